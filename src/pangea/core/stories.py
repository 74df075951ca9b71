"""What the moves of a game tell, gathered move by move, and remembered as far as it was gathered.

A bot asks what it must believe at every turn, a page after every move: each time only the new moves are told.
They are told as everybody may read them, so that all seats of a game share its story: what a seat knows
besides is weighed by whoever asks.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Any, Protocol
from weakref import WeakKeyDictionary

from pangea.core.compiled import Entry, compiled_for
from pangea.core.contract import Belief
from pangea.core.edition import Edition
from pangea.core.views import View

MOST = 512
"""So many games are remembered."""
_BEGINNING = 40
"""So many moves, most of them of the set-up, tell one game from another."""


class Story(Protocol):
    """One game as anybody can tell it."""

    told: Belief
    """What the moves so far tell."""

    def tell(self, text: str) -> None:
        """One more move, as everybody reads it."""


class Stories:
    """The stories of one kind of belief."""

    def __init__(self, begin: Callable[[View], Story]) -> None:
        self._begin = begin
        self._kept: dict[tuple[object, ...], tuple[Story, list[str]]] = {}
        self._shelf = Lock()

    def told(self, view: View) -> Belief:
        """What the log of a view tells."""
        log = view.public_log
        # Where only what the seat itself reads is known, the story is that seat's alone.
        teller = view.seat if log == view.log else None
        key = (view.edition, teller, *log[:_BEGINNING])
        # Taken out while it is in use: another thread that tells the same game begins it anew.
        with self._shelf:
            story, known = self._kept.pop(key, (None, []))
        if story is None or known != log[: len(known)]:
            story, known = self._begin(view), []
        for text in log[len(known) :]:
            story.tell(text)
        told = story.told.copy()
        with self._shelf:
            self._kept[key] = story, log
            if len(self._kept) > MOST:
                del self._kept[next(iter(self._kept))]
        return told


class Telling:
    """An entry that stories are told by: compiled once for the usual board, and once for all others."""

    def __init__(self, entry: Entry) -> None:
        self._entry = entry
        self._usual: Any = None
        self._others: WeakKeyDictionary[Edition, Any] = WeakKeyDictionary()
        self._lock = Lock()

    def on(self, edition: Edition) -> Any:
        with self._lock:
            if edition.is_usual:
                self._usual = self._usual or compiled_for(edition).entries(self._entry)[0]
                return self._usual
            if edition not in self._others:
                self._others[edition] = compiled_for(edition).entries(self._entry)[0]
            return self._others[edition]
