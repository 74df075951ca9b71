"""Work that a request waits for: checking a result, replaying a record, reading a board.

Each kind has one thread, and its places are shared out in turn (`fair_queue.py`). All bounds are
here: what exceeds them is refused, with the seconds after which it may be tried again.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from threading import Event
from typing import Any, Generic, TypeVar

from pangea.server.buckets import TokenBuckets
from pangea.server.compute.compiling import Closed
from pangea.server.compute.fair_queue import Lane, Share, Thinker
from pangea.server.refusals import TOO_MUCH, Later

Found = TypeVar("Found")
Steps = Generator[None, None, Found]
"""Work that may be paused or given up at each `yield`: every few milliseconds, if it can."""

OF_A_PERSON, OF_A_SOURCE, OF_ALL = 1, 3, 30
"""Jobs under way or waiting, in each kind of work."""
SLICE = 0.25
"""Seconds after which a job gives way to a source that had as little work lately. A source that had less by
a slice is served at once."""
PERSON_A_SECOND, PERSON_AT_ONCE = 0.1, 10.0
SOURCE_A_SECOND, SOURCE_AT_ONCE = 0.25, 60.0
"""Seconds of work: a tenth of the thread for a person in the long run, a quarter of it for an address."""
LONGEST_RETRY = 60.0


class PendingJobs:
    """Counts the jobs that requests wait for: few of each person and source, and not too many in all.

    Where jobs are short, the people of one source may have more while there is room; no other source loses
    a job of its own by that.
    """

    def __init__(self, *, are_short: bool = False) -> None:
        self._are_short = are_short
        self._people, self._sources = Counter[str](), Counter[str]()
        self._seconds = 1.0
        """What a job took lately, waiting included."""

    @contextmanager
    def job(self, share: Share) -> Iterator[None]:
        """Count a job while it waits or is done. A visitor without a name counts for their source."""
        if share.person and self._people[share.person] >= OF_A_PERSON:
            raise self._later("one-check")
        if not self._has_room_for(share.source):
            raise self._later("many-checks")
        begun = time.monotonic()
        self._people[share.person] += 1
        self._sources[share.source] += 1
        try:
            yield
        finally:
            self._people -= Counter([share.person])
            self._sources -= Counter([share.source])
            self._seconds += (time.monotonic() - begun - self._seconds) / 4

    def _has_room_for(self, source: str) -> bool:
        if source and self._sources[source] >= OF_A_SOURCE:
            return self._are_short and self._sources.total() < OF_ALL
        return sum(min(jobs, OF_A_SOURCE) for jobs in self._sources.values()) < OF_ALL

    def _later(self, code: str) -> Later:
        return later(min(LONGEST_RETRY, self._seconds), code)


def later(seconds: float, code: str) -> Later:
    """The refusal of work that may be asked for again after these seconds."""
    return Later(seconds, TOO_MUCH, code, f"server-{code}", seconds=max(1, round(seconds + 0.5)))


class WorkBudget:
    """Seconds of work that each person and each source may ask for. They are taken before the work begins."""

    def __init__(self) -> None:
        self._served = TokenBuckets(SOURCE_A_SECOND, SOURCE_AT_ONCE)
        self._people = TokenBuckets(PERSON_A_SECOND, PERSON_AT_ONCE)
        self._sources = TokenBuckets(SOURCE_A_SECOND, SOURCE_AT_ONCE)

    @property
    def buckets(self) -> dict[str, TokenBuckets]:
        """What may be counted together with other processes."""
        return {"work of a person": self._people, "work of a source": self._sources}

    def charge(self, share: Share, seconds: float) -> None:
        """Take these seconds, or refuse. A person who has less at most is charged all of it."""
        seconds = min(seconds, PERSON_AT_ONCE)
        for who, bucket in ((share.person, self._people), (share.source, self._sources)):
            wait = bucket.wait(who, seconds) if who else 0.0
            if wait:
                raise later(wait, "work-used-up")

    def add_served(self, share: Share, seconds: float) -> None:
        """Note that work was done for a source. Nothing is refused for that."""
        self._served.wait(share.source, min(seconds, SOURCE_AT_ONCE - self._served.spent(share.source)))

    def served(self, source: str) -> float:
        """The seconds of work that were done for a source lately, less what it has got back since."""
        return self._served.spent(source)


class Checks:
    """A thread for one kind of work, and who may have how much of it."""

    def __init__(self, name: str, budget: WorkBudget, *, are_short: bool = False) -> None:
        self._budget = budget
        self._lane, self._pending = Lane(1, budget.served), PendingJobs(are_short=are_short)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._at_work: dict[_Worker, Share] = {}
        self._waiting: list[Share] = []
        self._is_closed = False

    @contextmanager
    def job(self, share: Share) -> Iterator[Job]:
        """A job of a requester. Refused if they have enough of them."""
        with self._pending.job(share):
            yield Job(self, share)

    def close(self) -> None:
        self._is_closed = True
        for thinker in self._at_work:
            thinker.stop()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def carry_out(self, share: Share, work: Steps[Found], seconds: float) -> Found:
        """Do the work, a slice at a time while others wait. Cancelled, it ends at its next step."""
        self._budget.charge(share, seconds)
        while True:
            done = await self._in_turn(share, work)
            if done is not None:
                return done.found

    async def _in_turn(self, share: Share, work: Steps[Found]) -> _Done[Found] | None:
        """Go on in one's turn, until it is the turn of others who wait."""
        thinker, place = _Worker(), AsyncExitStack()
        self._waiting.append(share)
        self._interrupt_for(share.source)
        try:
            await place.enter_async_context(self._lane.place(share, thinker))
        finally:
            self._waiting.remove(share)
        async with place:
            while True:
                done = await self._slice(share, work, thinker)
                if done is not None or not self._had_least(share.source):
                    return done

    def _had_least(self, source: str) -> bool:
        own = self._budget.served(source)
        return all(own < self._budget.served(other.source) for other in self._waiting)

    def _interrupt_for(self, source: str) -> None:
        """End the slice under way if its source had a slice more than this one."""
        enough = self._budget.served(source) + SLICE
        for worker, share in self._at_work.items():
            if self._budget.served(share.source) >= enough:
                worker.gives_way.set()

    async def _slice(self, share: Share, work: Steps[Found], thinker: _Worker) -> _Done[Found] | None:
        if self._is_closed:
            raise Closed
        thinker.gives_way.clear()
        self._at_work[thinker] = share
        begun = time.monotonic()
        running = asyncio.get_running_loop().run_in_executor(self._thread, _advance, work, thinker)
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            thinker.stop()
            await asyncio.wait([running])  # the place is taken for as long as the thread is
            raise
        finally:
            del self._at_work[thinker]
            self._budget.add_served(share, time.monotonic() - begun)


@dataclass(frozen=True)
class Job:
    """What one request asks for; it may have several parts."""

    _checks: Checks
    share: Share

    async def run(self, work: Steps[Found], seconds: float) -> Found:
        """Do a part that takes about so many seconds: they are charged first."""
        return await self._checks.carry_out(self.share, work, seconds)


class _Worker(Thinker):
    """A job under way."""

    def __init__(self) -> None:
        super().__init__()
        self.gives_way = Event()
        """Its slice is over: a source that had less work waits."""


@dataclass(frozen=True)
class _Done(Generic[Found]):
    found: Found


def _advance(work: Steps[Found], thinker: _Worker) -> _Done[Found] | None:
    """Go on until the work is done, or others wait and it had its slice."""
    begun = time.perf_counter()
    while not thinker.stopped.is_set():
        try:
            next(work)
        except StopIteration as end:
            return _Done(end.value)
        is_over = time.perf_counter() - begun >= SLICE
        if thinker.gives_way.is_set() or (is_over and thinker.others_wait.is_set()):
            return None
    raise Closed


def at_once(work: Any, *about: Any) -> Steps[Any]:
    """Work that can't be paused: the result of a function."""
    return work(*about)
    yield
