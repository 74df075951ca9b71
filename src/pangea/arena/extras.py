"""Libraries that not everybody needs: loaded when they are used, and named where they are missing."""

from __future__ import annotations

import importlib
from typing import Any

from pangea.core.errors import PangeaError


class Missing(PangeaError):
    """A library is not installed."""


def library(name: str, extra: str) -> Any:
    """A module of a library that comes with an extra of ours."""
    try:
        return importlib.import_module(name)
    except ImportError:
        package = name.partition(".")[0]
        raise Missing("arena-missing", package=package, extra=extra) from None
