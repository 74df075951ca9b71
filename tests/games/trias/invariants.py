"""What holds in every game of Trias, as rules: compiled, it is asked after every move of many games."""

from __future__ import annotations

from pangea.core.chance import Random, branch
from pangea.core.contract import OVER, Moves, Options, apply, legal, pick, setup, to_move
from pangea.core.kernel import rule
from pangea.core.record import Batch
from pangea.games.trias.board import SIDES
from pangea.games.trias.rules.land import capacity_of, survey
from pangea.games.trias.state import NO_CARD, Phase, State

WHAT = (
    "all is well",
    "herds on the board, in the water and in reserve are as many as ever",
    "a tile knows how many herds it holds",
    "a tile is over its capacity only after swimmers came ashore",
    "a drift goes outward",
    "tiles stay what they are, each on a hex of its own",
    "everybody holds one card, but for who has just played it and who drew the meteorite",
    "a lifted tile can be put down",
    "neighbours, continents, sea and loose tiles are as a survey of the whole land finds them",
    "hexes with swimmers are in order, and somebody swims there",
    "spent herds are herds of the seat to move",
)
WELL, HERDS, CROWD, CAPACITY, OUTWARD, TILES, CARDS, PUTS, BOOKS, SWIMS, SPENT = range(len(WHAT))


@rule
def first_broken(before: State, state: State, surveyed: State, moves: Moves) -> int:
    """The number of what does not hold after a move; WELL if all does."""
    if state.phase < Phase.PLACING:
        return WELL
    for broken in (
        broken_herds(state),
        broken_capacity(before, state),
        broken_tiles(before, state),
        broken_cards(state),
        broken_swims(state),
        broken_books(state, surveyed),
    ):
        if broken != WELL:
            return broken
    if state.phase == Phase.PUTTING and legal(state, moves) == 0:
        return PUTS
    return WELL


@rule
def broken_herds(state: State) -> int:
    for seat in range(state.players):
        herds = int(state.reserve[seat])
        for tile in range(state.tiles):
            herds += int(state.herds[tile, seat])
        for number in range(state.swims):
            herds += int(state.swimmers[number, seat])
        if herds != (10 if state.players == 2 else 15):
            return HERDS
    for tile in range(state.tiles):
        crowd = 0
        for seat in range(state.players):
            crowd += int(state.herds[tile, seat])
        if crowd != state.crowd[tile]:
            return CROWD
        if state.spent[tile] < 0 or state.spent[tile] > state.herds[tile, state.turn]:
            return SPENT
    return WELL


@rule
def broken_capacity(before: State, state: State) -> int:
    for tile in range(state.tiles):
        was_put = state.place[tile] != before.place[tile]
        is_crowded = state.crowd[tile] > capacity_of(state, tile)  # type: ignore[arg-type]
        if is_crowded and not was_put and state.crowd[tile] > before.crowd[tile]:
            return CAPACITY
    return WELL


@rule
def broken_tiles(before: State, state: State) -> int:
    for tile in range(state.tiles):
        moved = before.phase >= Phase.PLACING and state.place[tile] != before.place[tile]
        if moved and state.distance[tile] <= before.distance[tile]:
            return OUTWARD
        if state.terrain[tile] != before.terrain[tile] and before.phase >= Phase.PLACING:
            return TILES
        for other in range(tile):
            if state.place[tile] == state.place[other]:
                return TILES
    return WELL


@rule
def broken_cards(state: State) -> int:
    empty = 0
    for seat in range(state.players):
        if (state.back[seat] == 0) != (state.hand[seat] == NO_CARD):
            return CARDS
        if state.back[seat] == 0:
            empty += 1
            if seat != state.turn and state.last_turns == 0 and state.phase != Phase.FINISHED:
                return CARDS
    return CARDS if empty > 1 else WELL


@rule
def broken_swims(state: State) -> int:
    for number in range(state.swims):
        if number > 0 and state.swim_place[number] <= state.swim_place[number - 1]:
            return SWIMS
        herds = 0
        for seat in range(state.players):
            herds += int(state.swimmers[number, seat])
        if herds == 0:
            return SWIMS
    return WELL


@rule
def broken_books(state: State, surveyed: State) -> int:
    survey(surveyed)
    if state.loose != surveyed.loose or state.roomy != surveyed.roomy:
        return BOOKS
    for tile in range(state.tiles):
        if (
            state.near[tile] != surveyed.near[tile]
            or state.wet[tile] != surveyed.wet[tile]
            or state.coast[tile] != surveyed.coast[tile]
            or state.continent[tile] != surveyed.continent[tile]
            or state.land[tile] != surveyed.land[tile]
        ):
            return BOOKS
        for side in range(SIDES):
            if state.beside[tile, side] != surveyed.beside[tile, side]:
                return BOOKS
    return WELL


@rule
def play_checked(
    states: Batch[State],
    seed: Random,
    random: Random,
    players: int,
    options: Options,
    games: int,
    moves: Moves,
) -> int:
    """Random games on the first of four states; the number of the first thing that does not hold, or WELL."""
    state = states[0]
    for game in range(games):
        branch(random, seed, game)
        states[0] = states[3]
        setup(state, players, options)
        while to_move(state) != OVER:
            states[1] = states[0]
            apply(state, pick(state, random))
            states[2] = states[0]
            broken = first_broken(states[1], state, states[2], moves)
            if broken != WELL:
                return broken
    return WELL
