"""G2 to G4  The set-up, the turn and the end."""

from __future__ import annotations

from pangea.core.contract import PLAYING
from pangea.core.kernel import rule
from pangea.games.genesis.board import (
    IN_PLAY,
    ROWS,
    Space,
    bit,
    column_of,
    every_row,
    every_terrain,
    has,
    row_of,
)
from pangea.games.genesis.moves import ROLLED, WILD
from pangea.games.genesis.rules.areas import amid_two
from pangea.games.genesis.rules.scoring import entry, points_now
from pangea.games.genesis.state import NOT_ROLLED, State

EACH_TERRAIN = 13  # G1.2: tiles
NO_ROOM, NO_TILES = 1, 2
ENDINGS = ("playing", "no-room", "no-tiles")


# G2  The set-up


@rule
def river_matters(state: State) -> bool:
    """G2.1  With two players the spaces right of the river are not used."""
    return state.players == 2


@rule
def extent(state: State) -> int:
    """Which part of the board is in play: 0 left of the river, 1 all of it."""
    return 0 if river_matters(state) else 1


@rule
def lay_out_board(state: State) -> None:
    for row in every_row():
        state.free[row] = IN_PLAY[extent(state), row]
    state.room = 0
    look_for_room(state)


@rule
def hand_out_tiles(state: State) -> None:
    """G1.2, G2.2  Thirteen tiles of each terrain for every player."""
    for seat in range(state.players):
        for terrain in every_terrain():
            state.stock[seat, terrain] = EACH_TERRAIN


# G3  The turn


@rule
def is_rolled(state: State) -> bool:
    return bool(state.dice[0] != NOT_ROLLED)


@rule
def roll(state: State, number: int) -> None:
    """G3.1  The player rolls both dice."""
    state.dice[0] = ROLLED[number, 0]
    state.dice[1] = ROLLED[number, 1]


@rule
def is_free(state: State, space: Space) -> bool:
    """G3.2  In play, and no tile, volcano or tar pit there."""
    return has(state.free[row_of(space)], column_of(space))


@rule
def terrains_left(state: State, seat: int) -> int:
    """The terrains that a player still has tiles of."""
    terrains = 0
    for terrain in every_terrain():
        if state.stock[seat, terrain] > 0:
            terrains |= 1 << terrain
    return terrains


@rule
def is_free_choice(state: State, die: int) -> bool:
    """G3.3  A wild face, or a terrain that the player has no tile of: any terrain will do."""
    return die == WILD or state.stock[state.turn, die] == 0


@rule
def counts_for(state: State, terrain: int, die: int) -> bool:
    """G3.1, G3.3  Can a tile of this terrain be the one for this die?"""
    return die == terrain or is_free_choice(state, die)


@rule
def terrains_for(state: State, die: int) -> int:
    """G3.1, G3.3  The terrains that a tile for this die may be."""
    return terrains_left(state, state.turn) if is_free_choice(state, die) else 1 << die


@rule
def terrains_now(state: State) -> int:
    """G3.4, G3.5  A first tile may be of any terrain: it may be the only one. A second is as the dice say."""
    return int(state.second) if has_placed(state) else terrains_left(state, state.turn)


@rule
def has_placed(state: State) -> bool:
    """Is the first tile placed, and a second possible?"""
    return state.second != 0


@rule
def may_stop(state: State) -> bool:
    """G3.5  After a first tile: it was the single one."""
    return has_placed(state)


@rule
def may_place(state: State, terrain: int, space: Space) -> bool:
    return is_free(state, space) and has(terrains_now(state), terrain)


@rule
def put_tile(state: State, terrain: int, space: Space) -> None:
    """G3.2, G4.1  A tile onto a space; where it leaves no room, the game ends at that moment."""
    row, column = row_of(space), bit(column_of(space))
    state.free[row] &= ~column
    state.land[terrain, row] |= column
    state.kin[state.turn, row] |= column
    state.stock[state.turn, terrain] -= 1
    look_for_room(state)
    if not has_room(state):
        end_game(state, NO_ROOM)


@rule
def place_first(state: State, terrain: int, space: Space) -> None:
    """G3.5  The second tile: for each die that the first can have counted for, what the other asks for."""
    one, other = int(state.dice[0]), int(state.dice[1])
    is_for_one, is_for_other = counts_for(state, terrain, one), counts_for(state, terrain, other)
    put_tile(state, terrain, space)
    if state.ending != PLAYING:
        return
    # G3.3: what a die asks for is judged now, after the first tile.
    second = 0
    if is_for_one:
        second |= terrains_for(state, other)
    if is_for_other:
        second |= terrains_for(state, one)
    state.second = second
    if not has_placed(state):
        # G3.4: it counted for no die. G3.6: it was the last of all.
        end_turn(state)


@rule
def place_second(state: State, terrain: int, space: Space) -> None:
    put_tile(state, terrain, space)
    if state.ending == PLAYING:
        end_turn(state)


@rule
def end_turn(state: State) -> None:
    """G2.2, G3.6  The next player clockwise who has a tile left."""
    clear_dice(state)
    seat = int(state.turn)
    for _ in range(state.players):
        seat = seat + 1 if seat + 1 < state.players else 0
        if terrains_left(state, seat) != 0:
            state.turn = seat
            return
    end_game(state, NO_TILES)  # G4.2


@rule
def clear_dice(state: State) -> None:
    state.dice[0] = NOT_ROLLED
    state.dice[1] = NOT_ROLLED
    state.second = 0


# G4  The end


@rule
def row_has_room(state: State, row: int) -> bool:
    """G4.1  Of three connected spaces one has the two others beside it: is there such a space in this row?"""
    above = int(state.free[row - 1]) if row > 0 else 0
    below = int(state.free[row + 1]) if row + 1 < ROWS else 0
    return amid_two(int(state.free[row]), above, below) != 0


@rule
def look_for_room(state: State) -> None:
    """G4.1  Room never comes back, so whatever row has none is left behind for good."""
    while has_room(state) and not row_has_room(state, int(state.room)):
        state.room += 1


@rule
def has_room(state: State) -> bool:
    """G4.1  Are there still three free spaces connected side by side?"""
    return state.room < ROWS


@rule
def end_game(state: State, ending: int) -> None:
    state.ending = ending
    clear_dice(state)
    total = points_now(state)
    for seat in range(state.players):
        state.points[seat] = entry(total, seat)
