"""Many games side by side, one move each at a time: the rules that a batch runs, each over a part of it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pangea.core.chance import Random, branch
from pangea.core.contract import (
    LEGAL,
    NATURE,
    OVER,
    Features,
    Flags,
    Moves,
    Points,
    UnitSpans,
    apply,
    ending,
    features,
    hurry,
    imagine,
    legal,
    legal_set,
    pick,
    points,
    refusal,
    setup,
    to_move,
    winners,
)
from pangea.core.kernel import rule
from pangea.core.long_sets import IN_A_WORD, Members, pack, spread
from pangea.core.record import Batch, Record
from pangea.core.showing import in_units, observe
from pangea.core.signatures import Grid
from pangea.simulate.cpu import Games

Places = NDArray[np.int64]
Numbers = NDArray[np.int32]
ALL_LEGAL = -1
PLAYED = 0
"""The state of a thread: a game that is played to its end."""


class Desk(NamedTuple):
    """The games of a batch, or a part of them, and what is told of them. What isn't wanted has no rows."""

    number: int
    """Which game of the batch stands in the first place."""
    games: int
    """How many games the batch has: so far apart are the streams that follow each other in one place."""
    states: Batch[Record]
    blank: Batch[Record]
    randoms: Grid[np.uint64]
    """The generator of each game, a row of one word."""
    stream: Places
    """Which stream of the seed each game is drawn from."""
    turn: Numbers
    is_over: Flags
    ending: Numbers
    points: Grid[np.int32]
    rewards: Grid[np.float32]
    choices: Numbers
    moves: Grid[np.int32]
    mask: Grid[np.bool_]
    sets: Grid[np.uint32]
    """The mask, packed: bit a % 32 of word a // 32 says whether action a is legal."""
    observations: Grid[np.float32]
    counts: Grid[np.int8]
    """What is seen as whole numbers, each in its unit: a quarter of the bytes."""
    spans: UnitSpans


class ThreadDesk(NamedTuple):
    """What one thread needs besides."""

    states: Batch[Record]
    random: Random
    moves: Moves
    members: Members
    counts: Features
    points: Points
    winners: Flags


@rule
def step_games(
    games: Games, desk: Desk, own: ThreadDesk, actions: Moves, restarts: bool, first: int, last: int
) -> None:
    """Make a move in each of these games; nature moves as it must. A game that is over begins anew."""
    for place in range(first, last):
        desk.is_over[place] = False
        desk.rewards[place] = np.float32(0)
        if desk.turn[place] != OVER:
            make_move(games, desk, own, place, actions[place], restarts)
        look_at(desk, own, place)


@rule
def begin_games(games: Games, desk: Desk, own: ThreadDesk, chosen: Flags, first: int, last: int) -> None:
    """Begin the chosen ones of these games anew, each from its stream."""
    for place in range(first, last):
        if chosen[place]:
            desk.is_over[place] = False
            desk.rewards[place] = np.float32(0)
            begin(games, desk, place)
            look_at(desk, own, place)


@rule
def look_at_games(desk: Desk, own: ThreadDesk, first: int, last: int) -> None:
    """Tell anew what there is to tell of these games."""
    for place in range(first, last):
        look_at(desk, own, place)


@rule
def first_illegal(desk: Desk, actions: Moves, codes: int, first: int, last: int) -> int:
    """The first of these games in which the move that was asked for is not legal."""
    for place in range(first, last):
        action = actions[place]
        if desk.turn[place] != OVER:
            if action < 0 or action >= codes:
                return place
            if desk.mask.shape[0] > 0:
                if not desk.mask[place, action]:
                    return place
            elif desk.sets.shape[0] > 0:
                if int(desk.sets[place, action // IN_A_WORD]) >> (action % IN_A_WORD) & 1 == 0:
                    return place
            elif refusal(desk.states[place], action) != LEGAL:
                return place
    return ALL_LEGAL


@rule
def play_games_out(
    games: Games,
    desk: Desk,
    own: ThreadDesk,
    rewards: Grid[np.float32],
    mean_points: Grid[np.float32],
    times: int,
    in_a_hurry: bool,
    imagined: bool,
    first: int,
    last: int,
) -> None:
    """Play each of these games to its end, several times, and say what came of it on average."""
    for place in range(first, last):
        rewards[place] = np.float32(0)
        mean_points[place] = np.float32(0)
        for time in range(times):
            branch(own.random, games.seed, (desk.number + place) * times + time)
            own.states[PLAYED] = desk.states[place]
            state = own.states[PLAYED]
            mover = to_move(state)
            if imagined and mover >= 0:
                imagine(state, mover, own.random)
            while to_move(state) != OVER:
                apply(state, hurry(state, own.random) if in_a_hurry else pick(state, own.random))
            points(state, own.points)
            winners(state, own.winners)
            for seat in range(games.players):
                rewards[place, seat] += reward_of(own.winners, games.players, seat)
                mean_points[place, seat] += np.float32(own.points[seat])
        for seat in range(games.players):
            rewards[place, seat] /= np.float32(times)
            mean_points[place, seat] /= np.float32(times)


@rule
def choose_any(desk: Desk, actions: Moves, first: int, last: int) -> None:
    """A legal move at random in each of these games, from its own generator."""
    for place in range(first, last):
        if desk.turn[place] != OVER:
            actions[place] = pick(desk.states[place], desk.randoms[place])
        else:
            actions[place] = 0


@rule
def make_move(games: Games, desk: Desk, own: ThreadDesk, place: int, action: int, restarts: bool) -> None:
    """A player's move and all that nature does next, also where a new game begins after it.

    Both games share one loop: so `apply`, the longest of rules, is pasted in twice and not three times, and a
    GPU has less to fetch.
    """
    state = desk.states[place]
    apply(state, action)
    while True:
        mover = to_move(state)
        if mover == OVER:
            come_to_an_end(desk, own, place)
            if not restarts:
                return
            desk.stream[place] += desk.games
            lay_out(games, desk, place)
            mover = to_move(state)
        if mover != NATURE:
            return
        apply(state, pick(state, desk.randoms[place]))


@rule
def begin(games: Games, desk: Desk, place: int) -> None:
    lay_out(games, desk, place)
    let_nature_move(desk.states[place], desk.randoms[place])


@rule
def lay_out(games: Games, desk: Desk, place: int) -> None:
    """A game that nothing has happened in, drawn from its stream."""
    branch(desk.randoms[place], games.seed, desk.stream[place])
    desk.states[place] = desk.blank[0]
    setup(desk.states[place], games.players, games.options)


@rule
def let_nature_move(state: Record, random: Random) -> None:
    """Deal, draw and roll until a player is to move or the game is over."""
    while to_move(state) == NATURE:
        apply(state, pick(state, random))


@rule
def come_to_an_end(desk: Desk, own: ThreadDesk, place: int) -> None:
    """Note how a game ended, before it makes room for the next."""
    state = desk.states[place]
    desk.is_over[place] = True
    desk.ending[place] = ending(state)
    points(state, desk.points[place])
    winners(state, own.winners)
    for seat in range(state.players):
        desk.rewards[place, seat] = reward_of(own.winners, state.players, seat)


@rule
def reward_of(winning: Flags, players: int, seat: int) -> np.float32:
    """1 for whoever wins alone, and together 0: the winners share, and the others pay alike."""
    number = 0
    for other in range(players):
        if winning[other]:
            number += 1
    share = 0.0
    if winning[seat]:
        share = players / number
    return np.float32((share - 1.0) / (players - 1.0))


@rule
def look_at(desk: Desk, own: ThreadDesk, place: int) -> None:
    """Whose turn it is, what may be done, and what that seat sees."""
    state = desk.states[place]
    mover = to_move(state)
    desk.turn[place] = mover
    desk.choices[place] = 0
    wants_moves, wants_mask = desk.moves.shape[0] > 0, desk.mask.shape[0] > 0
    wants_sets = desk.sets.shape[0] > 0
    if mover < 0:
        if wants_mask:
            desk.mask[place] = False
        if wants_sets:
            desk.sets[place] = np.uint32(0)
        return
    if wants_moves:
        number = legal(state, own.moves)
        desk.choices[place] = number
        for place_in_list in range(number):
            desk.moves[place, place_in_list] = own.moves[place_in_list]
    if wants_mask or wants_sets:
        desk.choices[place] = legal_set(state, own.moves, own.members)
        if wants_mask:
            spread(own.members, desk.mask[place])
        if wants_sets:
            pack(own.members, desk.sets[place])
    show_to(desk, own, place, mover)


@rule
def show_to(desk: Desk, own: ThreadDesk, place: int, seat: int) -> None:
    """What a seat sees of one game, in the numbers that are wanted."""
    state = desk.states[place]
    if desk.counts.shape[0] > 0:
        features(state, seat, desk.counts[place])
        if desk.observations.shape[0] > 0:
            in_units(desk.counts[place], desk.spans, desk.observations[place])
    elif desk.observations.shape[0] > 0:
        observe(state, seat, own.counts, desk.spans, desk.observations[place])
