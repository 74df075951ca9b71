"""How the moves of a game are written: one table of forms, from which they are written and read.

    MOVES = MoveTable("clans")
    MOVE = MOVES.kind("move {source}>{target}", source=TERRITORY, target=TERRITORY)

Between its code and its text a move is *spelled*: a row of numbers, its kind and its parts. A game's rule
`spelled` spells a code, its rule `understood` finds the code of what is spelled, and this table turns rows
into text and text into rows. So text is never taken apart to learn what a move is, and no code is worked out
twice.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pangea.core.errors import UnreadableMove
from pangea.core.messages import Part, hex_number, hex_text, label_text

Row = NDArray[np.int32]
"""A move spelled: its kind, and its parts."""
SPELLED = 4
"""Numbers in a row: no move has more than three parts."""

LONGEST_QUOTED = 60
_NUMBER = "(0|[1-9][0-9]{0,5})"
_COORDINATE = "(?:0|-?[1-9][0-9]?)"
_HOLES = re.compile(r"\{(\w+)\}")


def number_below(limit: int, unreadable: str, least: int = 0) -> Part:
    """A number from `least` to less than `limit`; any other is refused by the message `unreadable`."""
    return Part("label", least=least, below=limit, unreadable=unreadable)


def hex_within(steps: int, unreadable: str) -> Part:
    """A hex at most this far from 0,0; another is refused by the message `unreadable`."""
    return Part("hex", below=steps + 1, unreadable=unreadable)


def hex_among(places: Sequence[int], unreadable: str) -> Part:
    """One of these hexes; another is refused by the message `unreadable`."""
    return Part("hex", names=tuple(map(hex_text, places)), unreadable=unreadable)


@dataclass(frozen=True)
class Form:
    """One kind of move in writing: its first word is its name."""

    text: str
    parts: dict[str, Part]

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        pieces = _HOLES.split(self.text)
        return re.compile(
            "".join(
                _pattern(self.parts[piece]) if number % 2 else re.escape(piece)
                for number, piece in enumerate(pieces)
            )
        )


class MoveTable:
    """The kinds of moves of one game. `by_code`: the text of a move, and the seat that alone may read all of
    it, are the same in every position."""

    def __init__(self, game: str, *, by_code: bool = False) -> None:
        self.game, self.by_code = game, by_code
        self.forms: list[Form] = []

    def kind(self, text: str, **parts: Part) -> int:
        """A kind of move by its form: the number that stands for it where a move is spelled."""
        assert _HOLES.findall(text) == list(parts), f"{text}: its parts are {list(parts)}, in this order"
        assert len(parts) < SPELLED, f"{text}: a move has at most {SPELLED - 1} parts"
        self.forms.append(Form(text, parts))
        return len(self.forms) - 1

    def writer(self, board: Any) -> Callable[[Sequence[int]], str]:
        """What turns a move that was spelled into its text."""
        forms = [
            (_HOLES.sub("%s", form.text), [_word(board, part) for part in form.parts.values()])
            for form in self.forms
        ]

        def write(row: Sequence[int]) -> str:
            text, words = forms[row[0]]
            return text % tuple([word(value) for word, value in zip(words, row[1:], strict=False)])

        return write

    def read(self, board: Any, text: str) -> list[int]:
        """A move spelled; UnreadableMove if the text isn't one."""
        for number, form in enumerate(self.forms):
            if found := form.pattern.fullmatch(text):
                parts = zip(form.parts.values(), found.groups(), strict=True)
                row = [number, *(_number(board, text, part, word) for part, word in parts)]
                return row + [0] * (SPELLED - len(row))
        raise UnreadableMove(f"{self.game}-unreadable", text=text[:LONGEST_QUOTED])

    def described(self) -> list[dict[str, Any]]:
        """The forms for whoever reads moves elsewhere, each by a name of its own."""
        return [
            {
                "kind": kind,
                "form": form.text,
                "parts": {name: part.described for name, part in form.parts.items()},
            }
            for kind, form in zip(self._kinds(), self.forms, strict=True)
        ]

    def _kinds(self) -> list[str]:
        """A kind is called by the first word of its form, or by all of them where two begin alike."""
        words = [re.findall("[a-z]+", _HOLES.sub("", form.text)) or list(form.parts) for form in self.forms]
        first = [each[0] for each in words]
        return [each[0] if first.count(each[0]) == 1 else "-".join(each) for each in words]


def _pattern(part: Part) -> str:
    match part.kind:
        case "name":
            return f"({part.shape or '|'.join(map(re.escape, part.names))})"
        case "hex":
            return f"({_COORDINATE},{_COORDINATE})"
        case "board choice":
            return "([a-z]+)"
    return _NUMBER


def _word(board: Any, part: Part) -> Callable[[int], str]:
    """How a part of a move is written."""
    match part.kind:
        case "name":
            return part.names.__getitem__
        case "hex":
            return hex_text
        case "board choice":
            return [*map(str, board.names[part.names[0]])].__getitem__
    return label_text


def _number(board: Any, text: str, part: Part, word: str) -> int:
    match part.kind:
        case "name":
            if word not in part.names:
                raise UnreadableMove(part.unreadable, text=text, name=word)
            return part.names.index(word)
        case "hex":
            q, r = map(int, word.split(","))
            if part.unreadable and word not in part.names and max(abs(q), abs(r), abs(q + r)) >= part.below:
                raise UnreadableMove(part.unreadable, text=text, hex=word)
            return hex_number(q, r)
        case "board choice":
            names = board.names[part.names[0]]
            if word not in names:
                nearest = difflib.get_close_matches(word, names, 1, 0.0)[0]
                raise UnreadableMove(part.unreadable, text=text, name=word[:30], nearest=nearest)
            return int(names.index(word))
    if not part.least <= int(word) < part.below:
        raise UnreadableMove(part.unreadable, text=text, number=word)
    return int(word)
