"""Analyses of games that are over: made in a thread, one at a time, the shortest first."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, nullcontext
from threading import Event
from typing import Any, Self

from pangea.core.edition import Edition
from pangea.core.match import Match
from pangea.core.words import Phrase
from pangea.server.compute.analysis_queue import AnalysisQueue, AnalysisRequests, expected_seconds
from pangea.server.compute.compiling import Closed
from pangea.server.messages.replays import AnalysisProgress
from pangea.server.refusals import WRONG, Refused
from pangea.server.store.replays import AnalysisKept, ReplayStore

ITERATIONS, MOST_ITERATIONS = 1000, 20_000
ALIVE = 60.0
"""Seconds without a sign of life after which an analysis may be begun again by another process."""


class Analyses:
    def __init__(self, kept: ReplayStore) -> None:
        self._kept = kept
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="analysis")
        self._queue, self._requests = AnalysisQueue(), AnalysisRequests()
        self._jobs: set[asyncio.Task[None]] = set()
        self._is_closing = Event()

    @classmethod
    @asynccontextmanager
    async def open(cls, kept: ReplayStore) -> AsyncIterator[Self]:
        analyses = cls(kept)
        try:
            yield analyses
        finally:
            analyses._is_closing.set()
            await asyncio.gather(*analyses._jobs, return_exceptions=True)
            analyses._thread.shutdown(wait=False, cancel_futures=True)

    async def begin(self, replay_id: str, match: Match, iterations: int, asker: str, source: str) -> None:
        """Begin an analysis, unless there is one as deep. Everybody may have one under way at a time.

        `asker` is whoever asks, as far as that is known, and `source` where they come from. The match is the
        analysis's own: nobody else may change it.
        """
        with ExitStack() as stack:
            # Before the database is asked: of many who ask at the same time no more than these get through.
            stack.enter_context(self._requests.asking(asker, source, replay_id))
            if await self._kept.begin_analysis(replay_id, iterations, time.time() + ALIVE):
                job = asyncio.create_task(self._make(replay_id, match, iterations))
                self._jobs.add(job)
                job.add_done_callback(self._jobs.discard)
                done = stack.pop_all()
                job.add_done_callback(lambda _: done.close())

    async def progress(self, replay_id: str) -> AnalysisProgress:
        """How far the analysis of a replay is. A report is shown until there is a deeper one."""
        kept = await self._kept.analysis(replay_id)
        if kept is not None and kept.report is not None:
            return AnalysisProgress("done", kept.done, kept.total, json.loads(kept.report))
        if kept is None or _was_left(kept):
            return AnalysisProgress("none", 0, 0)
        status: Any = kept.status
        return AnalysisProgress(status, kept.done, kept.total)

    async def _make(self, replay_id: str, match: Match, iterations: int) -> None:
        """Analyse a game in a thread; now and then say how far it is."""
        steps = _Steps(self._is_closing)
        work = asyncio.create_task(self._in_turn(match, iterations, steps))
        while not (await asyncio.wait([work], timeout=1.0))[0]:
            status = "running" if steps.total else "waiting"
            alive = time.time() + ALIVE
            await self._kept.note_analysis(
                replay_id, status=status, done=steps.done, total=steps.total, alive_until=alive
            )
        try:
            report = json.dumps(work.result())
        except (_Stopped, Closed):
            await self._kept.note_analysis(replay_id, alive_until=0.0)
        except Exception:
            await self._kept.note_analysis(replay_id, status="failed")
            raise
        else:
            found = {"iterations": iterations, "report": report}
            await self._kept.note_analysis(
                replay_id, status="done", done=steps.done, total=steps.done, **found
            )

    async def _in_turn(self, match: Match, iterations: int, steps: _Steps) -> dict[str, Any]:
        seconds = expected_seconds(len(match.moves), match.players, iterations)
        async with self._queue.place(time.monotonic() + seconds):
            steps.go_on()
            return await asyncio.get_running_loop().run_in_executor(
                self._thread, _analysed, match, iterations, steps
            )


def checked_iterations(wanted: int | None) -> int:
    iterations = ITERATIONS if wanted is None else wanted
    if not 1 <= iterations <= MOST_ITERATIONS:
        raise Refused(WRONG, "bad-iterations", "server-table-iterations", most=MOST_ITERATIONS)
    return iterations


class _Stopped(Exception):
    """The service closes: another process may begin the analysis again."""


class _Steps:
    """Counts the steps of an analysis, and stops it when the service closes."""

    def __init__(self, stopped: Event) -> None:
        self.done = self.total = 0
        self.stopped = stopped
        """Once it is set, the search of a step ends as well: that may take minutes."""

    def go_on(self) -> None:
        """Raise an error if the service closes."""
        if self.stopped.is_set():
            raise _Stopped

    def __call__(self, _: Phrase, steps: int) -> AbstractContextManager[Callable[[float], None]]:
        self.total += steps
        return nullcontext(self._step)

    def _step(self, steps: float) -> None:
        self.go_on()
        self.done += int(steps)


def _analysed(match: Match, iterations: int, steps: _Steps) -> dict[str, Any]:
    from pangea.analysis import Depth, analyse  # seldom needed: the service starts without it

    # An edition of its own: the referee's is in use by the event loop.
    content = None if match.edition.is_usual else match.edition.board.content
    match.edition = Edition(match.game, content)
    return analyse(match, Depth(iterations), threads=1, progress=steps, stopped=steps.stopped).as_dict()


def _was_left(kept: AnalysisKept) -> bool:
    return kept.status in ("waiting", "running") and kept.alive_until < time.time()
