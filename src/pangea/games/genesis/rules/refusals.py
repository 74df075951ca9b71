"""Why a move is refused: the same predicates that make the list of legal moves, asked one by one."""

from __future__ import annotations

from pangea.core.bits import has
from pangea.core.contract import LEGAL, Refusals
from pangea.core.kernel import rule
from pangea.games.genesis.board import GROUND, Ground, Space
from pangea.games.genesis.moves import places_tile, space_in, stops, terrain_in
from pangea.games.genesis.rules.turn import (
    NO_TILE,
    is_free,
    is_rolled,
    may_place,
    may_stop,
    terrain_on,
    terrains_left,
)
from pangea.games.genesis.state import NO_ROOM, NO_TILES, State

REFUSALS = Refusals()
NO_ROOM_LEFT = REFUSALS.add("G4.1", "genesis-refusal-G4-1")
NO_TILES_LEFT = REFUSALS.add("G4.2", "genesis-refusal-G4-2")
ROLL_FIRST = REFUSALS.add("G3.1", "genesis-refusal-G3-1-roll-first")
ROLL_LATER = REFUSALS.add("G3.1", "genesis-refusal-G3-1-roll-later")
TILE_FIRST = REFUSALS.add("G3.5", "genesis-refusal-G3-5-tile-first")
ON_VOLCANO = REFUSALS.add("G1.1", "genesis-refusal-G1-1-volcano")
ON_TAR_PIT = REFUSALS.add("G1.1", "genesis-refusal-G1-1-tar-pit")
ACROSS_RIVER = REFUSALS.add("G2.1", "genesis-refusal-G2-1")
OCCUPIED = REFUSALS.add("G3.2", "genesis-refusal-G3-2")
NONE_LEFT = REFUSALS.add("G3.4", "genesis-refusal-G3-4")
NOT_ON_DICE = REFUSALS.add("G3.5", "genesis-refusal-G3-5-dice")


@rule
def refusal(state: State, move: int) -> int:
    if state.ending == NO_ROOM:
        return NO_ROOM_LEFT
    if state.ending == NO_TILES:
        return NO_TILES_LEFT
    if places_tile(move):
        return refusal_to_place(state, terrain_in(move), space_in(move)) if is_rolled(state) else ROLL_FIRST
    if stops(move):
        return LEGAL if may_stop(state) else TILE_FIRST
    return ROLL_LATER if is_rolled(state) else LEGAL


@rule
def refusal_to_place(state: State, terrain: int, space: Space) -> int:
    if may_place(state, terrain, space):
        return LEGAL
    if GROUND[space] == Ground.VOLCANO:
        return ON_VOLCANO
    if GROUND[space] == Ground.TAR:
        return ON_TAR_PIT
    if not is_free(state, space):
        return OCCUPIED if terrain_on(state, space) != NO_TILE else ACROSS_RIVER
    return NOT_ON_DICE if has(terrains_left(state, state.turn), terrain) else NONE_LEFT
