"""A player who is away while it is their turn blocks no table for good: the others agree how to go on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from pangea.server.messages.tables import (
    ClockWanted,
    JoinWanted,
    OfferAnswered,
    OfferMade,
    SeatAct,
    SettingsWanted,
    Table,
)
from pangea.server.service import Service
from pangea.server.store import Person
from pangea.server.tables import acts, background
from pangea.server.tables.replays import Asker
from tests.patience import PATIENCE

from .services import (
    ME,
    OPEN,
    Clock,
    clocks_looked_at,
    compiled,
    in_a_service,
    moved,
    opened,
    people,
    played,
    refused,
    scene_of,
    table_of,
    until,
    watched,
)


@dataclass
class Room:
    """Ann, Bob and perhaps Cid at a table; the clock stands still unless it is turned on."""

    service: Service
    clock: Clock
    id: str
    people: list[Person]

    async def look(self, who: int = 0) -> Table:
        return await acts.look(self.service.tables, self.id, self.people[who])

    async def move(self, who: int) -> Table:
        return await moved(self.service, await self.look(who), self.people[who])

    async def offer(self, who: int, kind: str, level: str = "hatchling") -> Table:
        made = OfferMade(who, (await self.look(who)).number, kind, level)  # type: ignore[arg-type]
        return await acts.offer(self.service.tables, self.id, self.people[who], made)

    async def answer(self, who: int, agree: bool) -> Table:
        given = OfferAnswered(who, (await self.look(who)).number, agree)
        return await acts.answer(self.service.tables, self.id, self.people[who], given)


def with_people(
    *names: str, pace: float = 1000.0, **wanted: Any
) -> Callable[[Callable[[Room], Awaitable[None]]], Callable[[Path], None]]:
    """A test at a table of Clans, at which seats go by the order of the names. Bots do not move."""

    def staged(test: Callable[[Room], Awaitable[None]]) -> Callable[[Path], None]:
        def run(tmp_path: Path) -> None:
            async def play() -> None:
                clock = Clock()
                async with asyncio.timeout(PATIENCE), opened(tmp_path, clock, pace=pace) as service:
                    await test(await seated(service, clock, *names, **wanted))

            asyncio.run(play())

        run.__name__, run.__doc__ = test.__name__, test.__doc__
        return run

    return staged


async def seated(service: Service, now: Clock, /, *names: str, **wanted: Any) -> Room:
    await compiled(service, "clans")
    host, *others = await people(service, *names)
    table = await table_of(service, host, ME, *[OPEN] * len(others), game="clans", **wanted)
    for person in others:
        await acts.join(service.tables, table.id, person, JoinWanted())
    return Room(service, now, table.id, [host, *others])


@with_people("Ann", "Bob")
async def test_after_some_days_a_bot_takes_the_seat_of_a_player_who_is_away(room: Room) -> None:
    table = await room.move(0)
    assert (table.absence_days, table.absent) == (3, None)
    room.clock.pass_days(2.99)
    assert (await room.look()).absent is None
    assert (await refused("not-absent", room.offer(0, "stand-in"))).phrase.about["days"] == 3
    room.clock.pass_days(0.02)
    table = await room.look()
    assert table.absent is not None
    assert table.absent.seat == 1
    table = await room.offer(0, "stand-in")
    assert (table.offer, table.absent, table.status) == (None, None, "playing")
    assert (table.seats[1].stands_in, table.seats[1].level) == (True, "hatchling")
    assert [(one.kind, one.seat, one.level) for one in table.happened[-1:]] == [("stood in", 1, "hatchling")]
    # The same from the log.
    room.service.tables.referee.open_tables.forget(room.id)
    assert await room.look() == table


@with_people("Ann", "Bob", pace=0.0)
async def test_the_player_comes_back_and_plays_on(room: Room) -> None:
    await room.move(0)
    room.clock.pass_days(4)
    table = await room.offer(0, "stand-in")
    table = await until(room.service, room.id, room.people[0], lambda now: scene_of(now).turn == 0)
    act = SeatAct(1, table.number)
    table = await acts.come_back(room.service.tables, room.id, room.people[1], act)
    assert not table.seats[1].stands_in
    await room.move(0)
    assert scene_of(await room.look(1)).legal


@with_people("Ann", "Bob")
async def test_or_the_game_is_ended(room: Room) -> None:
    await room.move(0)
    await room.offer(0, "end")  # Bob does not answer
    room.clock.pass_days(4)
    table = await room.offer(0, "end")
    assert (table.status, table.happened[-1].kind, table.happened[-1].seat) == ("over", "ended without", 1)


@with_people("Ann", "Bob", "Cid")
async def test_all_who_are_still_there_must_agree(room: Room) -> None:
    await room.move(0)
    room.clock.pass_days(2)
    await room.look(2)
    room.clock.pass_days(2)
    table = await room.offer(0, "stand-in", "gatherer")
    assert table.offer is not None
    assert (table.offer.waiting, table.offer.without, table.offer.away) == ([2], [1], 1)
    assert (table.offer.kind, table.offer.level) == ("stand-in", "gatherer")
    table = await room.answer(2, False)
    assert (table.offer, table.seats[1].stands_in) == (None, False)
    await room.offer(2, "stand-in")
    table = await room.answer(0, True)
    assert table.seats[1].stands_in


@with_people("Ann", "Bob", "Cid")
async def test_nobody_is_asked_who_is_away_as_well(room: Room) -> None:
    await room.move(0)
    room.clock.pass_days(4)
    table = await room.offer(0, "stand-in")
    assert (table.offer, table.seats[1].stands_in, table.seats[2].stands_in) == (None, True, False)


@with_people("Ann", "Bob")
async def test_being_at_this_table_counts_and_being_elsewhere_does_not(room: Room) -> None:
    tables, bob = room.service.tables, room.people[1]
    await room.move(0)
    room.clock.pass_days(4)
    await table_of(room.service, bob, ME, OPEN, game="clans")
    await acts.listed(tables, bob)
    assert (await room.look()).absent is not None
    with watched(room.service, room.id, bob):
        assert (await room.look()).absent is None, "a page of his shows the table"
    await acts.talk(tables, room.id, bob)
    assert (await room.look()).absent is None, "he has read what was said"
    room.clock.pass_days(2.9)
    assert (await room.look()).absent is None
    room.clock.pass_days(0.2)
    assert (await room.look()).absent is not None
    room.clock.pass_days(30)
    await room.look(1)
    await refused("not-absent", room.offer(0, "stand-in"))


@with_people("Ann", "Bob", "Cid")
async def test_a_player_who_is_back_is_asked_after_all(room: Room) -> None:
    await room.move(0)
    room.clock.pass_days(2)
    await room.look(2)
    room.clock.pass_days(2)
    await room.offer(0, "stand-in")
    await room.look(1)
    await refused("not-absent", room.answer(2, True))
    assert not (await room.look()).seats[1].stands_in
    table = await room.move(1)
    assert (table.offer, table.happened[-1].kind) == (None, "declined")


@with_people("Ann", "Bob", "Cid")
async def test_a_player_who_is_back_may_decline(room: Room) -> None:
    await room.move(0)
    room.clock.pass_days(2)
    await room.look(2)
    room.clock.pass_days(2)
    await room.offer(0, "end")
    await refused("no-offer", room.answer(1, True))
    table = await room.answer(1, False)
    assert (table.offer, table.status) == (None, "playing")


@with_people("Ann", "Bob", clock=ClockWanted(3600, "hatchling"))
async def test_a_clock_goes_its_own_way(room: Room) -> None:
    await room.move(0)
    room.clock.pass_days(4)
    await clocks_looked_at(room.service)  # it takes the jump for an outage, after which players have a minute
    room.clock.now += 60
    table = await until(room.service, room.id, room.people[0], lambda now: now.seats[1].stands_in)
    assert table.absent is None


@with_people("Ann", "Bob", absence_days=10)
async def test_the_days_are_chosen_with_the_table(room: Room) -> None:
    await room.move(0)
    room.clock.pass_days(9.9)
    assert (await room.look()).absent is None
    room.clock.pass_days(0.2)
    table = await room.look()
    assert (table.absence_days, table.absent is not None) == (10, True)
    # A spectator has nothing to decide.
    assert (await acts.look(room.service.tables, room.id, None)).absent is None


@in_a_service()
async def test_they_are_a_setting_of_the_table(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, OPEN, game="clans")
    for days in (0, 31):
        await refused("bad-table", table_of(service, ann, ME, OPEN, game="clans", absence_days=days))
    wanted = SettingsWanted(table.options, None, 7, table.joining, table.watching)
    assert (await acts.change_settings(service.tables, table.id, ann, wanted)).absence_days == 7
    wrong = SettingsWanted(table.options, None, 0, table.joining, table.watching)
    await refused("bad-table", acts.change_settings(service.tables, table.id, ann, wrong))


@with_people("Ann", "Bob")
async def test_alone_among_bots_there_is_nobody_to_wait_for_her(room: Room) -> None:
    """Bob has left, and Ann is away: no player is left whom that concerns."""
    left = OfferMade(1, (await room.look(1)).number, "stand-in", "hatchling")
    room.clock.pass_days(4)
    table = await room.offer(1, "stand-in")
    assert table.seats[0].stands_in
    room.clock.pass_days(4)
    assert (await room.look(1)).absent is None
    late = acts.offer(room.service.tables, room.id, room.people[1], left)
    await refused("not-absent", late)


def test_when_somebody_was_there_outlives_a_restart_and_is_known_to_other_processes(tmp_path: Path) -> None:
    clock = Clock()

    async def play() -> None:
        async with asyncio.timeout(PATIENCE):
            async with opened(tmp_path, clock) as service:
                room = await seated(service, clock, "Ann", "Bob")
                await room.move(0)
                clock.pass_days(2)
                await room.look(1)
            async with opened(tmp_path, clock) as service, opened(tmp_path, clock) as other:
                here = Room(service, clock, room.id, room.people)
                there = Room(other, clock, room.id, room.people)
                clock.pass_days(2)
                assert (await here.look()).absent is None
                await there.look(1)
                await other.store.last_seen.write()
                clock.pass_days(2)
                assert (await here.look()).absent is None
                clock.pass_days(1)
                assert (await here.look()).absent is not None

    asyncio.run(play())


def test_a_page_that_is_open_is_shown_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "SURE_AFTER", 0.0)
    clock = Clock()

    async def play() -> None:
        async with asyncio.timeout(PATIENCE), opened(tmp_path, clock) as service:
            room = await seated(service, clock, "Ann", "Bob")
            told = asyncio.Event()
            with watched(service, room.id, room.people[0]):
                await room.move(0)
                service.hub.subscribe(lambda happened: told.set() if happened.anew else None)
                clock.pass_days(4)
                await told.wait()
                assert (await room.look()).absent is not None

    asyncio.run(play())


@with_people("Ann", "Bob", pace=0.0)
async def test_who_played_less_than_half_of_it_has_not_won_it(room: Room) -> None:
    """A bot decided for Bob but for his first moves: what it made of the game is not his."""
    await room.move(0)
    await room.move(1)
    await room.move(0)
    room.clock.pass_days(4)
    await room.offer(0, "stand-in")
    table = await played(room.service, await room.look(), room.people[0])
    assert table.status == "over"
    assert [seat.played_by for seat in table.seats] == [None, "hatchling"]
    (mine,) = (await acts.listed(room.service.tables, room.people[1])).mine
    assert [seat.played_by for seat in mine.seats] == [None, "hatchling"]
    replay = await room.service.replays.replay(room.id, Asker(room.people[0]))
    assert replay.played_by == [None, "hatchling"]
    room.service.tables.referee.open_tables.forget(room.id)
    assert [seat.played_by for seat in (await room.look()).seats] == [None, "hatchling"]
