"""A WebSocket that is refused before it was opened is answered with a status and a Trouble, and logged."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar.datastructures import Headers
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from pangea.server.http.errors import as_refused, language_of, trouble
from pangea.server.http.middleware.identity import who_asks
from pangea.server.http.scopes import address_noted, is_socket
from pangea.server.observing import Figures, note
from pangea.server.refusals import Refused

FAULT = 1011
"""Why an open socket is closed: we can't go on, and it may come again."""


def refused_sockets(app: ASGIApp) -> ASGIApp:
    async def opened(scope: Scope, receive: Receive, send: Send) -> None:
        is_open = False

        async def watched(message: Message) -> None:
            nonlocal is_open
            await send(message)
            is_open = is_open or message["type"] == "websocket.accept"

        if not is_socket(scope):
            await app(scope, receive, send)
            return
        try:
            await app(scope, receive, watched)
        except ClientDisconnected:
            if not is_open:
                _note(scope, "gone")
        except Exception as error:  # noqa: BLE001
            why = as_refused(error)
            if is_open:
                await send(cast(Any, {"type": "websocket.close", "code": FAULT, "reason": why.code}))
            else:
                await turn_away(scope, send, why)

    return opened


async def note_unknown_path(error: Exception, scope: Scope) -> None:
    """Log a WebSocket for a path that has none. The framework refuses it before any middleware."""
    if is_socket(scope) and isinstance(error, HTTPException):
        _note(scope, as_refused(error).code)


async def turn_away(scope: Scope, send: Send, error: Refused) -> None:
    """Answer a WebSocket that is not opened as any other request is answered: with a status and a Trouble."""
    _note(scope, error.code)
    figures: Figures = scope["litestar_app"].state.figures
    figures.refused.labels(error.code).inc()
    lang = language_of(Headers.from_scope(scope).get("accept-language"))
    body = msgspec.json.encode(trouble(error, lang))
    answer: list[dict[str, Any]] = [{"type": "websocket.close", "code": 1008, "reason": error.code}]
    if "websocket.http.response" in (cast(Any, scope).get("extensions") or {}):
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        start = {"type": "websocket.http.response.start", "status": error.status, "headers": headers}
        answer = [start, {"type": "websocket.http.response.body", "body": body}]
    for message in answer:
        await send(cast(Any, message))


def _note(scope: Scope, why: str) -> None:
    person = who_asks(scope)
    who = person.id if person else None
    path = scope["raw_path"].decode("latin-1")
    note("socket-refused", path=path, why=why, who=who, address=address_noted(scope))
