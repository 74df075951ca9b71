"""The map of the first board: its drawing says exactly what its facts say (rules C1.1, C1.3, C1.4, C9)."""

from __future__ import annotations

import json
from collections import Counter
from importlib import resources
from itertools import combinations
from statistics import median
from typing import TypedDict, cast

import pytest
from shapely import (  # type: ignore[import-untyped, unused-ignore]
    LineString,
    Point,
    Polygon,
    box,
    polygonize,
    unary_union,
)

Points = list[list[float]]


class Drawing(TypedDict):
    width: int
    height: int
    outlines: list[Points]
    places: Points
    lakes: list[Points]
    rivers: list[Points]
    coast: Points


class Board(TypedDict):
    terrain: list[str]
    region: list[int]
    neighbours: list[list[int]]
    drawing: Drawing


BOARD = cast(
    Board,
    json.loads((resources.files("pangea") / "games/clans/boards/first_villages.json").read_text("utf-8")),
)
DRAWING = BOARD["drawing"]
NEIGHBOURS = {
    (here, there) for here, others in enumerate(BOARD["neighbours"]) for there in others if here < there
}
BETWEEN_REGIONS = {pair for pair in NEIGHBOURS if BOARD["region"][pair[0]] != BOARD["region"][pair[1]]}
PAIRS = list(combinations(range(60), 2))

TERRITORIES = [Polygon(outline) for outline in DRAWING["outlines"]]
LAKES = [Polygon(shore) for shore in DRAWING["lakes"]]
RIVERS = [LineString(river) for river in DRAWING["rivers"]]
LAND = Polygon(DRAWING["coast"])

# Rule C9, territory by territory, region by region.
TERRAIN = "SMPMF PSPMF FPMSF PSMFS SFPPM MPFSM MSPMF SPFMS SFPFM PMSFP PSFMF PSFSM"
TERRAIN_NAMES = {"F": "forest", "M": "mountain", "S": "steppe", "P": "plain"}
SHORES = [
    {5, 9, 20, 21, 22},
    {8, 9, 25, 26},
    {15, 17, 20, 23},
    {22, 24, 25, 27},
    {26, 29, 30, 31},
    {27, 28, 29, 40, 41},
    {23, 24, 35, 36},
    {17, 19, 35, 37},
    {36, 39, 40, 43},
    {31, 34, 41, 44},
    {37, 39, 50, 51},
    {43, 44, 50, 54},
]

VISIBLE = 20.0
"""A border is at least this long; the map is 1000 wide."""
APART = 12.0
"""What has no common border is at least this far apart."""
ROOM = 25.0
"""The radius of the free circle around the place of a label."""


def shared_length(one: Polygon, other: Polygon) -> float:
    return float(one.boundary.intersection(other.boundary).length)


def test_board_has_sixty_territories_in_twelve_regions() -> None:
    """C1.1, C1.4: 60 territories, 15 of each terrain, 12 regions of 5."""
    assert len(BOARD["terrain"]) == len(BOARD["region"]) == len(BOARD["neighbours"]) == 60
    assert Counter(BOARD["terrain"]) == dict.fromkeys(TERRAIN_NAMES.values(), 15)
    assert Counter(BOARD["region"]) == dict.fromkeys(range(12), 5)


def test_terrain_and_regions_are_those_of_the_map() -> None:
    """C9: the terrain of each territory; its region is its number divided by 5."""
    assert BOARD["terrain"] == [TERRAIN_NAMES[letter] for letter in TERRAIN.replace(" ", "")]
    assert BOARD["region"] == [number // 5 for number in range(60)]


def test_neighbours_are_mutual_and_connected() -> None:
    """C1.4, C9: neighbours mutual, nobody its own neighbour, 135 borders, one connected map."""
    for here, others in enumerate(BOARD["neighbours"]):
        assert others == sorted(set(others) - {here})
        assert all(here in BOARD["neighbours"][there] for there in others)
    assert len(NEIGHBOURS) == 135
    reached, waiting = {0}, [0]
    while waiting:
        found = set(BOARD["neighbours"][waiting.pop()]) - reached
        reached |= found
        waiting += found
    assert reached == set(range(60))


def test_drawing_is_complete_and_on_the_sheet() -> None:
    """C1.4: every territory has an outline and a place, every lake a shore; no line repeats a point."""
    assert len(TERRITORIES) == len(DRAWING["places"]) == 60
    assert len(LAKES) == len(SHORES)
    for ring in [*DRAWING["outlines"], *DRAWING["lakes"], DRAWING["coast"]]:
        assert len({tuple(point) for point in ring}) == len(ring)
    sheet = box(0, 0, DRAWING["width"], DRAWING["height"])
    assert sheet.buffer(-8).contains(LAND)


def test_outlines_are_simple_polygons() -> None:
    """C1.4: no outline crosses or touches itself."""
    for shape in [*TERRITORIES, *LAKES, LAND]:
        assert shape.is_valid
        assert shape.exterior.is_simple
    assert all(river.is_simple for river in RIVERS)


def test_common_border_exactly_between_neighbours() -> None:
    """C1.3, C9: two territories share a border that can be seen exactly when they are neighbours."""
    drawn = {pair for pair in PAIRS if shared_length(TERRITORIES[pair[0]], TERRITORIES[pair[1]]) >= VISIBLE}
    assert drawn == NEIGHBOURS
    assert len(drawn) == 135


def test_each_border_is_one_line() -> None:
    """C1.3: the border of two neighbours is not in pieces, so it reads as one border."""
    for here, there in NEIGHBOURS:
        border = TERRITORIES[here].boundary.intersection(TERRITORIES[there].boundary)
        pieces = border.geoms if hasattr(border, "geoms") else [border]
        assert len(polyline_ends(list(pieces))) == 2, (here, there)


def test_others_do_not_touch() -> None:
    """C1.3: territories that are no neighbours, also those only a lake lies between, stay clearly apart."""
    for here, there in set(PAIRS) - NEIGHBOURS:
        assert TERRITORIES[here].distance(TERRITORIES[there]) >= APART, (here, there)


@pytest.mark.parametrize("number", range(12))
def test_lake_touches_its_shore_only(number: int) -> None:
    """C9: the territories on the shore of a lake, and no others, border on it."""
    lake = LAKES[number]
    on_shore = {here for here, land in enumerate(TERRITORIES) if shared_length(lake, land) >= VISIBLE}
    assert on_shore == SHORES[number]
    for here in set(range(60)) - SHORES[number]:
        assert lake.distance(TERRITORIES[here]) >= APART


def test_lakes_lie_inland_and_apart() -> None:
    """C9: a lake is neither part of the sea nor of another lake."""
    assert all(lake.distance(LAND.exterior) >= APART for lake in LAKES)
    assert all(one.distance(other) >= APART for one, other in combinations(LAKES, 2))


def test_territories_and_lakes_fill_the_coast() -> None:
    """C1.1: the board is its territories, lakes and rivers: no overlap, no gap, nothing beyond the coast."""
    areas = [*TERRITORIES, *LAKES]
    whole = unary_union(areas)
    assert whole.area == pytest.approx(sum(area.area for area in areas), abs=1e-3)
    assert whole.symmetric_difference(LAND).area == pytest.approx(0, abs=1e-3)


def test_rivers_are_the_borders_between_regions() -> None:
    """C1.1, C9: every border between regions is on a river, and a river is nowhere else, nor drawn twice."""
    between = unary_union(
        [
            TERRITORIES[here].boundary.intersection(TERRITORIES[there].boundary)
            for here, there in BETWEEN_REGIONS
        ]
    )
    rivers = unary_union(RIVERS)
    assert rivers.symmetric_difference(between).length == pytest.approx(0, abs=1e-3)
    assert sum(river.length for river in RIVERS) == pytest.approx(rivers.length, abs=1e-3)


def test_rivers_run_from_water_to_water() -> None:
    """C1.1: a river ends at the coast, at a lake or where three rivers meet: it does not end in dry land."""
    ends = Counter(end for river in RIVERS for end in (river.coords[0], river.coords[-1]))
    shores = unary_union([LAND.exterior, *(lake.exterior for lake in LAKES)])
    for end, rivers_there in ends.items():
        assert rivers_there == (1 if shores.distance(Point(end)) < 1e-6 else 3)


def test_rivers_and_lakes_divide_the_land_into_the_regions() -> None:
    """C1.1: cut along its rivers and lakes, the land falls into 12 regions of 5 territories."""
    lines = unary_union([LAND.exterior, *(lake.exterior for lake in LAKES), *RIVERS])
    pieces = list(polygonize(list(lines.geoms)).geoms)
    dry = [
        piece for piece in pieces if not any(lake.contains(piece.representative_point()) for lake in LAKES)
    ]
    assert len(pieces) == 12 + len(LAKES)
    inside = [
        frozenset(
            here for here, land in enumerate(TERRITORIES) if piece.contains(land.representative_point())
        )
        for piece in dry
    ]
    assert set(inside) == {frozenset(range(first, first + 5)) for first in range(0, 60, 5)}


@pytest.mark.parametrize("number", range(60))
def test_label_has_room(number: int) -> None:
    """C1.4: around its place every territory has room for its number and a stack of huts."""
    place = Point(DRAWING["places"][number])
    assert TERRITORIES[number].contains(place)
    assert TERRITORIES[number].exterior.distance(place) >= ROOM


def test_territories_are_of_similar_size() -> None:
    """C1.4: no territory is tiny or huge, and none is a thin strip."""
    middle = median(land.area for land in TERRITORIES)
    for number, land in enumerate(TERRITORIES):
        assert middle / 1.5 <= land.area <= middle * 1.5, number
        assert land.area / land.convex_hull.area >= 0.75, number


def polyline_ends(pieces: list[LineString]) -> list[tuple[float, ...]]:
    """The loose ends of some lines: the points where an odd number of them end."""
    ends = Counter(end for piece in pieces for end in (piece.coords[0], piece.coords[-1]))
    return [end for end, times in ends.items() if times % 2]
