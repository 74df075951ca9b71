"""T1.2, T2.2, T11  The deck. It is never put in an order: any card not seen yet may come, each as likely.

A card is in the deck unless it was played or is in a hand. Part 1 lies on part 2, and the backs tell the
part.
"""

from __future__ import annotations

from pangea.core.kernel import rule
from pangea.games.trias.board import CARDS, CARDS_IN_PART, LARGE, SMALL, every_kind
from pangea.games.trias.state import NO_CARD, SEATS, Phase, State


@rule
def box_of(state: State) -> int:
    """T10  Two players take other tiles, cards and herds."""
    return SMALL if state.players == 2 else LARGE


@rule
def is_drawing(state: State) -> bool:
    """T3.1, T6.1  Does nature draw a card now, to be played or for a hand?"""
    to_be_played = state.phase == Phase.DRAWING
    return to_be_played or state.phase == Phase.REFILLING


@rule
def cards_left(state: State, part: int) -> int:
    """T11.1  How many cards of a part lie in the deck: everybody can count them."""
    count = CARDS_IN_PART[box_of(state), part]
    for kind in every_kind():
        count -= int(state.played[part, kind])
    for seat in range(SEATS):  # all seats of the game: in those that nobody plays there is no card
        count -= 1 if state.back[seat] == part + 1 else 0
    return count


@rule
def part_on_top(state: State) -> int:
    """T2.2  Part 1 lies on part 2."""
    return 0 if cards_left(state, 0) > 0 else 1


@rule
def copies_in_deck(state: State, part: int, kind: int) -> int:
    """How many cards of a kind lie in a part of the deck."""
    count = CARDS[box_of(state), part, kind] - int(state.played[part, kind])
    for seat in range(SEATS):
        is_of_this_kind = state.hand[seat] == kind
        count -= 1 if state.back[seat] == part + 1 and is_of_this_kind else 0
    return count


@rule
def take_card(state: State, seat: int, kind: int) -> None:
    """T2.3, T6.1  A card from the deck into a hand."""
    state.back[seat] = part_on_top(state) + 1
    state.hand[seat] = kind


@rule
def play_hand(state: State, seat: int) -> int:
    """T3.1  The card in hand is shown and played; its kind."""
    kind = int(state.hand[seat])
    state.played[int(state.back[seat]) - 1, kind] += 1
    state.hand[seat] = NO_CARD
    state.back[seat] = 0
    return kind


@rule
def play_top(state: State, kind: int) -> None:
    """T3.1, T6.2, T6.3  The top card is shown and played."""
    state.played[part_on_top(state), kind] += 1
