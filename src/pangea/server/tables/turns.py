"""Bots at tables: whose turn it is thinks, at a human pace, and moves.

A bot's turn belongs to no process. Whoever writes the entry that makes it a bot's turn thinks first; if it
gives no sign of life for a while another takes over, and if two should think, one of them comes too late.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

from pangea.server.refusals import Refused
from pangea.server.tables.cabinet import OpenTable
from pangea.server.tables.entries import Entry, Moved
from pangea.server.tables.referee import Referee
from pangea.server.thinking import Thinker, Thinking, position_of

QUICKEST, SLOWEST = 0.6, 1.2
"""A bot's move takes at least so much of the pace."""


class Turns:
    def __init__(
        self, referee: Referee, thinking: Thinking, pace: float, trouble: Callable[[str, BaseException], None]
    ) -> None:
        self._referee, self._thinking, self._pace, self._trouble = referee, thinking, pace, trouble
        self._under_way: dict[str, tuple[int, Thinker, asyncio.Task[None]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        """Those under way, and those that are no longer of use but have not ended yet."""
        referee.bot_is_to_move = self.take
        self._stop_hearing = referee.hub.subscribe(
            lambda happened: self.moved_on(happened.table, happened.number)
        )

    @property
    def tables(self) -> list[str]:
        """Where this process thinks."""
        return list(self._under_way)

    def take(self, table: OpenTable) -> None:
        """Think for the bot to move, unless that is being done."""
        number = table.course.number
        known = self._under_way.get(table.id)
        if known is not None and known[0] == number:
            return
        self.moved_on(table.id, number)
        thinker = Thinker()
        task = asyncio.create_task(self._play(table.id, number, thinker))
        self._under_way[table.id] = number, thinker, task
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._done(table.id, done))

    async def take_over(self, table_id: str) -> None:
        """Think for a bot that another process left alone."""
        async with self._referee.cabinet.lock(table_id):
            table = await self._referee.table(table_id)
            if table.bot_to_move is not None:
                self.take(table)

    def moved_on(self, table_id: str, number: int) -> None:
        """A table has come to this number: what was thought for an earlier one is of no use any more."""
        known = self._under_way.get(table_id)
        if known is not None and known[0] < number:
            known[1].stop()
            del self._under_way[table_id]

    async def close(self) -> None:
        self._stop_hearing()
        for _, thinker, _ in self._under_way.values():
            thinker.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, table_id: str, number: int, thinker: Thinker) -> None:
        # A chance to be seen waiting: nobody is to notice how little a bot had to think about.
        pause = asyncio.create_task(asyncio.sleep(self._pace * random.uniform(QUICKEST, SLOWEST)))  # noqa: S311
        try:
            async with self._referee.cabinet.lock(table_id):
                table = await self._referee.table(table_id, at_least=number)
                level, seat = table.bot_to_move, table.turn
                if table.course.number != number or level is None or table.match is None:
                    return
                position = position_of(table.match, table.content, seat)
            move = await self._thinking.choose(position, level, thinker)
            await pause
        finally:
            pause.cancel()

        def decide(table: OpenTable) -> Entry | None:
            is_still_so = table.course.number == number and table.turn == seat
            return Moved(seat, move) if is_still_so and table.bot_to_move is not None else None

        async with self._referee.cabinet.lock(table_id):
            await self._referee.act(table_id, decide, at_least=number)

    def _done(self, table_id: str, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        known = self._under_way.get(table_id)
        if known is not None and known[2] is task:
            del self._under_way[table_id]
        if task.cancelled():
            return
        error = task.exception()
        # Too late is no trouble. After any other the turn is taken up again when its time has run out.
        if error is not None and not isinstance(error, Refused):
            self._trouble(table_id, error)
