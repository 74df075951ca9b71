"""T4  Phase 2: what action points buy. A drift is in `drift`; here are moving, rescuing and breeding."""

from __future__ import annotations

from pangea.core.bits import bit, count_of, has, without_lowest
from pangea.core.kernel import rule
from pangea.games.trias.board import (
    ACTION_COSTS,
    DRIFT_COSTS,
    NO_TILE,
    RESCUED_TOGETHER,
    Hex,
    Side,
    Tile,
    lowest_tile,
)
from pangea.games.trias.rules.drift import forget_swim, swim_at, tiles_to_drift
from pangea.games.trias.rules.land import gain_herds, hex_beside, lose_herds, tiles_around
from pangea.games.trias.state import State


@rule
def has_room(state: State, tile: Tile) -> bool:
    """T4.6  Below its capacity."""
    return has(state.roomy, tile)


@rule
def has_fresh_herd(state: State, tile: Tile) -> bool:
    """T4.5  A herd of the mover that has not bred in this turn, and was not born in it."""
    return state.herds[tile, state.turn] > state.spent[tile]


@rule
def has_spent_herd(state: State, tile: Tile) -> bool:
    return state.spent[tile] > 0


# T4.2  Drift


@rule
def tiles_for_points(state: State) -> int:
    """T4.2  The tiles that may be lifted for action points."""
    if state.action_points < DRIFT_COSTS:
        return 0
    return tiles_to_drift(state)


# T4.3  Move


@rule
def ways_out(state: State, tile: Tile) -> int:
    """T4.3  The adjacent tiles with room."""
    return state.near[tile] & state.roomy


@rule
def may_move(state: State, tile: Tile, side: Side, is_spent: bool) -> bool:
    """T4.3  One herd of one's own, from a tile to an adjacent tile with room."""
    if state.action_points == 0 or not has(state.settled[state.turn], tile):
        return False
    target = state.beside[tile, side]
    if target == NO_TILE or not has_room(state, target):
        return False
    return has_spent_herd(state, tile) if is_spent else has_fresh_herd(state, tile)


@rule
def move_herd(state: State, tile: Tile, side: Side, is_spent: bool) -> None:
    """T4.3, T4.5  Whether it is fresh or spent, the herd carries along."""
    target = Tile(int(state.beside[tile, side]))
    lose_herds(state, tile, state.turn, 1)
    gain_herds(state, target, state.turn, 1)
    if is_spent:
        state.spent[tile] -= 1
        state.spent[target] += 1
    state.action_points -= ACTION_COSTS
    state.rescues = 0


# T4.4  Rescue


@rule
def can_pay_rescue(state: State) -> bool:
    """T4.4  One point for up to three swimmers."""
    return state.action_points > 0 or state.rescues > 0


@rule
def may_rescue(state: State, tile: Tile, side: Side) -> bool:
    """T4.4  A swimmer of one's own, from the hex at this side of a tile with room."""
    if not can_pay_rescue(state) or not has_room(state, tile):
        return False
    number = swim_at(state, hex_beside(state, tile, side))
    return number >= 0 and state.swimmers[number, state.turn] > 0


@rule
def shores_of(state: State, place: Hex) -> int:
    """The tiles with room that touch a hex."""
    return tiles_around(state, place) & state.roomy


@rule
def tiles_to_rescue_on(state: State) -> int:
    """T4.4  The tiles with room that touch a hex with swimmers of the mover."""
    tiles = 0
    for number in range(state.swims):
        if state.swimmers[number, state.turn] > 0:
            tiles |= shores_of(state, state.swim_place[number])
    return tiles


@rule
def any_rescue_is_possible(state: State) -> bool:
    return tiles_to_rescue_on(state) != 0


@rule
def rescues_possible(state: State) -> int:
    """In how many ways a swimmer can be saved now: from each hex with one's own, to each tile with room."""
    count = 0
    for number in range(state.swims):
        if state.swimmers[number, state.turn] > 0:
            count += count_of(shores_of(state, state.swim_place[number]))
    return count


@rule
def rescue_herd(state: State, tile: Tile, side: Side) -> None:
    """T4.4  Three swimmers for one point, one after another; what can't be used any more is lost."""
    number = swim_at(state, hex_beside(state, tile, side))
    state.swimmers[number, state.turn] -= 1
    gain_herds(state, tile, state.turn, 1)
    if not anybody_swims_at(state, number):
        forget_swim(state, number)
    if state.rescues > 0:
        state.rescues -= 1
    else:
        state.action_points -= ACTION_COSTS
        state.rescues = RESCUED_TOGETHER - 1
    if not any_rescue_is_possible(state):
        state.rescues = 0


@rule
def anybody_swims_at(state: State, number: int) -> bool:
    for seat in range(state.players):
        if state.swimmers[number, seat] > 0:
            return True
    return False


# T4.5  Breed


@rule
def may_breed(state: State, tile: Tile) -> bool:
    """T4.5  A fresh herd, room on its tile, and a herd in reserve."""
    return (
        state.action_points > 0
        and has(state.settled[state.turn], tile)
        and has_fresh_herd(state, tile)
        and has_room(state, tile)
        and state.reserve[state.turn] > 0
    )


@rule
def can_breed(state: State, tile: Tile) -> bool:
    """T4.5  The same where the mover has herds and action points."""
    # No look is skipped: a processor could not guess which are needed.
    return has_fresh_herd(state, tile) & has_room(state, tile) & (state.reserve[state.turn] > 0)


@rule
def tiles_to_breed_on(state: State) -> int:
    """T4.5  The tiles where the mover, who has action points, may breed."""
    breeding = 0
    tiles = state.settled[state.turn] & state.roomy if state.reserve[state.turn] > 0 else 0
    while tiles != 0:
        tile = lowest_tile(tiles)
        breeding |= bit(tile) if has_fresh_herd(state, tile) else 0
        tiles = without_lowest(tiles)
    return breeding


@rule
def breed(state: State, tile: Tile) -> None:
    """T4.5  One herd from the reserve. Neither the parent nor the newborn can breed again in this turn."""
    gain_herds(state, tile, state.turn, 1)
    state.spent[tile] += 2
    state.reserve[state.turn] -= 1
    state.action_points -= ACTION_COSTS
    state.rescues = 0


# T4.1  Is there anything left to do?


@rule
def can_act(state: State) -> bool:
    """T4.1, T4.4  Is anything but `end` possible?"""
    if state.action_points == 0:
        return state.rescues > 0
    tiles = state.settled[state.turn]
    while tiles != 0:
        tile = lowest_tile(tiles)
        if ways_out(state, tile) != 0 or may_breed(state, tile):
            return True
        tiles = without_lowest(tiles)
    return tiles_for_points(state) != 0 or any_rescue_is_possible(state)
