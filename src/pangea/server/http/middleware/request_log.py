"""What the host of the service is told of each request: figures, and a line of the log."""

from __future__ import annotations

import time

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pangea.server.http.errors import as_refused
from pangea.server.http.middleware.identity import who_asks
from pangea.server.http.scopes import address_noted, is_socket, method_of, route_of
from pangea.server.observing import Figures, note


def request_log(app: ASGIApp) -> ASGIApp:
    async def observed(scope: Scope, receive: Receive, send: Send) -> None:
        if is_socket(scope):
            await app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, noted)
        except Exception as error:
            status = as_refused(error).status
            raise
        finally:
            _note(scope, status, time.perf_counter() - begun)

    return observed


def _note(scope: Scope, status: int, seconds: float) -> None:
    route, method = route_of(scope), method_of(scope)
    figures: Figures = scope["litestar_app"].state.figures
    figures.answered(method, route, status, seconds)
    if route.startswith("/api/"):
        person = who_asks(scope)
        note(
            "asked",
            method=method,
            path=scope["path"],
            status=status,
            ms=round(seconds * 1000, 1),
            who=person.id if person else None,
            address=address_noted(scope),
        )
