"""The rules of every game and content that is played here, compiled in the background.

The referee plays by interpreted rules until the compiled ones are ready: nobody waits for a compiler. A
content that somebody brought along stays interpreted, unless a bot that thinks ahead needs it compiled.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from copy import copy
from threading import Lock, local
from typing import Any, Generic, TypeVar

from pangea.bots.search.player import Player
from pangea.core.catalogue import game as game_named
from pangea.core.compiled import Compiled
from pangea.core.edition import Edition
from pangea.core.match import start
from pangea.server import memory
from pangea.server.compiling import Closed

MOST_CONTENTS = 32
"""So many contents that people brought along are kept ready."""

Content = Mapping[str, Any] | None
Key = tuple[str, str]
Kept = TypeVar("Kept")


class Shelf(OrderedDict[Key, Kept], Generic[Kept]):
    """Room for a number of things: what was not asked for the longest has to go."""

    def put(self, key: Key, thing: Kept) -> Kept:
        self[key] = thing
        while len(self) > MOST_CONTENTS:
            self.popitem(last=False)
        return thing

    def find(self, key: Key) -> Kept | None:
        if key in self:
            self.move_to_end(key)
        return self.get(key)


class Rulebook:
    """Editions for the event loop (`edition`) and for threads that think (`for_thread`)."""

    def __init__(self) -> None:
        self._usual: dict[str, Edition] = {}
        self._interpreted: set[str] = set()
        """Games whose compiled rules are not in use yet."""
        self._brought: Shelf[Edition] = Shelf()
        self._compiled: Shelf[Future[Compiled]] = Shelf()
        self._searched: Shelf[Future[Compiled]] = Shelf()
        """The same rules, when what searches by them is compiled too."""
        self._compiler = ThreadPoolExecutor(1, thread_name_prefix="compiler")
        self._thread = local()
        self._lock = Lock()

    def edition(self, game: str, content: Content = None) -> Edition:
        """The rules to referee by. A content that breaks a rule for it is refused here."""
        if content is not None:
            key = key_of(game, content)
            return self._brought.find(key) or self._brought.put(key, Edition(game_named(game), content))
        if game not in self._usual:
            self._usual[game] = Edition(game_named(game))
            self._interpreted.add(game)
        if game in self._interpreted:
            compiled = self._compiling(game, None)
            if compiled.done() and compiled.exception() is None:
                self._usual[game] = _edition_of_its_own(compiled.result(), content)
                self._interpreted.discard(game)
        return self._usual[game]

    async def checked(self, game: str, content: Content) -> Edition:
        """The same, for a content that nobody has looked at yet: that may take a while, and has a thread."""
        if content is not None and key_of(game, content) not in self._brought:
            edition = await asyncio.to_thread(Edition, game_named(game), content)
            self._brought.put(key_of(game, content), edition)
        return self.edition(game, content)

    async def compiled(self, game: str, content: Content, *, for_search: bool = False) -> Compiled:
        """Compiled rules, when there are any: to be awaited before a thread is taken that others need."""
        compiling = self._searching(game, content) if for_search else self._compiling(game, content)
        try:
            # Shielded: who gives up waiting does not take it from the others.
            return await asyncio.shield(asyncio.wrap_future(compiling))
        except asyncio.CancelledError:
            if compiling.cancelled():
                raise Closed from None
            raise

    def for_thread(self, game: str, content: Content, compiled: Compiled | None = None) -> Edition:
        """Compiled rules that this thread has for itself: an edition has room for one list of moves.

        Without what is `compiled` already the thread waits for it.
        """
        mine: Shelf[Edition] = self._thread.__dict__.setdefault("editions", Shelf())
        key = key_of(game, content)
        known = mine.find(key)
        if known is not None:
            return known
        compiled = compiled or self._compiling(game, content).result()
        return mine.put(key, _edition_of_its_own(compiled, content))

    def is_ready(self, game: str) -> bool:
        """Are the rules of a game compiled?"""
        return game in self._usual and game not in self._interpreted

    def close(self) -> None:
        self._compiler.shutdown(wait=False, cancel_futures=True)

    def _compiling(self, game: str, content: Content) -> Future[Compiled]:
        """What is compiled, or will be: once, for all threads."""
        key = key_of(game, content)
        with self._lock:
            return self._compiled.find(key) or self._compiled.put(
                key, self._compiler.submit(_compile, game, content)
            )

    def _searching(self, game: str, content: Content) -> Future[Compiled]:
        rules = self._compiling(game, content)
        key = key_of(game, content)
        with self._lock:
            return self._searched.find(key) or self._searched.put(
                key, self._compiler.submit(_compile_search, rules)
            )


def key_of(game: str, content: Content) -> Key:
    """A name for a game with a content: equal contents, equal names."""
    if content is None:
        return game, ""
    return game, hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()


def _compile(game: str, content: Content) -> Compiled:
    compiled = Compiled(Edition(game_named(game), content), progress=_silently)
    edition = compiled.fast_edition
    match = start(edition, edition.game.players[0])  # all is compiled now, and works
    if edition.game.suspicions is not None:
        edition.game.suspicions(match.view(0))
    memory.more_stays()
    return compiled


def _compile_search(rules: Future[Compiled]) -> Compiled:
    """Let a bot search for a moment: what it needs is kept from then on."""
    compiled = rules.result()  # it stood before this in the compiler's queue
    match = start(compiled.fast_edition, compiled.edition.game.players[0])
    view = match.view(match.turn)
    Player(0, "1").choose(view, view.legal())
    memory.more_stays()
    return compiled


def _edition_of_its_own(compiled: Compiled, content: Content) -> Edition:
    """An edition by these compiled rules that shares no room with any other."""
    mine = copy(compiled)
    mine.edition = Edition(compiled.edition.game, content)
    return mine.fast_edition


def _silently(done: int, of: int, name: str) -> None:
    """A service has no terminal to show a line on."""
