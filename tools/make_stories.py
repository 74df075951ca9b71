"""Stories of every game and what they read as: the readers in Python and in TypeScript are compared by them.

    python -m tools.make_stories [--check] [game ...]

A story is taken if it says something that none before it said. Besides there are made-up ones with every kind
of part and mark. They are written to web/stories; with --check nothing is, and a file that is not as it would
be made is an error.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np

from pangea import Game
from pangea.core import messages
from pangea.core.contract import REFEREE, WATCHER
from pangea.core.messages import StoryReader, Vocabulary, hex_number
from pangea.core.telling import HIDDEN
from pangea.server.tables.books import names_on
from pangea.server.tables.scenes import said
from tools.generated import ROOT, keep
from tools.make_scenes import played, wanted

FOLDER = ROOT / "web" / "stories"
PLAYERS = 3


def stories(game: Game) -> dict[str, Any]:
    """Those of one game."""
    match = played(game)
    speaker, new = match.edition.speaker, _New()
    told, scores = [], []
    for number, code in enumerate(match.played):
        before, after = match.position(number), match.position(number + 1)
        if match.edition.rules.to_move(before) >= 0:
            told.append(speaker.prompt(before))
        told += [speaker.told(before, code, after, eyes) for eyes in (REFEREE, WATCHER)]
        scores += [speaker.explained(match.view(WATCHER).state), speaker.explained(after)]
    return {
        "words": game.vocabulary.described,
        "names": names_on(match.edition.board),
        "phrases": new.among(_phrases(speaker.reader, story) for story in told),
        "lines": new.among(_lines(speaker.reader, story) for story in scores),
    }


def every_kind() -> dict[str, Any]:
    """Made-up ones: every kind of part, and every mark."""
    words = Vocabulary("made-up")
    parts = {
        "seat": messages.SEAT,
        "number": messages.NUMBER,
        "label": messages.LABEL,
        "hex": messages.HEX,
        "phrase": messages.PHRASE,
        "phrases": messages.PHRASES,
        "labels": messages.LABELS,
        "choice": messages.one_of("made-up-colour", ["red", "blue"]),
        "choices": messages.some_of("made-up-colour", ["red", "blue", "green"]),
        "name": messages.named(["a1", "b2"]),
        "listed": messages.one_of_board("core-plain", "animals"),
    }
    say = words.message("made-up-all", **parts)
    inner = words.message("made-up-inner", label=messages.LABEL)
    rules = [words.rule(name) for name in ("M1.1", "M2")]
    board = SimpleNamespace(names={"animals": ["fox", "hare"]})
    reader = StoryReader(words, board)

    def whole(story: messages.Story) -> None:
        say(story, 2, -7, 12, hex_number(-2, 5), 1, 2, 3, 1, 0b101, 1, 1)
        for label in (7, 8, -1):
            inner(story, label)
        for label in (4, -5, 6):
            messages.item(story, label)

    told, score = np.zeros(256, np.int32), np.zeros(256, np.int32)
    messages.begin(told)
    whole(told)
    at = messages.place_for(told, 2)
    told[at : at + 2] = HIDDEN, 1
    say(told, 0, 0, 0, hex_number(3, -64), 1, 0, 0, 0, 0, 0, 0)
    inner(told, 1)
    messages.begin(score)
    for number, rule in enumerate(rules):
        messages.line(score, rule)
        whole(score)
        messages.gives(score, 0, -3)
        messages.hides(score, 2)
        messages.speaks_of(score, 40 + number)
        messages.speaks_of(score, 41)
    return {
        "words": words.described,
        "names": board.names,
        "phrases": [_phrases(reader, messages.written(told))],
        "lines": [_lines(reader, messages.written(score)), _lines(reader, [])],
    }


def _phrases(reader: StoryReader, story: list[int]) -> tuple[list[int], Any]:
    return story, [said(phrase) for phrase in reader.phrases(story)]


def _lines(reader: StoryReader, story: list[int]) -> tuple[list[int], Any]:
    lines = reader.lines(story, PLAYERS)
    return story, [
        {"rule": line.rule, "words": said(line.phrase), "points": line.points, "place": line.place}
        for line in lines
    ]


class _New:
    """Remembers what was said."""

    def __init__(self) -> None:
        self._said: set[str] = set()

    def among(self, examples: Iterable[Any]) -> list[Any]:
        return [example for example in examples if self._is_new(example)]

    def _is_new(self, example: Any) -> bool:
        says = set(_ids(msgspec.to_builtins(example)))
        is_new = bool(says - self._said)
        self._said |= says
        return is_new


def _ids(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if "say" in value:
            yield value["say"]
        for part in value.values():
            yield from _ids(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _ids(part)


def files(games: Iterable[Game]) -> Iterator[tuple[Path, bytes]]:
    yield FOLDER / "every-kind.json", msgspec.json.encode(every_kind()) + b"\n"
    for game in games:
        if game.vocabulary is not None:
            yield FOLDER / f"{game.name}.json", msgspec.json.encode(stories(game)) + b"\n"


if __name__ == "__main__":
    keep("make_stories", files(wanted()))
