"""Real servers for the tests that need them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.servers import Postgres, Redis


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres.started() as server:
        yield server


@pytest.fixture
def redis() -> Iterator[Redis]:
    with Redis.started() as server:
        yield server
