"""What the entries of a table come to: its seats, its moves, what is asked, whether it is over.

Everything here follows from the log alone: no rule of a game is asked, so the log of a game whose rules have
changed since can still be read.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from pangea.core.content import digest_of
from pangea.core.shuffle import SPLITMIX
from pangea.server.messages import ClockWanted, Status
from pangea.server.tables.entries import (
    Answered,
    Ended,
    Entry,
    Joined,
    Left,
    Made,
    Moved,
    Offered,
    RanOut,
    Rematched,
    Returned,
    Sitting,
    Undone,
)

NOBODY = -1
"""Made a move that no person made himself: a bot, or nature."""


class Asked(Struct):
    """An offer that waits for answers."""

    what: Literal["undo", "end"]
    by: int
    agreed: list[int]
    keep: int | None


class Course(Struct):
    """A table up to an entry."""

    game: str
    version: int
    options: dict[str, str]
    board: str | None
    """The digest of its board; None for the usual one."""
    private: bool
    host: str
    clock: ClockWanted | None
    seed: str
    invite: str
    welcome: list[str]
    seats: list[Sitting]
    moves: list[str] = []
    """Every move, nature's too."""
    made_by: list[int] = []
    """For each move the seat whose person made it himself, or NOBODY."""
    turns_since: list[float] = []
    """For each move since when the clock ran that it stopped."""
    number: int = 0
    asked: Asked | None = None
    is_begun: bool = False
    is_ended: bool = False
    """Did its people agree to end it, leave it before it began, or did whoever made it end it?"""
    turn_since: float = 0.0
    """When the position last changed: since then the clock of the seat to move runs."""
    touched: float = 0.0
    rematch: str | None = None
    source: str = ""
    shuffle: str = SPLITMIX
    """How nature draws from the seed. Left out, as in `Made`, while there was but one way."""
    repeats: dict[str, str] = {}
    """What bots did in positions that were taken back: there again, they do the same."""

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def people(self) -> list[str]:
        """Everybody who has a seat, each once."""
        return list(dict.fromkeys(sitting.person for sitting in self.seats if sitting.person is not None))

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, sitting in enumerate(self.seats) if sitting.person == person]

    def waiting(self) -> list[int]:
        """The seats whose people have not agreed to what is asked. Bots agree to anything."""
        if self.asked is None:
            return []
        if self.asked.keep is None:
            return self.must_agree_to_end(self.asked.agreed)
        return self.must_agree_to_undo(self.asked.keep, self.asked.agreed)

    def must_agree_to_end(self, agreed: list[int]) -> list[int]:
        """All others, also those whose clock ran out. Who left on purpose has no say any more."""
        return [seat for seat in self._of_others(agreed) if not self.seats[seat].has_left]

    def must_agree_to_undo(self, keep: int, agreed: list[int]) -> list[int]:
        """All others who play; and whoever made one of these moves himself, although a bot stands in now."""
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

    def may_be_ended_by(self, person: str) -> bool:
        """May somebody end the table without asking anybody?"""
        return may_end(person, self.host, self.seats)

    def repeated(self) -> str | None:
        """What a bot did when the table stood exactly like this before, and that was taken back.

        To take moves back is no second throw of the dice: the same moves meet the same answer.
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

    def add(self, entry: Entry, at: float) -> None:
        """One more thing that happened."""
        self.number += 1
        self.touched = at
        match entry:
            case Joined(seat, person, name, nature):
                self._sit(seat, kind="person", person=person, name=name, awaits=None)
                self._begin_if_full(nature, at)
            case Moved(seat, move, nature):
                by = seat if self.seats[seat].is_played_by_person else NOBODY
                self._make([move, *nature], [by] + [NOBODY] * len(nature))
                self.turn_since = at
                self._answer_by_moving(seat)
            case Undone(keep=keep):
                # Who takes his move back before anybody moved has no more time than if he had waited.
                was_the_last = keep == len(self.moves) - 1
                self._take_back(keep, self.turns_since[keep] if was_the_last else at)
            case Offered(seat, what, keep):
                self.asked = Asked(what, seat, [seat], keep)
                self._settle(at)
            case Answered(seat, agree):
                self._answer(seat, agree, at)
            case Left(seat, level):
                self._leave(seat, level, at)
            case RanOut(seat, level):
                self._sit(seat, level=level, stands_in=True)
                self._settle(at)
            case Returned(seat, anew):
                self._sit(seat, level=None, stands_in=False, has_left=False)
                self.turn_since = at if anew else self.turn_since
            case Ended():
                self.is_ended, self.asked = True, None
            case Rematched(table):
                self.rematch = table
            case Made():
                raise AssertionError("a table is made once")

    def _begin_if_full(self, nature: list[str], at: float) -> None:
        if all(sitting.kind != "open" for sitting in self.seats):
            self.is_begun = True
            self.turn_since = at
            self._make(nature, [NOBODY] * len(nature))

    def _make(self, moves: list[str], by: list[int]) -> None:
        self.moves += moves
        self.made_by += by
        self.turns_since += [self.turn_since] * len(moves)

    def _sit(self, seat: int, **change: Any) -> None:
        self.seats[seat] = replace(self.seats[seat], **change)

    def _leave(self, seat: int, level: str, at: float) -> None:
        if self.is_begun:
            self._sit(seat, level=level, stands_in=True, has_left=True)
            self._settle(at)
        else:
            self._sit(seat, kind="open", person=None, name="")
            self.is_ended = not self.people

    def _answer_by_moving(self, seat: int) -> None:
        """A person who moves instead of agreeing to take moves back has answered."""
        if self.asked and self.asked.what == "undo" and self.seats[seat].is_played_by_person:
            self.asked = None

    def _answer(self, seat: int, agree: bool, at: float) -> None:
        if self.asked is None:
            return
        if agree:
            self.asked.agreed.append(seat)
            self._settle(at)
        else:
            self.asked = None

    def _settle(self, at: float) -> None:
        """What all have agreed to is done."""
        if self.asked is None or self.waiting():
            return
        if self.asked.what == "end":
            self.is_ended = True
            self.asked = None
        else:
            assert self.asked.keep is not None
            self._take_back(self.asked.keep, at)

    def _take_back(self, keep: int, since: float) -> None:
        for number in range(keep, len(self.moves)):
            if self.made_by[number] == NOBODY:
                self.repeats[_digest(self.moves[:number])] = self.moves[number]
        del self.moves[keep:], self.made_by[keep:], self.turns_since[keep:]
        self.turn_since = since
        self.asked = None


def open_to(seats: Sequence[Sitting], person: str | None, *, is_invited: bool = False) -> list[int]:
    """The seats that somebody may take: first the one that is kept for him.

    Those kept for others are for whoever was invited by one of the table, should they not come.
    """
    sit_already = {sitting.person for sitting in seats}
    free = [
        seat
        for seat, sitting in enumerate(seats)
        if sitting.kind == "open" and (is_invited or sitting.awaits in {None, person, *sit_already})
    ]
    return sorted(free, key=lambda seat: person is None or seats[seat].awaits != person)


def board_of(made: Made) -> str | None:
    """The digest of a table's board, also where the entry holds the board itself."""
    return made.board if made.content is None else digest_of(made.game, made.content)


def may_end(person: str, host: str, seats: Sequence[Sitting]) -> bool:
    """Whoever made a table may end it, while no other person sits there who might still play."""
    others = (sitting for sitting in seats if sitting.person not in (None, person))
    return person == host and all(sitting.has_left for sitting in others)


def left_to_bots(seats: Sequence[Sitting]) -> bool:
    """Does no person play here: only bots sit here, or they stand in for everybody?"""
    return not any(sitting.is_played_by_person for sitting in seats)


def begun(made: Made, at: float) -> Course:
    """A table as it was made."""
    course = Course(
        game=made.game,
        version=made.version,
        options=made.options,
        board=board_of(made),
        private=made.private,
        host=made.host,
        clock=made.clock,
        seed=made.seed,
        invite=made.invite,
        welcome=made.welcome,
        seats=list(made.seats),
        number=1,
        touched=at,
        source=made.source,
        shuffle=made.shuffle,
    )
    course._begin_if_full(made.nature, at)
    return course


def _digest(moves: Sequence[str]) -> str:
    """A short name for a line of moves."""
    return hashlib.sha256("\n".join(moves).encode()).hexdigest()[:24]
