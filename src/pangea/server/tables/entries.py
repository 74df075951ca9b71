"""What can happen at a table, one kind of entry for each. A table is what its entries come to."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from pangea.core.shuffle import SPLITMIX
from pangea.server.messages import ClockWanted, SeatKind
from pangea.server.store.ledger import Line


class Sitting(Struct, frozen=True):
    """A seat and who plays it. A bot that stands in for somebody plays it by `level`."""

    kind: SeatKind
    name: str
    person: str | None = None
    level: str | None = None
    stands_in: bool = False
    has_left: bool = False
    """Did its person leave it on purpose? Whose clock ran out did not."""
    awaits: str | None = None
    """The person for whom an open seat is kept: he played the game that this is a rematch of."""

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stands_in

    @property
    def is_played_by_person(self) -> bool:
        return self.kind in ("person", "screen") and not self.stands_in


class Made(Struct, frozen=True, tag="made"):
    """The table, as it was made. `nature` is what nature dealt, here and below, when that began the game."""

    game: str
    version: int
    seats: list[Sitting]
    options: dict[str, str]
    content: dict[str, Any] | None
    """The content of its board: as somebody brings it, and in logs from before boards were kept by digest."""
    private: bool
    host: str
    clock: ClockWanted | None
    seed: str
    invite: str
    welcome: list[str] = []
    """People who need no invitation: they played the game that this is a rematch of."""
    nature: list[str] = []
    source: str = ""
    """Where whoever made it came from: what it costs the service counts for this source."""
    shuffle: str = SPLITMIX
    """How nature draws from the seed. A table that does not say was made when there was but one way."""
    board: str | None = None
    """The digest of its board, which is kept beside the log; None for the usual one."""


class Joined(Struct, frozen=True, tag="joined"):
    seat: int
    person: str
    name: str
    nature: list[str] = []


class Moved(Struct, frozen=True, tag="moved"):
    seat: int
    move: str
    nature: list[str] = []


class Undone(Struct, frozen=True, tag="undone"):
    """A seat took moves back; so many are kept."""

    seat: int
    keep: int


class Offered(Struct, frozen=True, tag="offered"):
    """A seat asked the others to agree: to take moves back as far as `keep`, or to end the game."""

    seat: int
    what: Literal["undo", "end"]
    keep: int | None = None


class Answered(Struct, frozen=True, tag="answered"):
    seat: int
    agree: bool


class Left(Struct, frozen=True, tag="left"):
    """A person left a seat: to a bot of this level, or open if the game has not begun."""

    seat: int
    level: str


class RanOut(Struct, frozen=True, tag="clock ran out"):
    seat: int
    level: str


class Returned(Struct, frozen=True, tag="returned"):
    """A person took a seat back. His turn begins `anew` if its time was up; once it always did."""

    seat: int
    anew: bool = True


class Ended(Struct, frozen=True, tag="ended"):
    """Whoever made the table ended it: nobody else played there."""

    person: str


class Rematched(Struct, frozen=True, tag="rematch"):
    table: str


Entry = Made | Joined | Moved | Undone | Offered | Answered | Left | RanOut | Returned | Ended | Rematched

_READER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def read(line: Line) -> Entry:
    """An entry as it was kept."""
    return _READER.decode(line.body)


def written(entry: Entry, number: int, at: float) -> Line:
    """An entry as it is kept."""
    kind = entry.__struct_config__.tag
    return Line(number, at, str(kind), msgspec.json.encode(entry).decode())
