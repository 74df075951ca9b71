"""C4  Villages: when they arise, and who founds them in what order."""

from __future__ import annotations

from pangea.core.bits import bit, is_one, lowest
from pangea.core.kernel import rule
from pangea.games.clans.board import NEAR, VILLAGES, Territory, neighbours
from pangea.games.clans.rules.scoring import score_village, settle_strife
from pangea.games.clans.state import TWELFTH, State


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
        found(state, Territory(lowest(state.founding)))
