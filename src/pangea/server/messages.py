"""What goes over the wire. The OpenAPI document and the browser's types are made from these.

Words travel as messages (an id of the catalogues and what it speaks of): the reader's browser says them in
the reader's language. A seat is a number from 0; the *number* of a table counts all that happened at it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MOST = 2**31 - 1
Number = Annotated[int, Meta(ge=-MOST, le=MOST)]
"""A whole number that comes from outside: no larger than every database and every array can take."""


class Said(Struct, frozen=True):
    """A message to be said. It speaks of text, numbers, {"seat": 2}, other messages or lists of them."""

    say: str
    about: dict[str, Any] = {}


class Trouble(Struct, frozen=True):
    """Why something was refused: a word for programs, a message for people, and the rule that forbids it."""

    code: str
    words: Said
    text: str
    """The message in the language that was asked for."""
    rule: str | None = None


# Games


class OptionOffered(Struct, frozen=True):
    name: str
    values: list[str]


class PresetOffered(Struct, frozen=True):
    """Options that are chosen together, by one name."""

    name: str
    options: dict[str, str]


class LevelOffered(Struct, frozen=True):
    name: str


class GameOffered(Struct, frozen=True):
    """What stands on the box. Its title and all words are in the catalogue of its name."""

    name: str
    version: int
    designer: str
    year: int
    minutes: int
    players: list[int]
    options: list[OptionOffered]
    presets: list[PresetOffered]
    sections: int
    """How many sections its rules have in the catalogue."""


class Offered(Struct, frozen=True):
    games: list[GameOffered]
    levels: list[LevelOffered]
    """Bots from the weakest to the strongest."""
    languages: list[str]
    version: str


class BoardShown(Struct, frozen=True):
    """The printed board: the content that the rules read, and how it is drawn if that can't be worked out."""

    content: dict[str, Any]
    drawing: dict[str, Any]


# People

Lang = Literal["en", "it", "fr", "de"]


class Me(Struct, frozen=True):
    """Who asks. `id` is public; what proves it is in the cookie or the token.

    Somebody who is nobody yet has no id and no name: their first act makes them a guest.
    """

    id: str | None
    name: str
    is_bot: bool = False


class MeWanted(Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class TokenMade(Struct, frozen=True):
    """A bot account. The token is shown once."""

    id: str
    name: str
    token: str


# A game as one pair of eyes sees it


class Line(Struct, frozen=True):
    """One line of an explained score. None where it is not known whose the points are."""

    rule: str
    words: Said
    points: list[int | None]
    place: list[int]


class LogLine(Struct, frozen=True):
    """A move as these eyes may read it, and in words with what came of it. Nature is seat -1."""

    seat: int
    move: str
    told: list[Said]


class Log(Struct, frozen=True):
    """The moves from number `start` on: they replace whatever was known from there on."""

    start: int
    lines: list[LogLine]


class Chance(Struct, frozen=True):
    words: Said
    odds: float


class Suspected(Struct, frozen=True):
    """What these eyes must think of something that a seat hides."""

    seat: int
    chances: list[Chance]


class Scene(Struct, frozen=True):
    """A game as one pair of eyes sees it now."""

    eyes: int
    """The seat that looks; -1 for somebody who only watches."""
    moves: int
    """How many moves the record has, nature's too."""
    turn: int
    """The seat to move; -1 nature, -2 nobody any more."""
    view: dict[str, Any]
    """The fields of the game's state that these eyes may see, as its state.py declares them."""
    legal: list[str]
    """What these eyes may play now; empty when it is another's turn."""
    prompt: Said | None
    """What the seat to move has to decide."""
    points: list[int | None]
    """The points if the game ended now; None where these eyes can't know them."""
    lines: list[Line]
    """How the points come about."""
    ending: Said | None
    winners: list[int]
    log: Log
    suspected: list[Suspected] = []


# Tables

SeatKind = Literal["person", "bot", "open", "screen"]
Status = Literal["gathering", "playing", "over"]


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """`me`: whoever makes the table; `screen`: another player at the same screen; `open`: by invitation."""

    kind: Literal["me", "screen", "bot", "open"]
    level: str | None = None
    name: str | None = None


class ClockWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for a move. When they have run out a bot of this level takes the seat over."""

    seconds: Number
    level: str = "hunter"


class TableWanted(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: list[SeatWanted]
    options: dict[str, str] = {}
    content: dict[str, Any] | None = None
    private: bool = False
    clock: ClockWanted | None = None
    shuffle: bool = False
    """Draw who sits where, instead of taking the seats as they are listed."""


class Seat(Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str
    person: str | None
    """The public id of the person who plays it; None for a bot and for an open seat."""
    level: str | None
    """Of a bot, and of one that stands in for a person."""
    stands_in: bool
    """Has a bot taken over? The person may come back."""
    yours: bool
    here: bool
    """Is a page of its person open?"""
    seconds_left: float | None = None


class Offer(Struct, frozen=True):
    """Something that the people at the table must agree to."""

    kind: Literal["undo", "end"]
    by: int
    agreed: list[int]
    waiting: list[int]


class Fairness(Struct, frozen=True):
    """The shuffles can be checked: the hash is shown from the start, the seed when the game is over."""

    hash: str
    seed: str | None
    shuffle: str
    """How nature’s moves are drawn from the seed, as a record names it."""


class Table(Struct, frozen=True):
    id: str
    game: str
    version: int
    """Of the rules that it is played by."""
    status: Status
    number: int
    """How many things happened here. A move is made for this number, and refused if another came first."""
    players: int
    options: dict[str, str]
    board: str | None
    """The digest of its board, which `GET boards/{digest}` answers; None for the usual one."""
    private: bool
    seats: list[Seat]
    host: str
    yours: list[int]
    may_end: bool
    """May the asker end it at once? Whoever made it may, while nobody else plays there."""
    watchers: int
    clock: ClockWanted | None
    invite: str | None
    """The word that an open seat is taken with; only its people are told."""
    offer: Offer | None
    undo: Literal["now", "ask", "no"]
    """May the eyes take back their last move at once, by consent, or not at all?"""
    fairness: Fairness
    rematch: str | None
    scene: Scene | None
    """None while seats are open."""


class TableListed(Struct, frozen=True):
    id: str
    game: str
    status: Status
    seats: list[Seat]
    turn: int
    your_turn: bool
    moves: int
    touched: str
    """When something last happened here, in ISO 8601."""
    private: bool
    may_end: bool
    """May the asker end it at once?"""


class TablesListed(Struct, frozen=True):
    mine: list[TableListed]
    open: list[TableListed]
    running: list[TableListed]


class JoinWanted(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Number | None = None
    invite: str | None = None


class MoveMade(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Number
    number: Number
    move: str


class SeatAct(Struct, frozen=True, forbid_unknown_fields=True):
    """An act of a seat that must not come too late: undo, offer, leave, come back."""

    seat: Number
    number: Number


class OfferMade(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Number
    number: Number
    kind: Literal["undo", "end"]


class OfferAnswered(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Number
    number: Number
    agree: bool


class LeaveWanted(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Number
    number: Number
    level: str = "hunter"


class HintWanted(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Number
    number: Number


class Considered(Struct, frozen=True):
    """A move that was thought about: how often, how good the odds to win, and the points expected by seat."""

    move: str
    visits: int
    odds: float
    points: list[float]


class Hint(Struct, frozen=True):
    move: str
    words: list[Said]
    considered: list[Considered]
    line: list[str]
    """How it expects the game to go on."""


# Records and replays


class ReplayMade(Struct, frozen=True):
    id: str


class Replay(Struct, frozen=True):
    """A game that is over, or a record that was opened: everything about it is public."""

    id: str
    game: str
    version: int
    players: int
    options: dict[str, str]
    board: str | None
    """The digest of its board, as of a table."""
    names: list[str]
    moves: int
    points: list[int] | None
    winners: list[int] | None
    fairness: Fairness | None
    record: dict[str, Any]
    lines: list[LogLine]


class Scenes(Struct, frozen=True):
    """Positions of a replay, from after move `start` on; their logs are empty."""

    start: int
    scenes: list[Scene]


class AnalysisWanted(Struct, frozen=True, forbid_unknown_fields=True):
    iterations: Number | None = None


class Analysis(Struct, frozen=True):
    """How far the analysis of a replay is, and in the end its report, as `pangea analyse --json` has it."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    total: int
    report: dict[str, Any] | None = None


# Events


class Watch(Struct, frozen=True, tag="watch", forbid_unknown_fields=True):
    """From a page: tell me of this table, through these eyes; I know its log up to `log`."""

    table: str
    eyes: Number = -1
    log: Number = 0
    number: Number = -1
    invite: str | None = None
    """The word of an invitation, for a private table."""


class Unwatch(Struct, frozen=True, tag="unwatch", forbid_unknown_fields=True):
    table: str


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


class TurnEvent(Struct, frozen=True, tag="turn"):
    """To every page of a person: it is your turn at some table (or the list of your tables changed)."""

    table: str
    your_turn: bool


class TroubleEvent(Struct, frozen=True, tag="trouble"):
    table: str | None
    trouble: Trouble


class Pong(Struct, frozen=True, tag="pong"):
    pass


FromPage = Watch | Unwatch | Ping
ToPage = TableEvent | PresenceEvent | TurnEvent | TroubleEvent | Pong
