"""Who uses how much of a service, for its host: by person, by source, table by table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, case, desc, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from pangea.server.store.models import PersonRow, SummaryRow, UsageRow

MOST = 1000


@dataclass(frozen=True)
class PersonLoad:
    person: str
    name: str
    source: str
    tables: int
    """Tables that they made and that are not over."""
    thinking: int
    """Those at which a bot is to move."""
    moves: int
    seen: float


@dataclass(frozen=True)
class SourceLoad:
    source: str
    people: int
    tables: int
    thinking: int
    bytes: int
    """What was kept for it in the last 30 days."""


@dataclass(frozen=True)
class TableLine:
    table: str
    game: str
    status: str
    host: str
    source: str
    moves: int
    private: bool
    thinking: bool
    touched: float
    seen: float


_GOES_ON = case((SummaryRow.status != "over", 1), else_=0)
_THINKS = case((SummaryRow.thinks_until.is_not(None), 1), else_=0)


class Overview:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def people(self, limit: int) -> list[PersonLoad]:
        """Those who made tables that go on: most bots to move first, then most tables."""
        tables, thinking = func.sum(_GOES_ON), func.sum(_THINKS)
        made = (
            select(
                SummaryRow.host,
                tables.label("tables"),
                thinking.label("thinking"),
                func.sum(SummaryRow.moves),
            )
            .where(SummaryRow.status != "over")
            .group_by(SummaryRow.host)
            .order_by(desc("thinking"), desc("tables"))
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(made)).all()
            wanted = select(PersonRow.id, PersonRow.name, PersonRow.source, PersonRow.seen)
            found = await connection.execute(wanted.where(PersonRow.id.in_([row[0] for row in rows])))
            known = {row.id: row for row in found}
        return [
            PersonLoad(
                host,
                known[host].name if host in known else "",
                known[host].source if host in known else "",
                int(tables),
                int(thinking),
                int(moves),
                known[host].seen if host in known else 0.0,
            )
            for host, tables, thinking, moves in rows
        ]

    async def sources(self, limit: int) -> list[SourceLoad]:
        """Where what is kept and thought about comes from: most bots to move first, then most bytes."""
        summaries = select(SummaryRow.source, func.sum(_GOES_ON), func.sum(_THINKS)).group_by(
            SummaryRow.source
        )
        people = select(PersonRow.source, func.count()).group_by(PersonRow.source)
        used = select(UsageRow.source, func.sum(UsageRow.bytes)).group_by(UsageRow.source)
        async with self._engine.connect() as connection:
            tables = {row[0]: (int(row[1]), int(row[2])) for row in await connection.execute(summaries)}
            persons = {row[0]: int(row[1]) for row in await connection.execute(people)}
            kept = {row[0]: int(row[1]) for row in await connection.execute(used)}
        loads = [
            SourceLoad(source, persons.get(source, 0), *tables.get(source, (0, 0)), kept.get(source, 0))
            for source in {*tables, *persons, *kept}
            if source
        ]
        return sorted(loads, key=lambda load: (-load.thinking, -load.bytes, -load.tables, load.source))[
            :limit
        ]

    async def tables(
        self, person: str | None = None, source: str | None = None, limit: int = MOST
    ) -> Sequence[TableLine]:
        """Tables, those touched last first; perhaps only those of whoever made them, or of a source."""
        which: list[ColumnElement[bool]] = []
        if person is not None:
            which.append(SummaryRow.host == person)
        if source is not None:
            which.append(SummaryRow.source == source)
        wanted = select(
            SummaryRow.table_id.label("table"),
            SummaryRow.game,
            SummaryRow.status,
            SummaryRow.host,
            SummaryRow.source,
            SummaryRow.moves,
            SummaryRow.private,
            SummaryRow.thinks_until.is_not(None).label("thinking"),
            SummaryRow.touched,
            SummaryRow.seen,
        ).where(*which)
        async with self._engine.connect() as connection:
            found = await connection.execute(wanted.order_by(SummaryRow.touched.desc()).limit(limit))
            return [TableLine(**row._mapping) for row in found]
