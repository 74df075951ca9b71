"""Draw the map of a Clans board: from facts (who is whose neighbour) to outlines, lakes, rivers, a coast.

The content file of a board says which territories are neighbours (rule C1.3); this script adds the drawing.
It is the project's own: only the facts of rule C9 go in. Four steps lead from the one to the other:

1. `layout`: put a dot at the rough place of every territory and a line between neighbours. The inner faces of
   that plane graph are triangles, each a point where three territories meet, and the shores of the lakes. So
   the faces say which borders end where: the map is the dual of the graph.
2. `settle`: let the borders pull tight like rubber bands while every territory keeps its share of the land.
   That gives plump territories of equal size without changing who touches whom.
3. `ink`: go over the taut lines with an unsteady hand, whole coasts, lakes and rivers in one stroke each.
4. `faults`: check the result; where a line came out too wild, ink it again more calmly.

Run it from the root of the repository; it rewrites the drawing in the content file:

    python tools/draw_clans_map.py [--preview map.svg]
"""

from __future__ import annotations

import argparse
import json
import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray
from scipy.interpolate import CubicSpline  # type: ignore[import-untyped, unused-ignore]
from scipy.optimize import minimize  # type: ignore[import-untyped, unused-ignore]
from shapely import Polygon, maximum_inscribed_circle  # type: ignore[import-untyped, unused-ignore]
from shapely.ops import nearest_points  # type: ignore[import-untyped, unused-ignore]

BOARD = Path(__file__).parents[1] / "src/pangea/games/clans/boards/first_villages.json"

WIDTH, HEIGHT = 1000, 760
SEA_MARGIN = 24
"""The taut land keeps this far from the frame: room for capes."""
LAKE_SHARE = 0.40
"""The size of a lake, in territories."""

# Rule C9: the middle of each territory, in percent of the playing area from its upper left corner.
PLACES = (
    (6, 5), (20, 6), (12, 13), (6, 24), (17, 22), (31, 10), (43, 6), (56, 7), (68, 10), (54, 17),
    (79, 5), (94, 6), (87, 13), (82, 20), (95, 22), (10, 34), (6, 43), (17, 48), (5, 54), (7, 63),
    (27, 28), (37, 36), (45, 28), (29, 45), (43, 43), (58, 28), (75, 26), (56, 40), (67, 35), (75, 44),
    (93, 33), (85, 46), (95, 46), (94, 56), (89, 65), (30, 59), (43, 55), (25, 72), (35, 67), (44, 72),
    (57, 55), (74, 55), (64, 61), (55, 68), (71, 68), (5, 75), (17, 75), (11, 85), (6, 94), (19, 93),
    (51, 84), (30, 90), (43, 95), (58, 95), (68, 88), (76, 80), (93, 76), (88, 86), (79, 94), (96, 94),
)  # fmt: skip

# Rule C9: the rough place of each lake, and the territories on its shore.
LAKES = (
    ((37, 22), (5, 9, 20, 21, 22)),
    ((64, 20), (8, 9, 25, 26)),
    ((20, 38), (15, 17, 20, 23)),
    ((51, 35), (22, 24, 25, 27)),
    ((83, 35), (26, 29, 30, 31)),
    ((61, 47), (27, 28, 29, 40, 41)),
    ((34, 50), (23, 24, 35, 36)),
    ((20, 58), (17, 19, 35, 37)),
    ((48, 61), (36, 39, 40, 43)),
    ((80, 62), (31, 34, 41, 44)),
    ((41, 81), (37, 39, 50, 51)),
    ((61, 79), (43, 44, 50, 54)),
)

LAND = len(PLACES)
SEA = LAND + len(LAKES)
"""Areas are numbered: first the territories, then the lakes, last the sea."""

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


# ------------------------------------------------------------------------------------------------ 1. layout


def places_on_sheet(percent: Iterable[tuple[float, float]]) -> Points:
    return np.array(list(percent), dtype=np.float64) * (WIDTH / 100, HEIGHT / 100)


def faces(neighbours: Sequence[Sequence[int]], places: Points) -> list[list[int]]:
    """The faces of the graph of neighbours, each as a cycle of territories; all cycles turn the same way."""

    def in_circle(here: int) -> list[int]:
        def direction(there: int) -> float:
            x, y = places[there] - places[here]
            return math.atan2(y, x)

        return sorted(neighbours[here], key=direction)

    clockwise = [in_circle(here) for here in range(len(neighbours))]
    steps = {(here, there) for here, others in enumerate(neighbours) for there in others}
    found = []
    while steps:
        here, there = min(steps)
        cycle = []
        while (here, there) in steps:
            steps.remove((here, there))
            cycle.append(here)
            spokes = clockwise[there]
            here, there = there, spokes[spokes.index(here) - 1]
        found.append(cycle)
    return found


def water_inside(cycle: Sequence[int]) -> int | None:
    """The lake or sea that a face is, or nothing where just three territories meet.

    A larger face without a lake can only be the sea around the land: the graph of C9 has no other.
    """
    if len(cycle) == 3:
        return None
    for number, (_, shore) in enumerate(LAKES):
        if set(shore) == set(cycle):
            return LAND + number
    return SEA


class Pencil:
    """Collects points and sides while the layout is being drawn."""

    SEGMENTS = 6
    """Straight pieces per side; even, so that the middle of a side stays a point of it."""

    def __init__(self) -> None:
        self.points: list[Points] = []
        self.sides: list[Side] = []

    def corner(self, place: Points) -> int:
        self.points.append(place)
        return len(self.points) - 1

    def side(self, areas: tuple[int, int], kind: Kind, start: int, middle: Points, end: int) -> None:
        """Draw a side that bends in its middle."""
        half = self.SEGMENTS // 2
        inner = []
        for step in range(1, self.SEGMENTS):
            near, far = (self.points[start], middle) if step <= half else (middle, self.points[end])
            share = step / half if step <= half else step / half - 1
            inner.append(self.corner(near + share * (far - near)))
        self.sides.append(Side(areas, kind, (start, *inner, end)))


def layout(neighbours: Sequence[Sequence[int]], region: Sequence[int]) -> Sheet:
    """Draw the dual of the graph of neighbours: each border passes halfway between two places."""
    places = places_on_sheet(PLACES)
    lakes = places_on_sheet(place for place, _ in LAKES)
    centre = np.array([WIDTH / 2, HEIGHT / 2])
    pencil = Pencil()
    corner_beside: dict[tuple[int, int], int] = {}  # (from, to): the corner in the face beside that step

    for cycle in faces(neighbours, places):
        steps = list(pairwise([*cycle, cycle[0]]))
        water = water_inside(cycle)
        if water is None:
            meeting_point = pencil.corner(places[cycle].mean(axis=0))
            corner_beside.update(dict.fromkeys(steps, meeting_point))
            continue
        for step in steps:
            middle = places[list(step)].mean(axis=0)
            target = lakes[water - LAND] if water < SEA else middle + 0.3 * (middle - centre)
            corner_beside[step] = pencil.corner((middle + target) / 2)
        for before, after in pairwise([*steps, steps[0]]):
            here = before[1]
            start, end = corner_beside[before], corner_beside[after]
            bend = (pencil.points[start] + pencil.points[end]) / 2
            if water == SEA:
                bend = places[here] + 0.2 * (places[here] - centre)
            pencil.side((here, water), "coast" if water == SEA else "lake", start, bend, end)

    for here, others in enumerate(neighbours):
        for there in others:
            if here < there:
                kind: Kind = "border" if region[here] == region[there] else "river"
                middle = (places[here] + places[there]) / 2
                ends = corner_beside[here, there], corner_beside[there, here]
                pencil.side((here, there), kind, ends[0], middle, ends[1])
    return Sheet(np.array(pencil.points), tuple(pencil.sides))


# ------------------------------------------------------------------------------------------------ 2. settle


def summed(groups: NDArray[np.intp], values: Points) -> Points:
    """The sum of the values of each group."""
    return np.bincount(groups, weights=values).astype(np.float64)


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


TAUTNESS: dict[Kind, float] = {"coast": 0.5, "lake": 1.0, "river": 1.3, "border": 1.0}
"""How hard a side pulls itself short and straight; rivers harder, so that they flow on past a border."""
GIRTH = 0.35
"""How hard a whole outline pulls itself round."""
SHORTEST_SIDE = 44
"""Sides shorter than this push their ends apart: each border has to be seen."""


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


# ------------------------------------------------------------------------------------------------ 3. ink


@dataclass(frozen=True)
class Hand:
    """How unsteadily the hand draws a kind of line."""

    sway: float
    longest_wave: float
    shortest_wave: float
    roughness: float
    """1: small waves as steep as long ones; less: the line gets smoother."""
    rounding: int
    """How often each point is drawn halfway to its neighbours before: takes the corners out."""


HANDS: dict[Kind, Hand] = {
    "coast": Hand(sway=5.5, longest_wave=170, shortest_wave=14, roughness=0.95, rounding=4),
    "lake": Hand(sway=4.0, longest_wave=110, shortest_wave=22, roughness=0.8, rounding=6),
    "river": Hand(sway=4.0, longest_wave=70, shortest_wave=17, roughness=0.6, rounding=4),
    "border": Hand(sway=2.4, longest_wave=60, shortest_wave=15, roughness=0.7, rounding=1),
}
STEP = 3.5
"""About the distance of two points of the finished lines."""


@dataclass(frozen=True)
class Stroke:
    """A line drawn without lifting the pen."""

    line: Line
    kind: Kind
    number: int

    @property
    def closed(self) -> bool:
        return self.line[0].points[0] == self.line[-1].points[-1]

    @property
    def areas(self) -> set[int]:
        return {area for piece in self.line for area in piece.side.areas}


def strokes(sheet: Sheet) -> list[Stroke]:
    """All lines in the order they are drawn: water first, the borders between its lines last."""
    lines: list[tuple[Kind, Line]] = [("coast", sheet.around(SEA))]
    lines += [("lake", sheet.around(lake)) for lake in range(LAND, SEA)]
    lines += [("river", line) for line in rivers(sheet)]
    lines += [("border", [Piece(side, True)]) for side in sheet.sides if side.kind == "border"]
    return [Stroke(line, kind, number) for number, (kind, line) in enumerate(lines)]


def rivers(sheet: Sheet) -> list[Line]:
    return join(side for side in sheet.sides if side.kind == "river")


def rounded(points: Points, closed: bool, times: int) -> Points:
    """Draw each point halfway towards its neighbours; the ends of an open line stay."""
    for _ in range(times):
        if closed:
            ring = points[:-1]
            ring = (np.roll(ring, 1, axis=0) + 2 * ring + np.roll(ring, -1, axis=0)) / 4
            points = np.vstack((ring, ring[:1]))
        else:
            inner = (points[:-2] + 2 * points[1:-1] + points[2:]) / 4
            points = np.vstack((points[:1], inner, points[-1:]))
    return points


def sway(hand: Hand, along: Points, closed: bool, seed: int) -> Points:
    """How far the pen strays to the left at each distance along a stroke: waves upon waves."""
    chance = np.random.default_rng([20020, seed])
    length = along[-1]
    waves = max(2, round(length / hand.longest_wave)) if closed else length / hand.longest_wave
    total, strength = np.zeros_like(along), 1.0
    while length / waves >= hand.shortest_wave:
        # Two waves of nearby lengths: one alone would look like a spring.
        for stretch in (1.0, 1.37):
            count = round(waves * stretch) if closed else waves * stretch
            phase = chance.uniform(0, 2 * math.pi)
            height = strength * chance.uniform(0.5, 1.0)
            total += height * np.sin(2 * math.pi * count * along / length + phase)
        waves *= 2
        strength *= hand.roughness / 2
    if not closed:
        to_end = np.minimum(along, length - along)
        total *= np.sin(np.minimum(1, to_end / 22) * math.pi / 2)
    return hand.sway * total


Inked = dict[Side, Points]
"""The finished points of each side, both corners included."""


def ink(sheet: Sheet, calm: Mapping[int, float]) -> Inked:
    """Draw all strokes; `calm` holds the factor by which the sway of a stroke (by number) is reduced."""
    inked: Inked = {}
    at_corner: dict[int, Points] = {}
    for stroke in strokes(sheet):
        numbers = [stroke.line[0].points[0], *(point for piece in stroke.line for point in piece.points[1:])]
        hand = HANDS[stroke.kind]
        taut = rounded(fitted(sheet.points[numbers], numbers, at_corner), stroke.closed, hand.rounding)
        marks = np.concatenate(([0.0], np.hypot(*np.diff(taut, axis=0).T).cumsum()))
        curve = CubicSpline(marks, taut, bc_type="periodic" if stroke.closed else "natural")
        first = 0
        for piece in stroke.line:
            last = first + len(piece.points) - 1
            inked[piece.side] = pen_line(curve, marks, (first, last), stroke, calm)
            at_corner[piece.points[0]], at_corner[piece.points[-1]] = inked[piece.side][[0, -1]]
            if not piece.forwards:
                inked[piece.side] = inked[piece.side][::-1]
            first = last
    return inked


def fitted(points: Points, numbers: Sequence[int], at_corner: Mapping[int, Points]) -> Points:
    """Shift a line so that its ends meet the corners that earlier strokes have moved."""
    start = at_corner.get(numbers[0], points[0]) - points[0]
    end = at_corner.get(numbers[-1], points[-1]) - points[-1]
    share = np.linspace(0, 1, len(points))[:, None]
    return np.asarray(points + (1 - share) * start + share * end)


def pen_line(
    curve: Any, marks: Points, ends: tuple[int, int], stroke: Stroke, calm: Mapping[int, float]
) -> Points:
    """The part of a stroke between two of its corners, in even steps, with the sway of the hand, rounded."""
    start, end = marks[ends[0]], marks[ends[1]]
    along = np.linspace(start, end, max(4, round((end - start) / STEP)) + 1)
    everywhere = np.append(along, marks[-1])  # the sway depends on the length of the whole stroke
    stray = sway(HANDS[stroke.kind], everywhere, stroke.closed, stroke.number)[:-1]
    direction = curve(along, 1)
    left = np.column_stack((-direction[:, 1], direction[:, 0])) / np.hypot(*direction.T)[:, None]
    drawn: Points = curve(along) + calm.get(stroke.number, 1.0) * stray[:, None] * left
    return drawn.round(1)


def inked_line(line: Line, inked: Inked) -> Points:
    """The finished points of a line; a closed one does not repeat its first point at its end."""
    parts = [inked[piece.side] if piece.forwards else inked[piece.side][::-1] for piece in line]
    points = np.vstack([part[:-1] for part in parts])
    closed = line[0].points[0] == line[-1].points[-1]
    return points if closed else np.vstack((points, parts[-1][-1:]))


# ------------------------------------------------------------------------------------------------ 4. faults

SHORTEST_BORDER = 24.0
NARROWEST_GAP = 12.0
SMALLEST_CIRCLE = 30.0
STRIP_OF_SEA = 10.0


def faults(sheet: Sheet, inked: Inked, neighbours: Sequence[Sequence[int]]) -> dict[str, set[int]]:
    """What is wrong with the drawing, and the areas it concerns."""
    areas = [Polygon(inked_line(sheet.around(area), inked)) for area in range(SEA)]
    found: dict[str, set[int]] = {
        f"area {number} crosses itself": {number} for number, area in enumerate(areas) if not area.is_valid
    }
    if found:
        return found
    for side, points in inked.items():
        if np.hypot(*(points[-1] - points[0])) < SHORTEST_BORDER:
            found[f"{side.areas} share too little"] = set(side.areas)
    for one, other in combinations(range(LAND), 2):
        if other not in neighbours[one] and areas[one].distance(areas[other]) < NARROWEST_GAP:
            found[f"{one} and {other} come too close"] = {one, other}
    for number in range(LAND):
        if maximum_inscribed_circle(areas[number], tolerance=0.5).length < SMALLEST_CIRCLE:
            found[f"{number} is too narrow"] = {number}
    coast = inked_line(sheet.around(SEA), inked)
    if (coast < STRIP_OF_SEA).any() or (coast > np.array([WIDTH, HEIGHT]) - STRIP_OF_SEA).any():
        found["the land comes too close to the edge of the sheet"] = {SEA}
    land = Polygon(coast)
    if not land.is_valid or abs(land.area - sum(area.area for area in areas)) > 1:
        found["the areas do not fill the coast"] = set(range(SEA))
    return found


def ink_without_faults(sheet: Sheet, neighbours: Sequence[Sequence[int]]) -> Inked:
    """Ink again and again, more calmly around every fault, until there is none."""
    calm: dict[int, float] = {}
    for _ in range(12):
        inked = ink(sheet, calm)
        found = faults(sheet, inked, neighbours)
        if not found:
            return inked
        print("Inking again:", "; ".join(found))
        concerned = set().union(*found.values())
        for stroke in strokes(sheet):
            if stroke.areas & concerned:
                calm[stroke.number] = 0.7 * calm.get(stroke.number, 1.0)
    raise ValueError("the map cannot be drawn without faults")


# ------------------------------------------------------------------------------------------------ the file


def label_place(outline: Polygon) -> Points:
    """Where a number or a stack of huts goes: as central as can be with ample room around it."""
    radius = maximum_inscribed_circle(outline, tolerance=0.5).length
    roomy, _ = nearest_points(outline.buffer(-0.9 * radius), outline.centroid)
    return np.array(roomy.coords)


def drawing_of(sheet: Sheet, inked: Inked) -> dict[str, Any]:
    """The drawing as it stands in the content file."""
    outlines = [inked_line(sheet.around(area), inked) for area in range(LAND)]
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "outlines": [plain(outline) for outline in outlines],
        "places": [plain(label_place(Polygon(outline)))[0] for outline in outlines],
        "lakes": [plain(inked_line(sheet.around(lake), inked)) for lake in range(LAND, SEA)],
        "rivers": [plain(inked_line(line, inked)) for line in rivers(sheet)],
        "coast": plain(inked_line(sheet.around(SEA), inked)),
    }


def plain(points: Points) -> list[list[float]]:
    """Points as the file has them: one decimal, and none where it is zero."""
    return [
        [int(value) if value == int(value) else value for value in point]
        for point in points.round(1).tolist()
    ]


def as_text(board: Mapping[str, Any]) -> str:
    """The content file: one line per region, territory, lake or river, so that a change shows where it is."""

    def value_text(value: Any, depth: int) -> str:
        if isinstance(value, dict):
            members = [f"{json.dumps(key)}: {value_text(member, depth + 1)}" for key, member in value.items()]
        elif isinstance(value, list) and isinstance(value[0], list):
            members = [json.dumps(member, separators=(",", ":")) for member in value]
        elif isinstance(value, list):
            by_region = [value[first : first + 5] for first in range(0, len(value), 5)]
            members = [json.dumps(five)[1:-1] for five in by_region]
        else:
            return json.dumps(value)
        opening, closing = "{}" if isinstance(value, dict) else "[]"
        indent = "  " * depth
        return f"{opening}\n{indent}  " + f",\n{indent}  ".join(members) + f"\n{indent}{closing}"

    return value_text(dict(board), 0) + "\n"


TERRAIN_COLOURS = {"forest": "#9db67c", "mountain": "#bfae9e", "steppe": "#e6cf93", "plain": "#cfd9a0"}


def as_svg(board: Mapping[str, Any]) -> str:
    """A plain picture of the map, to look at while working on it."""
    drawing = board["drawing"]

    def path(points: Sequence[Sequence[float]], style: str, closed: bool = True) -> str:
        joined = "L".join(f"{x} {y}" for x, y in points)
        return f'<path d="M{joined}{"Z" if closed else ""}" style="{style}"/>'

    line = "stroke-linejoin:round;stroke-linecap:round;fill:none;stroke"
    shapes = [f'<rect width="{drawing["width"]}" height="{drawing["height"]}" fill="#cfe0e3"/>']
    shapes += [
        path(drawing["coast"], f"{line}:#a9c6cc;stroke-width:{width};opacity:0.35") for width in (24, 14, 6)
    ]
    for terrain, outline in zip(board["terrain"], drawing["outlines"], strict=True):
        shapes.append(path(outline, f"fill:{TERRAIN_COLOURS[terrain]};stroke:#6b5b45;stroke-width:1.2"))
    shapes += [path(river, f"{line}:#5d93ac;stroke-width:4.5", closed=False) for river in drawing["rivers"]]
    shapes += [path(lake, "fill:#a9cbd6;stroke:#5d93ac;stroke-width:2") for lake in drawing["lakes"]]
    shapes.append(path(drawing["coast"], f"{line}:#4d4334;stroke-width:2"))
    for number, (x, y) in enumerate(drawing["places"]):
        shapes.append(f'<text x="{x}" y="{y + 6}" text-anchor="middle" font-size="18">{number}</text>')
    size = f'viewBox="0 0 {drawing["width"]} {drawing["height"]}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n' + "\n".join(shapes) + "\n</svg>\n"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    arguments.add_argument("--preview", type=Path, help="also write a plain SVG picture of the map here")
    preview: Path | None = arguments.parse_args().preview

    board: dict[str, Any] = json.loads(BOARD.read_text(encoding="utf-8"))
    sheet = settle(layout(board["neighbours"], board["region"]))
    inked = ink_without_faults(sheet, board["neighbours"])
    board["drawing"] = drawing_of(sheet, inked)
    BOARD.write_text(as_text(board), encoding="utf-8")
    if preview:
        preview.write_text(as_svg(board), encoding="utf-8")


if __name__ == "__main__":
    main()
