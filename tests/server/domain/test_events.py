"""Processes tell each other what happened: through Redis, and without it through the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from pangea.core.errors import BadTable
from pangea.server.events import Happened, Hub, RedisHub
from tests.server.servers import Redis

from .houses import ME, PATIENCE, SCREEN, moved, opened, people, table_of


class Ear:
    """Hears what a hub tells."""

    def __init__(self, hub: Hub) -> None:
        self.heard: list[Happened] = []
        self._news = asyncio.Event()
        self.stop = hub.subscribe(self._hear)

    def _hear(self, happened: Happened) -> None:
        self.heard.append(happened)
        self._news.set()

    async def until(self, is_so: Callable[[Happened], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not any(is_so(happened) for happened in self.heard):
                self._news.clear()
                await self._news.wait()


def test_a_hub_tells_those_who_listen() -> None:
    async def talk() -> None:
        async with Hub.open() as hub:
            ear, other = Ear(hub), Ear(hub)
            hub.tell(Happened("a", 1, ["ann"]))
            other.stop()
            hub.tell(Happened("a", 2, []))
            assert [happened.number for happened in ear.heard] == [1, 2]
            assert [happened.number for happened in other.heard] == [1]

    asyncio.run(talk())


def test_what_happens_in_one_process_is_heard_in_the_other(redis: Redis) -> None:
    async def talk() -> None:
        async with RedisHub.at(redis.url) as one, RedisHub.at(redis.url) as other:
            ear, own = Ear(other), Ear(one)
            await told_until_heard(one, ear, 1)
            redis.stop()
            await hears(other, False)
            await told_in_vain(one, 2)
            redis.start()
            await hears(other, True)
            await told_until_heard(one, ear, 3)
            assert 2 not in [happened.number for happened in ear.heard]
            numbers = [happened.number for happened in own.heard]
            assert numbers == sorted(numbers), "one hears itself at once, and once"

    asyncio.run(talk())


async def told_until_heard(hub: Hub, ear: Ear, number: int) -> None:
    """Tell it again until it is heard: the other may not be listening yet."""
    async with asyncio.timeout(PATIENCE):
        while number not in [happened.number for happened in ear.heard]:
            hub.tell(Happened("a", number, []))
            await asyncio.sleep(0.01)


async def told_in_vain(hub: RedisHub, number: int) -> None:
    """Tell it, and wait until the hub has tried to send it."""
    tried, publish = asyncio.Event(), hub._redis.publish

    async def try_to_publish(*letter: Any) -> Any:
        try:
            return await publish(*letter)
        finally:
            tried.set()

    with mock.patch.object(hub._redis, "publish", try_to_publish):
        hub.tell(Happened("a", number, []))
        async with asyncio.timeout(PATIENCE):
            await tried.wait()


async def hears(hub: Hub, does: bool) -> None:
    async with asyncio.timeout(PATIENCE):
        while hub.hears_others is not does:  # noqa: ASYNC110  it comes and goes by itself
            await asyncio.sleep(0.01)


def test_pages_hear_of_moves_in_other_processes_with_redis_and_without(tmp_path: Path, redis: Redis) -> None:
    async def play() -> None:
        async with (
            opened(tmp_path, redis=redis.url) as one,
            opened(tmp_path, redis=redis.url) as other,
        ):
            (ann,) = await people(one, "Ann")
            table = await table_of(one, ann, ME, SCREEN)
            await hears(one.hub, True)
            await hears(other.hub, True)
            ear = Ear(other.hub)
            other.tables.person_is_here(table.id, ann, True)
            table = await moved(one, table, ann)
            await ear.until(lambda happened: happened.number == table.number)
            redis.stop()
            await hears(other.hub, False)
            table = await moved(one, await one.tables.look(table.id, ann), ann)
            await ear.until(lambda happened: happened.number == table.number)
            redis.start()
            await hears(other.hub, True)
            await hears(one.hub, True)
            table = await moved(one, await one.tables.look(table.id, ann), ann)
            await ear.until(lambda happened: happened.number == table.number)
            assert (await one.tables.look(table.id, ann)).watchers == 0

    asyncio.run(play())


def test_who_is_there_is_known_in_every_process(tmp_path: Path, redis: Redis) -> None:
    async def play() -> None:
        async with opened(tmp_path, redis=redis.url) as one, opened(tmp_path, redis=redis.url) as other:
            (ann,) = await people(one, "Ann")
            table = await table_of(one, ann, ME, SCREEN)
            await hears(other.hub, True)
            await hears(one.hub, True)
            ear = Ear(other.hub)
            one.tables.person_is_here(table.id, ann, True)
            one.tables.person_is_here(table.id, None, True)
            while (await other.tables.look(table.id, None)).watchers < 1:
                await ear.until(lambda happened: happened.table == table.id)
                ear.heard.clear()
            assert (await other.tables.look(table.id, None)).seats[0].here

    asyncio.run(play())


def test_a_wrong_address_is_refused() -> None:
    async def open_it() -> None:
        async with RedisHub.at("nonsense"):
            pass

    with pytest.raises(BadTable, match="Redis"):
        asyncio.run(open_it())
