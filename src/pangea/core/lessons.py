"""Lessons: positions of a game with something to do or to see at each, as data in the game's `lessons/`.

A file `lessons/<lesson>.toml` is one lesson. What is said stands in the catalogues, `learn_<game>.ftl`, under
names that follow from those of the lesson and the step. Reading refuses whatever is not written as a lesson;
whether the game's rules bear a lesson out, `lesson_checks` works out.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from pangea.core.installed import GAMES, additions, folders_of
from pangea.core.nearest import nearest
from pangea.core.places import places

FOLDER = "lessons"
FIRST = "first"
"""The lesson that a game begins with."""
UNTAUGHT = "untaught"
"""The file with the rules that no task teaches, each with a reason."""
TASKS = ("do", "see", "count", "choose", "game")
SEVERAL = "; "
"""What stands between moves that are made one after the other for one task."""
BESIDE = ("panel", "seats")
"""What can be looked at beside the board: what the game tells there, and the list of the players."""

_NAME = re.compile("[a-z][a-z0-9_]*")
_TAKEN = ("title", "about", "done", "other", "choice", "refused")
"""Names that messages of every lesson have."""

Thing = TypeVar("Thing")


class BadLesson(ValueError):
    """A lesson that is not written as one: where, what is wrong, and what would be right."""


@dataclass(frozen=True)
class Forbidden:
    """A move that a rule forbids, to be shown as such."""

    move: str
    rule: str


@dataclass(frozen=True)
class CountAsked:
    """What is counted: an answer, or what the rules say of it."""

    answer: int | None = None
    points: int | None = None
    """The points of this seat now, or, with `after`, what this move gives it."""
    after: str = ""


@dataclass(frozen=True)
class FromRecord:
    """A position as a game came to it: the players' moves; nature's follow from the seed."""

    players: int
    seed: int
    moves: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class LessonStep:
    """One thing to do or to see."""

    name: str
    task: str
    position: str = ""
    record: FromRecord | None = None
    seat: int = 0
    look: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    tells: tuple[str, ...] = ()
    gains: int | None = None
    within: int = 1
    """How many moves of the seat the task may take."""
    line: tuple[str, ...] = ()
    teaches: tuple[str, ...] = ()
    answers: Mapping[str, str] = field(default_factory=dict, hash=False)
    refused: tuple[Forbidden, ...] = ()
    count: CountAsked | None = None
    choices: tuple[str, ...] = ()
    right: str = ""
    players: int | None = None
    """At the table of a game: how many sit there."""

    @property
    def goes_on(self) -> bool:
        """Does it begin where the step before ended?"""
        return not self.position and self.record is None


@dataclass(frozen=True)
class Lesson:
    game: str
    name: str
    order: int
    teaches: tuple[str, ...]
    steps: tuple[LessonStep, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule that it teaches, each once: those it names, and those that forbid something in it."""
        own = (rule for step in self.steps for rule in (*step.teaches, *(each.rule for each in step.refused)))
        return tuple(dict.fromkeys((*self.teaches, *own)))

    def message(self, *parts: str) -> str:
        return "-".join((words_of(self.game), self.name, *parts))

    @property
    def messages(self) -> set[str]:
        """Every message that must be there."""
        needed = {self.message("title"), self.message("about")}
        for step in self.steps:
            needed.add(self.message(step.name))
            needed |= {self.message(step.name, suffix) for suffix in step.answers.values()}
            needed |= {self.message(step.name, "choice", choice) for choice in step.choices}
        return needed

    @property
    def possible_messages(self) -> set[str]:
        """Those that may be there besides: after a task, and for moves without an answer of their own."""
        return {self.message(step.name, part) for step in self.steps for part in ("done", "other")}


def words_of(game: str) -> str:
    """The catalogue with what the lessons of a game say."""
    return f"learn_{game}"


def folder_of(game: str) -> Path:
    """Where the files of a game lie that is in the catalogue."""
    folders = [place / "games" / game for place in places()]
    added = (folder for one in additions(GAMES) if one.name == game for folder in folders_of(one.module))
    return next((folder for folder in (*folders, *added) if folder.is_dir()), folders[0])


def lessons_in(folder: Path, game: str) -> list[Lesson]:
    """The lessons of a game in their order, from the game's folder."""
    files = [file for file in (folder / FOLDER).glob("*.toml") if file.stem != UNTAUGHT]
    return sorted(
        (read(game, file.stem, file.read_text(encoding="utf-8")) for file in files),
        key=lambda lesson: (lesson.order, lesson.name),
    )


def untaught_in(folder: Path) -> dict[str, str]:
    """The rules that no task teaches, each with the reason."""
    file = folder / FOLDER / f"{UNTAUGHT}.toml"
    if not file.exists():
        return {}
    return _Table(file.name, _parsed(file.name, file.read_text(encoding="utf-8"))).words()


def read(game: str, name: str, text: str) -> Lesson:
    """A lesson as its file has it; BadLesson says what is wrong with it."""
    where = f"{game}/{FOLDER}/{name}.toml"
    _check_name(where, "the file", name)
    told = _Table(where, _parsed(where, text))
    steps = told.tables("steps")
    if not steps:
        raise BadLesson(f"{where}: a lesson needs steps, each under [[steps]]")
    lesson = Lesson(game, name, told.number("order", 99), told.texts("teaches"), tuple(map(_step, steps)))
    told.has_no_more()
    names = [step.name for step in lesson.steps]
    for step in lesson.steps:
        if names.count(step.name) > 1:
            raise BadLesson(f"{where}: two steps are called “{step.name}”: each needs a name of its own")
    if lesson.steps[0].goes_on and lesson.steps[0].task != "game":
        raise BadLesson(f"{where}, step {names[0]}: the first step needs a position or a record")
    if any(step.task == "game" for step in lesson.steps[:-1]):
        raise BadLesson(f"{where}: only the last step can be a game")
    return lesson


def _step(told: _Table) -> LessonStep:
    name = told.text("name")
    if not name:
        raise BadLesson(f"{told.where}: the step needs a name")
    told.where = f"{told.where.rpartition(', ')[0]}, step {name}"
    _check_name(told.where, "the step", name)
    task = told.text("task")
    if task not in TASKS:
        raise BadLesson(f"{told.where}: task is “{task}”; it is one of {', '.join(TASKS)}")
    step = LessonStep(
        name,
        task,
        position=told.text("position"),
        record=told.table("record", _record),
        seat=told.number("seat", 0),
        look=told.texts("look"),
        do=told.texts("do"),
        tells=told.texts("tells"),
        gains=told.number("gains", None),
        within=told.number("within", 1),
        line=told.texts("line"),
        teaches=told.texts("teaches"),
        answers=told.table("answers", _Table.words) or {},
        refused=tuple(map(_refused, told.tables("refused"))),
        count=told.table("count", _count),
        choices=told.texts("choices"),
        right=told.text("right"),
        players=told.number("players", None),
    )
    told.has_no_more()
    _check_parts(told.where, step)
    return step


_PARTS = {
    "do": ("do", "tells", "gains", "answers"),
    "count": ("count",),
    "choose": ("choices", "right"),
    "game": ("players",),
}
"""What only one kind of task has."""


def _check_parts(where: str, step: LessonStep) -> None:
    """A task has what it needs, and nothing that belongs to another."""
    for task, parts in _PARTS.items():
        for part in parts:
            if task != step.task and getattr(step, part) not in ((), {}, "", None):
                raise BadLesson(f"{where}: “{part}” belongs to task “{task}”, and this one is “{step.task}”")
    if step.position and step.record:
        raise BadLesson(f"{where}: give a position or a record, not both")
    if step.task == "do" and not (step.do or step.tells or step.gains is not None):
        raise BadLesson(f"{where}: say what counts as done: do, tells or gains")
    if step.task == "count" and step.count is None:
        raise BadLesson(f"{where}: say what is counted, under [steps.count]: answer = 7, or points = 0")
    if step.task == "choose" and step.right not in step.choices:
        raise BadLesson(f"{where}: right is “{step.right}”; it is one of choices: {', '.join(step.choices)}")
    if not 1 <= step.within <= 4:
        raise BadLesson(f"{where}: within is {step.within}; a task takes 1 to 4 moves")
    for suffix in step.answers.values():
        _check_name(where, "an answer", suffix)
    for choice in step.choices:
        _check_name(where, "a choice", choice)


def _record(told: _Table) -> FromRecord:
    options = told.table("options", _Table.words) or {}
    record = FromRecord(told.number("players", 0), told.number("seed", 0), told.texts("moves"), options)
    told.has_no_more()
    return record


def _refused(told: _Table) -> Forbidden:
    refused = Forbidden(told.text("move"), told.text("rule"))
    told.has_no_more()
    if not refused.move or not refused.rule:
        raise BadLesson(f"{told.where}: say the move and the rule that forbids it")
    return refused


def _count(told: _Table) -> CountAsked:
    count = CountAsked(told.number("answer", None), told.number("points", None), told.text("after"))
    told.has_no_more()
    if (count.answer is None) == (count.points is None):
        raise BadLesson(f"{told.where}: say answer = the number, or points = the seat whose points they are")
    if count.after and count.points is None:
        raise BadLesson(f"{told.where}: after belongs to points: what the move gives this seat")
    return count


def _parsed(where: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadLesson(f"{where}: this is not TOML: {problem}") from None


def _check_name(where: str, what: str, name: str) -> None:
    if not _NAME.fullmatch(name):
        raise BadLesson(f"{where}: {what} is called “{name}”; names are small letters, digits and _")
    if name in _TAKEN:
        raise BadLesson(f"{where}: {what} can’t be called “{name}”: messages of every lesson are")


class _Table:
    """A table of a file, read key by key: whatever nobody asks for is an error."""

    def __init__(self, where: str, told: Mapping[str, Any]) -> None:
        self.where, self._told, self._asked = where, told, list[str]()

    def text(self, key: str) -> str:
        return str(self._one(key, str, "a text", ""))

    def number(self, key: str, usual: Any) -> Any:
        """A whole number, or the usual one where none is said."""
        return self._one(key, int, "a whole number", usual)

    def texts(self, key: str) -> tuple[str, ...]:
        found = self._one(key, list, "a list of texts", [])
        if not all(isinstance(one, str) for one in found):
            raise BadLesson(f"{self.where}: {key} is a list of texts")
        return tuple(found)

    def words(self) -> dict[str, str]:
        """All of it: texts by their keys."""
        for key in self._told:
            self.text(key)
        return dict(self._told)

    def table(self, key: str, reading: Callable[[_Table], Thing]) -> Thing | None:
        found = self._one(key, dict, "a table", None)
        return None if found is None else reading(_Table(f"{self.where}, {key}", found))

    def tables(self, key: str) -> list[_Table]:
        found: Iterable[Any] = self._one(key, list, "a list of tables", [])
        if not all(isinstance(one, dict) for one in found):
            raise BadLesson(f"{self.where}: {key} is a list of tables, each under [[{key}]]")
        return [_Table(f"{self.where}, {key} {number}", one) for number, one in enumerate(found, 1)]

    def has_no_more(self) -> None:
        for key in self._told:
            if key not in self._asked:
                meant = nearest(key, self._asked)
                known = f"did you mean “{meant}”?" if meant else f"there are {', '.join(self._asked)}"
                raise BadLesson(f"{self.where}: nobody knows “{key}”: {known}")

    def _one(self, key: str, kind: type, called: str, usual: Any) -> Any:
        self._asked.append(key)
        found = self._told.get(key, usual)
        if found is not usual and (not isinstance(found, kind) or isinstance(found, bool)):
            raise BadLesson(f"{self.where}: {key} is {found!r}; it should be {called}")
        return found
