"""Sets in bytes: as NumPy packs them, and with nothing else changed."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from pangea.core.long_sets import (
    AT_ONCE,
    add_member,
    add_members,
    bytes_for,
    clear,
    drop_member,
    pack,
    spread,
    words_for,
)

CODES = 203  # a set whose last byte is not full


def packed(members: set[int]) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    return np.packbits([number in members for number in range(CODES)], bitorder="little")


numbers = st.integers(0, CODES - 1)


@given(st.sets(numbers), numbers)
def test_members_come_and_go_one_by_one(members: set[int], other: int) -> None:
    found = np.full(bytes_for(CODES), 0xFF, np.uint8)
    clear(found)
    for member in members:
        add_member(found, member)
    assert found.tolist() == packed(members).tolist()
    add_member(found, other)
    drop_member(found, other)
    assert found.tolist() == packed(members - {other}).tolist()


@given(st.sets(numbers), st.sets(st.integers(0, AT_ONCE - 1)), st.integers(0, CODES - AT_ONCE))
def test_many_are_added_at_once_after_those_before_them(before: set[int], some: set[int], first: int) -> None:
    before = {member for member in before if member < first}
    found = packed(before)
    add_members(found, first, sum(1 << member for member in some), AT_ONCE)
    assert found.tolist() == packed(before | {first + member for member in some}).tolist()


@given(st.sets(numbers))
def test_a_set_is_spread_into_flags(members: set[int]) -> None:
    flags = np.ones(CODES, np.bool_)
    spread(packed(members), flags)
    assert set(np.flatnonzero(flags).tolist()) == members


@given(st.sets(numbers), st.integers(0, 2))
def test_a_set_is_packed_into_words(members: set[int], spare: int) -> None:
    words = np.full(words_for(CODES) + spare, 7, np.uint32)
    pack(packed(members), words)
    found = {
        32 * word + bit for word, some in enumerate(words.tolist()) for bit in range(32) if some >> bit & 1
    }
    assert found == members
