"""Batches of random games on the processor, on as many threads as there are.

Game number i of a seed is the same game on every machine, whatever the number of threads.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from pangea.core.chance import Random, branch, seed_word
from pangea.core.compiled import Compiled
from pangea.core.contract import (
    NATURE,
    OVER,
    Flags,
    Game,
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
from pangea.core.record import Batch, Record
from pangea.core.signatures import Entry, Grid

# Rows of the sums that games add up to; the columns are seats, or endings.
GAMES, MOVES, DECISIONS, ENDINGS, WINS, SHARED, POINTS, SQUARES = range(8)
ROWS = 8
Sums = Grid[np.int64]

GAME, BLANK = range(2)
"""The states of a room: the game that is played, and one that nothing has happened in."""


class Games(NamedTuple):
    """The games of one seed: all for the same players, with the same options."""

    players: int
    options: Options
    seed: Random


class ThreadRoom(NamedTuple):
    """What one thread plays in, and what its games add up to."""

    states: Batch[Record]
    random: Random
    points: Points
    winners: Flags
    sums: Sums


@rule
def play_games(games: Games, room: ThreadRoom, first: int, count: int) -> None:
    """Random games number first … first + count - 1, one after the other."""
    state = room.states[GAME]
    for game in range(first, first + count):
        begin(games, room, game)
        moves = 0
        decisions = 0
        while True:
            mover = to_move(state)
            if mover == OVER:
                break
            apply(state, pick(state, room.random))
            moves += 1
            if mover != NATURE:
                decisions += 1
        add_up(room, moves, decisions)


@rule
def play_logged(games: Games, room: ThreadRoom, game: int, log: Moves) -> int:
    """Random game number `game`, every move written into the log; how many there were."""
    state = room.states[GAME]
    begin(games, room, game)
    moves = 0
    decisions = 0
    while True:
        mover = to_move(state)
        if mover == OVER:
            break
        log[moves] = pick(state, room.random)
        apply(state, log[moves])
        moves += 1
        if mover != NATURE:
            decisions += 1
    add_up(room, moves, decisions)
    return moves


@rule
def begin(games: Games, room: ThreadRoom, game: int) -> None:
    branch(room.random, games.seed, game)
    room.states[GAME] = room.states[BLANK]
    setup(room.states[GAME], games.players, games.options)


@rule
def add_up(room: ThreadRoom, moves: int, decisions: int) -> None:
    """Add a game that is over to the sums."""
    state, sums = room.states[GAME], room.sums
    sums[GAMES, 0] += 1
    sums[MOVES, 0] += moves
    sums[DECISIONS, 0] += decisions
    sums[ENDINGS, ending(state)] += 1
    points(state, room.points)
    winners(state, room.winners)
    winning = 0
    for seat in range(state.players):
        sums[POINTS, seat] += room.points[seat]
        sums[SQUARES, seat] += np.int64(room.points[seat]) * np.int64(room.points[seat])
        if room.winners[seat]:
            winning += 1
    for seat in range(state.players):
        if room.winners[seat]:
            sums[WINS, seat] += 1
            if winning > 1:
                sums[SHARED, seat] += 1


def columns_for(game: Game) -> int:
    """How wide the sums of a game are."""
    return max(game.players[-1], len(game.endings))


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
        self._games = Games(players, self._edition.options(options), seed_word(seed))

    def play(
        self,
        games: int,
        threads: int | None = None,
        progress: Callable[[int], None] | None = None,
        keep: Callable[[list[int]], None] | None = None,
    ) -> Statistics:
        """Play this many games and say what came of them.

        `progress` hears how many more were played; `keep` is handed the moves of each game, in order.
        """
        sums = self._room().sums
        for played, batch in self._batches(games, threads) if keep is None else self._kept(games, keep):
            sums += batch
            if progress is not None:
                progress(played)
        return self.statistics(sums)

    def logs(self, games: int) -> Iterator[list[int]]:
        """The moves of each game, as numbers."""
        yield from (log for log, _ in self._logged(games))

    def _kept(self, games: int, keep: Callable[[list[int]], None]) -> Iterator[tuple[int, Sums]]:
        for log, sums in self._logged(games):
            keep(log)
            yield 1, sums

    def _logged(self, games: int) -> Iterator[tuple[list[int], Sums]]:
        (play,) = self._compiled.entries(Entry(play_logged))
        room = self._room()
        log = np.zeros(self._edition.sizes.moves, np.int32)
        for game in range(games):
            room.sums[:] = 0
            count = play(self._games, room, game, log)
            yield log[:count].tolist(), room.sums

    def _batches(self, games: int, threads: int | None) -> Iterator[tuple[int, Sums]]:
        """Play this many games on several threads; after each batch, how many it had and their sums."""
        threads = threads or os.cpu_count() or 1
        size = max(1, min(20_000, games // (threads * 4) or 1))
        starts = iter(range(0, games, size))
        self._play  # noqa: B018  compiled in this thread, where Ctrl-C ends the compiler
        with ThreadPoolExecutor(threads) as pool:
            running: set[Future[tuple[int, Sums]]] = set()

            def batch(first: int, count: int) -> tuple[int, Sums]:
                return count, self.batch(first, count)

            try:
                for start in starts:
                    running.add(pool.submit(batch, start, min(size, games - start)))
                    if len(running) >= 2 * threads:
                        done, running = wait(running, return_when=FIRST_COMPLETED)
                        yield from (played.result() for played in done)
                while running:
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    yield from (played.result() for played in done)
            finally:
                # Interrupted: what has not begun is dropped, what has begun ends within its batch.
                for waiting in running:
                    waiting.cancel()

    def batch(self, first: int, count: int) -> Sums:
        """What games number first … first + count - 1 add up to."""
        room = self._room()
        self._play(self._games, room, first, count)
        return room.sums

    @cached_property
    def _play(self) -> Any:
        (play,) = self._compiled.entries(Entry(play_games))
        return play

    def _room(self) -> ThreadRoom:
        game = self._edition.game
        seats = game.players[-1]
        return ThreadRoom(
            states=game.state.batch(2),
            random=self._games.seed.copy(),
            points=np.zeros(seats, np.int32),
            winners=np.zeros(seats, np.bool_),
            sums=np.zeros((ROWS, columns_for(game)), np.int64),
        )

    def statistics(self, sums: Sums) -> Statistics:
        """What the sums of all batches, added up, mean."""
        games = int(sums[GAMES, 0])
        seats = range(self._games.players)
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
