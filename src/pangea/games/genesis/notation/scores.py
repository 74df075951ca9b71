"""How the points came about: area by area, its size, its herds, its places, its factor and its shares."""

from __future__ import annotations

from pangea.core.kernel import rule
from pangea.core.messages import NUMBER, PHRASES, Story, gives, line, one_of, speaks_of
from pangea.games.genesis.board import every_terrain
from pangea.games.genesis.notation.words import SPACE, SPECIES, TERRAIN, WORDS
from pangea.games.genesis.rules.areas import (
    NO_SPACES,
    Spaces,
    first_of,
    first_space,
    is_any,
    joined,
    size_of,
    spaces_of,
    without,
)
from pangea.games.genesis.rules.order import (
    ABOVE_ALL,
    area_below,
    areas_of_size,
    herd_below,
    herds_in,
    largest_areas,
    rank_of_area,
    terrain_at,
)
from pangea.games.genesis.rules.scoring import (
    BOTH_PLACES,
    DOUBLE,
    FIRST_PLACE,
    SECOND_PLACE,
    TRIPLE,
    Ranking,
    Tally,
    biggest_areas,
    entry,
    factor_of,
    in_all,
    ranked,
    shares,
    sole_owner,
)
from pangea.games.genesis.state import State

HERD = WORDS.message("genesis-herd", species=SPECIES, count=NUMBER)
SHARE = WORDS.message("genesis-share", species=SPECIES, count=NUMBER)
NO_SHARE = WORDS.message("genesis-share-none")
AREA = WORDS.variants(
    [
        "genesis-score-places",
        "genesis-score-alone",
        "genesis-score-tied-first",
        "genesis-score-own-first",
        "genesis-score-tied-second",
        "genesis-score-own-second",
    ],
    space=SPACE,
    terrain=TERRAIN,
    tiles=NUMBER,
    times=one_of("genesis-factor", [str(factor) for factor in range(1, TRIPLE + 1)]),
    herds=PHRASES,
    first=NUMBER,
    second=NUMBER,
    tied=NUMBER,
    pot=NUMBER,
    share=NUMBER,
    species=SPECIES,
    shares=PHRASES,
)
BY_PLACES, ALONE, TIED_FIRST, OWN_FIRST, TIED_SECOND, OWN_SECOND = range(6)
NO_TRIPLE = WORDS.message("genesis-score-no-triple", count=NUMBER, tiles=NUMBER)
NO_DOUBLE = WORDS.message("genesis-score-no-double", count=NUMBER, tiles=NUMBER, terrain=TERRAIN)

RULE_OF = tuple(WORDS.rule(each) for each in ("G6.1", "G6.2", "G6.3", "G6.6", "G6.4", "G6.6"))
"""The rules by which the places of an area may be given, in the order of `how_it_counts`."""
G7_1, G7_2, G7_3 = (WORDS.rule(each) for each in ("G7.1", "G7.2", "G7.3"))


@rule
def explained(state: State, story: Story) -> None:
    """G6, G7  Area by area, and where a tie kept areas from counting more than once."""
    biggest, largest = biggest_areas(state), largest_areas(state)
    for place in every_terrain():
        terrain = terrain_at(largest, place)
        land = spaces_of(state.land[terrain])
        area = area_below(land, ABOVE_ALL)
        while is_any(area):
            explain_area(state, terrain, area, factor_of(biggest, terrain, size_of(area)), story)
            area = area_below(land, rank_of_area(area))
    explain_ties(state, largest, story)


@rule
def explain_area(state: State, terrain: int, area: Spaces, factor: int, story: Story) -> None:
    ranking = ranked(state, area)
    given = shares(ranking, factor)
    how = how_it_counts(ranking)
    line(story, G7_1 if factor == TRIPLE else G7_2 if factor == DOUBLE else RULE_OF[how])
    is_for_first = how in (TIED_FIRST, OWN_FIRST)
    rivals = ranking.at_largest if is_for_first else ranking.at_second
    tied = max(in_all(rivals), 1)
    pot = (BOTH_PLACES if is_for_first or how == ALONE else SECOND_PLACE) * factor
    AREA(
        story,
        how,
        first_space(area),
        terrain,
        size_of(area),
        factor - 1,
        herds_in(state, area),
        FIRST_PLACE * factor,
        SECOND_PLACE * factor,
        tied,
        pot,
        pot // tied,
        state.species[max(sole_owner(rivals), 0)],
        max(seats_with_a_share(state, given), 1),
    )
    tell_herds(state, area, story)
    tell_shares(state, given, story)
    light(area, story)


@rule
def how_it_counts(ranking: Ranking) -> int:
    """G6  How the places of an area are given. Herds that tie share one, unless all belong to one player."""
    if in_all(ranking.at_largest) > 1:
        return OWN_FIRST if sole_owner(ranking.at_largest) >= 0 else TIED_FIRST
    if in_all(ranking.at_second) == 0:
        return ALONE
    if in_all(ranking.at_second) > 1:
        return OWN_SECOND if sole_owner(ranking.at_second) >= 0 else TIED_SECOND
    return BY_PLACES


@rule
def seats_with_a_share(state: State, given: Tally) -> int:
    seats = 0
    for seat in range(state.players):
        if entry(given, seat) > 0:
            seats += 1
    return seats


@rule
def tell_herds(state: State, area: Spaces, story: Story) -> None:
    """G5.2  The herds of an area, the largest first."""
    herd = herd_below(state, area, ABOVE_ALL)
    while herd.rank > 0:
        HERD(story, state.species[herd.seat], size_of(herd.spaces))
        herd = herd_below(state, area, herd.rank)


@rule
def tell_shares(state: State, given: Tally, story: Story) -> None:
    """What an area gives: in its sentence, then as points."""
    if seats_with_a_share(state, given) == 0:
        NO_SHARE(story)
    for seat in range(state.players):
        if entry(given, seat) > 0:
            SHARE(story, state.species[seat], entry(given, seat))
    for seat in range(state.players):
        gives(story, seat, entry(given, seat))


@rule
def light(spaces: Spaces, story: Story) -> None:
    left = spaces
    while is_any(left):
        speaks_of(story, first_space(left))
        left = without(left, first_of(left))


@rule
def explain_ties(state: State, largest: Tally, story: Story) -> None:
    """G7.3  The areas that would have counted more than once, had they not tied."""
    most, areas, spaces = 0, 0, NO_SPACES
    for terrain in every_terrain():
        most = max(most, entry(largest, terrain))
    for terrain in every_terrain():
        tied = areas_of_size(spaces_of(state.land[terrain]), most)
        areas += tied.areas
        spaces = joined(spaces, tied.spaces)
    if areas > 1:
        line(story, G7_3)
        NO_TRIPLE(story, areas, most)
        light(spaces, story)
    for terrain in every_terrain():
        tiles = entry(largest, terrain)
        tied = areas_of_size(spaces_of(state.land[terrain]), tiles)
        if tied.areas > 1:
            line(story, G7_3)
            NO_DOUBLE(story, tied.areas, tiles, terrain)
            light(tied.spaces, story)
