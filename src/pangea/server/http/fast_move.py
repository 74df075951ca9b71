"""Moves, answered before the framework: most requests are moves, and it costs more than they do.

Only what is asked for in the usual form is answered here. Anything else goes the long way, where it is
refused in the right words. The route itself is in the document like any other.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from pangea.server.http.errors import read
from pangea.server.http.middleware.identity import who_acts
from pangea.server.http.socket import Subscribers
from pangea.server.messages.tables import MoveMade
from pangea.server.tables import acts

FAST = "fast"
"""Marks the route that has this shorter way."""
USUAL_SIZE = 1_000
"""Bytes that a body has at most here. A move takes a tenth, and no host allows less."""
_QUERY = re.compile(rb"(?:log_from=([0-9]{1,6})(?:&page=([A-Za-z0-9_-]{1,64}))?)?")
_MADE = msgspec.json.Decoder(MoveMade)
_encode = msgspec.json.Encoder().encode


def fast_move(app: ASGIApp) -> ASGIApp:
    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        if FAST not in scope["route_handler"].opt or not await _move(scope, receive, send):
            await app(scope, receive, send)

    return answered


async def _move(scope: Scope, receive: Receive, send: Send) -> bool:
    """Answer what is asked for in the usual form. What is not has not been read yet."""
    query = _QUERY.fullmatch(scope["query_string"])
    if query is None or not _has_a_body_of_usual_size(scope):
        return False
    content = await _received(receive)
    if content is None:
        return True  # whoever asked has gone
    made = read(content, _MADE)
    log_from, page = query.groups()
    subscribers: Subscribers = scope["litestar_app"].state.subscribers
    person = who_acts(scope)
    table = await acts.move(
        subscribers.tables, scope["path_params"]["table_id"], person, made, int(log_from or 0)
    )
    subscribers.answered(page.decode() if page else None, person, table)
    await _answer(send, _encode(table))
    return True


def _has_a_body_of_usual_size(scope: Scope) -> bool:
    """Is it said how long the body is, and is that little enough?"""
    size = next((value for name, value in scope["headers"] if name == b"content-length"), b"")
    return size.isdigit() and 0 < int(size) <= USUAL_SIZE


async def _received(receive: Receive) -> bytes | None:
    parts = []
    while True:
        message: Any = await receive()
        if message["type"] != "http.request":
            return None
        parts.append(message.get("body", b""))
        if not message.get("more_body"):
            return b"".join(parts)


async def _answer(send: Send, content: bytes) -> None:
    size = str(len(content)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", size)]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": content, "more_body": False})
