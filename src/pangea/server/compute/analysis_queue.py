"""Whose analysis is next: one is made at a time, the shortest first, and nobody has many waiting."""

from __future__ import annotations

import asyncio
import heapq
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count

from pangea.server.compute.checks import LONGEST_RETRY, OF_ALL, later
from pangea.server.refusals import TOO_MUCH, Refused

MOST_OF_A_SOURCE = 3
"""At most this many analyses that one source asked for are under way or wait."""
ITERATIONS_A_SECOND = 20_000
"""About what a search does: the estimate need not be right, only larger for what takes longer."""


def expected_seconds(moves: int, players: int, iterations: int) -> float:
    """How long an analysis may take: each move is looked at by every seat, and compared with the best."""
    return moves * (players + 2) * iterations / ITERATIONS_A_SECOND


class AnalysisQueue:
    """A place for one. Of those who wait the one with the least `key` is next.

    The key is when somebody came plus how long they will take. So the shorter goes first, but not for ever: a
    long one doesn't wait for anybody who comes after it would have been done by itself.
    """

    def __init__(self) -> None:
        self._is_free = True
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = count()

    @asynccontextmanager
    async def place(self, key: float) -> AsyncIterator[None]:
        if not self._is_free:
            free = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (key, next(self._numbers), free))
            try:
                await free
            except asyncio.CancelledError:
                if not free.cancelled():
                    self._hand_on()
                raise
        self._is_free = False
        try:
            yield
        finally:
            self._hand_on()

    def _hand_on(self) -> None:
        while self._waiting:
            _, _, free = heapq.heappop(self._waiting)
            if not free.done():
                free.set_result(None)
                return
        self._is_free = True


class AnalysisRequests:
    """Who has asked for what: one at a time for everybody, a few for each source, and not too many in all."""

    def __init__(self) -> None:
        self._asked: dict[str, str] = {}
        self._sources: Counter[str] = Counter()

    @contextmanager
    def asking(self, asker: str, source: str, replay_id: str) -> Iterator[None]:
        """While an analysis waits or is made. Refuses whoever has asked for enough.

        Asking for the same again is always allowed, and counts once. Somebody unknown (an empty name) is not
        counted.
        """
        if self._asked.get(asker) == replay_id:
            yield
            return
        if asker in self._asked:
            raise Refused(TOO_MUCH, "one-analysis", "server-table-one-analysis")
        if self._sources[source] >= MOST_OF_A_SOURCE:
            raise Refused(TOO_MUCH, "many-analyses", "server-table-many-analyses", most=MOST_OF_A_SOURCE)
        if len(self._asked) >= OF_ALL:
            raise later(LONGEST_RETRY, "many-checks")
        if asker:
            self._asked[asker] = replay_id
        if source:
            self._sources[source] += 1
        try:
            yield
        finally:
            self._asked.pop(asker, None)
            self._sources -= Counter([source])
