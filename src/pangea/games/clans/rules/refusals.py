"""Why a move is refused: the same predicates that make the list of legal moves, asked one by one."""

from __future__ import annotations

from pangea.core.bits import has
from pangea.core.contract import LEGAL, Refusals
from pangea.core.kernel import rule
from pangea.games.clans.board import Border, source_of, target_of
from pangea.games.clans.moves import (
    border_in,
    clan_in,
    deals_card,
    founds_village,
    lays_hut,
    place_in,
    seat_in,
    village_in,
)
from pangea.games.clans.rules.moving import IMMOVABLE, may_cross
from pangea.games.clans.rules.setup import huts_are_laid, is_set_up, may_be_dealt, may_be_laid
from pangea.games.clans.state import STUCK, TWELFTH, State

REFUSALS = Refusals()
GAME_WON = REFUSALS.add("C7.1", "clans-refusal-C7-1")
GAME_STUCK = REFUSALS.add("C7.2", "clans-refusal-C7-2")
LAYING_HUTS = REFUSALS.add("C2.1", "clans-refusal-C2-1")
DEALING_CLANS = REFUSALS.add("C2.2", "clans-refusal-C2-2")
VILLAGE_FIRST = REFUSALS.add("C4.4", "clans-refusal-C4-4")
NO_NEW_VILLAGE = REFUSALS.add("C4.4", "clans-refusal-C4-4-nothing")
NOT_A_NEW_VILLAGE = REFUSALS.add("C4.4", "clans-refusal-C4-4-village")
EMPTY_SOURCE = REFUSALS.add("C3.1", "clans-refusal-C3-1-empty-source")
EMPTY_TARGET = REFUSALS.add("C3.1", "clans-refusal-C3-1-empty-target")
TOO_MANY = REFUSALS.add("C3.2", "clans-refusal-C3-2")
NOT_THE_SMALLER = REFUSALS.add("C3.3", "clans-refusal-C3-3")


@rule
def refusal(state: State, move: int) -> int:
    if state.ending == TWELFTH:
        return GAME_WON
    if state.ending == STUCK:
        return GAME_STUCK
    if lays_hut(move):
        return LEGAL if may_be_laid(state, place_in(move), clan_in(move)) else LAYING_HUTS
    if deals_card(move):
        return LEGAL if may_be_dealt(state, seat_in(move), clan_in(move)) else DEALING_CLANS
    if not is_set_up(state):
        return DEALING_CLANS if huts_are_laid(state) else LAYING_HUTS
    if founds_village(move):
        if state.founding == 0:
            return NO_NEW_VILLAGE
        return LEGAL if has(state.founding, village_in(move)) else NOT_A_NEW_VILLAGE
    if state.founding != 0:
        return VILLAGE_FIRST
    return refusal_to_cross(state, border_in(move))


@rule
def refusal_to_cross(state: State, border: Border) -> int:
    if may_cross(state, border):
        return LEGAL
    if state.group[source_of(border)] == 0:
        return EMPTY_SOURCE
    if state.group[target_of(border)] == 0:
        return EMPTY_TARGET
    if state.group[target_of(border)] < IMMOVABLE:
        return TOO_MANY
    return NOT_THE_SMALLER
