"""Batches of random games on a GPU: every thread plays the same games that a thread of the processor would.

The kernel calls the very function that the processor runs, so the sums come out equal to the last digit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pangea.core.chance import seed_word
from pangea.core.compiled import Compiled
from pangea.core.errors import PangeaError
from pangea.simulate.cpu import COLUMNS, ROWS, Simulation, Statistics, play_games

THREADS_IN_A_BLOCK = 64


class NoGpu(PangeaError):
    """There is no GPU here, or no numba-cuda to reach it by."""


def kernel(compiled: Compiled) -> Any:
    """What every thread does, as a function that numba's CUDA compiler takes: play its share of games."""
    from numba import cuda

    play = compiled.twin(play_games)

    def every_thread_its_games(
        states: Any,
        seed: Any,
        random: Any,
        players: int,
        options: Any,
        first: int,
        count: int,
        points: Any,
        winners: Any,
        sums: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < random.shape[0]:
            own = states[2 * i : 2 * i + 2]
            start = first + i * count
            play(own, seed, random[i], players, options, start, count, points[i], winners[i], sums[i])

    return every_thread_its_games


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
        self._kernel = cuda.jit(kernel(compiled))

    def play(self, threads: int, games_each: int, first: int = 0) -> Statistics:
        """So many threads, each with so many games one after the other: numbers first … of the seed."""
        return self._on_cpu.statistics(self.sums(threads, games_each, first))

    def sums(self, threads: int, games_each: int, first: int = 0) -> NDArray[np.int64]:
        from numba import cuda

        most = self._edition.game.players[-1]
        sums = cuda.to_device(np.zeros((threads, ROWS, COLUMNS), np.int64))
        blocks = (threads + THREADS_IN_A_BLOCK - 1) // THREADS_IN_A_BLOCK
        self._kernel[blocks, THREADS_IN_A_BLOCK](
            cuda.to_device(np.zeros(2 * threads, self._edition.game.state.dtype)),
            cuda.to_device(self._seed),
            cuda.to_device(np.zeros((threads, 1), np.uint64)),
            self._players,
            cuda.to_device(self._options if len(self._options) else np.zeros(1, np.int64)),
            first,
            games_each,
            cuda.to_device(np.zeros((threads, most), np.int32)),
            cuda.to_device(np.zeros((threads, most), np.bool_)),
            sums,
        )
        total: NDArray[np.int64] = sums.copy_to_host().sum(axis=0)
        return total
