"""A database that goes away while the service is up, and comes back."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.servers import Postgres

from .serving import Client, Json, run, serving


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """One of its own, which may be stopped. It listens at a Unix socket."""
    with Postgres.started() as server:
        yield server


async def is_refused_everywhere(ada: Client, table: Json) -> None:
    """Neither read nor written, and whoever watches over the service hears of it."""
    move = {"seat": 0, "number": table["number"], "move": table["scene"]["legal"][0]}
    path = f"/api/tables/{table['id']}"
    for method, place, body in (
        ("POST", f"{path}/moves", move),
        ("GET", path, None),
        ("GET", "/api/tables", None),
        ("PUT", "/api/me", {"name": "Eve"}),
        ("POST", "/api/tables", {"game": "clans", "seats": [{"kind": "me"}, {"kind": "screen"}]}),
    ):
        assert (await ada.wrong(503, method, place, body))["code"] == "not-kept", f"{method} {place}"
    answer = await ada.ask("GET", "/healthz")
    assert (answer.status_code, answer.json()["status"]) == (503, "no-database")


def test_a_postgresql_that_restarts_is_waited_for(tmp_path: Path, postgres: Postgres) -> None:
    async def test() -> None:
        database = postgres.new_database
        url = await asyncio.to_thread(database)
        async with serving(tmp_path, database=url) as service, service.client() as ada:
            await ada.introduce("Ada")
            table = await ada.table()
            await asyncio.to_thread(postgres.stop)
            await is_refused_everywhere(ada, table)
            await asyncio.to_thread(postgres.start)
            assert (await ada.ask("GET", "/healthz")).status_code == 200
            assert (await ada.move(table))["number"] == table["number"] + 1

    run(test())


def test_a_file_that_is_removed_is_noticed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What is written to it would be gone with the last process that has it open."""
    file = tmp_path / "tables.sqlite"

    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            await ada.introduce("Ada")
            table = await ada.table()
            file.rename(tmp_path / "elsewhere")
            await is_refused_everywhere(ada, table)
            assert not file.exists(), "no new one is made in its place"
            (tmp_path / "elsewhere").rename(file)
            assert (await ada.ask("GET", "/healthz")).status_code == 200
            assert (await ada.move(table))["number"] == table["number"] + 1

    with caplog.at_level(logging.ERROR, "pangea"):
        run(test())
    assert "was removed while it was open" in caplog.text


def test_a_file_that_is_replaced_is_not_taken_for_the_old_one(tmp_path: Path) -> None:
    file, other = tmp_path / "tables.sqlite", tmp_path / "other"

    async def test() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            await ada.introduce("Ada")
            table = await ada.table()
            other.write_bytes(file.read_bytes())
            os.replace(other, file)
            await is_refused_everywhere(ada, table)

    run(test())
