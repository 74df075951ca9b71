"""Tidying in the service: once a day, one process for all removes what nobody has opened for a long time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from pangea.server.observing import note
from pangea.server.store import Store
from pangea.server.store.usage import DAY

EVERY = 60.0
"""Seconds between two looks at whether there is something to do."""
PAUSE = 0.2
"""Seconds between two transactions that remove something: meanwhile everybody else writes."""


class DailyTidying:
    def __init__(
        self,
        store: Store,
        keep_days: int,
        trouble: Callable[[str, BaseException], None],
        clock: Callable[[], float] = time.time,
    ) -> None:
        """`keep_days` 0 keeps all."""
        self._store, self._keep_days, self._trouble, self._clock = store, keep_days, trouble, clock
        self._is_closing = asyncio.Event()

    @asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        """Tidy for as long as this is open. What was opened meanwhile is written down at the end."""
        work = asyncio.create_task(self._go_on())
        try:
            yield
        finally:
            # A question to the database may finish: somebody must be there to hear its answer.
            self._is_closing.set()
            await work
            with suppress(Exception):
                await self._store.last_seen.write()

    async def _go_on(self) -> None:
        while await self._goes_on_after(EVERY):
            try:
                await self.look()
            except Exception as error:  # noqa: BLE001
                # The database may be away for a moment: the next look finds what this one missed.
                self._trouble("tidying", error)

    async def _goes_on_after(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._is_closing.wait(), seconds)
        return not self._is_closing.is_set()

    async def look(self) -> None:
        """Write down what was opened; and tidy, if nobody has today."""
        await self._store.last_seen.write()
        now = self._clock()
        tidying = self._store.tidying
        if not await tidying.begin(now):
            return
        await tidying.forget(now)
        if self._keep_days:
            removed = await tidying.remove(
                now - self._keep_days * DAY, now, lambda: self._goes_on_after(PAUSE)
            )
            if removed.is_something:
                note("tidied", **vars(removed))
