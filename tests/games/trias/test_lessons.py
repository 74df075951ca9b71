"""What the lessons of Trias say in words is what the rules give: sums, winners, points on the way."""

from __future__ import annotations

import re
from functools import cache

import pytest

from pangea.core.lesson_checks import answer_of, beginning
from pangea.core.lessons import SEVERAL, Lesson, LessonStep, folder_of, lessons_in
from pangea.core.match import Match
from pangea.core.words import Phrase, languages, say
from pangea.games.trias.state import State
from tests.lesson_figures import figures_of

from .positions import EDITION

FIGURES = {
    "first/card": [0, 0, 0],
    "first/drift": [0, 0, 0],
    "first/breed": [0, 0, 0],
    "first/move": [0, 0, 0],
    "first/swim": [0, 0, 0],
    "first/split": [7, 4, 4],
    "first/impact": [8, 7, 7],
    "first/final": 8,
    "drift/lift": [1, 2, 0],
    "drift/put": [1, 2, 0],
    "drift/stuck": [2, 0, 0],
    "cards/pick": [0, 0, 0],
    "cards/forced": [0, 0, 0],
    "cards/keep": [0, 0, 0],
    "swimming/rescue": [0, 0, 0],
    "swimming/land": [0, 0, 0],
    "swimming/crowd": [0, 0, 0],
    "herds/breed": [0, 0, 0],
    "herds/fresh": [0, 0, 0],
    "herds/wall": [0, 0, 0],
    "splits/score": [4, 0, 0],
    "splits/join": [0, 0, 4],
    "splits/share": [6, 6, 3, 0],
    "final/second": 6,
    "final/tied": 6,
    "final/seconds": 1,
    "meteorite/draw": [7, 8, 7],
    "meteorite/last": [8, 7, 7],
    "meteorite/turns": [8, 7, 7],
    "placing/begin": [0, 0, 0],
    "placing/again": [0, 0, 0],
    "placing/order": [0, 0, 0],
    "winner/reserve": [6, 6, 1],
    "variants/two": [4, 0],
    "variants/italian": [4, 2, 0],
}
"""By lesson and step: the number to count, or everybody's points afterwards, as if the game ended then."""


@cache
def lessons() -> dict[str, Lesson]:
    return {lesson.name: lesson for lesson in lessons_in(folder_of("trias"), "trias")}


def step_of(lesson: str, name: str) -> LessonStep:
    return next(step for step in lessons()[lesson].steps if step.name == name)


def begun(step: LessonStep) -> Match:
    return beginning(step, EDITION)


def made(step: LessonStep, moves: str) -> Match:
    match = begun(step)
    for move in moves.split(SEVERAL):
        match.follow(move)
    return match


def on_the_way(match: Match) -> list[int]:
    return [int(points) for points in match.state_as(State).points[: match.players]]


@pytest.mark.parametrize(
    ("lesson", "name"), [("first", "final"), ("final", "second"), ("final", "tied"), ("final", "seconds")]
)
def test_a_sum_is_told_as_the_rules_count_it(lesson: str, name: str) -> None:
    """T8.1 to T8.5  The number stands in what is said afterwards, in every language."""
    step = step_of(lesson, name)
    answer = str(answer_of(step, begun(step)))
    for lang in languages():
        told = say(Phrase(f"learn_trias-{lesson}-{name}-done"), lang)
        assert answer in re.findall(r"\d+", told), (lang, told)


def test_a_part_that_breaks_off_scores_as_it_is_told() -> None:
    """T7.1, T7.4  2 for the most herds, 1 for the second most."""
    split = step_of("first", "split")
    assert on_the_way(made(split, split.do[0])) == [2, 1, 0]
    score = step_of("splits", "score")
    assert [on_the_way(made(score, moves)) for moves in score.do] == [[2, 0, 0]] * 3
    assert [on_the_way(made(score, moves)) for moves in score.answers] == [[2, 2, 0]] * 4
    share = step_of("splits", "share")
    assert on_the_way(made(share, share.line[0])) == [2, 2, 1, 0]


def test_nothing_scores_where_it_is_told_so() -> None:
    """T7.2, T7.3, T10.3  Parts joined again; other continents by the Italian translation; two players."""
    join = step_of("splits", "join")
    assert [on_the_way(made(join, move)) for move in join.do] == [[0, 0, 0]] * 2
    assert [on_the_way(made(join, move)) for move in join.answers] == [[1, 2, 0]] * 7
    italian = step_of("variants", "italian")
    assert on_the_way(made(italian, italian.line[0])) == [0, 0, 0]
    two = step_of("variants", "two")
    assert [on_the_way(made(two, moves)) for moves in two.do] == [[0, 0]] * len(two.do)


def test_the_winner_is_who_is_told_to_win() -> None:
    """T9.1  Equal points; more herds in reserve."""
    step = step_of("winner", "reserve")
    match = made(step, step.line[0])
    assert match.is_over
    assert list(EDITION.points(match.state)) == [6, 6, 1]
    assert EDITION.winners(match.state) == [0]
    assert [int(herds) for herds in match.state_as(State).reserve[:2]] == [13, 8]


def test_a_crowded_tile_costs_a_herd_unless_one_moves_away() -> None:
    """T5.2  What the task asks for keeps all herds; ending the turn does not."""
    step = step_of("swimming", "crowd")
    before = int(begun(step).state_as(State).reserve[0])
    after = [int(made(step, move).state_as(State).reserve[0]) for move in (*step.do, "end")]
    assert [herds - before for herds in after] == [0, 0, 1]


def test_parents_and_newborn_are_spent_as_it_is_told() -> None:
    """T4.5  After both have bred, none of the four on the forest can breed any more."""
    step = step_of("herds", "breed")
    state = made(step, step.do[0]).state_as(State)
    assert [(int(state.crowd[tile]), int(state.spent[tile])) for tile in range(2)] == [(0, 0), (4, 4)]


def test_the_points_are_those_that_the_words_name() -> None:
    assert figures_of("trias") == FIGURES
