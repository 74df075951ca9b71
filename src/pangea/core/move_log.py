"""The moves of a match as text, as each seat may read them.

A view holds a `SeatLog`: texts that its seat may read, and nothing that leads to the match. To copy a long
log for each view would be slow, so all views share lists that only ever grow, each up to its own length.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Kept = list[tuple[int, str]]
"""Moves that one seat alone may read: their numbers and texts."""


def as_read_by(seat: int, keeper: int | None, text: str) -> str:
    """Return a move as a seat may read it."""
    return text if keeper is None or keeper == seat else veiled(text)


def veiled(text: str) -> str:
    """Return a move with a question mark for its last word, which only its keeper may know."""
    return text.rpartition(" ")[0] + " ?"


class SeatLog:
    """The first moves of a match as one seat may read them."""

    __slots__ = ("_kept", "_length", "_public")

    def __init__(self, public: list[str], kept: Kept, length: int) -> None:
        """`public` and `kept` may have more than `length` moves: those after it are ignored."""
        self._public, self._kept, self._length = public, kept, length

    @classmethod
    def of(cls, moves: Sequence[str]) -> SeatLog:
        """Make a log of moves of which only this seat's reading is known."""
        return cls(list(moves), [], len(moves))

    def public(self) -> list[str]:
        """Return the moves as everybody may read them."""
        return self._public[: self._length]

    def own(self) -> list[str]:
        """Return the moves as this seat may read them."""
        log = self.public()
        for number, text in self._kept:
            if number < self._length:
                log[number] = text
        return log

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and copy without the moves after this log's length."""
        kept = [(number, text) for number, text in self._kept if number < self._length]
        return SeatLog, (self.public(), kept, self._length)


class MoveLog:
    """The moves of a match as everybody may read them, and what single seats may read besides.

    Moves are only ever added: after an undo the match continues with another log (`until`).
    """

    def __init__(self, public: list[str] | None = None, kept: dict[int, Kept] | None = None) -> None:
        self._public = [] if public is None else public
        self._kept = {} if kept is None else kept
        """By seat. Each list is handed to the views of its seat alone."""

    def __len__(self) -> int:
        return len(self._public)

    def add(self, text: str, keeper: int | None) -> None:
        """Add a move that only the seat `keeper` may read whole; None if everybody may."""
        if keeper is not None:
            self._kept.setdefault(keeper, []).append((len(self._public), text))
            text = veiled(text)
        self._public.append(text)

    def by(self, seat: int, length: int) -> SeatLog:
        """Return the first `length` moves as a seat may read them."""
        return SeatLog(self._public, self._kept.setdefault(seat, []), length)

    def until(self, length: int) -> MoveLog:
        """Return another log of the first `length` moves: what is added there is not added here."""
        kept = {
            seat: [(number, text) for number, text in moves if number < length]
            for seat, moves in self._kept.items()
        }
        return MoveLog(self._public[:length], kept)
