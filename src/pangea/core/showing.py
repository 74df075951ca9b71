"""What a learner is shown: whole numbers, written eight at a time.

A set is shown as a 1 for each member and a 0 for whatever is not in it. The numbers are copied from a table,
a row of eight at once, which takes no longer than one of them alone. So what is shown in part of a row leaves
zeros behind it, and what comes next is written over them.
"""

from __future__ import annotations

import numpy as np

from pangea.core.contract import Features, InUnits, UnitSpans, features
from pangea.core.kernel import rule
from pangea.core.record import Record

EIGHT = 8
MOST = 127
"""The largest number that can be shown."""
NOT_NEGATIVE = 0x7FFFFFFF
"""No index is negative. A compiler that doesn't know it asks for each of the eight, one after the other."""
FOUR_SEATS = 4
_FLAGS = np.array([[byte >> bit & 1 for bit in range(EIGHT)] for byte in range(1 << EIGHT)], np.int8)
_ONE_OF = np.array([[place == one - 1 for place in range(EIGHT)] for one in range(EIGHT + 1)], np.int8)
"""_ONE_OF[one + 1]: a 1 for this one, and zeros; nothing but zeros for -1."""


@rule
def show_eight(members: int, out: Features, at: int) -> None:
    """Which of 0 … 7 are in a set; the rest of the set doesn't matter."""
    row, first = np.uint8(members & 0xFF), at & NOT_NEGATIVE
    for place in range(EIGHT):
        out[first + place] = _FLAGS[row, place]


@rule
def show_set(members: int, size: int, out: Features, at: int) -> int:
    """Which of the numbers below `size` are in a set that has no others; where the next number goes.

    >>> out = np.ones(17, np.int8)
    >>> show_set(0b1010000010, 10, out, 1), out.tolist()[:11]
    (11, [1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1])
    """
    for eight in range((size + EIGHT - 1) // EIGHT):
        show_eight(members >> EIGHT * eight, out, at + EIGHT * eight)
    return at + size


@rule
def show_one(one: int, size: int, out: Features, at: int) -> int:
    """One of at most eight as a 1 among zeros, none if it is -1; where the next number goes."""
    row, first = np.uint8(one + 1), at & NOT_NEGATIVE
    for place in range(EIGHT):
        out[first + place] = _ONE_OF[row, place]
    return at + size


@rule
def clockwise(seat: int, steps: int, players: int) -> int:
    """The seat so many steps after this one, fewer than there are players."""
    return seat + steps if seat + steps < players else seat + steps - players


@rule
def steps_to(seat: int, me: int, players: int) -> int:
    """How many steps clockwise a seat is from mine."""
    return seat - me if seat >= me else seat - me + players


@rule
def show_seats(players: int, turn: int, me: int, out: Features, at: int) -> int:
    """Of four seats, mine first, then clockwise, which are in play, and whose turn it is; where the next
    number goes."""
    show_eight((1 << players) - 1 | 1 << FOUR_SEATS + steps_to(turn, me, players), out, at)
    return at + 2 * FOUR_SEATS


@rule
def observe(state: Record, seat: int, counts: Features, spans: UnitSpans, out: InUnits) -> None:
    """What a learner in this seat is shown, as numbers of about the size of one. `counts` is room for them as
    whole ones."""
    features(state, seat, counts)
    in_units(counts, spans, out)


@rule
def in_units(counts: Features, spans: UnitSpans, out: InUnits) -> None:
    """Each number as a part of its unit.

    >>> counts, out = np.array([1, 0, 3, 6], np.int8), np.zeros(4, np.float32)
    >>> in_units(counts, np.array([[0, 2, 1], [2, 4, 12]]), out), out.tolist()
    (None, [1.0, 0.0, 0.25, 0.5])
    """
    for span in range(spans.shape[0]):
        first, unit = spans[span, 0] & NOT_NEGATIVE, spans[span, 2]
        size = (spans[span, 1] - first) & NOT_NEGATIVE
        if unit == 1:
            for number in range(size):
                out[first + number] = np.float32(counts[first + number])
        else:
            for number in range(size):
                out[first + number] = np.float32(counts[first + number]) / np.float32(unit)
