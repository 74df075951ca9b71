"""Many people who each play bots: what a service has to do where such games do not live in the page."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from dataclasses import dataclass, field

import msgspec
from benchmarks.load.serving import memory_of, work_of
from benchmarks.load.wire import Line, Page

CONSIDERS = 8.0
"""Seconds that a person thinks before a move, on average."""
MANY_AT_ONCE = 20


class Scene(msgspec.Struct):
    moves: int
    legal: list[str]


class Table(msgspec.Struct):
    id: str
    number: int
    status: str
    scene: Scene


class Event(msgspec.Struct):
    table: Table | str | None = None


_event, _table = msgspec.json.Decoder(Event), msgspec.json.Decoder(Table)


@dataclass
class Alone:
    """Somebody and two bots."""

    port: int
    game: str
    level: str
    dice: random.Random
    waits: list[float] = field(default_factory=list)
    """How long the bots took, for each move."""

    async def sit_down(self) -> None:
        self.line = Line(self.port)
        bot = {"kind": "bot", "level": self.level}
        wanted = {"game": self.game, "seats": [{"kind": "me"}, bot, bot], "shuffle": False}
        self.table = _table.decode(await self.line.ask("POST", "/api/tables", wanted))
        self.told = asyncio.Event()
        self.page = await Page.open(self.port, self.line.cookie)
        self.page.tell = self._hear
        self.page.send({"type": "watch", "table": self.table.id, "eyes": 0, "page": "page"})

    def _hear(self, text: bytes) -> None:
        table = _event.decode(text).table
        if isinstance(table, Table) and table.number >= self.table.number:
            self.table = table
            self.told.set()

    async def play(self) -> None:
        while self.table.status != "over":
            while not self.table.scene.legal and self.table.status != "over":
                self.told.clear()
                await self.told.wait()
            if self.table.status == "over":
                return
            await asyncio.sleep(self.dice.expovariate(1 / CONSIDERS))
            scene, begun = self.table.scene, time.perf_counter()
            made = {"seat": 0, "number": self.table.number, "move": self.dice.choice(scene.legal)}
            path = f"/api/tables/{self.table.id}/moves?log_from={scene.moves}&page=page"
            answer = _table.decode(await self.line.ask("POST", path, made))
            if answer.number >= self.table.number:
                self.table = answer
            while not self.table.scene.legal and self.table.status != "over":
                self.told.clear()
                await self.told.wait()
            self.waits.append(time.perf_counter() - begun)

    def close(self) -> None:
        self.line.close()
        self.page.close()


async def alone(port: int, process: int, *, game: str, level: str, count: int, seconds: float) -> None:
    """Let many people play for some seconds, and print what it came to."""
    before = memory_of(process)
    people = [Alone(port, game, level, random.Random(number)) for number in range(count)]
    for start in range(0, count, MANY_AT_ONCE):
        await asyncio.gather(*(person.sit_down() for person in people[start : start + MANY_AT_ONCE]))
    work, begun = work_of(process), time.perf_counter()
    playing = [asyncio.create_task(person.play()) for person in people]
    await asyncio.wait(playing, timeout=seconds)
    taken, work = time.perf_counter() - begun, work_of(process) - work
    for task in playing:
        task.cancel()
    waits = [wait for person in people for wait in person.waits]
    ranks = statistics.quantiles(waits, n=100)
    for person in people:
        person.close()
    print(f"{count} people with two bots each ({level}): {len(waits) / taken:.0f} of their moves a second")
    print(f"until the bots had answered: p50 {ranks[49]:.2f} s, p99 {ranks[98]:.2f} s")
    print(f"{work / taken:.2f} cores busy, {(memory_of(process) - before) / 1e6:.0f} MB more than before")
