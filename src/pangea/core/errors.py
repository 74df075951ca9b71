"""Everything that Pangea refuses, as one small tree.

    PangeaError
    ├── UnknownGame        no game of that name
    │   └── BrokenGame     a game from elsewhere that can't be opened
    ├── BadTable           players, options or seats that the game does not have
    ├── BadContent         a board or deck that breaks a rule for it
    ├── BadMove
    │   ├── UnreadableMove it is not written as a move of this game
    │   └── IllegalMove    a rule forbids it now: `rule` is its id
    ├── UnreadablePosition it is not written as a position of this game
    ├── NothingToUndo
    ├── BadRule            a rule of a game that can't be compiled: its file and line are told
    ├── BadBatch           actions, places or arrays that a batch of games can't take
    └── BadRecord          a game written down that can't have been played so: `record` and `move` say where

Each carries a phrase, so that it can be said in the reader's language; as text it is English.
"""

from __future__ import annotations

from pangea.core.words import ENGLISH, Phrase, Spoken, brief, say

LONGEST_IN_RECORD = 200
"""At most this many letters of a move or a key of a record are quoted: a real one is a tenth as long."""


class PangeaError(Exception):
    def __init__(self, message: str, **about: Spoken) -> None:
        super().__init__(message)
        self.phrase = brief(Phrase(message, about))

    def told(self, lang: str = ENGLISH) -> str:
        """The message for a person, in a language."""
        return say(self.phrase, lang)

    def __str__(self) -> str:
        return self.told()


class UnknownGame(PangeaError): ...


class BrokenGame(UnknownGame): ...


class BadTable(PangeaError): ...


class BadContent(PangeaError): ...


class BadMove(PangeaError): ...


class UnreadableMove(BadMove): ...


class IllegalMove(BadMove):
    def __init__(self, rule: str, reason: Phrase) -> None:
        super().__init__("core-refused", reason=reason, rule=rule)
        self.rule = rule


class UnreadablePosition(PangeaError): ...


class NothingToUndo(PangeaError): ...


class BadRule(PangeaError, TypeError): ...


class BadBatch(PangeaError): ...


class BadRecord(PangeaError):
    """`record` is its number in a file, `move` the move's number in it, both from 1, where they apply."""

    def __init__(self, reason: Phrase, *, record: int | None = None, move: int | None = None) -> None:
        reason = brief(reason, LONGEST_IN_RECORD)
        super().__init__(reason.message, **reason.about)
        self.reason, self.record, self.move = reason, record, move

    def within(self, record: int) -> BadRecord:
        """The same, said of a record in a file."""
        return BadRecord(self.reason, record=record, move=self.move)

    def told(self, lang: str = ENGLISH) -> str:
        about: dict[str, Spoken] = {"reason": self.reason}
        if self.record is not None:
            about["record"] = self.record
        if self.move is not None:
            about["move"] = self.move
        place = {
            (True, True): "core-in-record-and-move",
            (True, False): "core-in-record",
            (False, True): "core-in-move",
        }
        message = place.get(("record" in about, "move" in about))
        return say(Phrase(message, about) if message else self.reason, lang)
