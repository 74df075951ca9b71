"""Searches of what a seat sees, on all cores. Each depends on the view, the depth and the seed alone."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Event

from pangea.bots.search.searcher import Branch, Searcher, believed
from pangea.bots.search.settings import SearchSettings
from pangea.core.compiled import Compiled
from pangea.core.edition import Edition
from pangea.core.record import Record
from pangea.core.views import View
from pangea.core.words import Phrase

MOST_NODES = 2_000_000
FIRST_LOOK = SearchSettings.patience + 1
"""After this many playouts a search has tried a single move of the seat: the one that gains most at once in
a world that it imagines. Whoever plays it is about as strong as the level Gatherer."""
_STEP = 500
"""After this many iterations a search checks whether its time is up, or somebody has said stop."""

Progress = Callable[[Phrase, int], AbstractContextManager[Callable[[float], None]]]
"""Told what is done and in how many steps; in the context, what it hands out is called at each step."""


@dataclass(frozen=True)
class Depth:
    """How deep to look: iterations for each search, or else seconds for each move of the game."""

    iterations: int = 4000
    seconds: float | None = None
    seed: int = 1


@dataclass(frozen=True)
class Outlook:
    """How a game stands, by seat: the odds to win (a shared win counts in part) and the points at the end."""

    win_odds: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class Search:
    """How the game stands, from how many playouts, and what whoever is to move will most likely do."""

    outlook: Outlook
    playouts: int
    best: int | None
    """The move that was tried most, whoever makes it; None if nature moves."""
    usual: int | None = None
    """The move that comes to mind first (`FIRST_LOOK`), by which decisions are measured; None where another
    seat moves, or where the search is too short for it."""


class Foresight:
    """All searches of an analysis. What was searched once is known."""

    def __init__(
        self,
        compiled: Compiled,
        depth: Depth,
        seconds: float | None,
        threads: int | None,
        stopped: Event | None = None,
    ) -> None:
        self._depth, self._seconds = depth, seconds
        self._threads = threads or os.cpu_count() or 1
        self._searchers: SimpleQueue[Searcher] = SimpleQueue()
        room = SearchSettings(nodes=min(MOST_NODES, max(SearchSettings.nodes, 2 * depth.iterations)))
        for _ in range(self._threads):
            self._searchers.put(Searcher(compiled, room))
        self._known: dict[View, Search] = {}
        self._stopped = stopped or Event()
        """Once it is set, a search ends with whatever it has: what is read from it then is of no use."""

    def __getitem__(self, view: View) -> Search:
        return self._known[view]

    def forget(self) -> None:
        """Make room for another position: nothing that was searched is known any more."""
        self._known.clear()

    def search(self, views: Iterable[View], stage: Phrase, progress: Progress) -> None:
        """Search all of these that are not known yet."""
        missing = [view for view in dict.fromkeys(views) if view not in self._known]
        if missing:
            believed(missing[0])  # compiles what it needs, before the threads all want it at once
        with progress(stage, len(missing)) as advance, ThreadPoolExecutor(self._threads) as pool:
            try:
                for view, search in zip(missing, pool.map(self._searched, missing), strict=True):
                    self._known[view] = search
                    advance(1)
            except BaseException:
                # Ctrl-C: those that run see the flag, those that wait are called off.
                self._stopped.set()
                pool.shutdown(wait=False, cancel_futures=True)
                raise

    def _searched(self, view: View) -> Search:
        searcher = self._searchers.get()
        try:
            # All draw the same numbers: it does not matter which search comes first, or on which thread.
            searcher.start(view, believed(view), self._depth.seed, 0)
            return _read(searcher, view, self._grow(searcher))
        finally:
            self._searchers.put(searcher)

    def _grow(self, searcher: Searcher) -> list[Branch]:
        """Let the tree grow; what had been tried at first look."""
        end = None if self._seconds is None else time.perf_counter() + self._seconds
        done = FIRST_LOOK if end is not None else min(FIRST_LOOK, self._depth.iterations)
        searcher.grow(done)
        first = searcher.branches()
        while not self._stopped.is_set():
            if done >= self._depth.iterations if end is None else time.perf_counter() >= end:
                break
            step = _STEP if end is not None else min(_STEP, self._depth.iterations - done)
            searcher.grow(step)
            done += step
        return first


def _read(searcher: Searcher, view: View, first: list[Branch]) -> Search:
    players, root = int(view.state.players), searcher.branch_to(searcher.root)
    playouts = max(1, root.visits)
    odds, points = (
        tuple(sums[seat] / playouts for seat in range(players)) for sums in (root.wins, root.points)
    )
    outlook = Outlook(odds, points)
    branches = [] if view.to_move < 0 else searcher.branches()
    if not branches:
        return Search(outlook, playouts, None)
    best = max(branches, key=lambda branch: _preference(branch, view.to_move))
    usual = first[0].move if first and view.to_move == view.seat else None
    return Search(outlook, playouts, best.move, usual)


def _preference(branch: Branch, seat: int) -> tuple[int, float, int]:
    """Most visited; then by how the seat fared; then by number, so that no order depends on a thread."""
    return branch.visits, branch.reward[seat], -branch.move


def result_of(edition: Edition, state: Record) -> Outlook:
    """How a game that is over ended."""
    winners = edition.winners(state)
    share = 1 / len(winners)
    won = tuple(share if seat in winners else 0.0 for seat in range(state.players))
    return Outlook(won, tuple(float(points) for points in edition.points(state)))
