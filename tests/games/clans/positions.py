"""Positions of Clans, drawn as text, and moves made on them."""

from __future__ import annotations

import pangea
from pangea.core.edition import Edition
from pangea.core.record import copied
from pangea.games.clans.notation import read_position
from pangea.games.clans.state import State

EDITION = Edition(pangea.game("clans"))
RED, BLUE, GREEN, YELLOW, BLACK = range(5)


def table(text: str) -> State:
    return read_position(EDITION.board, text)


def after(state: State, *moves: str) -> State:
    """The position after these moves, each of which must be legal."""
    now = copied(state)
    for move in moves:
        code = EDITION.read(now, move)
        assert EDITION.is_possible(now, code), f"{move} is not legal"
        EDITION.rules.apply(now, code)
    return now


def legal(state: State) -> set[str]:
    return {EDITION.write(state, move) for move in EDITION.legal(state)}


def refused_by(state: State, text: str) -> str:
    """The rule that forbids a move; empty if none does."""
    try:
        code = EDITION.read(state, text)
    except pangea.IllegalMove as error:
        return error.rule
    return EDITION.game.refusals[EDITION.rules.refusal(state, code)].rule
