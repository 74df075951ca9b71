"""Whoever made a table can end it, as long as nobody else plays there; and nobody keeps too many going."""

from __future__ import annotations

import msgspec

from pangea.server.messages.tables import ClockWanted, JoinWanted, LeaveWanted, SeatWanted, TableWanted
from pangea.server.service import Service
from pangea.server.tables import acts

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
    scene_of,
    table_of,
    until,
    watched,
)

ORACLE = SeatWanted("bot", level="oracle")


@in_a_service()
async def test_a_table_of_bots_is_ended_by_who_made_it(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, *[ORACLE] * 3)
    assert table.may_end
    assert not (await acts.look(service.tables, table.id, bob)).may_end
    assert not (await acts.look(service.tables, table.id, None)).may_end
    (mine,) = (await acts.listed(service.tables, ann)).mine
    assert (mine.id, mine.may_end) == (table.id, True), "it is found, although she does not sit there"
    await refused("not-your-table", acts.end(service.tables, table.id, bob))
    ended = await acts.end(service.tables, table.id, ann)
    assert (ended.status, ended.may_end) == ("over", False)
    assert (scene_of(ended).winners, scene_of(ended).ending) == ([], None), "without a result"
    await refused("over", acts.end(service.tables, table.id, ann))
    service.tables.referee.open_tables.forget(table.id)
    assert msgspec.json.encode(await acts.look(service.tables, table.id, ann)) == msgspec.json.encode(ended)
    listed = await acts.listed(service.tables, ann)
    assert (listed.mine[0].status, listed.mine[0].may_end, listed.running) == ("over", False, [])
    assert await service.store.summaries.made_by(ann.id) == 0


@in_a_service()
async def test_it_ends_while_its_bots_think(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, *[ORACLE] * 3)
    with watched(service, table.id, ann):
        mine = await table_of(service, ann, ME, BOT)
        await played(service, mine, ann, 2)
        ended = await acts.end(service.tables, table.id, ann)
        assert (await acts.look(service.tables, table.id, ann)).number == ended.number


@in_a_service()
async def test_a_table_is_ended_before_its_game_begins(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    for seats in ((OPEN, OPEN), (ME, OPEN)):
        table = await table_of(service, ann, *seats)
        assert (await acts.end(service.tables, table.id, ann)).status == "over"
        await refused("no-open-seat", acts.join(service.tables, table.id, bob, JoinWanted()))
    assert (await acts.listed(service.tables, bob)).open == []


@in_a_service()
async def test_nobody_ends_what_another_plays(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN)
    table = await acts.join(service.tables, table.id, bob, JoinWanted())
    await refused("others-play", acts.end(service.tables, table.id, ann))
    assert not (await acts.look(service.tables, table.id, ann)).may_end


@in_a_service()
async def test_a_table_is_called_off_although_another_sits_there(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN, OPEN, joining="link", watching="players")
    joined = await acts.join(service.tables, table.id, bob, JoinWanted(invite=table.invite))
    assert not joined.may_end
    await refused("not-your-table", acts.end(service.tables, table.id, bob))
    assert [one.may_end for one in (await acts.listed(service.tables, ann)).mine] == [True]
    assert (await acts.end(service.tables, table.id, ann)).status == "over"
    assert (await acts.look(service.tables, table.id, None, invite=table.invite)).status == "over"


@in_a_service()
async def test_whoever_left_on_purpose_has_no_say(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN)
    table = await acts.join(service.tables, table.id, bob, JoinWanted())
    await refused("others-play", acts.end(service.tables, table.id, ann))
    table = await acts.leave(service.tables, table.id, bob, LeaveWanted(1, table.number, "hatchling"))
    assert (await acts.end(service.tables, table.id, ann)).status == "over"


@in_a_service(pace=1000.0)
async def test_whose_clock_ran_out_may_come_back_to_it(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN, game="clans", clock=ClockWanted(3600, "hatchling"))
    await acts.join(service.tables, table.id, bob, JoinWanted())
    await moved(service, await acts.look(service.tables, table.id, ann), ann)
    await later(service, table.id, 3600)
    await until(service, table.id, ann, lambda now: now.seats[1].stands_in)
    await refused("others-play", acts.end(service.tables, table.id, ann))


@in_a_service(bot_tables_per_source=2)
async def test_a_source_has_so_many_tables_with_a_bot_to_move(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    bots, mine = TableWanted("genesis", [BOT, BOT]), TableWanted("genesis", [ME, SCREEN])
    first = await acts.create(service.tables, ann, bots, "far")
    await acts.create(service.tables, bob, bots, "far")
    await refused("too-many-bot-tables", acts.create(service.tables, bob, bots, "far"))
    await acts.create(service.tables, bob, mine, "far")
    await acts.create(service.tables, ann, bots, "near")
    await acts.end(service.tables, first.id, ann)
    await acts.create(service.tables, bob, bots, "far")
