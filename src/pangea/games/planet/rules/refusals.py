"""Why a move is refused: the same predicates that make the list of legal moves, asked one by one."""

from __future__ import annotations

from pangea.core.bits import has
from pangea.core.contract import LEGAL, PLAYING, Refusals
from pangea.core.kernel import rule
from pangea.games.planet.moves import (
    animal_in,
    column_in,
    deals_habitat,
    face_in,
    habitat_in,
    lays_animal,
    places_tile,
    seat_in,
    slot_in,
    tile_in,
)
from pangea.games.planet.rules.continents import lies_open, may_be_placed, may_be_revealed
from pangea.games.planet.rules.setup import may_be_dealt, may_be_laid
from pangea.games.planet.state import Phase, State

REFUSALS = Refusals()
GAME_OVER = REFUSALS.add("P5.1", "planet-refusal-P5-1")
ANIMALS_FIRST = REFUSALS.add("P2.2", "planet-refusal-P2-2-first")
SURPRISE_FIRST = REFUSALS.add("P6.2", "planet-refusal-P6-2-first")
HABITATS_FIRST = REFUSALS.add("P2.3", "planet-refusal-P2-3-first")
TILES_FIRST = REFUSALS.add("P3.1", "planet-refusal-P3-1-first")
ANIMAL_NOT_NOW = REFUSALS.add("P2.2", "planet-refusal-P2-2-now")
ANIMAL_ELSEWHERE = REFUSALS.add("P2.2", "planet-refusal-P2-2-round")
ANIMAL_SEEN = REFUSALS.add("P1.6", "planet-refusal-P1-6")
HABITAT_NOT_NOW = REFUSALS.add("P2.3", "planet-refusal-P2-3-now")
NO_HABITATS = REFUSALS.add("P6.1", "planet-refusal-P6-1")
HABITAT_TAKEN = REFUSALS.add("P2.3", "planet-refusal-P2-3-taken")
TILE_NOT_NOW = REFUSALS.add("P3.1", "planet-refusal-P3-1-now")
TILE_SEEN = REFUSALS.add("P2.1", "planet-refusal-P2-1")
TILE_NOT_OPEN = REFUSALS.add("P3.1", "planet-refusal-P3-1-tile")
FACE_COVERED = REFUSALS.add("P3.3", "planet-refusal-P3-3")


@rule
def refusal(state: State, move: int) -> int:
    if state.ending != PLAYING:
        return GAME_OVER
    if places_tile(move):
        return refusal_to_place(state, move)
    if lays_animal(move):
        return refusal_to_lay(state, move)
    if deals_habitat(move):
        return refusal_to_deal(state, move)
    if may_be_revealed(state, tile_in(move)):
        return LEGAL
    return TILE_SEEN if state.phase == Phase.TURNING_UP else TILE_NOT_NOW


@rule
def refusal_to_place(state: State, move: int) -> int:
    if may_be_placed(state, slot_in(move), face_in(move)):
        return LEGAL
    if state.phase == Phase.LAYING:
        return ANIMALS_FIRST if state.round_now == 1 else SURPRISE_FIRST
    if state.phase == Phase.DEALING:
        return HABITATS_FIRST
    if state.phase == Phase.TURNING_UP:
        return TILES_FIRST
    return FACE_COVERED if lies_open(state, slot_in(move)) else TILE_NOT_OPEN


@rule
def refusal_to_lay(state: State, move: int) -> int:
    if may_be_laid(state, column_in(move), animal_in(move)):
        return LEGAL
    if state.phase != Phase.LAYING:
        return ANIMAL_NOT_NOW
    return ANIMAL_ELSEWHERE if has(state.new_animals, animal_in(move)) else ANIMAL_SEEN


@rule
def refusal_to_deal(state: State, move: int) -> int:
    if may_be_dealt(state, seat_in(move), habitat_in(move)):
        return LEGAL
    if state.beginners == 1:
        return NO_HABITATS
    if state.phase == Phase.DEALING and seat_in(move) == state.dealt:
        return HABITAT_TAKEN
    return HABITAT_NOT_NOW
