"""What an iteration of the search works with besides the tree: its room, and its knobs."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from pangea.bots.search.tree import Sums
from pangea.core.contract import Flags, Moves, Points, Weights
from pangea.core.edition import Edition
from pangea.core.record import NOBODY, Batch, Record, field

VIEW, WORLD, TRIAL = range(3)
"""The states of a room: what the seat sees, a world it imagines and plays in, and one to try a move in."""
DEEPEST = 2000
"""No walk goes further down the tree than this many steps."""


class Step(Record):
    """One step of a walk: where it was, and what was chosen there."""

    node: int = field(np.int32, means="where", seen_by=NOBODY)
    mover: int = field(np.int32, means="who was to move there", seen_by=NOBODY)
    stance: int = field(np.int32, means="the stance the mover took, or NONE", seen_by=NOBODY)
    opinion: int = field(np.int32, means="its opinion of the branch it chose, or NONE", seen_by=NOBODY)


class Room(NamedTuple):
    """Made beforehand, so that nothing is allocated in an iteration; nothing but the view outlives one."""

    states: Batch[Record]
    path: Batch[Step]
    """The steps of the walk"""
    moves: Moves
    weights: Weights
    is_possible: Flags
    """is_possible[move]"""
    gains: Sums
    """gains[branch]: what a move brings at once"""
    promises: Sums
    """promises[branch]: how much a branch deserves to be tried"""
    secrets: Moves
    """secrets[seat], before nature moved"""
    points: Points
    winners: Flags
    rewards: Sums
    wins: Sums


class Knobs(NamedTuple):
    """What can be tuned; `SearchSettings` says what each does."""

    curiosity: float
    margin: float
    horizon: int
    patience: int
    faith: float
    impulse: float


def room_in(edition: Edition) -> Room:
    sizes, seats = edition.sizes, edition.game.players[-1]
    moves = max(sizes.legal, sizes.odds)
    return Room(
        states=edition.game.state.batch(3),
        path=Step.batch(DEEPEST),
        moves=np.zeros(moves, np.int32),
        weights=np.zeros(moves, np.int64),
        is_possible=np.zeros(sizes.codes, np.bool_),
        gains=np.zeros(moves, np.float32),
        promises=np.zeros(moves, np.float32),
        secrets=np.zeros(seats, np.int32),
        points=np.zeros(seats, np.int32),
        winners=np.zeros(seats, np.bool_),
        rewards=np.zeros(seats, np.float32),
        wins=np.zeros(seats, np.float32),
    )
