"""P2  The set-up: bare planets, animals under the rounds, a habitat card for everybody."""

from __future__ import annotations

from pangea.core.bits import bit, has
from pangea.core.contract import Options
from pangea.core.kernel import rule
from pangea.games.planet.board.content import ANIMALS, TILES
from pangea.games.planet.board.globe import ALL_FACES, PORTIONS
from pangea.games.planet.board.tables import CARDS, COLUMN, LEFTOVERS, OPEN_AT_FIRST, SLOTS, Animal, Habitat
from pangea.games.planet.rules.continents import show_tiles
from pangea.games.planet.state import (
    ANIMALS_OPTION,
    NO_ANIMAL,
    NO_HABITAT,
    NO_SEAT,
    NO_TILE,
    RULES_OPTION,
    SEATS,
    Phase,
    State,
)


@rule
def setup(state: State, players: int, options: Options) -> None:
    """P1.1, P2  Bare planets, everything shuffled and face down, seat 0 first."""
    state.players = players
    state.beginners = options[RULES_OPTION]
    state.surprise = options[ANIMALS_OPTION]
    state.round_now = 1
    state.new_tiles = bit(TILES) - 1
    state.new_animals = bit(ANIMALS) - 1
    for slot in range(SLOTS):
        state.open_tiles[slot] = NO_TILE
        for pile in range(LEFTOVERS):
            state.leftover[pile, slot] = NO_TILE
    for card in range(CARDS):
        state.animal[card] = NO_ANIMAL
        state.owner[card] = NO_SEAT
    for seat in range(SEATS):
        state.habitat[seat] = NO_HABITAT
        state.bare[seat] = ALL_FACES if seat < players else 0
        for portion in range(PORTIONS):
            state.cover[seat, portion] = NO_HABITAT


@rule
def is_set_up(state: State) -> bool:
    """Do all cards lie that are laid before the first round?"""
    return state.shown >= OPEN_AT_FIRST[state.surprise]


@rule
def next_card(state: State) -> int:
    """P2.2, P6.2  The place for the next animal: first the open ones by round, then those turned up."""
    shown = int(state.shown)
    if state.surprise == 0:
        return shown
    return 2 * shown if shown < CARDS // 2 else 2 * (shown - CARDS // 2) + 1


@rule
def column_of(state: State, card: int) -> int:
    """P2.2  The round that a card lies under at first."""
    return COLUMN[state.surprise, card]


@rule
def may_be_laid(state: State, column: int, animal: Animal) -> bool:
    """P2.2, P6.2  For the next place, an animal that nobody has seen yet."""
    return (
        state.phase == Phase.LAYING
        and column == column_of(state, next_card(state))
        and has(state.new_animals, animal)
    )


@rule
def lay_animal(state: State, animal: Animal) -> None:
    card = next_card(state)
    state.animal[card] = animal
    state.waiting |= 1 << card
    state.new_animals &= ~bit(animal)
    state.shown += 1
    if state.round_now > 1:
        show_tiles(state)  # P6.2: one animal was turned up after a round
    elif is_set_up(state):
        deal_habitats(state)


@rule
def deal_habitats(state: State) -> None:
    """P2.3, P6.1  Everybody gets a habitat card; beginners play without."""
    if state.beginners == 1:
        show_tiles(state)
    else:
        state.phase = Phase.DEALING


@rule
def may_be_dealt(state: State, seat: int, habitat: Habitat) -> bool:
    """P2.3  Seat by seat, one of the cards that are left."""
    if state.phase != Phase.DEALING or seat != state.dealt:
        return False
    for other in range(seat):
        if state.habitat[other] == habitat:
            return False
    return True


@rule
def deal_habitat(state: State, seat: int, habitat: Habitat) -> None:
    state.habitat[seat] = habitat
    state.dealt += 1
    if state.dealt == state.players:
        show_tiles(state)
