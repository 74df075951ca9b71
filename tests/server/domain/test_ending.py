"""Whoever made a table can end it, as long as nobody else plays there; and nobody keeps too many going."""

from __future__ import annotations

import msgspec

from pangea.server.house import House
from pangea.server.messages import ClockWanted, JoinWanted, LeaveWanted, SeatWanted, TableWanted

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
    scene_of,
    table_of,
    until,
    watched,
)

ORACLE = SeatWanted("bot", level="oracle")


@in_a_house()
async def test_a_table_of_bots_is_ended_by_who_made_it(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    table = await table_of(house, ann, *[ORACLE] * 3)
    assert table.may_end
    assert not (await house.tables.look(table.id, bob)).may_end
    assert not (await house.tables.look(table.id, None)).may_end
    (mine,) = (await house.tables.listed(ann)).mine
    assert (mine.id, mine.may_end) == (table.id, True), "it is found, although she does not sit there"
    await refused("not-your-table", house.tables.end(table.id, bob))
    ended = await house.tables.end(table.id, ann)
    assert (ended.status, ended.may_end) == ("over", False)
    assert (scene_of(ended).winners, scene_of(ended).ending) == ([], None), "without a result"
    await refused("over", house.tables.end(table.id, ann))
    house.tables._referee.cabinet.forget(table.id)
    assert msgspec.json.encode(await house.tables.look(table.id, ann)) == msgspec.json.encode(ended)
    listed = await house.tables.listed(ann)
    assert (listed.mine[0].status, listed.mine[0].may_end, listed.running) == ("over", False, [])
    assert await house.store.heads.made_by(ann.id) == 0


@in_a_house()
async def test_it_ends_while_its_bots_think(house: House) -> None:
    (ann,) = await people(house, "Ann")
    table = await table_of(house, ann, *[ORACLE] * 3)
    with watched(house, table.id, ann):
        mine = await table_of(house, ann, ME, BOT)
        await played(house, mine, ann, 2)
        ended = await house.tables.end(table.id, ann)
        assert (await house.tables.look(table.id, ann)).number == ended.number


@in_a_house()
async def test_a_table_is_ended_before_its_game_begins(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    for seats in ((OPEN, OPEN), (ME, OPEN)):
        table = await table_of(house, ann, *seats)
        assert (await house.tables.end(table.id, ann)).status == "over"
        await refused("no-open-seat", house.tables.join(table.id, bob, JoinWanted()))
    assert (await house.tables.listed(bob)).open == []


@in_a_house()
async def test_nobody_ends_what_another_plays(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    table = await table_of(house, ann, ME, OPEN, OPEN)
    table = await house.tables.join(table.id, bob, JoinWanted())
    await refused("others-play", house.tables.end(table.id, ann))
    assert not (await house.tables.look(table.id, ann)).may_end
    table = await house.tables.leave(table.id, bob, LeaveWanted(1, table.number))
    assert (await house.tables.end(table.id, ann)).status == "over", "he has left before it began"


@in_a_house()
async def test_whoever_left_on_purpose_has_no_say(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    table = await table_of(house, ann, ME, OPEN)
    table = await house.tables.join(table.id, bob, JoinWanted())
    await refused("others-play", house.tables.end(table.id, ann))
    table = await house.tables.leave(table.id, bob, LeaveWanted(1, table.number, "hatchling"))
    assert (await house.tables.end(table.id, ann)).status == "over"


@in_a_house(pace=1000.0)
async def test_whose_clock_ran_out_may_come_back_to_it(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    table = await table_of(house, ann, ME, OPEN, game="clans", clock=ClockWanted(3600, "hatchling"))
    await house.tables.join(table.id, bob, JoinWanted())
    await moved(house, await house.tables.look(table.id, ann), ann)
    await later(house, table.id, 3600)
    await until(house, table.id, ann, lambda now: now.seats[1].stands_in)
    await refused("others-play", house.tables.end(table.id, ann))


@in_a_house(bot_tables_per_source=2)
async def test_a_source_has_so_many_tables_with_a_bot_to_move(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    bots, mine = TableWanted("genesis", [BOT, BOT]), TableWanted("genesis", [ME, SCREEN])
    first = await house.tables.create(ann, bots, "far")
    await house.tables.create(bob, bots, "far")
    await refused("too-many-bot-tables", house.tables.create(bob, bots, "far"))
    await house.tables.create(bob, mine, "far")
    await house.tables.create(ann, bots, "near")
    await house.tables.end(first.id, ann)
    await house.tables.create(bob, bots, "far")
