"""What moves tell of what is hidden: a seat hears no more than it can know, and without a log nothing."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from pangea.core.beliefs import belief_of, suspicions_of
from pangea.core.chance import random_from
from pangea.core.contract import Belief
from pangea.core.match import Match
from pangea.core.record import copied
from pangea.core.views import View
from pangea.core.words import say

from .conftest import Table, few
from .playing import eyes, played, position

seeds = st.integers(0, 10**6)
parts = st.floats(0, 1)


def believed(view: View) -> Belief:
    return np.ones(0) if view.edition.game.guessing is None else belief_of(view)


def suspected(view: View) -> list[tuple[int, list[tuple[str, float]]]]:
    found = [] if view.edition.game.guessing is None else suspicions_of(view)
    return [(one.of.seat, [(say(phrase), odds) for phrase, odds in one.odds]) for one in found]


@few
@given(seed=seeds, part=parts, luck=seeds)
def test_belief_looks_only_at_what_the_seat_sees(table: Table, seed: int, part: float, luck: int) -> None:
    match = played(table, seed, part)
    for seat in eyes(table.players):
        other = copied(match.state)
        table.fast.rules.imagine(other, seat, random_from(luck))
        real, imagined = (
            View(table.fast, state, seat, match.seat_log(seat)) for state in (match.state, other)
        )
        assert believed(real).tolist() == believed(imagined).tolist()
        assert suspected(real) == suspected(imagined)


@few
@given(seed=seeds, part=parts)
def test_without_a_log_nothing_is_told(table: Table, seed: int, part: float) -> None:
    """Then any state that a seat can imagine is as credible as the others."""
    state = position(table, seed, part)
    for seat in eyes(table.players):
        belief = believed(View(table.fast, state, seat))
        assert set(belief.tolist()) <= {1.0}
        assert table.fast.rules.credence(state, seat, belief) == 1


@few
@given(seed=seeds, part=parts, luck=seeds)
def test_the_truth_is_never_ruled_out(table: Table, seed: int, part: float, luck: int) -> None:
    match = played(table, seed, part)
    for seat in range(table.players):
        belief = believed(match.view(seat))
        assert 0 < table.fast.rules.credence(match.state, seat, belief) <= 1
        other = copied(match.state)
        table.fast.rules.imagine(other, seat, random_from(luck))
        assert 0 <= table.fast.rules.credence(other, seat, belief) <= 1
        for _, odds in suspected(match.view(seat)):
            assert abs(sum(share for _, share in odds) - 1) < 1e-9


@few
@given(seed=seeds)
def test_what_is_told_bit_by_bit_is_what_is_told_at_once(table: Table, seed: int) -> None:
    """A game is followed from where it was left; one that took another turn is told anew."""
    whole = played(table, seed, 0.6)
    match = Match(table.fast, table.players, table.options, seed)
    bit_by_bit = [believed(match.view(0)).tolist()]
    for text in whole.moves:
        match.follow(text)
        bit_by_bit.append(believed(match.view(0)).tolist())
    assert bit_by_bit[-1] == believed(whole.view(0)).tolist()
    half = len(match.moves) // 2
    match.cut(half)
    assert believed(match.view(0)).tolist() == bit_by_bit[half]
