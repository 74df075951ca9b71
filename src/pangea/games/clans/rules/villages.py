"""C4, C7  Villages: when they arise, who founds them in what order, and how the game ends."""

from __future__ import annotations

from pangea.core.bits import lowest
from pangea.core.contract import PLAYING
from pangea.core.kernel import rule
from pangea.games.clans.board import NEAR, VILLAGES, Territory, bit, neighbours
from pangea.games.clans.rules.moving import any_move_is_possible
from pangea.games.clans.rules.valuing import score_village, settle_strife
from pangea.games.clans.state import NO_CLAN, State

TWELFTH, STUCK = 1, 2
ENDINGS = ("playing", "twelfth", "stuck")


@rule
def is_isolated(state: State, territory: Territory) -> bool:
    """C4.1  All its neighbours are empty."""
    return NEAR[territory] & state.settled == 0


@rule
def new_villages(state: State, emptied: Territory) -> int:
    """C4.1  The villages that arise when a territory is emptied: they can only lie around it."""
    isolated = 0
    for territory in neighbours(emptied):
        if is_isolated(state, territory):
            isolated |= bit(territory)
    return isolated & state.settled


@rule
def is_one(territories: int) -> bool:
    return territories != 0 and territories & (territories - 1) == 0


@rule
def found(state: State, village: Territory) -> None:
    """C4.2, C4.3  The mover takes a token, strife is settled, the village is valued."""
    number = int(state.villages)
    state.founding &= ~bit(village)
    state.tokens[state.turn] += 1
    state.village_place[number] = village
    state.village_seat[number] = state.turn
    settle_strife(state, village)
    score_village(state, village)
    state.villages += 1
    if state.villages == VILLAGES:
        state.ending = TWELFTH  # C4.5, C7.1: at once; whatever else is isolated is ignored
        state.founding = 0


@rule
def found_what_needs_no_choice(state: State) -> None:
    """C4.4  Of several new villages the mover chooses the next; a single one is founded by itself."""
    if is_one(state.founding):
        found(state, lowest(state.founding))  # type: ignore[arg-type]


@rule
def end_turn(state: State) -> None:
    """C2.3, C7.2  The next seat clockwise, if anything can be moved at all."""
    if state.ending == PLAYING:
        if any_move_is_possible(state):
            state.turn = state.turn + 1 if state.turn + 1 < state.players else 0
        else:
            state.ending = STUCK


@rule
def total_of(state: State, seat: int) -> int:
    """C7.3  The points of the own clan, and one for each token."""
    if state.clan[seat] == NO_CLAN:
        return int(state.tokens[seat])
    return int(state.points[state.clan[seat]]) + int(state.tokens[seat])
