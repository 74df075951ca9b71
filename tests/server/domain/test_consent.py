"""Taking moves back and ending a game: at once where nobody minds, otherwise if all agree."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pangea.server.messages.tables import (
    ClockWanted,
    JoinWanted,
    LeaveWanted,
    OfferAnswered,
    OfferMade,
    SeatAct,
    Table,
)
from pangea.server.service import Service
from pangea.server.store import Person
from pangea.server.tables import acts
from tests.patience import patience_until

from .services import (
    BOT,
    ME,
    OPEN,
    SCREEN,
    compiled,
    in_a_service,
    later,
    moved,
    opened,
    people,
    refused,
    scene_of,
    table_of,
    turn_of,
    until,
)


async def two_at_a_table(service: Service, clock: ClockWanted | None = None) -> tuple[Table, Person, Person]:
    """Ann and Bob play Clans, in which nature moves no more once the game has begun."""
    await compiled(service, "clans")
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN, game="clans", clock=clock)
    await acts.join(service.tables, table.id, bob, JoinWanted())
    return await acts.look(service.tables, table.id, ann), ann, bob


@in_a_service()
async def test_ones_last_move_is_taken_back_at_once(service: Service) -> None:
    table, ann, bob = await two_at_a_table(service)
    assert table.undo == "no"
    await refused("nothing-to-undo", acts.undo(service.tables, table.id, ann, SeatAct(0, table.number)))
    before = table.scene
    table = await moved(service, table, ann)
    assert table.undo == "now"
    assert (await acts.look(service.tables, table.id, bob)).undo == "no"
    table = await acts.undo(service.tables, table.id, ann, SeatAct(0, table.number))
    assert table.scene == before
    assert table.undo == "no"
    service.tables.referee.open_tables.forget(table.id)
    assert (await acts.look(service.tables, table.id, ann)).scene == before


@in_a_service()
async def test_between_two_turns_at_one_screen_the_last_move_is_taken_back(service: Service) -> None:
    await compiled(service, "clans")
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, SCREEN, game="clans")
    assert (await acts.look(service.tables, table.id, ann, -1)).undo == "no"
    before = scene_of(table)
    table = await moved(service, table, ann)
    between = await acts.look(service.tables, table.id, ann, -1)
    assert (scene_of(between).eyes, between.undo) == (-1, "now")
    assert (await acts.look(service.tables, table.id, None, -1)).undo == "no"
    table = await acts.undo(service.tables, table.id, ann, SeatAct(before.turn, between.number))
    assert scene_of(table) == before


@in_a_service()
async def test_once_another_has_moved_he_is_asked(service: Service) -> None:
    table, ann, bob = await two_at_a_table(service)
    before = table.scene
    await moved(service, table, ann)
    table = await moved(service, await acts.look(service.tables, table.id, bob), bob)
    assert (await acts.look(service.tables, table.id, ann)).undo == "ask"
    await refused("ask", acts.undo(service.tables, table.id, ann, SeatAct(0, table.number)))
    table = await acts.offer(service.tables, table.id, ann, OfferMade(0, table.number, "undo"))
    assert table.offer is not None
    assert (table.offer.agreed, table.offer.waiting) == ([0], [1])
    await refused("offer-open", acts.offer(service.tables, table.id, bob, OfferMade(1, table.number, "end")))
    await refused(
        "no-offer", acts.answer(service.tables, table.id, ann, OfferAnswered(0, table.number, True))
    )
    declined = await acts.answer(service.tables, table.id, bob, OfferAnswered(1, table.number, False))
    assert declined.offer is None
    table = await acts.offer(service.tables, table.id, ann, OfferMade(0, declined.number, "undo"))
    table = await acts.answer(service.tables, table.id, bob, OfferAnswered(1, table.number, True))
    assert table.offer is None
    assert (await acts.look(service.tables, table.id, ann)).scene == before


@in_a_service()
async def test_an_offer_can_be_withdrawn_and_ends_with_a_move(service: Service) -> None:
    table, ann, bob = await two_at_a_table(service)
    await moved(service, table, ann)
    table = await moved(service, await acts.look(service.tables, table.id, bob), bob)
    table = await acts.offer(service.tables, table.id, ann, OfferMade(0, table.number, "undo"))
    table = await acts.answer(service.tables, table.id, ann, OfferAnswered(0, table.number, False))
    assert table.offer is None
    table = await acts.offer(service.tables, table.id, ann, OfferMade(0, table.number, "undo"))
    table = await moved(service, await acts.look(service.tables, table.id, ann), ann)
    assert table.offer is None


@in_a_service()
async def test_all_agree_to_end_the_game(service: Service) -> None:
    table, ann, bob = await two_at_a_table(service)
    table = await acts.offer(service.tables, table.id, bob, OfferMade(1, table.number, "end"))
    assert (table.status, table.fairness.seed) == ("playing", None)
    table = await acts.answer(service.tables, table.id, ann, OfferAnswered(0, table.number, True))
    assert table.status == "over"
    assert table.fairness.seed is not None
    assert scene_of(table).legal == []
    record = await acts.record(service.tables, table.id, ann)
    assert "points" not in record
    assert (await service.replays.replay(table.id)).moves == len(record["moves"])


@in_a_service()
async def test_who_leaves_agrees(service: Service) -> None:
    table, ann, bob = await two_at_a_table(service)
    table = await acts.offer(service.tables, table.id, ann, OfferMade(0, table.number, "end"))
    table = await acts.leave(service.tables, table.id, bob, LeaveWanted(1, table.number, "hatchling"))
    assert table.status == "over"


@in_a_service(pace=1000.0)  # the bot that stands in does not move
async def test_whose_clock_ran_out_still_has_a_say_in_the_end(service: Service) -> None:
    table, ann, bob = await two_at_a_table(service, ClockWanted(3600, "hatchling"))
    table = await moved(service, table, ann)
    await later(service, table.id, 3600)
    table = await until(service, table.id, ann, lambda now: now.seats[1].stands_in)
    table = await acts.offer(service.tables, table.id, ann, OfferMade(0, table.number, "end"))
    assert table.status == "playing"
    assert table.offer is not None
    assert table.offer.waiting == [1]
    table = await acts.answer(service.tables, table.id, bob, OfferAnswered(1, table.number, True))
    assert table.status == "over"


@in_a_service(pace=1000.0)
async def test_a_clock_that_runs_out_agrees_to_nothing(service: Service) -> None:
    table, ann, _ = await two_at_a_table(service, ClockWanted(3600, "hatchling"))
    table = await moved(service, table, ann)
    await acts.offer(service.tables, table.id, ann, OfferMade(0, table.number, "end"))
    await later(service, table.id, 3600)
    table = await until(service, table.id, ann, lambda now: now.seats[1].stands_in)
    assert (table.status, table.offer is not None) == ("playing", True)


@pytest.mark.parametrize("leaves_first", [True, False])
def test_nobodys_own_move_is_taken_back_behind_his_back(leaves_first: bool, tmp_path: Path) -> None:
    @in_a_service(pace=1000.0)
    async def play(service: Service) -> None:
        table, ann, bob = await two_at_a_table(service)
        before = table.scene
        await moved(service, table, ann)
        table = await moved(service, await acts.look(service.tables, table.id, bob), bob)
        if leaves_first:
            table = await acts.leave(service.tables, table.id, bob, LeaveWanted(1, table.number, "hatchling"))
            assert (await acts.look(service.tables, table.id, ann)).undo == "ask"
            await refused("ask", acts.undo(service.tables, table.id, ann, SeatAct(0, table.number)))
        table = await acts.offer(service.tables, table.id, ann, OfferMade(0, table.number, "undo"))
        if not leaves_first:
            table = await acts.leave(service.tables, table.id, bob, LeaveWanted(1, table.number, "hatchling"))
        assert table.offer is not None
        assert table.offer.waiting == [1]
        table = await acts.answer(service.tables, table.id, bob, OfferAnswered(1, table.number, True))
        assert table.offer is None
        assert (await acts.look(service.tables, table.id, ann)).scene == before

    play(tmp_path)


@in_a_service()
async def test_what_a_stand_in_did_is_taken_back_without_asking(service: Service) -> None:
    table, ann, bob = await two_at_a_table(service)
    before = table.scene
    table = await acts.leave(service.tables, table.id, bob, LeaveWanted(1, table.number, "hatchling"))
    table = await moved(service, await acts.look(service.tables, table.id, ann), ann)
    table = await turn_of(service, table, ann)
    assert table.undo == "now"
    table = await acts.undo(service.tables, table.id, ann, SeatAct(0, table.number))
    assert table.scene == before


@in_a_service()
async def test_alone_among_bots_nobody_is_asked(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, BOT, BOT, game="genesis")
    begun = scene_of(table).moves
    while scene_of(table).moves < begun + 8:
        table = await turn_of(service, await moved(service, table, ann), ann)
    assert table.undo == "now"
    again = await acts.undo(service.tables, table.id, ann, SeatAct(0, table.number))
    assert scene_of(again).moves < scene_of(table).moves
    assert scene_of(again).turn == 0
    ended = await acts.offer(service.tables, table.id, ann, OfferMade(0, again.number, "end"))
    assert ended.status == "over"


@in_a_service()
async def test_nature_repeats_itself_after_an_undo(service: Service) -> None:
    """Taking a move back can't be used to roll again."""
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, SCREEN, game="genesis")
    begun = scene_of(table).moves
    rolls = []
    for _ in range(3):
        while scene_of(table).turn == 0:
            table = await moved(service, await acts.look(service.tables, table.id, ann, 0), ann)
        rolls.append(scene_of(table).log.lines[-1].move)
        while scene_of(table).moves > begun:
            table = await acts.undo(service.tables, table.id, ann, SeatAct(0, table.number))
    assert rolls[0].startswith("roll")
    assert len(set(rolls)) == 1


@pytest.mark.parametrize("level", ["hatchling", "hunter"])
def test_whoever_stands_in_repeats_itself_after_an_undo(level: str, tmp_path: Path) -> None:
    """Taking a move back can't be used to let a bot think again, also not in another process."""

    async def answers(service: Service, table: Table, ann: Person) -> list[str]:
        given = []
        for _ in range(4):
            table = await until(service, (await moved(service, table, ann)).id, ann, is_hers)
            given.append(scene_of(table).log.lines[-1].move)
            table = await acts.undo(service.tables, table.id, ann, SeatAct(0, table.number))
        return given

    async def play() -> None:
        async with patience_until("the test ends"):
            async with opened(tmp_path) as service:
                table, ann, bob = await two_at_a_table(service)
                table = await acts.leave(service.tables, table.id, bob, LeaveWanted(1, table.number, level))
                given = await answers(service, await acts.look(service.tables, table.id, ann), ann)
            async with opened(tmp_path) as service:
                given += await answers(service, await acts.look(service.tables, table.id, ann), ann)
        assert len(set(given)) == 1

    asyncio.run(play())


@in_a_service()
async def test_in_another_position_a_bot_thinks_anew(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, BOT, game="clans")
    given = set()
    for choice in range(6):
        table = await until(service, (await moved(service, table, ann, choice)).id, ann, is_hers)
        given.add(scene_of(table).log.lines[-1].move)
        table = await acts.undo(service.tables, table.id, ann, SeatAct(0, table.number))
    assert len(given) > 1


def is_hers(table: Table) -> bool:
    return scene_of(table).turn == 0


@in_a_service()
async def test_acts_that_cross_are_not_both_done(service: Service) -> None:
    table, ann, bob = await two_at_a_table(service)
    table = await moved(service, table, ann)
    undo = acts.undo(service.tables, table.id, ann, SeatAct(0, table.number))
    move = moved(service, await acts.look(service.tables, table.id, bob), bob)
    outcomes = await asyncio.gather(undo, move, return_exceptions=True)
    assert sum(isinstance(outcome, BaseException) for outcome in outcomes) == 1
    now = await acts.look(service.tables, table.id, ann)
    assert now.number == table.number + 1
