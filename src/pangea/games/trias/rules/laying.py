"""T2  The set-up: the tiles, the hands, and two pairs of herds for each player."""

from __future__ import annotations

from pangea.core.kernel import rule
from pangea.games.trias.board import (
    ACTION_POINTS,
    HERDS,
    HEXES_TO_LAY,
    INNER_HEXES,
    LAYING_ORDER,
    NO_TILE,
    POLE,
    SEATS,
    TERRAINS,
    TILES_OF_EACH,
    WATER,
    Terrain,
    Tile,
    bit,
    every_kind,
    sector_of,
)
from pangea.games.trias.rules.cards import box_of, take_card
from pangea.games.trias.rules.land import gain_herds, lay_on, survey
from pangea.games.trias.state import NO_CARD, Phase, State

HERDS_AT_ONCE = 2  # T2.4


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
    state.sector[POLE] = sector_of(0)  # type: ignore[arg-type]
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
        tile = int(state.tiles)
        state.terrain[tile] = kind
        state.of_terrain[kind] |= bit(tile)
        lay_on(state, tile, LAYING_ORDER[number])  # type: ignore[arg-type]
        state.tiles += 1
    state.laid += 1
    if state.laid == HEXES_TO_LAY[box_of(state)]:
        survey(state)
        state.phase = Phase.DEALING


@rule
def next_hand(state: State) -> int:
    """T2.3  The seat that is dealt the next card: the first without one."""
    for seat in range(state.players):
        if state.back[seat] == 0:
            return seat
    return int(state.players)


@rule
def deal_hand(state: State, seat: int, kind: int) -> None:
    """T2.3  Every player draws one card."""
    take_card(state, seat, kind)
    if next_hand(state) == state.players:
        state.phase = Phase.PLACING


@rule
def is_empty(state: State, tile: Tile) -> bool:
    """T2.4  No herds stand on it. The South Pole may be chosen too."""
    return state.crowd[tile] == 0


@rule
def may_place(state: State, tile: Tile) -> bool:
    return tile < state.tiles and is_empty(state, tile)


@rule
def place_herds(state: State, tile: Tile) -> None:
    """T2.4  Two herds; then the next player counter-clockwise, twice round."""
    gain_herds(state, tile, state.turn, HERDS_AT_ONCE)
    state.reserve[state.turn] -= HERDS_AT_ONCE
    state.placed += 1
    if state.placed < 2 * state.players:
        state.turn = (state.turn + state.players - 1) % state.players
    else:
        # T2.5: whoever placed last has the first turn, so the turn stays.
        state.phase = Phase.CHOOSING
        state.action_points = ACTION_POINTS[box_of(state)]
