"""Onlookers: somebody with a page that shows a table, who remembers every byte that is sent."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple

import httpx

from .serving import Client, Events, Json, LiveService

NO_MOVES = ("castle", "0 1 2", "?")


class Leak(AssertionError):
    """What was sent depends on something that these eyes may not know."""


class Known(NamedTuple):
    """What a page knows of a table: its log up to a move, and a number."""

    log: int
    number: int


class Answer(NamedTuple):
    status: int
    headers: list[tuple[str, str]]
    content: bytes


class Onlooker:
    """A pair of eyes: a seat's, or of somebody who watches."""

    def __init__(self, seat: int, client: Client, page: Events) -> None:
        self.seat, self.client, self._page = seat, client, page
        self.table: Json = None
        """The table as the page has it."""
        self._pages_there = 0

    @property
    def knows(self) -> Known:
        return Known(self.table["scene"]["moves"], self.table["number"])

    async def begins_to_watch(self, table_id: str, pages: int) -> None:
        """Until the page has heard that so many others are there, and nothing is on its way any more."""
        await self._page.send("watch", table=table_id, eyes=self.seat)
        while self.table is None or self._pages_there < pages:
            event = await self._page.next()
            if event["type"] == "table":
                self.table = event["table"]
                here = sum(bool(seat["here"]) for seat in self.table["seats"])
                self._pages_there = here + int(self.table["watchers"])
            elif event["type"] == "presence":
                assert set(event) == {"type", "table", "here", "watchers"}
                self._pages_there = len(event["here"]) + int(event["watchers"])
        await self.looks_again(Known(1, self.table["number"]))

    async def looks_again(self, known: Known) -> bytes:
        """What the page is told if it says that it knows no more than this."""
        await self._page.send("watch", table=self.table["id"], eyes=self.seat, **known._asdict())
        while True:
            told = await self._told()
            self.table = _table_in(told)
            scene = self.table["scene"]
            # If moves were taken back the log is told from its beginning.
            if scene["log"]["start"] == (known.log if known.log <= scene["moves"] else 0):
                return told

    async def is_told(self) -> list[bytes]:
        """What the page is sent because something happened: the table, and that it is its turn, if it is."""
        number = self.table["number"]
        told = await self._told()
        while _table_in(told)["number"] == number:  # a page may be told the same twice
            told = await self._told()
        self.table = _table_in(told)
        assert self.table["number"] == number + 1
        return [told, await self._is_told_its_turn()] if self.is_to_move else [told]

    async def _is_told_its_turn(self) -> bytes:
        while True:
            told = await self._told()
            if json.loads(told) == {"type": "turn", "table": self.table["id"], "your_turn": True}:
                return told
            assert _table_in(told)["number"] == self.table["number"]

    @property
    def is_to_move(self) -> bool:
        return self.table["status"] == "playing" and self.table["scene"]["turn"] in self.table["yours"]

    async def acts(self, act: str, **about: Json) -> Answer:
        """Do something at the table, for the number that the page knows."""
        made = {"seat": max(0, self.seat), "number": self.table["number"], **about}
        return await self._asks("POST", act, made)

    async def asks_for_all(self, moves: Sequence[str]) -> list[Answer]:
        """Whatever can be asked for without changing anything; these moves can't be made now."""
        is_over = self.table["status"] == "over"
        # When it is over everybody may look through all eyes: what those see is hidden from nobody.
        seats = [self.seat, -1, -2, 99] if is_over else range(-2, self.table["players"] + 1)
        return [
            await self._asks("GET"),
            await self._asks("GET", f"?log_from={self.knows.log - 1}"),
            *[await self._asks("GET", f"?eyes={seat}") for seat in seats],
            *[await self.acts("moves", move=move) for move in (*NO_MOVES, *moves)],
            await self.acts("moves", move=NO_MOVES[0], number=self.table["number"] + 1),
            await self.acts("hint"),
            await self.acts("answers", agree=True),
            await self.acts("return"),
            *([] if is_over else [await self._asks("POST", "rematch")]),
            await self._asks("POST", "join", {"seat": max(0, self.seat)}),
            await self._asks("GET", "record"),
            _answer(await self.client.ask("GET", "/api/tables")),
            _answer(await self.client.ask("GET", f"/api/replays/{self.table['id']}")),
        ]

    async def _asks(self, method: str, what: str = "", body: Json = None) -> Answer:
        path = f"/api/tables/{self.table['id']}"
        where = f"{path}{what}" if what.startswith("?") else f"{path}/{what}".rstrip("/")
        return _answer(await self.client.ask(method, where, body))

    async def _told(self) -> bytes:
        """The next thing that the page is told of the game: who came or went is none."""
        while True:
            told = await self._page.raw()
            if json.loads(told)["type"] != "presence":
                return told


@asynccontextmanager
async def somebody(service: LiveService, seat: int) -> AsyncIterator[Onlooker]:
    async with service.client() as client:
        await client.introduce(f"Somebody {seat}")
        async with client.events() as page:
            yield Onlooker(seat, client, page)


def must_be_equal(sent: object, true: object, what: str) -> None:
    if sent != true:
        raise Leak(f"{what}: in another world {sent!r}, in truth {true!r}")


def _table_in(told: bytes) -> Json:
    event = json.loads(told)
    assert event["type"] == "table", told
    return event["table"]


def _answer(answer: httpx.Response) -> Answer:
    headers = [(name, value) for name, value in answer.headers.items() if name != "date"]
    return Answer(answer.status_code, headers, answer.content)
