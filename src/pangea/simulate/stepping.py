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
    Flags,
    Moves,
    Points,
    apply,
    ending,
    features,
    hurry,
    imagine,
    legal,
    pick,
    points,
    refusal,
    setup,
    to_move,
    winners,
)
from pangea.core.kernel import rule
from pangea.core.record import Batch, Record
from pangea.core.signatures import Grid
from pangea.simulate.cpu import Games

Places = NDArray[np.int64]
Numbers = NDArray[np.int32]
ALL_LEGAL = -1
PLAYED, ITS_START = range(2)
"""The states of a thread: a game that is played to its end, and where it begins."""


class Desk(NamedTuple):
    """All games of a batch, and what is told of them. What isn't wanted has no rows."""

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
    observations: Grid[np.float32]


class ThreadDesk(NamedTuple):
    """What one thread needs besides."""

    states: Batch[Record]
    random: Random
    moves: Moves
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
            state = desk.states[place]
            apply(state, actions[place])
            let_nature_move(state, desk.randoms[place])
            if to_move(state) == OVER:
                come_to_an_end(desk, own, place)
                if restarts:
                    desk.stream[place] += desk.stream.size
                    begin(games, desk, place)
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
            branch(own.random, games.seed, place * times + time)
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
def choose_any(desk: Desk, own: ThreadDesk, actions: Moves, first: int, last: int) -> None:
    """A legal move at random in each of these games, from its own generator."""
    for place in range(first, last):
        if desk.turn[place] != OVER:
            actions[place] = pick(desk.states[place], desk.randoms[place])
        else:
            actions[place] = own.moves[0]


@rule
def begin(games: Games, desk: Desk, place: int) -> None:
    branch(desk.randoms[place], games.seed, desk.stream[place])
    desk.states[place] = desk.blank[0]
    setup(desk.states[place], games.players, games.options)
    let_nature_move(desk.states[place], desk.randoms[place])


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
    if wants_mask:
        desk.mask[place] = False
    if mover < 0:
        return
    if wants_moves or wants_mask:
        number = legal(state, own.moves)
        desk.choices[place] = number
        if wants_moves:
            for place_in_list in range(number):
                desk.moves[place, place_in_list] = own.moves[place_in_list]
        if wants_mask:
            for place_in_list in range(number):
                desk.mask[place, own.moves[place_in_list]] = True
    if desk.observations.shape[0] > 0:
        features(state, mover, desk.observations[place])
