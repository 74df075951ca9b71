"""Bots that think for the service: in threads of their own, as many at a time as the host allows.

There are two lanes, and in each the places are shared out in turn (`fair_queue.py`). Searches take as many
threads as the host allows. What takes a few milliseconds has a thread of its own, and waits for no search.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from threading import local
from typing import Any, TypeVar

from pangea.bots import Bot, bot
from pangea.bots.search.player import Player
from pangea.bots.search.thoughts import Thought
from pangea.core.edition import Edition
from pangea.core.match import Match
from pangea.core.move_log import SeatLog
from pangea.core.record import Record, copied
from pangea.core.views import View
from pangea.core.words import Phrase
from pangea.server.compute.checks import PendingJobs
from pangea.server.compute.compiling import Closed
from pangea.server.compute.fair_queue import Lane, Share, Thinker
from pangea.server.compute.rulebook import Rulebook
from pangea.server.lru import Lru

Found = TypeVar("Found")

ADVISER = "search:10000"
"""The bot that gives hints: it thinks for a moment, longer than the levels that count their iterations."""
MOST_BOTS = 8
"""A thread keeps at most this many bots: the room that a search needs is made once."""
LEAST_SECONDS = 0.5
"""Seconds after which a search bounded by time, or a hint, ends if somebody else is waiting for its place."""


@dataclass(frozen=True)
class Position:
    """What a thread may take along from a match: nothing in it changes any more."""

    game: str
    content: dict[str, Any] | None
    seat: int
    state: Record
    log: SeatLog

    def view(self, edition: Edition) -> View:
        """The match as the seat sees it."""
        return View(edition, self.state, self.seat, self.log)


def position_of(match: Match, content: dict[str, Any] | None, seat: int) -> Position:
    return Position(match.game.name, content, seat, copied(match.state), match.seat_log(seat))


@dataclass(frozen=True)
class Turn:
    """A bot is to move: what has to be known of it while it waits for a place to think in."""

    share: Share
    game: str
    content: dict[str, Any] | None
    level: str
    has_a_choice: bool
    """Is there more than one legal move?"""

    @property
    def searches(self) -> bool:
        return self.has_a_choice and _searches(self.level)


class Patience:
    """Says stop to a search: when nobody needs it any more, or when others wait and it had its share."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker, self._begun = thinker, time.perf_counter()

    def is_set(self) -> bool:
        if self._thinker.stopped.is_set():
            return True
        return self._thinker.others_wait.is_set() and time.perf_counter() - self._begun >= LEAST_SECONDS


@dataclass(frozen=True)
class Advice:
    thoughts: list[Thought]
    words: list[Phrase]
    why: list[Phrase]


Work = Callable[[View, Callable[[], Bot], Thinker], Found]
"""What is done in a thread: with a view of a position, and a bot that looks at it if one is needed."""


class Thinking:
    def __init__(self, rulebook: Rulebook, threads: int) -> None:
        self._rulebook = rulebook
        threads = max(1, threads)
        self._searches = Lane(threads), ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._quick = Lane(1), ThreadPoolExecutor(1, thread_name_prefix="quick bot")
        self._thread = local()
        self._advisers: set[Thinker] = set()
        self._hints = PendingJobs(are_short=True)
        self._is_closed = False

    async def choose(
        self, turn: Turn, position: Callable[[], Awaitable[Position | None]], thinker: Thinker
    ) -> str | None:
        """The move of a bot. Its position is asked for once it has a place; None if that is too late."""
        return await self._in_thread(self._choose, turn, position, thinker)

    async def advise(self, position: Position, share: Share) -> Advice:
        """What a strong bot would do in a person's place, and why. Whoever gives up waiting stops it."""
        thinker = Thinker()
        turn = Turn(share, position.game, position.content, ADVISER, has_a_choice=True)

        async def as_it_is() -> Position:
            return position

        self._advisers.add(thinker)
        try:
            with self._hints.job(share):
                advice = await self._in_thread(self._advise, turn, as_it_is, thinker)
        finally:
            thinker.stop()
            self._advisers.discard(thinker)
        assert advice is not None
        return advice

    def close(self) -> None:
        self._is_closed = True
        for thinker in self._advisers:
            thinker.stop()
        for _, pool in (self._searches, self._quick):
            pool.shutdown(wait=False, cancel_futures=True)

    async def _in_thread(
        self,
        work: Work[Found],
        turn: Turn,
        position: Callable[[], Awaitable[Position | None]],
        thinker: Thinker,
    ) -> Found | None:
        # A compiler may take minutes: no place is taken from other bots meanwhile.
        compiled = await self._rulebook.compiled(turn.game, turn.content, for_search=turn.searches)
        lane, pool = self._searches if turn.searches else self._quick
        async with lane.place(turn.share, thinker):
            found = await position()
            if found is None:
                return None
            if self._is_closed:
                raise Closed

            def think() -> Found:
                edition = self._rulebook.for_thread(found.game, found.content, compiled)
                return work(found.view(edition), lambda: self._mind(found, turn.level), thinker)

            return await asyncio.get_running_loop().run_in_executor(pool, think)

    def _choose(self, view: View, somebody: Callable[[], Bot], thinker: Thinker) -> str:
        legal = view.legal()
        if len(legal) == 1 or thinker.stopped.is_set():
            return legal[0]
        mind = somebody()
        if isinstance(mind, Player):
            # A level that counts its iterations is as strong on a busy machine as on any other.
            is_timed = mind.settings.seconds is not None
            return mind.choose(view, legal, Patience(thinker) if is_timed else thinker.stopped)
        return mind.choose(view, legal)

    def _advise(self, view: View, somebody: Callable[[], Bot], thinker: Thinker) -> Advice:
        from pangea.analysis.telling import (
            explained,
            justified,
        )  # seldom needed: the service starts without it

        mind = somebody()
        assert isinstance(mind, Player)
        mind.choose(view, view.legal(), Patience(thinker))
        return Advice(mind.thoughts, explained(mind.thoughts, view), justified(mind.thoughts, view))

    def _mind(self, position: Position, level: str) -> Bot:
        """A bot of this thread, with random numbers that have nothing to do with the deals of any table.

        One for all boards that people brought along: the tree of a search takes 70 MB, and boards are free.
        """
        minds: Lru[object, Bot] = self._thread.__dict__.setdefault("minds", Lru(MOST_BOTS))
        key = (position.game, position.content is None, level)
        return minds.get(key) or minds.put(key, bot(level, secrets.randbits(63)))


@cache
def _searches(level: str) -> bool:
    """Does a bot of this level think ahead? Then its search must be compiled too."""
    return isinstance(bot(level, 0), Player)
