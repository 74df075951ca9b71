"""Real servers for the tests that need them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.servers import Place, Postgres, Redis


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres.started() as server:
        yield server


@pytest.fixture
def redis() -> Iterator[Redis]:
    with Redis.started() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a database of this name is: a new one each time."""
    if request.param == "sqlite":
        return lambda name: f"sqlite:///{tmp_path / name}.sqlite"
    server: Postgres = request.getfixturevalue("postgres")
    made: dict[str, str] = {}
    return lambda name: made.setdefault(name, server.new_database())
