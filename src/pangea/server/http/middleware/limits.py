"""How often an address and a person may ask."""

from __future__ import annotations

from litestar.types import ASGIApp, Receive, Scope, Send

from pangea.server.buckets import TokenBuckets
from pangea.server.http.errors import TooMuch
from pangea.server.http.middleware.identity import who_asks
from pangea.server.http.scopes import address_of
from pangea.server.settings import ServerSettings

AT_ONCE = 10
"""Whoever has been quiet may ask for this many seconds' worth at once."""


class RateLimits:
    def __init__(self, settings: ServerSettings) -> None:
        each, address = settings.requests_per_second, settings.requests_per_address
        self._people = TokenBuckets(each, each * AT_ONCE)
        self._addresses = TokenBuckets(address, address * AT_ONCE)
        self.buckets = {"person": self._people, "address": self._addresses}
        """What may be counted together with other processes."""

    def by_address(self, app: ASGIApp) -> ASGIApp:
        async def limited(scope: Scope, receive: Receive, send: Send) -> None:
            _take(self._addresses, address_of(scope), scope)
            await app(scope, receive, send)

        return limited

    def by_person(self, app: ASGIApp) -> ASGIApp:
        """After it is known who asks."""

        async def limited(scope: Scope, receive: Receive, send: Send) -> None:
            person = who_asks(scope)
            if person is not None:
                _take(self._people, person.id, scope)
            await app(scope, receive, send)

        return limited


def _take(buckets: TokenBuckets, who: str, scope: Scope) -> None:
    seconds = buckets.wait(who, scope["route_handler"].opt.get("cost", 1))
    if seconds:
        raise TooMuch(seconds)
