"""What a learner is shown of a game of Trias, from the view of one seat: numbers of about the size of one."""

from __future__ import annotations

import numpy as np

from pangea.core.bits import bit, has
from pangea.core.contract import Feature, Features
from pangea.core.kernel import rule
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
    every_side,
    row_of,
)
from pangea.games.trias.rules.land import land_around
from pangea.games.trias.state import MOST_SWIMS, SEATS, Phase, State

PHASES = len(Phase)
NO_TERRAIN = len(TERRAIN_NAMES)
# Where lists begin, and where those with the swimmers end.
PLACES_BEGIN = MOST_TILES * 4
SETS_BEGIN = PLACES_BEGIN + MOST_TILES * 2
SIDES_BEGIN = SETS_BEGIN + MOST_TILES * 5
HERDS_BEGIN = SIDES_BEGIN + MOST_TILES * 2 * SIDES
SWIMS_BEGIN = HERDS_BEGIN + MOST_TILES * SEATS
SWIMS_END = SWIMS_BEGIN + MOST_SWIMS * (2 + SEATS)

FEATURES = (
    Feature("terrain", (MOST_TILES, 4), "each tile: one of four terrains"),
    Feature("place", (MOST_TILES, 2), "q and r of each tile, ten hexes are 1"),
    Feature("lifted", (MOST_TILES,), "which tile is lifted"),
    Feature("loose", (MOST_TILES,), "tiles that may be lifted by whoever has a herd on their continent"),
    Feature("room", (MOST_TILES,), "tiles with room"),
    Feature("spent", (MOST_TILES,), "spent herds on each tile, four are 1"),
    Feature("pole", (MOST_TILES,), "tiles of the South Pole's continent"),
    Feature("beside", (MOST_TILES, SIDES), "each tile: six sides with a tile beside them"),
    Feature("coast", (MOST_TILES, SIDES), "each tile: six sides on the outer sea"),
    Feature(
        "herds",
        (MOST_TILES, SEATS),
        "herds on each tile, of each seat, mine first, then clockwise, four are 1",
    ),
    Feature("swim_place", (MOST_SWIMS, 2), "q and r of each hex with swimmers, ten hexes are 1"),
    Feature("swimmers", (MOST_SWIMS, SEATS), "swimmers there, of each seat, mine first, four are 1"),
    Feature("phase", (PHASES,), "what the next move is about: one of ten"),
    Feature(
        "left",
        (3,),
        "action points, four are 1; swimmers of a rescue, two are 1; turns of the last round, five are 1",
    ),
    Feature("must_drift", (TERRAINS,), "the terrain that must drift: one of three"),
    Feature("my_card", (TERRAINS,), "my card: one of three"),
    Feature("played", (PARTS, KINDS), "cards played, of each part and kind, a dozen is 1"),
    Feature("backs", (SEATS, 3), "the back of each seat's card: none, part 1, part 2, mine first"),
    Feature("reserve", (SEATS,), "herds in reserve of each seat, mine first, fifteen are 1"),
    Feature("points", (SEATS,), "points on the way of each seat, mine first, ten are 1"),
    Feature("seats", (SEATS,), "seats in play, mine first, then clockwise"),
    Feature("turn", (SEATS,), "whose turn it is, me first, then clockwise"),
)
ONE_FOR_EACH = np.array(
    [[sides >> side & 1 for side in range(SIDES)] for sides in range(1 << SIDES)], np.float32
)
"""ONE_FOR_EACH[sides, side]: 1 if the side is in the set, else 0."""
TEN, FOUR, TWO, FIVE, DOZEN, FIFTEEN = 10.0, 4.0, 2.0, 5.0, 12.0, 15.0


@rule
def features(state: State, seat: int, out: Features) -> None:
    me = max(seat, 0)
    show_terrain(state, out)
    show_places(state, out)
    show_sets_of_tiles(state, out)
    show_sides(state, out)
    for step in range(SEATS):
        show_herds(state, (me + step) % state.players, step, out)
    for number in range(MOST_SWIMS):
        show_swimmers(state, number, me, out)
    at = SWIMS_END
    for phase in range(PHASES):
        out[at + phase] = one_if(state.phase == phase)
    at += PHASES
    out[at] = state.action_points / FOUR
    out[at + 1] = state.rescues / TWO
    out[at + 2] = state.last_turns / FIVE
    at += 3
    for terrain in range(TERRAINS):
        out[at + terrain] = one_if(state.card == terrain)
        # Someone who only watches has no card.
        out[at + TERRAINS + terrain] = one_if(seat >= 0 and state.hand[me] == terrain)
    at += 2 * TERRAINS
    for part in range(PARTS):
        for kind in every_kind():
            out[at] = state.played[part, kind] / DOZEN
            at += 1
    for step in range(SEATS):
        show_seat(state, (me + step) % state.players, step, out, at)


@rule
def one_if(fact: bool) -> float:
    return 1.0 if fact else 0.0


# The tiles, list by list: numbers that lie side by side are written several at a time.


@rule
def show_terrain(state: State, out: Features) -> None:
    for tile in range(MOST_TILES):
        # The number of no terrain where there is no such tile.
        terrain = int(state.terrain[tile]) if tile < state.tiles else NO_TERRAIN
        for kind in range(NO_TERRAIN):
            out[4 * tile + kind] = one_if(terrain == kind)


@rule
def show_places(state: State, out: Features) -> None:
    for tile in range(MOST_TILES):
        place = Hex(int(state.place[tile]))
        out[PLACES_BEGIN + 2 * tile] = column_of(place) / TEN
        out[PLACES_BEGIN + 2 * tile + 1] = row_of(place) / TEN


@rule
def show_sets_of_tiles(state: State, out: Features) -> None:
    lifted = bit(state.lifted) if state.lifted != NO_TILE else 0
    with_the_pole = land_of_the_pole(state)
    for tile in range(MOST_TILES):
        at = SETS_BEGIN + tile
        out[at] = one_if(has(lifted, tile))
        out[at + MOST_TILES] = one_if(has(state.loose, tile))
        out[at + 2 * MOST_TILES] = one_if(has(state.roomy, tile))
        out[at + 3 * MOST_TILES] = state.spent[tile] / FOUR
        out[at + 4 * MOST_TILES] = one_if(has(with_the_pole, tile))


@rule
def land_of_the_pole(state: State) -> int:
    tiles = 0
    for tile in range(state.tiles):
        if has(state.land[state.continent[tile]], POLE):
            tiles |= bit(tile)
    return tiles


@rule
def show_sides(state: State, out: Features) -> None:
    for tile in range(MOST_TILES):
        is_on_the_table = tile < state.tiles and tile != state.lifted
        land = land_around(state, Tile(tile)) if is_on_the_table else 0
        at = SIDES_BEGIN + SIDES * tile
        for side in every_side():
            out[at + side] = ONE_FOR_EACH[land, side]
            out[at + SIDES * MOST_TILES + side] = ONE_FOR_EACH[state.coast[tile], side]


@rule
def show_herds(state: State, seat: int, step: int, out: Features) -> None:
    at = HERDS_BEGIN + step
    for tile in range(MOST_TILES):
        herds = int(state.herds[tile, seat]) if step < state.players else 0
        out[at + SEATS * tile] = herds / FOUR


@rule
def show_swimmers(state: State, number: int, me: int, out: Features) -> None:
    at = SWIMS_BEGIN + 2 * number
    out[at] = column_of(Hex(int(state.swim_place[number]))) / TEN
    out[at + 1] = row_of(Hex(int(state.swim_place[number]))) / TEN
    at = SWIMS_BEGIN + 2 * MOST_SWIMS + SEATS * number
    for step in range(SEATS):
        herds = int(state.swimmers[number, (me + step) % state.players]) if step < state.players else 0
        out[at + step] = herds / FOUR


@rule
def show_seat(state: State, seat: int, step: int, out: Features, at: int) -> None:
    plays = step < state.players
    for back in range(3):
        out[at + 3 * step + back] = one_if(plays and state.back[seat] == back)
    at += 3 * SEATS + step
    out[at] = state.reserve[seat] / FIFTEEN if plays else 0.0
    out[at + SEATS] = state.points[seat] / TEN if plays else 0.0
    out[at + 2 * SEATS] = one_if(plays)
    out[at + 3 * SEATS] = one_if(plays and state.turn == seat)
