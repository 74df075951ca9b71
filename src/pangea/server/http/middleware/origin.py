"""By which name the service is called, in which form, and from which page.

Nobody is let in who was led here under another name, or by a page of another site.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from litestar.datastructures import Headers
from litestar.types import ASGIApp, Receive, Scope, Send

from pangea.server.http.accounts import authorization_in
from pangea.server.http.host_names import HostNames
from pangea.server.http.scopes import SOCKET, is_api, is_https, method_of
from pangea.server.refusals import FORBIDDEN, GONE, Refused
from pangea.server.settings import ServerSettings

MISDIRECTED = 421
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_ODD = re.compile(rb"//|/\.\.?(?:/|\Z)|%2f|%5c|%2e", re.IGNORECASE)
"""A path is written in one way. In another, it would pass by the rules that a proxy has for it."""


class OriginCheck:
    def __init__(self, settings: ServerSettings) -> None:
        self._names, self._public = HostNames(settings), settings.origin

    def __call__(self, app: ASGIApp) -> ASGIApp:
        async def checked(scope: Scope, receive: Receive, send: Send) -> None:
            headers = Headers.from_scope(scope)
            self._check_name(headers)
            if is_odd(scope["raw_path"]):
                raise Refused(GONE, "not-found", "server-not-found")
            if is_api(scope) and method_of(scope) not in SAFE_METHODS:
                self._check_act(scope, headers)
            await app(scope, receive, send)

        return checked

    def _check_name(self, headers: Headers) -> None:
        hosts = headers.getall("host", [])
        if not self._names.has(hosts):
            raise Refused(MISDIRECTED, "misdirected", "server-misdirected", host=", ".join(hosts))

    def _check_act(self, scope: Scope, headers: Headers) -> None:
        with_token = authorization_in(headers) is not None  # then no cookie is looked at
        if not with_token and comes_from_elsewhere(headers, is_https(scope), self._public):
            raise Refused(FORBIDDEN, "elsewhere", "server-elsewhere", origin=headers.get("origin", "?"))
        if method_of(scope) != SOCKET:
            _must_be_json(headers)


def comes_from_elsewhere(headers: Mapping[str, str], is_https: bool, public_origin: str = "") -> bool:
    """Was this sent by a page of another site? Browsers always say; programs, which don't, are let through.

    >>> comes_from_elsewhere({"origin": "https://evil.example", "host": "games.example"}, is_https=True)
    True
    >>> comes_from_elsewhere({"origin": "https://games.example", "host": "games.example"}, is_https=True)
    False
    >>> comes_from_elsewhere({"host": "games.example"}, is_https=True)
    False
    >>> comes_from_elsewhere({"origin": "", "host": "games.example"}, is_https=True)
    True
    """
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if origin is not None:  # also one that is empty, or "null": a page that hides where it is from
        host = headers.get("host")
        own = f"{'https' if is_https else 'http'}://{host}" if host else ""
        return not origin or origin.lower() not in {own.lower(), public_origin.lower()}
    return site not in {None, "same-origin", "none"}


def _must_be_json(headers: Headers) -> None:
    """No form of another page can send JSON without being asked for leave first."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    if kind != "application/json" and not (empty and not kind):
        raise Refused(415, "not-json", "server-not-json")


def is_odd(raw_path: bytes) -> bool:
    """
    >>> [is_odd(path) for path in (b"/", b"/api/me", b"/api/me/", b"//api/me", b"/api%2Fme", b"/x/../api")]
    [False, False, True, True, True, True]
    """
    return (raw_path.endswith(b"/") and raw_path != b"/") or _ODD.search(raw_path) is not None
