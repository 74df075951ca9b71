"""What a seat may know, derived from what the record says of each field and from nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np

from pangea.core.contract import OVER, WATCHER
from pangea.core.edition import Edition
from pangea.core.record import ALL, OWNER, UNKNOWN, Field, Record, State, copied, fingerprint, unpacked


def veiled(edition: Edition, state: State, seat: int) -> State:
    """A copy of a state in which every number that `seat` may not know is UNKNOWN."""
    over = edition.rules.to_move(state) == OVER
    seen = copied(state)
    for name, field in edition.game.state.fields.items():
        if field.seen_by is ALL or (field.open_at_end and over):
            continue
        hidden = np.full(field.shape, UNKNOWN, field.kind)
        if field.seen_by is OWNER and seat != WATCHER:
            hidden[seat] = cast(Any, state)[name][seat]
        cast(Any, seen)[name] = hidden
    return seen


class View:
    """A game as one seat sees it. A bot gets this and nothing else.

    `state` is a record like any other, with UNKNOWN in place of what is hidden; `imagine` fills that in.
    """

    def __init__(
        self, edition: Edition, state: Record, seat: int, log: Callable[[int], list[str]] | None = None
    ) -> None:
        self.edition, self.seat = edition, seat
        self.state: Record = veiled(edition, state, seat)
        self._log = log

    @property
    def log(self) -> list[str]:
        """All moves so far, as this seat may read them; empty where only the position is known."""
        return self._log(self.seat) if self._log else []

    @property
    def to_move(self) -> int:
        return self.edition.rules.to_move(self.state)

    @property
    def fields(self) -> dict[str, Any]:
        """The fields by name, for JSON: what nobody may see is left out, a number not known is None.

        A set is the list of its members: not every language has whole numbers of 64 bits.
        """
        over = self.to_move == OVER
        values = vars(unpacked(self.state))
        return {
            name: _plain(field, values[name], self.seat, over)
            for name, field in self.edition.game.state.fields.items()
            if not field.worked_out and (field.seen_by in (ALL, OWNER) or (field.open_at_end and over))
        }

    def legal(self) -> list[str]:
        """What this seat may do now; empty when it is another's turn."""
        if self.to_move != self.seat or self.seat == WATCHER:
            return []
        return self.edition.written(self.state, self.edition.legal(self.state))

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


def _plain(field: Field, value: Any, seat: int, over: bool) -> Any:
    numbers = plain(field, value)
    if field.seen_by is ALL or (field.open_at_end and over):
        return numbers
    return [numbers[row] if row == seat else None for row in range(field.shape[0])]


def plain(field: Field, value: Any) -> Any:
    """A field's numbers for JSON."""
    numbers = np.asarray(value).tolist()
    return _members(numbers) if field.is_set else numbers


def _members(bits: Any) -> Any:
    if isinstance(bits, list):
        return [_members(each) for each in bits]
    return [member for member in range(bits.bit_length()) if bits >> member & 1]
