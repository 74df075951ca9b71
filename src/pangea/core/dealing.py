"""Nature's moves by compiled rules: a whole run of deals, draws and rolls in one call, without Python.

What is drawn is exactly what `shuffle` says: a keyed function of the seed and of the number of the move, over
outcomes that are lined up by their texts. Compiled code has no texts, so it is told the order of the moves
that Python has written so far, with how each was spelled. Where it meets another one it stops, and Python
draws that move and tells of it. In the same way it leaves to Python what happens once in billions of draws.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from pangea.core.contract import NATURE, Moves, Weights, apply, odds, to_move
from pangea.core.kernel import rule
from pangea.core.moves import SPELLED, Row
from pangea.core.record import Batch, Record
from pangea.core.sha256 import HASH, Words, begin_message, put, room_for, sign
from pangea.core.signatures import Grid
from pangea.core.telling import spelled

Order = Grid[np.int64]
"""order[move]: its place among the texts, and how it is spelled there."""

LABEL = "pangea nature"
_LETTERS = np.array([*f"{LABEL} ".encode()], np.int64)
_ZERO, _SPACE = ord("0"), ord(" ")
_NOBODY_KNOWS = -1
_ALL_ONES = 0xFFFFFFFF
_MOST = 1 << 31


@rule
def deal(
    table: Batch[Record],
    number: int,
    words: Words,
    order: Order,
    moves: Moves,
    weights: Weights,
    row: Row,
    made: Moves,
) -> int:
    """Let nature move at this table, from move `number` of the game on, for as long as its turn lasts and
    its moves are known in writing. How many it made: they are in `made`."""
    state = table[0]
    count = 0
    while count < len(made) and to_move(state) == NATURE:
        move = outcome(state, number + count, words, order, moves, weights, row)
        if move == _NOBODY_KNOWS:
            break
        apply(state, move)
        made[count] = move
        count += 1
    return count


@rule
def outcome(
    state: Record, number: int, words: Words, order: Order, moves: Moves, weights: Weights, row: Row
) -> int:
    """What nature does if this is move `number`."""
    count = odds(state, moves, weights)
    total = 0
    for one in range(count):
        if not is_known(state, int(moves[one]), order, row):
            return _NOBODY_KNOWS
        total += int(weights[one])
    if total >= _MOST:
        return _NOBODY_KNOWS
    draw(words, number)
    if words[HASH] == _ALL_ONES:
        return _NOBODY_KNOWS  # it may be one of the few numbers that favour some
    line_up(moves, weights, count, order)
    place = remainder(words, total)
    for one in range(count):
        place -= int(weights[one])
        if place < 0:
            return int(moves[one])
    return _NOBODY_KNOWS


@rule
def is_known(state: Record, move: int, order: Order, row: Row) -> bool:
    """Is the place of this move among the texts known, as it is written here?"""
    for part in range(SPELLED):
        row[part] = 0
    spelled(state, move, row)
    for part in range(SPELLED):
        if order[move, 1 + part] != row[part]:
            return False
    return int(order[move, 0]) >= 0


@rule
def line_up(moves: Moves, weights: Weights, count: int, order: Order) -> None:
    """Sort moves, with their weights, by their texts."""
    for one in range(1, count):
        move, weight = moves[one], weights[one]
        place = one
        while place > 0 and order[moves[place - 1], 0] > order[move, 0]:
            moves[place], weights[place] = moves[place - 1], weights[place - 1]
            place -= 1
        moves[place], weights[place] = move, weight


@rule
def draw(words: Words, number: int) -> None:
    """The 256 random bits of move `number`."""
    begin_message(words)
    at = 0
    for letter in range(len(_LETTERS)):
        at = put(words, at, int(_LETTERS[letter]))
    power = 1
    while power * 10 <= number:
        power *= 10
    while power > 0:
        at = put(words, at, _ZERO + number // power % 10)
        power //= 10
    at = put(words, at, _SPACE)
    at = put(words, at, _ZERO)
    sign(words, at)


@rule
def remainder(words: Words, limit: int) -> int:
    """The 256 bits as one number, divided by the limit: what is left."""
    left = 0
    for number in range(8):
        left = ((left << 32) | int(words[HASH + number])) % limit
    return left


class LinedUp:
    """The order of the moves that were written so far, by their texts. Matches of one board share it."""

    def __init__(self, codes: int) -> None:
        self._order: Order = np.full((codes, 1 + SPELLED), -1, np.int64)
        self._written: dict[int, tuple[str, Sequence[int]]] = {}
        self._known = 0

    def learn(self, codes: Sequence[int], texts: Sequence[str], rows: Sequence[Sequence[int]]) -> None:
        """Some moves more. One that is written otherwise elsewhere stays as it was: Python draws it there."""
        for code, text, row in zip(codes, texts, rows, strict=True):
            self._written.setdefault(code, (text, row))

    @property
    def order(self) -> Order:
        """The order of all that is known by now."""
        if len(self._written) > self._known:
            known = self._written.copy()
            order = np.full_like(self._order, -1)
            for place, (_, code) in enumerate(sorted((text, code) for code, (text, _) in known.items())):
                order[code] = (place, *known[code][1])
            # At once, since another thread may be drawing by the former one.
            self._order, self._known = order, len(known)
        return self._order


class DealingRoom(NamedTuple):
    """What `deal` draws with and writes into, for one match: it holds the seed, and the last moves dealt."""

    words: Words
    moves: Moves
    weights: Weights
    row: Row
    made: Moves


@dataclass(frozen=True)
class Dealer:
    """The compiled twins of `deal` and of `take_key`, with what they are told."""

    deal: Callable[..., int]
    take_key: Callable[[Words], None]
    lined_up: LinedUp

    def words(self, key: bytes) -> Words:
        """What draws by this key are made with, one at a time."""
        words = room_for(key)
        self.take_key(words)
        return words
