"""Before the game: who finds a table and may sit down, who may watch, and what its host arranges."""

from __future__ import annotations

import itertools
from typing import get_args

import msgspec
import pytest

from pangea.server.messages.tables import (
    ClockWanted,
    FillWanted,
    Joining,
    JoinWanted,
    LeaveWanted,
    OfferAnswered,
    OfferMade,
    SettingsWanted,
    Table,
    Watching,
)
from pangea.server.refusals import Refused
from pangea.server.service import Service
from pangea.server.tables import acts, log
from pangea.server.tables.log import Filled, Invited, Joined, Made, SettingsChanged, Sitting
from pangea.server.tables.state import new_state

from .services import BOT, ME, OPEN, in_a_service, people, refused, table_of

LINK_ONLY = SettingsWanted({}, None, 3, "link", "players")


async def sees(service: Service, table: Table, invite: str | None = None) -> bool:
    """May a stranger look at a table, and is it listed for them?"""
    lists = await acts.listed(service.tables, None)
    is_listed = table.id in [one.id for one in (*lists.open, *lists.running)]
    try:
        await acts.look(service.tables, table.id, None, invite=invite)
    except Refused:
        await refused("no-such-table", acts.look(service.tables, table.id, None, invite=invite))
        assert not is_listed
        return False
    assert is_listed or invite is not None
    return True


@in_a_service()
async def test_who_finds_a_table_and_who_may_watch_are_two_choices(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    for joining, watching in itertools.product(get_args(Joining), get_args(Watching)):
        table = await table_of(service, ann, ME, OPEN, joining=joining, watching=watching)
        assert await sees(service, table) is (joining == "anybody")
        assert await sees(service, table, table.invite), "a link leads to a seat"
        assert table.private is (joining == "link")
        table = await acts.join(service.tables, table.id, bob, JoinWanted(invite=table.invite))
        assert table.status == "playing"
        assert await sees(service, table) is (watching == "anybody")
        assert await sees(service, table, table.invite) is (watching != "players")
        assert not await sees(service, table, "guess") or watching == "anybody"
        assert table.private is (watching != "anybody")


@in_a_service()
async def test_nobody_sits_down_by_link_without_it(service: Service) -> None:
    ann, cid = await people(service, "Ann", "Cid")
    table = await table_of(service, ann, ME, OPEN, joining="link", watching="anybody")
    for invite in (None, "guess"):
        await refused("no-such-table", acts.join(service.tables, table.id, cid, JoinWanted(1, invite=invite)))


@pytest.mark.parametrize(("private", "who"), [(True, "link"), (False, "anybody")])
def test_an_old_log_says_both_in_one_word(private: bool, who: str) -> None:
    seats = [{"kind": "open", "name": ""}]
    old = {"type": "made", "game": "clans", "version": 1, "seats": seats, "options": {}, "content": None}
    old |= {"private": private, "host": "ann", "clock": None, "seed": "1", "invite": "word"}
    made = log.read(msgspec.json.encode(old))
    assert isinstance(made, Made)
    state = new_state(made, 0.0)
    assert (state.joining, state.watching) == (who, who)


@in_a_service()
async def test_an_open_seat_is_given_to_a_bot(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN, OPEN)
    table = await acts.fill(service.tables, table.id, ann, FillWanted(1, "hatchling"))
    assert (table.status, table.seats[1].kind, table.seats[1].level) == ("gathering", "bot", "hatchling")
    for wanted, code in ((1, "seat-taken"), (3, "no-such-seat")):
        await refused(code, acts.fill(service.tables, table.id, ann, FillWanted(wanted)))
    await refused("bad-table", acts.fill(service.tables, table.id, ann, FillWanted(2, "genius")))
    await refused("not-your-table", acts.fill(service.tables, table.id, bob, FillWanted(2)))
    table = await acts.fill(service.tables, table.id, ann, FillWanted(2, "hatchling"))
    assert table.status == "playing"
    assert table.scene is not None
    await refused("begun", acts.fill(service.tables, table.id, ann, FillWanted(1)))
    service.tables.referee.open_tables.forget(table.id)
    assert (await acts.look(service.tables, table.id, ann)).scene is not None, "its log says the same"


@in_a_service()
async def test_settings_are_changed_and_the_others_sit_down_again(service: Service) -> None:
    ann, bob, cid = await people(service, "Ann", "Bob", "Cid")
    table = await table_of(service, ann, ME, OPEN, OPEN, game="planet")
    seen = await acts.join(service.tables, table.id, bob, JoinWanted())
    wanted = SettingsWanted({"animals": "surprise"}, ClockWanted(60), 3, "link", "players")
    changed = await acts.change_settings(service.tables, table.id, ann, wanted)
    assert (changed.options, changed.clock) == (wanted.options, wanted.clock)
    assert (changed.joining, changed.watching) == ("link", "players")
    assert [(seat.kind, seat.name, seat.kept) for seat in changed.seats[:2]] == [
        ("person", "Ann", None),
        ("open", "Bob", "other"),
    ]
    theirs = await acts.look(service.tables, table.id, bob)
    assert theirs.seats[1].kept == "you", "he needs no link to come back"
    page = await acts.show(service.tables, table.id, bob, 1, 0, invite=None, at_least=None)
    assert (page.table.yours, page.table.seats[1].kept) == ([], "you"), "his page still asks by his seat"
    assert [one.id for one in (await acts.listed(service.tables, bob)).mine] == [table.id]
    late = JoinWanted(number=seen.number)
    await refused("settings-changed", acts.join(service.tables, table.id, bob, late))
    third = await acts.join(service.tables, table.id, cid, JoinWanted(invite=changed.invite))
    assert third.yours == [2], "the seat that is kept is taken last"
    table = await acts.join(service.tables, table.id, bob, JoinWanted(number=theirs.number))
    assert (table.status, table.yours) == ("playing", [1])
    await refused("begun", acts.change_settings(service.tables, table.id, ann, wanted))


@in_a_service()
async def test_settings_that_can_not_be_are_refused(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN, game="planet")
    for wrong in (
        SettingsWanted({"animals": "none"}, None, 3, "link", "link"),
        SettingsWanted({}, ClockWanted(1), 3, "link", "link"),
    ):
        await refused("bad-table", acts.change_settings(service.tables, table.id, ann, wrong))
    await refused("not-your-table", acts.change_settings(service.tables, table.id, bob, LINK_ONLY))
    same = SettingsWanted(table.options, table.clock, 3, table.joining, table.watching)
    unchanged = await acts.change_settings(service.tables, table.id, ann, same)
    assert unchanged.number == table.number, "nobody is asked again for nothing"
    await acts.end(service.tables, table.id, ann)
    await refused("over", acts.change_settings(service.tables, table.id, ann, LINK_ONLY))


def test_what_is_arranged_follows_from_the_log() -> None:
    seats = [Sitting("person", "Ann", "ann"), Sitting("open", ""), Sitting("open", "")]
    state = new_state(Made("clans", 1, seats, {}, None, False, "ann", None, "1", "word"), 0.0)
    for entry in (
        Joined(1, "bob", "Bob"),
        SettingsChanged({"a": "b"}, None, "link", "players"),
        Filled(2, "hunter"),
        Invited(1, "robot", "Robot"),
        Joined(1, "bob", "Bob", ["deal"]),
    ):
        state.add(log.read(log.written(entry)), 1.0)
    assert (state.options, state.settled, state.is_begun, state.moves) == ({"a": "b"}, 3, True, ["deal"])
    assert [sitting.kind for sitting in state.seats] == ["person", "person", "bot"]
    assert state.awaited == []


@in_a_service()
async def test_a_rematch_says_for_whom_it_waits(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN, BOT, joining="link", watching="link")
    table = await acts.join(service.tables, table.id, bob, JoinWanted(invite=table.invite))
    await acts.leave(service.tables, table.id, bob, LeaveWanted(1, table.number, "hatchling"))
    await acts.end(service.tables, table.id, ann)
    again = await acts.rematch(service.tables, table.id, ann)
    assert [(seat.name, seat.kept) for seat in again.seats if seat.kind == "open"] == [("Bob", "other")]
    assert again.id in [one.id for one in (await acts.listed(service.tables, bob)).mine], (
        "he finds it at home"
    )
    kept = [seat.seat for seat in again.seats if seat.kept]
    filled = await acts.fill(service.tables, again.id, ann, FillWanted(kept[0], "hatchling"))
    assert filled.status == "playing", "nobody has to wait for him"


@in_a_service()
async def test_a_rematch_that_waits_for_its_players_is_offered_to_no_stranger(service: Service) -> None:
    ann, bob, cid, eve = await people(service, "Ann", "Bob", "Cid", "Eve")
    table = await table_of(service, ann, ME, OPEN, OPEN, game="clans")
    for person in (bob, cid):
        table = await acts.join(service.tables, table.id, person, JoinWanted())
    table = await acts.offer(service.tables, table.id, ann, OfferMade(0, table.number, "end"))
    for seat, person in ((1, bob), (2, cid)):
        table = await acts.answer(service.tables, table.id, person, OfferAnswered(seat, table.number, True))
    again = await acts.rematch(service.tables, table.id, ann)
    for stranger in (eve, None):
        assert (await acts.listed(service.tables, stranger)).open == []
        seen = await acts.look(service.tables, again.id, stranger)
        assert [seat.kept for seat in seen.seats if seat.kind == "open"] == ["other", "other"]
    await refused("seat-kept", acts.join(service.tables, again.id, eve, JoinWanted()))
    (open_to_bob,) = (await acts.listed(service.tables, bob)).open
    assert sorted(seat.kept for seat in open_to_bob.seats if seat.kept) == ["other", "you"]
    # Cid takes the seat that was kept for Bob: the one kept for Cid is free then, for anybody.
    kept_for_bob = next(
        seat.seat for seat in (await acts.look(service.tables, again.id, bob)).seats if seat.kept == "you"
    )
    await acts.join(service.tables, again.id, cid, JoinWanted(kept_for_bob, again.invite))
    (open_to_eve,) = (await acts.listed(service.tables, eve)).open
    assert [seat.kept for seat in open_to_eve.seats if seat.kind == "open"] == [None]
    assert (await acts.join(service.tables, again.id, eve, JoinWanted())).status == "playing"
