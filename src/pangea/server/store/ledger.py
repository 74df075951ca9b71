"""The logs of all tables: written in batches, one writer for each number, on the disk before any answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pangea.server.store.models import EntryRow, SitterRow, SnapshotRow, SummaryRow
from pangea.server.store.writer import Writer, dialect_of

MOST_AT_ONCE = 100
"""At most this many entries are written in one transaction: under load they share the wait for the disk."""


_COLUMNS = ("table_id", "number", "at", "kind", "body")


@dataclass(frozen=True)
class Append:
    """An entry to be written, as the columns of its EntryRow, and what follows from it."""

    table_id: str
    number: int
    at: float
    kind: str
    body: str
    summary: dict[str, Any]
    """The columns of the table's SummaryRow."""
    sitters: Sequence[str] | None = None
    """Who sits there now; None if that has not changed."""
    snapshot: bytes | None = None


StoredEntry = Row[int, float, str, str]
"""The number, at, kind and body of an EntryRow."""


@dataclass(frozen=True)
class StoredLog:
    """A log as it is read: from the last snapshot on, or whole."""

    snapshot: bytes | None
    entries: Sequence[StoredEntry]


class Ledger:
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer
        dialect = dialect_of(engine)
        new_entry = dialect.insert(EntryRow).on_conflict_do_nothing()
        self._new_entry = new_entry.returning(EntryRow.table_id)
        self._new_summary = _upsert(dialect, SummaryRow, "table_id")
        self._new_snapshot = _upsert(dialect, SnapshotRow, "table_id")
        self._new_sitter = dialect.insert(SitterRow).on_conflict_do_nothing()
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._something_waits = asyncio.Event()
        self._is_closing = False

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        """Entries are written as long as this is open; those that wait at the end are written too."""
        writer = asyncio.create_task(self._write_for_ever())
        try:
            yield
        finally:
            self._is_closing = True
            self._something_waits.set()
            await writer
            await self._writer.close()

    async def append(self, append: Append) -> bool:
        """Write an entry. True when it is on the disk; False if it is too late.

        It is too late if another entry has its number, or if the table was removed.
        """
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, written))
        self._something_waits.set()
        return await written

    async def read(self, table_id: str, *, use_snapshot: bool = True) -> StoredLog | None:
        """The log of a table; None if there is no such table."""
        async with self._engine.connect() as connection:
            packed, start = await _snapshot(connection, table_id) if use_snapshot else (None, 0)
            wanted = (
                select(EntryRow.number, EntryRow.at, EntryRow.kind, EntryRow.body)
                .where(EntryRow.table_id == table_id, EntryRow.number > start)
                .order_by(EntryRow.number)
            )
            entries = (await connection.execute(wanted)).all()
        return StoredLog(packed, entries) if packed is not None or entries else None

    async def entry(self, table_id: str, number: int) -> StoredEntry | None:
        wanted = select(EntryRow.number, EntryRow.at, EntryRow.kind, EntryRow.body).where(
            EntryRow.table_id == table_id, EntryRow.number == number
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).first()

    async def _write_for_ever(self) -> None:
        while not self._is_closing:
            await self._something_waits.wait()
            self._something_waits.clear()
            while self._waiting:
                await self._write_some()

    async def _write_some(self) -> None:
        batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        if len(batch) > 1 and len({append.table_id for append, _ in batch}) < len(batch):
            # Two for one table: the second may depend on the first.
            batch, later = _one_each(batch)
            self._waiting = later + self._waiting
        try:
            written = await self._written([append for append, _ in batch])
        except Exception as error:  # noqa: BLE001
            if len(batch) > 1:
                for alone in batch:
                    await self._write_alone(*alone)
                return
            _tell(batch[0][1], error)
            return
        for append, future in batch:
            _tell(future, append.table_id in written)

    async def _write_alone(self, append: Append, future: asyncio.Future[bool]) -> None:
        """One bad entry must not spoil the others of its batch."""
        try:
            _tell(future, bool(await self._written([append])))
        except Exception as error:  # noqa: BLE001
            _tell(future, error)

    async def _written(self, appends: Sequence[Append]) -> set[str]:
        """Write these in one transaction; the tables whose entry was not too late."""
        # In the same order in every process: otherwise two could wait for each other for ever.
        in_order = sorted(appends, key=lambda append: append.table_id)
        return await self._writer.write(lambda connection: self._write_all(connection, in_order))

    def _write_all(self, connection: Connection, appends: Sequence[Append]) -> set[str]:
        rows = [{column: getattr(append, column) for column in _COLUMNS} for append in appends]
        written = set(connection.execute(self._new_entry, rows).scalars())
        written -= _removed_meanwhile(
            connection, [append for append in appends if append.table_id in written]
        )
        appends = [append for append in appends if append.table_id in written]
        if appends:
            connection.execute(
                self._new_summary, [{"table_id": append.table_id, **append.summary} for append in appends]
            )
        self._write_snapshots(connection, appends)
        _write_sitters(connection, self._new_sitter, appends)
        return written

    def _write_snapshots(self, connection: Connection, appends: Sequence[Append]) -> None:
        snapshots = [
            {"table_id": append.table_id, "number": append.number, "packed": append.snapshot}
            for append in appends
            if append.snapshot is not None
        ]
        if snapshots:
            connection.execute(self._new_snapshot, snapshots)


def _tell(future: asyncio.Future[bool], outcome: bool | Exception) -> None:
    if future.done():  # whoever waited has gone
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)


Waiting = tuple[Append, "asyncio.Future[bool]"]


def _one_each(batch: Sequence[Waiting]) -> tuple[list[Waiting], list[Waiting]]:
    """The first entry of each table, and the rest."""
    now: dict[str, Waiting] = {}
    later = []
    for waiting in batch:
        if waiting[0].table_id in now:
            later.append(waiting)
        else:
            now[waiting[0].table_id] = waiting
    return list(now.values()), later


def _removed_meanwhile(connection: Connection, appends: Sequence[Append]) -> set[str]:
    """The tables among these that are gone. Their entries go too: a log without its beginning isn't a table.

    This comes after the entries are written: from then on nobody else removes a table that is still there.
    """
    known = {append.table_id for append in appends if append.number > 1}
    if not known:
        return set()
    summaries = (
        select(SummaryRow.table_id)
        .where(SummaryRow.table_id.in_(sorted(known)))
        .order_by(SummaryRow.table_id)
    )
    gone = known - set(connection.execute(summaries.with_for_update()).scalars())
    if gone:
        connection.execute(delete(EntryRow).where(EntryRow.table_id.in_(gone)))
    return gone


def _write_sitters(connection: Connection, new_sitter: Any, appends: Sequence[Append]) -> None:
    for append in appends:
        if append.sitters is not None:
            people = sorted(set(append.sitters))
            gone = delete(SitterRow).where(SitterRow.table_id == append.table_id)
            connection.execute(gone.where(SitterRow.person_id.not_in(people)))
            rows = [
                {"table_id": append.table_id, "person_id": person, "seen": append.at} for person in people
            ]
            if rows:
                connection.execute(new_sitter, rows)


async def _snapshot(connection: AsyncConnection, table_id: str) -> tuple[bytes | None, int]:
    wanted = select(SnapshotRow.packed, SnapshotRow.number).where(SnapshotRow.table_id == table_id)
    row = (await connection.execute(wanted)).first()
    return (row.packed, row.number) if row else (None, 0)


def _upsert(dialect: Any, row: Any, key: str) -> Any:
    new = dialect.insert(row)
    others = {
        column.name: new.excluded[column.name] for column in row.__table__.columns if column.name != key
    }
    return new.on_conflict_do_update(index_elements=[key], set_=others)
