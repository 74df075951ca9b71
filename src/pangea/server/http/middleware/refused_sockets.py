"""A WebSocket that is refused before it was opened is answered with a status and a Trouble."""

from __future__ import annotations

from litestar.types import ASGIApp, Receive, Scope, Send

from pangea.server.http.errors import turn_away
from pangea.server.http.scopes import is_socket
from pangea.server.refusals import Refused


def refused_sockets(app: ASGIApp) -> ASGIApp:
    async def opened(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await app(scope, receive, send)
        except Refused as error:
            if not is_socket(scope):
                raise
            await turn_away(scope, send, error)

    return opened
