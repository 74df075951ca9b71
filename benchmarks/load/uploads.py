"""What a bystander waits for while a guest sends forged results, forged records or the same `watch` again.

The results are forged at the latest place that a check reaches: dealt right, legal, the right points, and the
last decision of a bot is another one. The bystander sends a right result and a right record, and opens a game
that they played at the service.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from benchmarks.load.attacks import ATTACKER, BYSTANDER, LONGEST_WAIT, Person, told, usual_service
from benchmarks.load.wire import Answered, Page

import pangea
from pangea.arena import daily
from pangea.core.match import Match
from pangea.server.tables.deals import DAYS_OPEN

FORGED = 18
"""Results or records that the attacker sends at the same time."""
SENT = 3
"""What the bystander sends of each kind before the attack, and during it."""
SOCKETS, WATCHES_A_SECOND, SECONDS = 150, 19, 10.0

Record = dict[str, Any]


async def results(folder: Path) -> None:
    """Results of the challenge of the day: from one guest, then from as many guests."""
    deal = _hardest_deal()
    print(f"results: {FORGED} forged ones of {deal.day}, {deal.game} between {deal.players}")
    forged = [_forged(deal, number) for number in range(FORGED)]
    await _attacked(folder, deal, f"/api/daily/{deal.day}", forged)


async def records(folder: Path) -> None:
    """Records whose last move is nonsense, on a board that the rules have to be interpreted for."""
    print(f"records: {FORGED} whose last move is nonsense")
    forged = [_nonsense() for _ in range(FORGED)]
    await _attacked(folder, _hardest_deal(), "/api/records", forged)


async def _attacked(folder: Path, deal: daily.Deal, path: str, forged: list[Record]) -> None:
    honest = (_played(deal, random.Random(-number)) for number in itertools.count(1))
    with usual_service(folder, str(folder / "uploads.sqlite")) as (port, _):
        await _send(Person(port, BYSTANDER), f"/api/daily/{deal.day}", next(honest))  # has the rules compiled
        bystander = _Bystander(port, deal, honest)
        await bystander.prepare()
        await bystander.wait("before")
        for who in ("one guest", f"{FORGED} guests of one address"):
            await bystander.prepare()
            async with _Attack(port, path, forged, one_guest=who == "one guest"):
                await bystander.wait(f"while {who} sends them")


class _Attack:
    """Everything that is forged is sent at once, and each once more as soon as it was answered."""

    def __init__(self, port: int, path: str, forged: list[Record], *, one_guest: bool) -> None:
        self._port, self._path, self._forged, self._one_guest = port, path, forged, one_guest

    async def __aenter__(self) -> None:
        people = [Person(self._port, ATTACKER) for _ in self._forged]
        for person in people[:1] if self._one_guest else people:
            await person.ask("PUT", "/api/me", {"name": "Mallory"})
        for person in people:
            person.line.cookie = person.line.cookie or people[0].line.cookie
        pairs = zip(people, self._forged, strict=True)
        self._tasks = [asyncio.create_task(self._go_on(person, record)) for person, record in pairs]
        await asyncio.sleep(1)

    async def __aexit__(self, *why: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _go_on(self, person: Person, record: Record) -> None:
        try:
            while True:
                await _send(person, self._path, record)
        finally:
            person.line.close()


async def _send(person: Person, path: str, record: Record) -> Any:
    with suppress(Answered):
        return await person.ask("POST", path, record)
    await asyncio.sleep(0)
    return None


class _Bystander:
    """Other visitors: a new guest at a new address for each result and record."""

    def __init__(self, port: int, deal: daily.Deal, honest: Iterator[Record]) -> None:
        self._port, self._deal, self._honest = port, deal, honest
        self._games: list[Record] = []
        self._host, self._tables = Person(port, BYSTANDER), list[str]()

    async def prepare(self) -> None:
        """Play what is sent and opened later."""
        self._games = [next(self._honest) for _ in range(SENT)]
        self._host = Person(self._port, BYSTANDER)
        self._tables = []
        for _ in range(SENT):
            table = await self._host.make("clans", [{"kind": "me"}, {"kind": "screen"}])
            await self._host.ask("POST", f"/api/tables/{table['id']}/end", {})
            self._tables.append(table["id"])
        self._host.line.close()

    async def wait(self, when: str) -> None:
        path = f"/api/daily/{self._deal.day}"
        told(f"{when}, a daily result waits", [await self._sends(path, game) for game in self._games])
        told(f"{when}, a record waits", [await self._sends("/api/records", _right()) for _ in self._games])
        told(f"{when}, one's own replay waits", [await self._opens(table) for table in self._tables])

    async def _sends(self, path: str, record: Record) -> float:
        person = Person(self._port, f"127.0.1.{next(_addresses)}")
        try:
            return await _seconds(person.ask("POST", path, record))
        finally:
            person.line.close()

    async def _opens(self, table: str) -> float:
        person = Person(self._port, BYSTANDER)
        person.line.cookie = self._host.line.cookie
        try:
            return await _seconds(person.ask("GET", f"/api/replays/{table}"))
        finally:
            person.line.close()


async def _seconds(asked: Any) -> float:
    begun = time.perf_counter()
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_WAIT):
            await asked
    return time.perf_counter() - begun


def _hardest_deal() -> daily.Deal:
    """Of the challenges that results are accepted for, the one with the most decisions of bots."""
    now = datetime.now(UTC).date()
    deals = [daily.deal_of(now - timedelta(ago)) for ago in range(DAYS_OPEN)]
    return max(deals, key=lambda deal: len(_decisions(deal, _played(deal, random.Random(0))["moves"])))


def _played(deal: daily.Deal, dice: random.Random) -> Record:
    """A right game of a deal, by somebody who plays anything."""
    match = _dealt(deal)
    while not match.is_over:
        match.play(dice.choice(match.legal()) if match.turn == deal.seat else daily.bot_move(deal, match))
    return dict(match.record())


def _forged(deal: daily.Deal, number: int) -> Record:
    """The same, but the last decision of a bot is another one; the points are those of this game."""
    dice = random.Random(1000 + number)
    moves = _played(deal, dice)["moves"]
    last = _decisions(deal, moves)[-1]
    match = _dealt(deal)
    while not match.is_over:
        at = len(match.moves)
        others = [move for move in match.legal() if at != last or move != moves[last]]
        match.play(moves[at] if at < last else dice.choice(others))
    return dict(match.record())


def _decisions(deal: daily.Deal, moves: list[str]) -> list[int]:
    """The numbers of the moves at which a bot had a choice."""
    match, found = _dealt(deal), []
    while not match.is_over:
        if match.turn != deal.seat and len(match.legal()) > 1:
            found.append(len(match.moves))
        match.play(moves[len(match.moves)])
    return found


def _dealt(deal: daily.Deal) -> Match:
    match = pangea.start(deal.game, deal.players, seed=deal.seed)
    match.let_nature_move()
    return match


_seeds, _addresses = itertools.count(1), itertools.count(1)


def _right() -> Record:
    """A record of Clans that nobody has sent yet."""
    return dict(_finished("clans", 2).record())


def _nonsense() -> Record:
    """A long record on a board that was brought along; its last move is nonsense."""
    match = _finished("trias", 5)
    content = dict(pangea.game("trias").board(None).content)
    record: Record = {**match.record(), "options": {"content": content}}
    del record["seed"]
    return {**record, "moves": [*record["moves"][:-1], "nonsense"]}


def _finished(game: str, players: int) -> Match:
    match, dice = pangea.start(game, players, seed=next(_seeds)), random.Random(next(_seeds))
    while not match.is_over:
        match.play(dice.choice(match.legal()))
    return match


async def watches(folder: Path) -> None:
    """Sockets that say the same `watch` again and again; how long the table's own players wait for a move."""
    print(f"watches: {SOCKETS} sockets, each with the same `watch` {WATCHES_A_SECOND} times a second")
    with usual_service(folder, str(folder / "watches.sqlite")) as (port, _):
        host = Person(port, BYSTANDER)
        table = await host.make("clans", [{"kind": "me"}, {"kind": "screen"}])
        told("before, a move waits", await _moves(host, table, 3))
        pages = [await Page.open(port, address=ATTACKER) for _ in range(SOCKETS)]
        flood = asyncio.create_task(_flood(pages, table["id"]))
        await asyncio.sleep(2)
        told("while they do, a move waits", await _moves(host, table, SECONDS))
        flood.cancel()
        for page in pages:
            page.close()


async def _flood(pages: list[Page], table: str) -> None:
    while True:
        begun = time.perf_counter()
        for page in pages:
            if page.why_closed is None:
                page.send({"type": "watch", "table": table})
        await asyncio.sleep(max(0.0, 1 / WATCHES_A_SECOND - (time.perf_counter() - begun)))


async def _moves(host: Person, table: Any, seconds: float) -> list[float]:
    waits, end = [], time.perf_counter() + seconds
    while time.perf_counter() < end:
        now = await host.ask("GET", f"/api/tables/{table['id']}")
        if not now["scene"]["legal"]:
            break
        seat, number = now["scene"]["turn"], now["number"]
        made = {"seat": seat, "number": number, "move": now["scene"]["legal"][0]}
        begun = time.perf_counter()
        await host.ask("POST", f"/api/tables/{table['id']}/moves", made)
        waits.append(time.perf_counter() - begun)
        await asyncio.sleep(0.2)
    return waits


UPLOADS = {"results": results, "records": records, "watches": watches}
