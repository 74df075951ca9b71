"""C3  The move: all huts of a territory join their neighbours."""

from __future__ import annotations

from pangea.core.bits import bit
from pangea.core.kernel import rule
from pangea.games.clans.board import (
    BOTH_ENDS,
    PAIR_SETS,
    PAIRS_OF,
    Border,
    Territory,
    every_clan,
    source_of,
    target_of,
)
from pangea.games.clans.state import State

IMMOVABLE = 7  # C3.2: huts in a group that no longer moves


@rule
def can_move(huts: int) -> bool:
    """C3.2  A group of 7 or more can't."""
    return huts < IMMOVABLE


@rule
def may_join(huts: int, others: int) -> bool:
    """C3.3  Of two groups of 7 or more the smaller may join the larger; of equal ones, either the other."""
    return others >= IMMOVABLE and huts <= others


@rule
def may_cross(state: State, border: Border) -> bool:
    """C3.1  All huts of a territory, into a neighbouring one that is not empty."""
    if BOTH_ENDS[border] & state.settled != BOTH_ENDS[border]:
        return False
    huts = state.group[source_of(border)]
    return can_move(huts) or may_join(huts, state.group[target_of(border)])


@rule
def any_move_is_possible(state: State) -> bool:
    """C7.2  Of two neighbouring groups one can always move."""
    return state.contacts[0] | state.contacts[1] | state.contacts[2] != 0


@rule
def move_huts(state: State, source: Territory, target: Territory) -> None:
    for clan in every_clan():
        state.huts[target, clan] += state.huts[source, clan]
        state.huts[source, clan] = 0
    state.group[target] += state.group[source]
    state.group[source] = 0
    state.settled &= ~bit(source)
    for part in range(PAIR_SETS):
        state.contacts[part] &= ~PAIRS_OF[source, part]
