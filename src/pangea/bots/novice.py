"""A bot for a first game: it moves at random, and now and then it sees what is to be gained at once."""

from __future__ import annotations

from pangea.bots import greedy
from pangea.core.chance import below, random_from
from pangea.core.views import View

ATTENTION = 3
"""It looks for a gain in one of so many moves."""


class Player:
    def __init__(self, seed: int) -> None:
        self._random = random_from(seed)
        self._greedy = greedy.Player(seed)

    def choose(self, view: View, legal: list[str]) -> str:
        if below(self._random, ATTENTION) == 0:
            return self._greedy.choose(view, legal)
        return legal[below(self._random, len(legal))]
