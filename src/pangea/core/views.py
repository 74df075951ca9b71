"""What a seat may know, derived from what the record says of each field and from nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as dataclass_field
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import NDArray

from pangea.core.arguments import language_in
from pangea.core.arguments import shown as given
from pangea.core.contract import OVER, WATCHER, Belief, Flags, InUnits, Seat
from pangea.core.edition import Edition
from pangea.core.errors import BadTable
from pangea.core.move_log import SeatLog
from pangea.core.reading import FieldReader, Known, read_all, readers_of
from pangea.core.record import (
    ALL,
    NOBODY,
    OWNER,
    UNKNOWN,
    Record,
    State,
    fingerprint,
    unfrozen,
    unpacked,
)
from pangea.core.words import preferred_language

if TYPE_CHECKING:
    from pangea.core.captions import Shown


def veiled(edition: Edition, state: State, seat: int) -> State:
    """A copy of a state in which every number that `seat` may not know is UNKNOWN."""
    return cast(State, _behind_veil(edition, state, seat, edition.rules.to_move(state) == OVER)[0])


def _behind_veil(edition: Edition, state: Record, seat: int, over: bool) -> NDArray[Any]:
    """A row with the veiled state alone in it."""
    seen = np.frombuffer(fingerprint(state), np.uint8) | _veil(cast(Any, edition.game.state), seat, over)
    return seen.view(state.dtype)


def veiled_rows(edition: Edition, states: NDArray[np.void], seats: NDArray[Any]) -> NDArray[np.void]:
    """Copies of states that are not over, each as the seat beside it sees it; those of seats below 0 as they
    are."""
    kind = cast(Any, edition.game.state)
    packed = np.ascontiguousarray(states).view(np.uint8).reshape(len(states), -1).copy()
    for seat in range(edition.game.players[-1]):
        packed[np.asarray(seats) == seat] |= _veil(kind, seat, False)
    return packed.reshape(-1).view(states.dtype)


@cache
def _veil(kind: Any, seat: int, over: bool) -> NDArray[np.uint8]:
    """What is laid over the bytes of a state: UNKNOWN has every bit set, so whatever was there is gone."""
    veil: Any = kind.blank()
    for name, field in kind.fields.items():
        if field.seen_by is ALL or (field.open_at_end and over):
            continue
        veil[name] = np.full(field.shape, UNKNOWN, field.kind)
        if field.seen_by is OWNER and seat >= 0:
            veil[name][seat] = 0
    return np.frombuffer(fingerprint(veil), np.uint8)


@dataclass
class Shared:
    """What scenes of one position have in common, as far as it was asked for. Some of it only one seat may
    see, so no view holds what another one found."""

    fields: Known = dataclass_field(default_factory=dict)
    facts: Known = dataclass_field(default_factory=dict)
    open_fields: dict[str, Any] | None = None
    """The fields for JSON, as far as everybody sees them"""
    told: Belief | None = None
    """What the moves told so far"""

    def after_a_move(self) -> Shared:
        """For the views of the next position: most of its fields are as they were."""
        return Shared(self.fields, self.facts)


class View:
    """A game as one seat sees it. A bot gets this and nothing else: no reference in it leads to the match.

    `state` is a record like any other, with UNKNOWN in place of what is hidden; `imagine` fills that in.
    """

    def __init__(
        self,
        edition: Edition,
        state: Record,
        seat: int,
        log: SeatLog | None = None,
        turn: int | None = None,
    ) -> None:
        """`log` are the moves as this seat may read them, `turn` is whose turn it is in `state`."""
        self.edition, self.seat = edition, Seat(seat)
        self.to_move = int(edition.rules.to_move(state)) if turn is None else turn
        self._table = _behind_veil(edition, state, seat, self.to_move == OVER)
        self.state: Record = self._table[0]
        self._log = log

    @property
    def log(self) -> list[str]:
        """All moves so far, as this seat may read them; empty where only the position is known."""
        return [] if self._log is None else self._log.own()

    @property
    def public_log(self) -> list[str]:
        """All moves so far, as everybody may read them."""
        return [] if self._log is None else self._log.public()

    @cached_property
    def found(self) -> Shared:
        """What was read from this view so far."""
        return Shared()

    @property
    def fields(self) -> dict[str, Any]:
        """The fields by name, for JSON: what nobody may see is left out, a number not known is None.

        A set is the list of its members: not every language has whole numbers of 64 bits.
        """
        return self.fields_with(self.found)

    def fields_with(self, shared: Shared) -> dict[str, Any]:
        """The same fields, with what other scenes of this position or the one before have read."""
        kind = cast(Any, self.edition.game.state)
        packed, is_over = fingerprint(self.state), self.to_move == OVER
        if shared.open_fields is None:
            shared.open_fields = read_all(packed, _shown(kind, is_over), shared.fields)
        own = {
            name: [row if number == self.seat else None for number, row in enumerate(read(packed[part]))]
            for name, part, read in _own(kind, is_over)
        }
        return shared.open_fields | own

    def legal(self) -> list[str]:
        """What this seat may do now; empty when it is another's turn."""
        if self.to_move != self.seat:
            return []
        return self.edition.written_at(self._table, self.codes())

    def codes(self) -> list[int]:
        """The same as numbers, in the same order."""
        return [] if self.to_move != self.seat else self.edition.legal_at(self._table)

    def mask(self) -> Flags:
        """Which of all the numbers of moves this seat may choose now, for a learner: true for those."""
        mask = np.zeros(self.edition.sizes.codes, np.bool_)
        mask[self.codes()] = True
        return mask

    def features(self) -> InUnits:
        """What a learner in this seat is shown: numbers of about the size of one, named by the game."""
        if self.seat == WATCHER:
            raise BadTable("core-features-seat")
        return self.edition.observation(self.state, self.seat)

    def state_as(self, kind: type[State]) -> State:
        """The state, typed as that of its game: `view.state_as(State)` has the fields that State declares."""
        if kind is not self.edition.game.state:
            raise BadTable("core-state-kind", game=self.edition.game.name, given=given(kind))
        return cast(State, self.state)

    @cached_property
    def facts(self) -> dict[str, Any]:
        """What is shown beyond the fields of the state, for JSON."""
        return self.facts_with(self.found)

    def facts_with(self, shared: Shared) -> dict[str, Any]:
        """The same facts, with what other scenes of this position or the one before have read."""
        packed = fingerprint(self.edition.facts(self.state))
        return read_all(packed, readers_of(cast(Any, self.edition.game.facts)).values(), shared.facts)

    def text(self, lang: str = "en", colour: bool = False) -> str:
        """The position for a terminal."""
        return self.edition.game.drawing.text(shown(self.edition, self.state), language_in(lang), colour)

    def svg(self, lang: str = "en") -> str:
        """The position as a picture."""
        return self.edition.game.drawing.svg(shown(self.edition, self.state), language_in(lang))

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        whose = "somebody who watches" if self.seat == WATCHER else f"seat {self.seat}"
        return f"<View of {self.edition.game.name} by {whose}>"

    def _repr_svg_(self) -> str:
        """The position as a picture, for notebooks."""
        return self.svg(preferred_language())

    def __reduce__(self) -> tuple[Any, ...]:
        packed = fingerprint(self.state)
        return _view_again, (self.edition, packed, int(self.seat), self._log, self.to_move)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.seat == other.seat and fingerprint(self.state) == fingerprint(other.state)

    def __hash__(self) -> int:
        return hash((self.seat, fingerprint(self.state)))


def _view_again(edition: Edition, packed: bytes, seat: int, log: SeatLog | None, turn: int) -> View:
    return View(edition, unfrozen(edition.game.state, packed), seat, log, turn)


def shown(edition: Edition, state: Record) -> Shown:
    """A position as it is drawn: whatever its reader may not see must be unknown in `state`."""
    from pangea.core.captions import Shown

    turn = int(edition.rules.to_move(state))
    return Shown(
        game=edition.game.name,
        board=edition.board,
        state=unpacked(state),
        facts=unpacked(edition.facts(state)),
        turn=turn,
        points=edition.points(state) if turn == OVER else [],
        winners=edition.winners(state) if turn == OVER else [],
        ending=edition.game.endings[edition.rules.ending(state)],
    )


@cache
def _shown(kind: Any, over: bool) -> list[FieldReader]:
    """The fields that are shown at all: wholly, or to each seat its own row."""
    return [
        readers_of(kind)[name]
        for name, field in kind.fields.items()
        if not field.worked_out and (field.seen_by is not NOBODY or (field.open_at_end and over))
    ]


@cache
def _own(kind: Any, over: bool) -> list[FieldReader]:
    """Those of which each seat sees its own row."""
    fields = ((reader, kind.fields[reader.name]) for reader in _shown(kind, over))
    return [reader for reader, field in fields if field.seen_by is OWNER and not (field.open_at_end and over)]
