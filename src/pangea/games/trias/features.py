"""What a learner is shown of a game of Trias, from the view of one seat: whole numbers, each in its unit."""

from __future__ import annotations

from pangea.core.bits import bit, has
from pangea.core.contract import Feature, Features
from pangea.core.kernel import rule
from pangea.core.record import Counts
from pangea.core.showing import MOST, NOT_NEGATIVE, clockwise, show_set
from pangea.games.trias.board import (
    KINDS,
    MOST_TILES,
    NO_TILE,
    PARTS,
    POLE,
    SIDES,
    TERRAIN_NAMES,
    TERRAINS,
    Hex,
    Tile,
    column_of,
    every_kind,
    row_of,
)
from pangea.games.trias.rules.land import land_around
from pangea.games.trias.state import MOST_SWIMS, SEATS, Phase, State

PHASES, GROUNDS, BACKS = len(Phase), len(TERRAIN_NAMES), 3
TWO, FOUR, FIVE, TEN, DOZEN, FIFTEEN = 2, 4, 5, 10, 12, 15
FEATURES = (
    Feature("terrain", (GROUNDS, MOST_TILES), "which tiles are of each of the four terrains"),
    Feature("place", (2, MOST_TILES), "q of each tile, then r of each, ten hexes are 1", TEN),
    Feature("lifted", (MOST_TILES,), "which tile is lifted"),
    Feature("loose", (MOST_TILES,), "tiles that may be lifted by whoever has a herd on their continent"),
    Feature("room", (MOST_TILES,), "tiles with room"),
    Feature("spent", (MOST_TILES,), "spent herds on each tile, four are 1", FOUR),
    Feature("pole", (MOST_TILES,), "tiles of the South Pole's continent"),
    Feature("beside", (SIDES, MOST_TILES), "which tiles have another at each of their six sides"),
    Feature("coast", (SIDES, MOST_TILES), "which tiles have the outer sea at each of their sides"),
    Feature(
        "herds",
        (SEATS, MOST_TILES),
        "herds of each seat on each tile, mine first, then clockwise, four are 1",
        FOUR,
    ),
    Feature("swim_place", (2, MOST_SWIMS), "q of each hex with swimmers, then r, ten hexes are 1", TEN),
    Feature("swimmers", (SEATS, MOST_SWIMS), "swimmers of each seat there, mine first, four are 1", FOUR),
    Feature("phase", (PHASES,), "what the next move is about: one of ten"),
    Feature("action_points", (1,), "action points left, four are 1", FOUR),
    Feature("rescues", (1,), "swimmers that a rescue can still fetch, two are 1", TWO),
    Feature("last_turns", (1,), "turns left of the last round, five are 1", FIVE),
    Feature("must_drift", (TERRAINS,), "the terrain that must drift: one of three"),
    Feature("my_card", (TERRAINS,), "my card: one of three"),
    Feature("played", (PARTS, KINDS), "cards played, of each part and kind, a dozen is 1", DOZEN),
    Feature("backs", (SEATS, BACKS), "the back of each seat's card: none, part 1, part 2, mine first"),
    Feature("reserve", (SEATS,), "herds in reserve of each seat, mine first, fifteen are 1", FIFTEEN),
    Feature("points", (SEATS,), "points on the way of each seat, mine first, ten are 1", TEN),
    Feature("seats", (SEATS,), "seats in play, mine first, then clockwise"),
    Feature("turn", (SEATS,), "whose turn it is, me first, then clockwise"),
)


@rule
def features(state: State, seat: int, out: Features) -> None:
    me = max(seat, 0)
    at = show_tiles(state, out, 0)
    at = show_herds(state, me, out, at)
    at = show_swimmers(state, me, out, at)
    at = show_set(bit(state.phase), PHASES, out, at)
    out[at] = state.action_points
    out[at + 1] = state.rescues
    out[at + 2] = state.last_turns
    at += 3
    for terrain in range(TERRAINS):
        out[at + terrain] = one_if(state.card == terrain)
        # Someone who only watches has no card.
        out[at + TERRAINS + terrain] = one_if(seat >= 0 and state.hand[me] == terrain)
    at += 2 * TERRAINS
    for part in range(PARTS):
        for kind in every_kind():
            out[at] = state.played[part, kind]
            at += 1
    for step in range(SEATS):
        show_seat(state, me, step, out, at)


@rule
def one_if(fact: bool) -> int:
    return 1 if fact else 0


# The tiles, list by list


@rule
def show_tiles(state: State, out: Features, at: int) -> int:
    """What lies where, and what may be done with it; where the next number goes."""
    at = show_terrains(state, out, at)
    at = show_hexes(state.place, MOST_TILES, out, at)
    at = show_set(bit(state.lifted) if state.lifted != NO_TILE else 0, MOST_TILES, out, at)
    at = show_set(state.loose, MOST_TILES, out, at)
    at = show_set(state.roomy, MOST_TILES, out, at)
    first = at & NOT_NEGATIVE
    for tile in range(MOST_TILES):
        out[first + tile] = state.spent[tile]
    at = show_set(land_of_the_pole(state), MOST_TILES, out, at + MOST_TILES)
    return show_sides(state, out, at)


@rule
def show_terrains(state: State, out: Features, at: int) -> int:
    first, tiles = at & NOT_NEGATIVE, int(state.tiles)
    for tile in range(MOST_TILES):
        for terrain in range(GROUNDS):
            is_it = tile < tiles and state.terrain[tile] == terrain
            out[first + terrain * MOST_TILES + tile] = one_if(is_it)
    return at + GROUNDS * MOST_TILES


@rule
def show_hexes(places: Counts, number: int, out: Features, at: int) -> int:
    """Where things lie: first all columns, then all rows."""
    first = at & NOT_NEGATIVE
    for one in range(number):
        out[first + one] = column_of(Hex(int(places[one])))
        out[first + number + one] = row_of(Hex(int(places[one])))
    return at + 2 * number


@rule
def show_sides(state: State, out: Features, at: int) -> int:
    """The sides that other tiles lie at, then those on the outer sea."""
    first, tiles, lifted = at & NOT_NEGATIVE, int(state.tiles), int(state.lifted)
    coasts = first + SIDES * MOST_TILES
    for tile in range(MOST_TILES):
        land = land_around(state, Tile(tile)) if tile < tiles and tile != lifted else 0
        for side in range(SIDES):
            out[first + side * MOST_TILES + tile] = land >> side & 1
            out[coasts + side * MOST_TILES + tile] = int(state.coast[tile]) >> side & 1
    return at + 2 * SIDES * MOST_TILES


@rule
def land_of_the_pole(state: State) -> int:
    tiles = 0
    for tile in range(state.tiles):
        if has(state.land[state.continent[tile]], POLE):
            tiles |= bit(tile)
    return tiles


@rule
def show_herds(state: State, me: int, out: Features, at: int) -> int:
    for step in range(SEATS):
        at = show_numbers(state.herds, MOST_TILES, me, step, int(state.players), out, at)
    return at


@rule
def show_swimmers(state: State, me: int, out: Features, at: int) -> int:
    at = show_hexes(state.swim_place, MOST_SWIMS, out, at)
    for step in range(SEATS):
        at = show_numbers(state.swimmers, MOST_SWIMS, me, step, int(state.players), out, at)
    return at


@rule
def show_numbers(herds: Counts, places: int, me: int, step: int, players: int, out: Features, at: int) -> int:
    """How many herds one seat has in each place; none if nobody sits there."""
    first = at & NOT_NEGATIVE
    seat = clockwise(me, step, players) if step < players else me
    for place in range(places):
        out[first + place] = int(herds[place, seat]) if step < players else 0
    return at + places


@rule
def show_seat(state: State, me: int, step: int, out: Features, at: int) -> None:
    plays = step < state.players
    seat = clockwise(me, step, int(state.players)) if plays else me
    for back in range(BACKS):
        out[at + BACKS * step + back] = one_if(plays and state.back[seat] == back)
    at += BACKS * SEATS + step
    out[at] = int(state.reserve[seat]) if plays else 0
    out[at + SEATS] = min(int(state.points[seat]), MOST) if plays else 0
    out[at + 2 * SEATS] = one_if(plays)
    out[at + 3 * SEATS] = one_if(plays and state.turn == seat)
