"""The service under load: how many moves a second, how soon everybody sees them, and what a table costs.

    python benchmarks/service.py [--seconds 10] [--tables 150] [--rate 500] [--sockets 500] [--sleeping 500]
                                 [--postgres] [--game clans]
    python benchmarks/service.py --attack bots|boards|drawings|results|records|watches|all
    python benchmarks/service.py --alone 500 [--level hunter] [--seconds 60]

`pangea serve` runs as a process of its own, and this program is all its players: two people at each table,
each with a page, over HTTP and WebSockets on this machine. Moves are drawn at random, at a steady rate.
The time of a move is from when it is sent until the last page that shows the table has it. There must be
enough tables: games that are over are not begun again, and a game of Clans between two has some sixty moves.

With `--attack` the service has its usual limits and one guest takes all they can get; what is measured is
how long a bystander waits (load/attacks.py, load/uploads.py).

With `--alone` people play against bots (load/alone.py): at tables of the service, which such games no longer
need. In the page they cost the service nothing after the pages themselves.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import msgspec
import uvloop

sys.path.append(str(Path(__file__).parents[1]))

from benchmarks.load.alone import alone
from benchmarks.load.attacks import ATTACKS
from benchmarks.load.serving import memory_of, postgres, service, work_of
from benchmarks.load.uploads import UPLOADS
from benchmarks.load.wire import Line, Page

PATIENCE = 60
ALL_ATTACKS = {**ATTACKS, **UPLOADS}
LIMITS = {
    "PANGEA_REQUESTS_PER_SECOND": "1000000",
    "PANGEA_REQUESTS_PER_ADDRESS": "1000000",
    "PANGEA_BYTES_PER_DAY": "0",
    "PANGEA_SOCKETS_PER_ADDRESS": "1000000",
    "PANGEA_TABLES_PER_PERSON": "1000000",
}


class Scene(msgspec.Struct):
    moves: int
    turn: int
    legal: list[str]


class Table(msgspec.Struct):
    id: str
    number: int
    status: str
    yours: list[int]
    scene: Scene | None = None


class Event(msgspec.Struct):
    type: str
    table: Table | str | None = None


_event, _table = msgspec.json.Decoder(Event), msgspec.json.Decoder(Table)


@dataclass
class Game:
    """A table that is played by two scripts."""

    port: int
    name: str
    lines: list[Line] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)
    table: Table | None = None
    sent: dict[int, float] = field(default_factory=dict)
    seen: dict[int, int] = field(default_factory=dict)
    times: list[float] = field(default_factory=list)
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    made_for: int = -1
    """The number that the last move was made for: a page may be told of it once more."""
    is_over: bool = False

    async def begin(self) -> None:
        self.lines = [Line(self.port), Line(self.port)]
        wanted = {"game": self.name, "seats": [{"kind": "me"}, {"kind": "open"}], "shuffle": False}
        table = _table.decode(await self.lines[0].ask("POST", "/api/tables", wanted))
        await self.lines[1].ask("POST", f"/api/tables/{table.id}/join", {})
        for seat, line in enumerate(self.lines):
            page = await Page.open(self.port, line.cookie)
            page.tell = partial(self._told, seat)
            page.send({"type": "watch", "table": table.id, "eyes": seat, "page": f"page{seat}"})
            self.pages.append(page)

    def _told(self, seat: int, text: bytes) -> None:
        table = _event.decode(text).table
        if isinstance(table, Table):
            self._shown(seat, table)

    def _shown(self, seat: int, table: Table) -> None:
        """A page shows the table: an event told it, or the answer to its own move."""
        now = time.perf_counter()
        for number in [number for number in self.sent if number <= table.number]:
            self.seen[number] = self.seen.get(number, 0) | 1 << seat
            if self.seen[number] == 3:
                self.times.append(now - self.sent.pop(number))
                del self.seen[number]
        if table.status == "over":
            self.is_over = True
        elif table.scene and table.scene.legal and table.number > self.made_for:
            self.table = table
            self.ready.set()

    async def move(self, dice: random.Random) -> None:
        """Make a move of whoever is to move."""
        assert self.table is not None
        assert self.table.scene is not None
        self.ready.clear()
        scene, number = self.table.scene, self.table.number
        self.made_for = number
        self.sent[number + 1] = time.perf_counter()
        made = {"seat": scene.turn, "number": number, "move": dice.choice(scene.legal)}
        path = f"/api/tables/{self.table.id}/moves?log_from={scene.moves}&page=page{scene.turn}"
        self._shown(scene.turn, _table.decode(await self.lines[scene.turn].ask("POST", path, made)))

    def check(self) -> None:
        """A page that went away says why."""
        for page in self.pages:
            if page.why_closed is not None:
                raise page.why_closed

    def close(self) -> None:
        for wire in (*self.lines, *self.pages):
            wire.close()


@dataclass
class Played:
    """What came of playing: moves made, in how many seconds, how long each took, and what it all cost."""

    moves: int
    seconds: float
    times: list[float]
    service: float
    """Seconds of a core that the service worked; `players`: this program."""
    players: float


async def play(port: int, process: int, options: argparse.Namespace) -> Played:
    """Play at all tables at a steady rate."""
    dice = random.Random(1)
    games = [Game(port, options.game) for _ in range(options.tables)]
    for game in games:
        await game.begin()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(game.ready.wait() for game in games))
    service, players = work_of(process), time.process_time()
    begun, moves, moving = time.perf_counter(), 0, set[asyncio.Task[None]]()
    while (now := time.perf_counter()) - begun < options.seconds:
        for game in games:
            game.check()
        due = int((now - begun) * options.rate) - moves
        free = [game for game in games if game.ready.is_set() and not game.is_over]
        for game in dice.sample(free, min(due, len(free))):
            moving.add(asyncio.create_task(game.move(dice)))
            moves += 1
        moving = {task for task in moving if not task.done() or task.result() is not None}
        await asyncio.sleep(0.002)
    seconds = time.perf_counter() - begun
    await asyncio.gather(*moving)
    deadline = time.perf_counter() + PATIENCE
    while any(game.sent for game in games) and time.perf_counter() < deadline:  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    lost = sum(len(game.sent) for game in games)
    over = sum(game.is_over for game in games)
    if over > len(games) // 2:
        print(f"{over} games were over too soon: give it more --tables, or fewer --seconds", file=sys.stderr)
    if lost:
        raise RuntimeError(f"{lost} moves never reached a page")
    service, players = work_of(process) - service, time.process_time() - players
    for game in games:
        game.close()
    return Played(moves, seconds, [taken for game in games for taken in game.times], service, players)


async def hold(port: int, count: int) -> int:
    """Open this many sockets at once, ping each, and close them. How many answered."""
    pages = [await Page.open(port) for _ in range(count)]
    answers: list[bytes] = []
    for page in pages:
        page.tell = answers.append
        page.send({"type": "ping"})
    deadline = time.perf_counter() + PATIENCE
    while len(answers) < count and time.perf_counter() < deadline:  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    for page in pages:
        page.close()
    return answers.count(b'{"type":"pong"}')


async def sleep(port: int, name: str, count: int, process: int) -> float:
    """Make tables that nobody plays at. The bytes that the process grew by, for each."""
    line = Line(port)
    seats = {"game": name, "seats": [{"kind": "me"}, {"kind": "screen"}]}
    for _ in range(20):  # whatever is made once is made now
        await line.ask("POST", "/api/tables", seats)
    before = memory_of(process)
    for _ in range(count):
        await line.ask("POST", "/api/tables", seats)
    grown = memory_of(process) - before
    line.close()
    return grown / count


async def measure(options: argparse.Namespace, port: int, process: int) -> None:
    await warm(port, options.game, process)
    if options.alone:
        how = {"game": options.game, "level": options.level, "count": options.alone}
        await alone(port, process, **how, seconds=options.seconds)
        return
    grown = await sleep(port, options.game, options.sleeping, process)
    print(f"a sleeping table: {grown / 1000:.1f} kB, over {options.sleeping}")
    played = await play(port, process, options)
    moves, ranks = played.moves, statistics.quantiles(played.times, n=100)
    rate = moves / played.seconds
    print(f"{rate:.0f} moves a second at {options.tables} tables, of {options.rate:.0f} asked for")
    print(f"until everybody saw it: p50 {1000 * ranks[49]:.1f} ms, p99 {1000 * ranks[98]:.1f} ms")
    print(
        f"for each move {1000 * played.service / moves:.2f} ms of a core in the service, "
        f"{1000 * played.players / moves:.2f} ms in its players; load average {os.getloadavg()[0]:.1f}"
    )
    held = await hold(port, options.sockets)
    print(f"{held} sockets held; memory {memory_of(process) / 1e6:.0f} MB")


async def warm(port: int, name: str, process: int) -> None:
    """Ask for a first table, and wait until the rules are compiled: then the service has nothing to do."""
    line = Line(port)
    await line.ask("POST", "/api/tables", {"game": name, "seats": [{"kind": "me"}, {"kind": "screen"}]})
    line.close()
    deadline = time.perf_counter() + 10 * PATIENCE
    before = -1.0
    while work_of(process) - before > 0.05 and time.perf_counter() < deadline:
        before = work_of(process)
        await asyncio.sleep(1)


def attacked(wanted: str) -> None:
    for name, attack in ALL_ATTACKS.items():
        if wanted in (name, "all"):
            with tempfile.TemporaryDirectory() as folder:
                uvloop.run(attack(Path(folder)))


def main() -> None:
    asked = argparse.ArgumentParser(description="The service under load.")
    asked.add_argument("--seconds", type=float, default=10)
    asked.add_argument("--tables", type=int, default=150)
    asked.add_argument("--rate", type=float, default=500)
    asked.add_argument("--sockets", type=int, default=500)
    asked.add_argument("--sleeping", type=int, default=500)
    asked.add_argument("--game", default="clans")
    asked.add_argument("--postgres", action="store_true")
    asked.add_argument("--alone", type=int, metavar="PEOPLE", help="people who play against bots")
    asked.add_argument("--level", default="hunter", help="of these bots")
    asked.add_argument("--attack", choices=(*ALL_ATTACKS, "all"), help="what a bystander waits meanwhile")
    options = asked.parse_args()
    if options.attack:
        attacked(options.attack)
        return
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        database = (
            stack.enter_context(postgres(folder)) if options.postgres else str(folder / "tables.sqlite")
        )
        port, process, seconds = stack.enter_context(service(folder, database, LIMITS))
        print(f"{options.game}, {'PostgreSQL' if options.postgres else 'SQLite'}: open after {seconds:.1f} s")
        uvloop.run(measure(options, port, process))


if __name__ == "__main__":
    main()
