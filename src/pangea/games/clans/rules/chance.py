"""C2, C8  What is drawn: huts and cards, moves at random, and the cards that a seat cannot see."""

from __future__ import annotations

import numpy as np

from pangea.core.beliefs import fit_of
from pangea.core.bits import count_of_three, nth_of_three
from pangea.core.chance import Random, any_of, below, deal_unseen
from pangea.core.contract import NATURE, PLAYING, Belief, Moves, Weights
from pangea.core.kernel import rule
from pangea.games.clans.board import (
    CLANS,
    Border,
    Clan,
    Territory,
    bare_of_region,
    every_clan,
    region_of,
)
from pangea.games.clans.moves import crossing, dealing, founding, laying
from pangea.games.clans.rules.moving import may_cross
from pangea.games.clans.rules.setup import (
    huts_are_laid,
    is_set_up,
    may_be_dealt,
    may_be_laid,
    next_place,
    next_seat,
)
from pangea.games.clans.rules.turn import to_move
from pangea.games.clans.state import State

MISSING = np.array(  # MISSING[clans, n]: the n-th of the clans that are not in the set
    [([clan for clan in range(CLANS) if not clans >> clan & 1] + [0] * 8)[:8] for clans in range(1 << CLANS)],
    np.int64,
)


@rule
def odds(state: State, moves: Moves, weights: Weights) -> int:
    """C2.1, C2.2  Every hut and every card that may come next is equally likely."""
    count = 0
    if to_move(state) != NATURE:
        return count
    for clan in every_clan():
        if not huts_are_laid(state):
            if not may_be_laid(state, next_place(state), clan):
                continue
            moves[count] = laying(next_place(state), clan)
        else:
            if not may_be_dealt(state, next_seat(state), clan):
                continue
            moves[count] = dealing(next_seat(state), clan)
        weights[count] = 1
        count += 1
    return count


@rule
def pick(state: State, random: Random) -> int:
    """Each is as likely as the others. What turns out not to be a move is drawn again."""
    if not huts_are_laid(state):
        return laying(next_place(state), any_hut(state, random))
    if not is_set_up(state):
        clan = any_clan(random)
        while not may_be_dealt(state, next_seat(state), clan):
            clan = any_clan(random)
        return dealing(next_seat(state), clan)
    if state.founding != 0:
        return founding(Territory(any_of(state.founding, random)))
    border = any_border(state, random)
    while not may_cross(state, border):
        border = any_border(state, random)
    return crossing(border)


@rule
def any_hut(state: State, random: Random) -> Clan:
    """C2.1  A hut for the next territory, of one of the clans that have none in its region."""
    territory = next_place(state)
    clans = int(state.laid[region_of(territory)]) & 31
    return MISSING[clans, below(random, bare_of_region(territory)) & 7]


@rule
def any_border(state: State, random: Random) -> Border:
    """A border between two groups, one way or the other; one of them may be too large to cross it."""
    first, second, third = state.contacts
    way = below(random, 2 * count_of_three(first, second, third))
    return Border(2 * nth_of_three(first, second, third, way >> 1) + (way & 1))


@rule
def any_clan(random: Random) -> Clan:
    return Clan(below(random, CLANS))


@rule
def imagine(state: State, seat: int, random: Random) -> None:
    """C8.1  The cards of the other seats: any clans but one's own, each deal as likely as the others."""
    if state.ending != PLAYING:
        return  # the cards lie open
    deal_unseen(state.clan, next_seat(state), CLANS, seat, random)


@rule
def credence(state: State, seat: int, belief: Belief) -> float:
    """C8.1  The others' cards, by what their moves told."""
    return fit_of(state.clan, state.players, CLANS, seat, belief)


@rule
def secret(state: State, seat: int) -> int:
    """C8.1  The clan that a seat plays for."""
    return int(state.clan[seat])
