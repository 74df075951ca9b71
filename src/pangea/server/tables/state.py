"""What the entries of a table come to: its seats, its moves, what is asked, whether it is over.

Everything here follows from the log alone: no rule of a game is asked, so the log of a game whose rules have
changed since can still be read.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from pangea.core.content import digest_of
from pangea.core.shuffle import SPLITMIX
from pangea.server.messages.tables import (
    ClockWanted,
    Happening,
    HappeningKind,
    Joining,
    OfferKind,
    Status,
    Watching,
)
from pangea.server.tables.log import (
    Answered,
    Ended,
    Filled,
    Invited,
    Joined,
    Left,
    LogEntry,
    Made,
    Moved,
    Proposed,
    RanOut,
    Rematched,
    Returned,
    SettingsChanged,
    Sitting,
    StoodIn,
    Undone,
)

NOBODY = -1
"""Stands for whoever made a move that no person made: a bot, or nature; and for who does not sit here."""
HOST = ""
"""Who ended a table that no person ended: the host of the service."""
MOST_TOLD = 4
"""This many of the last things that happened are told: a page that is here hears of each when it happens."""


class Proposal(Struct):
    """An offer that waits for answers."""

    what: OfferKind
    by: int
    agreed: list[int]
    keep: int | None
    number: int
    """The number that the table had when it was made."""
    without: list[int] = []
    away: int | None = None
    level: str | None = None
    """As in `Proposed`."""


class ChosenBy(Struct, frozen=True):
    """A move of a person's seat where there was more than one to choose from."""

    seat: int
    level: str | None
    """Of the bot that chose it; None: the person did."""


class TableState(Struct):
    """A table up to an entry."""

    game: str
    version: int
    options: dict[str, str]
    species: list[str]
    """The species that players chose, by seat; empty if no player chose one."""
    board: str | None
    """The digest of its board; None for the usual one."""
    joining: Joining
    watching: Watching
    host: str
    clock: ClockWanted | None
    absence_days: int
    seed: str
    invite: str
    welcome: list[str]
    seats: list[Sitting]
    moves: list[str] = []
    """Every move, nature's too."""
    made_by: list[int] = []
    """For each move the seat whose person made it, or NOBODY."""
    decisions: list[ChosenBy | None] = []
    """For each move who decided it; None for nature, bots' own seats, and moves without a choice."""
    turns_since: list[float] = []
    """For each move, when the clock that it stopped began to run."""
    number: int = 0
    last_moves: dict[int, int] = {}
    """The number at which a seat's last move became its last: when it moved, or moves were taken back."""
    proposal: Proposal | None = None
    is_begun: bool = False
    is_ended: bool = False
    """Did its people agree to end it, leave it before it began, or did whoever made it end it?"""
    turn_since: float = 0.0
    """When the position last changed: since then the clock of the seat to move runs."""
    touched: float = 0.0
    rematch: str | None = None
    source: str = ""
    shuffle: str = SPLITMIX
    """How nature draws from the seed. Left out, as in `Made`, while there was only one way."""
    repeats: dict[str, str] = {}
    """What bots did in positions that were taken back: there again, they do the same."""
    happened: list[Happening] = []
    """The last things that were done here other than moves."""
    settled: int = 1
    """The number at which the settings were last changed."""
    belief: bool | None = None
    """As in `Made`."""

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def people(self) -> list[str]:
        """Everybody who has a seat, each once."""
        return list(dict.fromkeys(sitting.person for sitting in self.seats if sitting.person is not None))

    @property
    def awaited(self) -> list[str]:
        """Everybody for whom a seat is kept."""
        return list(dict.fromkeys(sitting.awaits for sitting in self.seats if sitting.awaits is not None))

    @property
    def open_for(self) -> Watching:
        """Who may look at it besides its people: who may sit down, and in the game who may watch."""
        return self.watching if self.is_begun else self.joining

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, sitting in enumerate(self.seats) if sitting.person == person]

    @property
    def tells_belief(self) -> bool:
        """Is it shown what moves suggest of what is hidden? Between people only where the table allows it."""
        if self.belief is not None:
            return self.belief
        return sum(sitting.kind != "bot" for sitting in self.seats) <= 1

    def waiting(self) -> list[int]:
        """The seats whose people have not agreed to what is asked. Bots agree to anything."""
        if self.proposal is None:
            return []
        if self.proposal.keep is None:
            asked = self.must_agree_to_end(self.proposal.agreed)
            return [seat for seat in asked if seat not in self.proposal.without]
        return self.must_agree_to_undo(self.proposal.keep, self.proposal.agreed)

    def must_agree_to_end(self, agreed: list[int]) -> list[int]:
        """All others, even those whose clock ran out; not those who have no say until they return."""
        return [seat for seat in self._of_others(agreed) if not self.seats[seat].has_left]

    def must_agree_to_undo(self, keep: int, agreed: list[int]) -> list[int]:
        """All others who play; and whoever made one of these moves, although a bot stands in for them now."""
        lose_a_move = self.made_by[keep:]
        return [
            seat
            for seat in self._of_others(agreed)
            if self.seats[seat].is_played_by_person or seat in lose_a_move
        ]

    def _of_others(self, agreed: list[int]) -> list[int]:
        """The seats of people other than those who speak for the seats that agreed."""
        people = {None, *(self.seats[seat].person for seat in agreed)}
        return [seat for seat, sitting in enumerate(self.seats) if sitting.person not in people]

    def played_by(self, seat: int) -> str | None:
        """Return the level of the bot that made most decisions of a person's seat; None if the person did."""
        made = [decision.level for decision in self.decisions if decision and decision.seat == seat]
        by_bots = [level for level in made if level is not None]
        if len(by_bots) * 2 <= len(made):
            return None
        return Counter(by_bots).most_common(1)[0][0]

    def may_be_ended_by(self, person: str) -> bool:
        """May somebody end the table without asking anybody?"""
        return may_end(person, self.host, self.seats, is_begun=self.is_begun)

    def repeated(self) -> str | None:
        """What a bot did when the table stood exactly like this before, and that was taken back.

        Taking moves back isn't a second throw of the dice: the same moves meet the same answer.
        """
        return self.repeats.get(_digest(self.moves)) if self.repeats else None

    def is_late(self, at: float) -> bool:
        """Was the time of the turn up by then?"""
        return self.clock is not None and self.turn_since + self.clock.seconds <= at

    def status(self, *, is_over: bool) -> Status:
        """`is_over`: have the moves reached the end of the game?"""
        if self.is_ended or is_over:
            return "over"
        return "playing" if self.is_begun else "gathering"

    def add(self, entry: LogEntry, at: float) -> None:
        """One more thing that happened."""
        self.number += 1
        self.touched = at
        match entry:
            case Joined() | Filled() | Invited() | SettingsChanged():
                self._gather(entry, at)
            case Moved(seat, move, nature, forced):
                sitting = self.seats[seat]
                by = seat if sitting.is_played_by_person else NOBODY
                level = sitting.level if sitting.stands_in else None
                is_decision = sitting.kind != "bot" and not forced
                decided = ChosenBy(seat, level) if is_decision else None
                self._make([move, *nature], [by] + [NOBODY] * len(nature), decided)
                self.last_moves[seat] = self.number
                self.turn_since = at
                self._answer_by_moving(seat)
            case Undone(seat, keep):
                self._note("undone", seat)
                # Whoever takes their move back before anybody moved has no more time than if they had waited.
                was_the_last = keep == len(self.moves) - 1
                self._take_back(keep, self.turns_since[keep] if was_the_last else at)
            case Proposed(seat, what, keep, without, away, level):
                self.proposal = Proposal(what, seat, [seat], keep, self.number, without, away, level)
                self._note("offered", seat, offer=what)
                self._settle(at)
            case Answered(seat, agree):
                self._answer(seat, agree, at)
            case Left() | RanOut() | StoodIn() | Returned():
                self._change_player(entry, at)
            case Ended(person):
                self.is_ended, self.proposal = True, None
                own = self.seats_of(person)
                self._note("ended by host" if person == HOST else "ended", own[0] if own else NOBODY)
            case Rematched(table):
                self.rematch = table
            case Made():
                raise AssertionError("a table is made once")

    def _note(self, kind: HappeningKind, seat: int, **more: Any) -> None:
        self.happened = [*self.happened, Happening(self.number, kind, seat, **more)][-MOST_TOLD:]

    def _gather(self, entry: Joined | Filled | Invited | SettingsChanged, at: float) -> None:
        """What happens before the game."""
        match entry:
            case Joined(seat, person, name, nature):
                self._sit(seat, kind="person", person=person, name=name, awaits=None)
                self._begin_if_full(nature, at)
            case Filled(seat, level, nature):
                self._sit(seat, kind="bot", name=level, level=level, awaits=None)
                self._begin_if_full(nature, at)
            case Invited(seat, person, name):
                self._sit(seat, name=name, awaits=person)
                self._welcome(person)
            case SettingsChanged():
                self._change_settings(entry)

    def _begin_if_full(self, nature: list[str], at: float) -> None:
        if all(sitting.kind != "open" for sitting in self.seats):
            self.is_begun = True
            self.turn_since = at
            self._make(nature, [NOBODY] * len(nature))

    def _change_settings(self, changed: SettingsChanged) -> None:
        """Nobody plays by settings that they did not agree to: whoever sat here may sit down again."""
        self.options, self.clock = changed.options, changed.clock
        self.absence_days = changed.absence_days
        self.joining, self.watching = changed.joining, changed.watching
        self.settled = self.number
        for seat, sitting in enumerate(self.seats):
            if sitting.person not in (None, self.host):
                self._sit(seat, kind="open", person=None, awaits=sitting.person)
                self._welcome(str(sitting.person))

    def _welcome(self, person: str) -> None:
        self.welcome = list(dict.fromkeys([*self.welcome, person]))

    def _make(self, moves: list[str], by: list[int], first: ChosenBy | None = None) -> None:
        """Add moves of which only the first may have been decided by a seat."""
        self.moves += moves
        self.made_by += by
        self.decisions += [first, *[None] * (len(moves) - 1)] if moves else []
        self.turns_since += [self.turn_since] * len(moves)

    def _sit(self, seat: int, **change: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **change)

    def _change_player(self, entry: Left | RanOut | StoodIn | Returned, at: float) -> None:
        """Give a seat to a bot, or back to its person."""
        match entry:
            case Left(seat, level):
                self._leave(seat, level, at)
            case RanOut(seat, level):
                self._sit(seat, level=level, stands_in=True)
                self._note("late", seat, level=level)
                self._settle(at)
            case StoodIn(seat, level):
                self._sit(seat, level=level, stands_in=True, has_left=True)
                self._note("stood in by host", seat, level=level)
                self._settle(at)
            case Returned(seat, anew):
                self._sit(seat, level=None, stands_in=False, has_left=False)
                self._note("returned", seat)
                self.turn_since = at if anew else self.turn_since

    def _leave(self, seat: int, level: str, at: float) -> None:
        if self.is_begun:
            self._sit(seat, level=level, stands_in=True, has_left=True)
            self._note("left", seat, level=level)
            self._settle(at)
        else:
            self._sit(seat, kind="open", person=None, name="")
            self.is_ended = not self.people

    def _answer_by_moving(self, seat: int) -> None:
        """Decline for a person who moves instead of agreeing to take moves back, or who is no longer away."""
        if self.proposal is None or not self.seats[seat].is_played_by_person:
            return
        if self.proposal.what == "undo" or seat in self.proposal.without:
            self._drop(seat)

    def _answer(self, seat: int, agree: bool, at: float) -> None:
        if self.proposal is None:
            return
        if agree:
            self.proposal.agreed.append(seat)
            self._settle(at)
        else:
            self._drop(seat)

    def _drop(self, seat: int) -> None:
        """A seat does not agree to what is asked; if it asked for that itself, it withdraws it."""
        assert self.proposal is not None
        withdraws = self.proposal.by == seat
        self._note("withdrawn" if withdraws else "declined", seat, offer=self.proposal.what)
        self.proposal = None

    def _settle(self, at: float) -> None:
        """What all have agreed to is done."""
        if self.proposal is None or self.waiting():
            return
        proposal, self.proposal = self.proposal, None
        match proposal:
            case Proposal(what="end", away=None):
                self.is_ended = True
                self._note("ended by consent", proposal.by)
            case Proposal(what="end", away=int(away)):
                self.is_ended = True
                self._note("ended without", away)
            case Proposal(what="stand-in", away=int(away), level=str(level)):
                self._stand_in(away, level)
            case Proposal(what="undo", keep=int(keep)):
                self._note("undone by consent", proposal.by)
                self._take_back(keep, at)

    def _stand_in(self, away: int, level: str) -> None:
        """Give all seats of the person who is away to a bot: they may come back to them."""
        person = self.seats[away].person
        for seat, sitting in enumerate(self.seats):
            if sitting.person == person and sitting.is_played_by_person:
                self._sit(seat, level=level, stands_in=True, has_left=True)
        self._note("stood in", away, level=level)

    def _take_back(self, keep: int, since: float) -> None:
        for number in range(keep, len(self.moves)):
            if self.made_by[number] == NOBODY:
                self.repeats[_digest(self.moves[:number])] = self.moves[number]
        del self.moves[keep:], self.made_by[keep:], self.decisions[keep:], self.turns_since[keep:]
        self.last_moves = dict.fromkeys(range(self.players), self.number)
        self.turn_since = since
        if self.proposal is not None:
            self._note("lapsed", self.proposal.by, offer=self.proposal.what)
            self.proposal = None


def open_to(seats: Sequence[Sitting], person: str | None, *, is_invited: bool = False) -> list[int]:
    """The seats that somebody may take: first the one that is kept for them.

    A seat kept for somebody else may be taken by whoever has the invitation, and last.
    """
    is_nobodys = {None, *(sitting.person for sitting in seats)}  # who sits already needs no other

    def order(seat: int) -> int:
        awaits = seats[seat].awaits
        return 0 if person is not None and awaits == person else 1 if awaits in is_nobodys else 2

    free = [seat for seat, sitting in enumerate(seats) if sitting.kind == "open"]
    return sorted((seat for seat in free if is_invited or order(seat) < 2), key=order)


def board_of(made: Made) -> str | None:
    """The digest of a table's board, even where the entry holds the board itself."""
    return made.board if made.content is None else digest_of(made.game, made.content)


def may_end(person: str, host: str, seats: Sequence[Sitting], *, is_begun: bool) -> bool:
    """May somebody end a table? Before the game whoever made it; later if nobody else plays there."""
    if not is_begun:
        return person == host
    has_a_part = person == host or any(sitting.person == person for sitting in seats)
    others = (sitting for sitting in seats if sitting.person not in (None, person))
    return has_a_part and all(sitting.has_left for sitting in others)


def left_to_bots(seats: Sequence[Sitting]) -> bool:
    """Does no person play here: only bots sit here, or they stand in for everybody?"""
    return not any(sitting.is_played_by_person for sitting in seats)


def new_state(made: Made, at: float) -> TableState:
    """A table as it was made."""
    state = TableState(
        game=made.game,
        version=made.version,
        options=made.options,
        species=made.species,
        board=board_of(made),
        joining=made.joining or ("link" if made.private else "anybody"),
        watching=made.watching or ("link" if made.private else "anybody"),
        host=made.host,
        clock=made.clock,
        absence_days=made.absence_days,
        seed=made.seed,
        invite=made.invite,
        welcome=made.welcome,
        seats=list(made.seats),
        number=1,
        touched=at,
        source=made.source,
        shuffle=made.shuffle,
        belief=made.belief,
    )
    state._begin_if_full(made.nature, at)
    return state


def _digest(moves: Sequence[str]) -> str:
    """A short name for a line of moves."""
    return hashlib.sha256("\n".join(moves).encode()).hexdigest()[:24]
