"""A table is what its log comes to: with a snapshot or without, after a restart, and under other rules."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import delete, select, update

import pangea
from pangea.core import catalogue
from pangea.server.messages.tables import (
    ClockWanted,
    JoinWanted,
    LeaveWanted,
    MoveMade,
    OfferMade,
    SeatAct,
    SeatWanted,
    Table,
)
from pangea.server.service import Service
from pangea.server.store.ledger import Append
from pangea.server.store.models import SnapshotRow, SummaryRow
from pangea.server.tables import acts, background
from pangea.server.tables.log import Answered, LogEntry, Made, Moved, Proposed, Sitting, Undone
from pangea.server.tables.open_tables import SNAPSHOT_EVERY
from pangea.server.tables.state import new_state

from .services import (
    BOT,
    ME,
    OPEN,
    SCREEN,
    Clock,
    clocks_looked_at,
    in_a_service,
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


@in_a_service()
async def test_a_table_is_the_same_from_its_log_and_from_a_snapshot(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, SCREEN, game="genesis")
    table = await played(service, table, ann, SNAPSHOT_EVERY + 8)
    # Back over the snapshot, and forth again another way.
    for _ in range(12):
        table = await acts.undo(service.tables, table.id, ann, SeatAct(scene_of(table).eyes, table.number))
    table = await played(service, table, ann, 3)
    table = await acts.look(service.tables, table.id, ann)
    open_tables = service.tables.referee.open_tables
    in_memory = await open_tables.table(table.id)
    open_tables.forget(table.id)
    assert in_bytes(await acts.look(service.tables, table.id, ann)) == in_bytes(table)
    from_snapshot = await open_tables.table(table.id)
    assert in_memory is not None
    assert from_snapshot is not None
    assert from_snapshot.state == in_memory.state
    async with service.store.engine.begin() as connection:
        taken = await connection.execute(delete(SnapshotRow).where(SnapshotRow.table_id == table.id))
    assert taken.rowcount == 1
    open_tables.forget(table.id)
    assert in_bytes(await acts.look(service.tables, table.id, ann)) == in_bytes(table)


@in_a_service()
async def test_a_broken_snapshot_is_not_believed(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, SCREEN, game="genesis")
    table = await played(service, table, ann, SNAPSHOT_EVERY + 2)
    table = await acts.look(service.tables, table.id, ann)
    async with service.store.engine.begin() as connection:
        await connection.execute(update(SnapshotRow).values(packed=b"rubbish"))
    service.tables.referee.open_tables.forget(table.id)
    assert in_bytes(await acts.look(service.tables, table.id, ann)) == in_bytes(table)


def test_tables_and_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, pace=1000.0) as service:  # the bot is still thinking when it closes
            (ann,) = await people(service, "Ann")
            table = await table_of(service, ann, BOT, ME, game="genesis")
            assert scene_of(table).turn == 0
        async with opened(tmp_path) as service:
            assert await service.store.people.get(ann.id) == ann
            after = await until(service, table.id, ann, lambda now: scene_of(now).turn == 1)
            assert after.number > table.number

    asyncio.run(play())


def test_a_bot_whose_process_died_is_taken_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, pace=1000.0) as service:
            (ann,) = await people(service, "Ann")
            table = await table_of(service, ann, BOT, ME, game="genesis")
        async with opened(tmp_path, pace=1000.0, lease=1000.0) as service:
            # As if it had died: what it promised stands, and is over in a moment.
            promise = {"thinker": "somebody dead", "thinks_until": time.time() + 0.2}
            async with service.store.engine.begin() as connection:
                await connection.execute(update(SummaryRow).values(**promise))
        async with opened(tmp_path) as service:
            after = await until(service, table.id, ann, lambda now: scene_of(now).turn == 1)
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
                service = (one, other)[number % 2]
                table = await acts.look(service.tables, table.id, ann)
                move = MoveMade(scene_of(table).eyes, table.number, scene_of(table).legal[0])
                await acts.move(service.tables, table.id, ann, move)
                made.append(move)
                # Sent again to the one that knows nothing of it.
                again = await acts.move((other, one)[number % 2].tables, table.id, ann, move)
                assert again.number == table.number + 1
            stale = replace_move(made[-1], "stop")
            await refused("stale", acts.move(one.tables, table.id, ann, stale))

    asyncio.run(play())


def replace_move(made: MoveMade, move: str) -> MoveMade:
    return MoveMade(made.seat, made.number, move)


def test_a_game_of_other_rules_can_be_seen_but_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(tmp_path) as service:
            (ann,) = await people(service, "Ann")
            table = await table_of(service, ann, ME, SCREEN, game="genesis")
            table = await played(service, table, ann, 5)
            table = await acts.look(service.tables, table.id, ann)
        newer = replace(pangea.game("genesis"), version=3)
        real = catalogue.game
        for module in ("open_tables", "making"):
            monkeypatch.setattr(
                f"pangea.server.tables.{module}.game_named",
                lambda name: newer if name == newer.name else real(name),
            )
        async with opened(tmp_path) as service:
            seen = await acts.look(service.tables, table.id, ann)
            assert scene_of(seen).view == scene_of(table).view
            assert (scene_of(seen).legal, seen.undo, seen.version) == ([], "no", 2)
            move = MoveMade(scene_of(table).eyes, table.number, scene_of(table).legal[0])
            told = await refused("other-rules", acts.move(service.tables, table.id, ann, move))
            assert "version 2" in str(told)
            await refused(
                "other-rules", acts.offer(service.tables, table.id, ann, OfferMade(0, table.number, "end"))
            )

    asyncio.run(play())


@in_a_service()
async def test_one_writer_for_each_number(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, SCREEN, game="genesis")
    async with service.store.engine.connect() as connection:
        head = (await connection.execute(select(*SummaryRow.__table__.columns))).one()._asdict()
    del head["table_id"]
    pages = [
        Append(table.id, table.number + 1, 0.0, kind, "{}", {**head, "game": kind})
        for kind in ("one", "other")
    ]
    first, second = await asyncio.gather(*(service.store.ledger.append(page) for page in pages))
    assert (first, second) == (True, False)
    line = await service.store.ledger.entry(table.id, table.number + 1)
    assert line is not None
    assert line.kind == "one"


@in_a_service()
async def test_a_bad_page_does_not_spoil_the_others(service: Service) -> None:
    good = {
        "game": "genesis", "version": 1, "status": "over", "private": False, "host": "", "number": 1,
        "moves": 0, "turn": -2, "seats": "[]", "touched": 0.0, "deadline": None, "thinker": None,
        "thinks_until": None,
    }  # fmt: skip
    pages = [
        Append(f"table {number}", 1, 0.0, "made", "{}", {**good, "game": game})
        for number, game in enumerate(("genesis", None, "clans"))
    ]
    outcomes = await asyncio.gather(
        *(service.store.ledger.append(page) for page in pages), return_exceptions=True
    )
    assert outcomes[0] is True
    assert isinstance(outcomes[1], Exception)
    assert outcomes[2] is True
    assert await service.store.ledger.entry("table 1", 1) is None


@in_a_service(pace=1000.0)  # the bot has not moved yet when its person comes back
async def test_a_clock_that_runs_out_lets_a_bot_take_over(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    clock = ClockWanted(3600, "hatchling")
    table = await table_of(service, ann, ME, SCREEN, clock=clock)
    left = [seat.seconds_left for seat in table.seats]
    assert left[0] is not None
    assert 3000 < left[0] <= 3600
    assert left[1] is None
    await later(service, table.id, 3600)
    table = await until(service, table.id, ann, lambda now: now.seats[0].stands_in)
    assert table.seats[0].level == "hatchling"
    back = await acts.come_back(service.tables, table.id, ann, SeatAct(0, table.number))
    assert not back.seats[0].stands_in
    assert time_left(back) > 3000, "his turn begins anew"


@in_a_service(pace=1000.0)
async def test_leaving_and_coming_back_gives_no_time(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN, clock=ClockWanted(3600))
    table = await acts.join(service.tables, table.id, bob, JoinWanted())
    assert scene_of(table).turn == 0
    await later(service, table.id, 1800)
    for person, seat in ((bob, 1), (ann, 0)):
        table = await acts.leave(
            service.tables, table.id, person, LeaveWanted(seat, table.number, "hatchling")
        )
        table = await acts.come_back(service.tables, table.id, person, SeatAct(seat, table.number))
        assert time_left(table) <= 1800


@in_a_service()
async def test_taking_a_move_back_at_once_gives_no_time(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN, game="clans", clock=ClockWanted(3600))
    await acts.join(service.tables, table.id, bob, JoinWanted())
    await later(service, table.id, 1800)
    table = await moved(service, await acts.look(service.tables, table.id, ann), ann)
    assert table.seats[1].seconds_left is not None
    assert table.seats[1].seconds_left > 3000
    table = await acts.undo(service.tables, table.id, ann, SeatAct(0, table.number))
    assert time_left(table) <= 1800
    service.tables.referee.open_tables.forget(table.id)
    assert time_left(await acts.look(service.tables, table.id, ann)) <= 1800


def time_left(table: Table) -> float:
    """Of the first seat, which is to move."""
    left = table.seats[0].seconds_left
    assert left is not None
    return left


def test_each_move_knows_how_much_time_its_turn_had() -> None:
    two = [Sitting("person", "Ann", "ann"), Sitting("person", "Bob", "bob")]
    state = new_state(Made("clans", 1, two, {}, None, False, "ann", ClockWanted(60), "1", "word"), 0.0)
    for at, made in ((50.0, Moved(0, "a")), (90, Moved(0, "b", ["roll"])), (100, Moved(1, "c"))):
        state.add(made, at)
    then: list[tuple[float, LogEntry, float]] = [
        (110, Undone(1, 3), 90),
        (120, Undone(0, 1), 120),  # not the last move: nature has moved since
        (130, Undone(0, 0), 0),
        (140, Moved(0, "a"), 140),
        (150, Moved(1, "c"), 150),
        (160, Proposed(0, "undo", 0), 150),
        (170, Answered(1, True), 170),
    ]
    for at, entry, since in then:
        state.add(entry, at)
        assert state.turn_since == since
    assert (state.moves, state.made_by, state.turns_since) == ([], [], [])


@in_a_service()
async def test_bots_play_each_other_to_the_end(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    seats = [BOT, SeatWanted("bot", level="gatherer"), SeatWanted("bot", level="hunter")]
    table = await table_of(service, ann, *seats, game="clans")
    with watched(service, table.id, ann):
        over = await until(service, table.id, ann, lambda now: now.status == "over")
    assert scene_of(over).winners
    record = await acts.record(service.tables, table.id, None)
    assert record["winners"] == scene_of(over).winners


def in_bytes(table: object) -> bytes:
    return msgspec.json.encode(table)


@pytest.mark.parametrize("is_running", [True, False])
def test_a_clock_that_runs_out_while_the_service_is_away_leaves_a_minute(
    tmp_path: Path, is_running: bool
) -> None:
    """The machine was suspended or its clock was set forward (`is_running`), or the service was down."""
    clock = Clock()

    async def play() -> None:
        async with AsyncExitStack() as stack:
            service = await stack.enter_async_context(opened(tmp_path, clock))
            ann, bob = await people(service, "Ann", "Bob")
            table = await table_of(service, ann, ME, OPEN, game="clans", clock=ClockWanted(3600, "hatchling"))
            await acts.join(service.tables, table.id, bob, JoinWanted())
            if not is_running:
                await stack.aclose()
            clock.now += 2 * 3600
            if not is_running:
                service = await stack.enter_async_context(opened(tmp_path, clock))
            for _ in range(2):
                await clocks_looked_at(service)
            now = await acts.look(service.tables, table.id, ann)
            assert not any(seat.stands_in for seat in now.seats)
            clock.now += background.LONGEST_GRACE
            await until(service, table.id, ann, lambda now: any(seat.stands_in for seat in now.seats))

    asyncio.run(play())
