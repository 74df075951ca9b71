"""Doing now and then what is asked for often, without ever forgetting the last request."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

Cancel = Callable[[], object]
Later = Callable[[float, Callable[[], None]], Cancel]
"""Does something after some seconds, unless what it returns is called before."""


def on_the_loop(seconds: float, act: Callable[[], None]) -> Cancel:
    """By the clock of the event loop."""
    return asyncio.get_running_loop().call_later(seconds, act).cancel


class Throttle:
    """Acts for a key at once, and then at most once in some seconds.

    What is asked for in between is done once, when they are over: so the last state is always acted upon.
    """

    def __init__(self, seconds: float, act: Callable[[str], None], later: Later = on_the_loop) -> None:
        self._seconds, self._act, self._later = seconds, act, later
        self._resting: dict[str, Cancel] = {}
        self._asked: set[str] = set()

    def ask(self, key: str) -> None:
        if key in self._resting:
            self._asked.add(key)
        else:
            self._do(key)

    def close(self) -> None:
        """Do nothing more, not even what was asked for."""
        for cancel in self._resting.values():
            cancel()
        self._resting.clear()
        self._asked.clear()

    def _do(self, key: str) -> None:
        self._resting[key] = self._later(self._seconds, lambda: self._rested(key))
        self._act(key)

    def _rested(self, key: str) -> None:
        del self._resting[key]
        if key in self._asked:
            self._asked.discard(key)
            self._do(key)
