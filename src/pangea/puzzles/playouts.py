"""Paired playouts: two moves are compared in the same imagined worlds, with the same luck to come.

What chance does after either move is drawn from the same numbers, so most of it cancels out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pangea.analysis.knowledge import World
from pangea.bots.search.growing import play_out
from pangea.core.chance import Random, branch, random_from, seed_word
from pangea.core.compiled import Compiled
from pangea.core.contract import Flags, Points, apply, points, winners
from pangea.core.kernel import rule
from pangea.core.record import Batch, Record, overwrite
from pangea.core.signatures import Entry

BEFORE, GAME = range(2)
"""The states of a room: the world that the move is made in, and the game that is played from there."""
LONGEST = 100_000
"""No playout has so many moves: every game ends."""

Results = NDArray[np.float64]


class PlayoutRoom(NamedTuple):
    """What playouts take place in. Each writes what the seat won of it: 1, a share of a shared win, or 0."""

    states: Batch[Record]
    random: Random
    points: Points
    winners: Flags
    won: Results


@rule
def play_out_often(room: PlayoutRoom, seat: int, move: int, seed: Random) -> None:
    """Make a move, and play to the end in a hurry, as often as there is room; playout n has luck number n."""
    for number in range(len(room.won)):
        branch(room.random, seed, number)
        room.states[GAME] = room.states[BEFORE]
        apply(room.states[GAME], move)
        play_out(room.states[GAME], LONGEST, room.random)
        points(room.states[GAME], room.points)
        winners(room.states[GAME], room.winners)
        winning = 0
        for other in range(room.states[GAME].players):
            if room.winners[other]:
                winning += 1
        room.won[number] = 1.0 / winning if room.winners[seat] else 0.0


class PairedPlayouts:
    """Plays moves out in worlds: one for each thread."""

    def __init__(self, compiled: Compiled, count: int, seed: int) -> None:
        (self._play_out,) = compiled.entries(Entry(play_out_often))
        game = compiled.edition.game
        seats = game.players[-1]
        self._room = PlayoutRoom(
            states=game.state.batch(2),
            random=random_from(0),
            points=np.zeros(seats, np.int32),
            winners=np.zeros(seats, np.bool_),
            won=np.zeros(count),
        )
        self._seed = seed_word(seed)

    def won(self, world: Record, seat: int, move: int) -> float:
        """How much of the playouts a seat wins after a move in a world."""
        overwrite(self._room.states[BEFORE], world)
        self._play_out(self._room, seat, move, self._seed)
        return float(self._room.won.mean())

    def compared(
        self, worlds: Sequence[World], seat: int, moves: Sequence[int], others: Sequence[int]
    ) -> tuple[float, float]:
        """How far the best of `moves` is ahead of the best of the others over all worlds, and the share of
        the worlds, as they are believed in, in which it is ahead or level."""
        weights = np.array([weight for _, weight in worlds])
        weights /= weights.sum()
        table = np.array([[self.won(world, seat, move) for move in (*moves, *others)] for world, _ in worlds])
        first, rest = table[:, : len(moves)], table[:, len(moves) :]
        best, rival = (weights @ first).argmax(), (weights @ rest).argmax()
        lead = float(weights @ (first[:, best] - rest[:, rival]))
        return lead, float(weights @ (first[:, best] >= rest.max(axis=1)))
