"""The verbs of the contract, each a short list of sentences."""

from __future__ import annotations

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
from pangea.games.genesis.board import (
    GROUND,
    PLACES,
    PLACES_IN_PLAY,
    TERRAINS,
    Ground,
    Space,
    column_of,
    every_space,
    every_terrain,
    has,
    row_of,
)
from pangea.games.genesis.features import features
from pangea.games.genesis.moves import (
    ROLL_BY_CHANCE,
    ROLL_WEIGHT,
    ROLL_WEIGHTS,
    ROLLS,
    STOP,
    places_tile,
    placing,
    roll_in,
    rolling,
    space_in,
    stops,
    terrain_in,
)
from pangea.games.genesis.rules.areas import (
    BITS,
    NO_SPACE,
    PARTS,
    common,
    space_from,
    spaces_of,
    widened,
)
from pangea.games.genesis.rules.scoring import Tally, entry, just, points_now
from pangea.games.genesis.rules.turn import (
    NO_ROOM,
    NO_TILES,
    clear_dice,
    end_turn,
    extent,
    hand_out_tiles,
    has_placed,
    is_free,
    is_rolled,
    lay_out_board,
    may_place,
    may_stop,
    place_first,
    place_second,
    roll,
    terrains_left,
    terrains_now,
)
from pangea.games.genesis.state import State

# For each set of terrains: how many they are, and which.
_SETS = [
    [terrain for terrain in range(TERRAINS) if has(members, terrain)] for members in range(1 << TERRAINS)
]
HOW_MANY = np.array([len(terrains) for terrains in _SETS], np.int64)
WHICH = np.array([terrains + [0] * (TERRAINS - len(terrains)) for terrains in _SETS], np.int64)


@rule
def setup(state: State, players: int, options: Options) -> None:
    state.players = players
    clear_dice(state)
    lay_out_board(state)
    hand_out_tiles(state)


@rule
def to_move(state: State) -> int:
    if state.ending != PLAYING:
        return OVER
    return int(state.turn) if is_rolled(state) else NATURE


@rule
def legal(state: State, moves: Moves) -> int:
    """G3  Every terrain that may be placed now, on every free space; after a first tile also to stop."""
    count = 0
    if to_move(state) < 0:
        return count
    terrains = terrains_now(state)
    for terrain in every_terrain():
        if has(terrains, terrain):
            for space in every_space():
                if is_free(state, space):
                    moves[count] = placing(terrain, space)
                    count += 1
    if may_stop(state):
        moves[count] = STOP
        count += 1
    return count


@rule
def odds(state: State, moves: Moves, weights: Weights) -> int:
    """G1.3  The fifteen rolls; of 36 ways that the dice can fall, as many as show it."""
    if to_move(state) != NATURE:
        return 0
    for number in range(ROLLS):
        moves[number] = rolling(number)
        weights[number] = ROLL_WEIGHT[number]
    return ROLLS


@rule
def pick(state: State, random: Random) -> int:
    """By trying: tiles on spaces, and stopping, until one is possible. Each is as likely as the others."""
    if not is_rolled(state):
        return roll_by_chance(random)
    terrains = terrains_now(state)
    places = PLACES_IN_PLAY[extent(state)]
    tiles = HOW_MANY[terrains] * places
    choices = tiles + 1 if may_stop(state) else tiles
    while True:
        choice = below(random, choices)
        if choice == tiles:
            return STOP
        move = tile_by_number(terrains, places, choice)
        if is_free(state, space_in(move)):
            return move


@rule
def roll_by_chance(random: Random) -> int:
    return rolling(ROLL_BY_CHANCE[below(random, ROLL_WEIGHTS)])


@rule
def tile_by_number(terrains: int, places: int, choice: int) -> int:
    """A tile of one of these terrains on one of the spaces in play: all of them are numbered."""
    number = 0
    while choice >= places:
        choice -= places
        number += 1
    return placing(WHICH[terrains, number], PLACES[choice])


@rule
def hurry(state: State, random: Random) -> int:
    """A tile beside one's own tiles of its terrain, wherever there is room for one; else whatever comes."""
    if not is_rolled(state):
        return roll_by_chance(random)
    terrains = terrains_now(state)
    chance = below(random, HOW_MANY[terrains] * PARTS * BITS)
    terrain, start = WHICH[terrains, chance // (PARTS * BITS)], chance % (PARTS * BITS)
    own = common(spaces_of(state.land[terrain]), spaces_of(state.kin[state.turn]))
    space = space_from(widened(own, spaces_of(state.free)), start)
    return placing(terrain, space) if space != NO_SPACE else pick(state, random)


@rule
def apply(state: State, move: int) -> None:
    if places_tile(move):
        if has_placed(state):
            place_second(state, terrain_in(move), space_in(move))
        else:
            place_first(state, terrain_in(move), space_in(move))
    elif stops(move):
        end_turn(state)
    else:
        roll(state, roll_in(move))


# What `refusal` answers: a rule, and the message that says it.
(
    _,
    NO_ROOM_LEFT,
    NO_TILES_LEFT,
    ROLL_FIRST,
    ROLL_LATER,
    TILE_FIRST,
    ON_VOLCANO,
    ON_TAR_PIT,
    ACROSS_RIVER,
    OCCUPIED,
    NONE_LEFT,
    NOT_ON_DICE,
) = range(12)
REFUSALS = (
    Refusal("", ""),
    Refusal("G4.1", "genesis-refusal-G4-1"),
    Refusal("G4.2", "genesis-refusal-G4-2"),
    Refusal("G3.1", "genesis-refusal-G3-1-roll-first"),
    Refusal("G3.1", "genesis-refusal-G3-1-roll-later"),
    Refusal("G3.5", "genesis-refusal-G3-5-tile-first"),
    Refusal("G1.1", "genesis-refusal-G1-1-volcano"),
    Refusal("G1.1", "genesis-refusal-G1-1-tar-pit"),
    Refusal("G2.1", "genesis-refusal-G2-1"),
    Refusal("G3.2", "genesis-refusal-G3-2"),
    Refusal("G3.4", "genesis-refusal-G3-4"),
    Refusal("G3.5", "genesis-refusal-G3-5-dice"),
)


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
        return OCCUPIED if is_taken(state, space) else ACROSS_RIVER
    return NOT_ON_DICE if has(terrains_left(state, state.turn), terrain) else NONE_LEFT


@rule
def is_taken(state: State, space: Space) -> bool:
    """Does a tile lie there?"""
    for terrain in every_terrain():
        if has(state.land[terrain, row_of(space)], column_of(space)):
            return True
    return False


@rule
def ending(state: State) -> int:
    return int(state.ending)


@rule
def result(state: State) -> Tally:
    """The points of every seat: those of the end, or as if it were now."""
    if state.ending == PLAYING:
        return points_now(state)
    total = just(0, 0)
    for seat in range(state.players):
        total += just(state.points[seat], seat)
    return total


@rule
def points(state: State, out: Points) -> None:
    total = result(state)
    for seat in range(state.players):
        out[seat] = entry(total, seat)


@rule
def winners(state: State, out: Flags) -> None:
    """G8.1  Most points; tied players all win."""
    total = result(state)
    most = 0
    for seat in range(state.players):
        most = max(most, entry(total, seat))
    for seat in range(state.players):
        out[seat] = entry(total, seat) == most


@rule
def imagine(state: State, seat: int, random: Random) -> None:
    """G9.1  Nothing is hidden: there is nothing to imagine."""


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
    hurry=hurry,
)
