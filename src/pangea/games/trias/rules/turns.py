"""T5, T6  How a turn ends, how the next begins, and the meteorite."""

from __future__ import annotations

from pangea.core.kernel import rule
from pangea.games.trias.board import ACTION_POINTS, DRIFT_COSTS, LAST_ACTION_POINTS, METEORITE, Tile, lowest
from pangea.games.trias.rules.actions import anybody_swims_at, can_act
from pangea.games.trias.rules.cards import box_of, play_hand, play_top, take_card
from pangea.games.trias.rules.drift import forget_swim, lift, tiles_to_drift
from pangea.games.trias.rules.land import capacity_of, lose_herds
from pangea.games.trias.state import NO_CARD, Phase, State

# T3.1  The card of phase 1


@rule
def choose_hand(state: State) -> None:
    """T3.1  The card in hand is played."""
    follow_card(state, play_hand(state, state.turn))


@rule
def follow_card(state: State, terrain: int) -> None:
    """T3.2, T3.9  A tile must drift, if any can; if none can, the card is spent all the same."""
    if tiles_to_drift(state) != 0:
        state.card = terrain
        state.phase = Phase.LIFTING
    else:
        state.card = NO_CARD
        state.phase = Phase.ACTING


@rule
def lift_for_points(state: State, tile: Tile) -> None:
    """T4.2  A drift of phase 2 costs three action points."""
    state.action_points -= DRIFT_COSTS
    lift(state, tile)


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
    """T5.2  From each tile over its capacity as many own herds as needed, or as there are, go back."""
    tiles = state.settled[state.turn]
    while tiles != 0:
        tile = lowest(tiles)
        excess = int(state.crowd[tile]) - capacity_of(state, tile)
        if excess > 0:
            leaving = min(excess, int(state.herds[tile, state.turn]))
            lose_herds(state, tile, state.turn, leaving)
            state.reserve[state.turn] += leaving
        state.spent[tile] = 0
        tiles &= tiles - 1


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
    return (int(state.turn) + 1) % int(state.players)


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


@rule
def play_drawn(state: State, kind: int) -> None:
    """T3.1, T6.3  The card is played; with the meteorite this turn is the first of the last round."""
    play_top(state, kind)
    if kind == METEORITE:
        state.last_turns = state.players
        begin_last_turn(state, state.turn)
    else:
        follow_card(state, kind)
