"""Numbers that learners are shown, eight at a time: what one would write one by one."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from pangea.core.showing import EIGHT, clockwise, show_one, show_seats, show_set, steps_to

AT = 3


def dirty() -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    return np.full(AT + 72, 9, np.int8)


@given(st.integers(1, 60).flatmap(lambda size: st.tuples(st.just(size), st.integers(0, (1 << size) - 1))))
def test_a_set_is_a_one_for_each_member(shown: tuple[int, int]) -> None:
    size, members = shown
    out = dirty()
    assert show_set(members, size, out, AT) == AT + size
    assert out[: AT + size].tolist() == [9] * AT + [members >> number & 1 for number in range(size)]
    assert set(out[AT + size :].tolist()) <= {0, 9}, "nothing but zeros is left behind a set"


@given(st.integers(1, EIGHT).flatmap(lambda size: st.tuples(st.just(size), st.integers(-1, size - 1))))
def test_one_of_some_is_a_one_among_zeros(shown: tuple[int, int]) -> None:
    size, one = shown
    out = dirty()
    assert show_one(one, size, out, AT) == AT + size
    assert out[AT : AT + size].tolist() == [number == one for number in range(size)]
    assert out[:AT].tolist() == [9] * AT


@given(st.integers(2, 4).flatmap(lambda n: st.tuples(st.just(n), *(st.integers(0, n - 1),) * 3)))
def test_seats_go_round_the_table(seats: tuple[int, int, int, int]) -> None:
    players, me, turn, steps = seats
    assert clockwise(me, steps, players) == (me + steps) % players
    assert steps_to(clockwise(me, steps, players), me, players) == steps
    out = dirty()
    assert show_seats(players, turn, me, out, AT) == AT + 8
    there = [step < players for step in range(4)]
    assert out[AT : AT + 4].tolist() == there
    mine = [step < players and (me + step) % players == turn for step in range(4)]
    assert out[AT + 4 : AT + 8].tolist() == mine
