"""What is shown of a position of Genesis beyond what lies on its table."""

from __future__ import annotations

import numpy as np

from pangea.core.kernel import rule
from pangea.core.record import Counts, Record, fact
from pangea.games.genesis.board import (
    COLUMNS_IN_PLAY,
    SPACES,
    TERRAIN_NAMES,
    TERRAINS,
    every_terrain,
)
from pangea.games.genesis.rules.areas import (
    Spaces,
    first_of,
    first_space,
    is_any,
    size_of,
    spaces_of,
    without,
)
from pangea.games.genesis.rules.order import (
    ABOVE_ALL,
    area_below,
    herd_below,
    largest_areas,
    rank_of_area,
    terrain_at,
)
from pangea.games.genesis.rules.scoring import biggest_areas, entry, factor_of, ranked, result, shares
from pangea.games.genesis.rules.setup import extent
from pangea.games.genesis.rules.turn import closing_terrains
from pangea.games.genesis.state import SEATS, State

AREAS = SPACES // 3
"""There are no more areas than this, of three tiles each."""
NONE = -1
"""The terrain, seat, area and herd of a space where there is none."""


class Facts(Record):
    columns: int = fact(np.int8, means="how many columns are in play, from the left (G2.1)")
    terrain: Counts = fact(
        np.int8,
        SPACES,
        means="terrain[space]: of the tile that lies there",
        one_of=TERRAIN_NAMES,
        maybe=True,
    )
    seat: Counts = fact(np.int8, SPACES, means="seat[space]: whose tile lies there", is_seat=True, maybe=True)
    closing: int = fact(
        np.int8,
        means="the terrains that would be a single tile: as a first one it ends the turn (G3.4)",
        set_of=TERRAINS,
    )
    points: Counts = fact(np.int16, SEATS, means="points[seat], as if the game ended now")
    areas: int = fact(np.int8, means="how many areas count (G5.1), numbered in the order of the score")
    area: Counts = fact(
        np.int8, SPACES, means="area[space]: the number of the area it belongs to", maybe=True
    )
    herd: Counts = fact(
        np.int8, SPACES, means="herd[space]: the number of its herd, area by area (G5.2)", maybe=True
    )
    area_factor: Counts = fact(np.int8, AREAS, means="area_factor[area]: how often it counts (G7)")
    area_points: Counts = fact(
        np.int16, AREAS, SEATS, means="area_points[area, seat]: what it would give now (G6)"
    )


@rule
def show(state: State, facts: Facts) -> None:
    facts.columns = COLUMNS_IN_PLAY[extent(state)]
    facts.closing = closing_terrains(state)
    facts.terrain[:] = facts.seat[:] = facts.area[:] = facts.herd[:] = NONE
    for terrain in every_terrain():
        mark(facts.terrain, spaces_of(state.land[terrain]), terrain)
    total = result(state)
    for seat in range(state.players):
        mark(facts.seat, spaces_of(state.kin[seat]), seat)
        facts.points[seat] = entry(total, seat)
    show_areas(state, facts)


@rule
def show_areas(state: State, facts: Facts) -> None:
    """G5 to G7  The areas in the order of the score."""
    biggest, largest = biggest_areas(state), largest_areas(state)
    herds = 0
    for place in every_terrain():
        terrain = terrain_at(largest, place)
        land = spaces_of(state.land[terrain])
        area = area_below(land, ABOVE_ALL)
        while is_any(area):
            number = int(facts.areas)
            facts.areas = number + 1
            mark(facts.area, area, number)
            herds = show_herds(state, facts, area, herds)
            factor = factor_of(biggest, terrain, size_of(area))
            facts.area_factor[number] = factor
            given = shares(ranked(state, area), factor)
            for seat in range(state.players):
                facts.area_points[number, seat] = entry(given, seat)
            area = area_below(land, rank_of_area(area))


@rule
def show_herds(state: State, facts: Facts, area: Spaces, number: int) -> int:
    """The herds of an area, from this number on; the number after them."""
    herd = herd_below(state, area, ABOVE_ALL)
    while herd.rank > 0:
        mark(facts.herd, herd.spaces, number)
        number += 1
        herd = herd_below(state, area, herd.rank)
    return number


@rule
def mark(numbers: Counts, spaces: Spaces, number: int) -> None:
    """Write a number on each of some spaces."""
    left = spaces
    while is_any(left):
        numbers[first_space(left)] = number
        left = without(left, first_of(left))
