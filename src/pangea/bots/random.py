"""A bot that moves at random: every legal move is as likely as the others."""

from __future__ import annotations

from pangea.core.chance import below, random_from
from pangea.core.views import View


class Player:
    def __init__(self, seed: int) -> None:
        self._random = random_from(seed)

    def choose(self, view: View, legal: list[str]) -> str:
        return legal[below(self._random, len(legal))]
