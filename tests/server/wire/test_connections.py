"""Connections that are begun and not finished: they are closed in time, and keep nobody out."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from pangea.server.http.connections import Connection, ConnectionLimits, Connections, Stage, Why
from pangea.server.http.protocol import HEAD_BYTES
from pangea.server.running import raise_file_limit
from tests.patience import PATIENCE
from tests.processes import PIPE, finish, patient_with, started

from .serving import Json, LiveService, run, serving

FILES = 1024
HALF_SENT = 1100
LIMITED = f"""
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))
from pangea.cli import main
main()
"""
HALF_A_HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
HALF_A_BODY = (
    b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"name": '
)


@contextmanager
def serve_with_few_files(folder: Path) -> Iterator[tuple[int, Path]]:
    """`pangea serve`, which may open few files and can't change that: its port, and the file of its log."""
    environment = {**os.environ, "PANGEA_LANG": "en", "PANGEA_DATA": str(folder)}
    log = folder / "log.txt"
    program = [sys.executable, "-c", LIMITED, "serve", "--port", "0", "--log", "json", "--pace", "0"]
    with (
        log.open("w") as errors,
        started(program, environment=environment, stdout=PIPE, stderr=errors) as process,
    ):
        assert process.stdout is not None
        with patient_with(process, "says where it is"):
            port = int(process.stdout.readline().rpartition(":")[2])
        yield port, log
        process.terminate()
        finish(process)


def half_sent(stack: ExitStack, port: int, words: bytes) -> None:
    """A crowd, from addresses of its own, each of which begins a request and says no more."""
    for number in range(HALF_SENT):
        line = stack.enter_context(socket.socket())
        line.settimeout(PATIENCE)
        line.bind((f"127.0.1.{number % 10 + 1}", 0))
        line.connect(("127.0.0.1", port))
        with_luck_it_is_still_open(line, words)


def with_luck_it_is_still_open(line: socket.socket, words: bytes) -> None:
    try:
        line.sendall(words)
    except OSError:  # it has given way already
        line.close()


def plays(http: httpx.Client) -> None:
    """Somebody comes, sets up a table, and makes a move."""
    assert http.get("/healthz").json() == {"status": "well"}
    seats = [{"kind": "me"}, {"kind": "screen"}]
    wanted = {"game": "clans", "seats": seats, "shuffle": False}
    table: Json = http.post("/api/tables", json=wanted).json()
    made = {"seat": 0, "number": table["number"], "move": table["scene"]["legal"][0]}
    after = http.post(f"/api/tables/{table['id']}/moves", json=made).json()
    assert after["number"] == table["number"] + 1


def test_requests_that_are_half_sent_lock_nobody_out(tmp_path: Path) -> None:
    raise_file_limit(3 * HALF_SENT)  # they are ours as well
    with serve_with_few_files(tmp_path) as (port, log), ExitStack() as stack:
        for words in (HALF_A_HEAD, HALF_A_BODY):
            half_sent(stack, port, words)
            for address in ("127.0.0.1", "127.0.2.1"):
                transport = httpx.HTTPTransport(local_address=address)
                where = f"http://127.0.0.1:{port}"
                with httpx.Client(transport=transport, base_url=where, timeout=PATIENCE) as bystander:
                    plays(bystander)
    told = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    closed = [line for line in told if line["event"] == "connections-closed"]
    assert sum(line.get("full", 0) for line in closed) > 0
    assert all(line["open"] <= line["most"] < FILES for line in closed)
    assert not [line for line in told if line["level"] == "error"]


@asynccontextmanager
async def raw(
    service: LiveService, words: bytes
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection on which these words were sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", service.port)
    try:
        writer.write(words)
        await writer.drain()
        yield reader, writer
    finally:
        writer.close()


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (b"", b""),
        (HALF_A_HEAD, b"HTTP/1.1 408 "),
        (HALF_A_BODY, b"HTTP/1.1 408 "),
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_what_is_not_sent_in_time_is_not_waited_for(tmp_path: Path, words: bytes, answer: bytes) -> None:
    async def test() -> None:
        async with serving(tmp_path, head_seconds=0.1, body_seconds=0.1) as service:
            async with raw(service, words) as (reader, _):
                told = await reader.read()  # until the service closes it
            assert told.startswith(answer)
            assert bool(told) == bool(answer)
            if answer:
                assert json.loads(told.rpartition(b"\r\n")[2])["code"] == "too-slow"

    run(test())


def test_dripping_does_not_help(tmp_path: Path) -> None:
    """It counts when it began, not when something last came."""

    async def test() -> None:
        async with (
            serving(tmp_path, head_seconds=0.1) as service,
            raw(service, HALF_A_HEAD) as (reader, line),
        ):
            told = asyncio.create_task(reader.read())
            while not told.done():
                line.write(b"X: y\r\n")
                await asyncio.wait([told], timeout=0.05)
            with suppress(ConnectionResetError):  # the answer may be lost on somebody who does not listen
                assert (await told).startswith(b"HTTP/1.1 408 ")

    run(test())


@pytest.mark.parametrize("whole", [True, False], ids=["at once", "without end"])
def test_a_head_that_is_too_long(tmp_path: Path, whole: bool) -> None:
    async def test() -> None:
        end = b"\r\n\r\n" if whole else b""
        words = HALF_A_HEAD + b"X-Long: " + b"x" * HEAD_BYTES + end
        async with serving(tmp_path) as service, raw(service, words) as (reader, _):
            told = await reader.read()
            assert told.startswith(b"HTTP/1.1 431 ")
            assert json.loads(told.rpartition(b"\r\n")[2])["code"] == "long-head"

    run(test())


def test_a_connection_is_used_again_and_again(tmp_path: Path) -> None:
    async def test() -> None:
        whole = HALF_A_HEAD + b"\r\n"
        async with serving(tmp_path) as service, raw(service, whole + whole + HALF_A_BODY) as (reader, line):
            for _ in range(2):
                assert await reader.readline() == b"HTTP/1.1 200 OK\r\n"
                head = (await reader.readuntil(b"\r\n\r\n")).lower()
                await reader.readexactly(int(head.partition(b"content-length: ")[2].split()[0]))
            line.write(b'"Ada"' + b" " * 85 + b"}")
            assert await reader.readline() == b"HTTP/1.1 200 OK\r\n"

    run(test())


def test_pages_that_are_open_leave_room_for_requests(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, connections=16) as service, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(service.client())
            for _ in range(12):
                await stack.enter_async_context(ada.events())
            with pytest.raises(InvalidStatus) as caught:
                await stack.enter_async_context(ada.events())
            assert caught.value.response.status_code == 503
            assert json.loads(caught.value.response.body)["code"] == "full"
            await ada.right("GET", "/api/games")

    run(test())


def test_a_connection_of_a_page_that_is_closed_is_free_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, connections=16) as service, service.client() as ada:
            for _ in range(40):
                async with ada.events() as page:
                    await page.send("ping")
                    await page.next("pong")
            await ada.right("GET", "/api/games")

    run(test())


class Crowd:
    """Connections, and which of them were closed, and why."""

    def __init__(self, **limits: float) -> None:
        self.now = 0.0
        self.held = Connections(ConnectionLimits(**limits), lambda: self.now)  # type: ignore[arg-type]
        self.closed: list[tuple[str, Why]] = []

    def comes(self, name: str, address: str = "", is_proxy: bool = False) -> Connection | None:
        """A connection a second after the last; None if it is turned away."""
        self.now += 1
        line = Connection(address or name, is_proxy, lambda why: self.closed.append((name, why)))
        return line if self.held.admit(line) else None

    def came(self, name: str, stage: Stage, address: str = "") -> Connection:
        line = self.comes(name, address)
        assert line is not None
        self.held.move(line, stage)
        return line


def test_who_waits_longest_gives_way_first() -> None:
    crowd = Crowd(most=6)
    for name, stage in (
        ("answered", Stage.BUSY),
        ("unread", Stage.UNREAD),
        ("body", Stage.BODY),
        ("head", Stage.HEAD),
        ("idle", Stage.IDLE),
        ("idle later", Stage.IDLE),
    ):
        crowd.came(name, stage)
    for number in range(5):
        crowd.came(f"new {number}", Stage.BUSY)
    assert crowd.comes("one too many") is None
    assert [name for name, _ in crowd.closed] == ["idle", "idle later", "head", "body", "unread"]
    assert {why for _, why in crowd.closed} == {Why.FULL}
    assert crowd.held.closed == {Why.FULL: 5, Why.REFUSED: 1}
    assert len(crowd.held) == 6


def test_an_address_makes_room_for_itself() -> None:
    crowd = Crowd(most_of_address=2)
    crowd.came("other", Stage.IDLE)
    crowd.came("first", Stage.HEAD, "address")
    crowd.came("second", Stage.BUSY, "address")
    crowd.came("third", Stage.BUSY, "address")
    assert crowd.closed == [("first", Why.ADDRESS)]
    assert crowd.comes("fourth", "address") is None
    assert all(crowd.comes("through the proxy", "address", is_proxy=True) for _ in range(5))


def test_websockets_leave_room_for_requests() -> None:
    crowd = Crowd(most=4, most_of_address=1)
    sockets = [crowd.came(f"page {number}", Stage.BUSY, "address") for number in range(1)]
    assert crowd.held.becomes_socket(sockets[0])
    for _ in range(2):  # they do not count among the other connections of their address
        line = crowd.came("page", Stage.BUSY, "address")
        assert crowd.held.becomes_socket(line)
        sockets.append(line)
    last = crowd.came("page", Stage.BUSY, "address")
    assert not crowd.held.becomes_socket(last)
    crowd.held.leave(sockets[0])
    assert crowd.held.becomes_socket(last)
    assert crowd.closed == []


def test_nobody_is_waited_for_for_ever() -> None:
    crowd = Crowd(head_seconds=10, body_seconds=20, quiet_seconds=35)
    for stage in Stage:
        crowd.came(stage.name, stage)
    begun = crowd.now
    seen = []
    for seconds in (9, 15, 25, 40, 10**6):
        crowd.now = begun + seconds
        crowd.held.sweep()
        seen.append([name for name, _ in crowd.closed])
        crowd.closed.clear()
    assert seen == [["HEAD"], [], ["BODY", "UNREAD"], ["IDLE"], []]
