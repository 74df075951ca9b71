"""HTTP as the server speaks it, with an eye on those who do not finish what they begin.

Uvicorn reads a request for as long as its client likes to send it. Here every connection is known to
`Connections`, which closes it when it takes too long or when its place is needed.
"""

from __future__ import annotations

import asyncio
import socket
from functools import cache
from http import HTTPStatus
from typing import Any, cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from pangea.core.words import ENGLISH
from pangea.server.http.addresses import UNKNOWN, Proxies, counted, plain
from pangea.server.http.connections import Connection, Connections, Stage, Why
from pangea.server.http.errors import TOO_SLOW, trouble
from pangea.server.http.middleware.headers import HEADERS
from pangea.server.refusals import UNABLE, Refused

HEAD_BYTES = 32_768
"""The longest head of a request. Browsers send a tenth of it."""
MILLISECONDS_UNREAD = 60_000
"""After this long without a sign that it receives, the system takes a client for dead."""
HEAD_TOO_LONG = 431
_CODES = {TOO_SLOW: "too-slow", HEAD_TOO_LONG: "long-head", UNABLE: "full"}
"""Each code has its message, server-<code>."""


class GuardedState(ServerState):
    """What all connections of a server share."""

    def __init__(self, held: Connections, proxies: Proxies) -> None:
        super().__init__()
        self.held, self.proxies = held, proxies


class GuardedHttp(HttpToolsProtocol):
    """A connection that does not outstay its welcome."""

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._state: GuardedState = server_state
        self._line: Connection = cast(Connection, None)
        self._receiving: Stage | None = Stage.HEAD
        self._answering = 0
        self._head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        _give_up_on_the_dead(transport)
        self.client = _plain(self.client)
        host = self.client[0] if self.client else UNKNOWN
        self._line = Connection(counted(host), host in self._state.proxies, self._give_way)
        if not self._state.held.admit(self._line):
            self._close_with(UNABLE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._state.held.leave(self._line)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._receiving is Stage.HEAD:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES:
                self._close_with(HEAD_TOO_LONG)
        self._settle()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._receiving, self._head_bytes = Stage.HEAD, 0

    def on_headers_complete(self) -> None:
        if sum(len(name) + len(value) for name, value in self.headers) + len(self.url) > HEAD_BYTES:
            self.app = cast(Any, _long_head)
        existing = self.cycle
        super().on_headers_complete()
        self._receiving = Stage.BODY
        if self.cycle is not existing:  # else it will be a WebSocket
            self._answering += 1

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._receiving = None

    def on_response_complete(self) -> None:
        self._answering -= 1
        super().on_response_complete()
        self._settle()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._settle()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._settle()

    def handle_websocket_upgrade(self) -> None:
        if not self._state.held.becomes_socket(self._line):
            self._close_with(UNABLE)
            return
        super().handle_websocket_upgrade()
        cast(GuardedSocket, self.transport.get_protocol()).line = self._line

    def _settle(self) -> None:
        """Tell what the connection is about now."""
        self._state.held.move(self._line, self._stage())

    def _stage(self) -> Stage:
        if self._answering > 1 or (self._answering and self._receiving is not Stage.BODY):
            return Stage.UNREAD if self.flow.write_paused else Stage.BUSY
        return Stage.IDLE if self._receiving is None else self._receiving

    def _give_way(self, why: Why) -> None:
        stage = self._line.stage
        nothing_asked = stage is Stage.IDLE or (stage is Stage.HEAD and not self._head_bytes)
        answered = stage is Stage.BODY and (self.cycle.response_started or self.cycle.response_complete)
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # it would wait until somebody reads the rest
        elif nothing_asked or answered:
            self.transport.close()
        else:
            self._close_with(TOO_SLOW if why in {Why.SLOW_HEAD, Why.SLOW_BODY} else UNABLE)

    def _close_with(self, status: int) -> None:
        body = _body(status)
        head = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}"]
        head += [f"{name.decode()}: {value.decode()}" for name, value in _headers(status)]
        self.transport.write("\r\n".join([*head, "", ""]).encode() + body)
        self.transport.close()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is counted among the connections."""

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._held: Connections = server_state.held
        self.line: Connection | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = _plain(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.line is not None:
            self._held.leave(self.line)
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        if self.transport.is_closing() and not self.handshake_complete:
            raise ClientDisconnected  # Uvicorn would accept for a client that is gone, and wait
        await super().send(message)
        # Uvicorn takes a refusal that was answered with a status for a handshake that was forgotten.
        self.handshake_complete = self.handshake_complete or self.close_sent


async def _long_head(_scope: Any, _receive: Any, send: Any) -> None:
    """Answers in place of the service, which should not see such a head."""
    await send({"type": "http.response.start", "status": HEAD_TOO_LONG, "headers": _headers(HEAD_TOO_LONG)})
    await send({"type": "http.response.body", "body": _body(HEAD_TOO_LONG)})


@cache
def _body(status: int) -> bytes:
    """Why it was refused. In which language is not known; a page says it in its own."""
    code = _CODES[status]
    return msgspec.json.encode(trouble(Refused(status, code, f"server-{code}"), ENGLISH))


@cache
def _headers(status: int) -> list[tuple[bytes, bytes]]:
    return [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(_body(status))).encode()),
        (b"connection", b"close"),
        *([(b"retry-after", b"1")] if status == UNABLE else []),
        *((name.encode(), value.encode()) for name, value in HEADERS.items()),
    ]


def _plain(client: tuple[str, int] | None) -> tuple[str, int] | None:
    return (plain(client[0]), client[1]) if client else None


def _give_up_on_the_dead(transport: asyncio.Transport) -> None:
    """Have the system end a connection whose client receives nothing: an answer would be kept for ever."""
    line = transport.get_extra_info("socket")
    option = getattr(socket, "TCP_USER_TIMEOUT", None)  # Linux has it
    if line is not None and option is not None and line.family in {socket.AF_INET, socket.AF_INET6}:
        line.setsockopt(socket.IPPROTO_TCP, option, MILLISECONDS_UNREAD)
