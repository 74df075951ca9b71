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

from pangea.bots.search.mind import Branch, Mind, believed
from pangea.bots.search.settings import Settings
from pangea.core.compiled import Compiled
from pangea.core.edition import Edition
from pangea.core.record import Record
from pangea.core.views import View
from pangea.core.words import Phrase

MOST_NODES = 2_000_000
_STEP = 500
"""After so many iterations a search looks up whether its time is over, or somebody says stop."""

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
    """How the game stands, from how many playouts, and the best move of the seat if it is to move."""

    outlook: Outlook
    playouts: int
    best: int | None


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
        self._minds: SimpleQueue[Mind] = SimpleQueue()
        room = Settings(nodes=min(MOST_NODES, max(Settings.nodes, 2 * depth.iterations)))
        for _ in range(self._threads):
            self._minds.put(Mind(compiled, room))
        self._known: dict[View, Search] = {}
        self._stopped = stopped or Event()
        """Once it is set, a search ends with whatever it has: what is read from it then is of no use."""

    def __getitem__(self, view: View) -> Search:
        return self._known[view]

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
        mind = self._minds.get()
        try:
            # All draw the same numbers: it does not matter which search comes first, or on which thread.
            mind.start(view, believed(view), self._depth.seed, 0)
            self._grow(mind)
            return _read(mind, view)
        finally:
            self._minds.put(mind)

    def _grow(self, mind: Mind) -> None:
        left = self._depth.iterations
        end = None if self._seconds is None else time.perf_counter() + self._seconds
        while left > 0 and not self._stopped.is_set():
            step = _STEP if end is not None else min(_STEP, left)
            mind.grow(step)
            if end is None:
                left -= step
            elif time.perf_counter() >= end:
                break


def _read(mind: Mind, view: View) -> Search:
    root = mind.branch_to(mind.root)
    playouts, players = max(1, root.visits), int(view.state.players)
    outlook = Outlook(
        tuple(root.wins[seat] / playouts for seat in range(players)),
        tuple(root.points[seat] / playouts for seat in range(players)),
    )
    branches = mind.branches()
    if view.to_move != view.seat or not branches:
        return Search(outlook, playouts, None)
    best = max(branches, key=lambda branch: _preference(branch, view.seat))
    return Search(outlook, playouts, best.move)


def _preference(branch: Branch, seat: int) -> tuple[int, float, int]:
    """Most visited; then by how the seat fared; then by number, so that no order depends on a thread."""
    return branch.visits, branch.reward[seat], -branch.move


def result_of(edition: Edition, state: Record) -> Outlook:
    """How a game that is over ended."""
    winners = edition.winners(state)
    share = 1 / len(winners)
    won = tuple(share if seat in winners else 0.0 for seat in range(state.players))
    return Outlook(won, tuple(float(points) for points in edition.points(state)))
