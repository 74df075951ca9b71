"""How much is kept for each source and day: whoever has used up a day's share waits for the next day."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pangea.server.refusals import TOO_MUCH, Later
from pangea.server.store.models import UsageRow
from pangea.server.store.writer import dialect_of

DAY = 24 * 3600
PERSON = 10_000
"""What a new person counts for, in bytes. Their row is far smaller: this is what keeps one address from being
thousands of people."""
TABLE = 5_000
"""What a table counts for: the log of a usual game. A board that somebody brought counts by its own size."""
_MEGABYTE = 1_000_000


class ShareUsedUp(Later):
    """No more is kept for this source today."""

    def __init__(self, most: int, seconds: float) -> None:
        megabytes = f"{most / _MEGABYTE:g}"
        hours = max(1, round(seconds / 3600))
        super().__init__(
            seconds, TOO_MUCH, "day-used-up", "server-day-used-up", megabytes=megabytes, hours=hours
        )


class Usage:
    """Counted in the database: across processes, and across restarts."""

    def __init__(
        self, engine: AsyncEngine, bytes_per_day: int, clock: Callable[[], float] = time.time
    ) -> None:
        """`bytes_per_day` 0 sets no limit. What comes from nowhere, an empty source, is not counted."""
        self._engine, self._most, self._clock = engine, bytes_per_day, clock
        self._dialect = dialect_of(engine)

    async def charge(self, source: str, size: int) -> None:
        """Count what is about to be kept, or refuse it."""
        if source:
            async with self._engine.begin() as connection:
                await self.charge_in(connection, source, size)

    async def charge_in(self, connection: AsyncConnection, source: str, size: int) -> None:
        """The same in a transaction that keeps it: both happen, or neither."""
        if not source:
            return
        now = self._clock()
        day, left = int(now // DAY), DAY - now % DAY
        counted = await connection.execute(self._counted(source, day, size))
        if counted.rowcount == 0 or (self._most and size > self._most):
            raise ShareUsedUp(self._most, left)

    def _counted(self, source: str, day: int, size: int) -> Any:
        new = self._dialect.insert(UsageRow).values(source=source, day=day, bytes=size)
        total = UsageRow.bytes + new.excluded.bytes
        fits = total <= self._most if self._most else None
        return new.on_conflict_do_update(index_elements=["source", "day"], set_={"bytes": total}, where=fits)
