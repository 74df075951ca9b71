"""How the points of Trias came about: every scoring on the way, then continent by continent."""

from __future__ import annotations

from pangea.core.bits import count_of, has, without_lowest
from pangea.core.kernel import rule
from pangea.core.messages import HEX, NUMBER, PHRASES, Story, gives, line, speaks_of
from pangea.games.trias.board import NO_TILE, POLE, lowest_tile, wind_of
from pangea.games.trias.notation.words import HERDS_OF, WIND, WORDS, tell_scoring
from pangea.games.trias.rules.land import continent_of, land_in_continents, tile_at
from pangea.games.trias.rules.scoring import (
    final_points_on,
    herds_on,
    most_herds,
    of_seat,
    points_on_the_way,
    seats_with,
    second_most_herds,
    shared,
)
from pangea.games.trias.state import State

FROM_BEFORE = WORDS.message("trias-score-before")
POLES = WORDS.message("trias-score-pole", tiles=NUMBER)
ONE_SHARE = WORDS.variants(
    ["trias-score-alone", "trias-score-tied-first"],
    wind=WIND,
    hex=HEX,
    tiles=NUMBER,
    herds=PHRASES,
    points=NUMBER,
)
ALONE, TIED_FIRST = range(2)
FIRST_AND_SECOND = WORDS.variants(
    ["trias-score-first-second", "trias-score-tied-second"],
    wind=WIND,
    hex=HEX,
    tiles=NUMBER,
    herds=PHRASES,
    points=NUMBER,
    half=NUMBER,
)
T7_4, T8_1, T8_2, T8_3, T8_4 = (WORDS.rule(each) for each in ("T7.4", "T8.1", "T8.2", "T8.3", "T8.4"))


@rule
def explained(state: State, story: Story) -> None:
    """T7, T8  The scorings on the way, then each continent with herds on it, as if the game ended now."""
    explain_what_was_before(state, story)
    for number in range(state.scorings):
        explain_scoring(state, number, story)
    land = land_in_continents(state)
    while land != 0:
        continent = continent_of(state, lowest_tile(land))
        explain_continent(state, continent, story)
        land &= ~continent


@rule
def earlier_points(state: State, seat: int) -> int:
    """T7.4  The points that a seat had before a position; the position does not say how it came by them."""
    points = int(state.points[seat])
    for number in range(state.scorings):
        points -= points_on_the_way(state, number, seat)
    return points


@rule
def explain_what_was_before(state: State, story: Story) -> None:
    is_any = False
    for seat in range(state.players):
        is_any = is_any or earlier_points(state, seat) != 0
    if is_any:
        line(story, T7_4)
        FROM_BEFORE(story)
        for seat in range(state.players):
            gives(story, seat, earlier_points(state, seat))


@rule
def explain_scoring(state: State, number: int, story: Story) -> None:
    """T7.4  Two points for the most herds, one for the second most."""
    line(story, T7_4)
    tell_scoring(state, number, story)
    for seat in range(state.players):
        gives(story, seat, points_on_the_way(state, number, seat))
    tile = tile_at(state, state.scored_place[number])
    if tile != NO_TILE:  # land drifts on after it has scored
        speaks_of(story, tile)


@rule
def explain_continent(state: State, continent: int, story: Story) -> None:
    """T8.1  Every continent with herds on it, and the South Pole's, which does not score."""
    if has(continent, POLE):
        line(story, T8_1)
        POLES(story, count_of(continent))
    elif most_herds(state, continent) > 0:
        explain_final(state, continent, story)
        for seat in range(state.players):
            gives(story, seat, of_seat(final_points_on(state, continent), seat))
    else:
        return
    tiles = continent
    while tiles != 0:
        speaks_of(story, lowest_tile(tiles))
        tiles = without_lowest(tiles)


@rule
def explain_final(state: State, continent: int, story: Story) -> None:
    """T8.2 to T8.4  What a continent gives, and by which rule."""
    place, tiles = state.place[lowest_tile(continent)], count_of(continent)
    wind = wind_of(place)
    there = state.players - seats_with(state, continent, 0)
    firsts = seats_with(state, continent, most_herds(state, continent))
    second = second_most_herds(state, continent)
    seconds = seats_with(state, continent, second)
    if firsts > 1:
        line(story, T8_3)
        ONE_SHARE(story, TIED_FIRST, wind, place, tiles, there, shared(tiles, 3, firsts))
    elif second == 0:
        line(story, T8_2)
        ONE_SHARE(story, ALONE, wind, place, tiles, there, tiles)
    else:
        line(story, T8_4 if seconds > 1 else T8_2)
        how = 1 if seconds > 1 else 0
        FIRST_AND_SECOND(story, how, wind, place, tiles, there, tiles, shared(tiles, 1, seconds))
    for seat in range(state.players):
        herds = herds_on(state, continent, seat)
        if herds > 0:
            HERDS_OF(story, seat, herds)
