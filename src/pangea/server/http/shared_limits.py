"""Limits that count across processes: what each has let in is added up in Redis.

No request waits for that. A process lets in what its own buckets allow, tells Redis a little later, and hears
what all of them have left. While Redis is away each counts alone, and nobody is refused for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any

from pangea.server.buckets import TokenBuckets
from pangea.server.hub import end, redis_client

SECONDS_BETWEEN = 0.25
KEY = "pangea:limit:"
MOST_AT_ONCE = 1_000
"""Keys in one call at most: Redis does nothing else meanwhile, and these take it a few milliseconds."""
_TAKE = """
local now = tonumber(ARGV[3])
if not now then
    local time = redis.call('TIME')
    now = time[1] + time[2] / 1000000
end
local a_second, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local left = {}
for number, key in ipairs(KEYS) do
    local known = redis.call('HMGET', key, 'left', 'seen')
    local quiet = math.max(0, now - (tonumber(known[2]) or now))
    local has = math.min(burst, (tonumber(known[1]) or burst) + quiet * a_second)
    has = math.max(-burst, has - tonumber(ARGV[3 + number]))
    redis.call('HSET', key, 'left', has, 'seen', now)
    redis.call('EXPIRE', key, math.ceil(2 * burst / a_second) + 1)
    left[number] = tostring(has)
end
return left
"""
"""Takes from a bucket for each key, and says what is left. A debt is never larger than a full bucket."""


class SharedBuckets:
    """Buckets that this process shares with others."""

    def __init__(
        self,
        redis: Any,
        buckets: Mapping[str, TokenBuckets],
        name_of: Callable[[str], str],
        clock: Callable[[], float] | None = None,
    ) -> None:
        """`name_of` is how somebody is called in Redis. The clock is usually that of Redis itself."""
        self._name_of, self.clock = name_of, clock
        self._one_at_a_time = asyncio.Lock()
        self._take = redis.register_script(_TAKE)
        self._buckets = buckets
        for each in buckets.values():
            each.taken = {}

    @classmethod
    @asynccontextmanager
    async def through(
        cls, url: str, buckets: Mapping[str, TokenBuckets], name_of: Callable[[str], str]
    ) -> AsyncIterator[SharedBuckets]:
        """Share them for as long as the service is open."""
        redis = redis_client(url)
        shared = cls(redis, buckets, name_of)
        telling = asyncio.create_task(shared._keep_telling())
        try:
            yield shared
        finally:
            await end(telling)
            await redis.aclose()

    async def exchange(self) -> None:
        """Tell what was taken here, and hear what is left for all."""
        from redis.exceptions import RedisError

        # What can't be told is lost. Until Redis is back, each process counts alone.
        with suppress(RedisError, OSError, TimeoutError):
            async with self._one_at_a_time:
                for kind, buckets in self._buckets.items():
                    await self._exchange_all(kind, buckets)

    async def _exchange_all(self, kind: str, buckets: TokenBuckets) -> None:
        taken, buckets.taken = buckets.taken or {}, {}
        everybody = list(taken)
        for start in range(0, len(everybody), MOST_AT_ONCE):
            some = everybody[start : start + MOST_AT_ONCE]
            await self._exchange(kind, buckets, {who: taken[who] for who in some})

    async def _exchange(self, kind: str, buckets: TokenBuckets, taken: Mapping[str, float]) -> None:
        keys = [f"{KEY}{kind}:{self._name_of(who)}" for who in taken]
        now = "" if self.clock is None else self.clock()
        left = await self._take(keys, [buckets.a_second, buckets.burst, now, *taken.values()])
        for who, rest in zip(taken, left, strict=True):
            # What was let in while we asked is not counted there yet.
            buckets.lower(who, float(rest) - (buckets.taken or {}).get(who, 0.0))

    async def _keep_telling(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN)
            await self.exchange()
