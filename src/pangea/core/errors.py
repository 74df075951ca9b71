"""Everything that Pangea refuses, as one small tree.

    PangeaError
    ├── UnknownGame         LookupError        no game of that name
    │   └── BrokenGame                         a game from elsewhere that can't be opened
    ├── BadTable            ValueError         players, options or seats that the game does not have
    ├── BadContent          ValueError         a board or deck that breaks a rule for it
    ├── BadMove             ValueError
    │   ├── UnreadableMove                     it is not written as a move of this game
    │   └── IllegalMove                        a rule forbids it now: `rule` is its id
    ├── UnreadablePosition  ValueError         it is not written as a position of this game
    ├── NothingToUndo       LookupError        no player has moved yet
    ├── BadRule             TypeError          a rule of a game that can't be compiled, by its file and line
    ├── BadBatch            ValueError         actions, places or arrays that a batch of games can't take
    └── BadRecord           ValueError         a game that can't have been played so; `move` says where
        └── UnreadableFile  OSError            a file of records that can't be opened or read
            └── MissingFile FileNotFoundError  a file of records that doesn't exist

In the middle is the error of Python's own that each of them is, too. Each carries a phrase, which `told` puts
into the reader's language; as text it is English.
"""

from __future__ import annotations

from pangea.core.words import ENGLISH, Phrase, Spoken, brief, say

LONGEST_IN_RECORD = 200
"""At most this many letters of a move or a key of a record are quoted: a real one is a tenth as long."""


class PangeaError(Exception):
    """The base of all errors that Pangea raises for what it is handed."""

    def __init__(self, message: str, **about: Spoken) -> None:
        super().__init__(message)
        self.phrase = brief(Phrase(message, about))

    def told(self, lang: str = ENGLISH) -> str:
        """The message for a person, in a language."""
        return say(self.phrase, lang)

    def __str__(self) -> str:
        return self.told()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


class UnknownGame(PangeaError, LookupError):
    """There is no game of that name."""


class BrokenGame(UnknownGame):
    """A game from a package or a folder can't be opened."""


class BadTable(PangeaError, ValueError):
    """The players, options, seats or other settings are none that the game has."""


class BadContent(PangeaError, ValueError):
    """A board or deck breaks a rule for it."""


class BadMove(PangeaError, ValueError):
    """A move is refused. The match is unchanged."""


class UnreadableMove(BadMove):
    """A text or number is no move of this game."""


class IllegalMove(BadMove):
    """A rule forbids the move now: `rule` is its id."""

    def __init__(self, rule: str, reason: Phrase) -> None:
        super().__init__("core-refused", reason=reason, rule=rule)
        self.rule = rule


class UnreadablePosition(PangeaError, ValueError):
    """A text is no position of this game."""


class NothingToUndo(PangeaError, LookupError):
    """No player has made a move that could be taken back."""


class BadRule(PangeaError, TypeError):
    """A rule of a game can't be compiled. The message has its file and line."""


class BadBatch(PangeaError, ValueError):
    """Actions, places or arrays are none that a batch of games accepts."""


class BadRecord(PangeaError, ValueError):
    """A game can't have been played as it is written down.

    `record` is its number in a file, `move` the move's number in it, both from 1, where they apply.
    """

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


class UnreadableFile(BadRecord, OSError):
    """A file of records can't be opened or read."""

    def __init__(self, file: str, error: OSError) -> None:
        super().__init__(
            Phrase("core-record-no-file", {"file": file, "reason": error.strerror or str(error)})
        )
        self.errno, self.strerror, self.filename = error.errno, error.strerror, file


class MissingFile(UnreadableFile, FileNotFoundError):
    """A file of records doesn't exist."""
