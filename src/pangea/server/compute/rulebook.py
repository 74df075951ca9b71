"""The rules of every game and content that is played here, compiled in the background.

The referee plays by interpreted rules until the compiled ones are ready: nobody waits for a compiler. A
content that somebody brought along stays interpreted for the referee; bots think about it by compiled rules.
What a game shows and says is compiled last, when nobody waits for rules: until then it is interpreted, too.

Each game is compiled twice at most, once for its usual board and once for all others together, so what
people bring along makes the compiler's work no longer. The usual boards have a lane of their own.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock, local
from typing import Any

from pangea.bots.search.player import Player
from pangea.core.beliefs import suspicions_of
from pangea.core.catalogue import game as game_named
from pangea.core.compiled import Compiled, speaker_for
from pangea.core.edition import Edition
from pangea.core.match import start
from pangea.server.compute import gc_tuning
from pangea.server.compute.checks import Job, at_once
from pangea.server.compute.compiling import Closed
from pangea.server.lru import Lru

MOST_CONTENTS = 32
"""At most this many contents that people brought along are kept at hand. Compiled code isn't part of them."""

Content = Mapping[str, Any] | None
Key = tuple[str, str]


class NotYet:
    """In place of compiled rules that are not ready: bots that do not search play by interpreted ones."""


NOT_YET = NotYet()


class Rulebook:
    """Editions for the event loop (`edition`) and for threads that think (`for_thread`)."""

    def __init__(self) -> None:
        self._usual: dict[str, Edition] = {}
        self._interpreted: set[str] = set()
        """Games whose compiled rules are not in use yet."""
        self._brought: Lru[Key, Edition] = Lru(MOST_CONTENTS)
        self._compiled: dict[tuple[str, bool], Future[Compiled]] = {}
        """By the name of a game, and whether it is for the usual board. Never more than two for each game."""
        self._searched: dict[tuple[str, bool], Future[Compiled]] = {}
        """The same rules, when what searches by them is compiled too."""
        self._words: dict[tuple[str, bool], Future[None]] = {}
        """What games show and say, the same way."""
        self._lanes = {
            is_usual: ThreadPoolExecutor(1, thread_name_prefix="compiler") for is_usual in (True, False)
        }
        """The usual boards never wait for the others."""
        self._thread = local()
        self._lock = Lock()

    def edition(self, game: str, content: Content = None) -> Edition:
        """The rules to referee by. A content that breaks a rule for it is refused here."""
        if content is not None:
            key = key_of(game, content)
            found = self._brought.get(key) or Edition(game_named(game), content)
            return self._brought.put(key, self._with_words(found))
        if game not in self._usual:
            self._usual[game] = Edition(game_named(game))
            self._interpreted.add(game)
        if game in self._interpreted:
            compiled = self._compiling(game, None)
            if _is_ready(compiled):
                self._usual[game] = _edition_of_its_own(compiled.result(), content)
                self._interpreted.discard(game)
        else:
            self._usual[game] = self._with_words(self._usual[game])
        return self._usual[game]

    async def checked(self, game: str, content: Content, job: Job) -> Edition:
        """The same, for a content that was not read yet: that takes a while, and is a part of a job."""
        if content is not None and key_of(game, content) not in self._brought:
            edition = await job.run(at_once(Edition, game_named(game), content), 0.0)
            self._brought.put(key_of(game, content), edition)
        return self.edition(game, content)

    async def compiled(self, game: str, content: Content, *, for_search: bool = False) -> Compiled | NotYet:
        """What to think by, to be awaited before a thread is taken that others need.

        A search waits until it is compiled. Whoever only looks at the next moves need not.
        """
        if not for_search:
            rules = self._compiling(game, content)
            return rules.result() if _is_ready(rules) else NOT_YET
        compiling = self._searching(game, content)
        try:
            # Shielded: whoever gives up waiting does not take it from the others.
            return await asyncio.shield(asyncio.wrap_future(compiling))
        except asyncio.CancelledError:
            if compiling.cancelled():
                raise Closed from None
            raise

    def for_thread(self, game: str, content: Content, compiled: Compiled | NotYet | None = None) -> Edition:
        """Return the rules that this thread plays by.

        Without what is `compiled` already the thread waits for it.
        """
        mine: Lru[Key, Edition] = self._thread.__dict__.setdefault("editions", Lru(MOST_CONTENTS))
        key = key_of(game, content)
        known = mine.get(key)
        if known is not None and (known.is_compiled or isinstance(compiled, NotYet)):
            return known
        if isinstance(compiled, NotYet):
            return mine.put(key, Edition(game_named(game), content))
        compiled = compiled or self._compiling(game, content).result()
        return mine.put(key, _edition_of_its_own(compiled, content))

    def is_ready(self, game: str) -> bool:
        """Are the rules of a game compiled?"""
        return game in self._usual and game not in self._interpreted

    def close(self) -> None:
        for lane in self._lanes.values():
            lane.shutdown(wait=False, cancel_futures=True)

    def _compiling(self, game: str, content: Content) -> Future[Compiled]:
        """What is compiled, or will be: once, for all threads."""
        is_usual = content is None
        with self._lock:
            if (game, is_usual) not in self._compiled:
                self._compiled[game, is_usual] = self._lanes[is_usual].submit(_compile, game, is_usual)
            return self._compiled[game, is_usual]

    def _with_words(self, edition: Edition) -> Edition:
        """The edition, with compiled words as soon as there are any."""
        if edition.speaker.is_compiled:
            return edition
        game, is_usual = edition.game.name, edition.is_usual
        with self._lock:
            if (game, is_usual) not in self._words:
                if self._is_idle():
                    self._words[game, is_usual] = self._lanes[is_usual].submit(_compile_words, game, is_usual)
                return edition
            words = self._words[game, is_usual]
        return edition.spoken_by(speaker_for(edition)) if _is_ready(words) else edition

    def _is_idle(self) -> bool:
        """Does nobody wait for the compiler?"""
        return all(one.done() for kind in (self._compiled, self._searched) for one in kind.values())

    def _searching(self, game: str, content: Content) -> Future[Compiled]:
        rules = self._compiling(game, content)
        is_usual = content is None
        with self._lock:
            if (game, is_usual) not in self._searched:
                self._searched[game, is_usual] = self._lanes[is_usual].submit(_compile_search, rules)
            return self._searched[game, is_usual]


def _is_ready(compiling: Future[Any]) -> bool:
    return compiling.done() and not compiling.cancelled() and compiling.exception() is None


def key_of(game: str, content: Content) -> Key:
    """A name for a game with a content: equal contents, equal names."""
    if content is None:
        return game, ""
    return game, hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()


def _compile(game: str, is_usual: bool) -> Compiled:
    edition = Edition(game_named(game))
    if not is_usual:  # any board will do: the code is the same for all of them
        edition = Edition(edition.game, edition.board.content)
    compiled = Compiled(edition, progress=_silently)
    edition = compiled.fast_edition
    match = start(edition, edition.game.players[0])  # all is compiled now, and works
    if edition.game.guessing is not None:
        suspicions_of(match.view(0))
    gc_tuning.freeze_more()
    return compiled


def _compile_words(game: str, is_usual: bool) -> None:
    """Whoever asks for a speaker from then on has it at once, whatever the board."""
    edition = Edition(game_named(game))
    speaker_for(edition if is_usual else Edition(edition.game, edition.board.content))
    gc_tuning.freeze_more()


def _compile_search(rules: Future[Compiled]) -> Compiled:
    """Let a bot search for a moment: what it needs is kept from then on."""
    compiled = rules.result()  # it stood before this in the compiler's queue
    match = start(compiled.fast_edition, compiled.edition.game.players[0])
    view = match.view(match.turn)
    Player(0, "1").choose(view, view.legal())
    gc_tuning.freeze_more()
    return compiled


def _edition_of_its_own(compiled: Compiled, content: Content) -> Edition:
    """Return an edition by these compiled rules."""
    return compiled.on(Edition(compiled.edition.game, content)).fast_edition


def _silently(done: int, of: int, name: str) -> None:
    """A service has no terminal to show a line on."""
