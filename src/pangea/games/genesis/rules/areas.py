"""G5  Areas and herds: what hangs together, side by side.

Here a set of spaces is three whole numbers, so that all of it is looked at in a few steps: four rows of the
board in each, sixteen bits for a row. Two of the sixteen are never in the set: they keep the end of a row
from touching the next.
"""

from __future__ import annotations

from pangea.core.bits import count_of, lowest
from pangea.core.kernel import rule
from pangea.core.record import Counts
from pangea.games.genesis.board import COLUMNS, Space

Spaces = tuple[int, int, int]

ROW = 16
PARTS, ROWS_IN_A_PART = 3, 4
BITS = ROW * ROWS_IN_A_PART
NO_SPACE = -1
NO_SPACES = (0, 0, 0)
UPPER_ROWS = (1 << 3 * ROW) - 1
TOP_ROW = (1 << ROW) - 1


@rule
def spaces_of(rows: Counts) -> Spaces:
    """A set of spaces, from its rows."""
    return (
        row_in(rows, 0) | row_in(rows, 1) << ROW | row_in(rows, 2) << 2 * ROW | row_in(rows, 3) << 3 * ROW,
        row_in(rows, 4) | row_in(rows, 5) << ROW | row_in(rows, 6) << 2 * ROW | row_in(rows, 7) << 3 * ROW,
        row_in(rows, 8) | row_in(rows, 9) << ROW,
    )


@rule
def row_in(rows: Counts, row: int) -> int:
    """A row has no sign: once the compiler knows that, it reads four of them at once."""
    return int(rows[row]) & TOP_ROW


@rule
def is_any(spaces: Spaces) -> bool:
    return spaces[0] | spaces[1] | spaces[2] != 0


@rule
def first_of(spaces: Spaces) -> Spaces:
    """The set of just the first of some spaces."""
    upper, middle, lower = spaces
    if upper != 0:
        return upper & -upper, 0, 0
    if middle != 0:
        return 0, middle & -middle, 0
    return 0, 0, lower & -lower


@rule
def space_from(spaces: Spaces, start: int) -> Space:
    """A space of a set, the first from a bit of its three numbers on; NO_SPACE if the set is empty."""
    part, start = start // BITS, start % BITS
    for _ in range(PARTS):
        some = spaces[0] if part == 0 else spaces[1] if part == 1 else spaces[2]
        if some != 0:
            onward = some >> start << start
            found = lowest(onward if onward != 0 else some)
            return Space((part * ROWS_IN_A_PART + found // ROW) * COLUMNS + found % ROW)
        part = part + 1 if part + 1 < PARTS else 0
    return Space(NO_SPACE)


@rule
def first_space(spaces: Spaces) -> Space:
    """The first of some spaces; NO_SPACE if the set is empty."""
    return space_from(spaces, 0)


@rule
def joined(one: Spaces, other: Spaces) -> Spaces:
    return one[0] | other[0], one[1] | other[1], one[2] | other[2]


@rule
def common(one: Spaces, other: Spaces) -> Spaces:
    return one[0] & other[0], one[1] & other[1], one[2] & other[2]


@rule
def without(some: Spaces, others: Spaces) -> Spaces:
    return some[0] & ~others[0], some[1] & ~others[1], some[2] & ~others[2]


@rule
def size_of(spaces: Spaces) -> int:
    return count_of(spaces[0]) + count_of(spaces[1]) + count_of(spaces[2])


@rule
def shifted_up(spaces: Spaces) -> Spaces:
    """The spaces just above these."""
    upper, middle, lower = spaces
    return (
        upper >> ROW | (middle & TOP_ROW) << 3 * ROW,
        middle >> ROW | (lower & TOP_ROW) << 3 * ROW,
        lower >> ROW,
    )


@rule
def shifted_down(spaces: Spaces) -> Spaces:
    """The spaces just below these."""
    upper, middle, lower = spaces
    return (
        (upper & UPPER_ROWS) << ROW,
        (middle & UPPER_ROWS) << ROW | upper >> 3 * ROW,
        (lower & UPPER_ROWS) << ROW | middle >> 3 * ROW,
    )


@rule
def widened(some: Spaces, within: Spaces) -> Spaces:
    """Some spaces and their neighbours side by side, as far as they lie within others."""
    above, below = shifted_up(some), shifted_down(some)
    return (
        within[0] & (some[0] | some[0] << 1 | some[0] >> 1 | above[0] | below[0]),
        within[1] & (some[1] | some[1] << 1 | some[1] >> 1 | above[1] | below[1]),
        within[2] & (some[2] | some[2] << 1 | some[2] >> 1 | above[2] | below[2]),
    )


@rule
def connected(start: Spaces, within: Spaces) -> Spaces:
    """G5.1, G5.2  All spaces that hang together with the start, side by side."""
    reached = start
    while True:
        wider = widened(reached, within)
        if wider[0] == reached[0] and wider[1] == reached[1] and wider[2] == reached[2]:
            return reached
        reached = wider


@rule
def amid_two(here: int, above: int, below: int) -> int:
    """Those of some spaces with two or more others beside them, from their rows and those above and below."""
    left, right = here << 1, here >> 1
    return here & ((left & right) | (above & below) | ((left | right) & (above | below)))


@rule
def middles(land: Spaces) -> Spaces:
    """G5.1  The spaces with two neighbours in the set: an area of three tiles has one, a smaller has none."""
    # What lies above a space comes to it when everything is shifted down, and the other way round.
    above, below = shifted_down(land), shifted_up(land)
    return (
        amid_two(land[0], above[0], below[0]),
        amid_two(land[1], above[1], below[1]),
        amid_two(land[2], above[2], below[2]),
    )
