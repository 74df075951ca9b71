"""kill -9 at any moment: no acknowledged move is lost, no table stays stuck, and bots go on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.patience import PATIENCE, patience_until
from tests.server.servers import Nursery, Postgres, Redis, Service, wait_until

from .players import Player

PLAYERS = 4
KILLS = 25
"""On each of the two databases."""
MOST_MOVES_BETWEEN = 4


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres.started() as server:
        yield server


@pytest.fixture
def redis() -> Iterator[Redis]:
    with Redis.started() as server:
        yield server


class Load:
    """Players at all processes, and a count of the moves that were acknowledged."""

    def __init__(self, services: Sequence[Service]) -> None:
        self._moves = 0
        self._one_more = asyncio.Event()
        self._is_enough = False
        self.players = [Player(f"Player {number}", services, self._count) for number in range(PLAYERS)]

    async def during(self, trouble: Awaitable[None]) -> None:
        """Play until the trouble is over, and then see that every game goes on."""

        async def until_it_is_over() -> None:
            await trouble
            self._is_enough = True

        async with (
            patience_until("the trouble is over and every game goes on", 2 * PATIENCE),
            asyncio.TaskGroup() as group,
        ):
            group.create_task(until_it_is_over())
            for player in self.players:
                group.create_task(player.play(lambda: self._is_enough))

    async def so_many_more(self, moves: int) -> None:
        """Wait until the players have made so many more moves."""
        wanted = self._moves + moves
        while self._moves < wanted:
            self._one_more.clear()
            await self._one_more.wait()

    def _count(self) -> None:
        self._moves += 1
        self._one_more.set()


class Killer:
    """Kills one process after the other, and starts it again while the others go on."""

    def __init__(self, services: Sequence[Service], load: Load) -> None:
        self._services, self._load = services, load
        self._random = random.Random(7)

    async def kill(self, times: int) -> None:
        async with asyncio.TaskGroup() as starting:
            for _ in range(times):
                await self._load.so_many_more(self._random.randint(1, MOST_MOVES_BETWEEN))
                victim = self._random.choice(await self._those_up())
                victim.kill()
                starting.create_task(asyncio.to_thread(victim.start))

    async def _those_up(self) -> list[Service]:
        def is_any_up() -> bool:
            return any(service.address for service in self._services)

        await asyncio.to_thread(wait_until, is_any_up, "a service is up")
        return [service for service in self._services if service.address]


@contextmanager
def started(folder: Path, count: int, database: str, *flags: str) -> Iterator[list[Service]]:
    with Nursery.opened() as nursery:
        services = [Service(nursery, folder, database, *flags) for _ in range(count)]
        try:
            for service in services:
                service.start()
            yield services
        finally:
            for service in services:
                service.kill()


def test_killed_on_sqlite(tmp_path: Path) -> None:
    """Three processes share the file, and die and come back all the time."""

    async def play(services: list[Service]) -> None:
        load = Load(services)
        await load.during(Killer(services, load).kill(KILLS))

    with started(tmp_path, 3, str(tmp_path / "tables.sqlite")) as services:
        asyncio.run(play(services))


def test_killed_on_postgresql_with_redis_coming_and_going(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    """Of three processes one is killed again and again; meanwhile Redis is stopped, and started again."""

    async def play(services: list[Service]) -> None:
        load = Load(services)
        killer = Killer(services, load)

        async def trouble() -> None:
            await killer.kill(KILLS // 2)
            redis.stop()
            await killer.kill(KILLS // 4)
            redis.start()
            await killer.kill(KILLS - KILLS // 2 - KILLS // 4)

        await load.during(trouble())

    with started(tmp_path, 3, postgres.new_database(), "--redis", redis.url) as services:
        asyncio.run(play(services))
