"""Batches of random games on a GPU: every thread plays the same games that a thread of the processor would.

The kernel calls the very function that the processor runs, so the sums come out equal to the last digit. What
a thread plays in is its own local memory: the hardware lays the same word of 32 threads side by side, so that
they fetch it together. Records in global memory lie game by game, and each word would be fetched alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import numpy as np

from pangea.core.chance import seed_word
from pangea.core.compiled import Compiled
from pangea.simulate.cpu import (
    ROWS,
    Games,
    Simulation,
    Statistics,
    Sums,
    columns_for,
    play_games,
)
from pangea.simulate.gpu_code import GpuPattern, NoGpu, cuda_here

__all__ = ["GpuSimulation", "NoGpu", "pattern_of", "shares"]

THREADS, GAMES_EACH = 1 << 18, 16


def pattern_of(compiled: Compiled) -> GpuPattern:
    """What every thread does: play its share of games."""
    from pangea.simulate.gpu_threads import every_thread_its_games

    game = compiled.edition.game
    names = {"RECORD": game.state.dtype, "SEATS": int(game.players[-1]), "COLUMNS": columns_for(game)}
    return GpuPattern(compiled, every_thread_its_games, play_games, names=names)


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
        cuda_here()
        self._on_cpu = Simulation(compiled, players, options, seed)
        self._edition, self._players = compiled.edition, players
        self._options = self._edition.options(options)
        self._seed = seed_word(seed)
        self._kernel = pattern_of(compiled).kernel(self._edition.game.gpu_registers)

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
        options = self._options if len(self._options) else np.zeros(1, np.int64)
        games = Games(self._players, cuda.to_device(options), cuda.to_device(self._seed))
        blank = cuda.to_device(np.zeros(1, game.state.dtype))
        self._kernel(0, games, blank, sums, first, games_each, threads)
        total: Sums = sums.copy_to_host()
        return total
