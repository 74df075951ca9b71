"""Random games to look at, and positions on the way.

Compiled rules play them, which test_parity.py proves to give the same bytes as interpreted ones: what is
tested begins where they end.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np

from pangea.core.contract import WATCHER
from pangea.core.edition import Edition
from pangea.core.long_sets import bytes_for
from pangea.core.match import Match
from pangea.core.record import Record
from pangea.simulate.cpu import Simulation

from .conftest import Table


@cache
def moves_of(table: Table, seed: int) -> tuple[int, ...]:
    """The moves of a random game."""
    return tuple(next(Simulation(table.compiled, table.players, table.options, seed).logs(1)))


def played(table: Table, seed: int, part: float = 1.0) -> Match:
    """A match of random moves, to its end or this part of it: by text, as a record has it."""
    moves = moves_of(table, seed)
    match = Match(table.fast, table.players, table.options, seed)
    for move in moves[: round(part * len(moves))]:
        match.follow(table.fast.write(match.state, move))
    return match


def positions(table: Table, seed: int) -> Iterator[Record]:
    """Every position of a random game, the last one too: the same record, moved on."""
    state = table.fast.lay_out(table.players, table.options)
    yield state
    for move in moves_of(table, seed):
        table.fast.rules.apply(state, move)
        yield state


def position(table: Table, seed: int, part: float) -> Record:
    """The position when this part of a random game is played: 0.0 the first, 1.0 the last."""
    state = table.fast.lay_out(table.players, table.options)
    moves = moves_of(table, seed)
    for move in moves[: round(part * len(moves))]:
        table.fast.rules.apply(state, move)
    return state


def legal_set(edition: Edition, state: Record) -> list[int]:
    """The legal moves as a game gives their set, in order; it counts them, too."""
    moves = np.zeros(max(edition.sizes.legal, edition.sizes.odds), np.int32)
    members = np.full(bytes_for(edition.sizes.codes), 0xFF, np.uint8)
    count = edition.rules.legal_set(state, moves, members)
    found: list[int] = np.flatnonzero(np.unpackbits(members, bitorder="little")).tolist()
    assert len(found) == count
    return found


def eyes(players: int) -> list[int]:
    """The seats, and before them whoever only watches."""
    return [WATCHER, *range(players)]
