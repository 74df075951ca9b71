"""Batches of random games on a GPU: every thread plays the same games that a thread of the processor would.

The kernel calls the very function that the processor runs, so the sums come out equal to the last digit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from pangea.core.chance import Random, seed_word
from pangea.core.compiled import Compiled
from pangea.core.contract import Options
from pangea.core.errors import PangeaError
from pangea.core.record import Batch, Record
from pangea.core.signatures import Grid
from pangea.simulate.cpu import ROWS, Games, Simulation, Statistics, Sums, ThreadRoom, columns_for, play_games

THREADS_IN_A_BLOCK = 64


class NoGpu(PangeaError):
    """There is no GPU here, or no numba-cuda to reach it by."""


def kernel(compiled: Compiled) -> Any:
    """What every thread does, as a function that numba's CUDA compiler takes: play its share of games."""
    from numba import cuda

    play = compiled.twin(play_games)

    def every_thread_its_games(
        players: int,
        options: Options,
        seed: Random,
        first: int,
        count: int,
        states: Batch[Record],
        random: Grid[np.uint64],
        points: Grid[np.int32],
        winners: Grid[np.bool_],
        sums: np.ndarray[tuple[int, int, int], np.dtype[np.int64]],
    ) -> None:
        i = cuda.grid(1)
        if i < random.shape[0]:
            room = ThreadRoom(states[2 * i : 2 * i + 2], random[i], points[i], winners[i], sums[i])
            play(Games(players, options, seed), room, first + i * count, count)

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
        """Each thread plays `games_each` games one after the other: numbers first … of the seed."""
        return self._on_cpu.statistics(self.sums(threads, games_each, first))

    def sums(self, threads: int, games_each: int, first: int = 0) -> Sums:
        from numba import cuda

        game = self._edition.game
        seats, columns = game.players[-1], columns_for(game)
        sums = cuda.to_device(np.zeros((threads, ROWS, columns), np.int64))
        blocks = (threads + THREADS_IN_A_BLOCK - 1) // THREADS_IN_A_BLOCK
        self._kernel[blocks, THREADS_IN_A_BLOCK](
            self._players,
            cuda.to_device(self._options if len(self._options) else np.zeros(1, np.int64)),
            cuda.to_device(self._seed),
            first,
            games_each,
            cuda.to_device(np.zeros(2 * threads, game.state.dtype)),
            cuda.to_device(np.zeros((threads, 1), np.uint64)),
            cuda.to_device(np.zeros((threads, seats), np.int32)),
            cuda.to_device(np.zeros((threads, seats), np.bool_)),
            sums,
        )
        total: Sums = sums.copy_to_host().sum(axis=0)
        return total
