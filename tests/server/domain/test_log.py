"""A table is what its log comes to: with a snapshot or without, after a restart, and under other rules."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import delete, select, update

import pangea
from pangea.core import catalogue
from pangea.server.house import House
from pangea.server.messages import (
    ClockWanted,
    JoinWanted,
    LeaveWanted,
    MoveMade,
    OfferMade,
    SeatAct,
    SeatWanted,
    Table,
)
from pangea.server.store.ledger import Line, Page
from pangea.server.store.models import HeadRow, SnapshotRow
from pangea.server.tables.cabinet import SNAPSHOT_EVERY
from pangea.server.tables.course import begun
from pangea.server.tables.entries import Answered, Entry, Made, Moved, Offered, Sitting, Undone

from .houses import (
    BOT,
    ME,
    OPEN,
    SCREEN,
    in_a_house,
    later,
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


@in_a_house()
async def test_a_table_is_the_same_from_its_log_and_from_a_snapshot(house: House) -> None:
    (ann,) = await people(house, "Ann")
    table = await table_of(house, ann, ME, SCREEN, game="genesis")
    table = await played(house, table, ann, SNAPSHOT_EVERY + 8)
    # Back over the snapshot, and forth again another way.
    for _ in range(12):
        table = await house.tables.undo(table.id, ann, SeatAct(scene_of(table).eyes, table.number))
    table = await played(house, table, ann, 3)
    table = await house.tables.look(table.id, ann)
    cabinet = house.tables._referee.cabinet
    in_memory = await cabinet.table(table.id)
    cabinet.forget(table.id)
    assert in_bytes(await house.tables.look(table.id, ann)) == in_bytes(table)
    from_snapshot = await cabinet.table(table.id)
    assert in_memory is not None
    assert from_snapshot is not None
    assert from_snapshot.course == in_memory.course
    async with house.store.engine.begin() as connection:
        taken = await connection.execute(delete(SnapshotRow).where(SnapshotRow.table_id == table.id))
    assert taken.rowcount == 1
    cabinet.forget(table.id)
    assert in_bytes(await house.tables.look(table.id, ann)) == in_bytes(table)


@in_a_house()
async def test_a_broken_snapshot_is_not_believed(house: House) -> None:
    (ann,) = await people(house, "Ann")
    table = await table_of(house, ann, ME, SCREEN, game="genesis")
    table = await played(house, table, ann, SNAPSHOT_EVERY + 2)
    table = await house.tables.look(table.id, ann)
    async with house.store.engine.begin() as connection:
        await connection.execute(update(SnapshotRow).values(packed=b"rubbish"))
    house.tables._referee.cabinet.forget(table.id)
    assert in_bytes(await house.tables.look(table.id, ann)) == in_bytes(table)


def test_tables_and_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, pace=1000.0) as house:  # the bot is still thinking when it closes
            (ann,) = await people(house, "Ann")
            table = await table_of(house, ann, BOT, ME, game="genesis")
            assert scene_of(table).turn == 0
        async with opened(tmp_path) as house:
            assert await house.store.people.get(ann.id) == ann
            after = await until(house, table.id, ann, lambda now: scene_of(now).turn == 1)
            assert after.number > table.number

    asyncio.run(play())


def test_a_bot_whose_process_died_is_taken_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, pace=1000.0) as house:
            (ann,) = await people(house, "Ann")
            table = await table_of(house, ann, BOT, ME, game="genesis")
        async with opened(tmp_path, pace=1000.0, lease=1000.0) as house:
            # As if it had died: what it promised stands, and is over in a moment.
            promise = {"thinker": "somebody dead", "thinks_until": time.time() + 0.2}
            async with house.store.engine.begin() as connection:
                await connection.execute(update(HeadRow).values(**promise))
        async with opened(tmp_path) as house:
            after = await until(house, table.id, ann, lambda now: scene_of(now).turn == 1)
            assert after.number > table.number

    asyncio.run(play())


def test_two_processes_serve_one_table(tmp_path: Path) -> None:
    """Neither hears of the other: what is in memory is found to be old, and nothing is lost."""

    async def play() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as other:
            (ann,) = await people(one, "Ann")
            table = await table_of(one, ann, ME, SCREEN, game="genesis")
            made = []
            for number in range(10):
                house = (one, other)[number % 2]
                table = await house.tables.look(table.id, ann)
                move = MoveMade(scene_of(table).eyes, table.number, scene_of(table).legal[0])
                await house.tables.move(table.id, ann, move)
                made.append(move)
                # Sent again to the one that knows nothing of it.
                again = await (other, one)[number % 2].tables.move(table.id, ann, move)
                assert again.number == table.number + 1
            stale = replace_move(made[-1], "stop")
            await refused("stale", one.tables.move(table.id, ann, stale))

    asyncio.run(play())


def replace_move(made: MoveMade, move: str) -> MoveMade:
    return MoveMade(made.seat, made.number, move)


def test_a_game_of_other_rules_can_be_seen_but_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(tmp_path) as house:
            (ann,) = await people(house, "Ann")
            table = await table_of(house, ann, ME, SCREEN, game="genesis")
            table = await played(house, table, ann, 5)
            table = await house.tables.look(table.id, ann)
        newer = replace(pangea.game("genesis"), version=3, earlier=())
        real = catalogue.game
        for module in ("cabinet", "making"):
            monkeypatch.setattr(
                f"pangea.server.tables.{module}.game_named",
                lambda name: newer if name == newer.name else real(name),
            )
        async with opened(tmp_path) as house:
            seen = await house.tables.look(table.id, ann)
            assert scene_of(seen).view == scene_of(table).view
            assert (scene_of(seen).legal, seen.undo, seen.version) == ([], "no", 2)
            move = MoveMade(scene_of(table).eyes, table.number, scene_of(table).legal[0])
            told = await refused("other-rules", house.tables.move(table.id, ann, move))
            assert "version 2" in str(told)
            await refused("other-rules", house.tables.offer(table.id, ann, OfferMade(0, table.number, "end")))

    asyncio.run(play())


@in_a_house()
async def test_one_writer_for_each_number(house: House) -> None:
    (ann,) = await people(house, "Ann")
    table = await table_of(house, ann, ME, SCREEN, game="genesis")
    async with house.store.engine.connect() as connection:
        head = (await connection.execute(select(*HeadRow.__table__.columns))).one()._asdict()
    del head["table_id"]
    pages = [
        Page(table.id, Line(table.number + 1, 0.0, kind, "{}"), {**head, "game": kind})
        for kind in ("one", "other")
    ]
    first, second = await asyncio.gather(*(house.store.ledger.append(page) for page in pages))
    assert (first, second) == (True, False)
    line = await house.store.ledger.line(table.id, table.number + 1)
    assert line is not None
    assert line.kind == "one"


@in_a_house()
async def test_a_bad_page_does_not_spoil_the_others(house: House) -> None:
    good = {
        "game": "genesis", "version": 1, "status": "over", "private": False, "host": "", "number": 1,
        "moves": 0, "turn": -2, "seats": "[]", "touched": 0.0, "deadline": None, "thinker": None,
        "thinks_until": None,
    }  # fmt: skip
    pages = [
        Page(f"table {number}", Line(1, 0.0, "made", "{}"), {**good, "game": game})
        for number, game in enumerate(("genesis", None, "clans"))
    ]
    outcomes = await asyncio.gather(
        *(house.store.ledger.append(page) for page in pages), return_exceptions=True
    )
    assert outcomes[0] is True
    assert isinstance(outcomes[1], Exception)
    assert outcomes[2] is True
    assert await house.store.ledger.line("table 1", 1) is None


@in_a_house(pace=1000.0)  # the bot has not moved yet when its person comes back
async def test_a_clock_that_runs_out_lets_a_bot_take_over(house: House) -> None:
    (ann,) = await people(house, "Ann")
    clock = ClockWanted(3600, "hatchling")
    table = await table_of(house, ann, ME, SCREEN, clock=clock)
    left = [seat.seconds_left for seat in table.seats]
    assert left[0] is not None
    assert 3000 < left[0] <= 3600
    assert left[1] is None
    await later(house, table.id, 3600)
    table = await until(house, table.id, ann, lambda now: now.seats[0].stands_in)
    assert table.seats[0].level == "hatchling"
    back = await house.tables.come_back(table.id, ann, SeatAct(0, table.number))
    assert not back.seats[0].stands_in
    assert time_left(back) > 3000, "his turn begins anew"


@in_a_house(pace=1000.0)
async def test_leaving_and_coming_back_gives_no_time(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    table = await table_of(house, ann, ME, OPEN, clock=ClockWanted(3600))
    table = await house.tables.join(table.id, bob, JoinWanted())
    assert scene_of(table).turn == 0
    await later(house, table.id, 1800)
    for person, seat in ((bob, 1), (ann, 0)):
        table = await house.tables.leave(table.id, person, LeaveWanted(seat, table.number, "hatchling"))
        table = await house.tables.come_back(table.id, person, SeatAct(seat, table.number))
        assert time_left(table) <= 1800


@in_a_house()
async def test_taking_a_move_back_at_once_gives_no_time(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    table = await table_of(house, ann, ME, OPEN, game="clans", clock=ClockWanted(3600))
    await house.tables.join(table.id, bob, JoinWanted())
    await later(house, table.id, 1800)
    table = await moved(house, await house.tables.look(table.id, ann), ann)
    assert table.seats[1].seconds_left is not None
    assert table.seats[1].seconds_left > 3000
    table = await house.tables.undo(table.id, ann, SeatAct(0, table.number))
    assert time_left(table) <= 1800
    house.tables._referee.cabinet.forget(table.id)
    assert time_left(await house.tables.look(table.id, ann)) <= 1800


def time_left(table: Table) -> float:
    """Of the first seat, which is to move."""
    left = table.seats[0].seconds_left
    assert left is not None
    return left


def test_each_move_knows_how_much_time_its_turn_had() -> None:
    two = [Sitting("person", "Ann", "ann"), Sitting("person", "Bob", "bob")]
    course = begun(Made("clans", 1, two, {}, None, False, "ann", ClockWanted(60), "1", "word"), 0.0)
    for at, made in ((50.0, Moved(0, "a")), (90, Moved(0, "b", ["roll"])), (100, Moved(1, "c"))):
        course.add(made, at)
    then: list[tuple[float, Entry, float]] = [
        (110, Undone(1, 3), 90),
        (120, Undone(0, 1), 120),  # not the last move: nature has moved since
        (130, Undone(0, 0), 0),
        (140, Moved(0, "a"), 140),
        (150, Moved(1, "c"), 150),
        (160, Offered(0, "undo", 0), 150),
        (170, Answered(1, True), 170),
    ]
    for at, entry, since in then:
        course.add(entry, at)
        assert course.turn_since == since
    assert (course.moves, course.made_by, course.turns_since) == ([], [], [])


@in_a_house()
async def test_bots_play_each_other_to_the_end(house: House) -> None:
    (ann,) = await people(house, "Ann")
    seats = [BOT, SeatWanted("bot", level="gatherer"), SeatWanted("bot", level="hunter")]
    table = await table_of(house, ann, *seats, game="clans")
    with watched(house, table.id, ann):
        over = await until(house, table.id, ann, lambda now: now.status == "over")
    assert scene_of(over).winners
    record = await house.tables.record(table.id, None)
    assert record["winners"] == scene_of(over).winners


def in_bytes(table: object) -> bytes:
    return msgspec.json.encode(table)
