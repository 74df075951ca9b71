"""What a bystander waits for while somebody else takes all they can get, with the usual limits.

Three attacks, each by one guest from one address. The bystander comes from another; what they wait for is
measured before the attack, during it and, for bots, after the service was started again.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.load.serving import memory_of, service
from benchmarks.load.wire import Answered, Line, Page

import pangea

ATTACKER, BYSTANDER = "127.0.0.2", "127.0.0.3"
LONGEST_WAIT = 60.0
"""Seconds after which whoever still waits gives up."""
TURNS = 3
"""Turns of each bot that the bystander plays with."""
TABLES_OF_BOTS, BOARDS, WATCHERS = 50, 40, 100
LARGEST_DRAWING = 900_000


@dataclass
class Person:
    """Somebody with a browser: asks again when told to wait."""

    port: int
    address: str
    line: Line = field(init=False)

    def __post_init__(self) -> None:
        self.line = Line(self.port, address=self.address)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        while True:
            try:
                return json.loads(await self.line.ask(method, path, body))
            except Answered as answered:
                if answered.status != 429 or answered.retry_after is None:
                    raise
                await asyncio.sleep(answered.retry_after)

    async def make(self, game: str, seats: list[dict[str, str]], **wanted: Any) -> Any:
        return await self.ask(
            "POST", "/api/tables", {"game": game, "seats": seats, "shuffle": False, **wanted}
        )

    async def page(self, *tables: str) -> Page:
        """A page that shows tables."""
        page = await Page.open(self.port, self.line.cookie, self.address)
        for table in tables:
            page.send({"type": "watch", "table": table})
        return page


async def waits_for_bot(port: int, level: str, game: str = "clans") -> list[float]:
    """How long somebody who plays with a bot of this level waits for each of its turns."""
    person = Person(port, BYSTANDER)
    table = await person.make(game, [{"kind": "me"}, {"kind": "bot", "level": level}])
    page = await person.page(table["id"])
    waits = []
    for _ in range(TURNS):
        table = await _until_ours(person, table)
        made = {"seat": 0, "number": table["number"], "move": table["scene"]["legal"][0]}
        table = await person.ask("POST", f"/api/tables/{table['id']}/moves", made)
        begun = time.perf_counter()
        table = await _until_ours(person, table)
        waits.append(time.perf_counter() - begun)
        if waits[-1] >= LONGEST_WAIT:
            break
    page.close()
    person.line.close()
    return waits


async def warm(port: int, *games: str) -> None:
    """Have everything compiled that a search in these games needs: on a new machine that takes minutes."""
    for game in games:
        while max(await waits_for_bot(port, "hunter", game)) >= LONGEST_WAIT:
            pass


async def _until_ours(person: Person, table: Any) -> Any:
    end = time.perf_counter() + LONGEST_WAIT
    while not table["scene"]["legal"] and table["status"] == "playing" and time.perf_counter() < end:
        await asyncio.sleep(0.1)
        table = await person.ask("GET", f"/api/tables/{table['id']}?eyes=0")
    return table


async def waits_for_answer(port: int, seconds: float) -> list[float]:
    """How long the simplest question takes to be answered, asked again and again."""
    person, waits = Person(port, BYSTANDER), []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        begun = time.perf_counter()
        await person.ask("GET", "/api/tables")
        waits.append(time.perf_counter() - begun)
        await asyncio.sleep(0.1)
    person.line.close()
    return waits


def told(what: str, waits: list[float]) -> None:
    most = max(waits)
    print(f"  {what}: " + (f"{most:.2f} s at most" if most < LONGEST_WAIT else f"not within {most:.0f} s"))


async def bots(folder: Path) -> None:
    """Fifty tables of five oracles each, all of them watched."""
    database = str(folder / "tables.sqlite")
    with usual_service(folder, database) as (port, _):
        print("bots: fifty tables of five oracles")
        await warm(port, "clans", "trias")
        await _ask_for_bots(port, "before")
        attacker = Person(port, ATTACKER)
        made = await _made(attacker, "trias", [{"kind": "bot", "level": "oracle"}] * 5, TABLES_OF_BOTS)
        page = await attacker.page(*made)
        await _ask_for_bots(port, f"with {len(made)} of them")
        page.close()
        attacker.line.close()
    with usual_service(folder, database) as (port, _):
        again = Person(port, ATTACKER)
        again.line.cookie = attacker.line.cookie
        page = await again.page(*made)
        await _ask_for_bots(port, "after a restart")
        page.close()
        again.line.close()


async def _ask_for_bots(port: int, when: str) -> None:
    for level in ("hatchling", "hunter"):
        told(f"{when}, a {level} moves after", await waits_for_bot(port, level))


async def _made(person: Person, game: str, seats: list[dict[str, str]], count: int) -> list[str]:
    """As many tables as the service will have, and no more than this."""
    tables = []
    for _ in range(count):
        try:
            tables.append((await person.make(game, seats))["id"])
        except Answered as answered:
            print(f"  after {len(tables)} tables the attacker hears: {_words_of(answered)}")
            break
    return tables


async def boards(folder: Path) -> None:
    """Forty boards, each a little different, each with a bot that searches."""
    with usual_service(folder, str(folder / "boards.sqlite")) as (port, process):
        print("boards: forty of them, each a little different")
        await warm(port, "clans", "planet")
        told("before, a hunter moves after", await waits_for_bot(port, "hunter"))
        before = memory_of(process)
        attacker, content = Person(port, ATTACKER), dict(pangea.game("clans").board(None).content)
        content.pop("drawing", None)
        seats, refused = [{"kind": "bot", "level": "hunter"}, {"kind": "bot", "level": "hunter"}], 0
        tables = []
        for number in range(BOARDS):
            try:
                table = await attacker.make("clans", seats, content=_changed(content, number))
            except Answered as answered:
                refused += 1
                if refused == 1:
                    print(f"  after {number} boards the attacker hears: {_words_of(answered)}")
            else:
                tables.append(table["id"])
        page = await attacker.page(*tables)
        for game in ("clans", "planet"):
            told(f"with {len(tables)} boards, a hunter of {game} moves after", await _hunter(port, game))
        grown = (memory_of(process) - before) / 1e6
        print(f"  the service grew by {grown:.0f} MB")
        page.close()
        attacker.line.close()


async def _hunter(port: int, game: str) -> list[float]:
    return await waits_for_bot(port, "hunter", game)


def _changed(content: dict[str, Any], number: int) -> dict[str, Any]:
    """The same board, with the terrains of two territories exchanged."""
    terrain = list(content["terrain"])
    pairs = [(a, b) for a in range(60) for b in range(a) if terrain[a] != terrain[b]]
    a, b = pairs[number]
    terrain[a], terrain[b] = terrain[b], terrain[a]
    return {**content, "terrain": terrain}


async def drawings(folder: Path) -> None:
    """A table with the largest drawing that is taken, a hundred watchers, and three moves."""
    with usual_service(folder, str(folder / "drawings.sqlite")) as (port, _):
        print("drawings: a hundred watchers of a large one")
        told("before, an answer comes after", await waits_for_answer(port, 3))
        attacker = Person(port, ATTACKER)
        table, size = await _with_a_large_drawing(attacker)
        asking = asyncio.create_task(waits_for_answer(port, 20))
        crowd = Crowd()
        for _ in range(WATCHERS):
            await crowd.join(port, table["id"])
        for _ in range(3):
            seat = table["scene"]["turn"]
            table = await attacker.ask("GET", f"/api/tables/{table['id']}?eyes={seat}")
            made = {"seat": seat, "number": table["number"], "move": table["scene"]["legal"][0]}
            table = await attacker.ask("POST", f"/api/tables/{table['id']}/moves", made)
        told(f"with a drawing of {size:,} bytes, an answer comes after", await asking)
        print(f"  until all was told, the watchers were sent {await crowd.all_heard() / 1e6:.1f} MB")
        attacker.line.close()


class Crowd:
    """Pages of people without a name, who watch a table."""

    def __init__(self) -> None:
        self._pages: list[Page] = []
        self._heard = 0

    async def join(self, port: int, table: str) -> None:
        page = await Page.open(port, address=ATTACKER)
        page.tell = self._hear
        page.send({"type": "watch", "table": table})
        self._pages.append(page)

    async def all_heard(self) -> int:
        """How many bytes they were sent, once they hear nothing more. They leave then."""
        before, end = -1, time.perf_counter() + LONGEST_WAIT
        while before < self._heard and time.perf_counter() < end:
            before = self._heard
            await asyncio.sleep(2)
        for page in self._pages:
            page.close()
        return self._heard

    def _hear(self, text: bytes) -> None:
        self._heard += len(text)


async def _with_a_large_drawing(person: Person) -> tuple[Any, int]:
    seats = [{"kind": "me"}, {"kind": "screen"}]
    size = LARGEST_DRAWING
    while True:
        content = _with_drawing(size)
        try:
            return await person.make("clans", seats, content=content), len(json.dumps(content))
        except Answered as answered:
            if size == LARGEST_DRAWING:
                print(f"  with {size:,} bytes the attacker hears: {_words_of(answered)}")
            size = size * 3 // 4


def _with_drawing(size: int) -> dict[str, Any]:
    """The usual board, with a coast of enough points that it takes about this many bytes."""
    content = dict(pangea.game("clans").board(None).content)
    outline = [[0, 0], [1, 0], [1, 1]]
    drawing = {"width": 100, "height": 100, "lakes": [], "rivers": []}
    drawing |= {"outlines": [outline] * 60, "places": [[0, 0]] * 60, "coast": []}
    room = size - len(json.dumps({**content, "drawing": drawing}))
    drawing["coast"] = [[0, 0]] * max(3, room // len("[0, 0], "))
    return {**content, "drawing": drawing}


def _words_of(answered: Answered) -> str:
    try:
        return str(json.loads(answered.text)["text"])
    except (ValueError, KeyError):
        return answered.text[:200]


@contextmanager
def usual_service(folder: Path, database: str) -> Iterator[tuple[int, int]]:
    with service(folder, database, {}) as (port, process, _):
        yield port, process


ATTACKS = {"bots": bots, "boards": boards, "drawings": drawings}
