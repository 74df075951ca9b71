"""Every legal move, in the order of their numbers."""

from __future__ import annotations

from pangea.core.bits import lowest, without_lowest
from pangea.core.contract import Moves
from pangea.core.kernel import rule
from pangea.games.trias.board import Tile, every_side, lowest_tile
from pangea.games.trias.moves import DRAW, END, HAND, breeding, lifting, moving, placing, putting, rescuing
from pangea.games.trias.rules.actions import can_pay_rescue, may_breed, may_move, may_rescue, tiles_for_points
from pangea.games.trias.rules.drift import may_put, tiles_of_the_card
from pangea.games.trias.rules.land import every_tile, on_the_table
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
    count = 0
    for tile in every_tile(state):
        for side in every_side():
            if may_put(state, tile, side):
                moves[count] = putting(tile, side)
                count += 1
    return count


@rule
def list_actions(state: State, moves: Moves) -> int:
    """T4  Moves of fresh and of spent herds, rescues, drifts, breeding, and the end of the turn."""
    count = 0
    for is_spent in range(2):
        count = list_herd_moves(state, is_spent == 1, moves, count)
    count = list_rescues(state, moves, count)
    count = list_tiles(tiles_for_points(state), lifting(Tile(0)), moves, count)
    for tile in every_tile(state):
        if may_breed(state, tile):
            moves[count] = breeding(tile)
            count += 1
    moves[count] = END
    return count + 1


@rule
def list_herd_moves(state: State, is_spent: bool, moves: Moves, count: int) -> int:
    tiles = state.settled[state.turn]
    while tiles != 0:
        tile = lowest_tile(tiles)
        for side in every_side():
            if may_move(state, tile, side, is_spent):
                moves[count] = moving(tile, side, is_spent)
                count += 1
        tiles = without_lowest(tiles)
    return count


@rule
def list_rescues(state: State, moves: Moves, count: int) -> int:
    if not can_pay_rescue(state) or state.swims == 0:
        return count
    for tile in every_tile(state):
        for side in every_side():
            if may_rescue(state, tile, side):
                moves[count] = rescuing(tile, side)
                count += 1
    return count
