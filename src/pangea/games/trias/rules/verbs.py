"""The verbs of the contract, each a short list of the sentences of the other files."""

from __future__ import annotations

from pangea.core.chance import Random, below
from pangea.core.contract import NATURE, OVER, PLAYING, Flags, Moves, Options, Points, Rules, Weights
from pangea.core.kernel import rule
from pangea.games.trias.board import (
    Tile,
    every_kind,
    every_side,
    how_many,
    lowest,
)
from pangea.games.trias.features import features
from pangea.games.trias.moves import (
    DRAW,
    END,
    HAND,
    breeding,
    breeds_herd,
    dealing,
    kind_in,
    laying,
    lays_tile,
    lifting,
    lifts_tile,
    moves_herd,
    moves_spent_herd,
    moving,
    number_in,
    places_herds,
    placing,
    plays_card,
    puts_tile,
    putting,
    rescues_herd,
    rescuing,
    seat_in,
    side_in,
    tile_in,
)
from pangea.games.trias.rules.actions import (
    breed,
    can_pay_rescue,
    has_fresh_herd,
    has_spent_herd,
    may_breed,
    may_move,
    may_rescue,
    move_herd,
    rescue_herd,
    rescues_possible,
    shores_of,
    tiles_for_points,
    ways_out,
)
from pangea.games.trias.rules.cards import (
    copies_in_deck,
    credence,
    drawn_kind,
    imagine,
    is_drawing,
    part_on_top,
)
from pangea.games.trias.rules.drift import lift, may_put, pick_put, put, tiles_of_the_card
from pangea.games.trias.rules.land import hex_beside, on_the_table, side_towards
from pangea.games.trias.rules.laying import (
    deal_hand,
    lay_tile,
    next_hand,
    open_the_box,
    place_herds,
    weight_of_tile,
)
from pangea.games.trias.rules.refusals import refusal
from pangea.games.trias.rules.scoring import rank_of, total_of
from pangea.games.trias.rules.turns import (
    choose_hand,
    end_turn,
    end_turns_with_nothing_to_do,
    lift_for_points,
    play_drawn,
    refill,
)
from pangea.games.trias.state import Phase, State

IMPACT = 1
ENDINGS = ("playing", "impact")


@rule
def setup(state: State, players: int, options: Options) -> None:
    open_the_box(state, players, options[0])


@rule
def to_move(state: State) -> int:
    phase = state.phase
    if phase == Phase.FINISHED:
        return OVER
    if phase <= Phase.DEALING or is_drawing(state):
        return NATURE
    return int(state.turn)


# Every legal move, in the order of their numbers


@rule
def legal(state: State, moves: Moves) -> int:
    phase = state.phase
    if phase == Phase.ACTING:
        return list_actions(state, moves)
    if phase == Phase.PUTTING:
        return list_puts(state, moves)
    count = 0
    if phase == Phase.LIFTING:
        count = list_tiles(tiles_of_the_card(state), lifting(0), moves, count)  # type: ignore[arg-type]
    elif phase == Phase.PLACING:
        count = list_tiles(empty_tiles(state), placing(0), moves, count)  # type: ignore[arg-type]
    elif phase == Phase.CHOOSING:
        moves[0] = HAND
        moves[1] = DRAW
        count = 2
    return count


@rule
def list_tiles(tiles: int, first: int, moves: Moves, count: int) -> int:
    """A move for each tile of a set."""
    while tiles != 0:
        moves[count] = first + lowest(tiles)
        count += 1
        tiles &= tiles - 1
    return count


@rule
def empty_tiles(state: State) -> int:
    """T2.4  Tiles without herds."""
    tiles = on_the_table(state)
    for seat in range(state.players):
        tiles &= ~state.settled[seat]
    return tiles


@rule
def list_puts(state: State, moves: Moves) -> int:
    count = 0
    for tile in range(state.tiles):
        for side in every_side():
            if may_put(state, tile, side):  # type: ignore[arg-type]
                moves[count] = putting(tile, side)  # type: ignore[arg-type]
                count += 1
    return count


@rule
def list_actions(state: State, moves: Moves) -> int:
    """T4  Moves of fresh and of spent herds, rescues, drifts, breeding, and the end of the turn."""
    count = 0
    for is_spent in range(2):
        count = list_herd_moves(state, is_spent == 1, moves, count)
    count = list_rescues(state, moves, count)
    count = list_tiles(tiles_for_points(state), lifting(0), moves, count)  # type: ignore[arg-type]
    for tile in range(state.tiles):
        if may_breed(state, tile):  # type: ignore[arg-type]
            moves[count] = breeding(tile)  # type: ignore[arg-type]
            count += 1
    moves[count] = END
    return count + 1


@rule
def list_herd_moves(state: State, is_spent: bool, moves: Moves, count: int) -> int:
    tiles = state.settled[state.turn]
    while tiles != 0:
        tile = lowest(tiles)
        for side in every_side():
            if may_move(state, tile, side, is_spent):
                moves[count] = moving(tile, side, is_spent)
                count += 1
        tiles &= tiles - 1
    return count


@rule
def list_rescues(state: State, moves: Moves, count: int) -> int:
    if not can_pay_rescue(state) or state.swims == 0:
        return count
    for tile in range(state.tiles):
        for side in every_side():
            if may_rescue(state, tile, side):  # type: ignore[arg-type]
                moves[count] = rescuing(tile, side)  # type: ignore[arg-type]
                count += 1
    return count


# One of them at random


@rule
def pick(state: State, random: Random) -> int:
    phase = state.phase
    if phase == Phase.ACTING:
        return pick_action(state, random)
    if phase == Phase.LIFTING:
        return lifting(pick_tile(tiles_of_the_card(state), random))
    if phase == Phase.PUTTING:
        return pick_put(state, random)
    if phase == Phase.CHOOSING:
        return HAND if below(random, 2) == 0 else DRAW
    if phase == Phase.PLACING:
        return placing(pick_tile(empty_tiles(state), random))
    if phase == Phase.LAYING:
        return laying(int(state.laid), kind_to_lay(state, random))
    if phase == Phase.DEALING:
        return dealing(next_hand(state), drawn_kind(state, random))
    return dealing(int(state.turn), drawn_kind(state, random))


@rule
def hurry(state: State, random: Random) -> int:
    """Who acts in a hurry saves swimmers first, then breeds; everything else is done at random."""
    if state.phase == Phase.ACTING and state.action_points > 0:
        ways = rescues_possible(state) if state.swims > 0 else 0
        if ways > 0:
            return rescue_number(state, below(random, ways))
        tile = tile_to_breed_on(state, random)
        if tile >= 0:
            return breeding(tile)  # type: ignore[arg-type]
    return pick(state, random)


@rule
def tile_to_breed_on(state: State, random: Random) -> int:
    """One of the tiles where the mover may breed, each with the same odds; -1 if there is none."""
    found = -1
    count = 0
    tiles = state.settled[state.turn]
    while tiles != 0:
        tile = lowest(tiles)
        if may_breed(state, tile):
            count += 1
            if below(random, count) == 0:
                found = tile
        tiles &= tiles - 1
    return found


@rule
def pick_tile(tiles: int, random: Random) -> Tile:
    return tile_number(tiles, below(random, how_many(tiles)))


@rule
def tile_number(tiles: int, number: int) -> Tile:
    """The tile of a set that has so many lower ones."""
    for _ in range(number):
        tiles &= tiles - 1
    return lowest(tiles)


@rule
def kind_to_lay(state: State, random: Random) -> int:
    total = 0
    for kind in every_kind():
        total += weight_of_tile(state, kind)
    number = below(random, total)
    for kind in every_kind():
        number -= weight_of_tile(state, kind)
        if number < 0:
            return kind
    return 0


@rule
def kinds_of_herd(state: State, tile: Tile) -> int:
    """T4.5  Fresh or spent herds of the mover on a tile, or both: how many kinds there are to choose from."""
    return (1 if has_fresh_herd(state, tile) else 0) + (1 if has_spent_herd(state, tile) else 0)


@rule
def actions_on(state: State, tile: Tile) -> int:
    """In how many ways herds on a tile can move or breed."""
    return how_many(ways_out(state, tile)) * kinds_of_herd(state, tile) + (1 if may_breed(state, tile) else 0)


@rule
def pick_action(state: State, random: Random) -> int:
    """Of the actions seen so far each is chosen with the same odds: a new tile takes over with its share."""
    lifts = tiles_for_points(state)
    total = 1 + how_many(lifts)
    number = below(random, total)
    chosen = -1
    if state.action_points > 0:
        tiles = state.settled[state.turn]
        while tiles != 0:
            tile = lowest(tiles)
            ways = actions_on(state, tile)
            total += ways
            drawn = below(random, total)
            if drawn < ways:
                chosen, number = tile, drawn
            tiles &= tiles - 1
    if state.swims > 0:
        ways = rescues_possible(state)
        drawn = below(random, total + ways)
        if drawn < ways:
            return rescue_number(state, drawn)
    if chosen >= 0:
        return action_on(state, chosen, number)  # type: ignore[arg-type]
    return END if number == 0 else lifting(tile_number(lifts, number - 1))


@rule
def action_on(state: State, tile: Tile, number: int) -> int:
    """The action with this number, of those of the herds on a tile: breeding first, then the ways out."""
    if may_breed(state, tile):
        if number == 0:
            return breeding(tile)
        number -= 1
    kinds = kinds_of_herd(state, tile)
    target = tile_number(ways_out(state, tile), number // kinds)
    is_spent = not has_fresh_herd(state, tile) or number % kinds == 1
    return moving(tile, side_towards(int(state.place[target]) - int(state.place[tile])), is_spent)


@rule
def rescue_number(state: State, number: int) -> int:
    for swim in range(state.swims):
        if state.swimmers[swim, state.turn] > 0:
            shores = shores_of(state, state.swim_place[swim])
            if number < how_many(shores):
                tile = tile_number(shores, number)
                return rescuing(tile, side_towards(int(state.swim_place[swim]) - int(state.place[tile])))
            number -= how_many(shores)
    return END


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
def apply(state: State, move: int) -> None:
    if moves_herd(move):
        move_herd(state, tile_in(move), side_in(move), moves_spent_herd(move))
    elif rescues_herd(move):
        rescue_herd(state, tile_in(move), side_in(move))
    elif puts_tile(move):
        put(state, hex_beside(state, tile_in(move), side_in(move)))
    elif lifts_tile(move):
        lift_a_tile(state, tile_in(move))
    elif breeds_herd(move):
        breed(state, tile_in(move))
    elif places_herds(move):
        place_herds(state, tile_in(move))
    elif plays_card(move):
        play_a_card(state, move)
    elif move == END:
        end_turn(state)
    elif lays_tile(move):
        lay_tile(state, number_in(move), kind_in(move))
    else:
        draw_a_card(state, seat_in(move), kind_in(move))
    end_turns_with_nothing_to_do(state)


@rule
def lift_a_tile(state: State, tile: Tile) -> None:
    """T3.3, T4.2  For the card, or for action points."""
    if state.phase == Phase.LIFTING:
        lift(state, tile)
    else:
        lift_for_points(state, tile)


@rule
def play_a_card(state: State, move: int) -> None:
    """T3.1  The card in hand, or the top card, which nature draws next."""
    if move == HAND:
        choose_hand(state)
    else:
        state.phase = Phase.DRAWING


@rule
def draw_a_card(state: State, seat: int, kind: int) -> None:
    """T2.3, T3.1, T6.1  In the set-up, to be played, or for the hand."""
    if state.phase == Phase.DEALING:
        deal_hand(state, seat, kind)
    elif state.phase == Phase.DRAWING:
        play_drawn(state, kind)
    else:
        refill(state, kind)


@rule
def ending(state: State) -> int:
    return IMPACT if state.phase == Phase.FINISHED else PLAYING


@rule
def points(state: State, out: Points) -> None:
    for seat in range(state.players):
        out[seat] = total_of(state, seat)


@rule
def winners(state: State, out: Flags) -> None:
    """T9.1  Whoever ranks highest; tied players all win."""
    best = -1
    for seat in range(state.players):
        best = max(best, rank_of(state, seat))
    for seat in range(state.players):
        out[seat] = rank_of(state, seat) == best


@rule
def secret(state: State, seat: int) -> int:
    """T11.1  The card in a seat's hand."""
    return int(state.hand[seat])


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
    credence=credence,
    secret=secret,
    hurry=hurry,
)
