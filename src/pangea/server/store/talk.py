"""What people say at tables: kept beside the logs, and removed with their tables."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, func, insert, literal, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pangea.server.store.models import SummaryRow, TalkRow

MOST_KEPT = 500
"""At most this many lines are kept of a table; the oldest go first."""
OFF = "off"
_TRIES = 20
"""Two who speak at the same moment want the same number: one of them tries again."""


@dataclass(frozen=True)
class Line:
    """Something to keep: what was said, by whom, and for whom."""

    at: float
    kind: str
    text: str
    channel: str
    person_id: str
    name: str
    seat: int | None


@dataclass(frozen=True)
class LineKept(Line):
    number: int


class TalkStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, table_id: str, line: Line) -> int | None:
        """Keep a line, and return its number; None where talk is off, or the table is gone.

        Where talk is off, nothing comes after the line that says so but the one that switches it on: the last
        line tells which it is.
        """
        for _ in range(_TRIES):
            try:
                async with self._engine.begin() as connection:
                    return await self._add(connection, table_id, line)
            except IntegrityError:
                continue  # somebody else has just taken the number
        raise TimeoutError("talk: somebody else always speaks first")

    async def _add(self, connection: AsyncConnection, table_id: str, line: Line) -> int | None:
        of_table = TalkRow.table_id == table_id
        last = select(func.max(TalkRow.number)).where(of_table).scalar_subquery()
        columns: dict[str, Any] = {
            "table_id": SummaryRow.table_id,
            "number": func.coalesce(last, 0) + 1,
            **{name: literal(value) for name, value in vars(line).items()},
        }
        # Whoever removes the table takes its summary first: they wait for us, or we find it gone.
        found = select(*columns.values()).where(SummaryRow.table_id == table_id)
        if line.kind != "on":
            found = found.where(~_is_off(table_id))
        found = found.with_for_update(read=True, key_share=True, of=SummaryRow)
        added = insert(TalkRow).from_select(list(columns), found).returning(TalkRow.number)
        number = (await connection.execute(added)).scalar()
        if number is not None and number > MOST_KEPT:
            await connection.execute(delete(TalkRow).where(of_table, TalkRow.number <= number - MOST_KEPT))
        return number

    async def is_off(self, table_id: str) -> bool:
        async with self._engine.connect() as connection:
            return bool(await connection.scalar(select(_is_off(table_id))))

    async def last(self, table_ids: Collection[str]) -> dict[str, int]:
        """The numbers of the last lines, at those tables where anything was said."""
        wanted = (
            select(TalkRow.table_id, func.max(TalkRow.number).label("number"))
            .where(TalkRow.table_id.in_(table_ids))
            .group_by(TalkRow.table_id)
        )
        async with self._engine.connect() as connection:
            return {row.table_id: row.number for row in await connection.execute(wanted)}

    async def speakers(self, table_id: str) -> list[tuple[str, str]]:
        """Return the names and ids of all who have said something at a table."""
        wanted = select(TalkRow.name, TalkRow.person_id).where(TalkRow.table_id == table_id).distinct()
        async with self._engine.connect() as connection:
            return [(row.name, row.person_id) for row in await connection.execute(wanted)]

    async def after(self, table_id: str, number: int, channels: Collection[str]) -> list[LineKept]:
        """What was said after a line, where one reads these channels."""
        fields = [getattr(TalkRow, name) for name in LineKept.__dataclass_fields__]
        wanted = (
            select(*fields)
            .where(TalkRow.table_id == table_id, TalkRow.number > number, TalkRow.channel.in_(channels))
            .order_by(TalkRow.number)
        )
        async with self._engine.connect() as connection:
            return [LineKept(**row._mapping) for row in await connection.execute(wanted)]


def _is_off(table_id: str) -> ColumnElement[bool]:
    """Is the last line the one that switched talk off?"""
    of_table = TalkRow.table_id == table_id
    last = select(func.max(TalkRow.number)).where(of_table).scalar_subquery()
    return select(TalkRow.number).where(and_(of_table, TalkRow.number == last, TalkRow.kind == OFF)).exists()
