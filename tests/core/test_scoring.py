"""Who wins by points: exactly those who have the most."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from pangea.core.scoring import compare_seat


@given(st.lists(st.integers(0, 9), min_size=1, max_size=5), st.lists(st.booleans(), min_size=5, max_size=5))
def test_those_with_most_win_whatever_was_there_before(ranks: list[int], before: list[bool]) -> None:
    out = np.array(before, np.bool_)
    best = 0
    for seat, rank in enumerate(ranks):
        best = compare_seat(seat, rank, best, out)
    assert best == max(ranks)
    assert out[: len(ranks)].tolist() == [rank == max(ranks) for rank in ranks]
    assert out[len(ranks) :].tolist() == before[len(ranks) :]
