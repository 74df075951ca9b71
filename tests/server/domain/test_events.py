"""Processes tell each other what happened: through Redis, and without it through the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from pangea.core.errors import BadTable
from pangea.server.hub import Happened, Hub, Message, Present, RedisHub
from pangea.server.messages.events import PresenceEvent
from pangea.server.tables import acts
from pangea.server.tables.presence import Presence
from pangea.server.tables.throttle import Throttle
from tests.patience import patience_until
from tests.server.servers import Redis

from .services import ME, SCREEN, moved, opened, people, table_of


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
        async with patience_until("the hub tells of it"):
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


def test_a_hub_ends_while_it_sends_even_if_the_driver_takes_that_for_an_error(redis: Redis) -> None:
    async def talk() -> None:
        sends = asyncio.Event()

        async def publish(*_: Any) -> None:
            sends.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                raise ConnectionError from None

        async with patience_until("the hub has sent twice"), RedisHub.at(redis.url) as hub:
            with mock.patch.object(hub._redis, "publish", publish):
                hub.tell(Happened("a", 1, []))
                await sends.wait()

    asyncio.run(talk())


async def told_until_heard(hub: Hub, ear: Ear, number: int) -> None:
    """Tell it again until it is heard: the other may not be listening yet."""
    async with patience_until("the other hub hears of it"):
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
        async with patience_until("the hub has tried to send it"):
            await tried.wait()


async def hears(hub: Hub, does: bool) -> None:
    async with patience_until("the hub hears others, or no longer"):
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
            other.tables.presence.comes(table.id, ann.id)
            table = await moved(one, table, ann)
            await ear.until(lambda happened: happened.number == table.number)
            redis.stop()
            await hears(other.hub, False)
            table = await moved(one, await acts.look(one.tables, table.id, ann), ann)
            await ear.until(lambda happened: happened.number == table.number)
            redis.start()
            await hears(other.hub, True)
            await hears(one.hub, True)
            table = await moved(one, await acts.look(one.tables, table.id, ann), ann)
            await ear.until(lambda happened: happened.number == table.number)
            assert (await acts.look(one.tables, table.id, ann)).watchers == 0

    asyncio.run(play())


def test_who_is_there_is_known_in_every_process(tmp_path: Path, redis: Redis) -> None:
    async def play() -> None:
        async with opened(tmp_path, redis=redis.url) as one, opened(tmp_path, redis=redis.url) as other:
            (ann,) = await people(one, "Ann")
            table = await table_of(one, ann, ME, SCREEN)
            await hears(other.hub, True)
            await hears(one.hub, True)
            told, here = asyncio.Event(), other.tables.presence
            here.subscribe(lambda table_id: told.set() if table_id == table.id else None)
            assert not here.is_visited(table.id)
            one.tables.presence.comes(table.id, ann.id)
            one.tables.presence.comes(table.id, None)
            async with patience_until("the other process knows who watches"):
                while (await acts.look(other.tables, table.id, None)).watchers < 1:
                    await told.wait()
                    told.clear()
            assert (await acts.look(other.tables, table.id, None)).seats[0].here
            assert await acts.who_is_there(other.tables, table.id) == PresenceEvent(table.id, [0, 1], 1)
            assert (here.is_visited(table.id), here.is_watched(table.id)) == (True, False)

    asyncio.run(play())


class Timers:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0
        self._waiting: dict[object, tuple[float, Callable[[], None]]] = {}

    def later(self, seconds: float, act: Callable[[], None]) -> Callable[[], object]:
        key = object()
        self._waiting[key] = self.now + seconds, act
        return lambda: self._waiting.pop(key, None)

    def pass_(self, seconds: float) -> None:
        end = self.now + seconds
        while due := [(at, key) for key, (at, _) in self._waiting.items() if at <= end]:
            self.now, key = min(due, key=lambda one: one[0])
            self._waiting.pop(key)[1]()
        self.now = end

    @property
    def is_idle(self) -> bool:
        return not self._waiting


def test_a_throttle_acts_at_once_then_once_in_a_while_and_never_forgets_the_last() -> None:
    timers, done = Timers(), list[tuple[str, float]]()
    throttle = Throttle(1.0, lambda key: done.append((key, timers.now)), timers.later)
    throttle.ask("a")
    for _ in range(100):
        throttle.ask("a")
    throttle.ask("b")
    assert done == [("a", 0.0), ("b", 0.0)]
    timers.pass_(0.9)
    throttle.ask("a")
    assert len(done) == 2
    timers.pass_(0.1)
    assert done[2:] == [("a", 1.0)]
    timers.pass_(0.5)
    throttle.ask("a")
    timers.pass_(10)
    assert done[3:] == [("a", 2.0)]
    assert timers.is_idle, "nothing is kept of what is over"
    throttle.ask("a")
    throttle.ask("a")
    throttle.close()
    timers.pass_(10)
    assert done[4:] == [("a", 11.5)]


def test_who_comes_and_goes_is_told_once_in_a_second_to_pages_and_processes() -> None:
    async def come_and_go() -> None:
        timers, hub = Timers(), Hub()
        presence, told, sent = (
            Presence(hub, later=timers.later),
            list[tuple[set[str], int]](),
            list[Message](),
        )
        presence.subscribe(lambda table_id: told.append(presence.at(table_id)))
        hub.hear_all(sent.append)
        for number in range(100):
            presence.comes("table", f"person {number}")
        assert told == [({"person 0"}, 0)]
        timers.pass_(1)
        assert [len(people) for people, _ in told] == [1, 100]
        for number in range(100):
            presence.goes("table", f"person {number}")
        presence.comes("table", None)
        timers.pass_(1)
        assert told[2:] == [(set(), 1)]
        assert [(len(one.people), one.watchers) for one in sent if isinstance(one, Present)] == [
            (1, 0),
            (100, 0),
            (0, 1),
        ]
        presence.goes("table", None)
        timers.pass_(2)
        assert told[3:] == [(set(), 0)]
        assert (presence.is_visited("table"), presence.visited) == (False, [])
        # A page that is loaded anew: the pages here are told, other processes have nothing to learn.
        timers.pass_(5)
        presence.comes("table", "ann")
        sent.clear()
        presence.goes("table", "ann")
        presence.comes("table", "ann")
        timers.pass_(1)
        assert (told[-1], sent) == (({"ann"}, 0), [])
        presence.stop()

    asyncio.run(come_and_go())


def test_what_another_process_says_is_passed_on_as_seldom() -> None:
    async def hear() -> None:
        timers, hub, told = Timers(), Hub(), list[tuple[set[str], int]]()
        presence = Presence(hub, later=timers.later)
        presence.subscribe(lambda table_id: told.append(presence.at(table_id)))
        for watchers in range(1, 50):
            hub.tell_here(Present("table", "another", ["bob"], watchers))
        assert told == [({"bob"}, 1)]
        timers.pass_(1)
        assert told == [({"bob"}, 1), ({"bob"}, 49)]
        hub.tell_here(Present("table", "another", ["bob"], 49))
        timers.pass_(5)
        assert len(told) == 2, "who only says it again tells nothing new"

    asyncio.run(hear())


def test_a_wrong_address_is_refused() -> None:
    async def open_it() -> None:
        async with RedisHub.at("nonsense"):
            pass

    with pytest.raises(BadTable, match="Redis"):
        asyncio.run(open_it())
