"""Writing down what happens: each entry is put on the disk, and then told to others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec

from pangea.core.catalogue import game as game_named
from pangea.core.content import checked_board, without_drawing
from pangea.server import clocks
from pangea.server.events import Happened, Hub
from pangea.server.refusals import GONE, NOT_NOW, Refused
from pangea.server.rulebook import Rulebook
from pangea.server.store import Store
from pangea.server.store.heads import ASLEEP
from pangea.server.store.ledger import Page
from pangea.server.tables import entries
from pangea.server.tables.cabinet import Cabinet, OpenTable, new_match
from pangea.server.tables.course import begun, left_to_bots
from pangea.server.tables.entries import Entry, Joined, Left, Made, Moved

Decide = Callable[[OpenTable], "Entry | None"]
"""What an act at a table comes to. It may refuse; None if there is nothing to be written."""


class Referee:
    def __init__(self, store: Store, hub: Hub, rulebook: Rulebook, lease: float) -> None:
        self._store, self.hub, self.rulebook, self._lease = store, hub, rulebook, lease
        self.cabinet = Cabinet(store, rulebook)
        self.bot_is_to_move: Callable[[OpenTable], None] = lambda table: None
        """Called when something happened here and a bot is to move next."""
        self.is_visited: Callable[[str], bool] = lambda table_id: True
        """Does a page show this table, in any process?"""

    def sleeps(self, table: OpenTable) -> bool:
        """Is it left to bots, with nobody to see what they do? Then they do nothing."""
        return left_to_bots(table.course.seats) and not self.is_visited(table.id)

    async def table(self, table_id: str, at_least: int | None = None) -> OpenTable:
        """A table, up to date. Whoever calls this holds its lock."""
        found = await self.cabinet.table(table_id, at_least)
        if found is None:
            raise no_such_table()
        return found

    async def set_up(self, table_id: str, made: Made) -> bool:
        """Write a new table down; False if there is one of this id."""
        made, content = await self._with_board(made)
        edition = await self.rulebook.checked(made.game, content)
        course = begun(made, time.time())
        match = new_match(edition, course)
        if course.is_begun:
            match.let_nature_move()
            made = msgspec.structs.replace(made, nature=list(match.moves))
            course = begun(made, course.touched)
        begins = match if course.is_begun else None
        table = OpenTable(table_id, course, begins, plays_on=True, content=content)
        if not await self._append(table, made):
            return False
        self.cabinet.put(table)
        self._tell(table)
        return True

    async def _with_board(self, made: Made) -> tuple[Made, dict[str, Any] | None]:
        """A table that refers to its board, and what it is played by. A new board is kept before it."""
        if made.content is not None:
            await asyncio.to_thread(checked_board, game_named(made.game), made.content)
            board = await self._store.boards.put(made.game, made.content)
            return msgspec.structs.replace(made, board=board, content=None), without_drawing(made.content)
        if made.board is None:
            return made, None
        if not await self._store.boards.use(made.board):
            raise no_such_table()
        return made, await self._store.boards.content(made.board)

    async def act(
        self, table_id: str, decide: Decide, *, at_least: int | None = None, tries: int = 2
    ) -> OpenTable:
        """Do what an act comes to, or refuse it. Whoever calls this holds the table's lock."""
        for _ in range(tries):
            table = await self.table(table_id, at_least)
            entry = decide(table)
            if entry is None or await self.write(table, entry):
                return table
        raise stale()

    async def write(self, table: OpenTable, entry: Entry) -> bool:
        """Write what happened. False if something else happened first."""
        entry = self._play(table, entry)
        # What is in memory runs ahead of the disk now: should the disk say no, it is forgotten.
        self.cabinet.forget(table.id)
        table.course.add(entry, time.time())
        self._follow(table)
        if not await self._append(table, entry):
            return False
        self.cabinet.put(table)
        self._tell(table)
        return True

    def _play(self, table: OpenTable, entry: Entry) -> Entry:
        """Let a move be made, and nature move where it must: what nature did is written down with it."""
        match entry:
            case Moved(seat, text):
                assert table.match is not None
                before = len(table.match.moves)
                table.match.play(text)
                move, *nature = table.match.moves[before:]
                return Moved(seat, move, nature)
            case Joined(seat) if self._is_last_open(table, seat):
                edition = self.rulebook.edition(table.course.game, table.content)
                table.match = new_match(edition, table.course)
                table.match.let_nature_move()
                return msgspec.structs.replace(entry, nature=list(table.match.moves))
        return entry

    def _is_last_open(self, table: OpenTable, seat: int) -> bool:
        return all(
            sitting.kind != "open" or number == seat for number, sitting in enumerate(table.course.seats)
        )

    def _follow(self, table: OpenTable) -> None:
        """The match goes where the log went: back, if moves were taken back."""
        if table.match is not None:
            table.match.cut(len(table.course.moves))

    async def _append(self, table: OpenTable, entry: Entry) -> bool:
        course = table.course
        line = entries.written(entry, course.number, course.touched)
        sitters = course.people if isinstance(entry, Made | Joined | Left) else None
        return await self._store.ledger.append(
            Page(table.id, line, self._head(table), sitters, table.packed())
        )

    def _head(self, table: OpenTable) -> dict[str, Any]:
        course, turn = table.course, table.turn
        is_bot = table.bot_to_move is not None
        thinks = is_bot and not self.sleeps(table)
        return {
            "game": course.game,
            "version": course.version,
            "status": table.status,
            "private": course.private,
            "host": course.host,
            "number": course.number,
            "moves": len(course.moves),
            "turn": turn,
            "seats": msgspec.json.encode(course.seats).decode(),
            "touched": course.touched,
            "deadline": clocks.deadline(course, turn),
            # Whoever writes the entry that makes it a bot's turn is the first to think for it.
            "thinker": self.hub.process if thinks else ASLEEP if is_bot else None,
            "thinks_until": course.touched + self._lease if thinks else None,
            "board": course.board,
            "source": course.source,
            "seen": course.touched,
        }

    def _tell(self, table: OpenTable) -> None:
        course = table.course
        self.hub.tell(Happened(table.id, course.number, course.people, table.person_to_move))
        if table.bot_to_move is not None:
            self.bot_is_to_move(table)


def no_such_table() -> Refused:
    return Refused(GONE, "no-such-table", "server-table-none")


def stale() -> Refused:
    return Refused(NOT_NOW, "stale", "server-table-stale")
