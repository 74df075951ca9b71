"""Who asks: it is found out once for each request, and kept in its state."""

from __future__ import annotations

from litestar.datastructures import Headers
from litestar.types import ASGIApp, Receive, Scope, Send

from pangea.server.http.accounts import Accounts
from pangea.server.http.bans import CurrentBans
from pangea.server.http.scopes import is_api, source_of
from pangea.server.refusals import Refused
from pangea.server.store import Person

PERSON, COOKIE = "person", "cookie"
"""Where the state of a request has who asks, and the cookie that a new guest is sent."""


def identity(app: ASGIApp) -> ASGIApp:
    """Nobody gets further with a false proof, or after being shut out."""

    async def identified(scope: Scope, receive: Receive, send: Send) -> None:
        if is_api(scope):
            accounts: Accounts = scope["litestar_app"].state.accounts
            person = await accounts.who(Headers.from_scope(scope))
            bans: CurrentBans = scope["litestar_app"].state.bans
            bans.check(person, lambda: source_of(scope))
            scope["state"][PERSON] = person
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
        raise Refused(401, "nobody", "server-nobody")
    return person
