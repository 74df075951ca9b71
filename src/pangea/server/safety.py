"""What protects players from other pages, and the service from floods."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

_SOURCES = {
    "default-src": "'self'",
    "script-src": "'self'",
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
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


def headers_for(path: str, is_https: bool) -> dict[str, str]:
    """The headers that every answer carries, besides its own."""
    headers = dict(HEADERS)
    if path.startswith("/api/"):
        headers["cache-control"] = "no-store"
    if is_https:
        headers["strict-transport-security"] = ONLY_HTTPS
    return headers


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


@dataclass
class _Bucket:
    left: float
    seen: float


@dataclass
class Buckets:
    """How much each may ask: so many a second in the long run, and `burst` at once.

    >>> now = [0.0]
    >>> few = Buckets(a_second=1, burst=2, clock=lambda: now[0])
    >>> few.wait("ann"), few.wait("ann"), few.wait("ann")
    (0.0, 0.0, 1.0)
    >>> now[0] = 1.0
    >>> few.wait("ann")
    0.0
    """

    a_second: float
    burst: float
    clock: Callable[[], float] = time.monotonic
    most: int = 100_000
    """So many are remembered; whoever has not asked for longest is forgotten first."""
    taken: dict[str, float] | None = None
    """What each took since it was last told to other processes, where there are any."""
    _known: OrderedDict[str, _Bucket] = field(default_factory=OrderedDict)

    def wait(self, who: str, cost: float = 1.0) -> float:
        """Take from the bucket of `who`. The seconds to wait first, if there is not enough in it."""
        now = self.clock()
        bucket = self._known.get(who)
        if bucket is None:
            bucket = self._known[who] = _Bucket(self.burst, now)
            if len(self._known) > self.most:
                self._known.popitem(last=False)
        self._known.move_to_end(who)
        bucket.left = min(self.burst, bucket.left + (now - bucket.seen) * self.a_second)
        bucket.seen = now
        if bucket.left < cost:
            return (cost - bucket.left) / self.a_second
        bucket.left -= cost
        if self.taken is not None:
            self.taken[who] = self.taken.get(who, 0.0) + cost
        return 0.0

    def lower(self, who: str, left: float) -> None:
        """Others have taken from the same bucket: there is no more left in it than this."""
        bucket = self._known.get(who)
        if bucket is not None:
            bucket.left = min(bucket.left, left)


class Turnstile:
    """How many are inside at once, by address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        """One more, if there is room."""
        if self._inside.get(who, 0) >= self._most:
            return False
        self._inside[who] = self._inside.get(who, 0) + 1
        return True

    def leave(self, who: str) -> None:
        self._inside[who] -= 1
        if not self._inside[who]:
            del self._inside[who]
