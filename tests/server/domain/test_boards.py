"""Boards that people bring along: kept once, beside the logs; referred to by their digests."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, func, select, text, update

import pangea
from pangea.core.content import digest_of, without_drawing
from pangea.games.clans.board import USUAL
from pangea.server.messages.tables import JoinWanted, LeaveWanted, Table, TableWanted
from pangea.server.service import Service
from pangea.server.store import Person, Store, backup
from pangea.server.store.boards import SPARED
from pangea.server.store.models import BoardRow, EntryRow, RecordRow, SnapshotRow, SummaryRow
from pangea.server.tables import acts
from pangea.server.tables.open_tables import SNAPSHOT_EVERY

from .services import ME, OPEN, SCREEN, in_a_service, moved, opened, people, played, refused, table_of

Place = Callable[[str], str]


def bridged(**more: Any) -> dict[str, Any]:
    """A board of one's own, with the drawing of the usual one."""
    content = json.loads(json.dumps({**USUAL.content, "drawing": USUAL.drawing}))
    content["neighbours"][2] += [5]
    content["neighbours"][5] += [2]
    content["drawing"].update(more)
    return dict(content)


async def kept(service: Service, column: Any) -> list[Any]:
    async with service.store.engine.connect() as connection:
        return list((await connection.execute(select(column))).scalars())


@in_a_service()
async def test_a_board_is_kept_once_and_no_entry_or_snapshot_holds_it(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    content = bridged()
    tables = [await table_of(service, ann, ME, SCREEN, game="clans", content=content) for _ in range(2)]
    digest = digest_of("clans", content)
    assert [table.board for table in tables] == [digest, digest]
    assert await kept(service, BoardRow.digest) == [digest]
    board = await service.store.boards.get(digest)
    assert board is not None
    assert json.loads(board.content) == without_drawing(content)
    assert json.loads(board.drawing) == content["drawing"]
    table = await played(service, tables[0], ann, SNAPSHOT_EVERY)
    snapshots, entries = await kept(service, SnapshotRow.packed), await kept(service, EntryRow.body)
    assert [len(packed) < 10_000 for packed in snapshots] == [True]
    assert max(map(len, entries)) < 10_000
    # It is opened from its snapshot, and from its log, as it was.
    for table_id in (None, table.id):
        async with service.store.engine.begin() as connection:
            await connection.execute(delete(SnapshotRow).where(SnapshotRow.table_id == table_id))
        service.tables.referee.open_tables.forget(table.id)
        again = await acts.look(service.tables, table.id, ann, table.scene.eyes if table.scene else None)
        assert msgspec.json.encode(again) == msgspec.json.encode(table)


@in_a_service()
async def test_a_drawing_makes_no_other_game(service: Service) -> None:
    """Two boards that only look different are played by the same rules, which are compiled once."""
    (ann,) = await people(service, "Ann")
    wide = bridged(width=2000)
    one = await table_of(service, ann, ME, SCREEN, game="clans", content=bridged())
    other = await table_of(service, ann, ME, SCREEN, game="clans", content=wide)
    assert one.board != other.board
    open_tables = service.tables.referee.open_tables
    found = [await open_tables.table(table.id) for table in (one, other)]
    assert [table and table.content for table in found] == [without_drawing(wide)] * 2
    assert len(service.tables.referee.rulebook._brought) == 1


@in_a_service()
async def test_a_rematch_and_a_table_that_gathers_are_on_the_same_board(service: Service) -> None:
    ann, bob = await people(service, "Ann", "Bob")
    table = await table_of(service, ann, ME, OPEN, game="clans", content=bridged())
    service.tables.referee.open_tables.forget(table.id)
    table = await acts.join(service.tables, table.id, bob, JoinWanted())
    assert table.scene is not None
    assert table.scene.turn >= 0
    mover = ann if table.scene.turn == 0 else bob
    seen = await acts.look(service.tables, table.id, mover)
    assert seen.scene is not None
    assert "move 2>5" in seen.scene.legal
    alone = await ended(service, ann)
    again = await acts.rematch(service.tables, alone.id, ann)
    assert again.board == alone.board
    assert again.scene is not None
    assert "move 2>5" in again.scene.legal


async def ended(service: Service, ann: Person) -> Table:
    table = await table_of(service, ann, ME, SCREEN, game="clans", content=bridged())
    return await played(service, table, ann)


@in_a_service()
async def test_a_content_that_is_too_large_is_refused_and_not_kept(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    large = bridged(coast=[[123.4, 567.8]] * 30_000)
    error = await refused(
        "bad-content", acts.create(service.tables, ann, TableWanted("clans", [ME, SCREEN], content=large))
    )
    assert "and it may be at most 256 kB" in str(error)
    record = {"pangea": 1, "game": "clans", "players": 2, "options": {"content": large}, "moves": []}
    error = await refused("bad-record", service.replays.open_record(json.dumps(record).encode()))
    assert "and it may be at most 256 kB" in str(error)
    for column in (BoardRow.digest, RecordRow.id, SummaryRow.table_id):
        assert await kept(service, column) == []


def test_restored_tables_and_records_have_their_boards_by_digest(place: Place, tmp_path: Path) -> None:
    here, there, file = place("here"), place("there"), tmp_path / "backup.gz"

    async def keep() -> tuple[Table, str]:
        async with opened(here) as service:
            (ann,) = await people(service, "Ann")
            table = await table_of(service, ann, ME, SCREEN, game="clans", content=bridged())
            table = await played(service, table, ann, SNAPSHOT_EVERY + 1)
            match = pangea.start("clans", players=2, seed=1, content=bridged())
            record = {**match.record(), "options": {"content": bridged(width=999)}}
            made = await service.replays.open_record(json.dumps(record).encode())
            return await acts.look(service.tables, table.id, ann), made.id

    table, replay_id = asyncio.run(keep())
    with file.open("wb") as out:
        rows = asyncio.run(backup.back_up(here, out))
    assert asyncio.run(backup.restore(there, file)) == rows

    async def look() -> None:
        async with opened(there) as service:
            (person,) = await kept(service, text("id FROM people"))
            ann = await service.store.people.get(person)
            assert ann is not None
            again = await acts.look(service.tables, table.id, ann)
            assert msgspec.json.encode(again) == msgspec.json.encode(table)
            replay = await service.replays.replay(replay_id)
            assert (again.board, replay.board) == (
                digest_of("clans", bridged()),
                digest_of("clans", bridged(width=999)),
            )
            assert again.board != replay.board
            for digest in (again.board, replay.board):
                assert digest is not None
                assert await service.store.boards.get(digest) is not None
            assert await tidied(service.store, time.time() + SPARED + 1) == 0
            await moved(service, again, ann)

    asyncio.run(look())


async def tidied(store: Store, now: float) -> int:
    """How many boards are removed, if it is so late and nothing else is old."""

    async def rest() -> bool:
        return True

    return (await store.tidying.remove(0.0, now, rest)).boards


def test_boards_that_nothing_refers_to_are_removed(place: Place) -> None:
    url = place("boards")

    async def tidy() -> None:
        async with opened(url) as service:
            (ann,) = await people(service, "Ann")
            boards = service.store.boards
            table = await table_of(service, ann, ME, SCREEN, game="clans", content=bridged())
            match = pangea.start("clans", players=2, seed=1, content=bridged())
            record = {**match.record(), "options": {"content": bridged(width=999)}}
            replay = await service.replays.open_record(json.dumps(record).encode())
            lost = await boards.put("clans", bridged(width=111))
            soon = time.time() + SPARED + 1
            assert await tidied(service.store, soon - 3600) == 0, "its table may be about to be made"
            assert (await service.store.tidying.found(0.0, soon)).boards == 1
            assert await tidied(service.store, soon) == 1
            assert await boards.get(lost) is None
            assert not await boards.use(lost)
            async with service.store.engine.begin() as connection:
                await connection.execute(delete(SummaryRow).where(SummaryRow.table_id == table.id))
            assert await tidied(service.store, soon) == 1
            assert table.board is not None
            assert await boards.get(table.board) is None
            assert await kept(service, func.count(BoardRow.digest)) == [1]
            async with service.store.engine.begin() as connection:
                await connection.execute(delete(RecordRow).where(RecordRow.id == replay.id))
            assert await tidied(service.store, soon) == 1

    asyncio.run(tidy())


def test_a_board_that_is_brought_again_is_not_removed_as_an_old_one(tmp_path: Path) -> None:
    async def bring() -> None:
        async with Store.open(f"sqlite:///{tmp_path / 'boards'}") as store:
            digest = await store.boards.put("clans", bridged())
            for bring_again in (store.boards.put("clans", bridged()), store.boards.use(digest)):
                async with store.engine.begin() as connection:
                    await connection.execute(update(BoardRow).values(seen=0.0))
                await bring_again
                assert await tidied(store, time.time() + SPARED - 60) == 0

    asyncio.run(bring())


@in_a_service()
async def test_a_table_whose_board_is_lost_is_shown_as_far_as_it_can_be(service: Service) -> None:
    (ann,) = await people(service, "Ann")
    table = await table_of(service, ann, ME, SCREEN, game="clans", content=bridged())
    async with service.store.engine.begin() as connection:
        await connection.execute(delete(BoardRow))
    service.tables.referee.open_tables.forget(table.id)
    shown = await acts.look(service.tables, table.id, ann)
    assert (shown.status, shown.scene) == ("playing", None)
    await refused("other-rules", acts.leave(service.tables, table.id, ann, LeaveWanted(0, shown.number)))
