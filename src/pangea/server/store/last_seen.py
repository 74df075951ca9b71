"""When things were last opened. Noted in memory and written in batches, at most twice a day for each."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Literal

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from pangea.server.lru import Lru
from pangea.server.store.models import AnalysisRow, PersonRow, RecordRow, SummaryRow

Kind = Literal["person", "table", "record", "analysis"]
OFTEN_ENOUGH = 12 * 3600
"""Seconds for which something that was opened need not be noted again."""
MOST_REMEMBERED = 50_000
AT_ONCE = 200

_KEYS: dict[Kind, Any] = {
    "person": PersonRow.id,
    "table": SummaryRow.table_id,
    "record": RecordRow.id,
    "analysis": AnalysisRow.replay_id,
}


class LastSeen:
    """Tells what nobody has opened for long, which is removed. Losing a few in a crash does no harm."""

    def __init__(self, engine: AsyncEngine, clock: Callable[[], float] = time.time) -> None:
        self._engine, self._clock = engine, clock
        self._noted: Lru[tuple[Kind, str], float] = Lru(MOST_REMEMBERED)
        self._unwritten: dict[Kind, set[str]] = {kind: set() for kind in _KEYS}

    def note(self, kind: Kind, key: str) -> None:
        """This was opened just now. Costs next to nothing: it is called with nearly every request."""
        now = self._clock()
        noted = self._noted.get((kind, key))
        if noted is not None and now - noted < OFTEN_ENOUGH:
            return
        self._noted.put((kind, key), now)
        self._unwritten[kind].add(key)

    def noted(self, kind: Kind, key: str) -> float | None:
        """When this was last noted here; None if it was not since the process began."""
        return self._noted.get((kind, key))

    async def write(self) -> None:
        """Write down what was noted since the last time."""
        for kind, keys in self._unwritten.items():
            waiting = sorted(keys)
            keys.clear()
            for start in range(0, len(waiting), AT_ONCE):
                await self._write(kind, waiting[start : start + AT_ONCE])

    async def _write(self, kind: Kind, keys: Sequence[str]) -> None:
        key, now = _KEYS[kind], self._clock()
        row = key.class_
        old = select(key).where(key.in_(keys), row.seen < now - OFTEN_ENOUGH)
        # A row that another process is writing is skipped: nobody waits here, so nobody waits in a ring.
        free = old.with_for_update(skip_locked=True)
        async with self._engine.begin() as connection:
            await connection.execute(update(row).where(key.in_(free)).values(seen=now))
