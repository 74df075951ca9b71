"""What the lessons of Planet say in words is what the rules give: sums, regions, winners."""

from __future__ import annotations

import re
from functools import cache

import pytest

import pangea
from pangea.core.bits import members_of
from pangea.core.edition import Edition
from pangea.core.lesson_checks import answer_of, beginning, troubles
from pangea.core.lessons import Lesson, LessonStep, folder_of, lessons_in, read
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
    "animals/apart": [2, 2],
    "ties/wait": [0, 2],
    "ties/second": [27, 26],
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


REACHED = """players 2; round 3; turn 0; habitats ocean forest; table 23 1 30 19 8; left 12 35 6 29 31 / 40;
    planets 0:OOFFD 2:OOFGG | 0:DDDDM 2:DGGGM; cards 3:elephant 4:beaver 5:narwhal 6:reindeer 6:camel 7:turtle
    7:owl 8:yak 8:penguin 9:gorilla 9:cobra 10:whale 10:bear 10:seal 11:octopus 11:tiger 11:saiga 12:panda
    12:walrus 12:eagle"""
LESSON = """
[[steps]]
name = "look"
task = "see"
position = "{position}"
"""


@pytest.mark.parametrize(
    ("there", "instead", "why"),
    [
        ("", "", None),
        ("3:elephant", "3:elephant>1", "elephant is given out before the last tile of round 3 is placed"),
        ("2:OOFGG", "2:FDOOF", "tile 20 is in two places: face 0 of seat 0, OOFFD, and face 2 of seat 0"),
        ("table 23", "table 20", "tile 20 is in two places: face 0 of seat 0, OOFFD, and the table"),
        ("left 12", "left 14", "tile 14 is in two places: face 0 of seat 1, DDDDM, and the pile"),
        ("2:DGGGM", "2:OGGGO", "face 2 of seat 1, OGGGO, is none of the tiles"),
        ("0:DDDDM 2:DGGGM", "2:DGGGM", "seat 1 has covered 1 faces, and must have covered 2 by now"),
        ("30 19 8", "30 19", "table: there are 4 tiles, and there must be 5 by now"),
        (" / 40", " / -", "pile for round 12: there are 0 tiles, and there must be 1 by now"),
        ("12:walrus 12:eagle", "12:walrus", "19 animals are shown, and there must be 20 by now"),
    ],
)  # fmt: skip
def test_a_lesson_shows_only_what_a_game_can_reach(there: str, instead: str, why: str | None) -> None:
    """P2.1, P3.1, P3.2, P4.1  Each tile in one place, and animals given out only at the end of a round."""
    assert there in REACHED
    position = " ".join(REACHED.replace(there, instead).split() if there else REACHED.split())
    lesson = read("planet", "look", LESSON.format(position=position))
    found = [trouble for trouble in troubles(lesson, EDITION) if "no game gets there" in trouble]
    assert (found == []) if why is None else any(why in trouble for trouble in found), found


def test_an_animal_goes_to_nobody_only_at_the_end() -> None:
    """P4.3, P4.4"""
    later = REACHED.replace("round 3; turn 0", "round 4; turn 1").replace("3:elephant", "3:elephant>-")
    lesson = read("planet", "look", LESSON.format(position=" ".join(later.split())))
    assert any("no seat got elephant" in trouble for trouble in troubles(lesson, EDITION))


def test_the_points_are_those_that_the_words_name() -> None:
    assert figures_of("planet") == FIGURES
