"""Random matches to look at, and positions on the way."""

from __future__ import annotations

from collections.abc import Iterator

from pangea.core.chance import random_from
from pangea.core.contract import OVER
from pangea.core.edition import Edition
from pangea.core.match import Match
from pangea.core.record import Record
from pangea.simulate.cpu import Simulation

from .conftest import Table


def played(table: Table, seed: int, moves: int | None = None) -> Match:
    """A match of random moves, to its end or for so many moves."""
    match = Match(table.edition, table.players, table.options, seed)
    random = random_from(seed)
    while not match.is_over and (moves is None or len(match.moves) < moves):
        move = table.edition.rules.pick(match.state, random)
        match.follow(table.edition.write(match.state, move))
    return match


def positions(table: Table, seed: int) -> Iterator[Record]:
    """Every position of a random game, the last one too: the same record, moved on."""
    edition = table.edition
    state = edition.lay_out(table.players, table.options)
    random = random_from(seed)
    yield state
    while edition.rules.to_move(state) != OVER:
        edition.rules.apply(state, edition.rules.pick(state, random))
        yield state


def position(table: Table, seed: int, part: float) -> Record:
    """The position when this part of a random game is played: 0.0 the first, 1.0 the last.

    Compiled rules lead there, which are proven to give the same bytes: what is tested begins where they end.
    """
    rules = table.compiled.rules
    logs = Simulation(table.compiled, table.players, table.options, seed).logs(1)
    moves = next(logs)
    state = table.edition.lay_out(table.players, table.options)
    for move in moves[: round(part * len(moves))]:
        rules.apply(state, move)
    return state


def seats(edition: Edition, players: int) -> range:
    """The seats, and before them the watcher."""
    return range(-1, players)
