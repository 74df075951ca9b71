"""Room for one tree in one edition, and the search that grows it, in steps, on one thread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from pangea.bots.search.growing import TRACKS, grow
from pangea.bots.search.settings import Settings
from pangea.bots.search.tree import MOST_SEATS, NONE, UNSEEN, Node, Stance, Tree, add_node
from pangea.core.chance import random_from
from pangea.core.compiled import Compiled, Entry
from pangea.core.contract import Belief
from pangea.core.record import overwrite
from pangea.core.views import View

_WHAT = ("states", "int", "int", "int", "random", Node, Stance)
_BRANCHES = ("moves", "moves", "features", "features", "features", "weights")
_ROOM = ("moves", "weights", "moves", "move lists", "points", "flags", "features", "features")
_GROW = Entry(grow, (*_WHAT, *_BRANCHES, *_ROOM, "belief", "settings"))
_DEEPEST = 2000
_BRANCHES_A_NODE = 12
"""Only nodes that were reached a few times have branches: so many for each node are enough."""


@dataclass(frozen=True)
class Branch:
    """A move that was tried, how often, how each seat fared (added up), and the node it leads to."""

    move: int
    node: int
    visits: int
    reward: tuple[float, ...]
    wins: tuple[float, ...]
    points: tuple[float, ...]


class Mind:
    def __init__(self, compiled: Compiled, settings: Settings) -> None:
        (self._grow,) = compiled.entries(_GROW)
        edition = compiled.edition
        sizes, nodes = edition.sizes, settings.nodes
        room, most = max(sizes.legal, sizes.odds), _BRANCHES_A_NODE * nodes
        self.root = 0
        self.tree = Tree(
            nodes=Node.batch(nodes),
            stances=Stance.batch(2 * nodes),
            move=np.zeros(most, np.int32),
            child=np.zeros(most, np.int32),
            visits=np.zeros(most, np.float32),
            reward=np.zeros(most, np.float32),
            missed=np.zeros(most, np.float32),
            used=np.zeros(4, np.int64),
        )
        self._states: Any = edition.game.state.batch(3)
        self._room = (
            np.zeros(room, np.int32),
            np.zeros(room, np.int64),
            np.full(sizes.codes, NONE, np.int32),
            np.zeros((TRACKS, _DEEPEST), np.int32),
            np.zeros(MOST_SEATS, np.int32),
            np.zeros(MOST_SEATS, np.bool_),
            np.zeros(2 * MOST_SEATS, np.float32),
            np.zeros(room, np.float32),
        )
        self._settings = settings.numbers
        self._seat = 0
        self._belief = np.zeros(0)
        self._random = random_from(0)

    def start(self, view: View, belief: Belief, seed: int, stream: int) -> None:
        """Forget all; think of this view."""
        self.tree.used[:] = 0
        self._look_at(view, belief, seed, stream)
        self.root = add_node(self.tree)

    def go_on(self, view: View, belief: Belief, seed: int, stream: int, node: int) -> None:
        """Think of a view that a node of the tree stands for, and keep what is known of it."""
        self._look_at(view, belief, seed, stream)
        self.root = node

    def _look_at(self, view: View, belief: Belief, seed: int, stream: int) -> None:
        overwrite(self._states[0], view.state)
        self._seat, self._belief = view.seat, belief
        self._random = random_from(seed, stream)

    @property
    def is_half_full(self) -> bool:
        """Is there too little room left to go on with what there is?"""
        sizes = (self.tree.nodes, self.tree.stances, self.tree.move, self.tree.visits)
        return any(2 * used > len(pool) for used, pool in zip(self.tree.used, sizes, strict=True))

    def grow(self, iterations: int) -> None:
        self._grow(
            self._states,
            self._seat,
            self.root,
            iterations,
            self._random,
            *self.tree,
            *self._room,
            self._belief,
            self._settings,
        )

    def branch_to(self, node: int, move: int = UNSEEN) -> Branch:
        """A node by itself, as a branch with all that is known of it."""
        found: Any = self.tree.nodes[node]
        sums = (tuple(float(one) for one in row) for row in (found.reward, found.wins, found.points))
        return Branch(move, node, int(found.visits), *sums)

    def branches(self, node: int | None = None) -> list[Branch]:
        """The moves that were tried at a node (usually the root), the most visited first."""
        parent: Any = self.tree.nodes[self.root if node is None else node]
        first, count = int(parent.first), int(parent.count)
        found = [
            self.branch_to(int(self.tree.child[branch]), int(self.tree.move[branch]))
            for branch in range(first, first + count)
            if self.tree.child[branch] != NONE
        ]
        return sorted(found, key=lambda branch: (-branch.visits, branch.move))

    def node_after(self, node: int, move: int) -> int | None:
        """The node that a move leads to, if it was ever tried."""
        return next((branch.node for branch in self.branches(node) if branch.move == move), None)


def believed(view: View) -> Belief:
    """What the moves so far tell the seat, in a game where they tell anything."""
    tell = view.edition.game.belief
    return tell(view) if tell is not None else np.zeros(0)
