"""The table of Trias: hexes, tiles, cards and herds (T1, T10), and the small sets they come in.

A hex is one number, `hex_number` of its axial coordinates, with the South Pole at 0,0: a step to a side is an
addition. Tiles are numbered as they are laid, the South Pole first, and keep their numbers. Sets of tiles are
the bits of one number, and so are sets of the six sides of a tile.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, NewType

import numpy as np

from pangea.core.bits import lowest, members_of, nth, set_of
from pangea.core.errors import BadContent
from pangea.core.kernel import ids, lookup, rule
from pangea.core.messages import HEX_ROW, hex_number

Hex = NewType("Hex", int)
Tile = NewType("Tile", int)
Side = NewType("Side", int)


class Terrain(IntEnum):
    MOUNTAIN, STEPPE, FOREST, POLE = range(4)


WATER = 3
"""What the set-up lays beside the three terrains: a water tile, soon taken off again."""
METEORITE = 3
"""The kind of card that isn't a terrain."""
TERRAINS = 3
TERRAIN_NAMES = ("mountain", "steppe", "forest", "pole")
LAID_NAMES = ("mountain", "steppe", "forest", "water")
CARD_NAMES = ("mountain", "steppe", "forest", "meteorite")
KINDS = 4

SIDES = 6
POLE = 0
NO_TILE = -1
EDGE = 31  # T1.6: steps from the South Pole to the edge of the table

CAPACITY = np.array([2, 3, 4, 3], np.int64)  # T1.4: mountain, steppe, forest, South Pole

# T1 and T10: what is in the box for three to five players, and for two. Kinds in the order of their names.
LARGE, SMALL = 0, 1
TILES_OF_EACH = np.array([[9, 15, 12, 2], [5, 7, 6, 0]], np.int64)
HEXES_TO_LAY = np.array([36, 18], np.int64)
INNER_HEXES = 18  # rings 1 and 2, where the water tiles lie
CARDS = np.array(
    [[[7, 13, 10, 0], [2, 3, 3, 1]], [[5, 6, 5, 0], [1, 2, 1, 1]]], np.int64
)  # [box, part, kind]
CARDS_IN_PART = CARDS.sum(axis=2)
PARTS = 2
HERDS = np.array([15, 10], np.int64)
ACTION_POINTS = np.array([4, 3], np.int64)
LAST_ACTION_POINTS = 2  # T6.4
ACTION_COSTS, DRIFT_COSTS = 1, 3  # T4: moving, saving and breeding; drifting
RESCUED_TOGETHER = 3

MOST_TILES = (
    int(TILES_OF_EACH[LARGE].sum()) - 2 - 2 + 1
)  # two are water, two stay out of the game; and the South Pole
MOST_CARDS = int(CARDS[LARGE].sum())
MOST_TURNS = MOST_CARDS - 3  # T6.1: before the last round every turn draws a card, and three are in hands
MOST_DRIFTS = 2 * MOST_TURNS  # in a turn: the one of the card, and one for action points

ALL_SIDES = (1 << SIDES) - 1
# The six sides, each next to the one before it; the opposite of a side is three further on.
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
STEP = np.array([hex_number(q, r) for q, r in DIRECTIONS], np.int64)
# As on a map that is drawn with row over row: north is up.
WINDS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")


def steps(q: int, r: int) -> int:
    return (abs(q) + abs(r) + abs(q + r)) // 2


def _in_the_order_of_laying() -> list[int]:
    span = range(-3, 4)
    hexes = sorted((steps(q, r), q, r) for q in span for r in span if 1 <= steps(q, r) <= 3)
    return [hex_number(q, r) for _, q, r in hexes]


LAYING_ORDER = np.array(_in_the_order_of_laying(), np.int64)


# Tables over sets of sides, and over the sectors of the table around the South Pole.


def _runs(sides: int) -> int:
    """How many stretches of neighbouring sides a set of sides falls into, going round."""
    if sides == ALL_SIDES:
        return 1
    return sum(sides >> side & 1 and not sides >> (side - 1) % SIDES & 1 for side in range(SIDES))


def _run_at(sides: int, side: int) -> int:
    """The sides of a set that follow each other, from this one on, going round."""
    run = 0
    while sides >> side & 1 and not run >> side & 1:
        run |= 1 << side
        side = (side + 1) % SIDES
    return run


RUNS = np.array([_runs(sides) for sides in range(ALL_SIDES + 1)], np.int64)
RUN_AT = np.array(
    [[_run_at(sides, side) for side in range(SIDES)] for sides in range(ALL_SIDES + 1)], np.uint8
)
# AFTER_RUN[sides, side]: where that run has ended.
AFTER_RUN = np.array(
    [[(side + int(run).bit_count()) % SIDES for side, run in enumerate(runs)] for runs in RUN_AT], np.uint8
)


def _signs(number: int) -> int:
    return (number > 0) - (number < 0)


def _farther() -> tuple[Any, Any]:
    """By sector: the sides that lead a step farther from the South Pole, and those that don't lead nearer.

    A sector is told by the signs of q, r and q + r: these say which coordinate measures the distance.
    """
    outward, not_inward = np.zeros(27, np.int64), np.zeros(27, np.int64)
    for q in (-2, -1, 0, 1, 2):
        for r in (-2, -1, 0, 1, 2):
            sector = 9 * (_signs(q) + 1) + 3 * (_signs(r) + 1) + _signs(q + r) + 1
            gains = [steps(q + dq, r + dr) - steps(q, r) for dq, dr in DIRECTIONS]
            outward[sector] = set_of(side for side in range(SIDES) if gains[side] > 0)
            not_inward[sector] = set_of(side for side in range(SIDES) if gains[side] >= 0)
    return outward, not_inward


OUTWARD, NOT_INWARD = _farther()
# FAR_ENOUGH[gain + EDGE, sector]: the sides at which one lies farther out than something that lies `gain`
# steps nearer than the tile: none if it lies farther out itself, all if it is two steps nearer or more.
FAR_ENOUGH = np.array([[0] * 27] * EDGE + [OUTWARD, NOT_INWARD] + [[ALL_SIDES] * 27] * (EDGE - 1), np.uint8)

# SIDE_BY_RANK[sides, rank]: the side of a set that `rank` others come before.
SIDE_BY_RANK = np.array(
    [[*members_of(sides), *[0] * (SIDES - sides.bit_count())] for sides in range(ALL_SIDES + 1)], np.uint8
)

# SIDE_BY_GAP[difference of two neighbours + HEX_ROW]: the side of the one that the other lies at.
SIDE_BY_GAP = np.zeros(2 * HEX_ROW + 1, np.uint8)
SIDE_BY_GAP[STEP + HEX_ROW] = range(SIDES)


@dataclass(frozen=True)
class Board:
    """The game's content. All that Trias needs stands in its rules, so there is nothing to fill in."""

    @property
    def content(self) -> dict[str, Any]:
        return {}

    @property
    def tables(self) -> dict[str, object]:
        return {}


def board_from(content: Mapping[str, Any] | None) -> Board:
    if content is not None and not isinstance(content, Mapping):
        raise BadContent("trias-content-no-object")
    for key in sorted(content or {}, key=str):
        raise BadContent("trias-content-unknown-key", key=str(key))
    return Board()


@lookup
def every_side() -> Iterable[Side]:
    return ids(SIDES)


@lookup
def every_kind() -> Iterable[int]:
    return range(KINDS)


@rule
def lowest_tile(tiles: int) -> Tile:
    return Tile(lowest(tiles))


@rule
def nth_tile(tiles: int, rank: int) -> Tile:
    return Tile(nth(tiles, rank))


@rule
def lowest_side(sides: int) -> Side:
    return Side(lowest(sides))


@rule
def nth_side(sides: int, rank: int) -> Side:
    return Side(int(SIDE_BY_RANK[sides, rank]))


@rule
def opposite(side: Side) -> Side:
    return Side(side + 3 if side < 3 else side - 3)


@rule
def column_of(place: Hex) -> int:
    """The coordinate q of a hex."""
    return (place - row_of(place)) >> 7


@rule
def row_of(place: Hex) -> int:
    """The coordinate r of a hex."""
    return ((place + 64) & 127) - 64


def axial(place: int) -> tuple[int, int]:
    """The coordinates of a hex.

    >>> axial(hex_number(-3, 2))
    (-3, 2)
    """
    return column_of(Hex(int(place))), row_of(Hex(int(place)))


@rule
def distance_of(place: Hex) -> int:
    """T3.5  Steps from the South Pole."""
    q, r = column_of(place), row_of(place)
    return max(abs(q), abs(r), abs(q + r))


@rule
def wind_of(place: Hex) -> int:
    """Where a hex lies as seen from the South Pole: the nearest of the eight WINDS, by its number."""
    q, r = column_of(place), row_of(place)
    across = abs(2 * q + r)  # in halves of a hex's width; a row is √3 of them high
    is_east, is_south = 2 * q + r > 0, r > 0
    if 46 * abs(r) < 11 * across:  # less than 22.5° from the line that runs east and west
        return 2 if is_east else 6
    if 33 * abs(r) > 46 * across:
        return 4 if is_south else 0
    if is_east:
        return 3 if is_south else 1
    return 5 if is_south else 7


@rule
def sign_of(number: int) -> int:
    return 1 if number > 0 else (-1 if number < 0 else 0)


@rule
def sector_of(place: Hex) -> int:
    """Where a hex lies as seen from the South Pole: the row of OUTWARD and NOT_INWARD that holds for it."""
    q, r = column_of(place), row_of(place)
    return 9 * (sign_of(q) + 1) + 3 * (sign_of(r) + 1) + sign_of(q + r) + 1
