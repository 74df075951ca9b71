"""Who may sit, look and move at a table, and what is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from unittest import mock

import msgspec
import pytest

import pangea
from pangea.core.content import digest_of
from pangea.server.messages.events import PresenceEvent
from pangea.server.messages.tables import (
    ClockWanted,
    HintWanted,
    JoinWanted,
    LeaveWanted,
    MoveMade,
    OfferAnswered,
    OfferMade,
    SeatAct,
    SeatWanted,
    Table,
    TableWanted,
)
from pangea.server.refusals import Refused
from pangea.server.service import Service
from pangea.server.store import Person
from pangea.server.tables import acts
from pangea.server.tables.log import Made, Sitting
from pangea.server.tables.making import rematch_id
from pangea.server.tables.state import TableState, new_state, open_to

from .services import (
    BOT,
    ME,
    OPEN,
    SCREEN,
    in_a_service,
    later,
    moved,
    people,
    played,
    refused,
    table_of,
    until,
    watched,
)


@in_a_service()
async def test_a_game_begins_when_the_last_seat_is_taken(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN)
    assert (table.status, table.scene, table.yours) == ("gathering", None, [0])
    await refused("not-begun", acts.move(service.tables, table.id, ann, MoveMade(0, table.number, "stop")))
    assert [one.id for one in (await acts.listed(service.tables, None)).open] == [table.id]
    joined = await acts.join(service.tables, table.id, bob, JoinWanted())
    assert (joined.status, joined.yours, joined.seats[1].name) == ("playing", [1], "Bob")
    assert joined.scene is not None
    assert joined.scene.moves > 0, "nature has rolled"
    again = await acts.join(service.tables, table.id, bob, JoinWanted())
    assert again.number == joined.number, "who sits there already only looks"
    (cid,) = await people(service, "Cid")
    await refused("no-open-seat", acts.join(service.tables, table.id, cid, JoinWanted()))


@in_a_service()
async def test_two_who_want_one_seat(service: Service) -> None:
    ann, bob, cid = await people(service, "Ann", "Bob", "Cid")
    table = await table_of(service, ann, ME, OPEN)
    both = (acts.join(service.tables, table.id, person, JoinWanted(seat=1)) for person in (bob, cid))
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert sum(isinstance(outcome, BaseException) for outcome in outcomes) == 1


@in_a_service()
async def test_a_move_is_made_for_a_number(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, SCREEN)
    assert table.scene is not None
    made = MoveMade(0, table.number, table.scene.legal[0])
    after = await acts.move(service.tables, table.id, ann, made)
    assert after.number == table.number + 1
    again = await acts.move(service.tables, table.id, ann, made)
    assert again.number == after.number, "sent twice, it counts once"
    other = MoveMade(0, table.number, table.scene.legal[1])
    await refused("stale", acts.move(service.tables, table.id, ann, other))
    await refused("stale", acts.move(service.tables, table.id, ann, MoveMade(0, after.number + 7, made.move)))
    now = await acts.look(service.tables, table.id, ann)
    assert now.number == after.number


@in_a_service()
async def test_moves_that_are_refused_change_nothing(service: Service) -> None:
    ann, bob, cid = await people(service, "Ann", "Bob", "Cid")
    table = await table_of(service, ann, ME, OPEN)
    table = await acts.join(service.tables, table.id, bob, JoinWanted())
    number, tables = table.number, service.tables
    seen = await acts.look(tables, table.id, ann)
    assert seen.scene is not None
    legal = seen.scene.legal[0]
    await refused("not-your-turn", acts.move(tables, table.id, bob, MoveMade(1, number, legal)))
    await refused("not-your-seat", acts.move(tables, table.id, cid, MoveMade(0, number, legal)))
    await refused("no-such-seat", acts.move(tables, table.id, ann, MoveMade(5, number, legal)))
    await refused("no-such-table", acts.move(tables, "nowhere", ann, MoveMade(0, number, legal)))
    await refused("unreadable", acts.move(tables, table.id, ann, MoveMade(0, number, "abracadabra")))
    illegal = await refused("illegal", acts.move(tables, table.id, ann, MoveMade(0, number, "stop")))
    assert illegal.rule is not None
    assert illegal.rule.startswith("G")
    assert msgspec.json.encode(await acts.look(tables, table.id, ann)) == msgspec.json.encode(seen)


@in_a_service()
async def test_eyes_are_ones_own_until_the_game_is_over(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, BOT, SCREEN, game="clans")
    for eyes in (0, 2, -1):
        seen = await acts.look(service.tables, table.id, ann, eyes)
        assert seen.scene is not None
        assert seen.scene.eyes == eyes
    await refused("not-your-eyes", acts.look(service.tables, table.id, ann, 1))
    await refused("not-your-eyes", acts.look(service.tables, table.id, bob, 0))
    assert (await acts.look(service.tables, table.id, bob)).scene is not None
    await refused("not-over", acts.record(service.tables, table.id, ann))
    await played(service, table, ann)
    over = await acts.look(service.tables, table.id, None, 1)
    assert over.scene is not None
    assert (over.status, over.scene.eyes) == ("over", 1)
    await refused("over", acts.move(service.tables, table.id, ann, MoveMade(0, over.number, "stop")))


@in_a_service()
async def test_a_private_table_is_for_its_people(service: Service) -> None:
    ann, bob, cid = await people(service, "Ann", "Bob", "Cid")
    table = await table_of(service, ann, ME, OPEN, private=True)
    assert (await acts.listed(service.tables, cid)).open == []
    for stranger in (None, cid):
        await refused("no-such-table", acts.look(service.tables, table.id, stranger))
    await refused("no-such-table", acts.join(service.tables, table.id, cid, JoinWanted(invite="guess")))
    seen = await acts.look(service.tables, table.id, bob, invite=table.invite)
    assert seen.invite is None, "who only looks is not told the word"
    joined = await acts.join(service.tables, table.id, bob, JoinWanted(invite=table.invite))
    assert joined.invite == table.invite
    assert len((await acts.listed(service.tables, bob)).mine) == 1


@in_a_service()
async def test_leaving_a_seat_to_a_bot_and_coming_back(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, SCREEN)
    await refused("not-away", acts.come_back(service.tables, table.id, ann, SeatAct(0, table.number)))
    await refused(
        "bad-table", acts.leave(service.tables, table.id, ann, LeaveWanted(0, table.number, "genius"))
    )
    table = await acts.leave(service.tables, table.id, ann, LeaveWanted(0, table.number, "hatchling"))
    assert table.seats[0].stands_in
    table = await until(service, table.id, ann, lambda now: bool(now.scene and now.scene.turn == 1))
    await refused("already-left", acts.leave(service.tables, table.id, ann, LeaveWanted(0, table.number)))
    table = await acts.come_back(service.tables, table.id, ann, SeatAct(0, table.number))
    assert not table.seats[0].stands_in
    table = await acts.look(service.tables, table.id, ann, 1)
    table = await moved(service, table, ann)
    while table.scene is not None and table.scene.turn == 1:
        table = await moved(service, await acts.look(service.tables, table.id, ann, 1), ann)
    assert (await acts.look(service.tables, table.id, ann, 0)).scene.legal  # type: ignore[union-attr]


@in_a_service()
async def test_leaving_before_the_game_begins(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN, OPEN)
    joined = await acts.join(service.tables, table.id, bob, JoinWanted())
    left = await acts.leave(service.tables, table.id, bob, LeaveWanted(1, joined.number))
    assert (left.seats[1].kind, left.yours) == ("open", [])
    empty = await acts.leave(service.tables, table.id, ann, LeaveWanted(0, left.number))
    assert empty.status == "over"
    assert (await acts.listed(service.tables, ann)).open == []


@in_a_service()
async def test_a_rematch_is_made_once(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN, BOT, private=True)
    table = await acts.join(service.tables, table.id, bob, JoinWanted(invite=table.invite))
    await refused("not-over", acts.rematch(service.tables, table.id, ann))
    for person, seat in ((ann, 0), (bob, 1)):
        table = await acts.leave(
            service.tables, table.id, person, LeaveWanted(seat, table.number, "hatchling")
        )
    with watched(service, table.id, ann):
        await until(service, table.id, ann, lambda now: now.status == "over")
    first, second = await asyncio.gather(*(acts.rematch(service.tables, table.id, who) for who in (ann, bob)))
    assert first.id == second.id
    assert (await acts.look(service.tables, table.id, ann)).rematch == first.id
    assert sorted(seat.kind for seat in first.seats) == ["bot", "open", "person"]
    other = bob if first.host == ann.id else ann
    assert (await acts.join(service.tables, first.id, other, JoinWanted())).status == "playing"


async def a_game_that_is_over(service: Service, ann: Person, bob: Person, **wanted: Any) -> Table:
    table = await table_of(service, ann, ME, OPEN, **wanted)
    table = await acts.join(service.tables, table.id, bob, JoinWanted(invite=table.invite))
    table = await acts.offer(service.tables, table.id, ann, OfferMade(0, table.number, "end"))
    return await acts.answer(service.tables, table.id, bob, OfferAnswered(1, table.number, True))


@in_a_service()
async def test_in_a_rematch_seats_are_kept_for_those_who_played(service: Service) -> None:
    ann, bob, cid = await people(service, "Ann", "Bob", "Cid")
    first = await a_game_that_is_over(service, ann, bob)
    again = await acts.rematch(service.tables, first.id, ann)
    for stranger in (None, cid):
        assert (await acts.listed(service.tables, stranger)).open == []
    for who in (ann, bob):
        assert [one.id for one in (await acts.listed(service.tables, who)).open] == [again.id]
    for wanted in (JoinWanted(), JoinWanted(seat=0), JoinWanted(invite="guess")):
        await refused("seat-kept", acts.join(service.tables, again.id, cid, wanted))
    again = await acts.rematch(service.tables, first.id, bob)
    assert (await acts.join(service.tables, again.id, bob, JoinWanted())).status == "playing"


@in_a_service()
async def test_who_does_not_come_to_a_rematch_is_replaced_by_invitation(service: Service) -> None:
    ann, bob, cid = await people(service, "Ann", "Bob", "Cid")
    first = await a_game_that_is_over(service, ann, bob)
    again = await acts.rematch(service.tables, first.id, ann)
    joined = await acts.join(service.tables, again.id, cid, JoinWanted(invite=again.invite))
    assert (joined.status, joined.yours) == ("playing", [0])
    await refused("no-open-seat", acts.join(service.tables, again.id, bob, JoinWanted()))


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
    assert open_to(seats, "dan", is_invited=True) == [2, 4, 0, 3], "what is kept for others is taken last"


def test_the_id_of_a_rematch_follows_from_nothing_public() -> None:
    def state(invite: str) -> TableState:
        return new_state(Made("clans", 1, [], {}, None, True, "ann", None, "1", invite), 0.0)

    assert rematch_id("table", state("word")) == rematch_id("table", state("word"))
    assert rematch_id("table", state("word")) != rematch_id("table", state("another"))


@in_a_service()
async def test_a_private_table_is_refused_like_one_that_is_not_there(service: Service) -> None:
    ann, bob, cid = await people(service, "Ann", "Bob", "Cid")
    table = await table_of(service, ann, ME, OPEN, private=True)
    table = await acts.join(service.tables, table.id, bob, JoinWanted(invite=table.invite))
    tables, act = service.tables, SeatAct(0, table.number)
    asks: list[Callable[[str], Awaitable[object]]] = [
        lambda where: acts.look(tables, where, cid),
        lambda where: acts.record(tables, where, cid),
        lambda where: acts.join(tables, where, cid, JoinWanted()),
        lambda where: acts.undo(tables, where, cid, act),
        lambda where: acts.hint(tables, where, cid, HintWanted(0, table.number)),
        lambda where: acts.rematch(tables, where, cid),
        service.replays.replay,
        service.replays.analysis,
    ]
    for ask in asks:
        told = []
        for where in (table.id, "nowhere"):
            with pytest.raises(Refused) as caught:
                await ask(where)
            told.append((caught.value.status, caught.value.code, str(caught.value)))
        assert told[0] == told[1]


@in_a_service()
async def test_tables_at_which_somebody_waits_are_listed_first(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    old = await table_of(service, ann, ME, OPEN)
    newer = [(await table_of(service, bob, OPEN, OPEN)).id for _ in range(3)]
    with mock.patch("pangea.server.store.summaries.MOST_LISTED", 3):
        assert [one.id for one in (await acts.listed(service.tables, None)).open] == newer[::-1]
        service.tables.presence.comes(old.id, ann.id)
        assert [one.id for one in (await acts.listed(service.tables, None)).open] == [old.id, *newer[::-1]]
        service.tables.presence.goes(old.id, ann.id)
        assert [one.id for one in (await acts.listed(service.tables, None)).open] == newer[::-1]


@in_a_service()
async def test_the_games_that_wait_for_a_player_are_listed_first(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    tables = []
    for _ in range(2):
        table = await table_of(service, ann, ME, OPEN, game="clans")
        tables.append(await acts.join(service.tables, table.id, bob, JoinWanted()))
    for_ann, for_bob = tables
    await moved(service, await acts.look(service.tables, for_bob.id, ann), ann)
    # It is also the table that was touched last.
    assert [one.id for one in (await acts.listed(service.tables, bob)).mine] == [for_bob.id, for_ann.id]
    assert [one.id for one in (await acts.listed(service.tables, ann)).mine] == [for_ann.id, for_bob.id]


@in_a_service()
async def test_a_table_that_everybody_left_is_listed_for_an_hour(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN)
    for person, is_listed in ((None, False), (bob, False), (ann, True)):
        await later(service, table.id, 0 if person else 3700)
        listed = await acts.listed(service.tables, person)
        assert bool(listed.open) == is_listed
        assert bool(listed.mine) == (person is ann)
    service.tables.presence.comes(table.id, ann.id)
    assert (await acts.listed(service.tables, None)).open
    service.tables.presence.goes(table.id, ann.id)
    assert (await acts.join(service.tables, table.id, bob, JoinWanted())).status == "playing"


@in_a_service(tables_per_person=2)
async def test_nobody_makes_too_many_tables(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    for _ in range(2):
        await table_of(service, ann, ME, OPEN)
    await refused("too-many-tables", table_of(service, ann, ME, OPEN))
    await table_of(service, bob, ME, OPEN)


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
    @in_a_service()
    async def ask(service: Service) -> None:
        (ann,) = await people(service, "Ann")
        await refused(WRONG[wanted][1], acts.create(service.tables, ann, WRONG[wanted][0]))
        listed = await acts.listed(service.tables, ann)
        assert (listed.mine, listed.open, listed.running) == ([], [], [])

    ask(tmp_path)  # type: ignore[arg-type]


@in_a_service()
async def test_a_content_of_ones_own(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    content = dict(pangea.game("genesis").board(None).content)
    content["river"] = 8
    table = await table_of(service, ann, ME, SCREEN, content=content)
    assert table.board == digest_of("genesis", content)
    table = await moved(service, table, ann)
    assert table.scene is not None
    service.tables.referee.open_tables.forget(table.id)
    again = await acts.look(service.tables, table.id, ann, table.scene.eyes)
    assert msgspec.json.encode(again) == msgspec.json.encode(table)


@in_a_service()
async def test_lots_are_drawn_for_the_seats_unless_an_order_is_wanted(service: Service) -> None:
    """C2.3  A random player begins, unless the players choose."""
    (ann,) = await people(service, "Ann")
    listed = [ME, BOT, OPEN]

    async def kinds(wanted: TableWanted) -> set[tuple[str, ...]]:
        made = [await acts.create(service.tables, ann, wanted) for _ in range(12)]
        return {tuple(seat.kind for seat in table.seats) for table in made}

    assert len(await kinds(TableWanted("clans", listed))) > 1
    assert await kinds(TableWanted("clans", listed, shuffle=False)) == {("person", "bot", "open")}


@in_a_service()
async def test_a_hint_only_where_it_is_fair(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN)
    table = await acts.join(service.tables, table.id, bob, JoinWanted())
    await refused("not-alone", acts.hint(service.tables, table.id, ann, HintWanted(0, table.number)))
    alone = await table_of(service, ann, ME, BOT)
    hint = await acts.hint(service.tables, alone.id, ann, HintWanted(0, alone.number))
    assert alone.scene is not None
    assert hint.move in alone.scene.legal
    assert hint.move == hint.considered[0].move == hint.line[0]
    assert hint.words
    await refused("stale", acts.hint(service.tables, alone.id, ann, HintWanted(0, alone.number - 1)))


@in_a_service()
async def test_no_hints_while_somebody_is_away(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN)
    table = await acts.join(service.tables, table.id, bob, JoinWanted())
    table = await acts.leave(service.tables, table.id, bob, LeaveWanted(1, table.number, "hatchling"))
    await refused("not-alone", acts.hint(service.tables, table.id, ann, HintWanted(0, table.number)))


@in_a_service()
async def test_one_hint_at_a_time(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table, other = await table_of(service, ann, ME, BOT), await table_of(service, bob, ME, BOT)
    thinks = asyncio.Event()

    async def think_for_ever(*_: object) -> None:
        thinks.set()
        await asyncio.Event().wait()

    with mock.patch.object(service.tables.thinking, "advise", think_for_ever):
        first = asyncio.create_task(acts.hint(service.tables, table.id, ann, HintWanted(0, table.number)))
        await thinks.wait()
        await refused("hint-running", acts.hint(service.tables, table.id, ann, HintWanted(0, table.number)))
    hint = await acts.hint(service.tables, other.id, bob, HintWanted(0, other.number))
    assert hint.move, "another person may ask"
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    hint = await acts.hint(service.tables, table.id, ann, HintWanted(0, table.number))
    assert hint.move, "and so may whoever gave up waiting"


@in_a_service()
async def test_who_is_there(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, SCREEN)
    happened: list[str] = []
    service.hub.subscribe(lambda one: happened.append(one.table))
    for who in (ann.id, bob.id, None):
        service.tables.presence.comes(table.id, who)
    assert happened == [], "nothing happened at the table"
    assert await acts.who_is_there(service.tables, table.id) == PresenceEvent(table.id, [0, 1], 2)
    table = await acts.look(service.tables, table.id, ann)
    assert [seat.here for seat in table.seats] == [True, True]
    assert table.watchers == 2
    for who in (ann.id, bob.id, None):
        service.tables.presence.goes(table.id, who)
    table = await acts.look(service.tables, table.id, ann)
    assert ([seat.here for seat in table.seats], table.watchers) == ([False, False], 0)
