"""The acts at a table, each checked, written down, and answered with what the actor sees now."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec

from pangea.core.errors import PangeaError
from pangea.core.match import Match
from pangea.server.events import Hub
from pangea.server.messages import (
    Considered,
    Hint,
    HintWanted,
    JoinWanted,
    LeaveWanted,
    MoveMade,
    OfferAnswered,
    OfferMade,
    PresenceEvent,
    SeatAct,
    Table,
    TablesListed,
    TableWanted,
)
from pangea.server.refusals import FORBIDDEN, NOT_NOW, TOO_MUCH, WRONG, Refused, refused
from pangea.server.sharing import Share
from pangea.server.sight import said
from pangea.server.store import Person, Store
from pangea.server.store.usage import TABLE
from pangea.server.tables import entries
from pangea.server.tables.cabinet import OpenTable
from pangea.server.tables.course import Course, open_to
from pangea.server.tables.entries import (
    Answered,
    Ended,
    Entry,
    Joined,
    Left,
    Made,
    Moved,
    Offered,
    Rematched,
    Returned,
    Undone,
)
from pangea.server.tables.listing import gathering
from pangea.server.tables.making import known_level, made_by, new_id, rematch_id, rematch_of
from pangea.server.tables.presence import Presence
from pangea.server.tables.referee import Referee, no_such_table, stale
from pangea.server.tables.showing import (
    chosen_eyes,
    listed,
    may_look,
    present_at,
    shown,
    shown_to_page,
    undo_for,
)
from pangea.server.tables.shown import Shown
from pangea.server.thinking import Thinking, position_of

JOIN_TRIES = 8
"""Joining and ending are meant for no number in particular: they are tried again when another came first."""


class Tables:
    """One for each process; other processes may serve the same tables from the same database."""

    def __init__(
        self,
        store: Store,
        referee: Referee,
        thinking: Thinking,
        tables_per_person: int,
        bot_tables_per_source: int,
    ) -> None:
        self._store, self._referee, self._thinking = store, referee, thinking
        self._tables_per_person, self._bot_tables_per_source = tables_per_person, bot_tables_per_source
        self._hub = referee.hub
        self._advised: set[str] = set()
        """The people for whom a hint is being thought about."""
        self.presence = Presence(self._hub)
        referee.cabinet.is_watched = self.presence.is_watched
        referee.is_visited = self.presence.is_visited

    # Looking

    async def look(
        self,
        table_id: str,
        person: Person | None,
        eyes: int | None = None,
        log_from: int = 0,
        *,
        invite: str | None = None,
        at_least: int | None = None,
    ) -> Table:
        """The table through these eyes: by default those of the person's seat to move, or of the first one.

        `at_least` says that a number is known to have been reached: what is in memory will do if it is there.
        """
        async with self._referee.cabinet.lock(table_id):
            table = await self._referee.table(table_id, at_least)
            _let_in(table, person, invite)
            self._store.sightings.note("table", table_id)
            return self._shown(table, person, chosen_eyes(table, person, eyes), log_from)

    async def admit(self, table_id: str, person: Person | None, invite: str | None) -> int:
        """Refuse whoever may not look at a table; the number that it is at."""
        async with self._referee.cabinet.lock(table_id):
            table = await self._referee.table(table_id)
            _let_in(table, person, invite)
            self._store.sightings.note("table", table_id)
            return table.course.number

    async def show(
        self,
        table_id: str,
        person: Person | None,
        eyes: int,
        log_from: int,
        *,
        invite: str | None,
        at_least: int | None,
    ) -> Shown:
        """The same as `look`, for a page: what many pages are shown is made once."""
        async with self._referee.cabinet.lock(table_id):
            table = await self._referee.table(table_id, at_least)
            _let_in(table, person, invite)
            eyes = chosen_eyes(table, person, eyes)
            return shown_to_page(table, person, eyes, log_from, self.presence.at(table_id), time.time())

    async def listed(self, person: Person | None) -> TablesListed:
        """The tables of a person, those with a seat to take, and those to watch."""
        heads = self._store.heads
        mine = await heads.of_person(person.id) if person else []
        open_ = await gathering(self._store, self.presence.visited, person)
        running = await heads.public("playing")
        return TablesListed(
            *(
                [listed(head, person, self.presence.at(head.table_id)[0]) for head in some]
                for some in (mine, open_, running)
            )
        )

    async def record(self, table_id: str, person: Person | None, invite: str | None = None) -> dict[str, Any]:
        """The record of a game that is over, with the seed that its shuffles can be checked with."""
        async with self._referee.cabinet.lock(table_id):
            table = await self._referee.table(table_id)
            _let_in(table, person, invite)
            return record_of(table)

    async def match_when_over(
        self, table_id: str, person: Person | None, invite: str | None
    ) -> OpenTable | None:
        """A table whose game is over; None if there is none, or none that this person may look at."""
        async with self._referee.cabinet.lock(table_id):
            table = await self._referee.cabinet.table(table_id)
            if table is None or not may_look(table, person, invite):
                return None
            if table.status != "over" or table.match is None:
                raise not_over()
            return table

    # Sitting down

    async def create(self, person: Person, wanted: TableWanted, source: str = "") -> Table:
        """Set a table up. The game begins at once if no seat is open. `source` says where they came from."""
        try:
            made = made_by(person, wanted, source)
            await self._check_how_many(person, made)
            await self._store.usage.charge(source, _size_of(made))
            table_id = new_id()
            await self._referee.set_up(table_id, made)
        except PangeaError as error:
            raise refused(error) from error
        return await self.look(table_id, person, at_least=0)

    async def join(self, table_id: str, person: Person, wanted: JoinWanted) -> Table:
        """Take an open seat. Who sits there already simply looks."""

        def decide(table: OpenTable) -> Entry | None:
            _let_in(table, person, wanted.invite)
            course = table.course
            if course.seats_of(person.id):
                return None
            if table.status != "gathering":
                raise Refused(NOT_NOW, "no-open-seat", "server-table-no-open-seat")
            return Joined(_free_seat(course, person, wanted), person.id, person.name)

        async with self._referee.cabinet.lock(table_id):
            table = await self._referee.act(table_id, decide, tries=JOIN_TRIES)
            return self._shown(table, person, chosen_eyes(table, person, None), 0)

    async def leave(self, table_id: str, person: Person, wanted: LeaveWanted, log_from: int = 0) -> Table:
        """Leave a seat to a bot; or leave it open, while the game has not begun."""

        def decide(table: OpenTable) -> Entry:
            if table.status == "playing" and table.course.seats[wanted.seat].stands_in:
                raise Refused(NOT_NOW, "already-left", "server-table-already-left")
            return Left(wanted.seat, known_level(wanted.level))

        return await self._act(table_id, person, wanted, decide, log_from, also_before=True)

    async def end(self, table_id: str, person: Person) -> Table:
        """End a table that one made and at which nobody else plays, also before its game begins."""

        def decide(table: OpenTable) -> Entry:
            _let_in(table, person, None)
            if person.id != table.course.host:
                raise Refused(FORBIDDEN, "not-your-table", "server-table-not-made")
            if table.status == "over":
                raise Refused(NOT_NOW, "over", "server-table-over")
            if not table.course.may_be_ended_by(person.id):
                raise Refused(NOT_NOW, "others-play", "server-table-others-play")
            return Ended(person.id)

        async with self._referee.cabinet.lock(table_id):
            table = await self._referee.act(table_id, decide, tries=JOIN_TRIES)
            return self._shown(table, person, chosen_eyes(table, person, None), 0)

    async def come_back(self, table_id: str, person: Person, act: SeatAct, log_from: int = 0) -> Table:
        """Take one's seat back from the bot that stands in."""

        def decide(table: OpenTable) -> Entry:
            if not table.course.seats[act.seat].stands_in:
                raise Refused(NOT_NOW, "not-away", "server-table-not-away")
            # Only who is to move himself, and was too late, gets new time: it is nobody else's to give.
            return Returned(act.seat, anew=table.turn == act.seat and table.course.is_late(time.time()))

        return await self._act(table_id, person, act, decide, log_from)

    async def rematch(self, table_id: str, person: Person, source: str = "") -> Table:
        """The same again, at a new table; who asks second is led to the same one."""
        async with self._referee.cabinet.lock(table_id):
            table = await self._referee.table(table_id)
            course = table.course
            _let_in(table, person, None)
            if not course.seats_of(person.id):
                raise Refused(FORBIDDEN, "not-your-table", "server-table-not-yours")
            if table.status != "over" or not course.is_begun:
                raise not_over()
            new = course.rematch or rematch_id(table_id, course)
            if course.rematch is None:
                made = rematch_of(course, person, source)
                await self._check_how_many(person, made)
                await self._store.usage.charge(source, _size_of(made))
                await self._referee.set_up(new, made)
                await self._referee.act(table_id, lambda old: None if old.course.rematch else Rematched(new))
        return await self.look(new, person)

    # Playing

    async def move(self, table_id: str, person: Person, made: MoveMade, log_from: int = 0) -> Table:
        """Make a move. One that is sent twice counts once."""

        def decide(table: OpenTable) -> Entry:
            if table.course.seats[made.seat].stands_in:
                raise Refused(NOT_NOW, "stood-in", "server-table-stood-in")
            if table.turn != made.seat:
                raise Refused(NOT_NOW, "not-your-turn", "server-table-not-your-turn")
            return Moved(made.seat, made.move)

        try:
            return await self._act(table_id, person, made, decide, log_from)
        except Refused as error:
            if error.code != "stale" or not await self._was_made(table_id, made):
                raise
        return await self.look(table_id, person, made.seat, log_from)

    async def undo(self, table_id: str, person: Person, act: SeatAct, log_from: int = 0) -> Table:
        """Take back one's last move, if nobody needs to be asked."""

        def decide(table: OpenTable) -> Entry:
            may = undo_for(table, act.seat)
            if may == "ask":
                raise Refused(NOT_NOW, "ask", "server-table-ask-first")
            return _undone(table, act.seat)

        return await self._act(table_id, person, act, decide, log_from)

    async def offer(self, table_id: str, person: Person, made: OfferMade, log_from: int = 0) -> Table:
        """Ask the others to take moves back or to end the game: done at once if nobody else is there."""

        def decide(table: OpenTable) -> Entry:
            if table.course.asked is not None:
                raise Refused(NOT_NOW, "offer-open", "server-table-offer-open")
            if made.kind == "end":
                return Offered(made.seat, "end")
            undone = _undone(table, made.seat)
            is_free = undo_for(table, made.seat) == "now"
            return undone if is_free else Offered(made.seat, "undo", undone.keep)

        return await self._act(table_id, person, made, decide, log_from)

    async def answer(self, table_id: str, person: Person, given: OfferAnswered, log_from: int = 0) -> Table:
        """Agree to an offer or not; who made it may withdraw it."""

        def decide(table: OpenTable) -> Entry:
            asked = table.course.asked
            withdraws = asked is not None and asked.by == given.seat and not given.agree
            if asked is None or not (withdraws or given.seat in table.course.waiting()):
                raise Refused(NOT_NOW, "no-offer", "server-table-no-offer")
            return Answered(given.seat, given.agree)

        return await self._act(table_id, person, given, decide, log_from)

    async def hint(self, table_id: str, person: Person, wanted: HintWanted) -> Hint:
        """What a strong bot would do. Not where it would be unfair to others."""
        if person.id in self._advised:
            raise Refused(NOT_NOW, "hint-running", "server-table-hint-running")
        self._advised.add(person.id)
        try:
            return await self._hint(table_id, person, wanted)
        finally:
            self._advised.discard(person.id)

    async def _hint(self, table_id: str, person: Person, wanted: HintWanted) -> Hint:
        async with self._referee.cabinet.lock(table_id):
            table = await self._referee.table(table_id, wanted.number)
            self._check_seat(table, person, wanted)
            if table.course.number != wanted.number:
                raise stale()
            if table.turn != wanted.seat or table.match is None:
                raise Refused(NOT_NOW, "not-your-turn", "server-table-not-your-turn")
            # Who is away may come back: it would be unfair to him too.
            if table.course.people != [person.id]:
                raise Refused(FORBIDDEN, "not-alone", "server-table-hint-not-alone")
            position = position_of(table.match, table.content, wanted.seat)
            share = Share(table.course.source, person.id, table_id)
        advice = await self._thinking.advise(position, share)
        best = advice.thoughts[0]
        return Hint(
            move=best.move,
            words=[said(phrase) for phrase in advice.words],
            considered=[
                Considered(thought.move, thought.visits, thought.win_odds[wanted.seat], list(thought.points))
                for thought in advice.thoughts
            ],
            line=list(best.line),
        )

    # Who is there

    def watch(self) -> Hub:
        """What tells that something happened at a table."""
        return self._hub

    def person_is_here(self, table_id: str, person: Person | None, here: bool) -> None:
        """A page of this person (None: of somebody without a name) began or ceased to watch a table."""
        who = None if person is None else person.id
        if here:
            self.presence.comes(table_id, who)
        else:
            self.presence.goes(table_id, who)

    async def who_is_there(self, table_id: str) -> PresenceEvent:
        """Whose pages show a table: in a few bytes, and the same for all who watch."""
        async with self._referee.cabinet.lock(table_id):
            table = await self._referee.table(table_id, at_least=0)
            return present_at(table, self.presence.at(table_id))

    # What the acts have in common

    async def _act(
        self,
        table_id: str,
        person: Person,
        act: MoveMade | SeatAct | OfferMade | OfferAnswered | LeaveWanted,
        decide: Callable[[OpenTable], Entry],
        log_from: int,
        *,
        also_before: bool = False,
    ) -> Table:
        """An act of a seat, made for a number; the answer is what the seat sees then."""

        def checked(table: OpenTable) -> Entry:
            self._check_seat(table, person, act)
            if table.course.number != act.number:
                raise stale()
            _check_goes_on(table, also_before=also_before)
            return decide(table)

        async with self._referee.cabinet.lock(table_id):
            try:
                table = await self._referee.act(table_id, checked, at_least=act.number)
            except PangeaError as error:
                raise refused(error) from error
            own = table.course.seats_of(person.id)
            eyes = act.seat if act.seat in own else chosen_eyes(table, person, None)
            return self._shown(table, person, eyes, log_from)

    def _check_seat(self, table: OpenTable, person: Person, act: Any) -> None:
        _let_in(table, person, None)
        if not 0 <= act.seat < table.course.players:
            raise Refused(WRONG, "no-such-seat", "server-table-no-such-seat", last=table.course.players - 1)
        if table.course.seats[act.seat].person != person.id:
            raise Refused(FORBIDDEN, "not-your-seat", "server-table-not-your-seat")

    async def _check_how_many(self, person: Person, made: Made) -> None:
        """Neither a person nor a source may keep too many tables going."""
        if await self._store.heads.made_by(person.id) >= self._tables_per_person:
            most = self._tables_per_person
            raise Refused(TOO_MUCH, "too-many-tables", "server-table-too-many", most=most)
        most = self._bot_tables_per_source
        has_bots = any(sitting.kind == "bot" for sitting in made.seats)
        if has_bots and made.source and await self._store.heads.bots_of(made.source) >= most:
            raise Refused(TOO_MUCH, "too-many-bot-tables", "server-table-too-many-bots", most=most)

    async def _was_made(self, table_id: str, made: MoveMade) -> bool:
        """Is this very move what came next at the table?"""
        line = await self._store.ledger.line(table_id, made.number + 1)
        entry = None if line is None else entries.read(line)
        words = made.move.split()
        return isinstance(entry, Moved) and entry.seat == made.seat and entry.move.split() == words

    def _shown(self, table: OpenTable, person: Person | None, eyes: int, log_from: int) -> Table:
        return shown(table, person, eyes, log_from, self.presence.at(table.id), time.time())


def record_of(table: OpenTable) -> dict[str, Any]:
    """The record of a game that is over."""
    if table.status != "over" or table.match is None:
        raise not_over()
    return with_seed(table.match, table.course.seed)


def with_seed(match: Match, seed: str) -> dict[str, Any]:
    return {**match.record(), "seed": seed, "shuffle": match.shuffle}


def not_over() -> Refused:
    return Refused(NOT_NOW, "not-over", "server-table-not-over")


def _let_in(table: OpenTable, person: Person | None, invite: str | None) -> None:
    if not may_look(table, person, invite):
        raise no_such_table()  # whether there is one is private too


def _check_goes_on(table: OpenTable, *, also_before: bool) -> None:
    if not table.plays_on:
        version = table.course.version
        raise Refused(NOT_NOW, "other-rules", "server-table-other-rules", version=version)
    if table.status == "over":
        raise Refused(NOT_NOW, "over", "server-table-over")
    if table.status == "gathering" and not also_before:
        raise Refused(NOT_NOW, "not-begun", "server-table-not-begun")


def _free_seat(course: Course, person: Person, wanted: JoinWanted) -> int:
    """The seat that somebody takes who joins: the one he wants, or the first that is not kept for another."""
    seats = [seat for seat, sitting in enumerate(course.seats) if sitting.kind == "open"]
    if not seats:
        raise Refused(NOT_NOW, "no-open-seat", "server-table-no-open-seat")
    if wanted.seat is not None and wanted.seat not in seats:
        raise Refused(NOT_NOW, "seat-taken", "server-table-seat-taken")
    free = open_to(course.seats, person.id, is_invited=wanted.invite == course.invite)
    if not free or (wanted.seat is not None and wanted.seat not in free):
        raise Refused(NOT_NOW, "seat-kept", "server-table-seat-kept")
    return free[0] if wanted.seat is None else wanted.seat


def _size_of(made: Made) -> int:
    """What a table counts for among what is kept for a source."""
    return TABLE + (0 if made.content is None else len(msgspec.json.encode(made.content)))


def _undone(table: OpenTable, seat: int) -> Undone:
    last = table.match.last_of(seat) if table.match and undo_for(table, seat) != "no" else None
    if last is None:
        raise Refused(NOT_NOW, "nothing-to-undo", "core-nothing-to-undo")
    return Undone(seat, last)
