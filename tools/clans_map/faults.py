"""Step 4: look for faults in the drawing, and ink again where there are any."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np
from shapely import Polygon, maximum_inscribed_circle  # type: ignore[import-untyped, unused-ignore]

from tools.clans_map.facts import LAND, SEA
from tools.clans_map.ink import Inked, ink, inked_line, strokes
from tools.clans_map.sheet import HEIGHT, WIDTH, Sheet

SHORTEST_BORDER = 24.0
NARROWEST_GAP = 12.0
SMALLEST_CIRCLE = 30.0
STRIP_OF_SEA = 10.0


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
