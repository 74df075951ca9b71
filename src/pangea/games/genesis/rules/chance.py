"""G1.3, G9  The dice, and moves at random. Nothing is hidden."""

from __future__ import annotations

import numpy as np

from pangea.core.bits import members_of
from pangea.core.chance import Random, below
from pangea.core.contract import NATURE, Moves, Weights
from pangea.core.kernel import rule
from pangea.games.genesis.board import PLACES, PLACES_IN_PLAY, TERRAINS
from pangea.games.genesis.moves import (
    ROLL_BY_CHANCE,
    ROLL_WEIGHT,
    ROLL_WEIGHTS,
    ROLLS,
    STOP,
    placing,
    rolling,
    space_in,
)
from pangea.games.genesis.rules.areas import BITS, NO_SPACE, PARTS, common, space_from, spaces_of, widened
from pangea.games.genesis.rules.setup import extent
from pangea.games.genesis.rules.turn import is_free, is_rolled, may_stop, terrains_now, to_move
from pangea.games.genesis.state import State

# For each set of terrains: how many they are, and which.
_SETS = [members_of(terrains) for terrains in range(1 << TERRAINS)]
HOW_MANY = np.array([len(terrains) for terrains in _SETS], np.int64)
WHICH = np.array([terrains + [0] * (TERRAINS - len(terrains)) for terrains in _SETS], np.int64)


@rule
def odds(state: State, moves: Moves, weights: Weights) -> int:
    """G1.3  The fifteen rolls, each weighed by how many of the 36 ways that two dice can fall show it."""
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
def imagine(state: State, seat: int, random: Random) -> None:
    """G9.1  Nothing is hidden: there is nothing to imagine."""
