"""Who may sit, look and move at a table, and what is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from unittest import mock

import msgspec
import pytest

import pangea
from pangea.bots.levels import LEVELS
from pangea.core.content import digest_of
from pangea.server.house import House
from pangea.server.messages import (
    ClockWanted,
    HintWanted,
    JoinWanted,
    LeaveWanted,
    MoveMade,
    OfferAnswered,
    OfferMade,
    PresenceEvent,
    SeatAct,
    SeatWanted,
    Table,
    TableWanted,
)
from pangea.server.refusals import Refused
from pangea.server.store import Person
from pangea.server.tables.course import Course, begun, open_to
from pangea.server.tables.entries import Made, Sitting
from pangea.server.tables.making import rematch_id

from .houses import (
    BOT,
    ME,
    OPEN,
    SCREEN,
    in_a_house,
    later,
    moved,
    people,
    played,
    refused,
    table_of,
    until,
    watched,
)


@in_a_house()
async def test_a_game_begins_when_the_last_seat_is_taken(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    table = await table_of(house, ann, ME, OPEN)
    assert (table.status, table.scene, table.yours) == ("gathering", None, [0])
    await refused("not-begun", house.tables.move(table.id, ann, MoveMade(0, table.number, "stop")))
    assert [one.id for one in (await house.tables.listed(None)).open] == [table.id]
    joined = await house.tables.join(table.id, bob, JoinWanted())
    assert (joined.status, joined.yours, joined.seats[1].name) == ("playing", [1], "Bob")
    assert joined.scene is not None
    assert joined.scene.moves > 0, "nature has rolled"
    again = await house.tables.join(table.id, bob, JoinWanted())
    assert again.number == joined.number, "who sits there already only looks"
    (cid,) = await people(house, "Cid")
    await refused("no-open-seat", house.tables.join(table.id, cid, JoinWanted()))


@in_a_house()
async def test_two_who_want_one_seat(house: House) -> None:
    ann, bob, cid = await people(house, "Ann", "Bob", "Cid")
    table = await table_of(house, ann, ME, OPEN)
    both = (house.tables.join(table.id, person, JoinWanted(seat=1)) for person in (bob, cid))
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert sum(isinstance(outcome, BaseException) for outcome in outcomes) == 1


@in_a_house()
async def test_a_move_is_made_for_a_number(house: House) -> None:
    (ann,) = await people(house, "Ann")
    table = await table_of(house, ann, ME, SCREEN)
    assert table.scene is not None
    made = MoveMade(0, table.number, table.scene.legal[0])
    after = await house.tables.move(table.id, ann, made)
    assert after.number == table.number + 1
    again = await house.tables.move(table.id, ann, made)
    assert again.number == after.number, "sent twice, it counts once"
    other = MoveMade(0, table.number, table.scene.legal[1])
    await refused("stale", house.tables.move(table.id, ann, other))
    await refused("stale", house.tables.move(table.id, ann, MoveMade(0, after.number + 7, made.move)))
    now = await house.tables.look(table.id, ann)
    assert now.number == after.number


@in_a_house()
async def test_moves_that_are_refused_change_nothing(house: House) -> None:
    ann, bob, cid = await people(house, "Ann", "Bob", "Cid")
    table = await table_of(house, ann, ME, OPEN)
    table = await house.tables.join(table.id, bob, JoinWanted())
    number, tables = table.number, house.tables
    seen = await tables.look(table.id, ann)
    assert seen.scene is not None
    legal = seen.scene.legal[0]
    await refused("not-your-turn", tables.move(table.id, bob, MoveMade(1, number, legal)))
    await refused("not-your-seat", tables.move(table.id, cid, MoveMade(0, number, legal)))
    await refused("no-such-seat", tables.move(table.id, ann, MoveMade(5, number, legal)))
    await refused("no-such-table", tables.move("nowhere", ann, MoveMade(0, number, legal)))
    await refused("unreadable", tables.move(table.id, ann, MoveMade(0, number, "abracadabra")))
    illegal = await refused("illegal", tables.move(table.id, ann, MoveMade(0, number, "stop")))
    assert illegal.rule is not None
    assert illegal.rule.startswith("G")
    assert msgspec.json.encode(await tables.look(table.id, ann)) == msgspec.json.encode(seen)


@in_a_house()
async def test_eyes_are_ones_own_until_the_game_is_over(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    table = await table_of(house, ann, ME, BOT, SCREEN, game="clans")
    for eyes in (0, 2, -1):
        seen = await house.tables.look(table.id, ann, eyes)
        assert seen.scene is not None
        assert seen.scene.eyes == eyes
    await refused("not-your-eyes", house.tables.look(table.id, ann, 1))
    await refused("not-your-eyes", house.tables.look(table.id, bob, 0))
    assert (await house.tables.look(table.id, bob)).scene is not None
    await refused("not-over", house.tables.record(table.id, ann))
    await played(house, table, ann)
    over = await house.tables.look(table.id, None, 1)
    assert over.scene is not None
    assert (over.status, over.scene.eyes) == ("over", 1)
    await refused("over", house.tables.move(table.id, ann, MoveMade(0, over.number, "stop")))


@in_a_house()
async def test_a_private_table_is_for_its_people(house: House) -> None:
    ann, bob, cid = await people(house, "Ann", "Bob", "Cid")
    table = await table_of(house, ann, ME, OPEN, private=True)
    assert (await house.tables.listed(cid)).open == []
    for stranger in (None, cid):
        await refused("no-such-table", house.tables.look(table.id, stranger))
    await refused("no-such-table", house.tables.join(table.id, cid, JoinWanted(invite="guess")))
    seen = await house.tables.look(table.id, bob, invite=table.invite)
    assert seen.invite is None, "who only looks is not told the word"
    joined = await house.tables.join(table.id, bob, JoinWanted(invite=table.invite))
    assert joined.invite == table.invite
    assert len((await house.tables.listed(bob)).mine) == 1


@in_a_house()
async def test_leaving_a_seat_to_a_bot_and_coming_back(house: House) -> None:
    (ann,) = await people(house, "Ann")
    table = await table_of(house, ann, ME, SCREEN)
    await refused("not-away", house.tables.come_back(table.id, ann, SeatAct(0, table.number)))
    await refused("bad-table", house.tables.leave(table.id, ann, LeaveWanted(0, table.number, "genius")))
    table = await house.tables.leave(table.id, ann, LeaveWanted(0, table.number, "hatchling"))
    assert table.seats[0].stands_in
    table = await until(house, table.id, ann, lambda now: bool(now.scene and now.scene.turn == 1))
    await refused("already-left", house.tables.leave(table.id, ann, LeaveWanted(0, table.number)))
    table = await house.tables.come_back(table.id, ann, SeatAct(0, table.number))
    assert not table.seats[0].stands_in
    table = await house.tables.look(table.id, ann, 1)
    table = await moved(house, table, ann)
    while table.scene is not None and table.scene.turn == 1:
        table = await moved(house, await house.tables.look(table.id, ann, 1), ann)
    assert (await house.tables.look(table.id, ann, 0)).scene.legal  # type: ignore[union-attr]


@in_a_house()
async def test_leaving_before_the_game_begins(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    table = await table_of(house, ann, ME, OPEN, OPEN)
    joined = await house.tables.join(table.id, bob, JoinWanted())
    left = await house.tables.leave(table.id, bob, LeaveWanted(1, joined.number))
    assert (left.seats[1].kind, left.yours) == ("open", [])
    empty = await house.tables.leave(table.id, ann, LeaveWanted(0, left.number))
    assert empty.status == "over"
    assert (await house.tables.listed(ann)).open == []


@in_a_house()
async def test_a_rematch_is_made_once(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    table = await table_of(house, ann, ME, OPEN, BOT, private=True)
    table = await house.tables.join(table.id, bob, JoinWanted(invite=table.invite))
    await refused("not-over", house.tables.rematch(table.id, ann))
    for person, seat in ((ann, 0), (bob, 1)):
        table = await house.tables.leave(table.id, person, LeaveWanted(seat, table.number, "hatchling"))
    with watched(house, table.id, ann):
        await until(house, table.id, ann, lambda now: now.status == "over")
    first, second = await asyncio.gather(*(house.tables.rematch(table.id, who) for who in (ann, bob)))
    assert first.id == second.id
    assert (await house.tables.look(table.id, ann)).rematch == first.id
    assert sorted(seat.kind for seat in first.seats) == ["bot", "open", "person"]
    other = bob if first.host == ann.id else ann
    assert (await house.tables.join(first.id, other, JoinWanted())).status == "playing"


async def a_game_that_is_over(house: House, ann: Person, bob: Person, **wanted: Any) -> Table:
    table = await table_of(house, ann, ME, OPEN, **wanted)
    table = await house.tables.join(table.id, bob, JoinWanted(invite=table.invite))
    table = await house.tables.offer(table.id, ann, OfferMade(0, table.number, "end"))
    return await house.tables.answer(table.id, bob, OfferAnswered(1, table.number, True))


@in_a_house()
async def test_in_a_rematch_seats_are_kept_for_those_who_played(house: House) -> None:
    ann, bob, cid = await people(house, "Ann", "Bob", "Cid")
    first = await a_game_that_is_over(house, ann, bob)
    again = await house.tables.rematch(first.id, ann)
    for stranger in (None, cid):
        assert (await house.tables.listed(stranger)).open == []
    for who in (ann, bob):
        assert [one.id for one in (await house.tables.listed(who)).open] == [again.id]
    for wanted in (JoinWanted(), JoinWanted(seat=0), JoinWanted(invite="guess")):
        await refused("seat-kept", house.tables.join(again.id, cid, wanted))
    again = await house.tables.rematch(first.id, bob)
    assert (await house.tables.join(again.id, bob, JoinWanted())).status == "playing"


@in_a_house()
async def test_who_does_not_come_to_a_rematch_is_replaced_by_invitation(house: House) -> None:
    ann, bob, cid = await people(house, "Ann", "Bob", "Cid")
    first = await a_game_that_is_over(house, ann, bob)
    again = await house.tables.rematch(first.id, ann)
    joined = await house.tables.join(again.id, cid, JoinWanted(invite=again.invite))
    assert (joined.status, joined.yours) == ("playing", [0])
    await refused("no-open-seat", house.tables.join(again.id, bob, JoinWanted()))


def test_seats_that_are_open_to_somebody() -> None:
    seats = [
        Sitting("open", "", awaits="ann"),
        Sitting("person", "Cid", "cid"),
        Sitting("open", "", awaits="cid"),
        Sitting("open", "", awaits="bob"),
        Sitting("open", ""),
    ]
    assert open_to(seats, "bob") == [3, 2, 4], "his own first; who sits already needs no other"
    assert open_to(seats, None) == open_to(seats, "dan") == [2, 4]
    assert open_to(seats, "dan", is_invited=True) == [0, 2, 3, 4]


def test_the_id_of_a_rematch_follows_from_nothing_public() -> None:
    def course(invite: str) -> Course:
        return begun(Made("clans", 1, [], {}, None, True, "ann", None, "1", invite), 0.0)

    assert rematch_id("table", course("word")) == rematch_id("table", course("word"))
    assert rematch_id("table", course("word")) != rematch_id("table", course("another"))


@in_a_house()
async def test_a_private_table_is_refused_like_one_that_is_not_there(house: House) -> None:
    ann, bob, cid = await people(house, "Ann", "Bob", "Cid")
    table = await table_of(house, ann, ME, OPEN, private=True)
    table = await house.tables.join(table.id, bob, JoinWanted(invite=table.invite))
    tables, act = house.tables, SeatAct(0, table.number)
    asks: list[Callable[[str], Awaitable[object]]] = [
        lambda where: tables.look(where, cid),
        lambda where: tables.record(where, cid),
        lambda where: tables.join(where, cid, JoinWanted()),
        lambda where: tables.undo(where, cid, act),
        lambda where: tables.hint(where, cid, HintWanted(0, table.number)),
        lambda where: tables.rematch(where, cid),
        house.replays.replay,
        house.replays.analysis,
    ]
    for ask in asks:
        told = []
        for where in (table.id, "nowhere"):
            with pytest.raises(Refused) as caught:
                await ask(where)
            told.append((caught.value.status, caught.value.code, str(caught.value)))
        assert told[0] == told[1]


@in_a_house()
async def test_tables_at_which_somebody_waits_are_listed_first(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    old = await table_of(house, ann, ME, OPEN)
    newer = [(await table_of(house, bob, OPEN, OPEN)).id for _ in range(3)]
    with mock.patch("pangea.server.store.heads.MOST_LISTED", 3):
        assert [one.id for one in (await house.tables.listed(None)).open] == newer[::-1]
        house.tables.person_is_here(old.id, ann, True)
        assert [one.id for one in (await house.tables.listed(None)).open] == [old.id, *newer[::-1]]
        house.tables.person_is_here(old.id, ann, False)
        assert [one.id for one in (await house.tables.listed(None)).open] == newer[::-1]


@in_a_house()
async def test_a_table_that_everybody_left_is_listed_for_an_hour(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    table = await table_of(house, ann, ME, OPEN)
    for person, is_listed in ((None, False), (bob, False), (ann, True)):
        await later(house, table.id, 0 if person else 3700)
        listed = await house.tables.listed(person)
        assert bool(listed.open) == is_listed
        assert bool(listed.mine) == (person is ann)
    house.tables.person_is_here(table.id, ann, True)
    assert (await house.tables.listed(None)).open
    house.tables.person_is_here(table.id, ann, False)
    assert (await house.tables.join(table.id, bob, JoinWanted())).status == "playing"


@in_a_house(tables_per_person=2)
async def test_nobody_makes_too_many_tables(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    for _ in range(2):
        await table_of(house, ann, ME, OPEN)
    await refused("too-many-tables", table_of(house, ann, ME, OPEN))
    await table_of(house, bob, ME, OPEN)


WRONG = {
    "one player too few": (TableWanted("genesis", [ME]), "bad-table"),
    "no such game": (TableWanted("go", [ME, BOT]), "unknown-game"),
    "no such option": (TableWanted("genesis", [ME, BOT], {"speed": "high"}), "bad-table"),
    "no such level": (TableWanted("genesis", [ME, SeatWanted("bot", level="search:9999s")]), "bad-table"),
    "in two places": (TableWanted("genesis", [ME, ME]), "bad-table"),
    "a name without end": (
        TableWanted("genesis", [ME, SeatWanted("screen", name="x" * 999)]),
        "bad-table",
    ),
    "no time": (TableWanted("genesis", [ME, BOT], clock=ClockWanted(0)), "bad-table"),
    "broken content": (TableWanted("genesis", [ME, BOT], content={"rows": ["?"], "river": 9}), "bad-content"),
    "content with a bomb in it": (
        TableWanted("genesis", [ME, BOT], content={"rows": ["." * 10**6] * 2, "river": 10**300}),
        "bad-content",
    ),
}


@pytest.mark.parametrize("wanted", WRONG)
def test_tables_that_no_game_has(wanted: str, tmp_path: object) -> None:
    @in_a_house()
    async def ask(house: House) -> None:
        (ann,) = await people(house, "Ann")
        await refused(WRONG[wanted][1], house.tables.create(ann, WRONG[wanted][0]))
        listed = await house.tables.listed(ann)
        assert (listed.mine, listed.open, listed.running) == ([], [], [])

    ask(tmp_path)  # type: ignore[arg-type]


@in_a_house()
async def test_a_content_of_ones_own(house: House) -> None:
    (ann,) = await people(house, "Ann")
    content = dict(pangea.game("genesis").board(None).content)
    content["river"] = 8
    table = await table_of(house, ann, ME, SCREEN, content=content)
    assert table.board == digest_of("genesis", content)
    table = await moved(house, table, ann)
    assert table.scene is not None
    house.tables._referee.cabinet.forget(table.id)
    again = await house.tables.look(table.id, ann, table.scene.eyes)
    assert msgspec.json.encode(again) == msgspec.json.encode(table)


@in_a_house()
async def test_the_seats_are_shuffled_if_that_is_wanted(house: House) -> None:
    (ann,) = await people(house, "Ann")
    bots = [SeatWanted("bot", level=level.name) for level in LEVELS[:3]]
    tables = [await table_of(house, ann, ME, *bots[:1], OPEN, shuffle=True) for _ in range(12)]
    assert len({tuple(seat.kind for seat in table.seats) for table in tables}) > 1


@in_a_house()
async def test_a_hint_only_where_it_is_fair(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    table = await table_of(house, ann, ME, OPEN)
    table = await house.tables.join(table.id, bob, JoinWanted())
    await refused("not-alone", house.tables.hint(table.id, ann, HintWanted(0, table.number)))
    alone = await table_of(house, ann, ME, BOT)
    hint = await house.tables.hint(alone.id, ann, HintWanted(0, alone.number))
    assert alone.scene is not None
    assert hint.move in alone.scene.legal
    assert hint.move == hint.considered[0].move == hint.line[0]
    assert hint.words
    await refused("stale", house.tables.hint(alone.id, ann, HintWanted(0, alone.number - 1)))


@in_a_house()
async def test_no_hints_while_somebody_is_away(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    table = await table_of(house, ann, ME, OPEN)
    table = await house.tables.join(table.id, bob, JoinWanted())
    table = await house.tables.leave(table.id, bob, LeaveWanted(1, table.number, "hatchling"))
    await refused("not-alone", house.tables.hint(table.id, ann, HintWanted(0, table.number)))


@in_a_house()
async def test_one_hint_at_a_time(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    table, other = await table_of(house, ann, ME, BOT), await table_of(house, bob, ME, BOT)
    thinks = asyncio.Event()

    async def think_for_ever(*_: object) -> None:
        thinks.set()
        await asyncio.Event().wait()

    with mock.patch.object(house.tables._thinking, "advise", think_for_ever):
        first = asyncio.create_task(house.tables.hint(table.id, ann, HintWanted(0, table.number)))
        await thinks.wait()
        await refused("hint-running", house.tables.hint(table.id, ann, HintWanted(0, table.number)))
    hint = await house.tables.hint(other.id, bob, HintWanted(0, other.number))
    assert hint.move, "another person may ask"
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    hint = await house.tables.hint(table.id, ann, HintWanted(0, table.number))
    assert hint.move, "and so may whoever gave up waiting"


@in_a_house()
async def test_who_is_there(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    table = await table_of(house, ann, ME, SCREEN)
    happened: list[str] = []
    house.hub.subscribe(lambda one: happened.append(one.table))
    for who in (ann, bob, None):
        house.tables.person_is_here(table.id, who, True)
    assert happened == [], "nothing happened at the table"
    assert await house.tables.who_is_there(table.id) == PresenceEvent(table.id, [0, 1], 2)
    table = await house.tables.look(table.id, ann)
    assert [seat.here for seat in table.seats] == [True, True]
    assert table.watchers == 2
    for who in (ann, bob, None):
        house.tables.person_is_here(table.id, who, False)
    table = await house.tables.look(table.id, ann)
    assert ([seat.here for seat in table.seats], table.watchers) == ([False, False], 0)
