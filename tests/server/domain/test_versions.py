"""Records of another version of the rules, and tables that began with an earlier shuffle."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

import pangea
from pangea.core import records
from pangea.core.edition import Edition
from pangea.core.match import Match
from pangea.core.shuffle import HMAC, SPLITMIX
from pangea.server.messages.tables import MoveMade, SeatAct, Table
from pangea.server.refusals import Refused
from pangea.server.service import Service
from pangea.server.store import Person
from pangea.server.store.models import EntryRow, SnapshotRow
from pangea.server.tables import acts

from .services import ME, SCREEN, in_a_service, opened, people, played, scene_of, table_of, turn_of


@in_a_service()
async def test_a_record_of_another_version_of_the_rules_is_refused(service: Service) -> None:
    record = {**pangea.start("genesis", players=2, seed=1).record(), "rules": 1}
    with pytest.raises(Refused, match="played by version 1 of the rules of Genesis"):
        await service.replays.open_record(records.write(record).encode())


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
