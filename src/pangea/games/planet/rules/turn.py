"""P3 to P5  A turn and a round: who moves, what they may do, what comes of it, and how the game ends."""

from __future__ import annotations

from pangea.core.bits import count_of, has
from pangea.core.contract import NATURE, OVER, PLAYING, Moves
from pangea.core.kernel import rule
from pangea.core.long_sets import Members, add_members, clear
from pangea.games.planet.board.globe import EDGES, FACES, Face, every_face
from pangea.games.planet.board.tables import CARDS, ROUNDS
from pangea.games.planet.moves import (
    animal_in,
    deals_habitat,
    face_in,
    habitat_in,
    lays_animal,
    places_tile,
    placing,
    seat_in,
    slot_in,
    tile_in,
    turn_in,
)
from pangea.games.planet.rules.continents import clear_table, is_bare, place, reveal, show_tiles, take
from pangea.games.planet.rules.life import life_appears
from pangea.games.planet.rules.setup import deal_habitat, lay_animal
from pangea.games.planet.state import TWELVE_ROUNDS, Phase, State

SOME = FACES // 2
"""So many faces at once: their portions fit one number, wherever in a set they belong."""
ALL_TURNS = (1 << EDGES) - 1


@rule
def to_move(state: State) -> int:
    if state.ending != PLAYING:
        return OVER
    return int(state.turn) if state.phase == Phase.PLACING else NATURE


@rule
def legal(state: State, moves: Moves) -> int:
    """P3.1  Every open tile on every bare face in every turn."""
    count = 0
    if to_move(state) < 0:
        return count
    for slot in range(state.on_table):
        for face in every_face():
            if is_bare(state, int(state.turn), face):
                for turn in range(EDGES):
                    moves[count] = placing(slot, face, turn)
                    count += 1
    return count


@rule
def legal_set(state: State, moves: Moves, members: Members) -> int:
    """P3.1  The same as a set."""
    clear(members)
    if to_move(state) < 0:
        return 0
    bare = int(state.bare[state.turn])
    some, others = bare_portions(bare, 0), bare_portions(bare, SOME)
    for slot in range(state.on_table):
        add_members(members, placing(slot, Face(0), 0), some, SOME * EDGES)
        add_members(members, placing(slot, Face(SOME), 0), others, SOME * EDGES)
    return int(state.on_table) * (count_of(some) + count_of(others))


@rule
def bare_portions(bare: int, first: int) -> int:
    """The portions of the bare ones among SOME faces, from this one on."""
    portions = 0
    for face in range(SOME):
        if has(bare, first + face):
            portions |= ALL_TURNS << face * EDGES
    return portions


@rule
def apply(state: State, move: int) -> None:
    if places_tile(move):
        place(state, int(state.turn), take(state, slot_in(move)), face_in(move), turn_in(move))
        end_turn(state)
    elif lays_animal(move):
        lay_animal(state, animal_in(move))
    elif deals_habitat(move):
        deal_habitat(state, seat_in(move), habitat_in(move))
    else:
        reveal(state, tile_in(move))


@rule
def end_turn(state: State) -> None:
    """P3.1  The next seat clockwise; after all have placed, the round ends."""
    state.turn += 1
    if state.turn == state.players:
        state.turn = 0
    if state.turn == state.first:
        end_round(state)


@rule
def end_round(state: State) -> None:
    """P3.2, P4, P5.1  Tiles are put aside, life appears; then the next round begins, or the game is over."""
    clear_table(state)
    life_appears(state)
    if state.round_now == ROUNDS:
        state.ending = TWELVE_ROUNDS
    else:
        begin_round(state)


@rule
def begin_round(state: State) -> None:
    """P4.5, P6.2  The marker goes to the left; with surprises, first the next animal is turned up."""
    state.round_now += 1
    state.first += 1
    if state.first == state.players:
        state.first = 0
    state.turn = state.first
    if state.surprise == 1 and state.shown < CARDS:
        state.phase = Phase.LAYING
    else:
        show_tiles(state)


@rule
def ending(state: State) -> int:
    return int(state.ending)
