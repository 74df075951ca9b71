"""The door: before every request, who asks and may they; after it, what the host is told."""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from typing import Any, cast

import msgspec
from litestar import Litestar, Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.routes import HTTPRoute
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from pangea.server import addresses
from pangea.server.bans import Bans
from pangea.server.names import Names
from pangea.server.observing import Figures, note
from pangea.server.people import People
from pangea.server.refusals import FORBIDDEN, GONE, Refused, is_id, no_such_bot, no_such_replay
from pangea.server.safety import SAFE_METHODS, Buckets, comes_from_elsewhere, headers_for
from pangea.server.settings import Settings
from pangea.server.sources import Sources
from pangea.server.store import Person
from pangea.server.tables.referee import no_such_table
from pangea.server.wire.troubles import TooMuch, as_refused, language_of, trouble

AT_ONCE = 10
"""Whoever was quiet may ask so many seconds' worth at once."""
SOCKET = "WEBSOCKET"
MISDIRECTED = 421
_ODD = re.compile(rb"//|/\.\.?(?:/|\Z)|%2f|%5c|%2e", re.IGNORECASE)
"""A path is written in one way. In another, it would pass by the rules that a proxy has for it."""
PERSON, COOKIE = "person", "cookie"
"""What the door writes into the state of a request."""
QUICK = "quick"
"""Routes that have a shorter way than through the framework."""
Quick = Callable[[Scope, Receive, Send], Awaitable[bool]]
"""Answers what it can, and says whether it did. Who says no has read nothing yet."""


class Door(ASGIMiddleware):
    """Nobody gets in from another site, with a false proof, or too often."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        self._settings, self._names = settings, Names(settings)
        self._methods: dict[str, bytes] = {}
        each, address = settings.requests_per_second, settings.requests_per_address
        self._people = Buckets(each, each * AT_ONCE)
        self._addresses = Buckets(address, address * AT_ONCE)
        self.limits = {"person": self._people, "address": self._addresses}
        """What may be counted together with other processes."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            try:
                await self._let_in(scope)
            except Refused as error:
                await turn_away(scope, send, error)
            else:
                await next_app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._let_in(scope)
            _must_be_ids(scope["path_params"])
            if scope["method"] == "OPTIONS":
                await self._say_what_is_allowed(scope, noted)
                return
            quick: Quick | None = scope["route_handler"].opt.get(QUICK)
            if quick is None or not await quick(scope, receive, noted):
                await next_app(scope, receive, noted)
        except Exception as error:
            status = as_refused(error).status
            raise
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    async def _let_in(self, scope: Scope) -> None:
        headers, cost = Headers.from_scope(scope), scope["route_handler"].opt.get("cost", 1)
        _slow_down(self._addresses, address_of(scope), cost)
        hosts = headers.getall("host", [])
        if not self._names.has(hosts):
            raise Refused(MISDIRECTED, "misdirected", "server-misdirected", host=", ".join(hosts))
        if is_odd(scope["raw_path"]):
            raise Refused(GONE, "not-found", "server-not-found")
        if not scope["path"].startswith("/api/"):
            return
        with_token = "authorization" in headers
        method = method_of(scope)
        acts = method not in SAFE_METHODS
        if acts and not with_token and comes_from_elsewhere(headers, is_https(scope), self._settings.origin):
            raise Refused(FORBIDDEN, "elsewhere", "server-elsewhere", origin=headers.get("origin", "?"))
        if acts and method != SOCKET:
            _must_be_json(headers)
        people: People = scope["litestar_app"].state.people
        person = await people.who(headers)
        bans: Bans = scope["litestar_app"].state.bans
        bans.check(person, lambda: source_of(scope))
        if person is not None:
            _slow_down(self._people, person.id, cost)
        scope["state"][PERSON] = person

    async def _say_what_is_allowed(self, scope: Scope, send: Send) -> None:
        """The framework knows only the methods of the handler that was declared last."""
        if not self._methods:
            self._methods = allowed_methods(scope["litestar_app"])
        headers = [(b"allow", self._methods[route_of(scope)])]
        await send({"type": "http.response.start", "status": 204, "headers": headers})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route, method = route_of(scope), method_of(scope)
        figures: Figures = scope["litestar_app"].state.figures
        figures.answered(method, route, status, seconds)
        if route.startswith("/api/"):
            person = scope["state"].get(PERSON)
            who = person.id if person else None
            note(
                "asked",
                method=method,
                path=scope["path"],
                status=status,
                ms=round(seconds * 1000, 1),
                who=who,
                address=address_noted(scope),
            )


async def turn_away(scope: Scope, send: Send, error: Refused) -> None:
    """Answer somebody who wanted a WebSocket as anybody else is answered: with a status and a Trouble."""
    lang = language_of(Headers.from_scope(scope).get("accept-language"))
    body = msgspec.json.encode(trouble(error, lang))
    answer: list[dict[str, Any]] = [{"type": "websocket.close", "code": 1008, "reason": error.code}]
    if "websocket.http.response" in (cast(Any, scope).get("extensions") or {}):
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        start = {"type": "websocket.http.response.start", "status": error.status, "headers": headers}
        answer = [start, {"type": "websocket.http.response.body", "body": body}]
    for message in answer:
        await send(cast(Any, message))


def _slow_down(buckets: Buckets, who: str, cost: float) -> None:
    seconds = buckets.wait(who, cost)
    if seconds:
        raise TooMuch(seconds)


def _must_be_json(headers: Headers) -> None:
    """No form of another page can send JSON without being asked for leave first."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    if kind != "application/json" and not (empty and not kind):
        raise Refused(415, "not-json", "server-not-json")


_NONE_OF = {
    "table_id": lambda _: no_such_table(),
    "replay_id": lambda _: no_such_replay(),
    "bot_id": no_such_bot,
}


def _must_be_ids(named: Mapping[str, Any]) -> None:
    """What can be nobody's id is not there: no database is asked for it."""
    for name, none in _NONE_OF.items():
        if name in named and not is_id(str(named[name])):
            raise none(str(named[name]))


def is_odd(raw_path: bytes) -> bool:
    """
    >>> [is_odd(path) for path in (b"/", b"/api/me", b"/api/me/", b"//api/me", b"/api%2Fme", b"/x/../api")]
    [False, False, True, True, True, True]
    """
    return (raw_path.endswith(b"/") and raw_path != b"/") or _ODD.search(raw_path) is not None


def allowed_methods(app: Litestar) -> dict[str, bytes]:
    """What each route takes, by how the document writes it."""
    return {
        route.path_format: ", ".join(sorted(route.methods)).encode()
        for route in app.routes
        if isinstance(route, HTTPRoute)
    }


def _client(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else addresses.UNKNOWN


def address_of(scope: Scope) -> str:
    """Who is at the other end of the line, as limits count them."""
    return addresses.counted(_client(scope))


def address_noted(scope: Scope) -> str | None:
    """The address for the log, as far as the host wants it there."""
    settings: Settings = scope["litestar_app"].state.settings
    return addresses.logged(_client(scope), settings.log_addresses)


def source_of(scope: Scope) -> str:
    """Where a request comes from, as it may be kept: the address itself is not."""
    sources: Sources = scope["litestar_app"].state.sources
    return sources.of(address_of(scope))


def method_of(scope: Scope) -> str:
    """How it is asked. A WebSocket, which a page of another site could open as well, counts as an act."""
    return SOCKET if scope["type"] == ScopeType.WEBSOCKET else str(cast(Any, scope)["method"])


def is_https(scope: Scope) -> bool:
    settings: Settings = scope["litestar_app"].state.settings
    return scope["scheme"] in {"https", "wss"} or settings.public.startswith("https://")


def route_of(scope: Scope) -> str:
    """The route as the document has it, so that figures do not grow with every table."""
    return str(scope.get("path_template") or "/")


# What handlers ask for


def someone(request: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    """Who asks, if it is known: for what anybody may look at."""
    person: Person | None = request.scope["state"].get(PERSON)
    return person


def person(request: ASGIConnection[Any, Any, Any, Any]) -> Person:
    """Who acts. It must be somebody already."""
    return person_in(request.scope)


def person_in(scope: Scope) -> Person:
    known: Person | None = scope["state"].get(PERSON)
    if known is None:
        raise Refused(401, "nobody", "server-nobody")
    return known


async def newcomer(request: Request[Any, Any, Any]) -> Person:
    """Who acts; somebody who is nobody yet becomes a guest now."""
    known = someone(request)
    if known is not None:
        return known
    people: People = request.app.state.people
    lang = language_of(request.headers.get("accept-language"))
    known = await people.newcomer(lang, source_of(request.scope))
    request.scope["state"][PERSON] = known
    request.scope["state"][COOKIE] = people.cookie(known, is_https(request.scope))
    return known


async def before_send(message: Message, scope: Scope) -> None:
    """Every answer carries the headers of safety, and its cookie if somebody became a person."""
    if message["type"] != "http.response.start":
        return
    own = {name.lower() for name, _ in message["headers"]}
    safe = _safe_headers(scope["path"].startswith("/api/"), is_https(scope))
    added = [header for header in safe if header[0] not in own]
    cookie = scope["state"].get(COOKIE)
    if cookie:
        added.append((b"set-cookie", cookie.encode()))
    message["headers"] = [*message["headers"], *added]


@cache
def _safe_headers(is_api: bool, is_https: bool) -> list[tuple[bytes, bytes]]:
    headers = headers_for("/api/" if is_api else "/", is_https)
    return [(name.encode(), value.encode()) for name, value in headers.items()]
