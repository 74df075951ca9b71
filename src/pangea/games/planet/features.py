"""What a learner is shown of a game of Planet, from the view of one seat: numbers of about one."""

from __future__ import annotations

from pangea.core.bits import has
from pangea.core.contract import Features
from pangea.core.kernel import rule
from pangea.games.planet.board.content import ANIMALS, TILES
from pangea.games.planet.board.globe import EDGES, PORTIONS
from pangea.games.planet.board.tables import (
    CARDS,
    COLUMN,
    HABITAT_COUNT,
    LEFTOVERS,
    ROUNDS,
    SLOTS,
    TILE_HABITAT,
    every_animal,
    every_habitat,
    every_tile,
)
from pangea.games.planet.state import NO_TILE, SEATS, State

ANIMAL_FACTS = 2 + SEATS
NAMES = (
    ("habitats of each portion of each planet, mine first, then clockwise", SEATS * PORTIONS * HABITAT_COUNT),
    ("habitats of each portion of each open tile", SLOTS * EDGES * HABITAT_COUNT),
    (
        "habitats of each portion of each tile left over for the rounds 11 and 12",
        LEFTOVERS * SLOTS * EDGES * HABITAT_COUNT,
    ),
    ("tiles that nobody has seen yet", TILES),
    (
        "of each animal: is it due, how soon as a part of twelve rounds, whose is it, me first",
        ANIMALS * ANIMAL_FACTS,
    ),
    ("my habitat card: one of five", HABITAT_COUNT),
    ("which round it is: one of twelve", ROUNDS),
    ("seats in play, mine first, then clockwise", SEATS),
    ("whose turn it is, me first, then clockwise", SEATS),
    ("played without habitat cards; played with surprise animals", 2),
)
TWELVE = 12.0


@rule
def flag(fact: bool) -> float:
    return 1.0 if fact else 0.0


@rule
def show_tile(tile: int, out: Features, at: int) -> int:
    """The habitats of a tile's portions, or nothing; where the next number goes."""
    for edge in range(EDGES):
        for habitat in every_habitat():
            out[at] = flag(tile != NO_TILE and TILE_HABITAT[max(tile, 0), 0, edge] == habitat)
            at += 1
    return at


@rule
def show_planet(state: State, seat: int, out: Features, at: int) -> int:
    for portion in range(PORTIONS):
        for habitat in every_habitat():
            out[at] = flag(state.cover[seat, portion] == habitat)
            at += 1
    return at


@rule
def card_of(state: State, animal: int) -> int:
    """Where an animal lies, or lay before somebody got it; -1 if it was not seen yet."""
    for card in range(CARDS):
        if state.animal[card] == animal:
            return card
    return -1


@rule
def show_animal(state: State, animal: int, me: int, out: Features, at: int) -> int:
    card = max(card_of(state, animal), 0)
    is_known = state.animal[card] == animal
    is_due = is_known and has(int(state.waiting), card)
    out[at] = flag(is_due)
    out[at + 1] = max(COLUMN[state.surprise, card] - int(state.round_now), 0) / TWELVE if is_due else 0.0
    for step in range(SEATS):
        is_theirs = is_known and step < state.players and state.owner[card] == (me + step) % state.players
        out[at + 2 + step] = flag(is_theirs)
    return at + ANIMAL_FACTS


@rule
def features(state: State, seat: int, out: Features) -> None:
    me = max(seat, 0)
    at = 0
    for step in range(SEATS):
        at = show_planet(state, (me + step) % state.players if step < state.players else step, out, at)
    for slot in range(SLOTS):
        at = show_tile(int(state.open_tiles[slot]), out, at)
    for pile in range(LEFTOVERS):
        for slot in range(SLOTS):
            at = show_tile(int(state.leftover[pile, slot]), out, at)
    for tile in every_tile():
        out[at] = flag(has(state.new_tiles, tile))
        at += 1
    for animal in every_animal():
        at = show_animal(state, animal, me, out, at)
    for habitat in every_habitat():
        # Someone who only watches has no card.
        out[at] = flag(seat >= 0 and state.habitat[me] == habitat)
        at += 1
    for number in range(1, ROUNDS + 1):
        out[at] = flag(number == state.round_now)
        at += 1
    for step in range(SEATS):
        out[at] = flag(step < state.players)
        at += 1
    for step in range(SEATS):
        out[at] = flag(step < state.players and (me + step) % state.players == state.turn)
        at += 1
    out[at] = flag(state.beginners == 1)
    out[at + 1] = flag(state.surprise == 1)
