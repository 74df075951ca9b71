"""P2, P7  What is turned up and dealt, moves at random, and the cards that a seat cannot see."""

from __future__ import annotations

from pangea.core.bits import count_of, has, nth
from pangea.core.chance import Random, any_of, below, deal_unseen
from pangea.core.contract import NATURE, PLAYING, Moves, Weights
from pangea.core.kernel import rule
from pangea.games.planet.board.content import ANIMALS, TILES
from pangea.games.planet.board.globe import EDGES, Face
from pangea.games.planet.board.tables import (
    HABITAT_COUNT,
    Animal,
    Habitat,
    Tile,
    every_animal,
    every_habitat,
    every_tile,
)
from pangea.games.planet.moves import dealing, laying, placing, revealing
from pangea.games.planet.rules.continents import may_be_revealed
from pangea.games.planet.rules.setup import column_of, may_be_dealt, may_be_laid, next_card
from pangea.games.planet.rules.turn import to_move
from pangea.games.planet.state import Phase, State

MANY = 16
"""With this many tiles or animals left, trying at random finds one of them sooner than counting."""


@rule
def odds(state: State, moves: Moves, weights: Weights) -> int:
    """P2.1 to P2.3  Whatever may come next is equally likely."""
    count = 0
    if to_move(state) != NATURE:
        return count
    if state.phase == Phase.LAYING:
        column = column_of(state, next_card(state))
        for animal in every_animal():
            if may_be_laid(state, column, animal):
                moves[count] = laying(column, animal)
                count += 1
    elif state.phase == Phase.DEALING:
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
    if state.phase == Phase.PLACING:
        tile_and_turn = below(random, int(state.on_table) * EDGES)
        face = Face(any_of(int(state.bare[state.turn]), random))
        return placing(tile_and_turn // EDGES, face, tile_and_turn % EDGES)
    if state.phase == Phase.TURNING_UP:
        return revealing(Tile(one_of(state.new_tiles, TILES, random)))
    if state.phase == Phase.LAYING:
        animal = Animal(one_of(state.new_animals, ANIMALS, random))
        return laying(column_of(state, next_card(state)), animal)
    habitat = Habitat(below(random, HABITAT_COUNT))
    while not may_be_dealt(state, int(state.dealt), habitat):
        habitat = Habitat(below(random, HABITAT_COUNT))
    return dealing(int(state.dealt), habitat)


@rule
def one_of(members: int, limit: int, random: Random) -> int:
    """One member of a set of numbers below the limit, each as likely as the others."""
    left = count_of(members)
    if left < MANY:
        return nth(members, below(random, left))
    number = below(random, limit)
    while not has(members, number):
        number = below(random, limit)
    return number


@rule
def imagine(state: State, seat: int, random: Random) -> None:
    """P7.1  The habitat cards of the other seats: any but one's own, each as likely as the others.

    What is face down needs no imagining: nature has not drawn it yet.
    """
    if state.ending != PLAYING:
        return  # the cards lie open
    deal_unseen(state.habitat, int(state.dealt), HABITAT_COUNT, seat, random)


@rule
def secret(state: State, seat: int) -> int:
    """P7.1  The habitat card of a seat."""
    return int(state.habitat[seat])
