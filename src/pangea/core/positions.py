"""The grammar of positions, the same in every game: clauses, each a name and words.

    players 3; turn 1; villages 5; clans red ? green; huts 12:RRB

What a clause means, and what can't be a position, is each game's own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pangea.core.arguments import shown
from pangea.core.errors import UnreadablePosition

if TYPE_CHECKING:
    from pangea.core.edition import Edition
    from pangea.core.record import Record

NOTHING = "-"
"""The only word of a clause with nothing in it."""
UNKNOWN_WORD = "?"
"""What stands for a secret in what a seat is shown."""
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,5}")


class Clauses:
    """The clauses of a position, by name. Each may be left out; none stands twice; empty ones don't count."""

    def __init__(self, text: str, names: Sequence[str]) -> None:
        self._clauses: dict[str, list[str]] = {}
        for clause in filter(str.strip, text.split(";")):
            name, *words = clause.split()
            if name not in names:
                raise UnreadablePosition(
                    "core-position-clause", text=" ".join(clause.split()), clauses=", ".join(names)
                )
            if name in self._clauses:
                raise UnreadablePosition("core-position-twice", clause=name)
            self._clauses[name] = [] if words == [NOTHING] else words

    def __contains__(self, name: str) -> bool:
        return name in self._clauses

    def words(self, name: str, usual: Sequence[str] = ()) -> list[str]:
        """The words of a clause, or the usual ones where it is left out."""
        return self._clauses.get(name, list(usual))

    def number(self, name: str, usual: int, least: int, most: int) -> int:
        return self.numbers(name, [usual], least, most)[0]

    def numbers(self, name: str, usual: Sequence[int], least: int, most: int) -> list[int]:
        """As many numbers as there are usual ones, which are taken where the clause is left out."""
        if name not in self:
            return list(usual)
        words = self.words(name)
        if len(words) != len(usual) or not all(map(_NUMBER.fullmatch, words)):
            raise UnreadablePosition(
                "core-position-numbers", clause=name, text=" ".join(words), count=len(usual)
            )
        return [number_in(name, word, least, most) for word in words]

    def choice(self, name: str, usual: str, choices: Sequence[str]) -> int:
        """Which of the choices a clause names."""
        return choice_in(name, " ".join(self.words(name, [usual])), choices)


def number_in(clause: str, word: str, least: int, most: int) -> int:
    """A number in a clause."""
    if not _NUMBER.fullmatch(word) or not least <= int(word) <= most:
        raise UnreadablePosition("core-position-range", clause=clause, text=word, least=least, most=most)
    return int(word)


def choice_in(clause: str, word: str, choices: Sequence[str]) -> int:
    """One of several words in a clause."""
    if word not in choices:
        raise UnreadablePosition("core-position-choice", clause=clause, text=word, choices=", ".join(choices))
    return choices.index(word)


def position_in(edition: Edition, text: object) -> Record:
    """The state of a position that a game is to be played from: nothing of it may be unknown."""
    if not isinstance(text, str):
        raise UnreadablePosition("core-position-text", given=shown(text))
    if UNKNOWN_WORD in text:
        raise UnreadablePosition("core-position-unknown")
    state: Record = edition.game.notation.read_position(edition.board, text)
    return state
