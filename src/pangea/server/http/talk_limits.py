"""How often somebody may say something."""

from __future__ import annotations

from pangea.server.buckets import TokenBuckets
from pangea.server.refusals import TOO_MUCH, Later

LINES_A_SECOND, LINES_AT_ONCE = 0.5, 8
OF_SOURCE = 10
"""This many times as much for all who come from one address: a club, or somebody who is many."""


class TalkTooFast(Later):
    """Slow down: something may be said again after these seconds."""

    def __init__(self, seconds: float) -> None:
        whole = max(1, round(seconds + 0.5))
        super().__init__(seconds, TOO_MUCH, "talk-too-fast", "talk-too-fast", seconds=whole)


class TalkLimits:
    def __init__(self) -> None:
        self._people = TokenBuckets(LINES_A_SECOND, LINES_AT_ONCE)
        self._sources = TokenBuckets(LINES_A_SECOND * OF_SOURCE, LINES_AT_ONCE * OF_SOURCE)
        self.buckets = {"talk": self._people, "talk-source": self._sources}
        """What may be counted together with other processes."""

    def take(self, person: str, source: str) -> None:
        """Count a line that is about to be said, or refuse it."""
        seconds = self._people.wait(person) or self._sources.wait(source)
        if seconds:
            raise TalkTooFast(seconds)
