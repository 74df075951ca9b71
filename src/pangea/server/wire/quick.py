"""Moves, answered at the door: most of what is asked are moves, and the framework costs more than they do.

Only what is asked for in the usual form is answered here. Anything else goes the long way, where it is
refused in the right words. The route itself is in the document like any other.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send

from pangea.server.messages import MoveMade
from pangea.server.tables import Tables
from pangea.server.wire import door
from pangea.server.wire.troubles import read

USUAL_SIZE = 1_000
"""Bytes. A move takes a tenth of it, and no host lets a body be smaller."""
_LOG_FROM = re.compile(rb"(?:log_from=([0-9]{1,6}))?")
_MADE = msgspec.json.Decoder(MoveMade)
_encode = msgspec.json.Encoder().encode


async def move(scope: Scope, receive: Receive, send: Send) -> bool:
    log_from = _LOG_FROM.fullmatch(scope["query_string"])
    if log_from is None or not _has_a_body_of_usual_size(scope):
        return False
    content = await _received(receive)
    if content is None:
        return True  # whoever asked has gone
    made = read(content, _MADE)
    tables: Tables = scope["litestar_app"].state.house.tables
    person = door.person_in(scope)
    table = await tables.move(scope["path_params"]["table_id"], person, made, int(log_from[1] or 0))
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
