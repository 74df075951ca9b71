"""The land of a board on paper: its lines, what lies inside them, and where there is room for huts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from pangea.games.clans.board import TERRITORIES, Board
from pangea.games.clans.drawing.layout import circles, laid_out

Numbers = NDArray[np.float64]
Flags = NDArray[np.bool_]
Result = TypeVar("Result")

WIDTH = 1000.0
"""Every land is drawn this wide, whatever the units of its file."""
YARD = (78.0, 52.0)
"""The room that the huts of a territory would like to have."""
NUMBER = (22.0, 16.0)
"""The room that the number of a territory takes."""
_STEP = 5.0


def once_per_board(function: Callable[[Board], Result]) -> Callable[[Board], Result]:
    """Worked out once for each board and kept with it: a board can't be the key of a cache."""
    key = f"{function.__module__}.{function.__qualname__}"

    @wraps(function)
    def remembered(board: Board) -> Result:
        kept = vars(board)
        if key not in kept:
            kept[key] = function(board)
        result: Result = kept[key]
        return result

    return remembered


@dataclass(frozen=True)
class Land:
    """Lines are arrays of points. `is_map` is False where circles stand for a map that nobody drew."""

    height: float
    outlines: tuple[Numbers, ...]
    places: Numbers
    lakes: tuple[Numbers, ...]
    rivers: tuple[Numbers, ...]
    coast: Numbers
    is_map: bool


@dataclass(frozen=True)
class Yard:
    """Where the huts of a territory stand, and where its number is written."""

    middle: tuple[float, float]
    width: float
    height: float
    number: tuple[float, float]


@once_per_board
def land_of(board: Board) -> Land:
    if board.drawing is None:
        places, height = laid_out(board)
        return Land(height, circles(places), places, (), (), np.empty((0, 2)), is_map=False)
    drawing = board.drawing
    scale = WIDTH / max(float(drawing["width"]), 1.0)

    def line(points: Sequence[Sequence[float]]) -> Numbers:
        return np.array(points, np.float64).reshape(-1, 2) * scale

    return Land(
        height=max(float(drawing["height"]), 1.0) * scale,
        outlines=tuple(line(points) for points in drawing["outlines"]),
        places=line(drawing["places"]),
        lakes=tuple(line(points) for points in drawing["lakes"]),
        rivers=tuple(line(points) for points in drawing["rivers"]),
        coast=line(drawing["coast"]),
        is_map=True,
    )


def sheet(board: Board) -> Mapping[str, Any]:
    """The drawing of a board; of one without any, `circles` where its territories may lie."""
    if board.drawing is not None:
        return board.drawing
    land = land_of(board)
    outlines = [outline.round(1).tolist() for outline in land.outlines]
    places = land.places.round(1).tolist()
    size = {"width": WIDTH, "height": land.height}
    return {
        **size,
        "outlines": outlines,
        "places": places,
        "lakes": [],
        "rivers": [],
        "coast": [],
        "circles": True,
    }


def inside(points: Numbers, outline: Numbers) -> Flags:
    """Which points lie inside an outline: those from which a ray crosses it an odd number of times."""
    if len(outline) < 3 or len(points) == 0:
        return np.zeros(len(points), np.bool_)
    x, y = points[:, :1], points[:, 1:]
    (x1, y1), (x2, y2) = outline.T, np.roll(outline, -1, axis=0).T
    passes = (y1 > y) != (y2 > y)
    slope = (x2 - x1) / np.where(y2 == y1, 1.0, y2 - y1)
    inner: Flags = (passes & (x < x1 + (y - y1) * slope)).sum(axis=1) % 2 == 1
    return inner


def inside_any(points: Numbers, outlines: Sequence[Numbers]) -> Flags:
    found = np.zeros(len(points), np.bool_)
    for outline in outlines:
        found |= inside(points, outline)
    return found


def distance(points: Numbers, *lines: Numbers) -> Numbers:
    """How far each point lies from the nearest of the lines, which have their points close together."""
    dots = np.concatenate([_dotted(line) for line in lines if len(line)] or [np.full((1, 2), np.inf)])
    across, down = np.subtract.outer(points[:, 0], dots[:, 0]), np.subtract.outer(points[:, 1], dots[:, 1])
    nearest: Numbers = np.sqrt((across * across + down * down).min(axis=1, initial=np.inf))
    return nearest


def near(line: Numbers, others: Sequence[Numbers]) -> list[Numbers]:
    """Those of the other lines whose boxes touch the box of this one."""
    if len(line) == 0:
        return []
    return [
        o for o in others if len(o) and (o.min(0) <= line.max(0)).all() and (o.max(0) >= line.min(0)).all()
    ]


@once_per_board
def yards(board: Board) -> tuple[Yard, ...]:
    land = land_of(board)
    return tuple(_yard(land, territory) for territory in range(TERRITORIES))


def _yard(land: Land, territory: int) -> Yard:
    outline, place = land.outlines[territory], land.places[territory]
    grid = grid_over(outline, _STEP, _STEP)
    if grid.size == 0:
        return Yard((place[0], place[1] + 8), *YARD, number=(place[0], place[1] - 24))
    points = grid.reshape(-1, 2)
    shores = near(outline, land.lakes)
    free = inside(points, outline) & ~inside_any(points, shores)
    room = np.zeros(len(points))
    room[free] = distance(points[free], outline, *shores)
    middle, size = _roomiest_box(grid, room.reshape(grid.shape[:2]) > 3, place)
    width, height = YARD[0] * size, YARD[1] * size
    return Yard((middle[0], middle[1]), width, height, _number_place(points, room, middle, width, height))


def grid_over(outline: Numbers, across: float, down: float) -> Numbers:
    """Rows of points that cover the box of an outline."""
    if len(outline) < 3:
        return np.empty((0, 0, 2))
    (left, top), (right, bottom) = outline.min(axis=0), outline.max(axis=0)
    x, y = np.meshgrid(np.arange(left, right, across), np.arange(top, bottom, down))
    return np.stack([x, y], axis=2)


def _roomiest_box(grid: Numbers, free: Flags, place: Numbers) -> tuple[Numbers, float]:
    """The largest free box shaped like a yard, as near to the place as can be: its middle and size."""
    sums = np.pad(free.cumsum(axis=0).cumsum(axis=1), ((1, 0), (1, 0)))
    for size in np.arange(1.0, 0.45, -0.05):
        wide, high = round(YARD[0] * size / _STEP), round(YARD[1] * size / _STEP)
        if wide >= free.shape[1] or high >= free.shape[0]:
            continue
        filled = sums[high:, wide:] - sums[:-high, wide:] - sums[high:, :-wide] + sums[:-high, :-wide]
        rows, columns = np.nonzero(filled == wide * high)
        if len(rows):
            middles = grid[rows, columns] + [(wide - 1) * _STEP / 2, (high - 1) * _STEP / 2]
            return middles[((middles - place) ** 2).sum(axis=1).argmin()], float(size)
    return place, 0.7


def _number_place(
    points: Numbers, room: Numbers, middle: Numbers, width: float, height: float
) -> tuple[float, float]:
    """Close above the yard or beside it, but away from borders, where it might be taken for a neighbour's."""
    wish = middle - [width / 8, height / 2 + 9]
    off = np.abs(points - middle) - [(width + NUMBER[0]) / 2, (height + NUMBER[1]) / 2]
    too_near_huts = np.maximum(0.0, 4.0 - off.max(axis=1))
    too_near_border = np.maximum(0.0, 13.0 - room)
    cost = np.hypot(*(points - wish).T) + 4 * too_near_huts + 4 * too_near_border
    cost[room == 0] = np.inf
    x, y = points[cost.argmin()]
    return float(x), float(y)


def _dotted(line: Numbers) -> Numbers:
    """A closed line with points at most a few units apart."""
    steps = np.roll(line, -1, axis=0) - line
    pieces = np.maximum(1, np.ceil(np.hypot(*steps.T) / _STEP)).astype(np.int64)
    starts, moves = np.repeat(line, pieces, axis=0), np.repeat(steps / pieces[:, None], pieces, axis=0)
    along = np.arange(len(starts)) - np.repeat(pieces.cumsum() - pieces, pieces)
    dots: Numbers = starts + moves * along[:, None]
    return dots
