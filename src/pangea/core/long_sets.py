"""Sets of many small numbers as bytes: 12 is in the set when bit 4 of byte 1 is set.

So does NumPy pack them: `np.unpackbits(members, bitorder="little")` has a 1 for each member.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pangea.core.kernel import rule

Members = NDArray[np.uint8]
IN_A_WORD = 32
"""Packed to words, a is in the set when bit a % 32 of word a // 32 is set."""
AT_ONCE = 56
"""So many neighbours are added at once: shifted to where they belong, they still fit one number."""


def bytes_for(count: int) -> int:
    """How many bytes a set of the numbers below `count` takes.

    >>> bytes_for(16), bytes_for(17)
    (2, 3)
    """
    return (count + 7) // 8


def words_for(count: int) -> int:
    """How many words a packed set of the numbers below `count` takes.

    >>> words_for(64), words_for(65)
    (2, 3)
    """
    return (count + IN_A_WORD - 1) // IN_A_WORD


@rule
def clear(members: Members) -> None:
    for eight in range(members.size):
        members[eight] = 0


@rule
def add_member(members: Members, member: int) -> None:
    members[member >> 3] |= 1 << (member & 7)


@rule
def drop_member(members: Members, member: int) -> None:
    """Take out one that is in the set."""
    members[member >> 3] ^= 1 << (member & 7)


@rule
def add_members(members: Members, first: int, some: int, count: int) -> None:
    """Add `first` + n for each n in `some`, a set of numbers below `count`, AT_ONCE or fewer.

    From `first` on nothing may be in the set yet, up to the end of the byte that the last of them lies in.

    >>> members = np.zeros(2, np.uint8)
    >>> add_members(members, 6, 0b101, 3)
    >>> np.flatnonzero(np.unpackbits(members, bitorder="little")).tolist()
    [6, 8]
    """
    start = first & 7
    shifted = int(some) << start
    members[first >> 3] |= shifted & 0xFF
    for eight in range(1, (start + count + 7) >> 3):
        members[(first >> 3) + eight] = (shifted >> 8 * eight) & 0xFF


@rule
def spread(members: Members, flags: NDArray[np.bool_]) -> None:
    """A flag for each number: is it in the set?"""
    # Eight at a time: a compiler then makes them all in a few steps, whatever is in the set.
    whole = flags.size >> 3
    for eight in range(whole):
        byte = members[eight]
        for member in range(8):
            flags[8 * eight + member] = (byte >> member) & 1 != 0
    for flag in range(8 * whole, flags.size):
        flags[flag] = (members[flag >> 3] >> (flag & 7)) & 1 != 0


@rule
def pack(members: Members, words: NDArray[np.uint32]) -> None:
    """The set in words.

    >>> members, words = np.array([1, 0, 0, 128, 2], np.uint8), np.zeros(2, np.uint32)
    >>> pack(members, words)
    >>> [hex(word) for word in words]
    ['0x80000001', '0x2']
    """
    whole = min(members.size >> 2, words.size)
    for word in range(whole):
        low = int(members[4 * word]) | int(members[4 * word + 1]) << 8
        words[word] = low | int(members[4 * word + 2]) << 16 | int(members[4 * word + 3]) << 24
    for word in range(whole, words.size):
        packed = 0
        for eight in range(4 * word, min(4 * word + 4, members.size)):
            packed |= int(members[eight]) << 8 * (eight & 3)
        words[word] = packed
