"""Batches of random games on the processor, on as many threads as there are.

Game number i of a seed is the same game on every machine, whatever the number of threads.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pangea.core.chance import Random, branch, seed_word
from pangea.core.compiled import Compiled, Entry
from pangea.core.contract import (
    NATURE,
    OVER,
    Flags,
    Moves,
    Options,
    Points,
    apply,
    ending,
    pick,
    points,
    setup,
    to_move,
    winners,
)
from pangea.core.kernel import rule
from pangea.core.record import Record

# Rows of the sums that a batch of games adds up to; the columns are seats, or endings.
GAMES, MOVES, DECISIONS, ENDINGS, WINS, SHARED, POINTS, SQUARES = range(8)
ROWS, COLUMNS = 8, 16


@rule
def play_games(
    states: Any,
    seed: Random,
    random: Random,
    players: int,
    options: Options,
    first: int,
    count: int,
    points_now: Points,
    winners_now: Flags,
    sums: NDArray[np.int64],
) -> None:
    """Random games number first … first + count - 1, all on the first state; the second is blank."""
    state = states[0]
    for game in range(first, first + count):
        branch(random, seed, game)
        states[0] = states[1]
        setup(state, players, options)
        moves = 0
        decisions = 0
        while True:
            mover = to_move(state)
            if mover == OVER:
                break
            apply(state, pick(state, random))
            moves += 1
            if mover != NATURE:
                decisions += 1
        sums[GAMES, 0] += 1
        sums[MOVES, 0] += moves
        sums[DECISIONS, 0] += decisions
        sums[ENDINGS, ending(state)] += 1
        add_result(state, players, points_now, winners_now, sums)


@rule
def add_result(
    state: Record, players: int, points_now: Points, winners_now: Flags, sums: NDArray[np.int64]
) -> None:
    points(state, points_now)
    winners(state, winners_now)
    winning = 0
    for seat in range(players):
        sums[POINTS, seat] += points_now[seat]
        sums[SQUARES, seat] += np.int64(points_now[seat]) * np.int64(points_now[seat])
        if winners_now[seat]:
            winning += 1
    for seat in range(players):
        if winners_now[seat]:
            sums[WINS, seat] += 1
            if winning > 1:
                sums[SHARED, seat] += 1


@rule
def play_logged(
    states: Any, seed: Random, random: Random, players: int, options: Options, game: int, log: Moves
) -> int:
    """Random game number `game`, on the first state, every move written into the log; how many there were."""
    state = states[0]
    branch(random, seed, game)
    states[0] = states[1]
    setup(state, players, options)
    moves = 0
    while to_move(state) != OVER:
        move = pick(state, random)
        apply(state, move)
        log[moves] = move
        moves += 1
    return moves


_BATCH = ("states", "random", "random", "int", "options", "int", "int", "points", "flags", "sums")
_LOGGED = ("states", "random", "random", "int", "options", "int", "moves")


@dataclass(frozen=True)
class Statistics:
    """What a batch of random games came to. Wins count shared ones too; `shared` are those among them."""

    games: int
    moves: int
    decisions: int
    endings: dict[str, int]
    wins: list[int]
    shared: list[int]
    mean_points: list[float]
    spread_of_points: list[float]

    def as_dict(self) -> dict[str, Any]:
        return dict(vars(self))


class Simulation:
    """Random games of one edition, players and options, all from one seed."""

    def __init__(self, compiled: Compiled, players: int, options: Mapping[str, str], seed: int) -> None:
        self._compiled, self._edition = compiled, compiled.edition
        self._edition.lay_out(players, options)  # refuses what the game does not have
        self._players, self._options = players, self._edition.options(options)
        self._seed = seed_word(seed)

    def batches(self, games: int, threads: int | None = None, size: int = 0) -> Iterator[tuple[int, Any]]:
        """Play so many games; after each batch, how many it had and the sums it adds."""
        (play,) = self._compiled.entries(Entry(play_games, _BATCH))
        threads = threads or os.cpu_count() or 1
        size = size or max(1, min(20_000, games // (threads * 4) or 1))
        starts = iter(range(0, games, size))
        with ThreadPoolExecutor(threads) as pool:
            running: set[Future[tuple[int, Any]]] = set()
            try:
                for start in starts:
                    running.add(pool.submit(self._batch, play, start, min(size, games - start)))
                    if len(running) >= 2 * threads:
                        done, running = wait(running, return_when=FIRST_COMPLETED)
                        yield from (batch.result() for batch in done)
                while running:
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    yield from (batch.result() for batch in done)
            finally:
                # Interrupted: what has not begun is dropped, what has begun ends within its batch.
                for batch in running:
                    batch.cancel()

    def _batch(self, play: Any, first: int, count: int) -> tuple[int, NDArray[np.int64]]:
        sums = np.zeros((ROWS, COLUMNS), np.int64)
        states = self._edition.game.state.batch(2)
        most = self._edition.game.players[-1]
        room = np.zeros(most, np.int32), np.zeros(most, np.bool_)
        play(states, self._seed, self._seed.copy(), self._players, self._options, first, count, *room, sums)
        return count, sums

    def statistics(self, sums: NDArray[np.int64]) -> Statistics:
        """What the sums of all batches, added up, mean."""
        games = int(sums[GAMES, 0])
        seats = range(self._players)
        means = [float(sums[POINTS, seat] / max(games, 1)) for seat in seats]
        squares = [float(sums[SQUARES, seat] / max(games, 1)) for seat in seats]
        names = self._edition.game.endings
        return Statistics(
            games=games,
            moves=int(sums[MOVES, 0]),
            decisions=int(sums[DECISIONS, 0]),
            endings={name: int(sums[ENDINGS, n]) for n, name in enumerate(names) if n},
            wins=[int(sums[WINS, seat]) for seat in seats],
            shared=[int(sums[SHARED, seat]) for seat in seats],
            mean_points=means,
            spread_of_points=[
                max(0.0, square - mean**2) ** 0.5 for square, mean in zip(squares, means, strict=True)
            ],
        )

    def play(self, games: int, threads: int | None = None) -> Statistics:
        """Play so many games and say what came of them."""
        sums = np.zeros((ROWS, COLUMNS), np.int64)
        for _, batch in self.batches(games, threads):
            sums += batch
        return self.statistics(sums)

    def logs(self, games: int) -> Iterator[list[int]]:
        """The moves of each game, as numbers."""
        (play,) = self._compiled.entries(Entry(play_logged, _LOGGED))
        states = self._edition.game.state.batch(2)
        log = np.zeros(self._edition.sizes.moves, np.int32)
        random = self._seed.copy()
        for game in range(games):
            count = play(states, self._seed, random, self._players, self._options, game, log)
            yield [int(move) for move in log[:count]]
