"""Tables that are open in memory. All of it follows from their logs, and may be forgotten at any time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any
from weakref import WeakValueDictionary

import msgspec
import numpy as np
from msgspec import Struct

from pangea.core.catalogue import game as game_named
from pangea.core.contract import OVER
from pangea.core.edition import Edition
from pangea.core.errors import UnknownGame
from pangea.server.messages import Status
from pangea.server.rulebook import Rulebook
from pangea.server.store import Store
from pangea.server.store.ledger import Kept
from pangea.server.tables import entries
from pangea.server.tables.course import Course, begun
from pangea.server.tables.entries import Made
from pangea.server.tables.matches import TableMatch
from pangea.server.tables.shown import Shown

ROOM = 60_000
"""How many moves of open tables are kept in memory: about a hundred megabytes at most."""
ROOM_FOR_SLEEPERS = 3_000
"""How many moves of tables that no page shows: who comes back to another one waits for a few milliseconds."""
LEAST_WEIGHT = 10
"""What a table without moves takes, in moves."""
SNAPSHOT_EVERY = 25
"""Entries between two snapshots: opening a table replays no more than these."""
_FORM = 3
"""The form of a snapshot. One of another form is not read: the log is."""


class Snapshot(Struct, frozen=True):
    form: int
    course: Course
    codes: bytes
    digest: str


class OpenTable:
    """A table in memory: what its log comes to, and the match of its moves."""

    def __init__(
        self,
        table_id: str,
        course: Course,
        match: TableMatch | None,
        *,
        plays_on: bool,
        content: dict[str, Any] | None = None,
    ) -> None:
        self.id, self.course, self.match = table_id, course, match
        self.content = content
        """What it is played by, where that is not the usual board."""
        self.shown_to_watchers: dict[tuple[object, ...], Shown] = {}
        """What was last made of it for those who only watch."""
        self.plays_on = plays_on
        """Can it be played on? Not if the rules have changed since it began."""

    @property
    def turn(self) -> int:
        """The seat to move; OVER if nobody is, or not yet."""
        if self.match is None or not self.course.is_begun or self.course.is_ended:
            return OVER
        return self.match.turn

    @property
    def status(self) -> Status:
        return self.course.status(is_over=self.match is not None and self.match.is_over)

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot to move, if one is."""
        if self.turn < 0 or not self.plays_on:
            return None
        sitting = self.course.seats[self.turn]
        return sitting.level if sitting.is_played_by_bot else None

    @property
    def person_to_move(self) -> str | None:
        if self.turn < 0 or not self.course.seats[self.turn].is_played_by_person:
            return None
        return self.course.seats[self.turn].person

    def packed(self) -> bytes | None:
        """A snapshot, when it is time for one."""
        if self.match is None or self.course.number % SNAPSHOT_EVERY:
            return None
        snapshot = Snapshot(_FORM, self.course, self.match.packed_codes(), self.match.digest())
        return msgspec.msgpack.encode(snapshot)


class Drawer:
    """Room for a number of moves: the table that was not asked for the longest has to go."""

    def __init__(self, room: int) -> None:
        self._room, self._used = room, 0
        self._tables: OrderedDict[str, tuple[int, OpenTable]] = OrderedDict()

    def __iter__(self) -> Iterator[OpenTable]:
        return (table for _, table in self._tables.values())

    def get(self, table_id: str) -> OpenTable | None:
        return self._tables.get(table_id, (0, None))[1]

    def put(self, table: OpenTable) -> None:
        weight = LEAST_WEIGHT + len(table.course.moves)
        self._tables[table.id] = weight, table
        self._used += weight
        while self._used > self._room and len(self._tables) > 1:
            self.take(next(iter(self._tables)))

    def take(self, table_id: str) -> None:
        weight, _ = self._tables.pop(table_id, (0, None))
        self._used -= weight


class Cabinet:
    def __init__(self, store: Store, rulebook: Rulebook) -> None:
        self._ledger, self._heads, self._boards = store.ledger, store.heads, store.boards
        self._rulebook = rulebook
        self._awake: Drawer = Drawer(ROOM)
        self._asleep: Drawer = Drawer(ROOM_FOR_SLEEPERS)
        self.is_watched: Callable[[str], bool] = lambda table_id: True
        """Does a page show this table? What nobody looks at need not be at hand."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table_id: str) -> asyncio.Lock:
        """Who holds it is alone with the table, in this process."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def table(self, table_id: str, at_least: int | None = None) -> OpenTable | None:
        """A table, None if there is none: up to date, or at least at a number that it is known to be at."""
        known = self._awake.get(table_id) or self._asleep.get(table_id)
        if known is not None:
            wanted = await self._heads.number(table_id) if at_least is None else at_least
            if wanted is not None and known.course.number >= wanted:
                self.put(known)
                return self._refereed(known)
        return await self.reload(table_id)

    async def reload(self, table_id: str) -> OpenTable | None:
        """A table, from its log."""
        self.forget(table_id)
        kept = await self._ledger.read(table_id)
        if kept is None:
            return None
        found = await self._opened(table_id, kept)
        if found is None:
            whole = await self._ledger.read(table_id, use_snapshot=False)
            assert whole is not None
            found = await self._opened(table_id, whole)
            assert found is not None
        self.put(found)
        return found

    def put(self, table: OpenTable) -> None:
        self.forget(table.id)
        (self._awake if self.is_watched(table.id) else self._asleep).put(table)

    def forget(self, table_id: str) -> None:
        self._awake.take(table_id)
        self._asleep.take(table_id)

    def tidy(self) -> None:
        """Put tables that nobody looks at any more with those that may be forgotten first."""
        for table in [table for table in self._awake if not self.is_watched(table.id)]:
            self.put(table)

    def compiled_meanwhile(self) -> list[OpenTable]:
        """The tables on pages that compiled rules referee from now on: more can be told of them."""
        interpreted = [table for table in self._awake if not _is_compiled(table)]
        compiled = [table for table in interpreted if _is_compiled(self._refereed(table))]
        for table in compiled:
            table.shown_to_watchers.clear()
        return compiled

    def _refereed(self, table: OpenTable) -> OpenTable:
        """By compiled rules, as soon as there are any."""
        if table.match is not None and table.course.board is None:
            table.match.referee_by(self._rulebook.edition(table.course.game))
        return table

    async def _opened(self, table_id: str, kept: Kept) -> OpenTable | None:
        """What a log comes to; None if its snapshot is of no use."""
        snapshot = None if kept.snapshot is None else _unpacked(kept.snapshot)
        if kept.snapshot is not None and snapshot is None:
            return None
        lines = kept.lines
        if snapshot is None:
            made = entries.read(lines[0])
            assert isinstance(made, Made)
            course, lines = begun(made, lines[0].at), lines[1:]
        else:
            course = snapshot.course
        known_moves = list(course.moves)
        for line in lines:
            course.add(entries.read(line), line.at)
        return await self._with_match(table_id, course, known_moves, snapshot)

    async def _with_match(
        self, table_id: str, course: Course, known_moves: list[str], snapshot: Snapshot | None
    ) -> OpenTable:
        content = None if course.board is None else await self._boards.content(course.board)
        if course.board is not None and content is None:
            return OpenTable(table_id, course, None, plays_on=False)  # nobody can play on a lost board
        if not course.is_begun:
            return OpenTable(table_id, course, None, plays_on=True, content=content)
        try:
            can_be_played = game_named(course.game).plays(course.version)
        except UnknownGame:
            return OpenTable(table_id, course, None, plays_on=False)
        if not can_be_played:
            snapshot = None
        edition = self._rulebook.edition(course.game, content)
        if self._rulebook.is_ready(course.game) and content is None:
            match, is_whole = _replayed(edition, course, known_moves, snapshot)
        else:
            # Interpreted rules take their time: they take it elsewhere, in an edition of their own.
            edition = Edition(game_named(course.game), content)
            match, is_whole = await asyncio.to_thread(_replayed, edition, course, known_moves, snapshot)
        return OpenTable(table_id, course, match, plays_on=can_be_played and is_whole, content=content)


def _is_compiled(table: OpenTable) -> bool:
    return table.match is None or table.match.edition.is_compiled


def _unpacked(packed: bytes) -> Snapshot | None:
    try:
        snapshot = msgspec.msgpack.decode(packed, type=Snapshot)
    except msgspec.MsgspecError:
        return None
    return snapshot if snapshot.form == _FORM else None


def _replayed(
    edition: Edition, course: Course, known_moves: list[str], snapshot: Snapshot | None
) -> tuple[TableMatch, bool]:
    """The match of a table, and whether all its moves could be made."""
    match = new_match(edition, course)
    if snapshot is not None:
        pairs = zip(known_moves, course.moves, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        codes = np.frombuffer(snapshot.codes, np.int32)[:same].tolist()
        match.restore(codes, known_moves[:same])
        if same == len(known_moves) and match.digest() != snapshot.digest:
            match = new_match(edition, course)  # other rules: the moves are asked one by one
    is_whole = match.follow_all(course.moves[len(match.moves) :])
    return match, is_whole


def new_match(edition: Edition, course: Course) -> TableMatch:
    """The match of a table before its first move; by today's rules if its own are not known any more."""
    version = course.version if edition.game.plays(course.version) else None
    return TableMatch(
        edition, course.players, course.options, int(course.seed), shuffle=course.shuffle, version=version
    )
