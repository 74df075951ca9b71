"""What not everybody needs comes as an extra: asked for where it is used, and named where it is missing."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import Any

from pangea.core.errors import PangeaError

BRINGS = {
    "cli": ("typer", "rich"),
    "serve": ("litestar", "msgspec", "uvicorn", "sqlalchemy", "alembic", "aiosqlite", "prometheus_client"),
    "club": ("asyncpg", "redis"),
    "plots": ("matplotlib",),
    "ray": ("ray",),
    "research": ("gymnasium", "pettingzoo", "pyarrow"),
}
"""What each extra of pyproject.toml brings beside other extras, by the names of imports."""


class Missing(PangeaError, ImportError):
    """A library is not installed. `extra` is what brings it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__("core-missing", package=package, extra=extra)
        self.extra = extra


def needed(extra: str) -> None:
    """Go on if everything that an extra brings is there; whatever is missing is named at once."""
    for package in BRINGS[extra]:
        if find_spec(package) is None:
            raise Missing(package, extra)


def library(name: str, extra: str) -> Any:
    """A module of a library that comes with an extra of ours."""
    try:
        return importlib.import_module(name)
    except ImportError:
        raise Missing(name.partition(".")[0], extra) from None
