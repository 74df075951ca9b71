"""What the lessons of a game come to: their words name points, and the rules must give just these."""

from __future__ import annotations

from collections.abc import Iterator

import pangea
from pangea.core.compiled import compiled_for
from pangea.core.edition import Edition
from pangea.core.lesson_checks import answer_of, beginning
from pangea.core.lessons import Lesson, folder_of, lessons_in
from pangea.core.scenarios import Scenario


def figures_of(game: str) -> dict[str, int | list[int]]:
    """By lesson and step: the number to count, or everybody's points once the step is done."""
    edition = compiled_for(Edition(pangea.game(game))).fast_edition
    return {
        f"{lesson.name}/{step}": figure
        for lesson in lessons_in(folder_of(game), game)
        for step, figure in _figures(lesson, edition)
    }


def _figures(lesson: Lesson, edition: Edition) -> Iterator[tuple[str, int | list[int]]]:
    match = beginning(lesson.steps[0], edition)
    for step in lesson.steps:
        if step.task == "game":
            return
        if not step.goes_on:
            match = beginning(step, edition)
        if step.count is not None:
            yield step.name, answer_of(step, match)
            continue
        if step.task == "do":
            _, match = next(Scenario(step, match).solutions())
        for move in step.line:
            match.follow(move)
        yield step.name, [int(points) for points in edition.points(match.state)]
