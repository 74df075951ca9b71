"""The lessons of every game as the pages read them: src/pangea/games/<game>/lessons to web/public/learn.

    python -m tools.make_lessons [--check]

What a step says stays in the catalogues; what is written here is where it begins, as the bytes of a state,
and what counts as done. With --check nothing is written, and a file that is not as it would be made is an
error.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import pangea
from pangea import Game
from pangea.core.edition import Edition
from pangea.core.lesson_checks import beginning
from pangea.core.lessons import Lesson, LessonStep, folder_of, lessons_in
from pangea.core.record import fingerprint
from tools.generated import ROOT, keep

FOLDER = ROOT / "web" / "public" / "learn"
_PLAIN = (
    "look",
    "do",
    "tells",
    "gains",
    "within",
    "line",
    "answers",
    "choices",
    "right",
    "teaches",
    "players",
)
"""What the page is told as it is, where a step has it."""


def shown(game: Game) -> dict[str, Any] | None:
    """The lessons of a game; None if it has none."""
    lessons = lessons_in(folder_of(game.name), game.name)
    if not lessons:
        return None
    edition = Edition(game)
    return {
        "game": game.name,
        "version": game.version,
        "content_hash": edition.content_hash,
        "lessons": [lesson_shown(lesson, edition) for lesson in lessons],
    }


def lesson_shown(lesson: Lesson, edition: Edition) -> dict[str, Any]:
    steps = [step_shown(step, edition) for step in lesson.steps]
    return {"name": lesson.name, "rules": lesson.rules, "steps": steps}


def step_shown(step: LessonStep, edition: Edition) -> dict[str, Any]:
    told: dict[str, Any] = {"name": step.name, "task": step.task, "seat": step.seat}
    told |= {part: value for part in _PLAIN if (value := getattr(step, part)) not in ((), {}, "", None)}
    if step.refused:
        told["refused"] = [{"move": each.move, "rule": each.rule} for each in step.refused]
    if step.count is not None:
        parts = ("answer", "points", "after")
        told["count"] = {
            part: value for part in parts if (value := getattr(step.count, part)) not in (None, "")
        }
    if not step.goes_on:
        match = beginning(step, edition)
        told["begin"] = {
            "players": match.players,
            "position": edition.game.notation.write_position(edition.board, match.state),
            "state": b64encode(fingerprint(match.state)).decode(),
        }
    return told


def files() -> Iterator[tuple[Path, bytes]]:
    for game in pangea.every_game():
        lessons = shown(game)
        if lessons is not None:
            yield FOLDER / f"{game.name}.json", msgspec.json.encode(lessons) + b"\n"


if __name__ == "__main__":
    keep("make_lessons", files())
