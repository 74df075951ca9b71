"""P2 and P3: the set-up, and how tiles are turned up, taken, placed and left over."""

from __future__ import annotations

from pangea.core.kernel import rule
from pangea.games.planet.board import (
    CARDS,
    COLUMN,
    LEFTOVERS,
    NEW_ROUNDS,
    NONE,
    OPEN_AT_FIRST,
    SLOTS,
    Animal,
    Habitat,
    Tile,
)
from pangea.games.planet.board.globe import ACROSS, EDGES, FACE_ACROSS, Face, bit, has
from pangea.games.planet.rules.regions import lay_regions, meet
from pangea.games.planet.state import DEALING, LAYING, PLACING, TURNING_UP, State

# P2  The set-up


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
        state.phase == LAYING
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
        state.phase = DEALING


@rule
def may_be_dealt(state: State, seat: int, habitat: Habitat) -> bool:
    """P2.3  Seat by seat, one of the cards that are left."""
    if state.phase != DEALING or seat != state.dealt:
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


# P3  The round: continents appear


@rule
def show_tiles(state: State) -> None:
    """P3.1, P3.2  Ten rounds have new tiles, one after the other turned up; the last two those left over."""
    if state.round_now <= NEW_ROUNDS:
        state.phase = TURNING_UP
    else:
        lay_out_leftovers(state, int(state.round_now) - NEW_ROUNDS - 1)
        state.phase = PLACING


@rule
def lay_out_leftovers(state: State, pile: int) -> None:
    """P3.2  The pile of round 11 or 12, in the order in which its tiles were first turned up."""
    for slot in range(SLOTS):
        if state.leftover[pile, slot] != NONE:
            state.open_tiles[state.on_table] = state.leftover[pile, slot]
            state.on_table += 1
            state.leftover[pile, slot] = NONE


@rule
def may_be_revealed(state: State, tile: Tile) -> bool:
    """P2.1  Any tile that nobody has seen yet, as the piles were shuffled."""
    return state.phase == TURNING_UP and has(state.new_tiles, tile)


@rule
def reveal(state: State, tile: Tile) -> None:
    """P3.1  One of the round's five tiles is turned up."""
    state.new_tiles &= ~bit(tile)
    state.open_tiles[state.on_table] = tile
    state.on_table += 1
    if state.on_table == SLOTS:
        state.phase = PLACING


@rule
def lies_open(state: State, slot: int) -> bool:
    return slot < state.on_table


@rule
def is_bare(state: State, seat: int, face: Face) -> bool:
    return has(int(state.bare[seat]), face)


@rule
def may_be_placed(state: State, slot: int, face: Face) -> bool:
    """P3.1, P3.3  An open tile on a bare face of the own planet, in any turn; what lies there stays."""
    return state.phase == PLACING and lies_open(state, slot) and is_bare(state, int(state.turn), face)


@rule
def take(state: State, slot: int) -> Tile:
    """The tile of a slot; those after it close up."""
    tile = int(state.open_tiles[slot])
    for place in range(SLOTS - 1):
        state.open_tiles[place] = state.open_tiles[place + 1 if place >= slot else place]
    state.open_tiles[SLOTS - 1] = NONE
    state.on_table -= 1
    return tile  # type: ignore[return-value]


@rule
def place(state: State, seat: int, tile: Tile, face: Face, turn: int) -> None:
    """P3.1  A tile on a face of a seat's planet: turned, its letter j lies at portion j + turn."""
    state.bare[seat] &= ~(1 << face)
    lay_regions(state, seat, tile, face, turn)
    for edge in range(EDGES):
        if not is_bare(state, seat, FACE_ACROSS[face, edge]):
            meet(state, seat, face * EDGES + edge, ACROSS[face, edge])


@rule
def clear_table(state: State) -> None:
    """P3.2  What is left over goes to the pile of round 11, then to that of 12, then out of the game."""
    for slot in range(state.on_table):
        if state.put_aside < LEFTOVERS * SLOTS:
            aside = int(state.put_aside)
            state.leftover[aside // SLOTS, aside % SLOTS] = state.open_tiles[slot]
            state.put_aside += 1
        state.open_tiles[slot] = NONE
    state.on_table = 0
