"""A bot that takes the best immediate gain: its points against the others', as far as it can know them."""

from __future__ import annotations

from pangea.core.chance import below, random_from
from pangea.core.record import Record, copied
from pangea.core.views import View

WORLDS = 5
"""What is hidden is imagined so many times, and the gains are averaged."""


class Player:
    def __init__(self, seed: int) -> None:
        self._random = random_from(seed)

    def choose(self, view: View, legal: list[str]) -> str:
        worlds = [self._imagined(view) for _ in range(WORLDS)]
        codes = view.edition.legal(view.state)
        gains = [sum(self._lead_after(view, world, move) for world in worlds) for move in codes]
        best = [text for text, gain in zip(legal, gains, strict=True) if gain == max(gains)]
        return best[below(self._random, len(best))]

    def _imagined(self, view: View) -> Record:
        world = copied(view.state)
        view.edition.rules.imagine(world, view.seat, self._random)
        return world

    def _lead_after(self, view: View, world: Record, move: int) -> int:
        """How far ahead of each of the others the seat is after a move, added up."""
        after = copied(world)
        view.edition.rules.apply(after, move)
        points = view.edition.points(after)
        return sum(points[view.seat] - other for other in points)
