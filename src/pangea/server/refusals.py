"""What the service refuses: a status, a word for programs, and a phrase for people."""

from __future__ import annotations

import re

from pangea.core.errors import (
    BadContent,
    BadMove,
    BadRecord,
    BadTable,
    IllegalMove,
    PangeaError,
    UnknownGame,
)
from pangea.core.words import Phrase, Spoken

GONE, FORBIDDEN, NOT_NOW, WRONG, TOO_MUCH, UNABLE = 404, 403, 409, 422, 429, 503
"""Not there (or not for you to know), not yours, not any more or not yet, not sound, and too much of it; and
what we can't do just now."""


class Refused(PangeaError):
    """An act that changed nothing, and why."""

    def __init__(
        self, status: int, code: str, message: str, *, rule: str | None = None, **about: Spoken
    ) -> None:
        super().__init__(message, **about)
        self.status, self.code, self.rule = status, code, rule


class Later(Refused):
    """An act that may be tried again, some seconds later."""

    def __init__(self, wait: float, status: int, code: str, message: str, /, **about: Spoken) -> None:
        self.seconds = max(1, round(wait + 0.5))
        super().__init__(status, code, message, rule=None, **about)


class Stale(Refused):
    """An act that came too late: something else has happened at the table first."""

    def __init__(self) -> None:
        super().__init__(NOT_NOW, "stale", "server-table-stale")


class Overtaken(Stale):
    """A write that another process was ahead of. It may be tried again on the new state of the table."""


_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def is_id(text: str) -> bool:
    """Can this be the id of a table, a replay or a person? What can't need not be looked for.

    >>> is_id("7hk2mpqr"), is_id(""), is_id("a\\0b"), is_id("x" * 65)
    (True, False, False, False)
    """
    return _ID.fullmatch(text) is not None


def no_such_table() -> Refused:
    return Refused(GONE, "no-such-table", "server-table-none")


def not_over() -> Refused:
    return Refused(NOT_NOW, "not-over", "server-table-not-over")


def no_such_replay() -> Refused:
    return Refused(GONE, "no-such-replay", "server-table-no-such-replay")


def no_such_bot(bot_id: str) -> Refused:
    return Refused(GONE, "no-such-bot", "server-no-such-bot", id=bot_id)


_CODES: tuple[tuple[type[PangeaError], str], ...] = (
    (UnknownGame, "unknown-game"),
    (BadTable, "bad-table"),
    (BadContent, "bad-content"),
    (IllegalMove, "illegal"),
    (BadMove, "unreadable"),
    (BadRecord, "bad-record"),
)


def refused(error: PangeaError) -> Refused:
    """What a game, a record or a content is refused with, as the service says it."""
    if isinstance(error, Refused):
        return error
    code = next((code for kind, code in _CODES if isinstance(error, kind)), "bad-request")
    phrase = _placed(error) if isinstance(error, BadRecord) else error.phrase
    said = Refused(WRONG, code, phrase.message)
    said.phrase = phrase
    said.rule = error.rule if isinstance(error, IllegalMove) else None
    return said


def _placed(error: BadRecord) -> Phrase:
    """The reason, with the move it was found at."""
    if error.move is None:
        return error.reason
    return Phrase("core-in-move", {"reason": error.reason, "move": error.move})
