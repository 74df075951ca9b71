"""Moves and positions in writing: what can be read, and what is said of the rest."""

from __future__ import annotations

from typing import Any

import pytest

import pangea
from pangea.core.chance import random_from
from pangea.core.contract import OVER
from pangea.core.record import copied
from pangea.core.views import View
from pangea.core.words import Phrase, languages, say
from pangea.games.clans.facts import OPEN
from pangea.games.clans.notation import write_position
from pangea.games.clans.state import State

from .positions import EDITION, after, table

EMPTY = table("huts 0:R")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is not a move of Clans"),
        ("move", "is not a move of Clans"),
        ("move 12 > 13", "is not a move of Clans"),
        ("move 012>13", "is not a move of Clans"),
        ("Move 12>13", "is not a move of Clans"),
        ("move 12>13 ", "is not a move of Clans"),
        ("move \u0661>\u0662", "is not a move of Clans"),
        ("move 60>1", "there is no territory 60"),
        ("village 99", "there is no territory 99"),
        ("hut 12 purple", "is not a move of Clans"),
        ("hut 60 red", "there is no territory 60"),
        ("clan 4 red", "there is no seat 4"),
        ("clan 1 ?", "is not a move of Clans"),
    ],
)
def test_what_is_no_move_is_refused_with_what_would_be_one(text: str, words: str) -> None:
    with pytest.raises(pangea.UnreadableMove) as caught:
        EDITION.read(EMPTY, text)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("dealt 2; huts 0:R", "territory 1 must look different"),
        ("dealt 1; huts 0:R 1:B", "territory 1 must look different"),
        ("dealt 63", "number from 0 to 62"),
        ("hats 3", "is not part of a position"),
        ("players three", "one number is needed"),
        ("points 1 2", "5 numbers are needed"),
        ("clans purple", "this can be red, blue, green, yellow, black"),
        ("huts 12:RX", "is not a group of huts"),
        ("huts 60:R", "is not a group of huts"),
    ],
)
def test_what_is_no_position_is_refused(text: str, words: str) -> None:
    with pytest.raises(pangea.UnreadablePosition) as caught:
        table(text)
    assert words in str(caught.value)


BEFORE = "players 2; turn 1; villages 5; clans red ?; tokens 3 2; points 9 4 0 7 3; huts 0:RR 12:RRB 13:K"
"""A position with villages behind it, and huts on territory 0, which is none of them."""


def test_villages_from_before_a_position_lie_nowhere() -> None:
    """C4.2  Their number is known, their story is not: no territory is taken for one of them."""
    state = table(BEFORE)
    assert state.villages == 5
    assert all(place < 0 for place in state.village_place[:5])
    assert write_position(EDITION.board, state) == BEFORE
    facts: Any = EDITION.facts(state)
    assert set(facts.standing.tolist()) == {OPEN}
    assert "[0" not in View(EDITION, state, 0).text("en")
    assert "[0" in View(EDITION, with_village_on_0(state), 0).text("en")
    village = f"({say(Phrase('clans-label-village'))})"
    assert village not in View(EDITION, state, 0).svg("en")
    assert village in View(EDITION, with_village_on_0(state), 0).svg("en")


def with_village_on_0(state: State) -> State:
    """The same, had the first village been founded there."""
    other = copied(state)
    other.village_place[0] = 0
    return other


def test_points_from_before_a_position_are_told_as_such() -> None:
    """C6.4  By clan, and by seat as far as its clan is known; then the tokens."""
    told = [(line.rule, say(line.phrase), line.points) for line in EDITION.explained(table(BEFORE))]
    assert told == [
        ("C6.4", "Points from before this position: red 9, blue 4, yellow 7 and black 3.", (9, None)),
        ("C7.3", "Seat 0: 3 bonus tokens, 3 points.", (3, 0)),
        ("C7.3", "Seat 1: 2 bonus tokens, 2 points.", (0, 2)),
    ]
    assert len({say(EDITION.explained(table(BEFORE))[0].phrase, lang) for lang in languages()}) == 4
    assert [line.rule for line in EDITION.explained(table("villages 4; huts 1:R"))] == ["C7.3"] * 3


def test_a_village_after_a_position_has_a_line_of_its_own() -> None:
    """C6.4  What it gave is not told twice."""
    state = after(
        table("players 2; villages 4; clans red black; points 9 0 0 0 3; huts 0:R 1:RK"), "move 0>1"
    )
    before, village, *_ = EDITION.explained(state)
    assert (before.rule, before.points) == ("C6.4", (9, 3))
    assert village.place == (1,)
    lines = EDITION.explained(state)
    assert [sum(line.points[seat] or 0 for line in lines) for seat in (0, 1)] == EDITION.points(state)
    assert sum(village.points[seat] or 0 for seat in (0, 1)) > 0


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_game_has_nothing_from_before(seed: int) -> None:
    state = EDITION.lay_out(3, {})
    random = random_from(seed)
    while EDITION.rules.to_move(state) != OVER:
        EDITION.rules.apply(state, EDITION.rules.pick(state, random))
        assert "clans-score-before" not in {line.phrase.message for line in EDITION.explained(state)}
