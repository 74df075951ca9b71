"""T2, T11  Tiles and cards drawn, moves at random, and the hands that a seat cannot see."""

from __future__ import annotations

from pangea.core.beliefs import fit_of
from pangea.core.bits import count_of, without_lowest
from pangea.core.chance import Random, any_of, below, below_later, skip
from pangea.core.contract import NATURE, Belief, Moves, Weights
from pangea.core.kernel import rule
from pangea.games.trias.board import (
    RUNS,
    SIDES,
    TERRAINS,
    Hex,
    Tile,
    every_kind,
    lowest_tile,
    nth_side,
    nth_tile,
)
from pangea.games.trias.moves import (
    DRAW,
    END,
    HAND,
    breeding,
    dealing,
    laying,
    lifting,
    moving,
    placing,
    putting,
    rescuing,
)
from pangea.games.trias.rules.actions import (
    can_breed,
    has_fresh_herd,
    has_spent_herd,
    rescues_possible,
    shores_of,
    tiles_for_points,
    tiles_to_breed_on,
    ways_out,
)
from pangea.games.trias.rules.cards import cards_left, copies_in_deck, part_on_top
from pangea.games.trias.rules.choosing import empty_tiles
from pangea.games.trias.rules.drift import sides_to_put_at, tiles_of_the_card, tiles_to_put_at, tiles_touching
from pangea.games.trias.rules.land import hex_beside, side_towards
from pangea.games.trias.rules.setup import next_hand, weight_of_tile
from pangea.games.trias.rules.turn import to_move
from pangea.games.trias.state import NO_CARD, Phase, State


@rule
def odds(state: State, moves: Moves, weights: Weights) -> int:
    """T2.1, T2.2  Nature's possible moves: what is left of the tiles, and of the part of the deck on top."""
    count = 0
    if to_move(state) != NATURE:
        return count
    seat = next_hand(state) if state.phase == Phase.DEALING else int(state.turn)
    for kind in every_kind():
        if state.phase == Phase.LAYING:
            moves[count] = laying(int(state.laid), kind)
            weights[count] = weight_of_tile(state, kind)
        else:
            moves[count] = dealing(seat, kind)
            weights[count] = copies_in_deck(state, part_on_top(state), kind)
        if weights[count] > 0:
            count += 1
    return count


@rule
def pick(state: State, random: Random) -> int:
    phase = state.phase
    if phase == Phase.ACTING:
        return pick_action(state, random)
    if phase == Phase.LIFTING:
        return lifting(Tile(any_of(tiles_of_the_card(state), random)))
    if phase == Phase.PUTTING:
        return pick_put(state, random)
    if phase == Phase.CHOOSING:
        return HAND if below(random, 2) == 0 else DRAW
    if phase == Phase.PLACING:
        return placing(Tile(any_of(empty_tiles(state), random)))
    if phase == Phase.LAYING:
        return laying(int(state.laid), kind_to_lay(state, random))
    if phase == Phase.DEALING:
        return dealing(next_hand(state), drawn_kind(state, random))
    return dealing(int(state.turn), drawn_kind(state, random))


@rule
def kind_to_lay(state: State, random: Random) -> int:
    total = 0
    for kind in every_kind():
        total += weight_of_tile(state, kind)
    number = below(random, total)
    drawn = 0
    for kind in every_kind():
        number -= weight_of_tile(state, kind)
        drawn += 1 if number >= 0 else 0  # this kind is passed
    return drawn


@rule
def drawn_kind(state: State, random: Random) -> int:
    """The kind of the top card: each card of the part on top is as likely as the others."""
    cards = cards_left(state, 0)
    part = 0 if cards > 0 else 1
    number = below(random, cards if cards > 0 else cards_left(state, 1))
    drawn = 0
    for terrain in range(TERRAINS):
        number -= copies_in_deck(state, part, terrain)
        drawn += 1 if number >= 0 else 0  # this kind is passed; METEORITE comes after all terrains
    return drawn


# Where to put a tile down


@rule
def pick_put(state: State, random: Random) -> int:
    """A place to put the lifted tile, each as likely as the others.

    A hex with several stretches of land around it has as many chances to be found, and is taken in one.
    """
    while True:
        place = pick_beginning(state, random)
        touching = tiles_touching(state, place)
        stretches = stretches_touching(state, place, touching)
        if stretches == 1 or below(random, stretches) == 0:
            tile = lowest_tile(touching)
            return putting(tile, side_towards(place - int(state.place[tile])))


@rule
def pick_beginning(state: State, random: Random) -> Hex:
    """A hex at one of the sides where the land around a hex begins, each side as likely.

    Of the sides seen so far each is the chosen one with the same odds: a new tile takes over with its share
    of them.
    """
    total = 0
    draws = 0
    chosen = 0
    tiles = tiles_to_put_at(state)
    while tiles != 0:
        tile = lowest_tile(tiles)
        sides = count_of(sides_that_begin(state, tile))
        total += sides
        drawn = below_later(random, draws, total)
        chosen += (tile * SIDES + drawn - chosen) & -(1 if drawn < sides else 0)
        draws += 1 if sides > 0 else 0
        tiles = without_lowest(tiles)
    skip(random, draws)
    tile, number = Tile(chosen // SIDES), chosen % SIDES
    return hex_beside(state, tile, nth_side(sides_that_begin(state, tile), number))


@rule
def sides_that_begin(state: State, tile: Tile) -> int:
    """Of the sides to put at, those where the land around the hex begins: mostly one for each hex."""
    wet = int(state.wet[tile])
    return sides_to_put_at(state, tile) & ((wet << 1) | (wet >> (SIDES - 1)))


@rule
def stretches_touching(state: State, place: Hex, touching: int) -> int:
    """Into how many stretches the tiles that touch a hex fall."""
    sides = 0
    while touching != 0:
        sides |= 1 << side_towards(int(state.place[lowest_tile(touching)]) - place)
        touching = without_lowest(touching)
    return RUNS[sides]


# What to do with action points

MORE_THAN_WAYS = 64
"""More than there are lifts, or ways to move and breed on a tile: a tile times this, and which of them."""


@rule
def pick_action(state: State, random: Random) -> int:
    """Of the actions seen so far each is chosen with the same odds: a new tile takes over with its share."""
    lifts = tiles_for_points(state)
    total = 1 + count_of(lifts)
    # The number of the chosen one among those of its tile; and the tile, from 1 on, if it is done on one.
    chosen = int(below_later(random, 0, total))
    draws = 1
    tiles = state.settled[state.turn] if state.action_points > 0 else 0
    while tiles != 0:
        tile = lowest_tile(tiles)
        ways = actions_on(state, tile)
        total += ways
        drawn = below_later(random, draws, total)
        chosen += ((tile + 1) * MORE_THAN_WAYS + drawn - chosen) & -(1 if drawn < ways else 0)
        draws += 1
        tiles = without_lowest(tiles)
    skip(random, draws)
    if state.swims > 0:
        ways = rescues_possible(state)
        drawn = below(random, total + ways)
        if drawn < ways:
            return rescue_number(state, drawn)
    if chosen >= MORE_THAN_WAYS:
        return action_on(state, Tile(chosen // MORE_THAN_WAYS - 1), chosen % MORE_THAN_WAYS)
    return END if chosen == 0 else lifting(nth_tile(lifts, chosen - 1))


@rule
def actions_on(state: State, tile: Tile) -> int:
    """In how many ways herds on a tile can move or breed."""
    breeds = 1 if can_breed(state, tile) else 0
    return count_of(ways_out(state, tile)) * kinds_of_herd(state, tile) + breeds


@rule
def kinds_of_herd(state: State, tile: Tile) -> int:
    """T4.5  Fresh or spent herds of the mover on a tile, or both: how many kinds there are to choose from."""
    return (1 if has_fresh_herd(state, tile) else 0) + (1 if has_spent_herd(state, tile) else 0)


@rule
def action_on(state: State, tile: Tile, number: int) -> int:
    """The action with this number, of those of the herds on a tile: breeding first, then the ways out."""
    breeds = 1 if can_breed(state, tile) else 0
    if number < breeds:
        return breeding(tile)
    number -= breeds
    has_both = kinds_of_herd(state, tile) - 1  # 1 if there are two kinds of herd, else 0
    target = nth_tile(ways_out(state, tile), number >> has_both)
    is_spent = number & has_both == 1 or not has_fresh_herd(state, tile)
    return moving(tile, side_towards(int(state.place[target]) - int(state.place[tile])), is_spent)


@rule
def rescue_number(state: State, number: int) -> int:
    for swim in range(state.swims):
        if state.swimmers[swim, state.turn] > 0:
            shores = shores_of(state, state.swim_place[swim])
            if number < count_of(shores):
                tile = nth_tile(shores, number)
                return rescuing(tile, side_towards(int(state.swim_place[swim]) - int(state.place[tile])))
            number -= count_of(shores)
    return END


@rule
def hurry(state: State, random: Random) -> int:
    """Whoever acts in a hurry saves swimmers first, then breeds; everything else is done at random."""
    if state.phase == Phase.ACTING and state.action_points > 0:
        ways = rescues_possible(state) if state.swims > 0 else 0
        if ways > 0:
            return rescue_number(state, below(random, ways))
        tiles = tiles_to_breed_on(state)
        if tiles != 0:
            return breeding(last_drawn(tiles, random))
    return pick(state, random)


@rule
def last_drawn(tiles: int, random: Random) -> Tile:
    """One tile of a set, each with the same odds.

    Of those seen so far each is the chosen one with the same odds: so it is the last that took over.
    """
    count = count_of(tiles)
    number = count - 1
    while below_later(random, number, number + 1) != 0:
        number -= 1
    skip(random, count)
    return nth_tile(tiles, number)


# T11  What is hidden


@rule
def imagine(state: State, seat: int, random: Random) -> None:
    """T11.1  Deal the other hands anew from the cards that a seat has not seen; the rest is the deck.

    The backs tell which part each hand is of. The meteorite is in no hand: it is shown at once (T6.2, T6.3).
    """
    for other in range(state.players):
        if other != seat:
            state.hand[other] = NO_CARD
    for other in range(state.players):
        if other != seat and state.back[other] != 0:
            state.hand[other] = imagined_card(state, int(state.back[other]) - 1, random)


@rule
def imagined_card(state: State, part: int, random: Random) -> int:
    """One of the terrain cards of a part that are neither played nor in a hand filled in so far."""
    total = 0
    for terrain in range(TERRAINS):
        total += copies_in_deck(state, part, terrain)
    number = below(random, total)
    for terrain in range(TERRAINS):
        number -= copies_in_deck(state, part, terrain)
        if number < 0:
            return terrain
    return NO_CARD


@rule
def credence(state: State, seat: int, belief: Belief) -> float:
    """T11.1  The others' cards, by what keeping them told."""
    return fit_of(state.hand, state.players, TERRAINS, seat, belief)


@rule
def secret(state: State, seat: int) -> int:
    """T11.1  The card in a seat's hand."""
    return int(state.hand[seat])
