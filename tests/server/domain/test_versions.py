"""Tables that began by an earlier version of a game, or with an earlier shuffle, go on as they began."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

import pangea
from pangea.core import records
from pangea.core.contract import NATURE
from pangea.core.edition import Edition
from pangea.core.match import Match
from pangea.core.shuffle import HMAC, SPLITMIX
from pangea.server.messages.tables import MoveMade, SeatAct, Table
from pangea.server.service import Service
from pangea.server.store import Person
from pangea.server.store.ledger import Append
from pangea.server.store.models import EntryRow, SnapshotRow
from pangea.server.tables import acts, log
from pangea.server.tables.log import LogEntry, Made, Moved, Sitting

from .services import ME, SCREEN, opened, people, played, scene_of, table_of, turn_of

KEPT = Path(__file__).parents[2] / "games" / "genesis" / "version_1.jsonl"
RECORD = records.read(KEPT.read_text().splitlines()[0])
"""A game of version 1 whose result is another by today's rules."""


def log_of(record: dict[str, Any], moves: int, person: Person) -> list[LogEntry]:
    """What a service of version 1 wrote of the first moves of a record, around one screen."""
    match = records.replayed({**record, "rules": 1})
    seats = [Sitting("person", "Ann", person.id), Sitting("screen", "Guest", person.id)]
    log: list[Any] = []
    for number in range(moves):
        text = match.moves[number]
        if match.mover(number) != NATURE:
            log.append(Moved(match.mover(number), text))
        elif not log:
            log.append(
                Made("genesis", 1, seats, {}, None, False, person.id, None, "7", "word", nature=[text])
            )
        else:
            log[-1].nature.append(text)
    return log


async def kept_from_before(service: Service, entries: list[LogEntry]) -> str:
    summary = {
        "game": "genesis", "version": 1, "status": "playing", "private": False, "host": "", "moves": 0,
        "turn": 0, "seats": "[]", "touched": 0.0, "deadline": None, "thinker": None, "thinks_until": None,
    }  # fmt: skip
    for number, entry in enumerate(entries, 1):
        body, columns = log.written(entry), {**summary, "number": number}
        append = Append("oldtable", number, 0.0, log.kind_of(entry), body, columns)
        assert await service.store.ledger.append(append)
    return "oldtable"


def test_a_table_of_version_1_is_played_to_its_end_and_counted_by_version_1(tmp_path: Path) -> None:
    """G6.6 came with version 2: who began before it is promised what the rules said then."""

    async def play() -> None:
        async with opened(tmp_path) as service:
            (ann,) = await people(service, "Ann")
            table_id = await kept_from_before(service, log_of(RECORD, len(RECORD["moves"]) - 1, ann))
            table = await acts.look(service.tables, table_id, ann)
            assert (table.version, table.status, table.fairness.shuffle) == (1, "playing", SPLITMIX)
            last = MoveMade(scene_of(table).eyes, table.number, RECORD["moves"][-1])
            check_result(await acts.move(service.tables, table_id, ann, last))
        async with opened(tmp_path) as service:
            check_result(await acts.look(service.tables, table_id, ann))
            record = await acts.record(service.tables, table_id, ann)
            assert (record["rules"], record["points"]) == (1, RECORD["points"])
            replay = await service.replays.replay(table_id)
            assert (replay.version, replay.points) == (1, RECORD["points"])
            scenes = await service.replays.scenes(table_id, 0, len(RECORD["moves"]), 1)
            assert scenes.scenes[0].points == RECORD["points"]
            assert (await acts.rematch(service.tables, table_id, ann)).version == 2

    asyncio.run(play())


def check_result(table: Table) -> None:
    scene = scene_of(table)
    assert (table.status, table.version) == ("over", 1)
    assert scene.points == RECORD["points"]
    assert scene.winners == RECORD["winners"]


def test_a_record_of_version_1_is_shown_with_the_result_it_had(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as service:
            made = await service.replays.open_record(records.write(RECORD).encode())
            replay = await service.replays.replay(made.id)
            assert (replay.version, replay.points) == (1, RECORD["points"])
            scenes = await service.replays.scenes(made.id, 0, replay.moves, 1)
            assert scenes.scenes[0].points == RECORD["points"]

    asyncio.run(play())


@pytest.mark.parametrize("is_from_before", [True, False])
def test_a_table_goes_on_with_the_shuffle_it_began_with(tmp_path: Path, is_from_before: bool) -> None:
    """From before: its log does not name the way. Its deals, its undos and its record are by the old one."""

    async def play() -> None:
        async with opened(tmp_path) as service:
            (ann,) = await people(service, "Ann")
            table = await table_of(service, ann, ME, SCREEN, game="planet")
            assert table.fairness.shuffle == HMAC
            if is_from_before:
                await begin_as_before(service, table.id)
        for _ in range(2):  # the second time after a restart, from what was kept
            async with opened(tmp_path) as service:
                table = await played(service, await acts.look(service.tables, table.id, ann), ann, 5)
                for _ in range(2):  # after one of them the next round's tiles are turned up
                    table = await turn_of(service, table, ann)
                    await check_that_an_undo_rolls_nothing_again(service, table, ann)
        async with opened(tmp_path) as service:
            await played(service, await acts.look(service.tables, table.id, ann), ann)
            record = await acts.record(service.tables, table.id, ann)
            assert record["shuffle"] == (SPLITMIX if is_from_before else HMAC)
            assert records.redrawn(records.read(json.dumps(record))) == 72

    asyncio.run(play())


async def check_that_an_undo_rolls_nothing_again(service: Service, table: Table, person: Person) -> None:
    move = scene_of(table).legal[-1]
    seat = scene_of(table).eyes
    once = await acts.move(service.tables, table.id, person, MoveMade(seat, table.number, move))
    back = await acts.undo(service.tables, table.id, person, SeatAct(seat, once.number))
    again = await acts.move(service.tables, table.id, person, MoveMade(seat, back.number, move))
    assert scene_of(again).view == scene_of(once).view


async def begin_as_before(service: Service, table_id: str) -> None:
    """The table as it was written while there was but one way: without a name, dealt in that way."""
    line = await service.store.ledger.entry(table_id, 1)
    assert line is not None
    made = json.loads(line.body)
    del made["shuffle"]
    made["nature"] = old_deals(made)
    async with service.store.engine.begin() as connection:
        await connection.execute(update(EntryRow).values(body=json.dumps(made)))
        await connection.execute(delete(SnapshotRow))


def old_deals(made: dict[str, Any]) -> list[str]:
    match = Match(Edition(pangea.game(made["game"])), 2, seed=int(made["seed"]), shuffle=SPLITMIX)
    match.let_nature_move()
    return match.moves
