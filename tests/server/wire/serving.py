"""A service for one test: the real one, at a real port, in the test's own event loop."""

from __future__ import annotations

import asyncio
import json
import queue
import socket
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Protocol, Self

import httpx
from litestar import Litestar
from sqlalchemy import event
from websockets.asyncio.client import ClientConnection, connect

from pangea.server.app import create_app
from pangea.server.running import Server
from pangea.server.service import Service
from pangea.server.settings import ServerSettings
from tests.patience import PATIENCE, patience_until
from tests.server.dice import loaded_dice

Json = Any


class QuietServer(Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The signals are pytest's."""
        yield


class LiveService:
    """A service that listens on a port of this machine."""

    def __init__(self, app: Litestar, port: int) -> None:
        self.app, self.port = app, port
        self.address = f"http://127.0.0.1:{port}"

    @property
    def inside(self) -> Service:
        service: Service = self.app.state.service
        return service

    def client(self) -> Client:
        """Somebody with a browser of their own."""
        return Client(self)


class Place(Protocol):
    """Where a service is."""

    address: str
    port: int


class Client:
    def __init__(self, service: Place) -> None:
        self.service = service
        self.http = httpx.AsyncClient(base_url=service.address, timeout=PATIENCE, trust_env=False)
        self.id = ""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *why: object) -> None:
        await self.http.aclose()

    async def introduce(self, name: str) -> Client:
        self.id = (await self.right("PUT", "/api/me", {"name": name}))["id"]
        return self

    async def right(self, method: str, path: str, body: Json = None) -> Json:
        """Ask for something that must be answered."""
        answer = await self.ask(method, path, body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def wrong(self, status: int, method: str, path: str, body: Json = None, **headers: str) -> Json:
        """Ask for something that must be refused, with a Trouble that gives nothing away."""
        answer = await self.ask(method, path, body, **headers)
        return refused(answer, status)

    async def wrong_any(self, method: str, path: str, body: Json) -> Json:
        """The same, whichever 4xx it is."""
        answer = await self.ask(method, path, body)
        assert 400 <= answer.status_code < 500, f"{answer.status_code} {answer.text}"
        return refused(answer, answer.status_code)

    async def ask(self, method: str, path: str, body: Json = None, **headers: str) -> httpx.Response:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if isinstance(body, bytes):
            return await self.http.request(method, path, content=body, headers=named)
        return await self.http.request(method, path, json=body, headers=named)

    async def table(self, game: str = "clans", *seats: Json, **wanted: Json) -> Json:
        """A new table, seated as listed; usually for me and another seat on my screen."""
        chosen = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats or ("me", "screen")]
        body = {"game": game, "seats": chosen, "shuffle": False, **wanted}
        return await self.right("POST", "/api/tables", body)

    async def look(self, table: Json, eyes: int | None = None) -> Json:
        query = "" if eyes is None else f"?eyes={eyes}"
        return await self.right("GET", f"/api/tables/{table['id']}{query}")

    async def move(self, table: Json, move: str | None = None) -> Json:
        """Make a move of the seat to move, usually the first legal one."""
        seat = table["scene"]["turn"]
        seen = table if table["scene"]["eyes"] == seat else await self.look(table, seat)
        made = {"seat": seat, "number": table["number"], "move": move or seen["scene"]["legal"][0]}
        return await self.right("POST", f"/api/tables/{table['id']}/moves", made)

    @asynccontextmanager
    async def events(self, **headers: str) -> AsyncIterator[Events]:
        """The page's WebSocket, with the cookies of this browser."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        own = {**({"cookie": cookie} if cookie else {}), **dict(self.http.headers), **headers}
        named = {
            name.replace("_", "-"): value
            for name, value in own.items()
            if name in {"cookie", "authorization", "accept-language", "accept_language", "origin"}
        }
        address = f"ws://127.0.0.1:{self.service.port}/api/events"
        # Nobody is in a hurry: this end does not find the service dead because the machine is busy.
        patient: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None, "max_size": None}
        async with connect(address, additional_headers=named, proxy=None, **patient) as line:
            yield Events(line)


class Events:
    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    async def send(self, kind: str, **about: Json) -> None:
        await self.line.send(json.dumps({"type": kind, **about}))

    async def raw(self, awaited: str = "event") -> bytes:
        async with patience_until(f"the next {awaited} comes"):
            return await self.line.recv(decode=False)

    async def next(self, kind: str | None = None, when: Callable[[Json], bool] = lambda event: True) -> Json:
        """The next event, of a kind and with what is looked for, if that matters."""
        while True:
            event = json.loads(await self.raw(kind or "event"))
            if kind in (None, event["type"]) and when(event):
                return event


@asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[LiveService]:
    """The service, from when it answers until the test is done with it."""
    chosen = ServerSettings(
        **{
            "database": str(folder / "tables.sqlite"),
            "secret": "the secret of the tests",
            "pace": 0.0,
            **settings,
        }
    )
    app = create_app(chosen)
    with loaded_dice(), socket.create_server(("127.0.0.1", 0)) as line:
        opened = asyncio.Event()
        server = QuietServer(app, chosen, opened.set)
        running = asyncio.create_task(server.serve(sockets=[line]))
        waiting = asyncio.create_task(opened.wait())
        await asyncio.wait([running, waiting], return_when=asyncio.FIRST_COMPLETED)
        assert opened.is_set(), "the service did not start"
        try:
            yield LiveService(app, line.getsockname()[1])
        finally:
            server.should_exit = True
            await running


@contextmanager
def served(folder: Path, **settings: Any) -> Iterator[str]:
    """The service in a thread of its own, for tests that do not wait: its address."""
    addresses: queue.Queue[str] = queue.Queue()
    stop: list[Callable[[], object]] = []

    async def serve() -> None:
        done = asyncio.Event()
        loop = asyncio.get_running_loop()
        stop.append(lambda: loop.call_soon_threadsafe(done.set))
        async with serving(folder, **settings) as service:
            addresses.put(service.address)
            await done.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        yield addresses.get(timeout=PATIENCE)
    finally:
        stop[0]()
        thread.join()


@contextmanager
def unwritable(service: LiveService, *, pragma: str, back: str) -> Iterator[None]:
    """While SQLite itself refuses to write, on every connection of the service."""
    engines = [service.inside.store.engine.sync_engine, service.inside.store.ledger._writer.engine]  # type: ignore[attr-defined]
    said = [pragma]

    def set_up(connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {said[0]}")
        cursor.close()

    for engine in engines:
        event.listen(engine, "checkout", set_up)
    try:
        yield
    finally:
        said[0] = back


def refused(answer: httpx.Response, status: int) -> Json:
    """A refusal, which says why and gives nothing away."""
    assert answer.status_code == status, f"{answer.status_code} {answer.text}"
    trouble = answer.json()
    assert set(trouble) == {"code", "words", "text", "rule"}
    for inner in ("Traceback", "sqlalchemy", "sqlite", ".py", "site-packages", "NotImplemented"):
        assert inner not in answer.text
    return trouble


def run(test: Awaitable[None]) -> None:
    """Run a test that waits for something, but not for ever."""

    async def within_patience() -> None:
        async with patience_until("the test ends"):
            await test

    asyncio.run(within_patience())
