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

from pangea.server.compute.fair_queue import Lane, Share, Thinker
from pangea.server.compute.thinking import Position, Thinking, Turn, position_of
from pangea.server.hub import Happened
from pangea.server.refusals import Refused
from pangea.server.store.summaries import Summary
from pangea.server.tables.log import Moved
from pangea.server.tables.open_tables import OpenTable
from pangea.server.tables.referee import Referee

QUICKEST, SLOWEST = 0.6, 1.2
"""A bot's move takes at least this part of the pace, drawn between the two."""


@dataclass(frozen=True)
class UnderWay:
    """What this process does about a bot's turn: made for the number that the table had."""

    number: int
    thinker: Thinker
    task: asyncio.Task[None]


class BotTurns:
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
        self._stop_hearing = referee.hub.subscribe(self._hear)

    @property
    def tables(self) -> list[str]:
        """Where this process thinks."""
        return list(self._under_way)

    def fell_asleep(self) -> list[str]:
        """Tables that this process thought about until nobody looked at them any more; each is told once."""
        asleep = [table_id for table_id in self._asleep if table_id not in self._under_way]
        self._asleep = set()
        return asleep

    def take_over(self, summary: Summary) -> None:
        """Think for a bot that another process left alone."""
        share = Share(summary.source, summary.host, summary.table_id)
        self._begin(
            summary.table_id,
            summary.number,
            lambda thinker: self._open_and_play(share, summary.number, thinker),
        )

    def _hear(self, happened: Happened) -> None:
        """Think for the bot to move if this process is to, and no longer for the one before."""
        table_id, number = happened.table, happened.number
        self.moved_on(table_id, number)
        if happened.thinker == self._referee.hub.process:
            self._begin(table_id, number, lambda thinker: self._look_and_play(table_id, number, thinker))

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

    async def _open_and_play(self, share: Share, number: int, thinker: Thinker) -> None:
        async with self._opening.place(share, thinker):
            found = await self._look(share.table, number)
        if found is not None:
            await self._play(number, *found, thinker)

    async def _look_and_play(self, table_id: str, number: int, thinker: Thinker) -> None:
        found = await self._look(table_id, number)
        if found is not None:
            await self._play(number, *found, thinker)

    async def _look(self, table_id: str, number: int) -> tuple[Turn, str | None] | None:
        """What has to be known of a bot's turn, and what it did there before, if that was taken back."""
        async with self._referee.holding(table_id, at_least=number) as held:
            if not self._is_of_use(held.table, number):
                return None
            return _turn(held.table), held.table.state.repeated()

    async def _play(self, number: int, turn: Turn, known: str | None, thinker: Thinker) -> None:
        """Move at a human pace: what is `known`, or what the bot thinks best."""
        # The wait is random: nobody should notice how little a bot had to think about.
        pause = asyncio.create_task(asyncio.sleep(self._pace * random.uniform(QUICKEST, SLOWEST)))  # noqa: S311
        table_id = turn.share.table

        async def position() -> Position | None:
            async with self._referee.holding(table_id, at_least=number) as held:
                table = held.table
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
        async with self._referee.holding(table_id, at_least=number) as held:
            if held.table.state.number == number and held.table.bot_to_move is not None:
                await held.write(Moved(held.table.turn, move))

    def _is_of_use(self, table: OpenTable, number: int) -> bool:
        """Is a bot still to move here, and is anybody there for whom it does?"""
        if table.state.number != number:
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
        # Being too late is no trouble. After any other the turn is taken up again once its lease has run out.
        if error is not None and not isinstance(error, Refused):
            self._trouble(table_id, error)


def _turn(table: OpenTable) -> Turn:
    state, level, match = table.state, table.bot_to_move, table.match
    assert level is not None
    assert match is not None
    share = Share(state.source, state.host, table.id)
    has_a_choice = len(match.edition.legal(match.state)) > 1
    return Turn(share, state.game, table.content, level, has_a_choice)
