"""What a learner is shown of a game of Planet, from the view of one seat: numbers of about one."""

from __future__ import annotations

import numpy as np

from pangea.core.bits import bit, has, lowest, without_lowest
from pangea.core.contract import Feature, Features
from pangea.core.kernel import rule
from pangea.core.showing import clockwise, show_one, show_seats, show_set, steps_to
from pangea.games.planet.board.content import ANIMALS, TILES
from pangea.games.planet.board.globe import ALL_FACES, EDGES, PORTIONS
from pangea.games.planet.board.tables import (
    CARDS,
    COLUMN,
    HABITAT_COUNT,
    LEFTOVERS,
    ROUNDS,
    SLOTS,
    TILE_HABITAT,
)
from pangea.games.planet.state import NO_HABITAT, NO_SEAT, NO_TILE, SEATS, State

ANIMAL_FACTS = 2 + SEATS
FEATURES = (
    Feature(
        "planets",
        (SEATS, PORTIONS, HABITAT_COUNT),
        "habitats of each portion of each planet, mine first, then clockwise",
    ),
    Feature("open_tiles", (SLOTS, EDGES, HABITAT_COUNT), "habitats of each portion of each open tile"),
    Feature(
        "leftovers",
        (LEFTOVERS, SLOTS, EDGES, HABITAT_COUNT),
        "habitats of each portion of each tile left over for the rounds 11 and 12",
    ),
    Feature("unseen", (TILES,), "tiles that nobody has seen yet"),
    Feature(
        "animals",
        (ANIMALS, ANIMAL_FACTS),
        "of each animal: is it due, how soon as a part of twelve rounds, whose is it, me first",
    ),
    Feature("my_habitat", (HABITAT_COUNT,), "my habitat card: one of five"),
    Feature("round", (ROUNDS,), "which round it is: one of twelve"),
    Feature("seats", (SEATS,), "seats in play, mine first, then clockwise"),
    Feature("turn", (SEATS,), "whose turn it is, me first, then clockwise"),
    Feature("options", (2,), "played without habitat cards; played with surprise animals"),
)
TWELVE = np.float32(12)


@rule
def show_tile(tile: int, out: Features, at: int) -> int:
    """The habitats of a tile's portions, or nothing; where the next number goes."""
    if tile != NO_TILE:
        for edge in range(EDGES):
            out[at + edge * HABITAT_COUNT + int(TILE_HABITAT[tile, 0, edge])] = np.float32(1)
    return at + EDGES * HABITAT_COUNT


@rule
def show_planet(state: State, seat: int, out: Features, at: int) -> None:
    """The habitats of the faces that are covered."""
    covered = ALL_FACES & ~int(state.bare[seat])
    while covered != 0:
        first = lowest(covered) * EDGES
        for portion in range(first, first + EDGES):
            out[at + portion * HABITAT_COUNT + int(state.cover[seat, portion])] = np.float32(1)
        covered = without_lowest(covered)


@rule
def show_animals(state: State, me: int, out: Features, at: int) -> int:
    """Of each animal whether and when it is due, and whose it is; nothing of those that nobody has seen."""
    for card in range(CARDS):
        if state.animal[card] >= 0:
            show_animal(state, card, me, out, at + int(state.animal[card]) * ANIMAL_FACTS)
    return at + ANIMALS * ANIMAL_FACTS


@rule
def show_animal(state: State, card: int, me: int, out: Features, at: int) -> None:
    if has(int(state.waiting), card):
        out[at] = np.float32(1)
        out[at + 1] = np.float32(max(COLUMN[state.surprise, card] - int(state.round_now), 0)) / TWELVE
    owner = int(state.owner[card])
    if owner != NO_SEAT:
        out[at + 2 + steps_to(owner, me, int(state.players))] = np.float32(1)


@rule
def features(state: State, seat: int, out: Features) -> None:
    me, players = max(seat, 0), int(state.players)
    # Most of it is 0, so all of it is at first: that is quicker than to look at each number.
    for number in range(out.size):
        out[number] = np.float32(0)
    for step in range(players):
        show_planet(state, clockwise(me, step, players), out, step * PORTIONS * HABITAT_COUNT)
    at = SEATS * PORTIONS * HABITAT_COUNT
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
    out[at] = np.float32(state.beginners)
    out[at + 1] = np.float32(state.surprise)
