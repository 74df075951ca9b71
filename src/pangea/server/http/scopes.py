"""What is read off the scope of a request: where it comes from, how it is asked, and which route it takes."""

from __future__ import annotations

from typing import Any, cast

from litestar.enums import ScopeType
from litestar.types import Scope

from pangea.server.http import addresses
from pangea.server.http.sources import Sources
from pangea.server.settings import ServerSettings

SOCKET = "WEBSOCKET"


def is_socket(scope: Scope) -> bool:
    return scope["type"] == ScopeType.WEBSOCKET


def is_api(scope: Scope) -> bool:
    return scope["path"].startswith("/api/")


def method_of(scope: Scope) -> str:
    """How it is asked. A WebSocket, which a page of another site could open as well, counts as an act."""
    return SOCKET if is_socket(scope) else str(cast(Any, scope)["method"])


def is_https(scope: Scope) -> bool:
    settings: ServerSettings = scope["litestar_app"].state.settings
    return scope["scheme"] in {"https", "wss"} or settings.public.startswith("https://")


def route_of(scope: Scope) -> str:
    """The route as the document has it, so that figures do not grow with every table."""
    return str(scope.get("path_template") or "/")


def address_of(scope: Scope) -> str:
    """Who is at the other end of the line, as limits count them."""
    return addresses.counted(_client(scope))


def address_noted(scope: Scope) -> str | None:
    """The address for the log, as far as the host wants it there."""
    settings: ServerSettings = scope["litestar_app"].state.settings
    return addresses.logged(_client(scope), settings.log_addresses)


def source_of(scope: Scope) -> str:
    """Where a request comes from, as it may be kept: the address itself is not."""
    return sources_of(scope)[0]


def sources_of(scope: Scope) -> tuple[str, ...]:
    """The same under each secret of the service, the present one first."""
    sources: Sources = scope["litestar_app"].state.sources
    return sources.all_of(address_of(scope))


def _client(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else addresses.UNKNOWN
