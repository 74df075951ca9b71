"""Many who watch one table: what they are sent, and who counts as being there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from pangea.core.content import MOST_BYTES
from pangea.server.store import Person
from pangea.server.tables import Tables, acts, encoded

from .serving import Events, Json, LiveService, run, serving
from .test_boards import largest

WATCHERS = 100
MOVES = 3
MOST_FOR_ARRIVING, MOST_FOR_A_MOVE = 20_000, 5_000
"""Bytes for a page that comes to a table of Clans as it begins, and for each move to one that follows it."""
MANY = {"requests_per_second": 100_000, "requests_per_address": 100_000, "sockets_per_address": 1_000}


class Watcher:
    """A page that counts what it is sent."""

    def __init__(self, page: Events) -> None:
        self.page = page
        self.bytes, self.kinds = 0, list[str]()
        self.here: set[int] = set()
        self.watchers = -1
        self.number = -1

    async def hear(self) -> Json:
        told = await self.page.raw()
        self.bytes += len(told)
        event = json.loads(told)
        self.kinds.append(event["type"])
        if event["type"] == "table":
            self.number, self.watchers = event["table"]["number"], event["table"]["watchers"]
            self.here = {seat["seat"] for seat in event["table"]["seats"] if seat["here"]}
        elif event["type"] == "presence":
            self.here, self.watchers = set(event["here"]), event["watchers"]
        return event

    async def until(self, *, number: int = -1, watchers: int = -1) -> None:
        while self.number < number or (watchers >= 0 and self.watchers != watchers):
            await self.hear()

    async def settled(self) -> None:
        """Until what was on its way has come."""
        await self.page.send("ping")
        while (await self.hear())["type"] != "pong":
            pass


@asynccontextmanager
async def watching(service: LiveService, table: Json, count: int) -> AsyncIterator[list[Watcher]]:
    """Pages of people whom nobody knows, when all of them know of all."""
    async with AsyncExitStack() as stack:
        pages = []
        for _ in range(count):
            client = await stack.enter_async_context(service.client())
            pages.append(Watcher(await stack.enter_async_context(client.events())))
        for page in pages:
            await page.page.send("watch", table=table["id"])
        await asyncio.gather(*(page.until(number=table["number"], watchers=count) for page in pages))
        for page in pages:
            await page.settled()
        yield pages


def test_a_hundred_watchers_are_sent_little_and_the_board_never(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    encode = encoded._encode

    def counted(event: Any) -> bytes:
        written.append(1)
        return encode(event)

    async def watch() -> None:
        async with serving(tmp_path, **MANY) as service, service.client() as ada:
            table = await ada.table("clans", content=largest())
            async with watching(service, table, WATCHERS) as pages:
                sent = sum(page.bytes for page in pages)
                assert sent < WATCHERS * MOST_FOR_ARRIVING < WATCHERS * MOST_BYTES / 10, sent
                monkeypatch.setattr(encoded, "_encode", counted)
                for _ in range(MOVES):
                    table = await ada.move(table)
                    await asyncio.gather(*(page.until(number=table["number"]) for page in pages))
                followed = sum(page.bytes for page in pages) - sent
                assert followed < WATCHERS * MOVES * MOST_FOR_A_MOVE, followed
                assert len(written) == MOVES, "all watchers are told the same: it is written once"

    run(watch())


def test_who_comes_to_watch_is_told_the_table_and_others_only_that_they_came(tmp_path: Path) -> None:
    async def come() -> None:
        async with serving(tmp_path, **MANY) as service, service.client() as ada:
            await ada.introduce("Ada")
            # On a board of its own: where rules are compiled meanwhile, pages are told the table once more.
            table = await ada.table("clans", content=largest())
            async with ada.events() as line:
                hers = Watcher(line)
                await line.send("watch", table=table["id"], eyes=0)
                await hers.until(number=table["number"])
                assert hers.here == {0, 1}
                hers.kinds.clear()
                async with watching(service, table, 20) as pages:
                    assert [page.kinds.count("table") for page in pages] == [1] * 20
                    await hers.until(watchers=20)
                    await hers.settled()
                    assert set(hers.kinds) == {"presence", "pong"}
                    assert hers.kinds.count("presence") < 20
                    assert hers.here == {0, 1}
                await hers.until(watchers=0)
                assert "table" not in hers.kinds

    run(come())


def test_a_player_who_comes_and_goes_is_told_of_as_here_and_away(tmp_path: Path) -> None:
    async def come() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as bob:
            table = await ada.table("clans", "me", "open")
            await bob.right("POST", f"/api/tables/{table['id']}/join", {})
            async with ada.events() as line:
                hers = Watcher(line)
                await line.send("watch", table=table["id"], eyes=0)
                await hers.until(number=table["number"])
                async with bob.events() as his:
                    await his.send("watch", table=table["id"], eyes=1)
                    while hers.here != {0, 1}:
                        await hers.hear()
                while hers.here != {0}:
                    await hers.hear()
                assert hers.watchers == 0

    run(come())


def test_who_is_not_let_in_is_not_there(tmp_path: Path) -> None:
    """Somebody who tries the id of a private table, or of none, counts nowhere and is told nothing."""

    async def try_it() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as eve:
            table = await ada.table(private=True)
            presence = service.inside.tables.presence
            async with eve.events() as page, ada.events() as hers:
                for table_id in (table["id"], "nosuchtable2"):
                    await page.send("watch", table=table_id)
                    assert (await page.next())["type"] == "trouble"
                    assert not presence.is_visited(table_id)
                await hers.send("watch", table=table["id"])
                await hers.next("presence", lambda event: event["here"] == [0, 1])
                await page.send("ping")
                assert (await page.next())["type"] == "pong", "who else is there is private, too"
                await page.send("watch", table=table["id"], invite=table["invite"])
                await page.next("table")
                await hers.next("presence", lambda event: event["watchers"] == 1)
                # A word that is none shuts the door again.
                await page.send("watch", table=table["id"], invite="abracadabra")
                await page.next("trouble")
                await hers.next("presence", lambda event: event["watchers"] == 0)

    run(try_it())


def test_who_waits_at_the_door_hears_nothing_of_who_is_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even if somebody comes while it is looked up whether they may watch."""

    async def wait_at_the_door() -> None:
        async with serving(tmp_path) as service, service.client() as ada, service.client() as eve:
            await eve.introduce("Eve")
            table = await ada.table(private=True)
            asked, answer = asyncio.Event(), asyncio.Event()
            admit = acts.admit

            async def slowly(tables: Tables, table_id: str, person: Person | None, invite: str | None) -> int:
                if person is not None and person.id == eve.id:
                    asked.set()
                    await answer.wait()
                return await admit(tables, table_id, person, invite)

            monkeypatch.setattr(acts, "admit", slowly)
            async with eve.events() as page, ada.events() as hers:
                await page.send("watch", table=table["id"])
                await asked.wait()
                await hers.send("watch", table=table["id"])
                await hers.next("presence", lambda event: event["here"] == [0, 1])
                answer.set()
                await page.send("ping")
                kinds = {(await page.next())["type"] for _ in range(2)}
                assert kinds == {"pong", "trouble"}
                await page.send("ping")
                assert (await page.next())["type"] == "pong"

    run(wait_at_the_door())


def test_the_same_watch_again_takes_no_lock_and_sends_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def watch() -> None:
        async with serving(tmp_path, **MANY) as service, service.client() as ada:
            table = await ada.table("clans", content=largest())
            async with watching(service, table, 3) as pages:
                open_tables = service.inside.tables.referee.open_tables
                locked: list[str] = []
                lock = open_tables.lock

                def counted(table_id: str) -> asyncio.Lock:
                    locked.append(table_id)
                    return lock(table_id)

                monkeypatch.setattr(open_tables, "lock", counted)
                for page in pages:
                    page.kinds.clear()
                    for _ in range(20):
                        await page.page.send("watch", table=table["id"])
                        await page.settled()
                assert locked == []
                assert {kind for page in pages for kind in page.kinds} <= {"pong", "presence"}
                # What differs is looked at, and so is what the page may have missed.
                await pages[0].page.send("watch", table=table["id"], number=0)
                while (await pages[0].hear())["type"] != "table":
                    pass
                assert locked

    run(watch())


def test_a_page_that_missed_an_answer_is_told_although_it_asks_as_before(tmp_path: Path) -> None:
    async def watch() -> None:
        async with serving(tmp_path) as service, service.client() as ada:
            await ada.introduce("Ada")
            table = await ada.table("clans", content=largest())
            async with ada.events() as line:
                asked = {"table": table["id"], "eyes": 0, "number": table["number"], "page": "hers"}
                await line.send("watch", **asked)
                await line.next("table")
                made = {"seat": 0, "number": table["number"], "move": table["scene"]["legal"][0]}
                path = f"/api/tables/{table['id']}/moves?page=hers"
                answer = await ada.right("POST", path, made)
                await line.send("watch", **asked)
                told = await line.next("table")
                assert told["table"]["number"] == answer["number"]

    run(watch())
