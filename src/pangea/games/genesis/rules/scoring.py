"""G6 to G8  What areas and herds are worth, and who wins.

A *tally* is four small numbers in one: sixteen bits for each seat, or for each terrain.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from pangea.core.contract import PLAYING, Flags, Points
from pangea.core.kernel import rule
from pangea.core.scoring import compare_seat
from pangea.games.genesis.board import every_terrain
from pangea.games.genesis.rules.areas import (
    Spaces,
    common,
    connected,
    first_of,
    is_any,
    middles,
    size_of,
    spaces_of,
    without,
)
from pangea.games.genesis.state import SEATS, State

Tally = int

FIRST_PLACE, SECOND_PLACE = 4, 2  # G6.1
BOTH_PLACES = FIRST_PLACE + SECOND_PLACE
TRIPLE, DOUBLE, ONCE = 3, 2, 1  # G7.1, G7.2
DIGITS = 16
ALL_DIGITS = (1 << DIGITS) - 1


@rule
def just(number: int, of: int) -> Tally:
    """A tally with one number: that of this seat, or of this terrain."""
    return int(np.int64(number) << (DIGITS * of))


@rule
def entry(tally: Tally, of: int) -> int:
    """The number of this seat, or of this terrain."""
    return (tally >> (DIGITS * of)) & ALL_DIGITS


@rule
def in_all(tally: Tally) -> int:
    return entry(tally, 0) + entry(tally, 1) + entry(tally, 2) + entry(tally, 3)


# G6  Scoring an area


class Ranking(NamedTuple):
    """The herds of an area by size: the two largest sizes, and how many herds of each seat have them."""

    largest: int
    second: int
    at_largest: Tally
    at_second: Tally


@rule
def ranked(state: State, area: Spaces) -> Ranking:
    """G5.2  Every herd of every seat is ranked for itself, by its number of tiles."""
    largest, second = 0, 0
    at_largest, at_second = just(0, 0), just(0, 0)
    for seat in range(state.players):
        left = common(area, spaces_of(state.kin[seat]))
        while is_any(left):
            herd = connected(first_of(left), left)
            left = without(left, herd)
            tiles = size_of(herd)
            if tiles > largest:
                second, at_second = largest, at_largest
                largest, at_largest = tiles, just(1, seat)
            elif tiles == largest:
                at_largest += just(1, seat)
            elif tiles > second:
                second, at_second = tiles, just(1, seat)
            elif tiles == second:
                at_second += just(1, seat)
    return Ranking(largest, second, at_largest, at_second)


@rule
def shares(herds: Ranking, factor: int) -> Tally:
    """What an area gives each seat: each place times the factor (G7.5), shared."""
    if in_all(herds.at_largest) > 1 or in_all(herds.at_second) == 0:
        # G6.3: tied for largest, they share both places. G6.2: a herd alone takes both.
        return shared(herds.at_largest, BOTH_PLACES * factor)
    # G6.1, G6.4
    first = shared(herds.at_largest, FIRST_PLACE * factor)
    return first + shared(herds.at_second, SECOND_PLACE * factor)


@rule
def shared(herds: Tally, place: int) -> Tally:
    """G6.3 to G6.5  Each herd gets the same share, rounded down; one player's herds divide nothing (G6.6)."""
    tied = in_all(herds)
    owner = sole_owner(herds)
    if owner >= 0:
        return just(place, owner)
    return herds * (place // tied)


@rule
def sole_owner(herds: Tally) -> int:
    """The seat that all these herds belong to; -1 if several seats have some."""
    every_herd = in_all(herds)
    for seat in range(SEATS):
        if entry(herds, seat) == every_herd:
            return seat
    return -1


# G7  The biggest areas


class Biggest(NamedTuple):
    """Sizes of the areas that count more than once; 0 where several tie for it (G7.3)."""

    of_all: int
    by_terrain: Tally


@rule
def biggest_areas(state: State) -> Biggest:
    """G7.1 to G7.3  The one largest area of all, and the one largest of each terrain."""
    most, is_single = 0, False
    by_terrain = just(0, 0)
    for terrain in every_terrain():
        land = spaces_of(state.land[terrain])
        waiting = middles(land)
        most_here, is_single_here = 0, False
        while is_any(waiting):
            area = connected(first_of(waiting), land)
            waiting = without(waiting, area)
            tiles = size_of(area)
            if tiles > most_here:
                most_here, is_single_here = tiles, True
            elif tiles == most_here:
                is_single_here = False
        if is_single_here:
            by_terrain += just(most_here, terrain)
        if most_here > most:
            most, is_single = most_here, is_single_here
        elif most_here == most:
            is_single = False
    return Biggest(most if is_single else 0, by_terrain)


@rule
def factor_of(biggest: Biggest, terrain: int, tiles: int) -> int:
    """G7.1, G7.2, G7.4  How many times an area of this size counts."""
    if tiles == biggest.of_all:
        return TRIPLE
    if tiles == entry(biggest.by_terrain, terrain):
        return DOUBLE
    return ONCE


@rule
def points_now(state: State) -> Tally:
    """G6, G7  Area by area, what each seat has."""
    total = just(0, 0)
    biggest = biggest_areas(state)
    for terrain in every_terrain():
        land = spaces_of(state.land[terrain])
        waiting = middles(land)
        while is_any(waiting):
            area = connected(first_of(waiting), land)
            waiting = without(waiting, area)
            factor = factor_of(biggest, terrain, size_of(area))
            total += shares(ranked(state, area), factor)
    return total


# G8  The points of the seats


@rule
def result(state: State) -> Tally:
    """The points of every seat: those at the end, or as if the game ended now."""
    if state.ending == PLAYING:
        return points_now(state)
    total = just(0, 0)
    for seat in range(state.players):
        total += just(state.points[seat], seat)
    return total


@rule
def points(state: State, out: Points) -> None:
    total = result(state)
    for seat in range(state.players):
        out[seat] = entry(total, seat)


@rule
def winners(state: State, out: Flags) -> None:
    """G8.1  Most points; tied players all win."""
    total = result(state)
    best = 0
    for seat in range(state.players):
        best = compare_seat(seat, entry(total, seat), best, out)
