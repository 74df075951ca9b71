"""A WebSocket that is not opened is answered, and logged once: by whom, for which path, and why."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from pangea.server.http.accounts import Accounts
from pangea.server.http.middleware import refused_sockets
from pangea.server.http.protocol import GuardedSocket

from .serving import LiveService, run, serving

Noted = list[Mapping[str, Any]]


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> Noted:
    """What the service logs of sockets that it refuses."""
    found: Noted = []
    monkeypatch.setattr(
        refused_sockets, "note", lambda event, **about: found.append({"event": event, **about})
    )
    return found


async def status_of(service: LiveService, path: str = "/api/events", **headers: str) -> int:
    """Return the status that a refused WebSocket is answered with."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    with pytest.raises(InvalidStatus) as caught:
        async with connect(f"ws://127.0.0.1:{service.port}{path}", additional_headers=named, proxy=None):
            pass
    return caught.value.response.status_code


def test_each_is_answered_and_logged_once(
    tmp_path: Path, noted: Noted, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with serving(tmp_path, sockets_per_address=1) as service, service.client() as ada:
            await ada.introduce("Ada")
            cookie = f"pangea={ada.http.cookies['pangea']}"
            assert await status_of(service, authorization="Bearer guess") == 401
            assert await status_of(service, cookie=cookie, origin="https://evil.example") == 403
            assert await status_of(service, "/api//events") in {403, 404}
            for path in ("/nowhere", "/", "/api/games", "/api/nowhere"):
                assert await status_of(service, path, cookie=cookie) in {403, 404, 405}
            async with ada.events() as page:
                await page.send("ping")
                await page.next("pong")
                assert await status_of(service, cookie=cookie) == 429

        reasons = [(line["path"], line["why"], line["who"]) for line in noted]
        assert reasons[0] == ("/api/events", "unknown-token", None)
        assert reasons[1][:2] == ("/api/events", "elsewhere")
        assert [path for path, _, _ in reasons[2:7]] == [
            "/api//events",
            "/nowhere",
            "/",
            "/api/games",
            "/api/nowhere",
        ]
        assert reasons[7] == ("/api/events", "too-many-pages", ada.id)
        assert len(reasons) == 8
        assert {line["address"] for line in noted} == {"127.0.0.1"}
        assert not [record for record in caplog.records if record.name == "uvicorn.error"]

    with caplog.at_level(logging.WARNING, "uvicorn.error"):
        run(test())


def test_a_database_that_does_not_answer_refuses_with_503(
    tmp_path: Path, noted: Noted, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise OperationalError("SELECT", {}, Exception("gone"))

    async def test() -> None:
        async with serving(tmp_path) as service:
            monkeypatch.setattr(Accounts, "who", broken)
            assert await status_of(service) == 503
        assert [(line["path"], line["why"]) for line in noted] == [("/api/events", "not-kept")]
        assert not [record for record in caplog.records if record.name == "uvicorn.error"]

    with caplog.at_level(logging.WARNING, "uvicorn.error"):
        run(test())


def test_a_client_that_is_gone_before_it_was_let_in_is_logged(
    tmp_path: Path, noted: Noted, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    came, gone, logged = asyncio.Event(), asyncio.Event(), asyncio.Event()
    usual, usually_lost = Accounts.who, GuardedSocket.connection_lost

    async def slow(*asked: Any) -> Any:
        came.set()
        await gone.wait()
        return await usual(*asked)

    def note(event: str, **about: Any) -> None:
        noted.append({"event": event, **about})
        logged.set()

    def lost(protocol: GuardedSocket, why: Exception | None) -> None:
        usually_lost(protocol, why)
        gone.set()

    async def test() -> None:
        async with serving(tmp_path) as service:
            monkeypatch.setattr(refused_sockets, "note", note)
            monkeypatch.setattr(Accounts, "who", slow)
            monkeypatch.setattr(GuardedSocket, "connection_lost", lost)
            _, writer = await asyncio.open_connection("127.0.0.1", service.port)
            head = (
                f"GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:{service.port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            writer.write(head.encode())
            await came.wait()
            sockets = service.app.state.figures.sockets._value.get()
            writer.transport.abort()
            await logged.wait()
            assert service.app.state.figures.sockets._value.get() == sockets
        assert [(line["path"], line["why"]) for line in noted] == [("/api/events", "gone")]
        assert not [record for record in caplog.records if record.name == "uvicorn.error"]

    with caplog.at_level(logging.WARNING, "uvicorn.error"):
        run(test())
