"""Bots at tables: whose turn it is thinks, at a human pace, and moves.

A bot's turn belongs to no process. Whoever writes the entry that makes it a bot's turn thinks first; if it
gives no sign of life for a while another takes over, and if two should think, one of them comes too late.

A table at which no person plays sleeps while no page shows it. Its bots wait for somebody to come.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from pangea.server.refusals import Refused
from pangea.server.sharing import Lane, Share, Thinker
from pangea.server.store.heads import Head
from pangea.server.tables.cabinet import OpenTable
from pangea.server.tables.entries import Entry, Moved
from pangea.server.tables.referee import Referee
from pangea.server.thinking import Position, Thinking, Turn, position_of

QUICKEST, SLOWEST = 0.6, 1.2
"""A bot's move takes at least so much of the pace."""


@dataclass(frozen=True)
class UnderWay:
    """What this process does about a bot's turn: made for the number that the table had."""

    number: int
    thinker: Thinker
    task: asyncio.Task[None]


class Turns:
    def __init__(
        self, referee: Referee, thinking: Thinking, pace: float, trouble: Callable[[str, BaseException], None]
    ) -> None:
        self._referee, self._thinking, self._pace, self._trouble = referee, thinking, pace, trouble
        self._under_way: dict[str, UnderWay] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        """Those under way, and those that are no longer of use but have not ended yet."""
        self._opening = Lane(1)
        """Tables that were left alone are opened one after the other, and those of all people in turn."""
        self._asleep: set[str] = set()
        referee.bot_is_to_move = self.take
        self._stop_hearing = referee.hub.subscribe(
            lambda happened: self.moved_on(happened.table, happened.number)
        )

    @property
    def tables(self) -> list[str]:
        """Where this process thinks."""
        return list(self._under_way)

    def fell_asleep(self) -> list[str]:
        """Tables that this process thought about until nobody looked at them any more; each is told once."""
        asleep = [table_id for table_id in self._asleep if table_id not in self._under_way]
        self._asleep = set()
        return asleep

    def take(self, table: OpenTable) -> None:
        """Think for the bot to move, unless that is being done, or nobody is there to see it."""
        if self._referee.sleeps(table):
            return
        turn, number, known = _turn(table), table.course.number, table.course.repeated()
        self._begin(table.id, number, lambda thinker: self._play(number, turn, known, thinker))

    def take_over(self, head: Head) -> None:
        """Think for a bot that another process left alone."""
        share = Share(head.source, head.host, head.table_id)
        self._begin(
            head.table_id, head.number, lambda thinker: self._open_and_play(head.number, share, thinker)
        )

    def moved_on(self, table_id: str, number: int) -> None:
        """A table has come to this number: what was thought for an earlier one is of no use any more."""
        known = self._under_way.get(table_id)
        if known is not None and known.number < number:
            known.thinker.stop()
            del self._under_way[table_id]

    async def close(self) -> None:
        self._stop_hearing()
        for known in self._under_way.values():
            known.thinker.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _begin(
        self, table_id: str, number: int, work: Callable[[Thinker], Coroutine[Any, Any, None]]
    ) -> None:
        known = self._under_way.get(table_id)
        if known is not None and known.number == number:
            return
        self.moved_on(table_id, number)
        thinker = Thinker()
        task = asyncio.create_task(work(thinker))
        self._under_way[table_id] = UnderWay(number, thinker, task)
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._done(table_id, done))

    async def _open_and_play(self, number: int, share: Share, thinker: Thinker) -> None:
        async with self._opening.place(share, thinker), self._referee.cabinet.lock(share.table):
            table = await self._referee.table(share.table, at_least=number)
            turn = _turn(table) if self._is_of_use(table, number) else None
            known = table.course.repeated()
        if turn is not None:
            await self._play(number, turn, known, thinker)

    async def _play(self, number: int, turn: Turn, known: str | None, thinker: Thinker) -> None:
        """Move at a human pace: what is `known`, or what the bot thinks best."""
        # A chance to be seen waiting: nobody is to notice how little a bot had to think about.
        pause = asyncio.create_task(asyncio.sleep(self._pace * random.uniform(QUICKEST, SLOWEST)))  # noqa: S311
        table_id = turn.share.table

        async def position() -> Position | None:
            async with self._referee.cabinet.lock(table_id):
                table = await self._referee.table(table_id, at_least=number)
                if not self._is_of_use(table, number) or table.match is None:
                    return None
                return position_of(table.match, table.content, table.turn)

        try:
            move = known or await self._thinking.choose(turn, position, thinker)
            await pause
        finally:
            pause.cancel()
        if move is None:
            return

        def decide(table: OpenTable) -> Entry | None:
            is_still_so = table.course.number == number and table.bot_to_move is not None
            return Moved(table.turn, move) if is_still_so else None

        async with self._referee.cabinet.lock(table_id):
            await self._referee.act(table_id, decide, at_least=number)

    def _is_of_use(self, table: OpenTable, number: int) -> bool:
        """Is a bot still to move here, and is anybody there for whom it does?"""
        if table.course.number != number:
            return False
        # Where the rules have changed no bot can move: such a table is left alone as well.
        if table.bot_to_move is None or self._referee.sleeps(table):
            self._asleep.add(table.id)
            return False
        return True

    def _done(self, table_id: str, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        known = self._under_way.get(table_id)
        if known is not None and known.task is task:
            del self._under_way[table_id]
        if task.cancelled():
            return
        error = task.exception()
        # Too late is no trouble. After any other the turn is taken up again when its time has run out.
        if error is not None and not isinstance(error, Refused):
            self._trouble(table_id, error)


def _turn(table: OpenTable) -> Turn:
    course, level, match = table.course, table.bot_to_move, table.match
    assert level is not None
    assert match is not None
    share = Share(course.source, course.host, table.id)
    has_a_choice = len(match.edition.legal(match.state)) > 1
    return Turn(share, course.game, table.content, level, has_a_choice)
