"""Removing what nobody has opened for long: a few rows at a time, each thing whole or not at all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, delete, exists, func, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.orm import aliased

from pangea.server.store.boards import is_unused
from pangea.server.store.models import (
    AnalysisRow,
    BanRow,
    BoardRow,
    ChallengeRow,
    EntryRow,
    JobRow,
    PersonRow,
    RecordRow,
    SitterRow,
    SnapshotRow,
    SummaryRow,
    TalkRow,
    UnlistedRow,
    UsageRow,
)
from pangea.server.store.usage import DAY
from pangea.server.store.writer import dialect_of

AT_ONCE = 50
"""At most this many things are removed in one transaction: nobody waits for longer than that takes."""
USAGE_DAYS = 30
"""For this many days one can see who used how much."""
CHALLENGE_DAYS = 400
"""For this many days one can see who made what of a day's challenge."""
Rest = Callable[[], Awaitable[bool]]
"""Lets others have their turn, and says whether to go on."""
_JOB = "tidy"
_BOARD = BoardRow.content + BoardRow.drawing
_WAS_OFF = 2 * DAY
"""If nothing was tidied for longer than this, the service was not running."""


@dataclass(frozen=True)
class Removed:
    tables: int = 0
    records: int = 0
    analyses: int = 0
    people: int = 0
    boards: int = 0
    bytes: int = 0
    """About how much room it took: its texts, without indexes."""

    def __add__(self, other: Removed) -> Removed:
        mine, theirs = vars(self), vars(other)
        return Removed(**{name: mine[name] + theirs[name] for name in mine})

    @property
    def is_something(self) -> bool:
        return any(vars(self).values())


class Tidying:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._dialect = dialect_of(engine)

    async def begin(self, now: float) -> bool:
        """Take on today's tidying: one process does, once a day.

        Days on which no service ran don't count: nobody could have opened anything.
        """
        new = self._dialect.insert(JobRow).values(name=_JOB, begun=now)
        is_due = JobRow.begun <= now - DAY
        mine = new.on_conflict_do_update(index_elements=["name"], set_={"begun": now}, where=is_due)
        async with self._engine.begin() as connection:
            # The write comes first: in SQLite it is what keeps others out.
            before = (
                update(JobRow).where(JobRow.name == _JOB, is_due).values(name=_JOB).returning(JobRow.begun)
            )
            last = (await connection.execute(before)).scalar()
            if (await connection.execute(mine)).rowcount == 0:
                return False
            off = _time_off(now, last)
            if off:
                for row in (SummaryRow, RecordRow, AnalysisRow, PersonRow, SitterRow):
                    made_up = row.seen + off
                    seen = case((made_up < now, made_up), else_=now)
                    await connection.execute(update(row).values(seen=seen))
        return True

    async def time_off(self, now: float) -> float:
        """Seconds for which no service ran lately, and which have not been made up for yet."""
        async with self._engine.connect() as connection:
            last = await connection.scalar(select(JobRow.begun).where(JobRow.name == _JOB))
        return _time_off(now, last)

    async def found(self, before: float, now: float) -> Removed:
        """What would be removed."""
        async with self._engine.connect() as connection:

            async def count(row: Any, which: ColumnElement[bool]) -> int:
                return (await connection.scalar(select(func.count()).select_from(row).where(which))) or 0

            old_tables = select(SummaryRow.table_id).where(SummaryRow.seen < before)
            return Removed(
                tables=await count(SummaryRow, SummaryRow.seen < before),
                records=await count(RecordRow, RecordRow.seen < before),
                analyses=await count(AnalysisRow, _is_old_analysis(before, now)),
                people=await count(PersonRow, _is_of_no_table(before, SummaryRow.seen >= before)),
                boards=await count(BoardRow, is_unused(now, before)),
                bytes=await _bytes_of_tables(connection, old_tables)
                + await _sum(connection, RecordRow.text, RecordRow.seen < before)
                + await _sum(connection, AnalysisRow.report, _is_old_analysis(before, now))
                + await _sum(connection, _BOARD, is_unused(now, before)),
            )

    async def remove(self, before: float, now: float, rest: Rest) -> Removed:
        """Remove what was last opened before then. After each few there is a rest, which may end it all."""
        removed = Removed()
        for some in (
            self._some_tables,
            self._some_records,
            self._some_analyses,
            self._some_people,
            self._some_boards,
        ):
            while (few := await some(before, now)).is_something:
                removed += few
                if not await rest():
                    return removed
        return removed

    async def forget(self, now: float) -> None:
        """Remove what has had its time by itself: bans that are over, and what was used long ago."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(BanRow).where(BanRow.until <= now))
            await connection.execute(delete(UsageRow).where(UsageRow.day < now // DAY - USAGE_DAYS))
            await connection.execute(delete(ChallengeRow).where(ChallengeRow.at < now - CHALLENGE_DAYS * DAY))

    async def remove_table(self, table_id: str) -> bool:
        """Remove one table, however lately it was opened; False if there is none."""
        gone = delete(SummaryRow).where(SummaryRow.table_id == table_id).returning(SummaryRow.table_id)
        async with self._engine.begin() as connection:
            found = list((await connection.execute(gone)).scalars())  # waits for whoever writes there
            await _remove_all_but_summaries(connection, found)
        return bool(found)

    async def _some_tables(self, before: float, _: float) -> Removed:
        async with self._engine.begin() as connection:
            tables = await _removed(connection, SummaryRow.table_id, SummaryRow.seen < before)
            return await _remove_all_but_summaries(connection, tables)

    async def _some_records(self, before: float, _: float) -> Removed:
        async with self._engine.begin() as connection:
            old = _few(RecordRow.id, RecordRow.seen < before)
            gone = delete(RecordRow).where(RecordRow.id.in_(old))
            found = (
                await connection.execute(gone.returning(RecordRow.id, func.length(RecordRow.text)))
            ).all()
            removed = Removed(records=len(found), bytes=sum(size for _, size in found))
            return removed + await _with_their_analyses(connection, [key for key, _ in found])

    async def _some_analyses(self, before: float, now: float) -> Removed:
        async with self._engine.begin() as connection:
            return await _remove_analyses(connection, _is_old_analysis(before, now))

    async def _some_people(self, before: float, _: float) -> Removed:
        async with self._engine.begin() as connection:
            return Removed(people=len(await _removed(connection, PersonRow.id, _is_of_no_table(before))))

    async def _some_boards(self, _: float, now: float) -> Removed:
        """After the tables and records that referred to them."""
        gone = delete(BoardRow).where(BoardRow.digest.in_(_few(BoardRow.digest, is_unused(now))))
        async with self._engine.begin() as connection:
            found = list((await connection.execute(gone.returning(func.length(_BOARD)))).scalars())
            return Removed(boards=len(found), bytes=sum(found))


def _few(key: Any, which: ColumnElement[bool]) -> Select[Any]:
    # What somebody is writing is of use after all: it is skipped, and nobody waits for it.
    return select(key).where(which).limit(AT_ONCE).with_for_update(skip_locked=True)


async def _removed(connection: AsyncConnection, key: Any, which: ColumnElement[bool]) -> list[str]:
    """Remove a few rows, and nothing but them: the keys that they had."""
    gone = delete(key.class_).where(key.in_(_few(key, which))).returning(key)
    return list((await connection.execute(gone)).scalars())


async def _remove_all_but_summaries(connection: AsyncConnection, tables: Sequence[str]) -> Removed:
    """Remove all else of tables whose summaries were removed before, in the same transaction.

    The summary goes first: whoever writes an entry asks for it, waits for us, and finds it gone.
    """
    if not tables:
        return Removed()
    size = await _bytes_of_tables(connection, tables)
    for row in (EntryRow, SnapshotRow, SitterRow, UnlistedRow, TalkRow):
        await connection.execute(delete(row).where(row.table_id.in_(tables)))
    return Removed(tables=len(tables), bytes=size) + await _with_their_analyses(connection, tables)


async def _with_their_analyses(connection: AsyncConnection, replays: Sequence[str]) -> Removed:
    removed = Removed()
    while (
        replays and (few := await _remove_analyses(connection, AnalysisRow.replay_id.in_(replays))).analyses
    ):
        removed += few
    return removed


async def _remove_analyses(connection: AsyncConnection, which: ColumnElement[bool]) -> Removed:
    gone = delete(AnalysisRow).where(AnalysisRow.replay_id.in_(_few(AnalysisRow.replay_id, which)))
    found = list((await connection.execute(gone.returning(func.length(AnalysisRow.report)))).scalars())
    return Removed(analyses=len(found), bytes=sum(size or 0 for size in found))


def _is_old_analysis(before: float, now: float) -> ColumnElement[bool]:
    return and_(AnalysisRow.seen < before, AnalysisRow.alive_until < now)


def _is_of_no_table(before: float, which: ColumnElement[bool] | None = None) -> ColumnElement[bool]:
    """Somebody who hasn't been here for long, sits nowhere, made no table and has no bot accounts.

    `which` tables count; usually all.
    """
    bot = aliased(PersonRow)
    counts = true() if which is None else which
    sits = and_(SitterRow.person_id == PersonRow.id, SitterRow.table_id == SummaryRow.table_id, counts)
    return and_(
        PersonRow.seen < before,
        ~exists().where(sits),
        ~exists().where(SummaryRow.host == PersonRow.id, counts),
        ~exists().where(bot.owner == PersonRow.id),
    )


async def _bytes_of_tables(connection: AsyncConnection, tables: Any) -> int:
    return (
        await _sum(connection, EntryRow.body, EntryRow.table_id.in_(tables))
        + await _sum(connection, SnapshotRow.packed, SnapshotRow.table_id.in_(tables))
        + await _sum(connection, TalkRow.text, TalkRow.table_id.in_(tables))
    )


async def _sum(connection: AsyncConnection, text: Any, which: ColumnElement[bool]) -> int:
    return int(await connection.scalar(select(func.sum(func.length(text))).where(which)) or 0)


def _time_off(now: float, last: float | None) -> float:
    gap = 0.0 if last is None else now - last
    return gap - DAY if gap > _WAS_OFF else 0.0
