"""C3  The move: all huts of a territory join their neighbours."""

from __future__ import annotations

import numpy as np

from pangea.core.bits import SIXTY, bit, count_of, lowest, without_lowest
from pangea.core.kernel import rule
from pangea.core.long_sets import Members, drop_member
from pangea.games.clans.board import (
    BOTH_ENDS,
    PAIR_SETS,
    PAIRS_OF,
    Border,
    Territory,
    border_from,
    every_clan,
    every_territory,
    source_of,
    target_of,
)
from pangea.games.clans.state import State

IMMOVABLE = 7  # C3.2: huts in a group that no longer moves
FOURS = SIXTY // 4
BOTH_WAYS = np.array([sum(3 << 2 * n for n in range(4) if pairs >> n & 1) for pairs in range(16)], np.uint8)
"""BOTH_WAYS[pairs]: of four pairs of neighbours, the borders one way and the other, of those in a set."""


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
def add_crossings(state: State, members: Members) -> int:
    """C3.1 to C3.3  Every border that may be crossed, into an empty set; how many there are."""
    count = 0
    for part in range(PAIR_SETS):
        pairs = int(state.contacts[part])
        count += 2 * count_of(pairs)
        for four in range(FOURS):
            members[part * FOURS + four] = BOTH_WAYS[(pairs >> 4 * four) & 15]
    large = large_groups(state)
    while large != 0:
        count -= drop_those_of_a_large_group(state, Territory(lowest(large)), members)
        large = without_lowest(large)
    return count


@rule
def large_groups(state: State) -> int:
    large = 0
    for territory in every_territory():
        if not can_move(state.group[territory]):
            large |= bit(territory)
    return large


@rule
def drop_those_of_a_large_group(state: State, source: Territory, members: Members) -> int:
    """C3.2, C3.3  The borders to other groups that it may not cross; how many there are."""
    count = 0
    for part in range(PAIR_SETS):
        pairs = state.contacts[part] & PAIRS_OF[source, part]
        while pairs != 0:
            border = border_from(source, part * SIXTY + lowest(pairs))
            if not may_cross(state, border):
                drop_member(members, border)
                count += 1
            pairs = without_lowest(pairs)
    return count


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
