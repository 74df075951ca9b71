"""Headers that every answer carries: what a browser may do with a page of ours, and what others may not."""

from __future__ import annotations

from functools import cache

from litestar.types import Message, Scope

from pangea.server.http.middleware.identity import COOKIE, RENEWED
from pangea.server.http.scopes import is_api, is_https

_SOURCES = {
    "default-src": "'self'",
    # WebAssembly is compiled from files of ours: it is no text that somebody could slip in.
    "script-src": "'self' 'wasm-unsafe-eval'",
    # A style may stand in an attribute: it colours a hut, and can run nothing.
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "worker-src": "'self' blob:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
POLICY = "; ".join(f"{kind} {sources}" for kind, sources in _SOURCES.items())
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
ONLY_HTTPS = "max-age=31536000"


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the headers of safety, and the cookie of a new guest or one that is renewed."""
    if message["type"] != "http.response.start":
        return
    own = {name.lower() for name, _ in message["headers"]}
    added = [header for header in _safe_headers(is_api(scope), is_https(scope)) if header[0] not in own]
    state = scope["state"]
    # An answer that proxies may store is the same for all visitors: it carries no cookie.
    cookie = state.get(COOKIE) or (None if b"cache-control" in own else state.get(RENEWED))
    if cookie:
        added.append((b"set-cookie", cookie.encode()))
    message["headers"] = [*message["headers"], *added]


@cache
def _safe_headers(of_api: bool, with_https: bool) -> list[tuple[bytes, bytes]]:
    headers = dict(HEADERS)
    if of_api:
        headers["cache-control"] = "no-store"
    if with_https:
        headers["strict-transport-security"] = ONLY_HTTPS
    return [(name.encode(), value.encode()) for name, value in headers.items()]
