"""What the lessons of Planet say in words is what the rules give: sums, regions, winners."""

from __future__ import annotations

import re
from functools import cache

import pytest

import pangea
from pangea.core.bits import members_of
from pangea.core.edition import Edition
from pangea.core.lesson_checks import answer_of, beginning
from pangea.core.lessons import Lesson, LessonStep, folder_of, lessons_in
from pangea.core.match import Match
from pangea.core.words import Phrase, languages, say
from pangea.games.planet.board.content import HABITATS
from pangea.games.planet.state import State
from tests.lesson_figures import figures_of

EDITION = Edition(pangea.game("planet"))
FOREST = HABITATS.index("forest")
FIGURES = {
    "first/tile": [0, 0],
    "first/grow": [0, 0],
    "first/beaver": [2, 1],
    "first/reindeer": [3, 1],
    "first/camel": [7, 1],
    "first/card": 24,
    "first/wins": [24, 20],
    "regions/size": 6,
    "regions/number": 4,
    "regions/join": [4, 5],
    "tiles/turn": [0, 0],
    "tiles/free": [0, 0],
    "animals/most": [2, 1],
    "animals/touching": [2, 2],
    "animals/apart": [2, 3],
    "ties/wait": [0, 2],
    "ties/second": [29, 26],
    "draft/begins": [0, 0, 0],
    "draft/take": [0, 0, 0],
    "draft/coming": [0, 0, 0],
    "habitat/worth": 8,
    "habitat/portions": [10, 9],
    "habitat/secret": [10, 9],
    "ending/animals": [24, 24],
    "ending/together": [22, 22],
    "variants/beginners": 9,
    "variants/surprise": [0, 0],
}
"""By lesson and step: the number to count, or everybody's points afterwards, as if the game ended then."""


@cache
def lessons() -> dict[str, Lesson]:
    return {lesson.name: lesson for lesson in lessons_in(folder_of("planet"), "planet")}


def begun(lesson: str, name: str) -> tuple[LessonStep, Match]:
    """A step, and where it begins: at its own position, or at the last one before it."""
    steps = list(lessons()[lesson].steps)
    names = [step.name for step in steps]
    number = names.index(name)
    place = next(step for step in reversed(steps[: number + 1]) if not step.goes_on)
    return steps[number], beginning(place, EDITION)


def forests(match: Match) -> list[int]:
    """The forests of seat 0, by their portions."""
    state = match.state_as(State)
    return sorted(int(state.extent[0, head]) for head in members_of(int(state.heads[0, FOREST])))


@pytest.mark.parametrize(
    ("lesson", "name"), [("first", "card"), ("habitat", "worth"), ("variants", "beginners")]
)
def test_a_sum_is_told_as_the_rules_count_it(lesson: str, name: str) -> None:
    """P1.7, P5.1, P5.2, P6.1  The number stands in what is said afterwards, in every language."""
    step, match = begun(lesson, name)
    answer = str(answer_of(step, match))
    for lang in languages():
        told = say(Phrase(f"learn_planet-{lesson}-{name}-done"), lang)
        assert answer in re.findall(r"\d+", told), (lang, told)


def test_regions_are_as_they_are_told() -> None:
    """P1.3, P1.4  Four forests, the one across the edge of 6 portions; a forest that grows from 3 to 7."""
    size, match = begun("regions", "size")
    number, _ = begun("regions", "number")
    assert forests(match) == [1, 1, 2, 6]
    assert size.count is not None
    assert number.count is not None
    assert (size.count.answer, number.count.answer) == (6, 4)
    grow, match = begun("first", "grow")
    assert forests(match) == [3]
    for move in grow.do:
        after = match.copy()
        after.follow(move)
        assert forests(after) == [7]


@pytest.mark.parametrize(
    ("lesson", "name", "points", "winners"),
    [
        ("first", "wins", [24, 20], [0]),
        ("ending", "animals", [24, 24], [1]),
        ("ending", "together", [22, 22], [0, 1]),
    ],
)
def test_the_winner_is_who_is_told_to_win(
    lesson: str, name: str, points: list[int], winners: list[int]
) -> None:
    """P5.3  Most points, then most animals, then all who are tied."""
    step, match = begun(lesson, name)
    assert list(EDITION.points(match.state)) == points
    assert EDITION.winners(match.state) == winners
    assert step.right == ("both" if len(winners) > 1 else ("red", "blue")[winners[0]])


def test_the_marker_goes_to_the_left() -> None:
    """P4.5  After Bruno's round comes Chloé's."""
    step, match = begun("draft", "begins")
    match.follow(match.legal()[0])
    assert (int(match.state_as(State).first), step.right) == (2, "green")


def test_the_points_are_those_that_the_words_name() -> None:
    assert figures_of("planet") == FIGURES
