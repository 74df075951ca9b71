"""How games came out, as lists tell it; tables taken off a list; and who is told what was done to whom."""

from __future__ import annotations

import msgspec
from sqlalchemy import select, update

from pangea.server.messages.tables import (
    ClockWanted,
    GameResult,
    Happening,
    JoinWanted,
    LeaveWanted,
    OfferAnswered,
    OfferMade,
    SeatAct,
    Table,
    TableListed,
)
from pangea.server.service import Service
from pangea.server.store import Person
from pangea.server.store.models import SummaryRow, UnlistedRow
from pangea.server.tables import acts, old_results
from pangea.server.tables.acts.hosting import end_as_host

from .services import (
    BOT,
    ME,
    OPEN,
    SCREEN,
    compiled,
    in_a_service,
    later,
    moved,
    people,
    played,
    refused,
    scene_of,
    table_of,
    until,
)


async def listed_to(service: Service, person: Person) -> list[TableListed]:
    return (await acts.listed(service.tables, person)).mine


async def two_at_clans(service: Service, clock: ClockWanted | None = None) -> tuple[Table, Person, Person]:
    await compiled(service, "clans")
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN, game="clans", clock=clock)
    await acts.join(service.tables, table.id, bob, JoinWanted())
    return await acts.look(service.tables, table.id, ann), ann, bob


def told(table: Table) -> list[tuple[str, int]]:
    return [(one.kind, one.seat) for one in table.happened]


@in_a_service()
async def test_a_list_tells_how_a_game_came_out(service: Service) -> None:
    await compiled(service, "clans")
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, SCREEN, game="clans")
    assert [one.result for one in await listed_to(service, ann)] == [None]
    scene = scene_of(await played(service, table, ann))
    (mine,) = await listed_to(service, ann)
    assert mine.result == GameResult([points or 0 for points in scene.points], scene.winners)
    assert mine.result.winners


@in_a_service()
async def test_results_from_before_they_were_kept_are_found_a_few_at_a_time(service: Service) -> None:
    await compiled(service, "clans")
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, SCREEN, game="clans")
    await played(service, table, ann)
    (known,) = await listed_to(service, ann)
    others = [await table_of(service, ann, ME, SCREEN, game="clans") for _ in range(old_results.MOST_AT_ONCE)]
    for other in others:
        await acts.end(service.tables, other.id, ann)
    async with service.store.engine.begin() as connection:
        await connection.execute(update(SummaryRow).values(result=None))
    first = await listed_to(service, ann)
    assert sum(one.result is None for one in first) == 1
    assert {one.id: one.result for one in await listed_to(service, ann)} == {
        known.id: known.result,
        **{other.id: GameResult([], []) for other in others},
    }


@in_a_service()
async def test_what_was_ended_has_no_winner(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    own, hosts = [await table_of(service, ann, ME, SCREEN) for _ in range(2)]
    ended = await acts.end(service.tables, own.id, ann)
    assert told(ended) == [("ended", 0)]
    await end_as_host(service.store, hosts.id)
    assert told(await acts.look(service.tables, hosts.id, ann)) == [("ended by host", -1)]
    assert [one.result for one in await listed_to(service, ann)] == [GameResult([], [])] * 2


@in_a_service()
async def test_a_table_that_is_over_is_taken_off_a_list(service: Service) -> None:
    table, ann, bob = await two_at_clans(service)
    await refused("not-over", acts.unlist(service.tables, table.id, ann))
    table = await acts.leave(service.tables, table.id, bob, LeaveWanted(1, table.number))
    await acts.end(service.tables, table.id, ann)
    (eve,) = await people(service, "Eve")
    await refused("not-your-table", acts.unlist(service.tables, table.id, eve))
    for _ in range(2):
        await acts.unlist(service.tables, table.id, ann)
    assert await listed_to(service, ann) == []
    assert [one.id for one in await listed_to(service, bob)] == [table.id], "his list is his own"
    assert (await acts.look(service.tables, table.id, ann)).status == "over", "its address still leads there"
    await service.store.tidying.remove_table(table.id)
    async with service.store.engine.connect() as connection:
        assert (await connection.execute(select(UnlistedRow))).all() == []


@in_a_service()
async def test_who_is_left_alone_may_end_it(service: Service) -> None:
    """Ann made the table and left: Bob plays against bots now."""
    table, ann, bob = await two_at_clans(service)
    assert not table.may_end
    table = await acts.leave(service.tables, table.id, ann, LeaveWanted(0, table.number, "hatchling"))
    assert not table.may_end
    assert (await acts.look(service.tables, table.id, bob)).may_end
    assert (await acts.end(service.tables, table.id, bob)).status == "over"


@in_a_service()
async def test_what_somebody_plays_alone_is_not_listed_to_be_watched(service: Service) -> None:
    table, ann, _ = await two_at_clans(service)
    await table_of(service, ann, ME, BOT)
    await table_of(service, ann, ME, SCREEN)
    bots = await table_of(service, ann, BOT, BOT)
    running = (await acts.listed(service.tables, None)).running
    assert {one.id for one in running} == {table.id, bots.id}


@in_a_service()
async def test_everybody_is_told_who_took_back_and_who_answered_what(service: Service) -> None:
    table, ann, bob = await two_at_clans(service)
    assert table.happened == []
    table = await moved(service, table, ann)
    table = await acts.undo(service.tables, table.id, ann, SeatAct(0, table.number))
    assert (await acts.look(service.tables, table.id, bob)).happened == [Happening(table.number, "undone", 0)]
    table = await acts.offer(service.tables, table.id, ann, OfferMade(0, table.number, "end"))
    table = await acts.answer(service.tables, table.id, ann, OfferAnswered(0, table.number, agree=False))
    table = await acts.offer(service.tables, table.id, bob, OfferMade(1, table.number, "end"))
    table = await acts.answer(service.tables, table.id, ann, OfferAnswered(0, table.number, agree=False))
    assert told(table) == [("offered", 0), ("withdrawn", 0), ("offered", 1), ("declined", 0)]
    assert [one.offer for one in table.happened] == ["end"] * 4
    watching = await acts.look(service.tables, table.id, None)
    service.tables.referee.open_tables.forget(table.id)
    again = await acts.look(service.tables, table.id, None)
    assert msgspec.json.encode(again) == msgspec.json.encode(watching), "the log says the same"


@in_a_service()
async def test_what_all_agreed_to_is_told_so(service: Service) -> None:
    table, ann, bob = await two_at_clans(service)
    await moved(service, table, ann)
    table = await moved(service, await acts.look(service.tables, table.id, bob), bob)
    table = await acts.offer(service.tables, table.id, ann, OfferMade(0, table.number, "undo"))
    table = await acts.answer(service.tables, table.id, bob, OfferAnswered(1, table.number, agree=True))
    assert told(table)[-1] == ("undone by consent", 0)
    table = await acts.offer(service.tables, table.id, bob, OfferMade(1, table.number, "end"))
    # Ann's free undo comes in between: what Bob proposed is not about this position any more.
    table = await moved(service, await acts.look(service.tables, table.id, ann), ann)
    table = await acts.undo(service.tables, table.id, ann, SeatAct(0, table.number))
    assert told(table)[-2:] == [("undone", 0), ("lapsed", 1)]
    table = await acts.offer(service.tables, table.id, bob, OfferMade(1, table.number, "end"))
    table = await acts.answer(service.tables, table.id, ann, OfferAnswered(0, table.number, agree=True))
    assert (told(table)[-1], table.status) == (("ended by consent", 1), "over")


@in_a_service(pace=1000.0)
async def test_who_left_and_who_came_back_is_told(service: Service) -> None:
    table, _, bob = await two_at_clans(service, ClockWanted(3600, "hatchling"))
    table = await acts.leave(service.tables, table.id, bob, LeaveWanted(1, table.number, "hunter"))
    table = await acts.come_back(service.tables, table.id, bob, SeatAct(1, table.number))
    await later(service, table.id, 3600)
    table = await until(service, table.id, bob, lambda now: now.seats[0].stands_in)
    assert [(one.kind, one.seat, one.level) for one in table.happened] == [
        ("left", 1, "hunter"),
        ("returned", 1, None),
        ("late", 0, "hatchling"),
    ]
