"""The content file of the board: the drawing as it stands in it, and how it is written."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from shapely import Polygon, maximum_inscribed_circle  # type: ignore[import-untyped, unused-ignore]
from shapely.ops import nearest_points  # type: ignore[import-untyped, unused-ignore]

from tools.clans_map.facts import LAND, SEA
from tools.clans_map.ink import Inked, inked_line, rivers
from tools.clans_map.sheet import HEIGHT, WIDTH, Points, Sheet

BOARD = Path(__file__).parents[2] / "src/pangea/games/clans/boards/first_villages.json"


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


def label_place(outline: Polygon) -> Points:
    """Where a number or a stack of huts goes: as central as can be with ample room around it."""
    radius = maximum_inscribed_circle(outline, tolerance=0.5).length
    roomy, _ = nearest_points(outline.buffer(-0.9 * radius), outline.centroid)
    return np.array(roomy.coords)


def plain(points: Points) -> list[list[float]]:
    """Points as the file has them: one decimal, and none where it is zero."""
    return [
        [int(value) if value == int(value) else value for value in point]
        for point in points.round(1).tolist()
    ]
