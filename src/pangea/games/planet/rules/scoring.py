"""P5, P6.1  What everything is worth at the end, and who wins."""

from __future__ import annotations

from pangea.core.contract import Flags, Points
from pangea.core.kernel import rule
from pangea.core.scoring import compare_seat
from pangea.games.planet.board.globe import PORTIONS
from pangea.games.planet.board.tables import BORDER, CARD_POINTS, CARDS
from pangea.games.planet.state import NO_HABITAT, State


@rule
def portions_of(state: State, seat: int, habitat: int) -> int:
    portions = 0
    for portion in range(PORTIONS):
        if state.cover[seat, portion] == habitat:
            portions += 1
    return portions


@rule
def habitat_points(state: State, seat: int) -> int:
    """P5.1  What the habitat card gives for the portions of its habitat on one's own planet."""
    habitat = int(state.habitat[seat])
    if habitat == NO_HABITAT:
        return 0
    return CARD_POINTS[habitat, portions_of(state, seat, habitat)]


@rule
def animal_points(state: State, seat: int, habitat: int) -> int:
    """P5.2, P6.1  An animal of the habitat on one's card gives 1 point, any other 2; for beginners, all 1."""
    return 1 if state.beginners == 1 or habitat == state.habitat[seat] else 2


@rule
def animals_of(state: State, seat: int) -> int:
    animals = 0
    for card in range(CARDS):
        if state.owner[card] == seat:
            animals += 1
    return animals


@rule
def total_of(state: State, seat: int) -> int:
    """P5.1, P5.2  The habitat card and the animals."""
    total = habitat_points(state, seat)
    for card in range(CARDS):
        if state.owner[card] == seat:
            total += animal_points(state, seat, BORDER[state.animal[card]])
    return total


@rule
def rank_of(state: State, seat: int) -> int:
    """P5.3  Most points; among equals, most animals."""
    return total_of(state, seat) * (CARDS + 1) + animals_of(state, seat)


@rule
def points(state: State, out: Points) -> None:
    for seat in range(state.players):
        out[seat] = total_of(state, seat)


@rule
def winners(state: State, out: Flags) -> None:
    """P5.3  Most points, then most animals; those still tied all win."""
    best = 0
    for seat in range(state.players):
        best = compare_seat(seat, rank_of(state, seat), best, out)
