"""What travels over the WebSocket."""

from __future__ import annotations

from msgspec import Struct

from pangea.server.messages.tables import Table
from pangea.server.messages.talk import Talk
from pangea.server.messages.waiting import WaitingBot
from pangea.server.messages.words import Number, Trouble


class Watch(Struct, frozen=True, tag="watch", forbid_unknown_fields=True):
    """From a page: tell me of this table, through these eyes; I know its log up to `log`."""

    table: str
    eyes: Number = -1
    log: Number = 0
    number: Number = -1
    invite: str | None = None
    """The word of an invitation, for a private table."""
    page: str | None = None
    """A name that the page has given itself. What it does under this name is not told to it once more."""
    talk: Number | None = None
    """The last line of talk that the page knows, 0 for none; left out by a page that shows no talk."""


class Unwatch(Struct, frozen=True, tag="unwatch", forbid_unknown_fields=True):
    table: str


class Wait(Struct, frozen=True, tag="wait", forbid_unknown_fields=True):
    """From a bot account: I wait for opponents, for as long as this connection lasts."""

    games: list[str] = []
    """The games that it plays; empty for all."""
    players: list[Number] = []
    """With how many players; empty for any number."""
    tables: Number = 1
    """At how many tables at once."""
    about: str = ""
    """What people read about it: one line."""


class Unwait(Struct, frozen=True, tag="unwait", forbid_unknown_fields=True):
    """From a bot account: I wait no longer."""


class Ping(Struct, frozen=True, tag="ping"):
    pass


class TableEvent(Struct, frozen=True, tag="table"):
    """To a page: the table as it is now. The log begins where the page's ended, or where it changed."""

    table: Table


class PresenceEvent(Struct, frozen=True, tag="presence"):
    """To a page: somebody came to a table or left it. At most one in a second for each table."""

    table: str
    here: list[int]
    """The seats whose person has a page open."""
    watchers: int


class TalkEvent(Struct, frozen=True, tag="talk"):
    """To a page that shows talk: what was said since the line that it knows, and what may be said."""

    table: str
    talk: Talk


class TurnEvent(Struct, frozen=True, tag="turn"):
    """To every page of a person: it is your turn at some table (or the list of your tables changed)."""

    table: str
    your_turn: bool


class WaitingEvent(Struct, frozen=True, tag="waiting"):
    """To a bot account: this is how others find it among those who wait; None once it waits no longer."""

    bot: WaitingBot | None


class InvitedEvent(Struct, frozen=True, tag="invited"):
    """To a bot account that waits: a seat is kept for it at this table."""

    table: str


class TroubleEvent(Struct, frozen=True, tag="trouble"):
    table: str | None
    trouble: Trouble


class Pong(Struct, frozen=True, tag="pong"):
    pass


FromPage = Watch | Unwatch | Wait | Unwait | Ping
ToPage = (
    TableEvent | PresenceEvent | TalkEvent | TurnEvent | WaitingEvent | InvitedEvent | TroubleEvent | Pong
)
