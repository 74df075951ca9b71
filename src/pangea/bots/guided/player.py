"""A bot whose search is guided: for the arena, for a match, for whatever takes bots."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

import numpy as np

from pangea.bots.guided.evaluating import Evaluate
from pangea.bots.guided.search import GuidedSearch
from pangea.bots.guided.settings import PLAYOUTS_ALONE, GuidedSettings
from pangea.bots.search.searcher import believed
from pangea.core.edition import Edition
from pangea.core.errors import BadTable
from pangea.core.views import View

_WALKS_AT_ONCE = 32
"""Of a search by playouts alone that goes by the clock: between two looks at it."""
_NODES_BY_THE_CLOCK = 50_000
"""The room of a tree that grows for as long as there is time; what isn't used takes no memory."""


@dataclass(frozen=True)
class GuidedThought:
    """One move that was considered, and what it was worth to the seat."""

    move: str
    visits: int
    prior: float
    value: float


class GuidedPlayer:
    """Chooses the move that its tree tried most, after so many iterations or for so many seconds.

    `thoughts` are what it thought of its last choice, the most tried move first.
    """

    def __init__(
        self,
        evaluate: Evaluate | None = None,
        seed: int = 0,
        iterations: int | None = 600,
        seconds: float | None = None,
        settings: GuidedSettings | None = None,
    ) -> None:
        if (iterations is None) == (seconds is None):
            raise BadTable("bots-guided-how-long")
        usual = PLAYOUTS_ALONE if evaluate is None else GuidedSettings()
        self.settings = usual if settings is None else settings
        self._evaluate, self._seed = evaluate, seed
        self._iterations, self._seconds = iterations, seconds
        self._edition: Edition | None = None
        self._search: GuidedSearch | None = None
        self.iterations = 0
        """How many its last choice took."""
        self.thoughts: list[GuidedThought] = []

    def choose(self, view: View, legal: list[str]) -> str:
        search = self._searching(view)
        belief = believed(view).reshape(1, -1)
        search.look_at(np.array([view.state], view.state.dtype), [int(view.seat)], belief)
        if self._iterations is not None:
            # A root branches out after as many walks as its patience; the next walk tries a move.
            self.iterations = max(self._iterations, self.settings.patience + 1)
            search.grow(self.iterations)
        else:
            self.iterations = self._grow_by_the_clock(search)
        self.thoughts = [
            GuidedThought(view.edition.write(view.state, one.move), one.visits, one.prior, one.value)
            for one in sorted(search.branches(), key=lambda one: (-one.visits, -one.value, one.move))
        ]
        return self.thoughts[0].move

    def _searching(self, view: View) -> GuidedSearch:
        if self._search is None or self._edition is not view.edition:
            needed = _NODES_BY_THE_CLOCK if self._iterations is None else 2 * self._iterations
            settings = replace(self.settings, nodes=max(self.settings.nodes, needed))
            self._edition = view.edition
            self._search = GuidedSearch(view.edition, self._evaluate, 1, self._seed, settings)
        return self._search

    def _grow_by_the_clock(self, search: GuidedSearch) -> int:
        end = time.perf_counter() + (self._seconds or 0.0)
        done = 0
        while done < 2 or time.perf_counter() < end:
            if self._evaluate is None:
                search.grow(_WALKS_AT_ONCE)
                done += _WALKS_AT_ONCE
            else:
                done += search.wave()
        return done
