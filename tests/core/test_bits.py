"""Sets as bits: counted, and asked for their members, exactly as one would count and ask by hand."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pangea.core.bits import (
    SIXTY,
    bit,
    count_of,
    count_of_three,
    has,
    is_one,
    lowest,
    members_of,
    nth,
    nth_of_three,
    set_of,
    without_lowest,
)

SETS = st.sets(st.integers(0, SIXTY - 1))


def bits(members: set[int]) -> int:
    return sum(1 << member for member in members)


@given(SETS)
def test_a_set_knows_its_members(members: set[int]) -> None:
    assert count_of(bits(members)) == len(members)
    assert [nth(bits(members), rank) for rank in range(len(members))] == sorted(members)
    if members:
        assert lowest(bits(members)) == min(members)


@given(SETS, st.integers(0, SIXTY - 1))
def test_sets_are_made_and_asked_as_sets_are(members: set[int], member: int) -> None:
    assert set_of(members) == bits(members)
    assert members_of(bits(members)) == sorted(members)
    assert members_of(bit(member)) == [member]
    assert has(bits(members), member) == (member in members)
    assert is_one(bits(members)) == (len(members) == 1)
    assert members_of(without_lowest(bits(members))) == sorted(members)[1:]


@given(SETS, SETS, SETS)
def test_three_sets_side_by_side_are_one(first: set[int], second: set[int], third: set[int]) -> None:
    sets = bits(first), bits(second), bits(third)
    members = sorted(SIXTY * part + own for part, ours in enumerate((first, second, third)) for own in ours)
    assert count_of_three(*sets) == len(members)
    assert [nth_of_three(*sets, rank) for rank in range(len(members))] == members


def test_the_full_and_the_highest() -> None:
    full = (1 << SIXTY) - 1
    assert count_of(full) == SIXTY
    assert [nth(full, rank) for rank in range(SIXTY)] == list(range(SIXTY))
    assert lowest(1 << SIXTY - 1) == nth(1 << SIXTY - 1, 0) == SIXTY - 1
