"""The map in characters: which cell of a terminal belongs to which territory, and the lines between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pangea.games.clans.board import Board
from pangea.games.clans.drawing.land import WIDTH, Flags, Land, Numbers, inside, land_of, once_per_board

COLUMNS = 100
CELL = WIDTH / COLUMNS
"""The width of a character on the map; it is twice as high."""
SEA, LAKE = -1, -2
BORDER, RIVER = 1, 2

# What a cell shows, by the lines (none, a border, a river) that run from its middle up, right, down and left.
_LINES = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"

Cells = NDArray[np.int64]


@dataclass(frozen=True)
class Raster:
    """Rows of cells. `owner` is a territory, SEA or LAKE; `line` a character, blank where no line runs."""

    owner: Cells
    line: NDArray[np.str_]
    is_river: Flags

    def room(self, territory: int) -> Flags:
        """The cells of a territory that no line runs through."""
        free: Flags = (self.owner == territory) & (self.line == " ")
        return free


@once_per_board
def raster(board: Board) -> Raster:
    land = land_of(board)
    rows = max(1, round(land.height / (2 * CELL)))
    # A line runs from the middle of a cell to an edge if the corners at both ends of that edge differ.
    corner = _owners(land, np.linspace(0, WIDTH, COLUMNS + 1), np.linspace(0, 2 * CELL * rows, rows + 1))
    across, down = _weights(board, corner[:, :-1], corner[:, 1:]), _weights(board, corner[:-1], corner[1:])
    arms = across[:-1] * 27 + down[:, 1:] * 9 + across[1:] * 3 + down[:, :-1]
    heaviest = np.maximum.reduce([across[:-1], across[1:], down[:, 1:], down[:, :-1]])
    # A cell with a line in it belongs to what lies below and to the right of the line.
    return Raster(corner[1:, 1:], np.array(list(_LINES))[arms], heaviest == RIVER)


def _owners(land: Land, x: Numbers, y: Numbers) -> Cells:
    """What each point of a grid belongs to."""
    owners = np.full((len(y), len(x)), SEA, np.int64)
    names = [*range(len(land.outlines)), *[LAKE] * len(land.lakes)]
    for name, outline in zip(names, [*land.outlines, *land.lakes], strict=True):
        if len(outline) == 0:
            continue
        (left, top), (right, bottom) = outline.min(axis=0), outline.max(axis=0)
        columns, rows = slice(*np.searchsorted(x, [left, right])), slice(*np.searchsorted(y, [top, bottom]))
        points = np.stack(np.meshgrid(x[columns], y[rows]), axis=2)
        within = inside(points.reshape(-1, 2), outline).reshape(points.shape[:2])
        owners[rows, columns][within] = name
    return owners


def _weights(board: Board, one: Cells, other: Cells) -> Cells:
    """What runs between two neighbouring points: nothing, a border or a coast, or a river."""
    region = np.array(board.region)
    on_land = (one >= 0) & (other >= 0)
    rivers = on_land & (region[np.maximum(one, 0)] != region[np.maximum(other, 0)])
    wet = (one == LAKE) | (other == LAKE)
    weights: Cells = np.where((one == other) | wet, 0, np.where(rivers, RIVER, BORDER))
    return weights


def best_spot(room: Flags, lines: Sequence[str], wish: tuple[float, float]) -> tuple[int, int, int]:
    """Where lines of text, one below the other and centred, fit best: row, middle column, letters too many.

    `wish` is the row and column where the middle of the text would like to be.
    """
    rows, columns = np.nonzero(room)
    if len(rows) == 0:
        return max(0, int(wish[0])), int(wish[1]), 0
    # `sums[row][column]` counts the free cells of a row before a column.
    sums = np.pad(room.cumsum(axis=1), ((0, len(lines)), (1, 0))).tolist()
    best, least = (int(wish[0]), int(wish[1]), 0), np.inf
    for row in range(rows.min(), max(rows.min(), rows.max() - len(lines) + 1) + 1):
        for middle in range(columns.min(), columns.max() + 1):
            misses = 0
            for number, line in enumerate(lines):
                left = max(0, middle - len(line) // 2)
                right = min(left + len(line), room.shape[1])
                misses += len(line) - (sums[row + number][right] - sums[row + number][left])
            # A row is as high as two columns are wide.
            off = 2 * abs(row + (len(lines) - 1) / 2 - wish[0]) + abs(middle - wish[1])
            if misses * 100 + off < least:
                best, least = (row, middle, misses), misses * 100 + off
    return best
