"""A planet unfolded: where its faces lie on paper and in a terminal, and which way its portions point.

Two flowers of six faces, around face 0 and face 11, hang together by the edge between the faces 2 and 7.
Every face of a flower's rim is its middle turned upside down. An edge of a face is numbered by its direction,
clockwise: from the top of a face that stands on a corner, from the bottom of one that stands on an edge. So
the two sides of an edge have the same number.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

from pangea.core.ink import Point
from pangea.games.planet.board.globe import ART, EDGES, FACES, NEIGHBOURS

_HINGES: list[tuple[int, int]] = ART["hinges"]
"""How the net hangs together: each face with the one it is unfolded from."""
_FIFTH = 2 * math.pi / EDGES
APOTHEM = 1 / (2 * math.tan(_FIFTH / 2))
"""From the middle of a face to an edge, if edges are 1 long."""
RADIUS = 1 / (2 * math.sin(_FIFTH / 2))
"""From the middle of a face to a corner."""
_STEPS = ((0, -3), (7, -1), (4, 3), (-4, 3), (-7, -1))
"""Columns and rows from the middle of a face that stands on a corner to the next, by direction."""


@dataclass(frozen=True)
class Spot:
    """Where a face lies. With `on_edge` it stands on an edge, else on a corner."""

    on_edge: bool
    turn: int
    """The direction of portion 0; portion k has the direction k + turn."""
    centre: Point
    cell: tuple[int, int]

    def direction(self, edge: int) -> int:
        return (edge + self.turn) % EDGES

    def triangle(self, edge: int) -> list[Point]:
        """The corners of a portion, with edges of 1; y points down."""
        angle = _angle(self.on_edge, self.direction(edge))
        x, y = self.centre
        rim = [
            (x + RADIUS * math.cos(angle + side), y - RADIUS * math.sin(angle + side))
            for side in (_FIFTH / 2, -_FIFTH / 2)
        ]
        return [self.centre, *rim]

    def outline(self) -> list[Point]:
        return [self.triangle(edge)[1] for edge in range(EDGES)]


def _angle(on_edge: bool, direction: int) -> float:
    return (-1 if on_edge else 1) * math.pi / 2 - direction * _FIFTH


@cache
def net() -> tuple[Spot, ...]:
    """Where every face lies."""
    spots = {0: Spot(False, 0, (0.0, 0.0), (0, 0))}
    for face, hinge in _HINGES:
        base = spots[hinge]
        direction = base.direction(NEIGHBOURS[hinge].index(face))
        angle = _angle(base.on_edge, direction)
        x, y = base.centre
        centre = (x + 2 * APOTHEM * math.cos(angle), y - 2 * APOTHEM * math.sin(angle))
        sign = -1 if base.on_edge else 1
        column, row = _STEPS[direction]
        cell = (base.cell[0] + sign * column, base.cell[1] + sign * row)
        turn = (direction - NEIGHBOURS[face].index(hinge)) % EDGES
        spots[face] = Spot(not base.on_edge, turn, centre, cell)
    return tuple(spots[face] for face in range(FACES))


@cache
def bounds() -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the net, with edges of 1."""
    points = [point for spot in net() for point in spot.outline()]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)
