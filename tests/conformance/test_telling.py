"""What a game shows and says is worked out by rules: interpreted and compiled they write the same numbers."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import pangea
from pangea.core.compiled import speaker_for
from pangea.core.contract import LEGAL
from pangea.core.edition import Edition
from pangea.core.messages import ROOM, begin, place_for, written
from pangea.core.record import copied, fingerprint
from pangea.core.speaking import Speaker
from pangea.core.views import veiled

from .conftest import Table, few
from .playing import eyes, moves_of, position, positions

seeds = st.integers(0, 10**6)
parts = st.floats(0, 1)
CODES = 30
"""Moves that are refused in a position."""


@cache
def spoken(name: str) -> Speaker:
    return speaker_for(Edition(pangea.game(name)))


@few
@given(seed=seeds)
def test_a_move_is_told_in_the_same_numbers(table: Table, seed: int) -> None:
    interpreted, compiled = table.fast.speaker, spoken(table.name)
    for before, move in zip(positions(table, seed), moves_of(table, seed), strict=False):
        after = copied(before)
        table.fast.rules.apply(after, move)
        for seat in eyes(table.players):
            told = interpreted.told(before, move, after, seat)
            assert compiled.told(before, move, after, seat) == told
            assert len(told) < ROOM / 2, "stories have room to grow"


@few
@given(seed=seeds, part=parts)
def test_a_position_is_shown_and_explained_in_the_same_numbers(table: Table, seed: int, part: float) -> None:
    interpreted, compiled = table.fast.speaker, spoken(table.name)
    for seat in eyes(table.players):
        state = veiled(table.fast, position(table, seed, part), seat)
        explained = interpreted.explained(state)
        assert compiled.explained(state) == explained
        assert len(explained) < ROOM / 2, "stories have room to grow"
        assert fingerprint(compiled.facts(state)) == fingerprint(interpreted.facts(state))
        if table.fast.rules.to_move(state) >= 0:
            assert compiled.prompt(state) == interpreted.prompt(state)


@few
@given(seed=seeds, part=parts)
def test_moves_are_spelled_understood_and_refused_in_the_same_numbers(
    table: Table, seed: int, part: float
) -> None:
    edition, interpreted, compiled = table.fast, table.fast.speaker, spoken(table.name)
    state = position(table, seed, part)
    codes = np.random.default_rng(seed).permutation(edition.sizes.codes)[:CODES].tolist()
    assert compiled.written(state, codes) == interpreted.written(state, codes)
    for code in codes:
        assert compiled.kept_by(state, code) == interpreted.kept_by(state, code)
        why = int(edition.rules.refusal(state, code))
        if why != LEGAL:
            assert compiled.refused(state, code, why) == interpreted.refused(state, code, why)


def test_facts_hide_what_the_seat_does_not_see(table: Table) -> None:
    """They are worked out from what a seat sees: states that it can't tell apart have the same facts."""
    edition = table.fast
    for part in (0.3, 0.7, 1.0):
        state = position(table, 1, part)
        for seat in range(table.players):
            other = copied(state)
            edition.rules.imagine(other, seat, np.array([part * 7919], np.uint64))
            facts = [edition.facts(veiled(edition, each, seat)) for each in (state, other)]
            assert fingerprint(facts[0]) == fingerprint(facts[1])


def test_a_story_without_room_is_no_story() -> None:
    story = np.zeros(4, np.int32)
    begin(story)
    assert place_for(story, 3) == 1
    assert place_for(story, 1) == 0
    with pytest.raises(OverflowError):
        written(story)
