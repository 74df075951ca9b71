"""Games as they went: who led when, how often the lead changed, and from when on the result stood.

Whoever would win if the game ended now leads. The lead changes when one seat leads alone that isn't the last
one that did; a game is decided with the decision after which the leaders were those who won, to the end.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pangea.core.chance import Random, branch, seed_word
from pangea.core.compiled import Compiled
from pangea.core.contract import (
    NATURE,
    OVER,
    Flags,
    Moves,
    Points,
    apply,
    ending,
    hurry,
    points,
    setup,
    to_move,
    winners,
)
from pangea.core.kernel import rule
from pangea.core.record import Batch, Record
from pangea.core.signatures import Entry, Grid
from pangea.simulate.cpu import BLANK, GAME, Games

# The columns of a trace; then come the points of each seat, then whether each has won.
MOVES, DECISIONS, ENDING, CHANGES, DECIDED, SEATS = range(6)
# What is known of the lead: who leads (a set), who led alone last, how often that changed, since when.
LEADERS, LAST_ALONE, CHANGED, SINCE = range(4)
NOBODY = -1
TOGETHER = 250
"""Games that a thread plays at a time."""
Lead = NDArray[np.int32]


class TraceRoom(NamedTuple):
    """What one thread plays in."""

    states: Batch[Record]
    random: Random
    points: Points
    winners: Flags
    lead: Lead


@rule
def trace_hurried(games: Games, room: TraceRoom, first: int, count: int, traces: Grid[np.int32]) -> None:
    """Play games number first … first + count - 1 as in a hurry; a row of `traces` for each."""
    state = room.states[GAME]
    for number in range(count):
        branch(room.random, games.seed, first + number)
        begin_trace(games, room)
        moves = 0
        decisions = 0
        while True:
            mover = to_move(state)
            if mover == OVER:
                break
            apply(state, hurry(state, room.random))
            moves += 1
            if mover != NATURE:
                decisions += 1
            look_at_lead(room, decisions)
        end_trace(room, traces, number, moves, decisions)


@rule
def trace_moves(games: Games, room: TraceRoom, log: Moves, row: int, traces: Grid[np.int32]) -> None:
    """Make these moves again, from the beginning; into this row of `traces`."""
    state = room.states[GAME]
    begin_trace(games, room)
    decisions = 0
    for number in range(log.size):
        if to_move(state) != NATURE:
            decisions += 1
        apply(state, log[number])
        look_at_lead(room, decisions)
    end_trace(room, traces, row, log.size, decisions)


@rule
def begin_trace(games: Games, room: TraceRoom) -> None:
    room.states[GAME] = room.states[BLANK]
    setup(room.states[GAME], games.players, games.options)
    room.lead[LEADERS] = 0
    room.lead[LAST_ALONE] = NOBODY
    room.lead[CHANGED] = 0
    room.lead[SINCE] = 0


@rule
def look_at_lead(room: TraceRoom, decisions: int) -> None:
    """Who leads now, after so many decisions."""
    state = room.states[GAME]
    winners(state, room.winners)
    leaders = 0
    count = 0
    alone = NOBODY
    for seat in range(state.players):
        if room.winners[seat]:
            leaders |= 1 << seat
            count += 1
            alone = seat
    if leaders != room.lead[LEADERS]:
        room.lead[LEADERS] = leaders
        room.lead[SINCE] = decisions
    if count == 1 and alone != room.lead[LAST_ALONE]:
        if room.lead[LAST_ALONE] != NOBODY:
            room.lead[CHANGED] += 1
        room.lead[LAST_ALONE] = alone


@rule
def end_trace(room: TraceRoom, traces: Grid[np.int32], row: int, moves: int, decisions: int) -> None:
    state = room.states[GAME]
    points(state, room.points)
    winners(state, room.winners)
    traces[row, MOVES] = moves
    traces[row, DECISIONS] = decisions
    traces[row, ENDING] = ending(state)
    traces[row, CHANGES] = room.lead[CHANGED]
    traces[row, DECIDED] = room.lead[SINCE]
    for seat in range(state.players):
        traces[row, SEATS + seat] = room.points[seat]
        traces[row, SEATS + state.players + seat] = 1 if room.winners[seat] else 0


@dataclass(frozen=True)
class Traces:
    """How games went, a row for each."""

    moves: NDArray[np.int32]
    decisions: NDArray[np.int32]
    endings: NDArray[np.int32]
    changes: NDArray[np.int32]
    decided: NDArray[np.int32]
    """The decision with which it was decided."""
    points: NDArray[np.int32]
    """A column for each seat."""
    winning: NDArray[np.bool_]

    @property
    def margins(self) -> NDArray[np.int32]:
        """How many points the best seat is ahead of the next: 0 where two have as many."""
        ranked = np.sort(self.points, axis=1)
        return np.asarray(ranked[:, -1] - ranked[:, -2], np.int32)

    def __len__(self) -> int:
        return len(self.moves)


class Tracer:
    """Traces games of one edition, players and options."""

    def __init__(self, compiled: Compiled, players: int, options: Mapping[str, str], seed: int) -> None:
        self._edition, self.players = compiled.edition, players
        self._games = Games(players, self._edition.options(options), seed_word(seed))
        self._hurried, self._moves = compiled.entries(Entry(trace_hurried), Entry(trace_moves))

    def hurried(self, games: int, threads: int | None = None) -> Traces:
        """So many games that are played as in a hurry. Game i is the same on however many threads."""
        grid = self._grid(games)
        parts = [(first, min(TOGETHER, games - first)) for first in range(0, games, TOGETHER)]

        def play(part: tuple[int, int]) -> None:
            first, count = part
            self._hurried(self._games, self._room(), first, count, grid[first : first + count])

        with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
            for _ in pool.map(play, parts):
                pass
        return self._read(grid)

    def of(self, logs: Sequence[Sequence[int]]) -> Traces:
        """Games by their moves, nature's too."""
        grid, room = self._grid(len(logs)), self._room()
        for row, log in enumerate(logs):
            self._moves(self._games, room, np.array(log, np.int32), row, grid)
        return self._read(grid)

    def _grid(self, games: int) -> NDArray[np.int32]:
        return np.zeros((games, SEATS + 2 * self.players), np.int32)

    def _read(self, grid: NDArray[np.int32]) -> Traces:
        seats = slice(SEATS, SEATS + self.players)
        won = slice(SEATS + self.players, None)
        return Traces(
            moves=grid[:, MOVES],
            decisions=grid[:, DECISIONS],
            endings=grid[:, ENDING],
            changes=grid[:, CHANGES],
            decided=grid[:, DECIDED],
            points=grid[:, seats],
            winning=grid[:, won].astype(np.bool_),
        )

    def _room(self) -> TraceRoom:
        game = self._edition.game
        return TraceRoom(
            states=game.state.batch(2),
            random=self._games.seed.copy(),
            points=np.zeros(game.players[-1], np.int32),
            winners=np.zeros(game.players[-1], np.bool_),
            lead=np.zeros(4, np.int32),
        )
