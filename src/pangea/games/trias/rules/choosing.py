"""Every legal move, in the order of their numbers."""

from __future__ import annotations

from pangea.core.bits import lowest, without_lowest
from pangea.core.contract import Moves
from pangea.core.kernel import rule
from pangea.games.trias.board import Tile, every_side, lowest_side, lowest_tile
from pangea.games.trias.moves import DRAW, END, HAND, breeding, lifting, moving, placing, putting, rescuing
from pangea.games.trias.rules.actions import (
    can_pay_rescue,
    has_fresh_herd,
    has_room,
    has_spent_herd,
    may_breed,
    may_rescue,
    tiles_for_points,
    tiles_to_rescue_on,
)
from pangea.games.trias.rules.drift import (
    sides_to_put_at,
    tiles_of_the_card,
    tiles_to_put_at,
    tiles_touching,
)
from pangea.games.trias.rules.land import hex_beside, land_around, on_the_table
from pangea.games.trias.state import Phase, State


@rule
def legal(state: State, moves: Moves) -> int:
    phase = state.phase
    if phase == Phase.ACTING:
        return list_actions(state, moves)
    if phase == Phase.PUTTING:
        return list_puts(state, moves)
    count = 0
    if phase == Phase.LIFTING:
        count = list_tiles(tiles_of_the_card(state), lifting(Tile(0)), moves, count)
    elif phase == Phase.PLACING:
        count = list_tiles(empty_tiles(state), placing(Tile(0)), moves, count)
    elif phase == Phase.CHOOSING:
        moves[0] = HAND
        moves[1] = DRAW
        count = 2
    return count


@rule
def list_tiles(tiles: int, first: int, moves: Moves, count: int) -> int:
    """A move for each tile of a set."""
    while tiles != 0:
        moves[count] = first + lowest(tiles)
        count += 1
        tiles = without_lowest(tiles)
    return count


@rule
def empty_tiles(state: State) -> int:
    """T2.4  Tiles without herds."""
    tiles = on_the_table(state)
    for seat in range(state.players):
        tiles &= ~state.settled[seat]
    return tiles


@rule
def list_puts(state: State, moves: Moves) -> int:
    """T3.5  Every hex once, by the lowest tile that it touches."""
    count = 0
    tiles = tiles_to_put_at(state)
    while tiles != 0:
        tile = lowest_tile(tiles)
        sides = sides_to_put_at(state, tile)
        while sides != 0:
            side = lowest_side(sides)
            touching = tiles_touching(state, hex_beside(state, tile, side))
            # Written anyway, and written over if it does not count: nobody could guess which do.
            moves[count] = putting(tile, side)
            count += 1 if lowest_tile(touching) == tile else 0
            sides = without_lowest(sides)
        tiles = without_lowest(tiles)
    return count


@rule
def list_actions(state: State, moves: Moves) -> int:
    """T4  Moves of fresh and of spent herds, rescues, drifts, breeding, and the end of the turn."""
    count = 0
    for is_spent in range(2):
        count = list_herd_moves(state, is_spent == 1, moves, count)
    count = list_rescues(state, moves, count)
    count = list_tiles(tiles_for_points(state), lifting(Tile(0)), moves, count)
    tiles = state.settled[state.turn]
    while tiles != 0:
        tile = lowest_tile(tiles)
        if may_breed(state, tile):
            moves[count] = breeding(tile)
            count += 1
        tiles = without_lowest(tiles)
    moves[count] = END
    return count + 1


@rule
def list_herd_moves(state: State, is_spent: bool, moves: Moves, count: int) -> int:
    """T4.3  From every tile with such a herd, over every side to a tile with room."""
    tiles = state.settled[state.turn] if state.action_points > 0 else 0
    while tiles != 0:
        tile = lowest_tile(tiles)
        if has_spent_herd(state, tile) if is_spent else has_fresh_herd(state, tile):
            sides = land_around(state, tile)
            while sides != 0:
                side = lowest_side(sides)
                moves[count] = moving(tile, side, is_spent)
                count += 1 if has_room(state, Tile(int(state.beside[tile, side]))) else 0
                sides = without_lowest(sides)
        tiles = without_lowest(tiles)
    return count


@rule
def list_rescues(state: State, moves: Moves, count: int) -> int:
    if not can_pay_rescue(state) or state.swims == 0:
        return count
    tiles = tiles_to_rescue_on(state)
    while tiles != 0:
        tile = lowest_tile(tiles)
        for side in every_side():
            if may_rescue(state, tile, side):
                moves[count] = rescuing(tile, side)
                count += 1
        tiles = without_lowest(tiles)
    return count
