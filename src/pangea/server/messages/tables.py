"""Tables, and what is done at them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from pangea.server.messages.scenes import Scene
from pangea.server.messages.words import Number, Said

SeatKind = Literal["person", "bot", "open", "screen"]
Status = Literal["gathering", "playing", "over"]
HappeningKind = Literal[
    "offered",
    "declined",
    "withdrawn",
    "lapsed",
    "undone",
    "undone by consent",
    "left",
    "late",
    "stood in",
    "stood in by host",
    "returned",
    "ended",
    "ended by consent",
    "ended without",
    "ended by host",
]
OfferKind = Literal["undo", "end", "stand-in"]
USUAL_ABSENCE = 3
"""Days until the others may go on without a player who is away."""
Joining = Literal["link", "anybody"]
"""Who may take an open seat: whoever has the link, or anybody. Only the latter is listed."""
Watching = Literal["players", "link", "anybody"]
"""Who may watch the game and see its replay: only its players, whoever has the link, or anybody."""


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """`me`: whoever makes the table; `screen`: another player at the same screen; `open`: by invitation."""

    kind: Literal["me", "screen", "bot", "open"]
    level: str | None = None
    name: str | None = None
    bot: str | None = None
    """The id of a bot account that waits for opponents: an `open` seat is kept for it, and it is told."""


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
    """Short for `joining` and `watching` by link; without it they are for anybody."""
    clock: ClockWanted | None = None
    absence_days: Number = USUAL_ABSENCE
    """Without a clock: days until the others may go on without the player to move, if that player is away."""
    shuffle: bool = True
    """Draw lots for the seats, and so for who begins; `false` seats the players in the order of `seats`."""
    belief: bool | None = None
    """Show what moves suggest of what is hidden? Usually only to somebody who plays with bots alone."""
    joining: Joining | None = None
    watching: Watching | None = None
    species: list[str] = []
    """In Genesis: the species of each seat, as they are listed; left out, seats have them in their order."""


class SettingsWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """All settings of a table that still gathers, as they are to be."""

    options: dict[str, str]
    clock: ClockWanted | None
    absence_days: Number
    joining: Joining
    watching: Watching


class FillWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot of this level for an open seat."""

    seat: Number
    level: str = "hunter"


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
    kept: Literal["you", "other"] | None = None
    """For whom an open seat is kept; `name` is theirs."""
    played_by: str | None = None
    """Once the game is over: the level of the bot that made most decisions of this person's seat. Moves
    without a choice don't count."""


class Offer(Struct, frozen=True):
    """Something that the people at the table must agree to."""

    kind: OfferKind
    """`stand-in`: a bot takes the seat of a player who is away."""
    by: int
    agreed: list[int]
    waiting: list[int]
    without: list[int] = []
    """The seats whose players are away for too long to be asked."""
    away: int | None = None
    """The seat to move, whose player is away."""
    level: str | None = None
    """Of the bot that would take that seat."""


class Absent(Struct, frozen=True):
    """The player to move is away for so long that the others may go on without them."""

    seat: int
    since: str
    """When the player was last at this table, or when the turn began, whichever is later; in ISO 8601."""


class Happening(Struct, frozen=True):
    """Something other than a move that was done at a table: who did what, for the others to be told."""

    number: int
    """The number that the table had then."""
    kind: HappeningKind
    """`lapsed`: an offer that came to nothing because a move was taken back. `late`: a clock ran out.
    `stood in`, `ended without`: what the others agreed to while the player of this seat was away."""
    seat: int
    """Who did it, or whose offer it was; -1 for somebody who does not sit here."""
    offer: OfferKind | None = None
    """What was offered."""
    level: str | None = None
    """Of the bot that stands in now."""


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
    roles: list[str]
    """What each seat plays, as messages, in a game in which that differs: in Genesis the species."""
    board: str | None
    """The digest of its board, which `GET boards/{digest}` answers; None for the usual one."""
    private: bool
    """Is it listed nowhere, as it stands now?"""
    joining: Joining
    watching: Watching
    seats: list[Seat]
    host: str
    yours: list[int]
    may_end: bool
    """May the asker end it at once? Whoever made it may before the game; whoever has a part in it, while
    nobody else plays there."""
    watchers: int
    clock: ClockWanted | None
    absence_days: int
    """Without a clock: days until the others may go on without the player to move, if that player is away."""
    absent: Absent | None
    """Set once they may, for those who have a seat."""
    pace: float
    """Seconds that the service's own bots take for a move, more or less; 0: they move at once. Bot accounts
    take as long as they like, within the `clock`."""
    belief: bool
    """Do scenes say what the moves suggest of what is hidden?"""
    invite: str | None
    """The word of the link; only its people are told."""
    offer: Offer | None
    undo: Literal["now", "ask", "no"]
    """May the eyes take back their last move at once, by consent, or not at all?

    Through a watcher's eyes: the last move of whichever of the asker's own seats moved last.
    """
    fairness: Fairness
    rematch: str | None
    scene: Scene | None
    """None while seats are open."""
    happened: list[Happening] = []
    """The last things that were done here other than moves, the newest last."""


class GameResult(Struct, frozen=True):
    """How a game came out. One that was ended before its end has neither points nor winners."""

    points: list[int]
    winners: list[int]


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
    result: GameResult | None = None
    """None while it is not over, and where its rules are not known any more."""


class TablesListed(Struct, frozen=True):
    mine: list[TableListed]
    open: list[TableListed]
    running: list[TableListed]


class JoinWanted(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Number | None = None
    invite: str | None = None
    number: Number | None = None
    """The table as the newcomer saw it: refused if its settings were changed since."""


class MoveMade(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Number
    number: Number
    move: str


class SeatAct(Struct, frozen=True, forbid_unknown_fields=True):
    """An act of a seat, for the table as it saw it. If something has happened since that makes no difference
    to the act, it is done on the table as it is now."""

    seat: Number
    number: Number


class OfferMade(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Number
    number: Number
    kind: OfferKind
    """`stand-in`: give the seat of the player who is `absent` to a bot."""
    level: str = "hunter"
    """Of that bot."""


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
    why: list[Said] = []
    """What comes of the move at once, as the game tells it, and what it is worth beside the next best one."""
