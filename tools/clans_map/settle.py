"""Step 2: the lines pull tight, and every territory gets its share of the land."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize  # type: ignore[import-untyped, unused-ignore]
from shapely import Polygon  # type: ignore[import-untyped, unused-ignore]

from tools.clans_map.facts import LAKES, LAND, PLACES, SEA
from tools.clans_map.layout import Pencil
from tools.clans_map.sheet import HEIGHT, WIDTH, Kind, Line, Points, Sheet, places_on_sheet

SEA_MARGIN = 24
"""The taut land keeps this far from the frame: room for capes."""
LAKE_SHARE = 0.40
"""The size of a lake, in territories."""
TAUTNESS: dict[Kind, float] = {"coast": 0.5, "lake": 1.0, "river": 1.3, "border": 1.0}
"""How hard a side pulls itself short and straight; rivers harder, so that they flow on past a border."""
GIRTH = 0.35
"""How hard a whole outline pulls itself round."""
SHORTEST_SIDE = 44
"""Sides shorter than this push their ends apart: each border has to be seen."""


def settle(sheet: Sheet) -> Sheet:
    """Let go: the points move until the strain is as small as it gets."""
    rest = minimize(
        Tension(sheet),
        sheet.points.ravel(),
        jac=True,
        method="L-BFGS-B",
        options={"maxiter": 3000, "maxfun": 5000},
    )
    points: Points = rest.x.reshape(-1, 2)
    return Sheet(points, sheet.sides)


class Tension:
    """What the lines strive for: the right sizes, short borders but not too short, places roughly kept."""

    def __init__(self, sheet: Sheet) -> None:
        self.rings = rings_of(sheet)
        room = (WIDTH - 2 * SEA_MARGIN) * (HEIGHT - 2 * SEA_MARGIN) * 1.03
        self.unit_size = room / (LAND + LAKE_SHARE * len(LAKES))
        self.wanted = np.repeat([self.unit_size, self.unit_size * LAKE_SHARE], [LAND, len(LAKES)])
        self.places = places_on_sheet([*PLACES, *(place for place, _ in LAKES)])
        segments = [(pair, TAUTNESS[side.kind]) for side in sheet.sides for pair in pairwise(side.points)]
        self.segments = np.array([pair for pair, _ in segments])
        self.tautness = np.array([tautness for _, tautness in segments])
        self.chords = np.array([(side.points[0], side.points[-1]) for side in sheet.sides])
        self.in_ring = np.bincount(self.rings.area)

    def __call__(self, flat: Points) -> tuple[float, Points]:
        """The strain in the drawing and its gradient."""
        points = flat.reshape(-1, 2)
        strain, pull = 0.0, np.zeros_like(points)
        for part in (self.sizes, self.girths, self.lengths, self.short_sides, self.drift, self.frame):
            more, pulling = part(points)
            strain += more
            pull += pulling
        return strain, pull.ravel()

    def sizes(self, points: Points) -> tuple[float, Points]:
        excess = self.rings.sizes(points) / self.wanted - 1
        return float(60 * (excess**2).sum()), self.rings.pull_of_sizes(points, 120 * excess / self.wanted)

    def lengths(self, points: Points) -> tuple[float, Points]:
        """Squared lengths: they also space the points of a side evenly."""
        weight = self.tautness * Pencil.SEGMENTS / self.unit_size
        along = points[self.segments[:, 1]] - points[self.segments[:, 0]]
        strain = float((weight * (along**2).sum(axis=1)).sum())
        return strain, self.spread(points, self.segments, 2 * weight[:, None] * along)

    def girths(self, points: Points) -> tuple[float, Points]:
        """Squared lengths of whole outlines: they keep the territories plump."""
        pairs = np.column_stack((self.rings.point, self.rings.following))
        along = points[pairs[:, 1]] - points[pairs[:, 0]]
        length = np.hypot(along[:, 0], along[:, 1]) + 1e-9
        girth = summed(self.rings.area, length)
        pull = (2 * GIRTH * girth / self.wanted)[self.rings.area][:, None] * along / length[:, None]
        return float(GIRTH * (girth**2 / self.wanted).sum()), self.spread(points, pairs, pull)

    def short_sides(self, points: Points) -> tuple[float, Points]:
        along = points[self.chords[:, 1]] - points[self.chords[:, 0]]
        length = np.hypot(along[:, 0], along[:, 1]) + 1e-9
        lacking = np.maximum(0, 1 - length / SHORTEST_SIDE)
        pull = -60 * (lacking / length / SHORTEST_SIDE)[:, None] * along
        return float(30 * (lacking**2).sum()), self.spread(points, self.chords, pull)

    def drift(self, points: Points) -> tuple[float, Points]:
        """How far the middle of each outline is from its rough place."""
        middle = np.zeros_like(self.places)
        np.add.at(middle, self.rings.area, points[self.rings.point])
        away = middle / self.in_ring[:, None] - self.places
        pull = np.zeros_like(points)
        share = (0.6 * away / self.in_ring[:, None] / self.unit_size)[self.rings.area]
        np.add.at(pull, self.rings.point, share)
        return float(0.3 * (away**2).sum() / self.unit_size), pull

    def frame(self, points: Points) -> tuple[float, Points]:
        """How far points lie beyond the frame of the land."""
        low, high = SEA_MARGIN, np.array([WIDTH - SEA_MARGIN, HEIGHT - SEA_MARGIN])
        beyond = np.minimum(0, points - low) + np.maximum(0, points - high)
        return float(40 * (beyond**2).sum() / self.unit_size), 80 * beyond / self.unit_size

    @staticmethod
    def spread(points: Points, pairs: NDArray[np.intp], pull: Points) -> Points:
        """Put the pull between pairs of points on both of them."""
        result = np.zeros_like(points)
        np.add.at(result, pairs[:, 1], pull)
        np.add.at(result, pairs[:, 0], -pull)
        return result


@dataclass(frozen=True)
class Rings:
    """The outlines of many areas as flat arrays, so that all sizes come from a few array operations."""

    area: NDArray[np.intp]
    point: NDArray[np.intp]
    following: NDArray[np.intp]

    def sizes(self, points: Points) -> Points:
        """The surface of each area; its sign tells the direction of the outline."""
        here, there = points[self.point], points[self.following]
        crossed = (here[:, 0] * there[:, 1] - there[:, 0] * here[:, 1]) / 2
        return summed(self.area, crossed)

    def pull_of_sizes(self, points: Points, wish: Points) -> Points:
        """The gradient, at each point, of the sizes weighted by `wish`."""
        here, there, weight = points[self.point], points[self.following], wish[self.area] / 2
        pull = np.zeros_like(points)
        np.add.at(pull, self.point, np.column_stack((there[:, 1], -there[:, 0])) * weight[:, None])
        np.add.at(pull, self.following, np.column_stack((-here[:, 1], here[:, 0])) * weight[:, None])
        return pull


def rings_of(sheet: Sheet) -> Rings:
    """The outlines of all territories and lakes, all in the direction that gives positive sizes."""
    area, point, following = [], [], []
    for number in range(SEA):
        ring = ring_of_points(sheet.around(number))
        if not Polygon(sheet.points[ring]).exterior.is_ccw:
            ring.reverse()
        area += [number] * len(ring)
        point += ring
        following += [*ring[1:], ring[0]]
    return Rings(np.array(area), np.array(point), np.array(following))


def ring_of_points(line: Line) -> list[int]:
    return [point for piece in line for point in piece.points[:-1]]


def summed(groups: NDArray[np.intp], values: Points) -> Points:
    """The sum of the values of each group."""
    return np.bincount(groups, weights=values).astype(np.float64)
