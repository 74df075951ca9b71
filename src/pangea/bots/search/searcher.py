"""A search in one edition: its tree, its room, and the compiled code that lets the tree grow."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from pangea.bots.search.growing import grow
from pangea.bots.search.settings import SearchSettings
from pangea.bots.search.tree import NONE, POINTS, REWARD, UNSEEN, WINS, add_node, new_tree
from pangea.bots.search.workspace import VIEW, room_in
from pangea.core.beliefs import belief_of
from pangea.core.chance import random_from
from pangea.core.compiled import Compiled
from pangea.core.contract import Belief
from pangea.core.record import overwrite
from pangea.core.signatures import Entry
from pangea.core.views import View

_GROW = Entry(grow)


@dataclass(frozen=True)
class Branch:
    """A move that was tried, how often, how each seat fared (added up), and the node it leads to."""

    move: int
    node: int
    visits: int
    reward: tuple[float, ...]
    wins: tuple[float, ...]
    points: tuple[float, ...]


class Searcher:
    """Grows one tree, in steps, on one thread."""

    def __init__(self, compiled: Compiled, settings: SearchSettings) -> None:
        (self._grow,) = compiled.entries(_GROW)
        self.tree = new_tree(settings.nodes, compiled.edition.game.players[-1])
        self.root = 0
        self._room = room_in(compiled.edition)
        self._knobs = settings.knobs
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
        overwrite(self._room.states[VIEW], view.state)
        self._seat, self._belief = view.seat, belief
        self._random = random_from(seed, stream)

    @property
    def is_half_full(self) -> bool:
        """Is there too little room left to go on with what there is?"""
        tree = self.tree
        room = len(tree.nodes), len(tree.stances), len(tree.move), len(tree.visits)
        return any(2 * used > most for used, most in zip(tree.used, room, strict=True))

    def grow(self, iterations: int) -> None:
        about = self._seat, self._belief, self._random
        self._grow(self.tree, self._room, self.root, *about, self._knobs, iterations)

    def branch_to(self, node: int, move: int = UNSEEN) -> Branch:
        """A node by itself, as a branch with all that is known of it."""
        visits, fared = int(self.tree.nodes[node].visits), self.tree.fared[node]
        return Branch(move, node, visits, *(tuple(fared[what].tolist()) for what in (REWARD, WINS, POINTS)))

    def branches(self, node: int | None = None) -> list[Branch]:
        """The moves that were tried at a node (usually the root), the most visited first."""
        parent = self.tree.nodes[self.root if node is None else node]
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
    return np.zeros(0) if view.edition.game.guessing is None else belief_of(view)
