"""Batches of random games on a GPU: every thread plays the same games that a thread of the processor would.

The kernel calls the very function that the processor runs, so the sums come out equal to the last digit. What
a thread plays in is its own local memory: the hardware lays the same word of 32 threads side by side, so that
they fetch it together. Records in global memory lie game by game, and each word would be fetched alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from pangea.core.chance import Random, seed_word
from pangea.core.compiled import Compiled
from pangea.core.contract import Options
from pangea.core.errors import PangeaError
from pangea.core.record import Batch, Record
from pangea.simulate.cpu import (
    BLANK,
    GAME,
    ROWS,
    Games,
    Simulation,
    Statistics,
    Sums,
    ThreadRoom,
    columns_for,
    play_games,
)

THREADS_IN_A_BLOCK = 128
THREADS, GAMES_EACH = 1 << 18, 16


class NoGpu(PangeaError):
    """There is no GPU here, or no numba-cuda to reach it by."""


def kernel(compiled: Compiled) -> Any:
    """What every thread does, as a function that numba's CUDA compiler takes: play its share of games."""
    from numba import boolean, cuda, from_dtype, int32, int64, uint64

    game = compiled.edition.game
    record, seats, columns = from_dtype(game.state.dtype), int(game.players[-1]), columns_for(game)
    play = compiled.twin(play_games)

    def every_thread_its_games(
        players: int,
        options: Options,
        seed: Random,
        first: int,
        count: int,
        threads: int,
        blank: Batch[Record],
        sums: Sums,
    ) -> None:
        i = cuda.grid(1)
        if i < threads:
            states = cuda.local.array(2, record)
            states[GAME] = blank[0]
            states[BLANK] = blank[0]
            random = cuda.local.array(1, uint64)
            points, winners = cuda.local.array(seats, int32), cuda.local.array(seats, boolean)
            own = cuda.local.array((ROWS, columns), int64)
            for row in range(ROWS):
                for column in range(columns):
                    own[row, column] = 0
            room = ThreadRoom(states, random, points, winners, own)
            play(Games(players, options, seed), room, first + i * count, count)
            for row in range(ROWS):
                for column in range(columns):
                    if own[row, column] != 0:
                        cuda.atomic.add(sums, (row, column), own[row, column])

    return every_thread_its_games


def shares(games: int) -> Iterator[tuple[int, int]]:
    """Threads and games for each of them that come to this number of games: as many at a time as a GPU likes.

    >>> list(shares(20_000_000))
    [(262144, 16), (262144, 16), (262144, 16), (262144, 16), (201424, 16)]
    >>> list(shares(37))
    [(2, 16), (5, 1)]
    """
    while games >= GAMES_EACH:
        threads = min(games // GAMES_EACH, THREADS)
        yield threads, GAMES_EACH
        games -= threads * GAMES_EACH
    if games > 0:
        yield games, 1


class GpuSimulation:
    """Random games of one edition, players and options, all from one seed, on the GPU."""

    def __init__(self, compiled: Compiled, players: int, options: Mapping[str, str], seed: int) -> None:
        try:
            from numba import cuda

            if not cuda.is_available():
                raise NoGpu("core-no-gpu")
        except ImportError:
            raise NoGpu("core-no-gpu") from None
        self._on_cpu = Simulation(compiled, players, options, seed)
        self._edition, self._players = compiled.edition, players
        self._options = self._edition.options(options)
        self._seed = seed_word(seed)
        limit = self._edition.game.gpu_registers
        self._kernel = cuda.jit(kernel(compiled), **({} if limit is None else {"max_registers": limit}))

    def play(self, threads: int, games_each: int, first: int = 0) -> Statistics:
        """Each thread plays `games_each` games one after the other: numbers first … of the seed."""
        return self._on_cpu.statistics(self.sums(threads, games_each, first))

    def play_all(self, games: int, advance: Callable[[int], None] = lambda _: None) -> Statistics:
        """The first games of the seed, as a processor plays them; `advance` hears how many are done."""
        total = np.zeros((ROWS, columns_for(self._edition.game)), np.int64)
        played = 0
        for threads, each in shares(games):
            total = total + self.sums(threads, each, played)
            played += threads * each
            advance(threads * each)
        return self._on_cpu.statistics(total)

    def sums(self, threads: int, games_each: int, first: int = 0) -> Sums:
        from numba import cuda

        game = self._edition.game
        sums = cuda.to_device(np.zeros((ROWS, columns_for(game)), np.int64))
        blocks = (threads + THREADS_IN_A_BLOCK - 1) // THREADS_IN_A_BLOCK
        self._kernel[blocks, THREADS_IN_A_BLOCK](
            self._players,
            cuda.to_device(self._options if len(self._options) else np.zeros(1, np.int64)),
            cuda.to_device(self._seed),
            first,
            games_each,
            threads,
            cuda.to_device(np.zeros(1, game.state.dtype)),
            sums,
        )
        total: Sums = sums.copy_to_host()
        return total
