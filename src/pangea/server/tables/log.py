"""What can happen at a table, one kind of entry for each. A table is what its entries come to."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from pangea.core.shuffle import SPLITMIX
from pangea.server.messages.tables import USUAL_ABSENCE, ClockWanted, Joining, OfferKind, SeatKind, Watching


class Sitting(Struct, frozen=True):
    """A seat and who plays it. A bot that stands in for somebody plays it by `level`."""

    kind: SeatKind
    name: str
    person: str | None = None
    level: str | None = None
    stands_in: bool = False
    has_left: bool = False
    """Has its person no say until they return? They left on purpose, or were away for too long; a clock that
    ran out takes nothing from them."""
    awaits: str | None = None
    """The person for whom an open seat is kept, and `name` is theirs: they played the game that this is a
    rematch of, sat here before the settings were changed, or are a bot account that was invited."""
    played_by: str | None = None
    """Once the game is over: the level of the bot that made most decisions of this person's seat."""

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
    """The content of its board as its host sends it; the entry that is written refers to it by `board`."""
    private: bool
    """Are `joining` and `watching` by link? Only logs that don't have those are read by it."""
    host: str
    clock: ClockWanted | None
    seed: str
    invite: str
    welcome: list[str] = []
    """People who need no invitation: they played what this is a rematch of, or were asked by name."""
    nature: list[str] = []
    source: str = ""
    """Where whoever made it came from: what it costs the service counts for this source."""
    shuffle: str = SPLITMIX
    """How nature draws from the seed. A table that does not say was made when there was only one way."""
    board: str | None = None
    """The digest of its board, which is kept beside the log; None for the usual one."""
    joining: Joining | None = None
    watching: Watching | None = None
    belief: bool | None = None
    """Is it shown what moves suggest of what is hidden? None: to somebody who plays with bots alone."""
    absence_days: int = USUAL_ABSENCE
    species: list[str] = []
    """In Genesis: the species that were chosen, by seat; empty where seats have them in their order."""


class Joined(Struct, frozen=True, tag="joined"):
    seat: int
    person: str
    name: str
    nature: list[str] = []


class Filled(Struct, frozen=True, tag="filled"):
    """Whoever made the table gave an open seat to a bot."""

    seat: int
    level: str
    nature: list[str] = []


class Invited(Struct, frozen=True, tag="invited"):
    """Whoever made the table keeps an open seat for a bot account."""

    seat: int
    person: str
    name: str


class SettingsChanged(Struct, frozen=True, tag="settings"):
    """Whoever made the table changed how it is played. The seats of all others are kept for them."""

    options: dict[str, str]
    clock: ClockWanted | None
    joining: Joining
    watching: Watching
    absence_days: int = USUAL_ABSENCE


class Moved(Struct, frozen=True, tag="moved"):
    seat: int
    move: str
    nature: list[str] = []
    forced: bool = False
    """Was it the only legal move?"""


class Undone(Struct, frozen=True, tag="undone"):
    """A seat took moves back; the first `keep` are kept."""

    seat: int
    keep: int


class Proposed(Struct, frozen=True, tag="offered"):
    """A seat asked the others to agree: to take moves back as far as `keep`, to end the game, or to let a bot
    of a `level` take the seat of a player who is away."""

    seat: int
    what: OfferKind
    keep: int | None = None
    without: list[int] = []
    """The seats whose players are away for too long to be asked."""
    away: int | None = None
    """The seat to move, whose player is one of them."""
    level: str | None = None


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


class StoodIn(Struct, frozen=True, tag="stood in"):
    """The host of the service gave a seat to a bot of this level."""

    seat: int
    level: str


class Returned(Struct, frozen=True, tag="returned"):
    """A person took a seat back. Their turn begins `anew` if its time was up; in old logs it always does."""

    seat: int
    anew: bool = True


class Ended(Struct, frozen=True, tag="ended"):
    """Whoever was alone there ended it, or the host of the service, who has no name here."""

    person: str


class Rematched(Struct, frozen=True, tag="rematch"):
    table: str


LogEntry = (
    Made
    | Joined
    | Filled
    | Invited
    | SettingsChanged
    | Moved
    | Undone
    | Proposed
    | Answered
    | Left
    | RanOut
    | StoodIn
    | Returned
    | Ended
    | Rematched
)

_READER: msgspec.json.Decoder[LogEntry] = msgspec.json.Decoder(LogEntry)


read = _READER.decode
"""An entry, from the body that was kept."""


def kind_of(entry: LogEntry) -> str:
    return str(entry.__struct_config__.tag)


def written(entry: LogEntry) -> str:
    """The body that is kept of an entry."""
    return msgspec.json.encode(entry).decode()
