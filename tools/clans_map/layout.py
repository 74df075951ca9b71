"""Step 1: from the graph of neighbours to a first map, its dual."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from tools.clans_map.faces import faces, water_inside
from tools.clans_map.facts import LAKES, LAND, PLACES, SEA
from tools.clans_map.sheet import HEIGHT, WIDTH, Kind, Points, Sheet, Side, places_on_sheet


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
