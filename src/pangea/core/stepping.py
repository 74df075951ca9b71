"""How a match is played quickly: rules that take a table, a row with one record, in place of the record.

To hand a record to compiled code takes longer the more fields it has; to hand over an array does not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from pangea.core.contract import LEGAL, Moves, Rules, apply, legal, refusal, to_move
from pangea.core.dealing import Dealer, deal
from pangea.core.kernel import rule
from pangea.core.record import Batch, Record, loosened
from pangea.core.sha256 import take_key
from pangea.core.signatures import Grid
from pangea.core.telling import kept_by, spelled


@rule
def turn_at(table: Batch[Record]) -> int:
    """Who moves at this table."""
    return to_move(table[0])


@rule
def legal_at(table: Batch[Record], moves: Moves) -> int:
    """Every legal move at this table."""
    return legal(table[0], moves)


@rule
def advance(table: Batch[Record], move: int) -> int:
    """Make a move at this table; who moves then."""
    state = table[0]
    apply(state, move)
    return to_move(state)


@rule
def may_at(table: Batch[Record], move: int) -> bool:
    """May this be the next move at this table?"""
    return refusal(table[0], move) == LEGAL


@rule
def spell_at(table: Batch[Record], moves: Moves, rows: Grid[np.int32]) -> None:
    """Spell moves that can be made at this table, a row each."""
    state = table[0]
    for number in range(len(moves)):
        spelled(state, moves[number], rows[number])


@rule
def retrace(table: Batch[Record], moves: Moves, rows: Grid[np.int32], keepers: Moves) -> None:
    """Make moves that were made before. Spell each, and find the seat that alone may read it, or OPEN."""
    state = table[0]
    for number in range(len(moves)):
        move = moves[number]
        spelled(state, move, rows[number])
        keepers[number] = kept_by(state, move)
        apply(state, move)


STEPS = (turn_at, legal_at, may_at, advance, deal, take_key, spell_at, retrace)


@dataclass(frozen=True)
class Steps:
    """The rules above, bound to an edition."""

    turn: Callable[[Any], int]
    legal: Callable[[Any, Moves], int]
    may: Callable[[Any, int], bool]
    advance: Callable[[Any, int], int]
    dealer: Dealer | None = None
    """How nature moves without Python, where it can."""
    spell: Callable[[Any, Moves, Any], None] | None = None
    retrace: Callable[[Any, Moves, Any, Moves], None] | None = None
    """These two only where they are compiled: they call verbs of what a game says, which is no part of its
    rules."""

    @classmethod
    def by(cls, rules: Rules, is_compiled: bool) -> Steps:
        """By the verbs as they are. Interpreted ones read a plain object many times as quickly."""
        readable = _as_it_is if is_compiled else loosened

        def advance(table: Any, move: int) -> int:
            state = table[0]
            rules.apply(state, move)
            return int(rules.to_move(state))

        return cls(
            lambda table: int(rules.to_move(table[0])),
            lambda table, moves: rules.legal(readable(table[0]), moves),
            lambda table, move: rules.refusal(readable(table[0]), move) == LEGAL,
            advance,
        )


def _as_it_is(state: Any) -> Any:
    return state
