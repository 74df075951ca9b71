"""Writing down what happens: each entry is put on the disk, and then told to others."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from pangea.core.catalogue import game as game_named
from pangea.core.content import checked_board, without_drawing
from pangea.server.compute.checks import Checks, Job, at_once
from pangea.server.compute.fair_queue import Share
from pangea.server.compute.rulebook import Rulebook
from pangea.server.hub import Happened, Hub
from pangea.server.refusals import Overtaken, no_such_table
from pangea.server.store import Store
from pangea.server.store.ledger import Append
from pangea.server.store.summaries import ASLEEP
from pangea.server.tables import log
from pangea.server.tables.log import Filled, Invited, Joined, Left, LogEntry, Made, SettingsChanged
from pangea.server.tables.open_tables import OpenTable, OpenTables
from pangea.server.tables.presence import Presence
from pangea.server.tables.state import left_to_bots

SECONDS_A_BOARD = 0.1
"""About what it takes to check a large board."""
_RESEATS = (Made, Joined, Filled, Invited, Left, SettingsChanged)
"""Entries after which others may sit at the table, or be awaited there."""


@dataclass(frozen=True)
class HeldTable:
    """A table whose lock is held: nobody else in this process sees or changes it meanwhile.

    Only `Referee.holding` makes one, so whoever can write is alone with the table.
    """

    table: OpenTable
    _referee: Referee

    async def write(self, entry: LogEntry) -> None:
        """Write what happened, or refuse it: in another process something else may have happened first."""
        if await self._referee._write(self.table, entry):
            return
        if await self._referee.open_tables.reload(self.table.id) is None:
            raise no_such_table()  # it was removed meanwhile
        raise Overtaken


class Referee:
    def __init__(
        self,
        store: Store,
        hub: Hub,
        rulebook: Rulebook,
        presence: Presence,
        lease: float,
        boards: Checks,
    ) -> None:
        """`boards` is where boards are read that people bring along."""
        self._store, self.hub, self.rulebook, self._boards = store, hub, rulebook, boards
        self._presence, self._lease = presence, lease
        self.open_tables = OpenTables(store, rulebook, presence.is_watched)

    @asynccontextmanager
    async def holding(self, table_id: str, at_least: int | None = None) -> AsyncIterator[HeldTable]:
        """A table, for as long as this is open; up to date, or at least at a number that is known.

        Once a write was refused the table is not what the log says any more: leave then.
        """
        async with self.open_tables.lock(table_id):
            found = await self.open_tables.table(table_id, at_least)
            if found is None:
                raise no_such_table()
            yield HeldTable(found, self)

    def sleeps(self, table: OpenTable) -> bool:
        """Is it left to bots, with nobody to see what they do? Then they do nothing."""
        return left_to_bots(table.state.seats) and not self._presence.is_visited(table.id)

    async def set_up(self, table_id: str, made: Made) -> bool:
        """Write a new table down; False if there is one of this id."""
        if made.content is None and made.board is None:
            edition, content = self.rulebook.edition(made.game), None
        else:
            with self._boards.job(Share(made.source, made.host, table_id)) as job:
                made, content = await self._with_board(made, job)
                edition = await self.rulebook.checked(made.game, content, job)
        table, made = OpenTable.set_up(table_id, made, edition, content, self._store.clock())
        return await self._append(table, made)

    async def _with_board(self, made: Made, job: Job) -> tuple[Made, dict[str, Any] | None]:
        """A table that refers to its board, and what it is played by. A new board is kept before it."""
        if made.content is not None:
            await job.run(at_once(checked_board, game_named(made.game), made.content), SECONDS_A_BOARD)
            board = await self._store.boards.put(made.game, made.content)
            return replace(made, board=board, content=None), without_drawing(made.content)
        assert made.board is not None
        if not await self._store.boards.use(made.board):
            raise no_such_table()
        return made, await self._store.boards.content(made.board)

    async def _write(self, table: OpenTable, entry: LogEntry) -> bool:
        """Write what happened. False if something else happened first."""
        entry = table.add(entry, self._store.clock(), self.rulebook)
        # What is in memory runs ahead of the disk now: should the disk say no, it is forgotten.
        self.open_tables.forget(table.id)
        return await self._append(table, entry)

    async def _append(self, table: OpenTable, entry: LogEntry) -> bool:
        state = table.state
        thinks = table.bot_to_move is not None and not self.sleeps(table)
        append = Append(
            table_id=table.id,
            number=state.number,
            at=state.touched,
            kind=log.kind_of(entry),
            body=log.written(entry),
            summary={
                **table.summary(),
                # Whoever writes the entry that makes it a bot's turn is the first to think for it.
                "thinker": self.hub.process if thinks else ASLEEP if table.bot_to_move else None,
                "thinks_until": state.touched + self._lease if thinks else None,
            },
            sitters=[*state.people, *state.awaited] if isinstance(entry, _RESEATS) else None,
            snapshot=table.packed(),
        )
        if not await self._store.ledger.append(append):
            return False
        self.open_tables.put(table)
        thinker = self.hub.process if thinks else None
        told, awaited = [*state.people, *state.awaited], state.awaited
        to_move = table.person_to_move
        self.hub.tell(Happened(table.id, state.number, told, to_move, thinker=thinker, awaited=awaited))
        return True
