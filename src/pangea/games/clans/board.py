"""The board of Clans: sixty territories, their terrain and regions, and which of them touch (C1, C9)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import Any, NewType

import numpy as np

from pangea.core.bits import SIXTY, set_of
from pangea.core.errors import BadContent
from pangea.core.kernel import ids, lookup, rule

Territory = NewType("Territory", int)
Clan = NewType("Clan", int)
Border = NewType("Border", int)
"""A border as it is crossed: pair n of neighbours has two, 2n one way and 2n + 1 the other."""


class Terrain(IntEnum):
    FOREST, MOUNTAIN, STEPPE, PLAIN = range(4)


TERRAINS = tuple(terrain.name.lower() for terrain in Terrain)
CLAN_NAMES = ("red", "blue", "green", "yellow", "black")

TERRITORIES = 60
REGIONS = 12
CLANS = len(CLAN_NAMES)
VILLAGES = 12
PAIR_SETS = 3
PAIRS_AT_MOST = PAIR_SETS * SIXTY  # sixty territories in a plane have 174 pairs of neighbours at most
_LINES, _POINTS = ("outlines", "lakes", "rivers"), ("places", "coast")
FARTHEST = 1_000_000
"""No number of a drawing is larger than this, nor smaller than its negative."""
_USUAL = Path(__file__).parent / "boards" / "first_villages.json"


@dataclass(frozen=True)
class Board:
    """A checked board: its territories, and where they are drawn if it says so."""

    terrain: tuple[str, ...]
    region: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    drawing: Mapping[str, Any] | None = None

    @property
    def content(self) -> dict[str, Any]:
        return {
            "terrain": list(self.terrain),
            "region": list(self.region),
            "neighbours": [list(others) for others in self.neighbours],
        }

    @cached_property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Every pair of neighbours, the smaller number first."""
        ways = ((here, there) for here, others in enumerate(self.neighbours) for there in others)
        return tuple((here, there) for here, there in ways if here < there)

    @cached_property
    def borders(self) -> tuple[tuple[int, int], ...]:
        """Every border as it is crossed: for each pair of neighbours one way, then the other."""
        return tuple(way for here, there in self.pairs for way in ((here, there), (there, here)))

    @cached_property
    def tables(self) -> dict[str, Any]:
        """The tables that the rules read, by name."""
        most = max(len(others) for others in self.neighbours)
        around = [others + others[-1:] * (most - len(others)) for others in self.neighbours]
        bare = [self.region[here:].count(self.region[here]) for here in range(TERRITORIES)]
        # Numbers of places are unsigned: an index that might be negative is tested wherever it is used.
        return {
            "BORDERS": len(self.borders),
            "SOURCE": np.array([here for here, _ in self.borders], np.uint8),
            "TARGET": np.array([there for _, there in self.borders], np.uint8),
            "AROUND": np.array(around, np.uint8),
            "NEAR": np.array([set_of(others) for others in self.neighbours], np.int64),
            "BOTH_ENDS": np.array([set_of(border) for border in self.borders], np.int64),
            "EVERY_PAIR": np.array(_bits_of_three(range(len(self.pairs))), np.int64),
            "PAIRS_OF": np.array([self._pairs_of(here) for here in range(TERRITORIES)], np.int64),
            "TERRAIN": np.array([TERRAINS.index(name) for name in self.terrain], np.uint8),
            "REGION": np.array(self.region, np.uint8),
            "BARE": np.array(bare, np.int64),
        }

    def _pairs_of(self, territory: int) -> list[int]:
        return _bits_of_three(number for number, pair in enumerate(self.pairs) if territory in pair)


def board_from(content: Mapping[str, Any] | None) -> Board:
    """The board of a content, checked (C1.4); the usual one if there is none."""
    if content is None:
        return USUAL
    _check_shape(content)
    _check_counts(content)
    _check_neighbours(content["neighbours"])
    return _unchecked(content)


def _unchecked(content: Mapping[str, Any]) -> Board:
    return Board(
        terrain=tuple(content["terrain"]),
        region=tuple(content["region"]),
        neighbours=tuple(tuple(sorted(others)) for others in content["neighbours"]),
        drawing=content.get("drawing"),
    )


def _check_shape(content: Mapping[str, Any]) -> None:
    if not isinstance(content, Mapping):
        raise BadContent("clans-content-no-object")
    for unknown in sorted(set(content) - {"terrain", "region", "neighbours", "drawing"}):
        raise BadContent("clans-content-unknown-key", key=unknown)
    for key in ("terrain", "region", "neighbours"):
        if key not in content:
            raise BadContent("clans-content-missing-key", key=key)
        if not isinstance(content[key], (list, tuple)) or len(content[key]) != TERRITORIES:
            count = len(content[key]) if isinstance(content[key], (list, tuple)) else 0
            raise BadContent("clans-content-sixty", key=key, count=count)
    for here, (name, region, others) in enumerate(
        zip(content["terrain"], content["region"], content["neighbours"], strict=True)
    ):
        if name not in TERRAINS:
            raise BadContent(
                "clans-content-terrain", territory=str(here), name=str(name), names=", ".join(TERRAINS)
            )
        if not _is_number_below(region, REGIONS):
            raise BadContent("clans-content-region", territory=str(here), region=str(region))
        if not isinstance(others, (list, tuple)) or not all(_is_number_below(o, TERRITORIES) for o in others):
            raise BadContent("clans-content-neighbour", territory=str(here), neighbours=json.dumps(others))
    if content.get("drawing") is not None:
        _check_drawing(content["drawing"])


def _check_drawing(drawing: Any) -> None:
    """A drawing is looked at, never played by: it is enough that all territories have outline and place."""
    if not isinstance(drawing, Mapping):
        raise BadContent("clans-content-drawing", key="drawing")
    for unknown in sorted(set(drawing) - {"width", "height", *_LINES, *_POINTS}, key=str):
        raise BadContent("clans-content-drawing-key", key=str(unknown))
    for key in ("width", "height"):
        if not _is_measure(drawing.get(key)) or drawing[key] <= 0:
            raise BadContent("clans-content-drawing", key=key)
    for key in _LINES:
        if not isinstance(drawing.get(key), list) or not all(_is_line(line) for line in drawing[key]):
            raise BadContent("clans-content-drawing", key=key)
    for key in _POINTS:
        if not _is_line(drawing.get(key)):
            raise BadContent("clans-content-drawing", key=key)
    for key in ("outlines", "places"):
        if len(drawing[key]) != TERRITORIES:
            raise BadContent("clans-content-sixty", key=key, count=len(drawing[key]))


def _is_line(points: Any) -> bool:
    return isinstance(points, list) and all(
        isinstance(point, list) and len(point) == 2 and all(_is_measure(x) for x in point) for point in points
    )


def _is_measure(value: Any) -> bool:
    """A number that a drawing can work with: JSON's own “Infinity” and “NaN” aren't."""
    return isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) <= FARTHEST


def _check_counts(content: Mapping[str, Any]) -> None:
    for name in TERRAINS:
        count = list(content["terrain"]).count(name)
        if count != TERRITORIES // len(TERRAINS):
            raise BadContent("clans-content-fifteen", name=name, count=count)
    for region in range(REGIONS):
        count = list(content["region"]).count(region)
        if count != TERRITORIES // REGIONS:
            raise BadContent("clans-content-five", region=str(region), count=count)


def _check_neighbours(neighbours: list[list[int]]) -> None:
    for here, others in enumerate(neighbours):
        if here in others:
            raise BadContent("clans-content-itself", territory=str(here))
        for there in others:
            if others.count(there) > 1:
                raise BadContent("clans-content-twice", territory=str(here), other=str(there))
            if here not in neighbours[there]:
                raise BadContent("clans-content-mutual", territory=str(here), other=str(there))
    pairs = sum(len(others) for others in neighbours) // 2
    if pairs > PAIRS_AT_MOST:
        raise BadContent("clans-content-pairs", count=pairs, most=PAIRS_AT_MOST)
    reached, waiting = {0}, [0]
    while waiting:
        for there in neighbours[waiting.pop()]:
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    if len(reached) < TERRITORIES:
        cut_off = min(set(range(TERRITORIES)) - reached)
        raise BadContent("clans-content-connected", territory=str(cut_off))


def _is_number_below(value: Any, limit: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < limit


def _bits_of_three(numbers: Iterable[int]) -> list[int]:
    """The set of numbers up to 179: three sets side by side."""
    sets = [0] * PAIR_SETS
    for number in numbers:
        sets[number // SIXTY] |= 1 << number % SIXTY
    return sets


USUAL: Board
# A test checks what is shipped: to check its drawing takes as long as all else that this import does.
USUAL = _unchecked(json.loads(_USUAL.read_text(encoding="utf-8")))

# The tables of the usual board. Rules read these; on another board they are bound to that board's.
BORDERS = len(USUAL.borders)
SOURCE, TARGET = USUAL.tables["SOURCE"], USUAL.tables["TARGET"]
AROUND, NEAR, BOTH_ENDS = USUAL.tables["AROUND"], USUAL.tables["NEAR"], USUAL.tables["BOTH_ENDS"]
EVERY_PAIR, PAIRS_OF = USUAL.tables["EVERY_PAIR"], USUAL.tables["PAIRS_OF"]
TERRAIN, REGION, BARE = USUAL.tables["TERRAIN"], USUAL.tables["REGION"], USUAL.tables["BARE"]


@lookup
def every_territory() -> Iterable[Territory]:
    return ids(TERRITORIES)


@lookup
def every_clan() -> Iterable[Clan]:
    return ids(CLANS)


@lookup
def every_border() -> Iterable[Border]:
    return ids(BORDERS)


@rule
def source_of(border: Border) -> Territory:
    """Where whoever crosses the border comes from."""
    return SOURCE[border]


@rule
def target_of(border: Border) -> Territory:
    """Where they get to."""
    return TARGET[border]


@rule
def border_from(source: Territory, pair: int) -> Border:
    """The border between a pair of neighbours, as whoever comes from one of them crosses it."""
    return Border(2 * pair if SOURCE[2 * pair] == source else 2 * pair + 1)


@rule
def terrain_of(territory: Territory) -> int:
    return TERRAIN[territory]


@rule
def region_of(territory: Territory) -> int:
    return REGION[territory]


@rule
def bare_of_region(territory: Territory) -> int:
    """C2.1  How many territories of its region have no hut yet when it is this one's turn."""
    return BARE[territory]


@lookup
def neighbours(territory: Territory) -> Iterable[Territory]:
    """C1.3  The territories that share a border with this one, rivers included, lakes not.

    Equally many for each territory, so that no loop ends by surprise: the last may come more than once.
    """
    return AROUND[territory]
