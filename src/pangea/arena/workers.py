"""A schedule of games on several processes of this machine. Compiled code is on disk: each loads it."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, NoReturn

from pangea.arena.spreading import Played_co, Schedule
from pangea.bots import Bot
from pangea.core.errors import BadTable, PangeaError
from pangea.core.words import Phrase

_FAREWELL = 5.0
"""How many seconds a process has to close what its bots hold open."""


class Lost(PangeaError):
    """A process ended in the middle of a match."""


def on_processes(schedule: Schedule[Played_co], numbers: Sequence[int], jobs: int) -> Iterator[Played_co]:
    """Play these games, at most `jobs` at a time; each result as it comes."""
    waiting = deque(numbers)
    workers: list[Worker[Played_co]] = []
    try:
        with deaf_children():
            workers.extend(Worker(schedule) for _ in range(min(jobs, len(numbers))))
        for worker in workers:
            worker.play(waiting.popleft())
        busy = workers.copy()
        while busy:
            ready = wait([worker.line for worker in busy])
            for worker in [worker for worker in busy if worker.line in ready]:
                result = worker.result()
                if waiting:
                    worker.play(waiting.popleft())
                else:
                    busy.remove(worker)
                yield result
    finally:
        # Also when interrupted: nobody plays on behind our back.
        for worker in workers:
            worker.dismiss()
        for worker in workers:
            worker.see_off()


class Worker(Generic[Played_co]):
    """A process that plays the games it is told, one after the other."""

    def __init__(self, schedule: Schedule[Played_co]) -> None:
        # A fresh process: a copy of this one might hold locks of threads that it doesn't have.
        fresh = get_context("spawn")
        self.line, end = fresh.Pipe()
        self._process = fresh.Process(target=_play_on_call, args=(schedule, end), daemon=True)
        self._process.start()
        end.close()

    def play(self, number: int) -> None:
        # If it has died meanwhile, `result` will tell.
        with suppress(BrokenPipeError):
            self.line.send(number)

    def result(self) -> Played_co:
        try:
            answer: Played_co | Phrase = self.line.recv()
        except (EOFError, ConnectionResetError):
            self._process.join()
            raise Lost("arena-lost", code=str(self._process.exitcode)) from None
        if isinstance(answer, Phrase):
            raise BadTable(answer.message, **answer.about)
        return answer

    def dismiss(self) -> None:
        self._process.terminate()

    def see_off(self) -> None:
        """Wait until it is gone, and end it if it takes too long."""
        self._process.join(_FAREWELL)
        self._process.kill()
        self._process.join()
        self._process.close()
        self.line.close()


def _play_on_call(schedule: Schedule[Any], line: Connection[Any, int]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bots = _remembered(schedule)
    signal.signal(signal.SIGTERM, lambda *_: _leave(bots))
    # When nobody is there any more, neither to ask nor to listen, it is over.
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            number = line.recv()
            bots.clear()
            try:
                answer = schedule.play(number)
            except PangeaError as error:
                answer = error.phrase
            line.send(answer)


def _remembered(schedule: Schedule[Any]) -> list[Bot]:
    """A list of the bots that the schedule makes from now on."""
    made: list[Bot] = []
    make = schedule.make

    def make_and_remember(name: str, seed: int) -> Bot:
        made.append(make(name, seed))
        return made[-1]

    schedule.make = make_and_remember
    return made


def _leave(bots: Sequence[Bot]) -> NoReturn:
    """Leave at once, even in the middle of a match. An exception won't do: it might be caught on its way."""
    for bot in bots:
        with suppress(Exception):
            if isinstance(bot, AbstractContextManager):
                bot.__exit__(None, None, None)
    os._exit(0)


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes started within never hear Ctrl-C: whoever started them ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
