"""P4.1 to P4.4  How the planets compare for an animal, step by step as people do it: for the telling.

Who gets an animal is decided in `life`, by one number for each planet; here it is said by which region, and
by how much.
"""

from __future__ import annotations

from typing import NamedTuple

from pangea.core.bits import bit, has, is_one, lowest
from pangea.core.kernel import rule
from pangea.games.planet.board.tables import KIND, LIKES, MOST, OTHER, ROUNDS
from pangea.games.planet.rules.life import DIGIT, FIRST, SECOND, suitability
from pangea.games.planet.rules.setup import column_of
from pangea.games.planet.state import NO_ANIMAL, NO_SEAT, State

WEIGHTS = (FIRST, SECOND, 1)
"""Of the largest region, of the second and of the third, in the number that says how a planet suits."""


class Comparison(NamedTuple):
    """Who is best, by which region, and by how much."""

    home: int
    """The seat that gets the animal, or NO_SEAT."""
    step: int
    """Which region decided: 1 the largest, 2 the second, 3 the third; for a tie the last one looked at."""
    best: int
    """The best that anybody has at that step."""
    next_best: int
    """The best of the others; of equals, the same."""
    tied: int
    """The largest region of those who are or were tied, or the winner's; 0 if no planet can take it."""


@rule
def is_waiting(state: State, card: int) -> bool:
    """Does the card lie open, not decided yet?"""
    return has(int(state.waiting), card)


@rule
def is_decided(state: State, card: int) -> bool:
    return state.animal[card] != NO_ANIMAL and not is_waiting(state, card)


@rule
def round_of(state: State, card: int) -> int:
    """P2.2, P4.3  The round that a card is decided in, or was; if nobody can say any more, its own.

    One that waits lies under its own round, or has moved on to the present one.
    """
    if is_waiting(state, card):
        return max(column_of(state, card), int(state.round_now))
    return int(state.given_in[card]) if state.given_in[card] > 0 else column_of(state, card)


@rule
def suits_of(state: State, card: int, seat: int) -> int:
    """P4.1  How well a planet suits the animal of a card: now, or when it was decided."""
    if not is_waiting(state, card):
        return int(state.suits[card, seat])
    animal = state.animal[card]
    return suitability(state, seat, LIKES[animal], KIND[animal], OTHER[animal])


@rule
def compared(state: State, card: int, number: int) -> Comparison:
    """P4.3, P4.4  In the round of this number: whoever is behind, or has none, drops out."""
    steps = len(WEIGHTS) if number == ROUNDS and KIND[state.animal[card]] != MOST else 1
    left = (1 << int(state.players)) - 1
    step, best, next_best, tied = 0, 0, 0, 0
    while step < steps and left != 0 and not is_one(left):
        leaders, best, next_best = 0, 0, 0
        for seat in range(state.players):
            size = suits_of(state, card, seat) // WEIGHTS[step] % DIGIT if has(left, seat) else 0
            if size > best:
                leaders, best, next_best = bit(seat), size, best
            elif size == best and size > 0:
                leaders, next_best = leaders | bit(seat), size
            else:
                next_best = max(next_best, size)
        left = leaders
        step += 1
        tied = best if step == 1 else tied
    home = lowest(left) if is_one(left) else NO_SEAT
    return Comparison(home, step, best, next_best, tied)
