"""The rules of Planet: P2, P3 in `continents`, P4 in `life`, P5 in `score`; here the round, and the verbs."""

from __future__ import annotations

from typing import Any

import numpy as np

from pangea.core.chance import Random, below
from pangea.core.contract import (
    LEGAL,
    NATURE,
    OVER,
    PLAYING,
    Flags,
    Moves,
    Options,
    Points,
    Refusal,
    Rules,
    Weights,
)
from pangea.core.kernel import rule
from pangea.games.planet.board import (
    CARDS,
    HABITAT_COUNT,
    LEFTOVERS,
    NONE,
    ROUNDS,
    SEATS,
    SLOTS,
    every_animal,
    every_habitat,
    every_tile,
)
from pangea.games.planet.board.content import ANIMALS, TILES
from pangea.games.planet.board.globe import ALL_FACES, EDGES, PORTIONS, chosen, count, every_face, has
from pangea.games.planet.features import features
from pangea.games.planet.moves import (
    animal_in,
    column_in,
    dealing,
    deals_habitat,
    face_in,
    habitat_in,
    laying,
    lays_animal,
    places_tile,
    placing,
    revealing,
    seat_in,
    slot_in,
    tile_in,
    turn_in,
)
from pangea.games.planet.rules.continents import (
    clear_table,
    column_of,
    deal_habitat,
    is_bare,
    lay_animal,
    lies_open,
    may_be_dealt,
    may_be_laid,
    may_be_placed,
    may_be_revealed,
    next_card,
    place,
    reveal,
    show_tiles,
    take,
)
from pangea.games.planet.rules.life import life_appears
from pangea.games.planet.rules.score import rank_of, total_of
from pangea.games.planet.state import DEALING, LAYING, PLACING, TURNING_UP, State

RULES_OPTION, ANIMALS_OPTION = range(2)
TWELVE_ROUNDS = 1
ENDINGS = ("playing", "twelve")

MANY = 16
"""With so many tiles or animals left, trying at random finds one of them sooner than counting."""


# The round, from the last tile placed to the first one of the next round


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
        state.phase = LAYING
    else:
        show_tiles(state)


# The verbs


@rule
def setup(state: State, players: int, options: Options) -> None:
    """P1.1, P2  Bare planets, everything shuffled and face down, seat 0 first."""
    state.players = players
    state.beginners = options[RULES_OPTION]
    state.surprise = options[ANIMALS_OPTION]
    state.round_now = 1
    state.new_tiles = int(np.int64(1) << TILES) - 1
    state.new_animals = int(np.int64(1) << ANIMALS) - 1
    for slot in range(SLOTS):
        state.open_tiles[slot] = NONE
        for pile in range(LEFTOVERS):
            state.leftover[pile, slot] = NONE
    for card in range(CARDS):
        state.animal[card] = NONE
        state.owner[card] = NONE
    for seat in range(SEATS):
        state.habitat[seat] = NONE
        state.bare[seat] = ALL_FACES if seat < players else 0
        for portion in range(PORTIONS):
            state.cover[seat, portion] = NONE


@rule
def to_move(state: State) -> int:
    if state.ending != PLAYING:
        return OVER
    return int(state.turn) if state.phase == PLACING else NATURE


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
def odds(state: State, moves: Moves, weights: Weights) -> int:
    """P2.1 to P2.3  Whatever may come next is equally likely."""
    count = 0
    if to_move(state) != NATURE:
        return count
    if state.phase == LAYING:
        column = column_of(state, next_card(state))
        for animal in every_animal():
            if may_be_laid(state, column, animal):
                moves[count] = laying(column, animal)
                count += 1
    elif state.phase == DEALING:
        for habitat in every_habitat():
            if may_be_dealt(state, int(state.dealt), habitat):
                moves[count] = dealing(int(state.dealt), habitat)
                count += 1
    else:
        for tile in every_tile():
            if may_be_revealed(state, tile):
                moves[count] = revealing(tile)
                count += 1
    for outcome in range(count):
        weights[outcome] = 1
    return count


@rule
def pick(state: State, random: Random) -> int:
    """Each as likely as the others: any open tile in any turn on any bare face, any card or tile not seen."""
    if state.phase == PLACING:
        tile_and_turn = below(random, int(state.on_table) * EDGES)
        bare = int(state.bare[state.turn])
        face = chosen(bare, below(random, count(bare)))
        return placing(tile_and_turn // EDGES, face, tile_and_turn % EDGES)  # type: ignore[arg-type]
    if state.phase == TURNING_UP:
        return revealing(one_of(state.new_tiles, TILES, random))
    if state.phase == LAYING:
        return laying(column_of(state, next_card(state)), one_of(state.new_animals, ANIMALS, random))
    habitat = below(random, HABITAT_COUNT)
    while not may_be_dealt(state, int(state.dealt), habitat):  # type: ignore[arg-type]
        habitat = below(random, HABITAT_COUNT)
    return dealing(int(state.dealt), habitat)  # type: ignore[arg-type]


@rule
def one_of(members: int, limit: int, random: Random) -> Any:
    """One member of a set of numbers below the limit, each as likely as the others."""
    left = count(members)
    if left < MANY:
        return chosen(members, below(random, left))
    number = below(random, limit)
    while not has(members, number):
        number = below(random, limit)
    return number


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


# What `refusal` answers: a rule, and the message that says it.
(
    _,
    GAME_OVER,
    ANIMALS_FIRST,
    SURPRISE_FIRST,
    HABITATS_FIRST,
    TILES_FIRST,
    ANIMAL_NOT_NOW,
    ANIMAL_ELSEWHERE,
    ANIMAL_SEEN,
    HABITAT_NOT_NOW,
    NO_HABITATS,
    HABITAT_TAKEN,
    TILE_NOT_NOW,
    TILE_SEEN,
    TILE_NOT_OPEN,
    FACE_COVERED,
) = range(16)
REFUSALS = (
    Refusal("", ""),
    Refusal("P5.1", "planet-refusal-P5-1"),
    Refusal("P2.2", "planet-refusal-P2-2-first"),
    Refusal("P6.2", "planet-refusal-P6-2-first"),
    Refusal("P2.3", "planet-refusal-P2-3-first"),
    Refusal("P3.1", "planet-refusal-P3-1-first"),
    Refusal("P2.2", "planet-refusal-P2-2-now"),
    Refusal("P2.2", "planet-refusal-P2-2-round"),
    Refusal("P1.6", "planet-refusal-P1-6"),
    Refusal("P2.3", "planet-refusal-P2-3-now"),
    Refusal("P6.1", "planet-refusal-P6-1"),
    Refusal("P2.3", "planet-refusal-P2-3-taken"),
    Refusal("P3.1", "planet-refusal-P3-1-now"),
    Refusal("P2.1", "planet-refusal-P2-1"),
    Refusal("P3.1", "planet-refusal-P3-1-tile"),
    Refusal("P3.3", "planet-refusal-P3-3"),
)


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
    return TILE_SEEN if state.phase == TURNING_UP else TILE_NOT_NOW


@rule
def refusal_to_place(state: State, move: int) -> int:
    if may_be_placed(state, slot_in(move), face_in(move)):
        return LEGAL
    if state.phase == LAYING:
        return ANIMALS_FIRST if state.round_now == 1 else SURPRISE_FIRST
    if state.phase == DEALING:
        return HABITATS_FIRST
    if state.phase == TURNING_UP:
        return TILES_FIRST
    return FACE_COVERED if lies_open(state, slot_in(move)) else TILE_NOT_OPEN


@rule
def refusal_to_lay(state: State, move: int) -> int:
    if may_be_laid(state, column_in(move), animal_in(move)):
        return LEGAL
    if state.phase != LAYING:
        return ANIMAL_NOT_NOW
    return ANIMAL_ELSEWHERE if has(state.new_animals, animal_in(move)) else ANIMAL_SEEN


@rule
def refusal_to_deal(state: State, move: int) -> int:
    if may_be_dealt(state, seat_in(move), habitat_in(move)):
        return LEGAL
    if state.beginners == 1:
        return NO_HABITATS
    if state.phase == DEALING and seat_in(move) == state.dealt:
        return HABITAT_TAKEN
    return HABITAT_NOT_NOW


@rule
def ending(state: State) -> int:
    return int(state.ending)


@rule
def points(state: State, out: Points) -> None:
    for seat in range(state.players):
        out[seat] = total_of(state, seat)


@rule
def winners(state: State, out: Flags) -> None:
    """P5.3  Most points, then most animals; those still tied all win."""
    best = 0
    for seat in range(state.players):
        rank = rank_of(state, seat)
        if rank > best:
            best = rank
            for earlier in range(seat):
                out[earlier] = False
        out[seat] = rank == best


@rule
def imagine(state: State, seat: int, random: Random) -> None:
    """P7.1  The habitat cards of the other seats: any but one's own, each as likely as the others.

    What is face down needs no imagining: nature has not drawn it yet.
    """
    if state.ending != PLAYING:
        return  # the cards lie open
    taken = 0
    for own in range(SEATS):
        if own == seat and state.habitat[own] != NONE:
            taken = 1 << int(state.habitat[own])
    for other in range(state.dealt):
        if other != seat:
            habitat = below(random, HABITAT_COUNT)
            while has(taken, habitat):
                habitat = below(random, HABITAT_COUNT)
            state.habitat[other] = habitat
            taken |= 1 << habitat


@rule
def secret(state: State, seat: int) -> int:
    """P7.1  The habitat card of a seat."""
    return int(state.habitat[seat])


RULES = Rules(
    setup=setup,
    to_move=to_move,
    legal=legal,
    pick=pick,
    odds=odds,
    apply=apply,
    refusal=refusal,
    ending=ending,
    points=points,
    winners=winners,
    imagine=imagine,
    features=features,
    secret=secret,
)
