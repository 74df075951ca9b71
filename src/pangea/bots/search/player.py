"""The searching player: trees on as many threads as it may use, for a time or a number of iterations."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Protocol

from pangea.bots.search.reuse import node_of
from pangea.bots.search.searcher import Branch, Searcher, believed
from pangea.bots.search.settings import SearchSettings, settings_from
from pangea.bots.search.thoughts import Thought
from pangea.bots.search.tree import UNSEEN
from pangea.core.chance import random_from
from pangea.core.compiled import compiled_for
from pangea.core.edition import Edition
from pangea.core.record import copied
from pangea.core.views import View

_LOOK_UP = 0.004
"""Seconds after which a search checks again whether its time is up, or somebody has said stop."""
_STREAMS = 64
"""Streams of random numbers for one choice, more than there are threads: each draws from its own."""


class Stop(Protocol):
    """Tells a search whether to stop: an Event of `threading`, or whatever else knows."""

    def is_set(self) -> bool: ...


class Player:
    """Chooses the move that its trees visited most. `thoughts` are what it thought of its last choice."""

    def __init__(self, seed: int, settings: SearchSettings | str = "") -> None:
        self._seed = seed
        self.settings = settings_from(settings) if isinstance(settings, str) else settings
        self._edition: Edition | None = None
        self._searchers: list[Searcher] = []
        self._choices = 0
        self._last: View | None = None
        self._last_log: list[str] = []
        self._stopped = Event()
        self._heeded: Stop = self._stopped
        self.iterations = 0
        self.thoughts: list[Thought] = []

    def stop(self) -> None:
        """From another thread: enough thought, choose now. Said between two choices it is for the next."""
        self._stopped.set()

    def reseed(self, seed: int) -> None:
        """Choose from now on as a new player with this seed would, but keep the memory of the trees."""
        self._seed, self._choices, self._last = seed, 0, None

    def choose(self, view: View, legal: list[str], stopped: Stop | None = None) -> str:
        """`stopped` is for whoever may say stop to this choice alone, even before it has begun."""
        self._heeded = self._stopped if stopped is None else stopped
        try:
            self._begin(view)
            self._think()
        finally:
            self._stopped.clear()
        self.thoughts = self._considered(view)
        return self.thoughts[0].move

    def _begin(self, view: View) -> None:
        """Make the trees ready: fresh ones, or what is known of this view from the last one."""
        if self._edition is not view.edition:
            compiled = compiled_for(view.edition)
            self._edition, self._last = view.edition, None
            self._searchers = [Searcher(compiled, self.settings) for _ in range(self.settings.threads)]
        self._choices += 1
        belief = believed(view)
        log = view.log if self.settings.reuse else []
        for number, searcher in enumerate(self._searchers):
            stream = self._choices * _STREAMS + number
            node = self._known(searcher, view, log)
            if node is None:
                searcher.start(view, belief, self._seed, stream)
            else:
                searcher.go_on(view, belief, self._seed, stream, node)
        self._last, self._last_log = view, log

    def _known(self, searcher: Searcher, view: View, log: list[str]) -> int | None:
        if self._last is None or not self.settings.reuse or searcher.is_half_full:
            return None
        return node_of(searcher, self._last, self._last_log, view, log)

    def _think(self) -> None:
        if len(self._searchers) == 1:
            self.iterations = self._grow(self._searchers[0])
        else:
            with ThreadPoolExecutor(len(self._searchers)) as pool:
                self.iterations = sum(pool.map(self._grow, self._searchers))

    def _grow(self, searcher: Searcher) -> int:
        """Grow a tree until its time or its iterations are up, or somebody says stop; how many it had."""
        most = self.settings.iterations
        seconds = self.settings.seconds
        end = None if seconds is None else time.perf_counter() + seconds
        # The first step always reaches the moves themselves, however soon somebody says stop.
        done, step = 0, self.settings.patience + 1
        while not self._heeded.is_set() or done == 0:
            step = step if most is None else min(step, most - done)
            if step == 0:
                break
            begun = time.perf_counter()
            searcher.grow(step)
            done += step
            now = time.perf_counter()
            if end is not None and now >= end:
                break
            step = 2 * step if now - begun < _LOOK_UP / 2 else step
        return done

    def _considered(self, view: View) -> list[Thought]:
        """Every move of the root, all trees together, the most visited first; then by how the seat fared."""
        together: dict[int, list[Branch]] = {}
        for searcher in self._searchers:
            for branch in searcher.branches():
                together.setdefault(branch.move, []).append(branch)
        visits = {move: sum(branch.visits for branch in found) for move, found in together.items()}
        total = max(1, sum(visits.values()))
        fared = {move: sum(branch.reward[view.seat] for branch in found) for move, found in together.items()}
        order = sorted(together, key=lambda move: (-visits[move], -fared[move], move))
        return [
            Thought(
                move=view.edition.write(view.state, move),
                visits=visits[move],
                share=visits[move] / total,
                win_odds=_mean([branch.wins for branch in together[move]], visits[move], view),
                points=_mean([branch.points for branch in together[move]], visits[move], view),
                line=self._line(view, move) if rank == 0 else (),
            )
            for rank, move in enumerate(order)
        ]

    def _line(self, view: View, first: int, longest: int = 6) -> tuple[str, ...]:
        """What the first tree expects: its most visited moves, as far as they go in one imagined world."""
        searcher, edition = self._searchers[0], view.edition
        world = copied(view.state)
        edition.rules.imagine(world, view.seat, random_from(self._seed, self._choices))
        node: int | None = searcher.root
        line: list[str] = []
        move: int | None = first
        while move is not None and node is not None and len(line) < longest:
            line.append(edition.write(world, move))
            edition.rules.apply(world, move)
            node = searcher.node_after(node, move)
            below = [branch.move for branch in searcher.branches(node)] if node is not None else []
            move = next((code for code in below if code != UNSEEN and edition.is_possible(world, code)), None)
        return tuple(line)


def _mean(sums: list[tuple[float, ...]], visits: int, view: View) -> tuple[float, ...]:
    return tuple(sum(one[seat] for one in sums) / max(1, visits) for seat in range(view.state.players))
