"""Tables that are open in memory. All of it follows from their logs, and may be forgotten at any time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import takewhile
from typing import Any
from weakref import WeakValueDictionary

import msgspec
import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from pangea.core.catalogue import game as game_named
from pangea.core.contract import OVER
from pangea.core.edition import Edition
from pangea.core.errors import UnknownGame
from pangea.server.compute.fair_queue import Lane, Share, Thinker
from pangea.server.compute.rulebook import Rulebook
from pangea.server.lru import Lru
from pangea.server.messages.tables import GameResult, Status
from pangea.server.store import Store
from pangea.server.store.ledger import StoredLog
from pangea.server.tables import clocks, log
from pangea.server.tables.encoded import EncodedTable
from pangea.server.tables.log import Filled, Joined, LogEntry, Made, Moved, Sitting
from pangea.server.tables.state import TableState, new_state
from pangea.server.tables.table_match import TableMatch

ROOM = 60_000
"""At most this many moves of open tables are kept in memory: about a hundred megabytes."""
ROOM_FOR_SLEEPERS = 3_000
"""The same for tables that no page shows: to come back to another one takes a few milliseconds."""
LEAST_WEIGHT = 10
"""What a table without moves takes, in moves."""
SNAPSHOT_EVERY = 25
"""Entries between two snapshots: opening a table replays no more than these."""
MOST_REPLAYED = 2
"""At most this many tables are replayed by interpreted rules at the same time, of all sources in turn."""
_FORM = 7
"""The form of a snapshot. One of another form is not read: the log is."""


class Snapshot(Struct, frozen=True):
    form: int
    state: TableState
    codes: bytes
    digest: str


class OpenTable:
    """A table in memory: what its log comes to, and the match of its moves. They are kept in step here."""

    def __init__(
        self,
        table_id: str,
        state: TableState,
        match: TableMatch | None,
        *,
        plays_on: bool,
        content: dict[str, Any] | None = None,
    ) -> None:
        self.id, self.state, self.match = table_id, state, match
        self.content = content
        """What it is played by, where that is not the usual board."""
        self.shown_to_watchers: dict[tuple[object, ...], EncodedTable] = {}
        """What was last made of it for those who only watch."""
        self.plays_on = plays_on
        """Can it be played on? Not if the rules have changed since it began."""

    @property
    def turn(self) -> int:
        """The seat to move; OVER if nobody is, or not yet."""
        if self.match is None or not self.state.is_begun or self.state.is_ended:
            return OVER
        return self.match.turn

    @property
    def status(self) -> Status:
        return self.state.status(is_over=self.match is not None and self.match.is_over)

    @property
    def sittings(self) -> list[Sitting]:
        """The seats; once the game is over, with the bots that made most decisions for a person."""
        if self.status != "over":
            return self.state.seats
        return [
            replace(sitting, played_by=self.state.played_by(seat))
            for seat, sitting in enumerate(self.state.seats)
        ]

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot to move, if one is."""
        if self.turn < 0 or not self.plays_on:
            return None
        sitting = self.state.seats[self.turn]
        return sitting.level if sitting.is_played_by_bot else None

    @property
    def person_to_move(self) -> str | None:
        if self.turn < 0 or not self.state.seats[self.turn].is_played_by_person:
            return None
        return self.state.seats[self.turn].person

    @classmethod
    def set_up(
        cls, table_id: str, made: Made, edition: Edition, content: dict[str, Any] | None, at: float
    ) -> tuple[OpenTable, Made]:
        """A new table, and how it is written down: with what nature deals, if no seat is open."""
        state = new_state(made, at)
        match = new_match(edition, state)
        if not state.is_begun:
            return cls(table_id, state, None, plays_on=True, content=content), made
        match.let_nature_move()
        made = replace(made, nature=list(match.moves))
        return cls(table_id, new_state(made, at), match, plays_on=True, content=content), made

    def add(self, entry: LogEntry, at: float, rulebook: Rulebook) -> LogEntry:
        """One more thing happens. How it is written down: with what nature does then.

        A move that is refused changes nothing.
        """
        match entry:
            case Moved(seat, text):
                entry = self._play(seat, text)
            case Joined(seat) | Filled(seat) if self._is_last_open(seat):
                self.match = new_match(rulebook.edition(self.state.game, self.content), self.state)
                self.match.let_nature_move()
                entry = replace(entry, nature=list(self.match.moves))
        self.state.add(entry, at)
        if self.match is not None:
            self.match.cut(len(self.state.moves))  # moves may have been taken back
        return entry

    def _play(self, seat: int, text: str) -> Moved:
        assert self.match is not None
        before = len(self.match.moves)
        is_forced = len(self.match.edition.legal(self.match.state)) == 1
        self.match.play(text)
        move, *nature = self.match.moves[before:]
        return Moved(seat, move, nature, is_forced)

    def _is_last_open(self, seat: int) -> bool:
        return all(
            sitting.kind != "open" or number == seat for number, sitting in enumerate(self.state.seats)
        )

    def result(self) -> str | None:
        """How its game came out, as its SummaryRow keeps it; None while it goes on."""
        if self.status != "over":
            return None
        return packed_result(self.match if self.plays_on else None)

    def summary(self) -> dict[str, Any]:
        """The columns of its SummaryRow, but for who thinks for a bot."""
        state, turn = self.state, self.turn
        return {
            "game": state.game,
            "version": state.version,
            "status": self.status,
            "private": state.open_for != "anybody",
            "host": state.host,
            "number": state.number,
            "moves": len(state.moves),
            "turn": turn,
            "seats": msgspec.json.encode(self.sittings).decode(),
            "touched": state.touched,
            "deadline": clocks.deadline(state, turn),
            "board": state.board,
            "result": self.result(),
            "source": state.source,
            "seen": state.touched,
        }

    def packed(self) -> bytes | None:
        """A snapshot, when it is time for one."""
        if self.match is None or self.state.number % SNAPSHOT_EVERY:
            return None
        snapshot = Snapshot(_FORM, self.state, self.match.packed_codes(), self.match.digest())
        return msgspec.msgpack.encode(snapshot)


def packed_result(match: TableMatch | None) -> str:
    """The result of a game that is over; of one that was ended before, or can't be told, there is none."""
    if match is None or not match.is_over:
        return msgspec.json.encode(GameResult([], [])).decode()
    points, winners = match.edition.points(match.state), match.edition.winners(match.state)
    return msgspec.json.encode(GameResult([int(each) for each in points], winners)).decode()


class OpenTables:
    def __init__(self, store: Store, rulebook: Rulebook, is_watched: Callable[[str], bool]) -> None:
        """`is_watched`: does a page show this table? What nobody looks at need not be at hand."""
        self._ledger, self._summaries, self._boards = store.ledger, store.summaries, store.boards
        self._rulebook = rulebook
        self._awake: Lru[str, OpenTable] = Lru(ROOM)
        self._asleep: Lru[str, OpenTable] = Lru(ROOM_FOR_SLEEPERS)
        self._is_watched = is_watched
        self._replaying = Lane(MOST_REPLAYED)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table_id: str) -> asyncio.Lock:
        """Whoever holds it is alone with the table, in this process."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def table(self, table_id: str, at_least: int | None = None) -> OpenTable | None:
        """A table, None if there is none: up to date, or at least at a number that it is known to be at."""
        known = self._awake.get(table_id) or self._asleep.get(table_id)
        if known is not None:
            wanted = await self._summaries.number(table_id) if at_least is None else at_least
            if wanted is not None and known.state.number >= wanted:
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
        kept = self._awake if self._is_watched(table.id) else self._asleep
        kept.put(table.id, table, LEAST_WEIGHT + len(table.state.moves))

    def forget(self, table_id: str) -> None:
        self._awake.pop(table_id)
        self._asleep.pop(table_id)

    def tidy(self) -> None:
        """Put tables that nobody looks at any more with those that may be forgotten first."""
        for table in [table for table in self._awake if not self._is_watched(table.id)]:
            self.put(table)

    @property
    def awake(self) -> list[OpenTable]:
        """The tables that pages of this process show."""
        return list(self._awake)

    def compiled_meanwhile(self) -> list[OpenTable]:
        """The tables on pages that compiled rules referee from now on: more can be told of them."""
        interpreted = [table for table in self._awake if not _is_compiled(table)]
        compiled = [table for table in interpreted if _is_compiled(self._refereed(table))]
        for table in compiled:
            table.shown_to_watchers.clear()
        return compiled

    def _refereed(self, table: OpenTable) -> OpenTable:
        """By compiled rules, as soon as there are any."""
        if table.match is not None and table.state.board is None:
            table.match.referee_by(self._rulebook.edition(table.state.game))
        return table

    async def _opened(self, table_id: str, kept: StoredLog) -> OpenTable | None:
        """What a log comes to; None if its snapshot is of no use."""
        snapshot = None if kept.snapshot is None else _unpacked(kept.snapshot)
        if kept.snapshot is not None and snapshot is None:
            return None
        entries = kept.entries
        if snapshot is None:
            first, *entries = entries
            made = log.read(first.body)
            assert isinstance(made, Made)
            state = new_state(made, first.at)
        else:
            state = snapshot.state
        known_moves = list(state.moves)
        for entry in entries:
            state.add(log.read(entry.body), entry.at)
        return await self._with_match(table_id, state, known_moves, snapshot)

    async def _with_match(
        self, table_id: str, state: TableState, known_moves: list[str], snapshot: Snapshot | None
    ) -> OpenTable:
        content = None if state.board is None else await self._boards.content(state.board)
        if state.board is not None and content is None:
            return OpenTable(table_id, state, None, plays_on=False)  # nobody can play on a lost board
        if not state.is_begun:
            return OpenTable(table_id, state, None, plays_on=True, content=content)
        try:
            can_be_played = game_named(state.game).version == state.version
        except UnknownGame:
            return OpenTable(table_id, state, None, plays_on=False)
        if not can_be_played:
            snapshot = None
        edition = self._rulebook.edition(state.game, content)
        if self._rulebook.is_ready(state.game) and content is None:
            match, is_whole = _replayed(edition, state, known_moves, snapshot)
        else:
            # Interpreted rules take their time: they take it elsewhere, in an edition of their own.
            edition = Edition(game_named(state.game), content)
            async with self._replaying.place(Share(state.source, state.host, table_id), Thinker()):
                match, is_whole = await asyncio.to_thread(_replayed, edition, state, known_moves, snapshot)
        return OpenTable(table_id, state, match, plays_on=can_be_played and is_whole, content=content)


def _is_compiled(table: OpenTable) -> bool:
    return table.match is None or table.match.edition.is_compiled


def _unpacked(packed: bytes) -> Snapshot | None:
    try:
        snapshot = msgspec.msgpack.decode(packed, type=Snapshot)
    except msgspec.MsgspecError:
        return None
    return snapshot if snapshot.form == _FORM else None


def _replayed(
    edition: Edition, state: TableState, known_moves: list[str], snapshot: Snapshot | None
) -> tuple[TableMatch, bool]:
    """The match of a table, and whether all its moves could be made."""
    match = new_match(edition, state)
    if snapshot is not None:
        pairs = zip(known_moves, state.moves, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        codes = np.frombuffer(snapshot.codes, np.int32)[:same].tolist()
        match.restore(codes, known_moves[:same])
        if same == len(known_moves) and match.digest() != snapshot.digest:
            match = new_match(edition, state)  # other rules: the moves are asked one by one
    is_whole = match.follow_all(state.moves[len(match.moves) :])
    return match, is_whole


def new_match(edition: Edition, state: TableState) -> TableMatch:
    """The match of a table before its first move."""
    match = TableMatch(
        edition,
        state.players,
        state.options,
        int(state.seed),
        shuffle=state.shuffle,
        roles=state.species,
    )
    match.tells_belief = state.tells_belief
    return match
