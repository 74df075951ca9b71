"""Long files of records are checked in several processes. Compiled code is on disk: each process loads it."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import chain, islice, repeat
from multiprocessing import get_context

from pangea.arena.workers import Lost, deaf_children
from pangea.core.checking import Fault, Referees

TOGETHER = 250
"""Records that are checked at a time."""
MANY = 40 * TOGETHER
"""After this many records other processes pay."""

Texts = list[tuple[int, str]]
"""Records in writing, each with its number."""


@dataclass(frozen=True)
class Checked:
    """What was found in some records that follow each other."""

    records: int
    letters: int
    faults: list[Fault]


class Checking:
    """Checks records, at first here; when there are many, in as many processes as there are cores."""

    def __init__(self, jobs: int | None = None, many: int = MANY) -> None:
        self._jobs, self._many = jobs or os.cpu_count() or 1, many
        self._referees = Referees()
        self._checked = 0
        self._pool: ProcessPoolExecutor | None = None

    def of(self, texts: Iterable[tuple[int, str]]) -> Iterator[Checked]:
        """What is found in these records, in their order."""
        left = iter(texts)
        # The first ones one by one: whoever has but a few, or writes to a pipe, is answered at once.
        for size in chain(repeat(1, TOGETHER), repeat(TOGETHER)):
            part = list(islice(left, size))
            if not part:
                return
            yield _checked(part, self._referees.findings(part))
            self._checked += len(part)
            if self._jobs > 1 and self._checked >= self._many:
                break
        yield from self._elsewhere(left)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def _elsewhere(self, left: Iterator[tuple[int, str]]) -> Iterator[Checked]:
        under_way: deque[tuple[Texts, Future[list[Fault]]]] = deque()
        try:
            while part := list(islice(left, TOGETHER)):
                under_way.append((part, self._given(part)))
                if len(under_way) > 4 * self._jobs:
                    first, found = under_way.popleft()
                    yield _checked(first, found.result())
            for first, found in under_way:
                yield _checked(first, found.result())
        except BrokenProcessPool:
            raise Lost("cli-check-lost") from None

    def _given(self, part: Texts) -> Future[list[Fault]]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._jobs, get_context("spawn"), _be_deaf)
        with deaf_children():
            return self._pool.submit(_findings, part)


def _checked(part: Texts, faults: list[Fault]) -> Checked:
    return Checked(len(part), sum(len(text) for _, text in part), faults)


_REFEREES = Referees()
"""Those of a process that checks for another."""


def _findings(part: Texts) -> list[Fault]:
    return _REFEREES.findings(part)


def _be_deaf() -> None:
    """Ctrl-C is for whoever started this process, and ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
