"""Miners in as many processes as there are cores. Compiled code is on disk: each process loads it."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from pangea.arena.workers import Lost, deaf_children
from pangea.puzzles.mining import Miner, MiningFigures
from pangea.puzzles.puzzle import Puzzle

Found = tuple[int, list[Puzzle], MiningFigures]
"""The number of a game, its puzzles, and what was looked at."""


def mined(
    miner: Callable[[], Miner], numbers: Iterable[int], workers: int, is_over: Callable[[], bool]
) -> Iterator[Found]:
    """What is found in these games, as it comes. Everybody looks at one at least; no other is begun once it
    is over."""
    if workers == 1:
        here = miner()
        for number in numbers:
            yield number, *here.mine(number)
            if is_over():
                break
        return
    yield from _mined_elsewhere(miner, iter(numbers), workers, is_over)


def _mined_elsewhere(
    miner: Callable[[], Miner], numbers: Iterator[int], workers: int, is_over: Callable[[], bool]
) -> Iterator[Found]:
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin, (miner,))
    under_way: dict[Future[tuple[list[Puzzle], MiningFigures]], int] = {}
    begun = 0
    try:
        while True:
            while len(under_way) < workers and (begun < workers or not is_over()):
                number, begun = next(numbers), begun + 1
                with deaf_children():
                    under_way[pool.submit(_mine, number)] = number
            if not under_way:
                return
            done, _ = wait(under_way, return_when=FIRST_COMPLETED)
            for found in done:
                yield under_way.pop(found), *found.result()
    except BrokenProcessPool:
        raise Lost("puzzles-lost") from None
    finally:
        # Also when interrupted: nobody mines on behind our back.
        for process in (pool._processes or {}).values():
            process.terminate()
        pool.shutdown(cancel_futures=True)


_MINERS: list[Miner] = []
"""The miner of a process that mines for another."""


def _begin(miner: Callable[[], Miner]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _MINERS.append(miner())


def _mine(number: int) -> tuple[list[Puzzle], MiningFigures]:
    return _MINERS[0].mine(number)
