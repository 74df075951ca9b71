"""What holds in every random game, in thousands of them: compiled, for every number of players."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import pangea
from pangea.core.chance import Random, branch, random_from, seed_word
from pangea.core.compiled import Compiled
from pangea.core.contract import OVER, Options, apply, pick, setup, to_move
from pangea.core.edition import Edition
from pangea.core.kernel import rule
from pangea.core.record import Batch
from pangea.core.signatures import Entry, Grid
from pangea.games.genesis.board import COLUMNS, ROWS
from pangea.games.genesis.moves import STOP
from pangea.games.genesis.rules.turn import has_room, row_has_room
from pangea.games.genesis.state import State

from .positions import EDITION, WIDE

GAMES = 2000
BROKEN, LAST = 0, 1


@cache
def compiled(board: str) -> Compiled:
    return Compiled(Edition(pangea.game("genesis"), WIDE) if board == "wide" else EDITION)


@rule
def tiles_in(rows: Any) -> int:
    count = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            count += (int(rows[row]) >> column) & 1
    return count


@rule
def what_is_broken(state: State, spaces: int) -> int:
    """The first law that does not hold; 0 if all do."""
    lying, owned = 0, 0
    for kind in range(4):
        lying += tiles_in(state.land[kind])
        owned += tiles_in(state.kin[kind])
    if lying != owned or tiles_in(state.free) + lying != spaces:
        return 1  # every tile has one terrain and one species, and lies on a space of its own
    for seat in range(state.players):
        stock = 0
        for terrain in range(4):
            if state.stock[seat, terrain] < 0:
                return 2
            stock += int(state.stock[seat, terrain])
        if stock + tiles_in(state.kin[seat]) != 52:
            return 3  # G1.2
    room = ROWS
    for row in range(ROWS - 1, -1, -1):
        if row_has_room(state, row):
            room = row
    if state.room != room or (state.ending == 1) != (room == ROWS) or has_room(state) != (room < ROWS):
        return 4  # G4.1: the end at the very moment
    if state.second != 0 and (state.dice[0] < 0 or state.ending != 0):
        return 5  # G3.5: a second tile only after the roll, and not once the game is over
    if state.dice[0] > state.dice[1]:
        return 6
    return 0


@rule
def watch_games(
    states: Batch[State],
    seed: Random,
    random: Random,
    players: int,
    options: Options,
    first: int,
    count: int,
    sums: Grid[np.int64],
) -> None:
    """Random games with every law looked at after every move."""
    state = states[0]
    for game in range(first, first + count):
        branch(random, seed, game)
        states[0] = states[1]
        setup(state, players, options)
        spaces = tiles_in(state.free)
        move = STOP
        while to_move(state) != OVER:
            move = pick(state, random)
            apply(state, move)
            broken = what_is_broken(state, spaces)
            if broken != 0:
                sums[BROKEN, broken] += 1
        sums[LAST, 0 if move == STOP else 1] += 1


@pytest.mark.parametrize("board", ["usual", "wide"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_laws_hold_after_every_move(board: str, players: int) -> None:
    (watch,) = compiled(board).entries(Entry(watch_games))
    sums: NDArray[np.int64] = np.zeros((2, 16), np.int64)
    states = State.batch(2)
    watch(states, seed_word(5), seed_word(5), players, np.zeros(0, np.int64), 0, GAMES, sums)
    assert not sums[BROKEN].any(), f"law {np.flatnonzero(sums[BROKEN])}"
    assert sums[LAST].sum() == GAMES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_of_the_end_are_the_points_of_the_position(players: int) -> None:
    """What the record keeps at the end is what the areas give, and what the lines explain."""
    for seed in range(10):
        state, random = EDITION.lay_out(players, {}), random_from(seed)
        while EDITION.rules.to_move(state) != OVER:
            EDITION.rules.apply(state, EDITION.rules.pick(state, random))
        kept = EDITION.points(state)
        assert state.points[:players].tolist() == kept  # type: ignore[attr-defined]
        state.ending = 0  # type: ignore[attr-defined]
        assert EDITION.points(state) == kept
        assert kept == [
            sum(line.points[seat] or 0 for line in EDITION.explained(state)) for seat in range(players)
        ]
