"""What is kept for whom, and for how long; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import func, select, update

from pangea.server.hub import Happened
from pangea.server.messages.tables import MoveMade
from pangea.server.refusals import Refused
from pangea.server.service import Service
from pangea.server.store import Person, Store
from pangea.server.store.daily_tidying import DailyTidying
from pangea.server.store.ledger import Append
from pangea.server.store.models import (
    AnalysisRow,
    Base,
    EntryRow,
    PersonRow,
    RecordRow,
    SitterRow,
    SnapshotRow,
    SummaryRow,
    UnlistedRow,
)
from pangea.server.store.usage import DAY, PERSON, ShareUsedUp, Usage
from pangea.server.tables import acts
from pangea.server.tables.background import UNKNOWN
from tests.patience import patience_until
from tests.server.servers import Place

from .services import BOT, ME, OPEN, SCREEN, in_a_service, opened, people, played, refused, table_of

KEEP = 30
NOW = 2_000_000_000.0


async def go_on() -> bool:
    return True


def told(where: str, error: BaseException) -> None:
    raise AssertionError(where) from error


async def rows(store: Store, row: Any, which: Any = None) -> int:
    wanted = select(func.count()).select_from(row)
    async with store.engine.connect() as connection:
        return int(await connection.scalar(wanted if which is None else wanted.where(which)) or 0)


async def last_seen(store: Store, row: Any, when: float, which: Any = None) -> None:
    change = update(row).values(seen=when)
    async with store.engine.begin() as connection:
        await connection.execute(change if which is None else change.where(which))


def with_store(place: Place, test: Callable[[Store], Awaitable[None]], **limits: Any) -> None:
    url = place("kept")

    async def run() -> None:
        async with Store.open(url, **limits) as store:
            await test(store)

    asyncio.run(run())


def in_an_open_service(place: Place, test: Callable[[Service], Awaitable[None]]) -> None:
    url = place("kept")

    async def run() -> None:
        async with patience_until("the test ends"), opened(url) as service:
            await test(service)

    asyncio.run(run())


# What is kept for a day


def test_a_source_has_a_share_of_a_day(place: Place) -> None:
    async def test(store: Store) -> None:
        now = [NOW]
        usage = Usage(store.engine, 1000, clock=lambda: now[0])
        await usage.charge("here", 600)
        await usage.charge("here", 400)
        with pytest.raises(ShareUsedUp) as caught:
            await usage.charge("here", 1)
        assert (caught.value.status, caught.value.code) == (429, "day-used-up")
        assert 0 < caught.value.seconds <= DAY - NOW % DAY + 1
        with pytest.raises(ShareUsedUp):
            await usage.charge("too much at once", 1001)
        await usage.charge("there", 1000)
        again = Usage(store.engine, 1000, clock=lambda: now[0])  # another process, or a restart
        with pytest.raises(ShareUsedUp):
            await again.charge("here", 1)
        now[0] += DAY
        await usage.charge("here", 1000)

    with_store(place, test)


def test_of_what_does_not_fit_nothing_is_kept(place: Place) -> None:
    async def test(store: Store) -> None:
        await store.replays.put_record("first", "x" * 600, "here")
        await store.replays.put_record("first", "x" * 600, "here")  # is there already, and counts once
        with pytest.raises(ShareUsedUp):
            await store.replays.put_record("second", "x" * 600, "here")
        assert await store.replays.record("second") is None
        await store.replays.put_record("second", "x" * 400, "here")
        await store.replays.put_record("third", "x" * 600, "there")

    with_store(place, test, bytes_per_day=1000)


def test_a_source_is_only_so_many_people_a_day(place: Place) -> None:
    async def test(store: Store) -> None:
        for _ in range(3):
            await store.people.add("Ann", source="here")
        with pytest.raises(ShareUsedUp):
            await store.people.add("Ann", source="here")
        assert await rows(store, PersonRow) == 3
        await store.people.add("Bob", source="there")

    with_store(place, test, bytes_per_day=3 * PERSON)


# How long it is kept


async def belongings(service: Service) -> tuple[Person, str]:
    """Ann has played a game of two; a record of it is kept, and an analysis of each."""
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, SCREEN)
    await played(service, table, ann, 30)
    await service.store.replays.put_record("record", "text")
    for replay in (table.id, "record"):
        assert await service.store.replays.begin_analysis(replay, 1, 0.0)
    return ann, table.id


def test_what_nobody_opened_for_long_is_removed(place: Place) -> None:
    async def test(service: Service) -> None:
        store, tidying = service.store, service.store.tidying
        ann, table = await belongings(service)
        for row in (SummaryRow, RecordRow, AnalysisRow, PersonRow):
            await last_seen(store, row, NOW - KEEP * DAY)
        limit = NOW - KEEP * DAY
        assert not (await tidying.found(limit, NOW)).is_something
        assert not (await tidying.remove(limit, NOW, go_on)).is_something
        found = await tidying.found(limit + 1, NOW)
        assert (found.tables, found.records, found.analyses, found.people) == (1, 1, 2, 1)
        assert found.bytes > 1000
        assert await tidying.remove(limit + 1, NOW, go_on) == found
        for emptied in (SummaryRow, EntryRow, SnapshotRow, SitterRow, RecordRow, AnalysisRow, PersonRow):
            assert await rows(store, emptied) == 0, emptied
        await refused("no-such-table", acts.look(service.tables, table, ann))
        await refused("no-such-replay", service.replays.replay("record"))

    in_an_open_service(place, test)


def test_nobody_loses_a_seat_that_is_kept(place: Place) -> None:
    """Whoever sits somewhere, made a table or has a bot account may come back."""

    async def test(service: Service) -> None:
        store = service.store
        host, guest, owner, nobody = await people(service, "Host", "Guest", "Owner", "Nobody")
        await table_of(service, host, OPEN, OPEN)
        await table_of(service, guest, ME, OPEN)
        bot = await store.people.add("Robot", token="secret", owner=owner.id)
        await last_seen(store, PersonRow, 0.0)
        await last_seen(store, PersonRow, NOW, PersonRow.id == bot.id)
        now = time.time()
        removed = await store.tidying.remove(now - DAY, now, go_on)
        assert removed.people == 1
        assert await store.people.get(nobody.id) is None
        for person in (host, guest, owner, bot):
            assert await store.people.get(person.id) == person
        await last_seen(store, PersonRow, 0.0)
        assert (await store.tidying.remove(now - DAY, now, go_on)).people == 2, "the bot, and its owner"

    in_an_open_service(place, test)


@in_a_service()
async def test_to_open_something_is_noted_once_a_day(service: Service) -> None:
    ann, table = await belongings(service)
    store = service.store
    for row in (SummaryRow, RecordRow, AnalysisRow, PersonRow):
        await last_seen(store, row, 5.0)
    opened = store.last_seen
    opened._noted.clear()
    for kind, key in (("table", table), ("record", "record"), ("analysis", table), ("person", ann.id)):
        opened.note(kind, key)  # type: ignore[arg-type]
        opened.note(kind, key)  # type: ignore[arg-type]
    await opened.write()
    for row in (SummaryRow, RecordRow, PersonRow):
        assert await rows(store, row, row.seen > 5.0) == 1
    assert await rows(store, AnalysisRow, AnalysisRow.seen > 5.0) == 1
    await last_seen(store, SummaryRow, 5.0)
    await acts.look(service.tables, table, ann)
    await opened.write()
    assert await rows(store, SummaryRow, SummaryRow.seen > 5.0) == 0, "not twice on one day"
    opened._noted.clear()
    await acts.look(service.tables, table, ann)
    await opened.write()
    assert await rows(store, SummaryRow, SummaryRow.seen > 5.0) == 1


# Tidying by itself


def test_one_process_tidies_once_a_day(place: Place) -> None:
    async def test(store: Store) -> None:
        assert [await store.tidying.begin(NOW), await store.tidying.begin(NOW + 60)] == [True, False]
        both = await asyncio.gather(store.tidying.begin(NOW + DAY), store.tidying.begin(NOW + DAY))
        assert sorted(both) == [False, True]

    with_store(place, test)


def test_days_on_which_the_service_was_off_do_not_count(place: Place) -> None:
    """Whoever starts it again after two years finds what was there."""

    async def test(store: Store) -> None:
        now = [NOW]
        tidying = DailyTidying(store, KEEP, told, clock=lambda: now[0])
        await tidying.look()
        await store.replays.put_record("old", "text")
        await store.replays.put_record("new", "text")
        await last_seen(store, RecordRow, NOW - (KEEP - 3) * DAY, RecordRow.id == "old")
        await last_seen(store, RecordRow, NOW, RecordRow.id == "new")
        now[0] += 700 * DAY
        assert await store.tidying.time_off(now[0]) == 699 * DAY
        await tidying.look()
        assert await rows(store, RecordRow) == 2
        assert await rows(store, RecordRow, RecordRow.seen > now[0]) == 0
        for _ in range(3):
            now[0] += DAY
            await tidying.look()
        assert await store.replays.record("old") is None
        assert await store.replays.record("new") is not None

    with_store(place, test)


def test_all_is_kept_where_that_is_wished(place: Place) -> None:
    async def test(store: Store) -> None:
        await store.replays.put_record("old", "text")
        await last_seen(store, RecordRow, 0.0)
        await DailyTidying(store, 0, told, clock=lambda: NOW).look()
        assert await store.replays.record("old") is not None
        await DailyTidying(store, KEEP, told, clock=lambda: NOW + DAY).look()
        assert await store.replays.record("old") is None

    with_store(place, test)


# Removing while people play


def test_whoever_writes_to_a_table_that_was_removed_comes_too_late(place: Place) -> None:
    """Otherwise an entry would stay behind that is the log of nothing."""

    async def test(service: Service) -> None:
        (ann,) = await people(service, "Ann")
        table = await table_of(service, ann, ME, SCREEN)
        assert table.scene is not None
        assert await service.store.tidying.remove_table(table.id)
        move = MoveMade(0, table.number, table.scene.legal[0])
        await refused("no-such-table", acts.move(service.tables, table.id, ann, move))
        head = {"game": "genesis", "version": 1, "status": "playing", "private": False, "host": "x"}
        head |= {"number": 2, "moves": 0, "turn": 0, "seats": "[]", "touched": 0.0, "deadline": None}
        head |= {"thinker": None, "thinks_until": None, "source": "", "seen": 0.0}
        assert not await service.store.ledger.append(Append(table.id, 2, 0.0, "moved", "{}", head))
        assert await rows(service.store, EntryRow) == await rows(service.store, SummaryRow) == 0
        assert not await service.store.tidying.remove_table(table.id)

    in_an_open_service(place, test)


def test_tables_come_and_go_and_none_is_left_in_pieces(place: Place) -> None:
    """Games of bots are played while their tables are removed, by another process as it were."""

    url = place("kept")

    async def test() -> None:
        async with patience_until("the test ends"), opened(url) as service, Store.open(url) as other:
            (ann,) = await people(service, "Ann")
            for _ in range(8):
                table = await table_of(service, ann, ME, BOT)
                playing = asyncio.create_task(played(service, table, ann))
                assert await other.tidying.remove_table(table.id)
                # Only pages that show a table are told that it was removed, and nobody has one open here.
                while not playing.done():
                    service.hub.tell_here(Happened(table.id, UNKNOWN, [], anew=True))
                    await asyncio.wait([playing], timeout=0.05)
                with suppress(Refused):  # it may be over before it is removed
                    await playing
            assert await rows(service.store, SummaryRow) == 0
            for row in (EntryRow, SnapshotRow, SitterRow, UnlistedRow):
                assert await rows(service.store, row) == 0, row

    asyncio.run(test())


def test_every_table_of_the_database_is_tidied() -> None:
    """A new one must be tidied too, or be known to need it not."""
    tidied = {"people", "entries", "snapshots", "heads", "sitters", "records", "analyses", "usage", "bans"}
    tidied |= {"boards", "unlisted", "talk", "challenges"}
    assert {table.name for table in Base.metadata.sorted_tables} == tidied | {"contents", "jobs", "secret"}
