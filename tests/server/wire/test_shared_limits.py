"""Limits that count across processes, through a real Redis."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from pangea.server.buckets import TokenBuckets
from pangea.server.http.middleware import limits as rate_limits
from pangea.server.http.shared_limits import SharedBuckets
from pangea.server.hub import redis_client
from tests.server.servers import Redis

from .serving import run, serving


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    with Redis.started() as server:
        yield server


class Process:
    """The buckets of one process; time passes as the test says."""

    def __init__(self, redis: object, now: list[float], kind: str) -> None:
        self.buckets = TokenBuckets(a_second=1, burst=10, clock=lambda: now[0])
        self.shared = SharedBuckets(redis, {kind: self.buckets}, lambda who: f"<{who}>", lambda: now[0])

    def let_in(self, who: str) -> int:
        """How many it lets in before it refuses one."""
        return next(number for number in range(100) if self.buckets.wait(who))


@asynccontextmanager
async def two(redis: Redis, now: list[float], kind: str) -> AsyncIterator[tuple[Process, Process]]:
    client = redis_client(redis.url)
    try:
        yield Process(client, now, kind), Process(client, now, kind)
    finally:
        await client.aclose()


def test_what_one_lets_in_is_missing_from_the_other(redis: Redis) -> None:
    async def test() -> None:
        now = [1000.0]
        async with two(redis, now, "sums") as (here, there):
            assert here.let_in("ann") == 10
            await here.shared.exchange()
            assert there.buckets.wait("ann") == 0.0  # it has not heard of her yet
            await there.shared.exchange()
            assert there.buckets.wait("ann") > 0.0
            assert there.let_in("bob") == 10  # what she does is not his fault
            now[0] += 5
            assert there.let_in("ann") <= 5
            now[0] += 1000
            await there.shared.exchange()
            assert there.let_in("ann") == 10  # whoever was quiet has it all again

    run(test())


def test_a_debt_has_an_end(redis: Redis) -> None:
    async def test() -> None:
        now = [1000.0]
        async with two(redis, now, "debts") as (here, there):
            assert here.let_in("ann") + there.let_in("ann") == 20
            await here.shared.exchange()
            await there.shared.exchange()
            assert there.buckets.wait("ann") == pytest.approx(11)

    run(test())


def test_while_redis_is_away_each_counts_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "TokenBuckets", partial(TokenBuckets, clock=lambda: 0.0))

    async def test() -> None:
        with Redis.started() as redis:
            async with serving(tmp_path, redis=redis.url, requests_per_second=1) as service:
                redis.stop()
                async with service.client() as ada:
                    await ada.introduce("Ada")
                    for status in [200] * 10 + [429]:
                        assert (await ada.ask("GET", "/api/tables")).status_code == status
                        await service.app.state.shared.exchange()
                    redis.start()
                    async with service.client() as bob:
                        await bob.introduce("Bob")
                        await bob.right("GET", "/api/tables")
                        await service.app.state.shared.exchange()
                client = redis_client(redis.url)
                assert await client.keys("pangea:limit:person:*")  # it counts again
                await client.aclose()

    run(test())


def test_somebody_who_asks_two_services_gets_what_one_would_give(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "TokenBuckets", partial(TokenBuckets, clock=lambda: 0.0))
    limits = {"redis": redis.url, "requests_per_second": 1}

    async def test() -> None:
        async with serving(tmp_path, **limits) as here, serving(tmp_path, **limits) as there:
            for service in (here, there):
                service.app.state.shared.clock = lambda: 0.0
            async with here.client() as ada, there.client() as bob:
                await ada.introduce("Ada")
                answers = [await ada.ask("GET", "/api/tables") for _ in range(12)]
                assert answers[-1].status_code == 429
                await here.app.state.shared.exchange()

                elsewhere = f"{there.address}/api/tables"
                assert (await ada.ask("GET", elsewhere)).status_code == 200
                await there.app.state.shared.exchange()
                assert (await ada.ask("GET", elsewhere)).status_code == 429
                await bob.introduce("Bob")
                await bob.right("GET", "/api/tables")

    run(test())


def test_redis_is_told_no_address(tmp_path: Path, redis: Redis) -> None:
    async def test() -> None:
        async with serving(tmp_path, redis=redis.url) as service, service.client() as ada:
            await ada.right("GET", "/api/games")
            await service.app.state.shared.exchange()
        client = redis_client(redis.url)
        found = await client.keys("*")
        keys = [str(key) for key in found]
        lives = [await client.ttl(key) for key in found]
        await client.aclose()
        assert [key for key in keys if "pangea:limit:address:" in key]
        assert not [key for key in keys if "127.0.0.1" in key]
        assert min(lives) > 0  # and it is forgotten

    run(test())
