"""The moves of Trias as numbers: first the players', then nature's.

A herd goes over a side of the tile it stands on; a swimmer comes over a side of the tile that it is saved on;
a tile is put down at a side of another tile. So a number is made of a tile and a side, not of hexes.

    move      0 …     a fresh herd, from a tile over a side (T4.3)
    move …    + 210   a spent herd, the same
    rescue    + 210   a swimmer, onto a tile over a side (T4.4)
    put       + 210   the lifted tile, at a side of the lowest tile it would touch, of the land it left (T3.5)
    lift      + 210   a tile (T3.3)
    breed     + 35    on a tile (T4.5)
    place     + 35    two herds on a tile (T2.4)
    hand, draw, end   + 35, 36, 37 (T3.1, T4.1)
    tile      + 38    a kind of tile on a hex of the set-up (T2.1)
    card      + 144   a kind of card to a seat (T2.3, T3.1, T6.1)
"""

from __future__ import annotations

from pangea.core.contract import Seat, Sizes
from pangea.core.kernel import rule
from pangea.games.trias.board import (
    ACTION_POINTS,
    HERDS,
    HEXES_TO_LAY,
    KINDS,
    LARGE,
    LAST_ACTION_POINTS,
    MOST_CARDS,
    MOST_TILES,
    MOST_TURNS,
    RESCUED_TOGETHER,
    SIDES,
    Board,
    Side,
    Tile,
)
from pangea.games.trias.state import MOST_SWIMS, SEATS

OVER_A_SIDE = MOST_TILES * SIDES
MOVE_FRESH = 0
MOVE_SPENT = MOVE_FRESH + OVER_A_SIDE
RESCUE = MOVE_SPENT + OVER_A_SIDE
PUT = RESCUE + OVER_A_SIDE
LIFT = PUT + OVER_A_SIDE
BREED = LIFT + MOST_TILES
PLACE = BREED + MOST_TILES
HAND = PLACE + MOST_TILES
DRAW = HAND + 1
END = DRAW + 1
LAY = END + 1
DEAL = LAY + int(HEXES_TO_LAY[LARGE]) * KINDS
CODES = DEAL + SEATS * KINDS


def sizes(_board: Board) -> Sizes:
    herds, points = int(HERDS[LARGE]), int(ACTION_POINTS[LARGE])
    # Each herd, fresh or spent, over six sides, and breeding; swimmers over six sides; lifts; and `end`.
    widest = herds * SIDES + herds + MOST_SWIMS * SIDES + MOST_TILES + 1
    turn = 1 + 2 + points * RESCUED_TOGETHER + 1
    last_turn = LAST_ACTION_POINTS * RESCUED_TOGETHER + 1
    longest = int(HEXES_TO_LAY[LARGE]) + MOST_CARDS + 2 * SEATS + MOST_TURNS * turn + SEATS * last_turn
    return Sizes(codes=CODES, legal=max(widest, OVER_A_SIDE), odds=KINDS, moves=longest)


@rule
def moving(tile: Tile, side: Side, is_spent: bool) -> int:
    return (MOVE_SPENT if is_spent else MOVE_FRESH) + tile * SIDES + side


@rule
def rescuing(tile: Tile, side: Side) -> int:
    return RESCUE + tile * SIDES + side


@rule
def putting(tile: Tile, side: Side) -> int:
    return PUT + tile * SIDES + side


@rule
def lifting(tile: Tile) -> int:
    return LIFT + tile


@rule
def breeding(tile: Tile) -> int:
    return BREED + tile


@rule
def placing(tile: Tile) -> int:
    return PLACE + tile


@rule
def laying(number: int, kind: int) -> int:
    return LAY + number * KINDS + kind


@rule
def dealing(seat: int, kind: int) -> int:
    return DEAL + seat * KINDS + kind


@rule
def moves_herd(move: int) -> bool:
    return move < RESCUE


@rule
def moves_spent_herd(move: int) -> bool:
    return MOVE_SPENT <= move < RESCUE


@rule
def rescues_herd(move: int) -> bool:
    return RESCUE <= move < PUT


@rule
def puts_tile(move: int) -> bool:
    return PUT <= move < LIFT


@rule
def lifts_tile(move: int) -> bool:
    return LIFT <= move < BREED


@rule
def breeds_herd(move: int) -> bool:
    return BREED <= move < PLACE


@rule
def places_herds(move: int) -> bool:
    return PLACE <= move < HAND


@rule
def plays_card(move: int) -> bool:
    """`hand` or `draw`."""
    return HAND <= move < END


@rule
def lays_tile(move: int) -> bool:
    return LAY <= move < DEAL


@rule
def deals_card(move: int) -> bool:
    return move >= DEAL


@rule
def names_side(move: int) -> bool:
    """Does it go over a side of a tile, or put one down at it?"""
    return move < LIFT


@rule
def names_tile(move: int) -> bool:
    return move < HAND


@rule
def tile_in(move: int) -> Tile:
    """The tile that a player's move speaks of."""
    if names_side(move):
        return Tile(move // SIDES % MOST_TILES)
    return Tile((move - LIFT) % MOST_TILES)


@rule
def tile_lifted_in(move: int) -> Tile:
    """The same for a tile that is lifted."""
    return Tile(move - LIFT)


@rule
def side_in(move: int) -> Side:
    """The side that a move over a side, or a tile put down, speaks of."""
    return Side(move % SIDES)


@rule
def number_in(move: int) -> int:
    """The number of the hex, in the order of laying, that a tile is laid on."""
    return (move - LAY) // KINDS


@rule
def seat_in(move: int) -> Seat:
    """The seat that a card goes to."""
    return Seat((move - DEAL) // KINDS)


@rule
def kind_in(move: int) -> int:
    """The kind of the tile laid, or of the card dealt."""
    return (move - LAY) % KINDS
