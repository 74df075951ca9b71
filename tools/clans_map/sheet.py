"""The sheet that the map is drawn on: its lines, side by side, and where their points lie."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

WIDTH, HEIGHT = 1000, 760

Points = NDArray[np.float64]
Kind = Literal["coast", "lake", "river", "border"]


@dataclass(frozen=True)
class Side:
    """One side of an area: the line between two areas, from one corner of the map to the next."""

    areas: tuple[int, int]
    kind: Kind
    points: tuple[int, ...]
    """Numbers of its points on the sheet; the first and last are corners, shared with other sides."""


@dataclass(frozen=True)
class Piece:
    """A side as part of a longer line, walked forwards or backwards."""

    side: Side
    forwards: bool

    @property
    def points(self) -> tuple[int, ...]:
        return self.side.points if self.forwards else self.side.points[::-1]


Line = list[Piece]
"""Sides that follow each other."""


@dataclass(frozen=True)
class Sheet:
    """All lines of the map, and where their points lie."""

    points: Points
    sides: tuple[Side, ...]

    def around(self, area: int) -> Line:
        """The closed line around an area; around the sea that is the coast."""
        (line,) = join(side for side in self.sides if area in side.areas)
        return line


def join(sides: Iterable[Side]) -> list[Line]:
    """Join sides into lines as long as possible: a line ends only where not exactly two of the sides meet."""
    waiting = dict.fromkeys(sides)
    at_corner: dict[int, list[Side]] = defaultdict(list)
    for side in waiting:
        at_corner[side.points[0]].append(side)
        at_corner[side.points[-1]].append(side)

    def extend(line: Line) -> Line:
        while len(meeting := at_corner[line[-1].points[-1]]) == 2:
            follower = meeting[0] if meeting[1] == line[-1].side else meeting[1]
            if follower not in waiting:
                break
            del waiting[follower]
            line.append(Piece(follower, follower.points[0] == line[-1].points[-1]))
        return line

    lines = []
    while waiting:
        first = next(iter(waiting))
        del waiting[first]
        backwards = extend([Piece(first, False)])
        lines.append(extend([Piece(piece.side, not piece.forwards) for piece in reversed(backwards)]))
    return lines


def places_on_sheet(percent: Iterable[tuple[float, float]]) -> Points:
    return np.array(list(percent), dtype=np.float64) * (WIDTH / 100, HEIGHT / 100)
