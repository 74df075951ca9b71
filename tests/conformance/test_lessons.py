"""Lessons of every game that has some: the rules bear them out, and everything is said in every language."""

from __future__ import annotations

from functools import cache

from pangea import Game
from pangea.core.lesson_checks import troubles, untaught, word_troubles
from pangea.core.lessons import FIRST, Lesson, folder_of, lessons_in, untaught_in

from .conftest import fast_edition_of


@cache
def lessons_of(game: str) -> list[Lesson]:
    return lessons_in(folder_of(game), game)


def test_what_is_asked_can_be_done_and_what_is_forbidden_is(game: Game) -> None:
    found = [
        trouble
        for lesson in lessons_of(game.name)
        for trouble in troubles(lesson, fast_edition_of(game.name))
    ]
    assert not found, "\n".join(found)


def test_every_step_has_words_in_every_language(game: Game) -> None:
    found = word_troubles(game.name, lessons_of(game.name))
    assert not found, "\n".join(found)


def test_every_rule_is_taught(game: Game) -> None:
    """Or the game says why not, in lessons/untaught.toml. Whoever has no first lesson yet has just begun."""
    lessons = lessons_of(game.name)
    if any(lesson.name == FIRST for lesson in lessons):
        found = untaught(game.name, lessons, untaught_in(folder_of(game.name)))
        assert not found, "\n".join(found)
