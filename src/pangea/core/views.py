"""What a seat may know, derived from what the record says of each field and from nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from pangea.core.contract import OVER, WATCHER
from pangea.core.edition import Edition
from pangea.core.record import ALL, OWNER, UNKNOWN, Field, Record, State, fingerprint, unpacked


def veiled(edition: Edition, state: State, seat: int) -> State:
    """A copy of a state in which every number that `seat` may not know is UNKNOWN."""
    return _behind_veil(edition, state, seat, edition.rules.to_move(state) == OVER)


def _behind_veil(edition: Edition, state: State, seat: int, over: bool) -> State:
    seen = np.frombuffer(fingerprint(state), np.uint8) | _veil(cast(Any, edition.game.state), seat, over)
    return cast(State, seen.view(cast(Any, state).dtype)[0])


@cache
def _veil(kind: Any, seat: int, over: bool) -> NDArray[np.uint8]:
    """What is laid over the bytes of a state: UNKNOWN has every bit set, so whatever was there is gone."""
    veil: Any = kind.blank()
    for name, field in kind.fields.items():
        if field.seen_by is ALL or (field.open_at_end and over):
            continue
        veil[name] = np.full(field.shape, UNKNOWN, field.kind)
        if field.seen_by is OWNER and seat != WATCHER:
            veil[name][seat] = 0
    return np.frombuffer(fingerprint(veil), np.uint8)


class View:
    """A game as one seat sees it. A bot gets this and nothing else.

    `state` is a record like any other, with UNKNOWN in place of what is hidden; `imagine` fills that in.
    """

    def __init__(
        self,
        edition: Edition,
        state: Record,
        seat: int,
        log: Callable[[int], list[str]] | None = None,
        turn: int | None = None,
    ) -> None:
        """`turn` is whose turn it is in `state`, where that is known already."""
        self.edition, self.seat = edition, seat
        self.to_move = int(edition.rules.to_move(state)) if turn is None else turn
        self.state: Record = _behind_veil(edition, state, seat, self.to_move == OVER)
        self.open_fields: dict[str, Any] = {}
        """What everybody sees, for JSON, as far as it was asked for: views of one position may share it."""
        self._log = log

    @property
    def log(self) -> list[str]:
        """All moves so far, as this seat may read them; empty where only the position is known."""
        return self._log(self.seat) if self._log else []

    @property
    def public_log(self) -> list[str]:
        """All moves so far, as everybody may read them."""
        return self._log(WATCHER) if self._log else []

    @cached_property
    def seen(self) -> Any:
        """The state as a plain object, which is read many times quicker."""
        return unpacked(self.state)

    @property
    def fields(self) -> dict[str, Any]:
        """The fields by name, for JSON: what nobody may see is left out, a number not known is None.

        A set is the list of its members: not every language has whole numbers of 64 bits.
        """
        values = vars(self.seen)
        fields = {}
        for name, field, is_open in _shown(cast(Any, self.edition.game.state), self.to_move == OVER):
            if not is_open:
                fields[name] = _own_row(field, values[name], self.seat)
                continue
            if name not in self.open_fields:
                self.open_fields[name] = plain(field, values[name])
            fields[name] = self.open_fields[name]
        return fields

    def legal(self) -> list[str]:
        """What this seat may do now; empty when it is another's turn."""
        if self.to_move != self.seat or self.seat == WATCHER:
            return []
        write, board = self.edition.game.notation.write, self.edition.board
        return [write(board, self.seen, move) for move in self.edition.legal(self.state)]

    def text(self, lang: str = "en", colour: bool = False) -> str:
        return self.edition.game.drawing.text(self.edition.board, self.state, lang, colour)

    def svg(self, lang: str = "en") -> str:
        return self.edition.game.drawing.svg(self.edition.board, self.state, lang)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.seat == other.seat and fingerprint(self.state) == fingerprint(other.state)

    def __hash__(self) -> int:
        return hash((self.seat, fingerprint(self.state)))


@cache
def _shown(kind: Any, over: bool) -> list[tuple[str, Field, bool]]:
    """The fields that are shown at all, and whether everybody sees the whole field."""
    fields = [
        (name, field, field.seen_by is ALL or (field.open_at_end and over))
        for name, field in kind.fields.items()
        if not field.worked_out
    ]
    return [shown for shown in fields if shown[2] or shown[1].seen_by is OWNER]


def _own_row(field: Field, value: Any, seat: int) -> list[Any]:
    return [row if number == seat else None for number, row in enumerate(plain(field, value))]


def plain(field: Field, value: Any) -> Any:
    """A field's numbers for JSON."""
    numbers = value.tolist() if isinstance(value, (np.ndarray, np.generic)) else value
    return _members(numbers) if field.is_set else numbers


def _members(bits: Any) -> Any:
    if isinstance(bits, list):
        return [_members(each) for each in bits]
    return [member for member in range(bits.bit_length()) if bits >> member & 1]
