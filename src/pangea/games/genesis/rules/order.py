"""The order in which areas and herds are told: the larger first.

Nothing is sorted, as there are no lists: whoever tells one looks for the next that ranks below it.
"""

from __future__ import annotations

from typing import NamedTuple

from pangea.core.kernel import rule
from pangea.games.genesis.board import SPACES, every_terrain
from pangea.games.genesis.rules.areas import (
    NO_SPACES,
    Spaces,
    common,
    connected,
    first_of,
    first_space,
    is_any,
    joined,
    middles,
    size_of,
    spaces_of,
    without,
)
from pangea.games.genesis.rules.scoring import Tally, entry, just
from pangea.games.genesis.state import SEATS, State

ABOVE_ALL = (SPACES + 1) * SEATS * SPACES
"""Every rank is below this one."""


@rule
def rank_of(spaces: Spaces, seat: int) -> int:
    """More tiles rank higher, then the lower seat, then whatever begins further up on the board."""
    return (size_of(spaces) * SEATS + SEATS - 1 - seat) * SPACES + SPACES - 1 - first_space(spaces)


@rule
def rank_of_area(area: Spaces) -> int:
    return rank_of(area, 0)


@rule
def area_below(land: Spaces, rank: int) -> Spaces:
    """G5.1  The area of a terrain that ranks next below; NO_SPACES if none does."""
    found, highest = NO_SPACES, 0
    waiting = middles(land)
    while is_any(waiting):
        area = connected(first_of(waiting), land)
        waiting = without(waiting, area)
        here = rank_of_area(area)
        if highest < here < rank:
            found, highest = area, here
    return found


class Herd(NamedTuple):
    seat: int
    spaces: Spaces
    rank: int
    """0 where there is none."""


@rule
def herd_below(state: State, area: Spaces, rank: int) -> Herd:
    """G5.2  The herd of an area that ranks next below."""
    found = Herd(0, NO_SPACES, 0)
    for seat in range(SEATS):
        waiting = common(area, spaces_of(state.kin[seat]))
        while is_any(waiting):
            herd = connected(first_of(waiting), waiting)
            waiting = without(waiting, herd)
            here = rank_of(herd, seat)
            if found.rank < here < rank:
                found = Herd(seat, herd, here)
    return found


@rule
def herds_in(state: State, area: Spaces) -> int:
    """G5.2  How many herds an area has."""
    herds = 0
    for seat in range(SEATS):
        waiting = common(area, spaces_of(state.kin[seat]))
        while is_any(waiting):
            waiting = without(waiting, connected(first_of(waiting), waiting))
            herds += 1
    return herds


@rule
def largest_areas(state: State) -> Tally:
    """The size of the largest area of each terrain."""
    largest = just(0, 0)
    for terrain in every_terrain():
        land = spaces_of(state.land[terrain])
        largest += just(size_of(area_below(land, ABOVE_ALL)), terrain)
    return largest


@rule
def terrain_at(largest: Tally, place: int) -> int:
    """The terrain at a place of the order, from 0: by its largest area, then as terrains are counted."""
    for terrain in every_terrain():
        before = 0
        for other in every_terrain():
            more = entry(largest, other) - entry(largest, terrain)
            if more > 0 or (more == 0 and other < terrain):
                before += 1
        if before == place:
            return terrain
    return -1


class Tied(NamedTuple):
    areas: int
    spaces: Spaces


@rule
def areas_of_size(land: Spaces, tiles: int) -> Tied:
    """How many areas of a terrain have this size, and the spaces of all of them."""
    areas, spaces = 0, NO_SPACES
    waiting = middles(land)
    while is_any(waiting):
        area = connected(first_of(waiting), land)
        waiting = without(waiting, area)
        if size_of(area) == tiles:
            areas += 1
            spaces = joined(spaces, area)
    return Tied(areas, spaces)
