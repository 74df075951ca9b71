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
    if tile != NO_TILE:
        for edge in range(EDGES):
            out[at + edge * HABITAT_COUNT + int(TILE_HABITAT[tile, 0, edge])] = 1.0
    return at + EDGES * HABITAT_COUNT


@rule
def show_planet(state: State, seat: int, out: Features, at: int) -> int:
    for portion in range(PORTIONS):
        if state.cover[seat, portion] >= 0:
            out[at + portion * HABITAT_COUNT + int(state.cover[seat, portion])] = 1.0
    return at + PORTIONS * HABITAT_COUNT


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
        out[at] = 1.0
        out[at + 1] = max(COLUMN[state.surprise, card] - int(state.round_now), 0) / TWELVE
    for step in range(int(state.players)):
        out[at + 2 + step] = flag(state.owner[card] == (me + step) % state.players)


@rule
def features(state: State, seat: int, out: Features) -> None:
    me = max(seat, 0)
    # Most of it is 0, so all of it is at first: that is quicker than to look at each number.
    for number in range(out.size):
        out[number] = 0.0
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
    at = show_animals(state, me, out, at)
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
