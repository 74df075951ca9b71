"""What a learner is shown of a game of Trias, from the view of one seat: numbers of about the size of one."""

from __future__ import annotations

from pangea.core.bits import has
from pangea.core.contract import Features
from pangea.core.kernel import rule
from pangea.games.trias.board import (
    KINDS,
    MOST_TILES,
    NO_TILE,
    PARTS,
    POLE,
    SIDES,
    TERRAINS,
    Hex,
    column_of,
    every_kind,
    every_side,
    row_of,
)
from pangea.games.trias.state import MOST_SWIMS, SEATS, Phase, State

PHASES = len(Phase)
# Where the lists with the sides of the tiles and those with the swimmers begin, and where these end.
SIDES_BEGIN = MOST_TILES * (4 + 2 + 5)
SWIMS_BEGIN = SIDES_BEGIN + MOST_TILES * (2 * SIDES + SEATS)
SWIMS_END = SWIMS_BEGIN + MOST_SWIMS * (2 + SEATS)

NAMES = (
    ("each tile: one of four terrains", MOST_TILES * 4),
    ("q and r of each tile, ten hexes are 1", MOST_TILES * 2),
    ("which tile is lifted", MOST_TILES),
    ("tiles that may be lifted by whoever has a herd on their continent", MOST_TILES),
    ("tiles with room", MOST_TILES),
    ("spent herds on each tile, four are 1", MOST_TILES),
    ("tiles of the South Pole's continent", MOST_TILES),
    ("each tile: six sides with a tile beside them", MOST_TILES * SIDES),
    ("each tile: six sides on the outer sea", MOST_TILES * SIDES),
    ("herds on each tile, of each seat, mine first, then clockwise, four are 1", MOST_TILES * SEATS),
    ("q and r of each hex with swimmers, ten hexes are 1", MOST_SWIMS * 2),
    ("swimmers there, of each seat, mine first, four are 1", MOST_SWIMS * SEATS),
    ("what the next move is about: one of ten", PHASES),
    ("action points, four are 1; swimmers of a rescue, two are 1; turns of the last round, five are 1", 3),
    ("the terrain that must drift: one of three", TERRAINS),
    ("my card: one of three", TERRAINS),
    ("cards played, of each part and kind, a dozen is 1", PARTS * KINDS),
    ("the back of each seat's card: none, part 1, part 2, mine first", SEATS * 3),
    ("herds in reserve of each seat, mine first, fifteen are 1", SEATS),
    ("points on the way of each seat, mine first, ten are 1", SEATS),
    ("seats in play, mine first, then clockwise", SEATS),
    ("whose turn it is, me first, then clockwise", SEATS),
)
TEN, FOUR, TWO, FIVE, DOZEN, FIFTEEN = 10.0, 4.0, 2.0, 5.0, 12.0, 15.0


@rule
def features(state: State, seat: int, out: Features) -> None:
    me = max(seat, 0)
    for tile in range(MOST_TILES):
        show_tile(state, tile, me, out)
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


@rule
def show_tile(state: State, tile: int, me: int, out: Features) -> None:
    """One tile in each of the first ten lists; all 0 where there is no such tile."""
    there = tile < state.tiles
    for terrain in range(4):
        out[4 * tile + terrain] = one_if(there and state.terrain[tile] == terrain)
    at = 4 * MOST_TILES
    out[at + 2 * tile] = column_of(Hex(int(state.place[tile]))) / TEN
    out[at + 2 * tile + 1] = row_of(Hex(int(state.place[tile]))) / TEN
    at += 2 * MOST_TILES + tile
    out[at] = one_if(there and state.lifted == tile)
    out[at + MOST_TILES] = one_if(has(state.loose, tile))
    out[at + 2 * MOST_TILES] = one_if(has(state.roomy, tile))
    out[at + 3 * MOST_TILES] = state.spent[tile] / FOUR
    out[at + 4 * MOST_TILES] = one_if(there and has(state.land[state.continent[tile]], POLE))
    at = SIDES_BEGIN + SIDES * tile
    for side in every_side():
        out[at + side] = one_if(there and state.beside[tile, side] != NO_TILE)
        out[at + SIDES * MOST_TILES + side] = one_if(has(state.coast[tile], side))
    at = SIDES_BEGIN + 2 * SIDES * MOST_TILES + SEATS * tile
    for step in range(SEATS):
        herds = int(state.herds[tile, (me + step) % state.players]) if step < state.players else 0
        out[at + step] = herds / FOUR


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
