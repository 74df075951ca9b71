"""Says in words what is wrong with the lessons of a game.

    python -m tools.check_lessons GAME [LESSON]

Every step is played through with the rules, and its words are looked for in every language. Without a lesson
all of them are checked, and rules that no task teaches are listed.
"""

from __future__ import annotations

import sys

import pangea
from pangea import PangeaError
from pangea.core.lesson_checks import troubles, untaught, word_troubles
from pangea.core.lessons import BadLesson, Lesson, folder_of, lessons_in, untaught_in
from pangea.core.quick import edition_at_hand


def found(game: str, name: str | None = None) -> list[str]:
    """What is wrong, a sentence each."""
    pangea.game(game)
    folder = folder_of(game)
    lessons = lessons_in(folder, game)
    if name is not None and name not in [lesson.name for lesson in lessons]:
        known = ", ".join(lesson.name for lesson in lessons) or "none yet"
        return [f"{game} has no lesson “{name}”. There are: {known}"]

    edition = edition_at_hand(game, None)
    wrong = [
        trouble for lesson in lessons if name in (None, lesson.name) for trouble in troubles(lesson, edition)
    ]
    words = word_troubles(game, lessons)
    if name is not None:
        return [*wrong, *(word for word in words if _is_of(word, game, name))]
    return [*wrong, *words, *untaught(game, lessons, untaught_in(folder))]


def _is_of(trouble: str, game: str, name: str) -> bool:
    return f"learn_{game}-{name}-" in trouble


def told(lessons: list[Lesson]) -> str:
    steps = sum(len(lesson.steps) for lesson in lessons)
    return f"Lessons: {len(lessons)}, steps: {steps}. All is well."


def main() -> int:
    arguments = sys.argv[1:]
    if not 1 <= len(arguments) <= 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        wrong = found(*arguments)
    except (BadLesson, PangeaError) as problem:
        wrong = [str(problem)]
    for trouble in wrong:
        print(trouble)
    if not wrong:
        lessons = lessons_in(folder_of(arguments[0]), arguments[0])
        print(told([lesson for lesson in lessons if lesson.name in arguments[1:] or not arguments[1:]]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
