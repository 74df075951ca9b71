"""How much each may ask for in a while, and how many may be open at once."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from pangea.server.lru import Lru


@dataclass
class _Bucket:
    left: float
    seen: float


@dataclass
class TokenBuckets:
    """How much each may ask: `a_second` in the long run, and `burst` at once.

    >>> now = [0.0]
    >>> few = TokenBuckets(a_second=1, burst=2, clock=lambda: now[0])
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
    """At most this many are remembered; whoever has not asked for longest is forgotten first."""
    taken: dict[str, float] | None = None
    """What each took since it was last told to other processes, where there are any."""
    _known: Lru[str, _Bucket] = field(init=False)

    def __post_init__(self) -> None:
        self._known = Lru(self.most)

    def wait(self, who: str, cost: float = 1.0) -> float:
        """Take from the bucket of `who`. The seconds to wait first, if there is not enough in it."""
        now = self.clock()
        bucket = self._known.get(who)
        if bucket is None:
            bucket = self._known.put(who, _Bucket(self.burst, now))
        bucket.left = min(self.burst, bucket.left + (now - bucket.seen) * self.a_second)
        bucket.seen = now
        if bucket.left < cost:
            return (cost - bucket.left) / self.a_second
        bucket.left -= cost
        if self.taken is not None:
            self.taken[who] = self.taken.get(who, 0.0) + cost
        return 0.0

    def spent(self, who: str) -> float:
        """What is missing in the bucket of `who` just now."""
        bucket = self._known.get(who)
        if bucket is None:
            return 0.0
        return max(0.0, self.burst - bucket.left - (self.clock() - bucket.seen) * self.a_second)

    def lower(self, who: str, left: float) -> None:
        """Others have taken from the same bucket: there is no more left in it than this."""
        bucket = self._known.get(who)
        if bucket is not None:
            bucket.left = min(bucket.left, left)


class ConcurrencyLimit:
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
