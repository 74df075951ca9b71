"""What has to be done now and then: bots left alone, clocks that ran out, pages that missed something."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from pangea.core.catalogue import every_game
from pangea.server.hub import Happened, Hub, Message, Talked
from pangea.server.refusals import Refused
from pangea.server.store import Store
from pangea.server.tables.absence import absent
from pangea.server.tables.bot_turns import BotTurns
from pangea.server.tables.clocks import deadline
from pangea.server.tables.log import LogEntry, RanOut
from pangea.server.tables.open_tables import OpenTable
from pangea.server.tables.presence import Presence
from pangea.server.tables.referee import Referee
from pangea.server.tables.showing import sittings_of
from pangea.server.tables.state import left_to_bots
from pangea.server.tables.waiting import WaitingBots

ROUNDS_A_LEASE = 4
"""A process shows this many times within a lease that it is alive."""
LAST_ROUND = 10.0
"""Seconds after the service is told to close: a round that has not ended by then is given up."""
UNKNOWN = -1
"""A number that says nothing: whoever hears it asks the database."""
LONGEST_GRACE = 60.0
"""Most seconds that a player gets after the service is back, if their clock ran out while it was away."""
JUMP = 5.0
"""If the system clock gains this many seconds, it was set forward or the machine was suspended."""
SURE_AFTER = 15.0
"""Seconds after which the database is asked whether a page missed something, even if all seems well."""


class Background:
    def __init__(
        self,
        store: Store,
        referee: Referee,
        bot_turns: BotTurns,
        presence: Presence,
        waiting: WaitingBots,
        lease: float,
        trouble: Callable[[str, BaseException], None],
    ) -> None:
        self._store, self._referee, self._bot_turns, self._presence = store, referee, bot_turns, presence
        self._waiting, self._lease, self._trouble = waiting, lease, trouble
        self._versions = [(game.name, game.version) for game in every_game()]
        self._told: dict[str, int] = {}
        self._said: dict[str, int] = {}
        """The last line of talk that pages here were told of, table by table."""
        self._waits: set[tuple[str, int]] = set()
        """The tables on pages, with their numbers, whose player to move is absent."""
        self._asked = 0.0
        self._heard = True
        self._away_since, self._back_at = 0.0, store.clock()
        """When no player was served last: before the service started, or while the machine slept."""
        self._clock_offset = store.clock() - time.monotonic()
        self._is_closing = asyncio.Event()
        self._stop_hearing = self._hub.hear_all(self._hear)

    @property
    def _hub(self) -> Hub:
        return self._referee.hub

    @asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        """Make rounds for as long as this is open; at the end, leave the bots to others."""
        rounds = asyncio.create_task(self._make_rounds())
        try:
            yield
        finally:
            # A question to the database may finish: somebody must be there to hear its answer.
            self._is_closing.set()
            await asyncio.wait([rounds], timeout=LAST_ROUND)
            rounds.cancel()
            with suppress(asyncio.CancelledError):
                await rounds
            self._stop_hearing()
            await self._bot_turns.close()
            with suppress(Exception):
                await self._store.summaries.give_up(self._hub.process)

    async def _make_rounds(self) -> None:
        while not self._is_closing.is_set():
            for work in (self._bots, self._clocks, self._pages, self._rules, self._tidy):
                try:
                    await work()
                except Exception as error:  # noqa: BLE001
                    # The database may be away for a moment: the next round finds what this one missed.
                    self._trouble(work.__name__, error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._is_closing.wait(), self._lease / ROUNDS_A_LEASE)

    async def _bots(self) -> None:
        summaries, process, now = self._store.summaries, self._hub.process, self._store.clock()
        until = now + self._lease
        await summaries.still_thinking(process, self._bot_turns.tables, until)
        await summaries.fall_asleep(process, self._bot_turns.fell_asleep())
        left_alone = await summaries.take_over(process, now, until, self._versions)
        woken = await summaries.wake(process, self._presence.arrivals(), until, self._versions)
        nobody_looks = []
        for summary in (*left_alone, *woken):
            if left_to_bots(sittings_of(summary)) and not self._presence.is_visited(summary.table_id):
                nobody_looks.append(summary.table_id)
            else:
                self._bot_turns.take_over(summary)
        await summaries.fall_asleep(process, nobody_looks)

    async def _clocks(self) -> None:
        self._notice_a_jump()
        for table_id in await self._store.summaries.run_out(self._store.clock()):
            with suppress(Refused):
                async with self._referee.holding(table_id) as held:
                    entry = self._ran_out(held.table)
                    if entry is not None:
                        await held.write(entry)

    def _notice_a_jump(self) -> None:
        """Note when the system clock was set forward, or the machine was suspended."""
        now, monotonic = self._store.clock(), time.monotonic()
        if now - monotonic > self._clock_offset + JUMP:
            self._away_since, self._back_at = monotonic + self._clock_offset, now
        self._clock_offset = now - monotonic

    def _ran_out(self, table: OpenTable) -> LogEntry | None:
        """Return the entry by which a bot takes over from the player to move, if their time is up."""
        clock, end = table.state.clock, deadline(table.state, table.turn)
        if end is None or clock is None or not table.plays_on:
            return None
        if self._away_since < end < self._back_at:
            end = self._back_at + min(clock.seconds, LONGEST_GRACE)
        return RanOut(table.turn, clock.level) if end <= self._store.clock() else None

    async def _pages(self) -> None:
        """Tell the pages here of what happened elsewhere, if the other processes could not."""
        self._presence.repeat()
        self._waiting.repeat()
        was_deaf, self._heard = not self._heard, self._hub.hears_others
        watched = list(self._presence.watched)
        now = time.monotonic()
        if not watched or (self._heard and not was_deaf and now - self._asked < SURE_AFTER):
            return
        self._asked = now
        numbers = await self._store.summaries.numbers(watched)
        missed = {table: number for table, number in numbers.items() if self._told.get(table, 0) < number}
        await self._note_who_is_there()
        self._told = {table: self._told.get(table, 0) for table in watched}
        for table_id, number in missed.items():
            self._hub.tell_here(Happened(table_id, number, []))
        for table_id in set(watched) - set(numbers):
            self._hub.tell_here(Happened(table_id, UNKNOWN, [], anew=True))  # it was removed: pages are told
        await self._talk(watched)
        self._presence.look_again()

    async def _talk(self, watched: list[str]) -> None:
        lines = await self._store.talk.last(watched)
        missed = {table: number for table, number in lines.items() if self._said.get(table, 0) < number}
        self._said = {table: self._said.get(table, 0) for table in watched}
        for table_id, number in missed.items():
            self._hub.tell_here(Talked(table_id, number))

    async def _note_who_is_there(self) -> None:
        """Note that people with a page open are at their tables, and show where a player is absent by now."""
        waits = set[tuple[str, int]]()
        for table_id in self._presence.watched:
            for person_id in self._presence.at(table_id)[0]:
                self._store.last_seen.note("sitter", (table_id, person_id))
        for table in self._referee.open_tables.awake:
            if await absent(self._store, self._presence, table):
                waits.add((table.id, table.state.number))
        for table_id, number in waits - self._waits:
            self._hub.tell_here(Happened(table_id, number, [], anew=True))
        self._waits = waits

    async def _rules(self) -> None:
        """Show tables again as soon as compiled rules can tell what one must suspect there."""
        for table in self._referee.open_tables.compiled_meanwhile():
            self._hub.tell_here(Happened(table.id, table.state.number, [], anew=True))

    async def _tidy(self) -> None:
        self._referee.open_tables.tidy()

    def _hear(self, message: Message) -> None:
        if not isinstance(message, Happened | Talked) or message.table not in self._presence.watched:
            return
        if isinstance(message, Happened):
            self._told[message.table] = max(message.number, self._told.get(message.table, 0))
        else:
            self._said[message.table] = max(message.number, self._said.get(message.table, 0))
