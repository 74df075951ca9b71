"""Ids that can be nobody's, and which methods a route takes: settled before any handler is called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Litestar
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Receive, Scope, Send

from pangea.server.http.scopes import method_of, route_of
from pangea.server.refusals import is_id, no_such_bot, no_such_replay, no_such_table

_NONE_OF = {
    "table_id": lambda _: no_such_table(),
    "replay_id": lambda _: no_such_replay(),
    "bot_id": no_such_bot,
}


def paths(app: ASGIApp) -> ASGIApp:
    async def routed(scope: Scope, receive: Receive, send: Send) -> None:
        _must_be_ids(scope["path_params"])
        if method_of(scope) == "OPTIONS":
            await _say_what_is_allowed(scope, send)
        else:
            await app(scope, receive, send)

    return routed


def _must_be_ids(named: Mapping[str, Any]) -> None:
    """What can be nobody's id is not there: no database is asked for it."""
    for name, none in _NONE_OF.items():
        if name in named and not is_id(str(named[name])):
            raise none(str(named[name]))


async def _say_what_is_allowed(scope: Scope, send: Send) -> None:
    """The framework knows only the methods of the handler that was declared last."""
    headers = [(b"allow", _allowed_methods(scope["litestar_app"])[route_of(scope)])]
    await send({"type": "http.response.start", "status": 204, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


def _allowed_methods(app: Litestar) -> dict[str, bytes]:
    """What each route takes, by how the document writes it."""
    return {
        route.path_format: ", ".join(sorted(route.methods)).encode()
        for route in app.routes
        if isinstance(route, HTTPRoute)
    }
