"""Counts: how many ways the next moves can go. A wrong rule nearly always shows in them.

All that can come next is counted, nature's outcomes like players' moves. A game that is over goes no way.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pangea.core.compiled import Compiled
from pangea.core.contract import NATURE, Moves, Weights, apply, legal, odds, to_move
from pangea.core.edition import every_move
from pangea.core.kernel import rule
from pangea.core.record import Batch, Record, copied, overwrite
from pangea.core.signatures import Entry, Grid


@rule
def ways_from(
    states: Batch[Record],
    depth: int,
    move_lists: Grid[np.int32],
    weights: Weights,
    counts: NDArray[np.int64],
    nexts: NDArray[np.int64],
) -> int:
    """The number of move sequences of this length from states[0]; states[n] is the table after n moves."""
    ways = 0
    level = 0
    counts[0] = choices(states[0], move_lists[0], weights)
    nexts[0] = 0
    while level >= 0:
        if level == depth - 1:
            ways += counts[level]
            level -= 1
        elif nexts[level] == counts[level]:
            level -= 1
        else:
            states[level + 1] = states[level]
            apply(states[level + 1], move_lists[level, nexts[level]])
            nexts[level] += 1
            level += 1
            counts[level] = choices(states[level], move_lists[level], weights)
            nexts[level] = 0
    return ways


@rule
def choices(state: Record, moves: Moves, weights: Weights) -> int:
    """Whatever can come next, into `moves`; how many there are."""
    if to_move(state) == NATURE:
        return odds(state, moves, weights)
    return legal(state, moves)


def ways(compiled: Compiled, state: Record, depth: int) -> int:
    """The number of move sequences of a length from a position."""
    (count,) = compiled.entries(Entry(ways_from))
    edition = compiled.edition
    states = edition.game.state.batch(depth + 1)
    overwrite(states[0], state)
    room = max(edition.sizes.legal, edition.sizes.odds)
    lists = np.zeros((depth, room), np.int32)
    levels = np.zeros(depth, np.int64), np.zeros(depth, np.int64)
    return int(count(states, depth, lists, np.zeros(room, np.int64), *levels))


def ways_by_first_move(compiled: Compiled, state: Record, depth: int) -> dict[str, int]:
    """The same, split by the first move: where two programs differ, this says where to look."""
    edition = compiled.edition
    found: dict[str, int] = {}
    for move in every_move(edition, state):
        after = copied(state)
        edition.rules.apply(after, move)
        found[edition.write(state, move)] = ways(compiled, after, depth - 1) if depth > 1 else 1
    return found
