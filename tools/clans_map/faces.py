"""The graph of neighbours, drawn in the plane: its faces, and the water in some of them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.clans_map.facts import LAKES, LAND, SEA
from tools.clans_map.sheet import Points


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
