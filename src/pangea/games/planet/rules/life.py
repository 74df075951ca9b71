"""P4  How well a planet suits an animal, and who gets it."""

from __future__ import annotations

from pangea.core.bits import bit, count_of, has, lowest, without_lowest
from pangea.core.kernel import rule
from pangea.games.planet.board.tables import (
    DUE_BY,
    FIRST_LIFE,
    KIND,
    LIKES,
    MOST,
    OTHER,
    ROUNDS,
    TOUCHING,
    Habitat,
)
from pangea.games.planet.state import NO_SEAT, State

# How well a planet suits an animal is one number: the sizes of its three best regions, digits of base 64.
# So the larger number is the better planet, with all tie-breaks of P4.4; and what counts before round 12
# is the first digit. For "most regions" the first digit is their number.
FIRST, SECOND, DIGIT = 64 * 64, 64, 64


@rule
def best_three(state: State, seat: int, heads: int) -> int:
    """P4.1, P4.4  The three largest of some regions."""
    first, second, third = 0, 0, 0
    while heads != 0:
        portions = int(state.extent[seat, lowest(heads)])
        heads = without_lowest(heads)
        # Each of the three passes the smaller number on. No branch: this is the busiest loop of the game.
        first, portions = max(first, portions), min(first, portions)
        second, portions = max(second, portions), min(second, portions)
        third = max(third, portions)
    return first * FIRST + second * SECOND + third


@rule
def suitability(state: State, seat: int, habitat: Habitat, kind: int, other: Habitat) -> int:
    """P4.1, P4.2  How well a planet suits an animal of this liking; 0 if the animal can't live there."""
    heads = state.heads[seat, habitat]
    if kind == MOST:
        return count_of(heads) * FIRST
    touching = state.touching[seat, other]
    return best_three(state, seat, heads & touching if kind == TOUCHING else heads & ~touching)


@rule
def counted(state: State, suits: int) -> int:
    """P4.3, P4.4  Second and third regions count in the last round alone."""
    return suits if state.round_now == ROUNDS else suits // FIRST


@rule
def weigh(state: State, card: int) -> None:
    """P4.1  How well each planet suits the animal of a card, side by side."""
    animal = state.animal[card]
    for seat in range(state.players):
        state.suits[card, seat] = suitability(state, seat, LIKES[animal], KIND[animal], OTHER[animal])


@rule
def best_home(state: State, card: int) -> int:
    """P4.1 to P4.4  The seat whose planet suits the animal better than all others, or NO_SEAT."""
    best = 0
    home = NO_SEAT
    for seat in range(state.players):
        suits = counted(state, int(state.suits[card, seat]))
        if suits > best:
            best = suits
            home = seat
        elif suits == best:
            home = NO_SEAT
    return home


@rule
def is_due(state: State, card: int) -> bool:
    """P4.1, P4.3  Does the card lie under this round, or has it moved on to it from an earlier one?"""
    return has(cards_due(state), card)


@rule
def cards_due(state: State) -> int:
    return int(state.waiting) & DUE_BY[state.surprise, state.round_now]


@rule
def life_appears(state: State) -> None:
    """P4.1  Every animal of the round goes to the planet that suits it best."""
    if state.round_now < FIRST_LIFE:
        return
    due = cards_due(state)
    while due != 0:
        card = lowest(due)
        due = without_lowest(due)
        weigh(state, card)
        home = best_home(state, card)
        if home != NO_SEAT or state.round_now == ROUNDS:
            settle(state, card, home)
        else:
            move_on(state, card)


@rule
def settle(state: State, card: int, home: int) -> None:
    """P4.1, P4.4  The card goes to a seat, or after the last round to nobody."""
    state.waiting &= ~bit(card)
    state.owner[card] = home
    state.given_in[card] = state.round_now


@rule
def move_on(state: State, card: int) -> None:
    """P4.3  The card stays undecided and is due again in the next round; planets are compared anew."""
    for seat in range(state.players):
        state.suits[card, seat] = 0
