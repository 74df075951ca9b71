"""G3, G4  The turn and the end."""

from __future__ import annotations

from pangea.core.bits import bit, count_of, has, lowest, without_lowest
from pangea.core.contract import NATURE, OVER, PLAYING, Moves
from pangea.core.kernel import rule
from pangea.core.long_sets import Members, add_member, add_members, clear
from pangea.core.record import Counts
from pangea.games.genesis.board import COLUMNS, ROWS, Space, column_of, every_terrain, row_of
from pangea.games.genesis.moves import (
    ROLLED,
    STOP,
    WILD,
    places_tile,
    placing,
    roll_in,
    space_in,
    stops,
    terrain_in,
)
from pangea.games.genesis.rules.areas import amid_two
from pangea.games.genesis.rules.scoring import entry, points_now
from pangea.games.genesis.state import NO_ROLL, NO_ROOM, NO_TILES, State

NO_TILE = -1
"""The terrain and the seat of a tile where none lies."""


# G3  The turn


@rule
def to_move(state: State) -> int:
    if state.ending != PLAYING:
        return OVER
    return int(state.turn) if is_rolled(state) else NATURE


@rule
def legal(state: State, moves: Moves) -> int:
    """G3  Every terrain that may be placed now, on every free space; after a first tile, stopping too."""
    count = 0
    if to_move(state) < 0:
        return count
    terrains = terrains_now(state)
    for terrain in every_terrain():
        if has(terrains, terrain):
            for row in range(ROWS):
                free = int(state.free[row])
                while free != 0:
                    moves[count] = placing(terrain, Space(row * COLUMNS + lowest(free)))
                    free = without_lowest(free)
                    count += 1
    if may_stop(state):
        moves[count] = STOP
        count += 1
    return count


@rule
def legal_set(state: State, moves: Moves, members: Members) -> int:
    """G3  The same as a set."""
    clear(members)
    if to_move(state) < 0:
        return 0
    count = 0
    terrains = terrains_now(state)
    upper, middle, lower = four_rows(state.free, 0), four_rows(state.free, 4), two_rows(state.free, 8)
    spaces = count_of(upper) + count_of(middle) + count_of(lower)
    for terrain in every_terrain():
        if has(terrains, terrain):
            first = placing(terrain, Space(0))
            add_members(members, first, upper, 4 * COLUMNS)
            add_members(members, first + 4 * COLUMNS, middle, 4 * COLUMNS)
            add_members(members, first + 8 * COLUMNS, lower, 2 * COLUMNS)
            count += spaces
    if may_stop(state):
        add_member(members, STOP)
        count += 1
    return count


@rule
def four_rows(rows: Counts, first: int) -> int:
    """A set of spaces as one number, four rows of it: their spaces side by side."""
    return two_rows(rows, first) | two_rows(rows, first + 2) << 2 * COLUMNS


@rule
def two_rows(rows: Counts, first: int) -> int:
    return int(rows[first]) | int(rows[first + 1]) << COLUMNS


@rule
def apply(state: State, move: int) -> None:
    if places_tile(move):
        if has_placed(state):
            place_second(state, terrain_in(move), space_in(move))
        else:
            place_first(state, terrain_in(move), space_in(move))
    elif stops(move):
        end_turn(state)
    else:
        roll(state, roll_in(move))


@rule
def is_rolled(state: State) -> bool:
    return bool(state.dice[0] != NO_ROLL)


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
def terrain_on(state: State, space: Space) -> int:
    """The terrain of the tile on a space."""
    for terrain in every_terrain():
        if has(state.land[terrain, row_of(space)], column_of(space)):
            return terrain
    return NO_TILE


@rule
def seat_on(state: State, space: Space) -> int:
    """The seat whose species lives on a space."""
    for seat in range(state.players):
        if has(state.kin[seat, row_of(space)], column_of(space)):
            return seat
    return NO_TILE


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
def closing_terrains(state: State) -> int:
    """G3.4  Before the first tile: the terrains that count for neither die. Such a tile ends the turn."""
    terrains = 0
    if to_move(state) < 0 or has_placed(state):
        return terrains
    for terrain in every_terrain():
        if has(terrains_left(state, state.turn), terrain) and not counts_for_a_die(state, terrain):
            terrains |= 1 << terrain
    return terrains


@rule
def counts_for_a_die(state: State, terrain: int) -> bool:
    """G3.1, G3.3"""
    return counts_for(state, terrain, int(state.dice[0])) or counts_for(state, terrain, int(state.dice[1]))


@rule
def has_placed(state: State) -> bool:
    """Is the first tile placed, and a second possible?"""
    return state.second != 0


@rule
def may_stop(state: State) -> bool:
    """G3.5  After a first tile: it is then the only one."""
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
        seat = next_seat(state, seat)
        if terrains_left(state, seat) != 0:
            state.turn = seat
            return
    end_game(state, NO_TILES)  # G4.2


@rule
def next_seat(state: State, seat: int) -> int:
    """G2.2  Clockwise."""
    return seat + 1 if seat + 1 < state.players else 0


@rule
def clear_dice(state: State) -> None:
    state.dice[0] = NO_ROLL
    state.dice[1] = NO_ROLL
    state.second = 0


# G4  The end


@rule
def ending(state: State) -> int:
    return int(state.ending)


@rule
def row_has_room(state: State, row: int) -> bool:
    """G4.1  Of three connected spaces one has the two others beside it: is there such a space in this row?"""
    above = int(state.free[row - 1]) if row > 0 else 0
    below = int(state.free[row + 1]) if row + 1 < ROWS else 0
    return amid_two(int(state.free[row]), above, below) != 0


@rule
def look_for_room(state: State) -> None:
    """G4.1  Room never comes back, so a row that has none is left behind for good."""
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
