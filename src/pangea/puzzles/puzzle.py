"""A puzzle, and the file of a game's puzzles: a JSON object on each line."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from pangea.core.catalogue import game as game_named
from pangea.core.content import default_hash
from pangea.core.contract import Game
from pangea.core.errors import BadContent
from pangea.core.words import Phrase, SeatName, Spoken

BEST, WIN, BELIEF, COUNT = KINDS = ("best", "win", "belief", "count")
HARDEST = 5
FILE = "puzzles.jsonl"


class BadPuzzle(BadContent):
    """A puzzle that can't be read, or is wrong."""


@dataclass(frozen=True)
class Choice:
    """One of the answers that are offered where the answer is not a move."""

    answer: str
    said: Phrase


@dataclass(frozen=True)
class Mistake:
    """A wrong answer: the win odds that it costs (None where it is simply wrong), and why."""

    cost: float | None
    why: tuple[Phrase, ...] = ()


@dataclass(frozen=True)
class Puzzle:
    """A position as a seat knows it, a question, and all that is to be told of the answer."""

    game: str
    kind: str
    players: int
    seat: int
    position: str
    """As the seat knows it: what is hidden from it is `?`."""
    question: Phrase
    answers: tuple[str, ...]
    """Moves, or for a question with choices the right one. More than one move: they come to the same."""
    moves: tuple[str, ...] = ()
    """What was played from the position on, before the question is asked."""
    choices: tuple[Choice, ...] = ()
    wrong: Mapping[str, Mistake] = field(default_factory=dict, hash=False)
    line: tuple[str, ...] = ()
    """The right move, and what follows in every world that the seat can imagine."""
    why: tuple[Phrase, ...] = ()
    rule: str = ""
    margin: float = 0.0
    """By how much of a win the answer is ahead of the next best; for a belief, by how much likelier it is."""
    low: float = 0.0
    """The margin is at least this, but for one time in forty."""
    worlds: float = 1.0
    """In this share of the worlds that the seat can imagine the answer is the best."""
    solved: Mapping[str, float] = field(default_factory=dict, hash=False)
    """How often each level finds the answer."""
    difficulty: int = 1
    software: str = ""
    """The version of the game's rules, and that of the program that found it."""

    @property
    def id(self) -> str:
        """A name that says which puzzle it is: the first letter of the game, and what is asked where."""
        asked = json.dumps([self.kind, self.position, *self.moves, *self.answers, phrase_as(self.question)])
        return f"{self.game[0]}-{hashlib.sha256(asked.encode()).hexdigest()[:6]}"

    @property
    def asks_for_a_move(self) -> bool:
        return self.kind in (BEST, WIN)


# In writing


def written(puzzle: Puzzle) -> str:
    """A puzzle on one line."""
    return json.dumps(as_dict(puzzle), ensure_ascii=False, separators=(", ", ": "))


def as_dict(puzzle: Puzzle) -> dict[str, Any]:
    made: dict[str, Any] = {
        "id": puzzle.id,
        "game": puzzle.game,
        "content_hash": default_hash(game_named(puzzle.game)),
        "kind": puzzle.kind,
        "players": puzzle.players,
        "seat": puzzle.seat,
        "position": puzzle.position,
        "moves": list(puzzle.moves),
        "question": phrase_as(puzzle.question),
        "choices": [{"answer": one.answer, "said": phrase_as(one.said)} for one in puzzle.choices],
        "answers": list(puzzle.answers),
        "wrong": {
            answer: {"cost": mistake.cost, "why": [phrase_as(each) for each in mistake.why]}
            for answer, mistake in puzzle.wrong.items()
        },
        "line": list(puzzle.line),
        "why": [phrase_as(each) for each in puzzle.why],
        "rule": puzzle.rule,
        "margin": round(puzzle.margin, 3),
        "low": round(puzzle.low, 3),
        "worlds": round(puzzle.worlds, 3),
        "solved": {level: round(share, 3) for level, share in puzzle.solved.items()},
        "difficulty": puzzle.difficulty,
        "software": puzzle.software,
    }
    return made


def phrase_as(spoken: Spoken) -> Any:
    """A phrase as the service and the pages write it."""
    match spoken:
        case Phrase():
            return {
                "say": spoken.message,
                "about": {name: phrase_as(part) for name, part in spoken.about.items()},
            }
        case SeatName():
            return {"seat": spoken.seat}
        case str() | int():
            return spoken
    return [phrase_as(part) for part in spoken]


def phrase_in(said: Any) -> Phrase:
    """The phrase that was written so."""
    about = {name: _spoken_in(part) for name, part in said.get("about", {}).items()}
    return Phrase(str(said["say"]), about)


def _spoken_in(said: Any) -> Spoken:
    if isinstance(said, list):
        return [phrase_in(part) for part in said]
    if isinstance(said, dict):
        return SeatName(int(said["seat"])) if "seat" in said else phrase_in(said)
    return cast(Spoken, said)


def read(text: str) -> Puzzle:
    """A puzzle from its line."""
    try:
        made = json.loads(text)
    except (ValueError, RecursionError):
        raise BadPuzzle("puzzles-not-json") from None
    if not isinstance(made, dict):
        raise BadPuzzle("puzzles-not-json")
    for key in ("id", "game", "kind", "players", "seat", "position", "question", "answers"):
        if key not in made:
            raise BadPuzzle("puzzles-missing", key=key)
    if made["kind"] not in KINDS:
        raise BadPuzzle("puzzles-unknown-kind", kind=str(made["kind"]), kinds=", ".join(KINDS))
    try:
        puzzle = _puzzle(made)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadPuzzle("puzzles-form", reason=str(error)) from None
    if not puzzle.answers:
        raise BadPuzzle("puzzles-missing", key="answers")
    here = default_hash(game_named(puzzle.game))
    if made.get("content_hash", here) != here:
        title = Phrase(f"{puzzle.game}-title")
        raise BadPuzzle("puzzles-other-content", game=title, said=str(made["content_hash"]), here=here)
    if puzzle.id != made["id"]:
        raise BadPuzzle("puzzles-other-id", id=str(made["id"]), right=puzzle.id)
    return puzzle


def _puzzle(made: dict[str, Any]) -> Puzzle:
    return Puzzle(
        game=str(made["game"]),
        kind=made["kind"],
        players=int(made["players"]),
        seat=int(made["seat"]),
        position=str(made["position"]),
        moves=tuple(map(str, made.get("moves", []))),
        question=phrase_in(made["question"]),
        choices=tuple(Choice(str(one["answer"]), phrase_in(one["said"])) for one in made.get("choices", [])),
        answers=tuple(map(str, made["answers"])),
        wrong={
            answer: Mistake(mistake["cost"], tuple(map(phrase_in, mistake["why"])))
            for answer, mistake in made.get("wrong", {}).items()
        },
        line=tuple(map(str, made.get("line", []))),
        why=tuple(map(phrase_in, made.get("why", []))),
        rule=str(made.get("rule", "")),
        margin=float(made.get("margin", 0.0)),
        low=float(made.get("low", 0.0)),
        worlds=float(made.get("worlds", 1.0)),
        solved={level: float(share) for level, share in made.get("solved", {}).items()},
        difficulty=int(made.get("difficulty", 1)),
        software=str(made.get("software", "")),
    )


def puzzles_in(lines: Iterable[str], file: str) -> Iterator[Puzzle]:
    """The puzzles of a file, line by line; what is wrong is said with its line."""
    for number, text in enumerate(lines, 1):
        if text.strip():
            try:
                yield read(text)
            except BadPuzzle as error:
                raise BadPuzzle("puzzles-at", file=file, line=number, reason=error.phrase) from None


def folder_of(game: Game) -> Path | None:
    """Where a game's files lie; None if it isn't in files."""
    import importlib

    file = importlib.import_module(game.state.__module__).__file__
    return None if file is None else Path(file).parent


def shipped(game: Game) -> list[Puzzle]:
    """The puzzles that come with a game; none where it has no file of them."""
    folder = folder_of(game)
    file = None if folder is None else folder / FILE
    if file is None or not file.exists():
        return []
    with open(file, encoding="utf-8") as lines:
        return list(puzzles_in(lines, file.name))
