"""When things were last opened, and people last at their tables. Noted in memory and written in batches."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Literal

from sqlalchemy import select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncEngine

from pangea.server.lru import Lru
from pangea.server.store.models import AnalysisRow, PersonRow, RecordRow, SitterRow, SummaryRow

Kind = Literal["person", "table", "record", "analysis", "sitter"]
Key = str | tuple[str, str]
"""The id of what was opened; of a sitter, those of the table and the person."""
OFTEN_ENOUGH = 12 * 3600
"""Seconds for which something that was opened need not be noted again."""
HOUR = 3600
"""The same for a sitter."""
MOST_REMEMBERED = 50_000
AT_ONCE = 200

_ROWS: dict[Kind, tuple[Any, Any]] = {
    "person": (PersonRow, PersonRow.id),
    "table": (SummaryRow, SummaryRow.table_id),
    "record": (RecordRow, RecordRow.id),
    "analysis": (AnalysisRow, AnalysisRow.replay_id),
    "sitter": (SitterRow, tuple_(SitterRow.table_id, SitterRow.person_id)),
}
"""The row of each kind, and its key."""


class LastSeen:
    """Tells what nobody has opened for long, which is removed. Losing a few in a crash does no harm."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], float] = time.time) -> None:
        self._engine, self._clock = engine, clock
        self._noted: Lru[tuple[Kind, Key], float] = Lru(MOST_REMEMBERED)
        self._unwritten: dict[Kind, set[Any]] = {kind: set() for kind in _ROWS}

    def note(self, kind: Kind, key: Key) -> None:
        """This was opened just now. Costs next to nothing: it is called with nearly every request."""
        now = self._clock()
        noted = self._noted.get((kind, key))
        if noted is not None and now - noted < _often_enough(kind):
            return
        self._noted.put((kind, key), now)
        self._unwritten[kind].add(key)

    def noted(self, kind: Kind, key: Key) -> float | None:
        """When this was last noted here; None if it was not since the process began."""
        return self._noted.get((kind, key))

    async def sitters(self, table_id: str) -> dict[str, float]:
        """When each person at a table was last there, to the hour."""
        wanted = select(SitterRow.person_id, SitterRow.seen).where(SitterRow.table_id == table_id)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return {
            row.person_id: max(row.seen, self.noted("sitter", (table_id, row.person_id)) or 0.0)
            for row in rows
        }

    async def write(self) -> None:
        """Write down what was noted since the last time."""
        for kind, keys in self._unwritten.items():
            waiting = sorted(keys)
            keys.clear()
            for start in range(0, len(waiting), AT_ONCE):
                await self._write(kind, waiting[start : start + AT_ONCE])

    async def _write(self, kind: Kind, keys: Sequence[Any]) -> None:
        (row, key), now = _ROWS[kind], self._clock()
        columns = key.clauses if kind == "sitter" else [key]
        old = select(*columns).where(key.in_(keys), row.seen < now - _often_enough(kind))
        # A row that another process is writing is skipped: nobody waits here, so nobody waits in a ring.
        free = old.with_for_update(skip_locked=True)
        async with self._engine.begin() as connection:
            await connection.execute(update(row).where(key.in_(free)).values(seen=now))


def _often_enough(kind: Kind) -> int:
    return HOUR if kind == "sitter" else OFTEN_ENOUGH
