"""One guest with many tables of strong bots, over the real wire: everybody else's bots go on moving."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Self

import pytest

from tests.server import servers
from tests.server.servers import Nursery

from .serving import Client, Json, run

TABLES = 20
ORACLE = {"kind": "bot", "level": "oracle"}
A_FEW = 3
"""Turns of the attacker that may end before somebody else's begins: one is under way, one may just begin."""


class Address:
    """Where a service in another process is now."""

    def __init__(self, service: servers.Service) -> None:
        assert service.address is not None
        self.address, self.port = service.address, int(service.address.rpartition(":")[2])


class Somebody(Client):
    """A client that finds the service again after a restart: it has another port then."""

    @classmethod
    def at(cls, service: servers.Service) -> Self:
        return cls(Address(service))

    def comes_back(self, service: servers.Service) -> None:
        self.service = Address(service)
        self.http.base_url = self.service.address


class Flood:
    """Tables of bots alone, all shown by a page, so that none of them sleeps."""

    def __init__(self, mallory: Somebody, database: Path) -> None:
        self._mallory, self._database = mallory, database
        self._tables: list[str] = []

    async def rise(self) -> None:
        for _ in range(TABLES):
            table = await self._mallory.table("clans", *[ORACLE] * 4)
            self._tables.append(table["id"])

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """While its bots want to move, and the first of them has."""
        async with self._mallory.events() as page:
            for table in self._tables:
                await page.send("watch", table=table, eyes=-1, log=0, number=-1)
            before = self.moves()
            await page.next("table", when=lambda _: self.moves() > before)
            reading = asyncio.create_task(page.next(when=lambda _: False))
            try:
                yield
            finally:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)

    def moves(self) -> int:
        with closing(sqlite3.connect(self._database)) as connection:
            marks = ", ".join("?" * len(self._tables))
            wanted = f"SELECT count(*) FROM entries WHERE kind = 'moved' AND table_id IN ({marks})"
            return int(connection.execute(wanted, self._tables).fetchone()[0])


async def answered(ada: Somebody, table: Json, flood: Flood) -> int:
    """How many turns of the flood ended between a move of a bystander and a bot's answer to it."""
    async with ada.events() as page:
        await page.send("watch", table=table["id"], eyes=0, log=0, number=-1)
        await page.next("table")
        before = flood.moves()
        moved = await ada.move(await ada.look(table, 0))
        await page.next("table", when=lambda event: event["table"]["number"] > moved["number"])
        return flood.moves() - before


@pytest.mark.parametrize("end", [servers.Service.stop, servers.Service.kill], ids=["stopped", "killed"])
def test_nobody_waits_for_an_attackers_bots(tmp_path: Path, end: Callable[[servers.Service], None]) -> None:
    """Neither while it goes on, nor when the service was restarted in the middle of it."""
    database = tmp_path / "tables.sqlite"

    async def attack(service: servers.Service) -> None:
        async with Somebody.at(service) as mallory, Somebody.at(service) as ada:
            await mallory.introduce("Mallory")
            await ada.introduce("Ada")
            flood = Flood(mallory, database)
            await flood.rise()
            levels = ("hatchling", "hunter")
            mine = [await ada.table("clans", "me", {"kind": "bot", "level": level}) for level in levels]
            async with flood.watched():
                waited = [await answered(ada, table, flood) for table in mine]
            end(service)
            service.start()
            for somebody in (mallory, ada):
                somebody.comes_back(service)
            async with flood.watched():
                waited += [await answered(ada, table, flood) for table in mine]
            assert max(waited) <= A_FEW

    with Nursery.opened() as nursery:
        service = servers.Service(nursery, tmp_path, str(database))
        service.start()
        try:
            run(attack(service))
        finally:
            service.kill()
