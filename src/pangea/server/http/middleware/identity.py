"""Who asks: it is found out once for each request, and stored in its state."""

from __future__ import annotations

from litestar.datastructures import Headers
from litestar.types import ASGIApp, Receive, Scope, Send

from pangea.server.http.accounts import UNKNOWN, Accounts
from pangea.server.http.bans import CurrentBans
from pangea.server.http.middleware.origin import SAFE_METHODS
from pangea.server.http.scopes import SOCKET, is_api, is_https, method_of, sources_of
from pangea.server.refusals import Refused
from pangea.server.store import Person

PERSON, COOKIE, RENEWED, IS_STRAY = "person", "cookie", "renewed", "is stray"
"""Where the state of a request has who asks, the cookie of a new guest, one that is renewed, and whether the
cookie is not recognised."""
FOR_STRAYS = "for strays"
"""Marks the route by which a visitor whose cookie is not recognised becomes a new guest."""
_LOOKS = SAFE_METHODS | {SOCKET}


class StrayCookie(Refused):
    """A request that would change something, or for what this visitor may not look at, with a cookie that
    this service does not recognise."""

    def __init__(self) -> None:
        super().__init__(UNKNOWN, "stray-cookie", "server-stray-cookie")


def identity(app: ASGIApp) -> ASGIApp:
    """Find out who asks. Refuse unknown tokens, banned clients, and acts with an unrecognised cookie."""

    async def identified(scope: Scope, receive: Receive, send: Send) -> None:
        if is_api(scope):
            accounts: Accounts = scope["litestar_app"].state.accounts
            visitor = await accounts.who(Headers.from_scope(scope))
            bans: CurrentBans = scope["litestar_app"].state.bans
            bans.check(visitor.person, lambda: sources_of(scope))
            if visitor.is_stray and method_of(scope) not in _LOOKS and not _is_for_strays(scope):
                raise StrayCookie
            scope["state"][PERSON] = visitor.person
            scope["state"][IS_STRAY] = visitor.is_stray
            if visitor.person is not None and visitor.has_old_cookie:
                scope["state"][RENEWED] = accounts.cookie(visitor.person, is_https(scope))
        await app(scope, receive, send)

    return identified


def who_asks(scope: Scope) -> Person | None:
    """Who asks, if it is known: for what anybody may look at."""
    person: Person | None = scope["state"].get(PERSON)
    return person


def who_acts(scope: Scope) -> Person:
    """Who acts. It must be somebody already."""
    person = who_asks(scope)
    if person is None:
        raise Refused(UNKNOWN, "nobody", "server-nobody")
    return person


def _is_for_strays(scope: Scope) -> bool:
    return FOR_STRAYS in scope["route_handler"].opt
