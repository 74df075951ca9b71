"""Sets of small numbers as the bits of one number: 12 is in the set when bit 12 is set.

One number holds 0 … 59 (SIXTY of them, so that no set is ever negative), three side by side hold 0 … 179.
Nothing here loops or branches: what is asked for is random, and a processor that guesses wrong loses more
time than all of this takes.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from pangea.core.kernel import rule

SIXTY = 60
"""How many members one number holds."""

_BYTES = 0x0101010101010101
_SEVEN_BYTES = 0x01010101010101
_NOT_NEGATIVE = 0x7FFFFFFFFFFFFFFF
_NTH_IN_BYTE = np.array(
    [([bit for bit in range(8) if byte >> bit & 1] + [0] * 8)[:8] for byte in range(256)], np.int8
)


@rule
def bit(member: int) -> int:
    """The set of just this one.

    >>> bit(3)
    8
    """
    return int(np.int64(1) << member)


@rule
def has(members: int, member: int) -> bool:
    """Is it in the set?

    >>> has(0b1010, 3), has(0b1010, 2)
    (True, False)
    """
    return (members >> member) & 1 != 0


@rule
def without_lowest(members: int) -> int:
    """The set without its smallest member; the empty set stays as it is.

    >>> bin(without_lowest(0b1010))
    '0b1000'
    """
    return members & (members - 1)


@rule
def is_one(members: int) -> bool:
    """Has the set exactly one member?

    >>> is_one(0b100), is_one(0b101), is_one(0)
    (True, False, False)
    """
    return members != 0 and without_lowest(members) == 0


def set_of(members: Iterable[int]) -> int:
    """The set of these, for tables.

    >>> set_of([1, 3]) == 0b1010
    True
    """
    return sum(1 << member for member in members)


def members_of(members: int) -> list[int]:
    """The members, the smallest first: for what is read and not played.

    >>> members_of(0b1010)
    [1, 3]
    """
    return [*member_tuple(int(members))]


@lru_cache(1 << 14)
def member_tuple(members: int) -> tuple[int, ...]:
    """The same sets are read again and again: those of a position by every pair of eyes."""
    return tuple(member for member in range(members.bit_length()) if members >> member & 1)


@rule
def count_by_byte(members: int) -> int:
    """How many members lie in each byte of the set: neighbouring bits added up, then pairs, then fours."""
    pairs = members - ((members >> 1) & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    return (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F


@rule
def count_of(members: int) -> int:
    """How many members the set has. (A compiler knows these steps, and puts one instruction in their place.)

    >>> count_of(0b1011)
    3
    """
    return ((count_by_byte(int(members)) * _BYTES) >> 56) & 0xFF


@rule
def lowest(members: int) -> int:
    """The smallest member.

    >>> lowest(0b1100)
    2
    """
    return count_of((members & -members) - 1)


@rule
def nth(members: int, rank: int) -> int:
    """The member that `rank` others are smaller than.

    >>> [nth(0b101001, rank) for rank in range(3)]
    [0, 3, 5]
    """
    members = int(members)
    # How many members each byte has, together with the bytes below it.
    up_to = (count_by_byte(members) * _BYTES) & _NOT_NEGATIVE
    # The bytes with no more than `rank` are passed: there the top bit is left. The last byte is never passed.
    passed = (rank * _SEVEN_BYTES | 0x80 * _SEVEN_BYTES) - (up_to & 0xFF * _SEVEN_BYTES)
    start = 8 * count_of(passed & 0x80 * _SEVEN_BYTES)
    before = ((up_to << 8) >> start) & 0xFF
    return start + int(_NTH_IN_BYTE[(members >> start) & 0xFF, (rank - before) & 7])


@rule
def count_of_three(first: int, second: int, third: int) -> int:
    """How many members three sets have together."""
    return count_of(first) + count_of(second) + count_of(third)


@rule
def nth_of_three(first: int, second: int, third: int, rank: int) -> int:
    """The member that `rank` others are smaller than, of three sets side by side: 60 is the 0 of the second.

    >>> [nth_of_three(0b1, 0b110, 0b1, rank) for rank in range(4)]
    [0, 61, 62, 120]
    """
    in_one = count_of(first)
    in_two = in_one + count_of(second)
    members = first if rank < in_one else second if rank < in_two else third
    before = 0 if rank < in_one else in_one if rank < in_two else in_two
    start = 0 if rank < in_one else SIXTY if rank < in_two else 2 * SIXTY
    return start + nth(members, rank - before)
