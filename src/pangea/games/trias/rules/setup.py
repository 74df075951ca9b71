"""T2  The set-up: the tiles, the hands, and two pairs of herds for each player."""

from __future__ import annotations

from pangea.core.bits import bit
from pangea.core.contract import Options
from pangea.core.kernel import rule
from pangea.games.trias.board import (
    HERDS,
    HEXES_TO_LAY,
    INNER_HEXES,
    LAYING_ORDER,
    NO_TILE,
    POLE,
    TERRAINS,
    TILES_OF_EACH,
    WATER,
    Hex,
    Terrain,
    Tile,
    every_kind,
    sector_of,
)
from pangea.games.trias.rules.cards import box_of
from pangea.games.trias.rules.land import gain_herds, lay_on
from pangea.games.trias.state import NO_CARD, SEATS, SPLITS_OPTION, Phase, State

HERDS_AT_ONCE = 2  # T2.4


@rule
def setup(state: State, players: int, options: Options) -> None:
    open_the_box(state, players, options[SPLITS_OPTION])


@rule
def open_the_box(state: State, players: int, splits: int) -> None:
    """T1, T10  The South Pole lies in the middle, everything else in its reserve."""
    state.players = players
    state.splits = splits
    state.phase = Phase.LAYING
    for kind in every_kind():
        state.unlaid[kind] = TILES_OF_EACH[box_of(state), kind]
    state.tiles = 1
    state.terrain[POLE] = Terrain.POLE
    state.sector[POLE] = sector_of(Hex(0))
    state.lifted = NO_TILE
    state.card = NO_CARD
    for seat in range(SEATS):
        state.hand[seat] = NO_CARD
    for seat in range(players):
        state.reserve[seat] = HERDS[box_of(state)]


@rule
def water_may_lie(state: State) -> bool:
    """T2.1  The water tiles lie in rings 1 and 2."""
    return state.laid < INNER_HEXES


@rule
def weight_of_tile(state: State, kind: int) -> int:
    """T2.1  How likely a kind is to lie on the next hex, in proportion to the others.

    Of the hexes left in rings 1 and 2 the water tiles take some, all as likely; the terrain tiles come
    shuffled.
    """
    if not water_may_lie(state):
        return int(state.unlaid[kind]) if kind != WATER else 0
    hexes = INNER_HEXES - int(state.laid)
    if kind != WATER:
        return (hexes - int(state.unlaid[WATER])) * int(state.unlaid[kind])
    terrains = 0
    for terrain in range(TERRAINS):
        terrains += int(state.unlaid[terrain])
    return int(state.unlaid[WATER]) * terrains


@rule
def may_be_laid(state: State, number: int, kind: int) -> bool:
    """T2.1  Hex by hex, ring by ring."""
    return state.phase == Phase.LAYING and number == state.laid and weight_of_tile(state, kind) > 0


@rule
def lay_tile(state: State, number: int, kind: int) -> None:
    """T2.1  A terrain tile stays on its hex; a water tile is taken off again, so nothing lies there."""
    state.unlaid[kind] -= 1
    if kind != WATER:
        tile = Tile(int(state.tiles))
        state.terrain[tile] = kind
        state.of_terrain[kind] |= bit(tile)
        lay_on(state, tile, LAYING_ORDER[number])
        state.tiles += 1
    state.laid += 1


@rule
def is_laid_out(state: State) -> bool:
    """T2.1  Are all tiles laid?"""
    return state.laid == HEXES_TO_LAY[box_of(state)]


@rule
def next_hand(state: State) -> int:
    """T2.3  The seat that is dealt the next card: the first without one."""
    for seat in range(state.players):
        if state.back[seat] == 0:
            return seat
    return int(state.players)


@rule
def is_empty(state: State, tile: Tile) -> bool:
    """T2.4  No herds stand on it. The South Pole may be chosen too."""
    return state.crowd[tile] == 0


@rule
def place_herds(state: State, tile: Tile) -> None:
    """T2.4  Two herds; then the next player counter-clockwise, twice round."""
    gain_herds(state, tile, state.turn, HERDS_AT_ONCE)
    state.reserve[state.turn] -= HERDS_AT_ONCE
    state.placed += 1
    if not all_are_placed(state):
        state.turn = state.turn - 1 if state.turn > 0 else state.players - 1


@rule
def all_are_placed(state: State) -> bool:
    """T2.4  Has every player placed twice?"""
    return state.placed == 2 * state.players
