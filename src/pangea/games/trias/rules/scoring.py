"""T7, T8, T9  Points on the way, points at the end, and the winner."""

from __future__ import annotations

from pangea.core.bits import bit, count_of, has, without_lowest
from pangea.core.contract import Flags, Points
from pangea.core.kernel import rule
from pangea.core.scoring import compare_seat
from pangea.games.trias.board import HERDS, POLE, Tile, lowest_tile
from pangea.games.trias.rules.land import continent_of, continents_with, land_in_continents
from pangea.games.trias.state import State

ANY_CONTINENT = 0  # T7.3: a value of the option `splits`
FIRST_ON_THE_WAY, SECOND_ON_THE_WAY = 2, 1  # T7.4
MORE_THAN_ANY = int(HERDS.max()) + 1
"""More herds than anybody has."""
BITS_OF_A_SEAT = 12
"""Five seats fit into one number, and all tiles together give no seat more than 2 ** 12 points."""


@rule
def herds_on(state: State, continent: int, seat: int) -> int:
    """The herds of a seat on a continent; swimmers are on none."""
    herds = 0
    tiles = continent & state.settled[seat]
    while tiles != 0:
        herds += int(state.herds[lowest_tile(tiles), seat])
        tiles = without_lowest(tiles)
    return herds


@rule
def most_herds(state: State, continent: int) -> int:
    """The most herds that a seat has on a continent."""
    most = 0
    for seat in range(state.players):
        most = max(most, herds_on(state, continent, seat))
    return most


@rule
def second_most_herds(state: State, continent: int) -> int:
    """The most herds among those who don't have the most; 0 if there is nobody else."""
    most = most_herds(state, continent)
    second = 0
    for seat in range(state.players):
        herds = herds_on(state, continent, seat)
        if herds < most:
            second = max(second, herds)
    return second


@rule
def seats_with(state: State, continent: int, herds: int) -> int:
    """How many seats have exactly this many herds on a continent."""
    count = 0
    for seat in range(state.players):
        if herds_on(state, continent, seat) == herds:
            count += 1
    return count


# Numbers of all seats side by side in one number: what is worked out for all need not be worked out again.


@rule
def for_seat(number: int, seat: int) -> int:
    """The number of one seat among those of all."""
    return number << (BITS_OF_A_SEAT * seat)


@rule
def of_seat(numbers: int, seat: int) -> int:
    """What the numbers of all say of one seat."""
    return (numbers >> (BITS_OF_A_SEAT * seat)) & (bit(BITS_OF_A_SEAT) - 1)


@rule
def herds_of_all(state: State, continent: int) -> int:
    """The herds of each seat on a continent."""
    herds = 0
    for seat in range(state.players):
        herds |= for_seat(herds_on(state, continent, seat), seat)
    return herds


# T7  Scoring on the way


@rule
def has_split(state: State) -> bool:
    """T7.1  Did the lifting split the continent? Then one part is not all that was left of it."""
    return continent_of(state, lowest_tile(state.left)) != state.left


@rule
def splits_score(state: State) -> bool:
    """T7.3, T10.3  Parts of any continent, or only of the South Pole's; and not with two players."""
    return state.players > 2 and (state.splits == ANY_CONTINENT or has(state.left, POLE))


@rule
def part_to_score(state: State, tile: Tile) -> int:
    """T7.1, T7.2  The part that a tile put down makes score, without the tile; 0 if none.

    The tile must touch exactly one continent, and this must be a part that the lifting split off, without the
    pole.
    """
    if not has_split(state) or not splits_score(state):
        return 0
    part = continent_of(state, lowest_tile(state.near[tile]))
    if state.near[tile] & ~part != 0 or part & state.left == 0 or has(part, POLE):
        return 0
    return part


@rule
def score_part(state: State, tile: Tile, continent: int) -> None:
    """T7.1, T7.4  The part scores, together with the tile. All of the scoring is noted."""
    number = state.scorings
    state.scored_place[number] = state.place[tile]
    state.scored_size[number] = count_of(continent)
    for seat in range(state.players):
        state.scored_herds[number, seat] = herds_on(state, continent, seat)
    for seat in range(state.players):
        state.points[seat] += points_on_the_way(state, number, seat)
    state.scorings += 1


@rule
def points_on_the_way(state: State, number: int, seat: int) -> int:
    """T7.4  Two points for everybody with the most herds there, one for everybody with the second most."""
    herds = int(state.scored_herds[number, seat])
    if herds == 0:
        return 0
    most = most_scored(state, number, MORE_THAN_ANY)
    if herds == most:
        return FIRST_ON_THE_WAY
    return SECOND_ON_THE_WAY if herds == most_scored(state, number, most) else 0


@rule
def most_scored(state: State, number: int, below: int) -> int:
    """The most herds that a seat had in a scoring, of those with fewer than `below`; 0 if there is nobody."""
    most = 0
    for seat in range(state.players):
        herds = int(state.scored_herds[number, seat])
        if herds < below:
            most = max(most, herds)
    return most


# T8  Final scoring


@rule
def shared(points: int, halves: int, players: int) -> int:
    """T8.5  An equal share of these halves of the points, rounded up."""
    return -(-points * halves // (2 * players))


@rule
def final_points_on(state: State, continent: int) -> int:
    """T8.2 to T8.4  What a continent gives each seat at the end; n is its number of tiles.

    The first gets n, the second half of it. Several firsts share both; several seconds share the half.
    """
    herds = herds_of_all(state, continent)
    if herds == 0:
        return 0
    tiles = count_of(continent)
    most, firsts, second, seconds = 0, 0, 0, 0
    for seat in range(state.players):
        here = of_seat(herds, seat)
        if here > most:
            second, seconds = most, firsts
            most, firsts = here, 1
        elif here == most:
            firsts += 1
        elif here == second:
            seconds += 1
        elif here > second:
            second, seconds = here, 1
    first_gets = tiles if firsts == 1 else shared(tiles, 3, firsts)
    second_gets = shared(tiles, 1, seconds) if firsts == 1 and second > 0 else 0
    points = 0
    for seat in range(state.players):
        here = of_seat(herds, seat)
        gets = first_gets if here == most else second_gets if here == second else 0
        points |= for_seat(gets, seat)
    return points


@rule
def final_points_of_all(state: State) -> int:
    """T8.1  What each seat gets at the end: every continent scores, except the South Pole's."""
    points = 0
    land = land_in_continents(state) & ~continent_of(state, Tile(POLE))
    while land != 0:
        continent = continent_of(state, lowest_tile(land))
        points += final_points_on(state, continent)
        land &= ~continent
    return points


@rule
def final_points(state: State, seat: int) -> int:
    """T8.1  What a seat gets at the end."""
    return of_seat(final_points_of_all(state), seat)


@rule
def total_of(state: State, seat: int) -> int:
    """T9.1  Points on the way and points of the final scoring."""
    return int(state.points[seat]) + final_points(state, seat)


# T9  The winner


@rule
def continents_of(state: State, seat: int) -> int:
    """T9.1  On how many continents a seat has herds; the South Pole's counts."""
    return continents_with(state, state.settled[seat])


@rule
def rank_of(state: State, seat: int, total: int) -> int:
    """T9.1  Points, then herds in reserve, then continents, as one number: the higher wins."""
    return (total * 64 + int(state.reserve[seat])) * 64 + continents_of(state, seat)


@rule
def points(state: State, out: Points) -> None:
    """T9.1  Points on the way and points of the final scoring."""
    final = final_points_of_all(state)
    for seat in range(state.players):
        out[seat] = int(state.points[seat]) + of_seat(final, seat)


@rule
def winners(state: State, out: Flags) -> None:
    """T9.1  Whoever ranks highest; tied players all win."""
    final = final_points_of_all(state)
    best = -1
    for seat in range(state.players):
        total = int(state.points[seat]) + of_seat(final, seat)
        best = compare_seat(seat, rank_of(state, seat, total), best, out)
