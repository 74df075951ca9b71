"""What a learner is shown of a game of Planet, from the view of one seat: whole numbers, each in its unit."""

from __future__ import annotations

from pangea.core.bits import bit, has
from pangea.core.contract import Feature, Features
from pangea.core.kernel import rule
from pangea.core.showing import NOT_NEGATIVE, clockwise, show_one, show_seats, show_set, steps_to
from pangea.games.planet.board.content import ANIMALS, TILES
from pangea.games.planet.board.globe import EDGES, PORTIONS
from pangea.games.planet.board.tables import (
    CARDS,
    COLUMN,
    HABITAT_COUNT,
    LEFTOVERS,
    ROUNDS,
    SLOTS,
    TILE_SHOWN,
)
from pangea.games.planet.state import NO_HABITAT, NO_SEAT, NO_TILE, SEATS, State

FEATURES = (
    Feature(
        "planets",
        (SEATS, HABITAT_COUNT, PORTIONS),
        "which portions of each planet are of each habitat, mine first, then clockwise",
    ),
    Feature("open_tiles", (SLOTS, EDGES, HABITAT_COUNT), "habitats of each portion of each open tile"),
    Feature(
        "leftovers",
        (LEFTOVERS, SLOTS, EDGES, HABITAT_COUNT),
        "habitats of each portion of each tile left over for the rounds 11 and 12",
    ),
    Feature("unseen", (TILES,), "tiles that nobody has seen yet"),
    Feature("due", (ANIMALS,), "animals that are still to be awarded, of those that were seen"),
    Feature("soon", (ANIMALS,), "in how many rounds they are due, twelve rounds are 1", ROUNDS),
    Feature("owners", (ANIMALS, SEATS), "whose each animal is: me first, then clockwise"),
    Feature("my_habitat", (HABITAT_COUNT,), "my habitat card: one of five"),
    Feature("round", (ROUNDS,), "which round it is: one of twelve"),
    Feature("seats", (SEATS,), "seats in play, mine first, then clockwise"),
    Feature("turn", (SEATS,), "whose turn it is, me first, then clockwise"),
    Feature("options", (2,), "played without habitat cards; played with surprise animals"),
)
ANIMAL_FACTS = 2 + SEATS
"""Numbers about an animal: is it due, how soon, and whose is it?"""


@rule
def show_nothing(size: int, out: Features, at: int) -> int:
    """So many zeros; where the next number goes."""
    first = at & NOT_NEGATIVE
    for number in range(size):
        out[first + number] = 0
    return at + size


@rule
def show_tile(tile: int, out: Features, at: int) -> int:
    """The habitats of a tile's portions, or nothing; where the next number goes."""
    return show_set(TILE_SHOWN[tile] if tile != NO_TILE else 0, EDGES * HABITAT_COUNT, out, at)


@rule
def show_planet(state: State, seat: int, out: Features, at: int) -> int:
    """The portions of each habitat; where the next number goes."""
    first = at & NOT_NEGATIVE
    for portion in range(PORTIONS):
        for habitat in range(HABITAT_COUNT):
            is_it = state.cover[seat, portion] == habitat
            out[first + habitat * PORTIONS + portion] = 1 if is_it else 0
    return at + HABITAT_COUNT * PORTIONS


@rule
def show_animals(state: State, me: int, out: Features, at: int) -> int:
    """Of each animal whether and when it is due, and whose it is; nothing of those that nobody has seen."""
    end = show_nothing(ANIMALS * ANIMAL_FACTS, out, at)
    for card in range(CARDS):
        if state.animal[card] >= 0:
            show_animal(state, card, me, out, at)
    return end


@rule
def show_animal(state: State, card: int, me: int, out: Features, at: int) -> None:
    animal, owner = int(state.animal[card]), int(state.owner[card])
    if has(int(state.waiting), card):
        out[at + animal] = 1
        out[at + ANIMALS + animal] = max(COLUMN[state.surprise, card] - int(state.round_now), 0)
    if owner != NO_SEAT:
        out[at + 2 * ANIMALS + animal * SEATS + steps_to(owner, me, int(state.players))] = 1


@rule
def features(state: State, seat: int, out: Features) -> None:
    me, players = max(seat, 0), int(state.players)
    at = 0
    for step in range(players):
        at = show_planet(state, clockwise(me, step, players), out, at)
    at = show_nothing((SEATS - players) * PORTIONS * HABITAT_COUNT, out, at)
    for slot in range(SLOTS):
        at = show_tile(int(state.open_tiles[slot]), out, at)
    for pile in range(LEFTOVERS):
        for slot in range(SLOTS):
            at = show_tile(int(state.leftover[pile, slot]), out, at)
    at = show_set(state.new_tiles, TILES, out, at)
    at = show_animals(state, me, out, at)
    # Someone who only watches has no card.
    at = show_one(int(state.habitat[me]) if seat >= 0 else NO_HABITAT, HABITAT_COUNT, out, at)
    at = show_set(bit(state.round_now) >> 1, ROUNDS, out, at)
    at = show_seats(players, int(state.turn), me, out, at)
    out[at] = state.beginners
    out[at + 1] = state.surprise
