"""P3  Continents appear: how tiles are turned up, taken, placed and left over."""

from __future__ import annotations

from pangea.core.bits import bit, has
from pangea.core.kernel import rule
from pangea.games.planet.board.globe import ACROSS, EDGES, FACE_ACROSS, Face
from pangea.games.planet.board.tables import LEFTOVERS, NEW_ROUNDS, SLOTS, Tile
from pangea.games.planet.rules.regions import lay_regions, meet
from pangea.games.planet.state import NO_TILE, Phase, State


@rule
def show_tiles(state: State) -> None:
    """P3.1, P3.2  Ten rounds have new tiles, one after the other turned up; the last two those left over."""
    if state.round_now <= NEW_ROUNDS:
        state.phase = Phase.TURNING_UP
    else:
        lay_out_leftovers(state, int(state.round_now) - NEW_ROUNDS - 1)
        state.phase = Phase.PLACING


@rule
def lay_out_leftovers(state: State, pile: int) -> None:
    """P3.2  The pile of round 11 or 12, in the order in which its tiles were first turned up."""
    for slot in range(SLOTS):
        if state.leftover[pile, slot] != NO_TILE:
            state.open_tiles[state.on_table] = state.leftover[pile, slot]
            state.on_table += 1
            state.leftover[pile, slot] = NO_TILE


@rule
def may_be_revealed(state: State, tile: Tile) -> bool:
    """P2.1  Any tile that nobody has seen yet, as the piles were shuffled."""
    return state.phase == Phase.TURNING_UP and has(state.new_tiles, tile)


@rule
def reveal(state: State, tile: Tile) -> None:
    """P3.1  One of the round's five tiles is turned up."""
    state.new_tiles &= ~bit(tile)
    state.open_tiles[state.on_table] = tile
    state.on_table += 1
    if state.on_table == SLOTS:
        state.phase = Phase.PLACING


@rule
def lies_open(state: State, slot: int) -> bool:
    return slot < state.on_table


@rule
def is_bare(state: State, seat: int, face: Face) -> bool:
    return has(int(state.bare[seat]), face)


@rule
def may_be_placed(state: State, slot: int, face: Face) -> bool:
    """P3.1, P3.3  An open tile on a bare face of one's own planet, in any turn; covered faces stay."""
    return state.phase == Phase.PLACING and lies_open(state, slot) and is_bare(state, int(state.turn), face)


@rule
def take(state: State, slot: int) -> Tile:
    """The tile of a slot; those after it close up."""
    tile = Tile(int(state.open_tiles[slot]))
    for place in range(SLOTS - 1):
        state.open_tiles[place] = state.open_tiles[place + 1 if place >= slot else place]
    state.open_tiles[SLOTS - 1] = NO_TILE
    state.on_table -= 1
    return tile


@rule
def place(state: State, seat: int, tile: Tile, face: Face, turn: int) -> None:
    """P3.1  A tile on a face of a seat's planet: turned, its letter j lies at portion j + turn."""
    state.bare[seat] &= ~bit(face)
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
        state.open_tiles[slot] = NO_TILE
    state.on_table = 0
