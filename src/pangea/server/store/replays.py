"""Records that were opened, and analyses of replays."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import case, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from pangea.server.store.models import AnalysisRow, RecordRow
from pangea.server.store.usage import Usage
from pangea.server.store.writer import dialect_of


@dataclass(frozen=True)
class AnalysisKept:
    iterations: int
    status: str
    done: int
    total: int
    alive_until: float
    report: str | None


class ReplayStore:
    def __init__(self, engine: AsyncEngine, usage: Usage) -> None:
        self._engine, self._usage = engine, usage
        self._dialect = dialect_of(engine)

    async def put_record(
        self, record_id: str, text: str, source: str = "", *, board: str | None = None
    ) -> None:
        """Keep a record, with the digest of its board; the same one twice is kept once, and counted once."""
        now = time.time()
        row = {"id": record_id, "text": text, "at": now, "source": source, "seen": now, "board": board}
        new = self._dialect.insert(RecordRow).values(row)
        async with self._engine.begin() as connection:
            if (await connection.execute(new.on_conflict_do_nothing())).rowcount > 0:
                await self._usage.charge_in(connection, source, len(text.encode()))

    async def record(self, record_id: str) -> str | None:
        async with self._engine.connect() as connection:
            return await connection.scalar(select(RecordRow.text).where(RecordRow.id == record_id))

    async def has_record(self, record_id: str) -> bool:
        async with self._engine.connect() as connection:
            found = await connection.scalar(select(RecordRow.id).where(RecordRow.id == record_id))
        return found is not None

    async def analysis(self, replay_id: str) -> AnalysisKept | None:
        row = AnalysisRow
        wanted = select(row.iterations, row.status, row.done, row.total, row.alive_until, row.report)
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted.where(row.replay_id == replay_id))).first()
        return None if found is None else AnalysisKept(*found)

    async def begin_analysis(self, replay_id: str, iterations: int, alive_until: float) -> bool:
        """Take an analysis on. False if one is under way, or there is a report that looked as deep.

        A report stays until there is a deeper one: till then `iterations` are those of the report.
        """
        row, now = AnalysisRow, time.time()
        is_at_rest = or_(row.status.in_(("done", "failed")), row.alive_until < now)
        has_no_report = row.report.is_(None)
        is_to_be_redone = is_at_rest & or_(has_no_report, row.iterations < iterations)
        begun = {"status": "waiting", "done": 0, "total": 0, "alive_until": alive_until}
        again = update(row).where(row.replay_id == replay_id, is_to_be_redone).values(begun)
        again = again.values(iterations=case((has_no_report, iterations), else_=row.iterations))
        new = self._dialect.insert(row).values(
            replay_id=replay_id, iterations=iterations, report=None, seen=now, **begun
        )
        async with self._engine.begin() as connection:
            if (await connection.execute(again)).rowcount > 0:
                return True
            return (await connection.execute(new.on_conflict_do_nothing())).rowcount > 0

    async def note_analysis(self, replay_id: str, **values: object) -> None:
        async with self._engine.begin() as connection:
            changed = update(AnalysisRow).where(AnalysisRow.replay_id == replay_id).values(**values)
            await connection.execute(changed)
