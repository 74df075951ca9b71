"""Bots that think for the service: in threads of their own, as many at a time as the host allows."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from threading import Event, local
from typing import Any, TypeVar

from pangea.bots import Bot, bot
from pangea.bots.search.player import Player
from pangea.bots.search.thoughts import Thought
from pangea.core.edition import Edition
from pangea.core.match import Match
from pangea.core.record import Record, copied
from pangea.core.views import View
from pangea.core.words import Phrase
from pangea.server.compiling import Closed
from pangea.server.rulebook import Rulebook, key_of

Found = TypeVar("Found")

ADVISER = "search:10000"
"""Who gives hints: one that thinks for a moment, more than the levels do which count their iterations."""
MOST_BOTS = 8
"""Bots that a thread keeps: the room that a search needs is made once."""


@dataclass(frozen=True)
class Position:
    """What a thread may take along from a match: nothing in it changes any more."""

    game: str
    content: dict[str, Any] | None
    seat: int
    state: Record
    before: Sequence[Record]
    codes: Sequence[int]

    def view(self, edition: Edition) -> View:
        """The match as the seat sees it."""
        return View(edition, self.state, self.seat, lambda seat: self._log(edition, seat))

    def _log(self, edition: Edition, seat: int) -> list[str]:
        moves = zip(self.before, self.codes, strict=True)
        return [edition.write_for(state, code, seat) for state, code in moves]


def position_of(match: Match, content: dict[str, Any] | None, seat: int) -> Position:
    before = [match.position(number) for number in range(len(match.codes))]
    return Position(match.game.name, content, seat, copied(match.state), before, tuple(match.codes))


class Thinker:
    """A bot's turn. Stopped, its search ends early, with whatever it has found by then."""

    def __init__(self) -> None:
        self.stopped = Event()

    def stop(self) -> None:
        self.stopped.set()


@dataclass(frozen=True)
class Advice:
    thoughts: list[Thought]
    words: list[Phrase]


Work = Callable[[View, Callable[[], Bot], Thinker], Found]
"""What is done in a thread: with a view of a position, and a bot that looks at it if one is needed."""


class Thinking:
    def __init__(self, rulebook: Rulebook, threads: int) -> None:
        self._rulebook = rulebook
        self._pool = ThreadPoolExecutor(max(1, threads), thread_name_prefix="bot")
        self._thread = local()
        self._advisers: set[Thinker] = set()
        self._is_closed = False

    async def choose(self, position: Position, level: str, thinker: Thinker) -> str:
        """The move of a bot of this level."""
        return await self._in_thread(self._choose, position, level, thinker)

    async def advise(self, position: Position) -> Advice:
        """What a strong bot would do in a person's place, and why. Who gives up waiting stops it."""
        thinker = Thinker()
        self._advisers.add(thinker)
        try:
            return await self._in_thread(self._advise, position, ADVISER, thinker)
        finally:
            thinker.stop()
            self._advisers.discard(thinker)

    def close(self) -> None:
        self._is_closed = True
        for thinker in self._advisers:
            thinker.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _in_thread(self, work: Work[Found], position: Position, level: str, thinker: Thinker) -> Found:
        # A compiler may take minutes: no thread is taken from other bots meanwhile.
        compiled = await self._rulebook.compiled(position.game, position.content, for_search=_searches(level))
        if self._is_closed:
            raise Closed

        def think() -> Found:
            edition = self._rulebook.for_thread(position.game, position.content, compiled)
            return work(position.view(edition), lambda: self._mind(position, level), thinker)

        return await asyncio.get_running_loop().run_in_executor(self._pool, think)

    def _choose(self, view: View, somebody: Callable[[], Bot], thinker: Thinker) -> str:
        legal = view.legal()
        if len(legal) == 1 or thinker.stopped.is_set():
            return legal[0]
        mind = somebody()
        if isinstance(mind, Player):
            return mind.choose(view, legal, thinker.stopped)
        return mind.choose(view, legal)

    def _advise(self, view: View, somebody: Callable[[], Bot], thinker: Thinker) -> Advice:
        from pangea.analysis.telling import explained  # seldom needed: the service starts without it

        mind = somebody()
        assert isinstance(mind, Player)
        mind.choose(view, view.legal(), thinker.stopped)
        return Advice(mind.thoughts, explained(mind.thoughts, view))

    def _mind(self, position: Position, level: str) -> Bot:
        """A bot of this thread: of its own chance, which has nothing to do with the deals of any table."""
        minds: OrderedDict[object, Bot] = self._thread.__dict__.setdefault("minds", OrderedDict())
        key = (key_of(position.game, position.content), level)
        if key not in minds:
            minds[key] = bot(level, secrets.randbits(63))
            while len(minds) > MOST_BOTS:
                minds.popitem(last=False)
        minds.move_to_end(key)
        return minds[key]


@cache
def _searches(level: str) -> bool:
    """Does a bot of this level think ahead? Then its search must be compiled too."""
    return isinstance(bot(level, 0), Player)
