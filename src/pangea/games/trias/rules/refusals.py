"""Why a move is not legal: found with the predicates that `legal` is made of, and said by the rule's id."""

from __future__ import annotations

from pangea.core.bits import has
from pangea.core.contract import LEGAL, Refusals
from pangea.core.kernel import rule
from pangea.games.trias.board import DRIFT_COSTS, EDGE, NO_TILE, POLE, Side, Tile, distance_of
from pangea.games.trias.moves import (
    END,
    breeds_herd,
    deals_card,
    kind_in,
    lays_tile,
    lifts_tile,
    moves_spent_herd,
    number_in,
    places_herds,
    plays_card,
    puts_tile,
    rescues_herd,
    seat_in,
    side_in,
    tile_in,
)
from pangea.games.trias.rules.actions import (
    can_pay_rescue,
    has_fresh_herd,
    has_room,
    may_breed,
    may_move,
    may_rescue,
    tiles_for_points,
)
from pangea.games.trias.rules.cards import copies_in_deck, is_drawing, part_on_top
from pangea.games.trias.rules.drift import (
    continents_with_herds_of,
    may_put,
    swim_at,
    tiles_of_the_card,
    tiles_to_drift,
    tiles_touching,
)
from pangea.games.trias.rules.land import hex_beside, tile_at
from pangea.games.trias.rules.setup import is_empty, may_be_laid, next_hand
from pangea.games.trias.state import Phase, State

REFUSALS = Refusals()
GAME_OVER = REFUSALS.add("T6.5", "trias-refusal-T6-5")
LAYING = REFUSALS.add("T2.1", "trias-refusal-T2-1")
DEALING = REFUSALS.add("T2.3", "trias-refusal-T2-3")
DRAWN_BY_CHANCE = REFUSALS.add("T6.1", "trias-refusal-T6-1")
NOT_PLACING = REFUSALS.add("T2.4", "trias-refusal-T2-4-over")
PLACE_FIRST = REFUSALS.add("T2.4", "trias-refusal-T2-4")
NOT_EMPTY = REFUSALS.add("T2.4", "trias-refusal-T2-4-empty")
CHOOSE_FIRST = REFUSALS.add("T3.1", "trias-refusal-T3-1")
NOT_CHOOSING = REFUSALS.add("T3.1", "trias-refusal-T3-1-over")
NO_PHASE_ONE = REFUSALS.add("T6.4", "trias-refusal-T6-4-card")
NO_SUCH_TILE = REFUSALS.add("T1.1", "trias-refusal-T1-1")
LIFT_FIRST = REFUSALS.add("T3.8", "trias-refusal-T3-8")
PUT_FIRST = REFUSALS.add("T3.5", "trias-refusal-T3-5-put")
THE_POLE = REFUSALS.add("T3.3", "trias-refusal-T3-3-pole")
NO_HERD_THERE = REFUSALS.add("T3.3", "trias-refusal-T3-3-herd")
NOT_ON_OUTER_SEA = REFUSALS.add("T3.3", "trias-refusal-T3-3-sea")
ALONE = REFUSALS.add("T3.3", "trias-refusal-T3-3-alone")
NOWHERE_TO_PUT = REFUSALS.add("T3.5", "trias-refusal-T3-5-nowhere")
WRONG_TERRAIN = REFUSALS.add("T3.2", "trias-refusal-T3-2")
NO_POINTS_TO_DRIFT = REFUSALS.add("T4.2", "trias-refusal-T4-2")
NO_DRIFT_AT_THE_END = REFUSALS.add("T6.4", "trias-refusal-T6-4-drift")
NOTHING_LIFTED = REFUSALS.add("T3.5", "trias-refusal-T3-5-nothing")
NOT_WATER = REFUSALS.add("T3.5", "trias-refusal-T3-5-water")
OTHER_CONTINENT = REFUSALS.add("T3.5", "trias-refusal-T3-5-touch")
NOT_FARTHER = REFUSALS.add("T3.5", "trias-refusal-T3-5-farther")
OFF_THE_TABLE = REFUSALS.add("T1.6", "trias-refusal-T1-6")
INNER_SEA = REFUSALS.add("T3.5", "trias-refusal-T3-5-sea")
OTHER_NUMBER = REFUSALS.add("T3.5", "trias-refusal-T3-5-number")
NO_POINTS = REFUSALS.add("T4.1", "trias-refusal-T4-1-points")
NO_HERD = REFUSALS.add("T4.3", "trias-refusal-T4-3-herd")
NO_FRESH_HERD = REFUSALS.add("T4.5", "trias-refusal-T4-5-fresh")
NO_SPENT_HERD = REFUSALS.add("T4.5", "trias-refusal-T4-5-spent")
NO_TILE_THERE = REFUSALS.add("T4.3", "trias-refusal-T4-3-tile")
NO_ROOM = REFUSALS.add("T4.6", "trias-refusal-T4-6")
NO_SWIMMER = REFUSALS.add("T4.4", "trias-refusal-T4-4")
NO_ROOM_TO_BREED = REFUSALS.add("T4.6", "trias-refusal-T4-6-breed")
NO_RESERVE = REFUSALS.add("T4.5", "trias-refusal-T4-5-reserve")


@rule
def may_be_drawn(state: State, seat: int, kind: int) -> bool:
    """T2.3, T3.1, T6.1  A card of the part on top, for the seat that draws."""
    if state.phase == Phase.DEALING:
        if seat != next_hand(state):
            return False
    elif not is_drawing(state) or seat != state.turn:
        return False
    return copies_in_deck(state, part_on_top(state), kind) > 0


@rule
def refusal(state: State, move: int) -> int:
    if state.phase == Phase.FINISHED:
        return GAME_OVER
    if lays_tile(move) or deals_card(move):
        return refusal_to_nature(state, move)
    if state.phase == Phase.LAYING:
        return LAYING
    if state.phase == Phase.DEALING:
        return DEALING
    if is_drawing(state):
        return DRAWN_BY_CHANCE
    if places_herds(move):
        return refusal_to_place(state, tile_in(move))
    if state.phase == Phase.PLACING:
        return PLACE_FIRST
    if plays_card(move):
        return refusal_to_choose(state)
    if state.phase == Phase.CHOOSING:
        return CHOOSE_FIRST
    return refusal_to_drift_or_act(state, move)


@rule
def refusal_to_nature(state: State, move: int) -> int:
    if lays_tile(move):
        return LEGAL if may_be_laid(state, number_in(move), kind_in(move)) else LAYING
    if may_be_drawn(state, seat_in(move), kind_in(move)):
        return LEGAL
    return DEALING if state.phase <= Phase.DEALING else DRAWN_BY_CHANCE


@rule
def refusal_to_drift_or_act(state: State, move: int) -> int:
    """Once the card is played: a tile in the fingers comes first, then the drift of the card."""
    tile = tile_in(move)
    if move != END and tile >= state.tiles:
        return NO_SUCH_TILE
    if puts_tile(move):
        return refusal_to_put(state, tile, side_in(move))
    if state.phase == Phase.PUTTING:
        return PUT_FIRST
    if lifts_tile(move):
        return refusal_to_lift(state, tile)
    if state.phase == Phase.LIFTING:
        return LIFT_FIRST
    if move == END:
        return LEGAL
    if breeds_herd(move):
        return refusal_to_breed(state, tile)
    if rescues_herd(move):
        return refusal_to_rescue(state, tile, side_in(move))
    return refusal_to_move(state, tile, side_in(move), moves_spent_herd(move))


@rule
def refusal_to_place(state: State, tile: Tile) -> int:
    if state.phase != Phase.PLACING:
        return NOT_PLACING
    if tile >= state.tiles:
        return NO_SUCH_TILE
    return LEGAL if is_empty(state, tile) else NOT_EMPTY


@rule
def refusal_to_choose(state: State) -> int:
    if state.phase == Phase.CHOOSING:
        return LEGAL
    return NO_PHASE_ONE if state.last_turns > 0 else NOT_CHOOSING


@rule
def refusal_to_lift(state: State, tile: Tile) -> int:
    if state.phase == Phase.ACTING:
        if has(tiles_for_points(state), tile):
            return LEGAL
        if state.last_turns > 0:
            return NO_DRIFT_AT_THE_END
        if state.action_points < DRIFT_COSTS:
            return NO_POINTS_TO_DRIFT
    elif has(tiles_of_the_card(state), tile):
        return LEGAL
    elif has(tiles_to_drift(state), tile):
        return WRONG_TERRAIN
    if tile == POLE:
        return THE_POLE
    if not has(continents_with_herds_of(state, state.turn), tile):
        return NO_HERD_THERE
    if state.near[tile] == 0:
        return ALONE
    return NOT_ON_OUTER_SEA if state.coast[tile] == 0 else NOWHERE_TO_PUT


@rule
def refusal_to_put(state: State, tile: Tile, side: Side) -> int:
    if state.phase != Phase.PUTTING:
        return NOTHING_LIFTED
    if may_put(state, tile, side):
        return LEGAL
    if tile == state.lifted:
        return OTHER_CONTINENT
    place = hex_beside(state, tile, side)
    if tile_at(state, place) != NO_TILE:
        return NOT_WATER
    if tiles_touching(state, place) == 0:
        return OTHER_CONTINENT
    if distance_of(place) <= state.distance[state.lifted]:
        return NOT_FARTHER
    if distance_of(place) > EDGE:
        return OFF_THE_TABLE
    return OTHER_NUMBER if has(state.coast[tile], side) else INNER_SEA


@rule
def refusal_to_move(state: State, tile: Tile, side: Side, is_spent: bool) -> int:
    if may_move(state, tile, side, is_spent):
        return LEGAL
    if state.action_points == 0:
        return NO_POINTS
    if not has(state.settled[state.turn], tile):
        return NO_HERD
    target = state.beside[tile, side]
    if target == NO_TILE:
        return NO_TILE_THERE
    if not has_room(state, target):
        return NO_ROOM
    return NO_SPENT_HERD if is_spent else NO_FRESH_HERD


@rule
def refusal_to_rescue(state: State, tile: Tile, side: Side) -> int:
    if may_rescue(state, tile, side):
        return LEGAL
    if not can_pay_rescue(state):
        return NO_POINTS
    number = swim_at(state, hex_beside(state, tile, side))
    if number < 0 or state.swimmers[max(number, 0), state.turn] == 0:
        return NO_SWIMMER
    return NO_ROOM


@rule
def refusal_to_breed(state: State, tile: Tile) -> int:
    if may_breed(state, tile):
        return LEGAL
    if state.action_points == 0:
        return NO_POINTS
    if not has(state.settled[state.turn], tile):
        return NO_HERD
    if not has_fresh_herd(state, tile):
        return NO_FRESH_HERD
    return NO_ROOM_TO_BREED if not has_room(state, tile) else NO_RESERVE
