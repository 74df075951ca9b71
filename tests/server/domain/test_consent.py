"""Taking moves back and ending a game: at once where nobody minds, otherwise if all agree."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pangea.server.house import House
from pangea.server.messages import (
    ClockWanted,
    JoinWanted,
    LeaveWanted,
    OfferAnswered,
    OfferMade,
    SeatAct,
    Table,
)
from pangea.server.store import Person

from .houses import (
    BOT,
    ME,
    OPEN,
    PATIENCE,
    SCREEN,
    compiled,
    in_a_house,
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


async def two_at_a_table(house: House, clock: ClockWanted | None = None) -> tuple[Table, Person, Person]:
    """Ann and Bob play Clans, in which nature moves no more once the game has begun."""
    await compiled(house, "clans")
    ann, bob = await people(house, "Ann", "Bob")
    table = await table_of(house, ann, ME, OPEN, game="clans", clock=clock)
    await house.tables.join(table.id, bob, JoinWanted())
    return await house.tables.look(table.id, ann), ann, bob


@in_a_house()
async def test_ones_last_move_is_taken_back_at_once(house: House) -> None:
    table, ann, bob = await two_at_a_table(house)
    assert table.undo == "no"
    await refused("nothing-to-undo", house.tables.undo(table.id, ann, SeatAct(0, table.number)))
    before = table.scene
    table = await moved(house, table, ann)
    assert table.undo == "now"
    assert (await house.tables.look(table.id, bob)).undo == "no"
    table = await house.tables.undo(table.id, ann, SeatAct(0, table.number))
    assert table.scene == before
    assert table.undo == "no"
    house.tables._referee.cabinet.forget(table.id)
    assert (await house.tables.look(table.id, ann)).scene == before


@in_a_house()
async def test_once_another_has_moved_he_is_asked(house: House) -> None:
    table, ann, bob = await two_at_a_table(house)
    before = table.scene
    await moved(house, table, ann)
    table = await moved(house, await house.tables.look(table.id, bob), bob)
    assert (await house.tables.look(table.id, ann)).undo == "ask"
    await refused("ask", house.tables.undo(table.id, ann, SeatAct(0, table.number)))
    table = await house.tables.offer(table.id, ann, OfferMade(0, table.number, "undo"))
    assert table.offer is not None
    assert (table.offer.agreed, table.offer.waiting) == ([0], [1])
    await refused("offer-open", house.tables.offer(table.id, bob, OfferMade(1, table.number, "end")))
    await refused("no-offer", house.tables.answer(table.id, ann, OfferAnswered(0, table.number, True)))
    declined = await house.tables.answer(table.id, bob, OfferAnswered(1, table.number, False))
    assert declined.offer is None
    table = await house.tables.offer(table.id, ann, OfferMade(0, declined.number, "undo"))
    table = await house.tables.answer(table.id, bob, OfferAnswered(1, table.number, True))
    assert table.offer is None
    assert (await house.tables.look(table.id, ann)).scene == before


@in_a_house()
async def test_an_offer_can_be_withdrawn_and_ends_with_a_move(house: House) -> None:
    table, ann, bob = await two_at_a_table(house)
    await moved(house, table, ann)
    table = await moved(house, await house.tables.look(table.id, bob), bob)
    table = await house.tables.offer(table.id, ann, OfferMade(0, table.number, "undo"))
    table = await house.tables.answer(table.id, ann, OfferAnswered(0, table.number, False))
    assert table.offer is None
    table = await house.tables.offer(table.id, ann, OfferMade(0, table.number, "undo"))
    table = await moved(house, await house.tables.look(table.id, ann), ann)
    assert table.offer is None


@in_a_house()
async def test_all_agree_to_end_the_game(house: House) -> None:
    table, ann, bob = await two_at_a_table(house)
    table = await house.tables.offer(table.id, bob, OfferMade(1, table.number, "end"))
    assert (table.status, table.fairness.seed) == ("playing", None)
    table = await house.tables.answer(table.id, ann, OfferAnswered(0, table.number, True))
    assert table.status == "over"
    assert table.fairness.seed is not None
    assert scene_of(table).legal == []
    record = await house.tables.record(table.id, ann)
    assert "points" not in record
    assert (await house.replays.replay(table.id)).moves == len(record["moves"])


@in_a_house()
async def test_who_leaves_agrees(house: House) -> None:
    table, ann, bob = await two_at_a_table(house)
    table = await house.tables.offer(table.id, ann, OfferMade(0, table.number, "end"))
    table = await house.tables.leave(table.id, bob, LeaveWanted(1, table.number, "hatchling"))
    assert table.status == "over"


@in_a_house(pace=1000.0)  # the bot that stands in does not move
async def test_whose_clock_ran_out_still_has_a_say_in_the_end(house: House) -> None:
    table, ann, bob = await two_at_a_table(house, ClockWanted(3600, "hatchling"))
    table = await moved(house, table, ann)
    await later(house, table.id, 3600)
    table = await until(house, table.id, ann, lambda now: now.seats[1].stands_in)
    table = await house.tables.offer(table.id, ann, OfferMade(0, table.number, "end"))
    assert table.status == "playing"
    assert table.offer is not None
    assert table.offer.waiting == [1]
    table = await house.tables.answer(table.id, bob, OfferAnswered(1, table.number, True))
    assert table.status == "over"


@in_a_house(pace=1000.0)
async def test_a_clock_that_runs_out_agrees_to_nothing(house: House) -> None:
    table, ann, _ = await two_at_a_table(house, ClockWanted(3600, "hatchling"))
    table = await moved(house, table, ann)
    await house.tables.offer(table.id, ann, OfferMade(0, table.number, "end"))
    await later(house, table.id, 3600)
    table = await until(house, table.id, ann, lambda now: now.seats[1].stands_in)
    assert (table.status, table.offer is not None) == ("playing", True)


@pytest.mark.parametrize("leaves_first", [True, False])
def test_nobodys_own_move_is_taken_back_behind_his_back(leaves_first: bool, tmp_path: Path) -> None:
    @in_a_house(pace=1000.0)
    async def play(house: House) -> None:
        table, ann, bob = await two_at_a_table(house)
        before = table.scene
        await moved(house, table, ann)
        table = await moved(house, await house.tables.look(table.id, bob), bob)
        if leaves_first:
            table = await house.tables.leave(table.id, bob, LeaveWanted(1, table.number, "hatchling"))
            assert (await house.tables.look(table.id, ann)).undo == "ask"
            await refused("ask", house.tables.undo(table.id, ann, SeatAct(0, table.number)))
        table = await house.tables.offer(table.id, ann, OfferMade(0, table.number, "undo"))
        if not leaves_first:
            table = await house.tables.leave(table.id, bob, LeaveWanted(1, table.number, "hatchling"))
        assert table.offer is not None
        assert table.offer.waiting == [1]
        table = await house.tables.answer(table.id, bob, OfferAnswered(1, table.number, True))
        assert table.offer is None
        assert (await house.tables.look(table.id, ann)).scene == before

    play(tmp_path)


@in_a_house()
async def test_what_a_stand_in_did_is_taken_back_without_asking(house: House) -> None:
    table, ann, bob = await two_at_a_table(house)
    before = table.scene
    table = await house.tables.leave(table.id, bob, LeaveWanted(1, table.number, "hatchling"))
    table = await moved(house, await house.tables.look(table.id, ann), ann)
    table = await turn_of(house, table, ann)
    assert table.undo == "now"
    table = await house.tables.undo(table.id, ann, SeatAct(0, table.number))
    assert table.scene == before


@in_a_house()
async def test_alone_among_bots_nobody_is_asked(house: House) -> None:
    (ann,) = await people(house, "Ann")
    table = await table_of(house, ann, ME, BOT, BOT, game="genesis")
    begun = scene_of(table).moves
    while scene_of(table).moves < begun + 8:
        table = await turn_of(house, await moved(house, table, ann), ann)
    assert table.undo == "now"
    again = await house.tables.undo(table.id, ann, SeatAct(0, table.number))
    assert scene_of(again).moves < scene_of(table).moves
    assert scene_of(again).turn == 0
    ended = await house.tables.offer(table.id, ann, OfferMade(0, again.number, "end"))
    assert ended.status == "over"


@in_a_house()
async def test_nature_repeats_itself_after_an_undo(house: House) -> None:
    """Taking a move back can't be used to roll again."""
    (ann,) = await people(house, "Ann")
    table = await table_of(house, ann, ME, SCREEN, game="genesis")
    begun = scene_of(table).moves
    rolls = []
    for _ in range(3):
        while scene_of(table).turn == 0:
            table = await moved(house, await house.tables.look(table.id, ann, 0), ann)
        rolls.append(scene_of(table).log.lines[-1].move)
        while scene_of(table).moves > begun:
            table = await house.tables.undo(table.id, ann, SeatAct(0, table.number))
    assert rolls[0].startswith("roll")
    assert len(set(rolls)) == 1


@pytest.mark.parametrize("level", ["hatchling", "hunter"])
def test_whoever_stands_in_repeats_itself_after_an_undo(level: str, tmp_path: Path) -> None:
    """Taking a move back can't be used to let a bot think again, also not in another process."""

    async def answers(house: House, table: Table, ann: Person) -> list[str]:
        given = []
        for _ in range(4):
            table = await until(house, (await moved(house, table, ann)).id, ann, is_hers)
            given.append(scene_of(table).log.lines[-1].move)
            table = await house.tables.undo(table.id, ann, SeatAct(0, table.number))
        return given

    async def play() -> None:
        async with asyncio.timeout(PATIENCE):
            async with opened(tmp_path) as house:
                table, ann, bob = await two_at_a_table(house)
                table = await house.tables.leave(table.id, bob, LeaveWanted(1, table.number, level))
                given = await answers(house, await house.tables.look(table.id, ann), ann)
            async with opened(tmp_path) as house:
                given += await answers(house, await house.tables.look(table.id, ann), ann)
        assert len(set(given)) == 1

    asyncio.run(play())


@in_a_house()
async def test_in_another_position_a_bot_thinks_anew(house: House) -> None:
    (ann,) = await people(house, "Ann")
    table = await table_of(house, ann, ME, BOT, game="clans")
    given = set()
    for choice in range(6):
        table = await until(house, (await moved(house, table, ann, choice)).id, ann, is_hers)
        given.add(scene_of(table).log.lines[-1].move)
        table = await house.tables.undo(table.id, ann, SeatAct(0, table.number))
    assert len(given) > 1


def is_hers(table: Table) -> bool:
    return scene_of(table).turn == 0


@in_a_house()
async def test_acts_that_cross_are_not_both_done(house: House) -> None:
    table, ann, bob = await two_at_a_table(house)
    table = await moved(house, table, ann)
    undo = house.tables.undo(table.id, ann, SeatAct(0, table.number))
    move = moved(house, await house.tables.look(table.id, bob), bob)
    outcomes = await asyncio.gather(undo, move, return_exceptions=True)
    assert sum(isinstance(outcome, BaseException) for outcome in outcomes) == 1
    now = await house.tables.look(table.id, ann)
    assert now.number == table.number + 1
