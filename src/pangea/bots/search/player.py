"""The searching player: trees on as many threads as it may use, for a time or a number of iterations."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from pangea.bots.search.settings import Settings, settings_from
from pangea.bots.search.thoughts import Thought
from pangea.bots.search.tree import MOST_SEATS, NONE, UNSEEN, Node, clear, grow
from pangea.core.chance import random_from
from pangea.core.compiled import Compiled, Entry
from pangea.core.contract import Belief
from pangea.core.edition import Edition
from pangea.core.record import copied, overwrite
from pangea.core.views import View

_GROW = Entry(
    grow,
    (
        "states",
        "int",
        "int",
        "random",
        Node,
        "weights",
        "moves",
        "weights",
        "moves",
        "moves",
        "points",
        "flags",
        "features",
        "belief",
        "settings",
    ),
)
_DEEPEST = 2000
_LOOK_UP = 0.004
"""How often, in seconds, a search looks up whether its time is over."""


class Tree:
    """Room for a search in one edition, and the search itself, in steps."""

    def __init__(self, compiled: Compiled, settings: Settings) -> None:
        (self._grow,) = compiled.entries(_GROW)
        sizes = compiled.edition.sizes
        room = max(sizes.legal, sizes.odds)
        self.nodes: Any = Node.batch(settings.nodes)
        self._states: Any = compiled.edition.game.state.batch(2)
        self._used = np.zeros(1, np.int64)
        self._room = (
            np.zeros(room, np.int32),
            np.zeros(room, np.int64),
            np.full(sizes.codes, NONE, np.int32),
            np.zeros(_DEEPEST, np.int32),
            np.zeros(MOST_SEATS, np.int32),
            np.zeros(MOST_SEATS, np.bool_),
            np.zeros(2 * MOST_SEATS, np.float32),
        )
        self._settings = np.array([settings.curiosity, settings.margin, settings.horizon], np.float64)
        self._seat = 0
        self._belief = np.zeros(0)
        self._random = random_from(0)

    def start(self, view: View, belief: Belief, seed: int, stream: int) -> None:
        overwrite(self._states[0], view.state)
        self._belief = belief
        self._seat = view.seat
        self._random = random_from(seed, stream)
        self._used[0] = 1
        clear(self.nodes, 0, NONE)

    def grow(self, iterations: int) -> None:
        self._grow(
            self._states,
            self._seat,
            iterations,
            self._random,
            self.nodes,
            self._used,
            *self._room,
            self._belief,
            self._settings,
        )

    def children(self, parent: int = 0) -> list[int]:
        """The nodes below one, the most visited first."""
        found, node = [], int(self.nodes[parent].child)
        while node != NONE:
            found.append(node)
            node = int(self.nodes[node].sibling)
        return sorted(found, key=lambda node: -int(self.nodes[node].visits))

    def child_by(self, parent: int, move: int) -> int:
        return next(child for child in self.children(parent) if int(self.nodes[child].move) == move)


class Player:
    """Chooses the move that its trees visited most. `thoughts` are what it thought of its last choice."""

    def __init__(self, seed: int, settings: Settings | str = "") -> None:
        self._seed = seed
        self.settings = settings_from(settings) if isinstance(settings, str) else settings
        self._edition: Edition | None = None
        self._trees: list[Tree] = []
        self._choices = 0
        self._stopped = False
        self.iterations = 0
        self.thoughts: list[Thought] = []

    def stop(self) -> None:
        """From another thread: enough thought, choose now."""
        self._stopped = True

    def choose(self, view: View, legal: list[str]) -> str:
        self._think(view)
        self.thoughts = self._considered(view)
        return self.thoughts[0].move

    def _think(self, view: View) -> None:
        settings = self.settings
        if self._edition is not view.edition:
            compiled = Compiled(view.edition)
            self._edition = view.edition
            self._trees = [Tree(compiled, settings) for _ in range(settings.threads)]
        self._choices += 1
        self._stopped = False
        belief = believed(view)
        for number, tree in enumerate(self._trees):
            tree.start(view, belief, self._seed, self._choices * 64 + number)
        if len(self._trees) == 1:
            self.iterations = self._grow(self._trees[0])
        else:
            with ThreadPoolExecutor(len(self._trees)) as pool:
                self.iterations = sum(pool.map(self._grow, self._trees))

    def _grow(self, tree: Tree) -> int:
        """Grow a tree until its time or number is over, or somebody says stop; how many iterations it had."""
        settings = self.settings
        most = settings.iterations
        end = None if settings.seconds is None else time.perf_counter() + settings.seconds
        done, step = 0, 8
        while not self._stopped or done == 0:
            step = step if most is None else min(step, most - done)
            if step == 0:
                break
            begun = time.perf_counter()
            tree.grow(step)
            done += step
            now = time.perf_counter()
            if end is not None and now >= end:
                break
            step = 2 * step if now - begun < _LOOK_UP / 2 else step
        return done

    def _considered(self, view: View) -> list[Thought]:
        """Every move of the root, all trees together, the most visited first; then by how the seat fared."""
        together: dict[int, list[Any]] = {}
        for tree in self._trees:
            for child in tree.children():
                together.setdefault(int(tree.nodes[child].move), []).append(tree.nodes[child])
        visits = {move: sum(int(node.visits) for node in nodes) for move, nodes in together.items()}
        total = max(1, sum(visits.values()))
        fared = {
            move: sum(float(node.reward[view.seat]) for node in nodes) for move, nodes in together.items()
        }
        order = sorted(together, key=lambda move: (-visits[move], -fared[move], move))
        return [
            Thought(
                move=view.edition.write(view.state, move),
                visits=visits[move],
                share=visits[move] / total,
                win_odds=_mean([node.wins for node in together[move]], visits[move], view),
                points=_mean([node.points for node in together[move]], visits[move], view),
                line=self._line(view, move) if rank == 0 else (),
            )
            for rank, move in enumerate(order)
        ]

    def _line(self, view: View, first: int, longest: int = 6) -> tuple[str, ...]:
        """What the first tree expects: its most visited moves, as far as they go in one imagined world."""
        tree, edition = self._trees[0], view.edition
        world = copied(view.state)
        edition.rules.imagine(world, view.seat, random_from(self._seed, self._choices))
        node = 0
        line: list[str] = []
        move: int | None = first
        while move is not None and len(line) < longest:
            line.append(edition.write(world, move))
            edition.rules.apply(world, move)
            node = tree.child_by(node, move)
            below = (int(tree.nodes[child].move) for child in tree.children(node))
            move = next((code for code in below if code != UNSEEN and edition.is_possible(world, code)), None)
        return tuple(line)


def believed(view: View) -> Belief:
    """What the moves so far tell the seat, in a game where they tell anything."""
    tell = view.edition.game.belief
    return tell(view) if tell is not None else np.zeros(0)


def _mean(sums: list[Any], visits: int, view: View) -> tuple[float, ...]:
    return tuple(float(sum(one[seat] for one in sums)) / max(1, visits) for seat in range(view.state.players))
