"""T2 to T6  The steps of a game, each with what comes next; nothing else sets the phase.

    lay       nature's, tile by tile, until all lie (T2.1)
    deal      nature's, until every hand has a card (T2.3)
    place     two herds, until everybody has placed twice (T2.4); then turns begin
    choose    the card in hand, or one from the deck (T3.1)
    draw      nature's: the card from the deck, played at once (T3.1)
    lift      a tile of the card; left out if nothing can drift (T3.3, T3.9)
    put       the tile down (T3.5)
    act       for points, until they are spent or the turn is ended (T4); a drift is `lift` and `put` again
    refill    nature's: a new card for an empty hand (T6.1); then the next turn begins

Once the meteorite has come, turns begin with `act` and have no `refill` (T6.4), until all have had theirs.
"""

from __future__ import annotations

from pangea.core.bits import without_lowest
from pangea.core.contract import NATURE, OVER, PLAYING
from pangea.core.kernel import rule
from pangea.games.trias.board import (
    ACTION_POINTS,
    DRIFT_COSTS,
    LAST_ACTION_POINTS,
    METEORITE,
    Tile,
    lowest_tile,
)
from pangea.games.trias.moves import (
    END,
    HAND,
    breeds_herd,
    kind_in,
    lifts_tile,
    moves_herd,
    moves_spent_herd,
    number_in,
    seat_in,
    side_in,
    tile_in,
    tile_lifted_in,
)
from pangea.games.trias.rules.actions import anybody_swims_at, breed, can_act, move_herd, rescue_herd
from pangea.games.trias.rules.cards import box_of, is_drawing, play_hand, play_top, take_card
from pangea.games.trias.rules.drift import forget_swim, lift, put, tiles_to_drift
from pangea.games.trias.rules.land import capacity_of, hex_beside, lose_herds, survey
from pangea.games.trias.rules.setup import (
    all_are_placed,
    is_laid_out,
    lay_tile,
    next_hand,
    place_herds,
)
from pangea.games.trias.state import IMPACT, NO_CARD, Phase, State


@rule
def to_move(state: State) -> int:
    phase = state.phase
    if phase == Phase.FINISHED:
        return OVER
    if phase <= Phase.DEALING or is_drawing(state):
        return NATURE
    return int(state.turn)


@rule
def apply(state: State, move: int) -> None:
    """One step, and the phase that comes after it."""
    phase = state.phase
    if lifts_tile(move):
        begin_drift(state, tile_lifted_in(move))
    elif phase == Phase.ACTING:
        act(state, move)
    elif phase == Phase.PUTTING:
        put(state, hex_beside(state, tile_in(move), side_in(move)))
        state.phase = Phase.ACTING
    elif phase == Phase.CHOOSING:
        choose(state, move)
    elif phase == Phase.DRAWING:
        play_drawn(state, kind_in(move))
    elif phase == Phase.REFILLING:
        refill(state, kind_in(move))
    elif phase == Phase.PLACING:
        place_herds(state, tile_in(move))
        if all_are_placed(state):
            begin_turn(state, state.turn)  # T2.5: whoever placed last has the first turn
    elif phase == Phase.LAYING:
        lay_tile(state, number_in(move), kind_in(move))
        if is_laid_out(state):
            survey(state)
            state.phase = Phase.DEALING
    else:
        take_card(state, seat_in(move), kind_in(move))
        if next_hand(state) == state.players:
            state.phase = Phase.PLACING
    end_turns_with_nothing_to_do(state)


@rule
def ending(state: State) -> int:
    return IMPACT if state.phase == Phase.FINISHED else PLAYING


# T3.1  The card of phase 1


@rule
def choose(state: State, move: int) -> None:
    """T3.1  The card in hand is played, or the top card, which nature draws next."""
    if move == HAND:
        follow_card(state, play_hand(state, state.turn))
    else:
        state.phase = Phase.DRAWING


@rule
def play_drawn(state: State, kind: int) -> None:
    """T3.1, T6.3  The card is played; with the meteorite this turn is the first of the last round."""
    play_top(state, kind)
    if kind == METEORITE:
        state.last_turns = state.players
        begin_last_turn(state, state.turn)
    else:
        follow_card(state, kind)


@rule
def follow_card(state: State, terrain: int) -> None:
    """T3.2, T3.9  A tile must drift, if any can; if none can, the card is spent all the same."""
    if tiles_to_drift(state) != 0:
        state.card = terrain
        state.phase = Phase.LIFTING
    else:
        state.card = NO_CARD
        state.phase = Phase.ACTING


# T3, T4.2  A drift


@rule
def begin_drift(state: State, tile: Tile) -> None:
    """T3.2, T4.2  A tile is lifted: the one that must drift, or, in phase 2, one for three action points."""
    if state.phase == Phase.ACTING:
        state.action_points -= DRIFT_COSTS
    lift(state, tile)
    state.phase = Phase.PUTTING


# T4  Phase 2


@rule
def act(state: State, move: int) -> None:
    """T4.1  One action that is no drift, or the end of the turn."""
    if moves_herd(move):
        move_herd(state, tile_in(move), side_in(move), moves_spent_herd(move))
    elif breeds_herd(move):
        breed(state, tile_in(move))
    elif move == END:
        end_turn(state)
    else:
        rescue_herd(state, tile_in(move), side_in(move))


# T5  Phase 3


@rule
def swimmers_go_back(state: State) -> None:
    """T5.1  All swimmers of the player whose turn it is go back to the reserve."""
    number = int(state.swims) - 1
    while number >= 0:
        state.reserve[state.turn] += state.swimmers[number, state.turn]
        state.swimmers[number, state.turn] = 0
        if not anybody_swims_at(state, number):
            forget_swim(state, number)
        number -= 1


@rule
def crowds_thin_out(state: State) -> None:
    """T5.2  From each tile over its capacity as many of the mover's herds as needed, or as there are, go."""
    tiles = state.settled[state.turn]
    while tiles != 0:
        tile = lowest_tile(tiles)
        excess = int(state.crowd[tile]) - capacity_of(state, tile)
        if excess > 0:
            leaving = min(excess, int(state.herds[tile, state.turn]))
            lose_herds(state, tile, state.turn, leaving)
            state.reserve[state.turn] += leaving
        state.spent[tile] = 0
        tiles = without_lowest(tiles)


# T6  Phase 4, and the end


@rule
def end_turn(state: State) -> None:
    """T5, T6.1  Phase 3; then a new card, if the hand is empty; then it is the next player's turn."""
    swimmers_go_back(state)
    crowds_thin_out(state)
    state.action_points = 0
    state.rescues = 0
    if state.last_turns > 0:
        state.last_turns -= 1
        if state.last_turns > 0:
            begin_last_turn(state, next_seat(state))
        else:
            state.phase = Phase.FINISHED  # T6.5
    elif state.back[state.turn] == 0:
        state.phase = Phase.REFILLING
    else:
        begin_turn(state, next_seat(state))


@rule
def next_seat(state: State) -> int:
    """T2.5  Clockwise."""
    return int(state.turn) + 1 if state.turn + 1 < state.players else 0


@rule
def begin_turn(state: State, seat: int) -> None:
    """T3.1, T4.1  Phase 1 begins."""
    state.turn = seat
    state.phase = Phase.CHOOSING
    state.action_points = ACTION_POINTS[box_of(state)]


@rule
def begin_last_turn(state: State, seat: int) -> None:
    """T6.4  No phase 1, and two action points."""
    state.turn = seat
    state.phase = Phase.ACTING
    state.action_points = LAST_ACTION_POINTS


@rule
def end_turns_with_nothing_to_do(state: State) -> None:
    """T4.1  A turn in which nothing but `end` could be chosen ends by itself."""
    while state.phase == Phase.ACTING and not can_act(state):
        end_turn(state)


@rule
def refill(state: State, kind: int) -> None:
    """T6.1, T6.2  A new card; if it is the meteorite, the last round begins with the player to the left."""
    if kind == METEORITE:
        play_top(state, kind)
        state.last_turns = state.players
        begin_last_turn(state, next_seat(state))
    else:
        take_card(state, state.turn, kind)
        begin_turn(state, next_seat(state))
