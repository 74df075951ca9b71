"""What the trees tell: the roots of many games, as arrays to learn from."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from pangea.bots.guided.trees import Forest, clear, root_of
from pangea.bots.search.tree import NONE
from pangea.core.kernel import rule
from pangea.core.signatures import Grid


class Roots(NamedTuple):
    """What there is to say of the roots: a row for every game, and a column for each move or seat."""

    visits: Grid[np.int32]
    priors: Grid[np.float32]
    values: Grid[np.float32]
    outlook: Grid[np.float32]
    """outlook[game, seat]: how each seat fared, on average"""


@rule
def tell_roots(forest: Forest, roots: Roots, first: int, last: int) -> None:
    for game in range(first, last):
        for move in range(roots.visits.shape[1]):
            roots.visits[game, move] = 0
            roots.priors[game, move] = 0
            roots.values[game, move] = 0
        root = root_of(forest, game)
        reached = float(max(1, int(forest.places[root].visits)))
        for seat in range(roots.outlook.shape[1]):
            roots.outlook[game, seat] = float(forest.fared[root, seat]) / reached
        stance = int(forest.places[root].stance)
        if stance != NONE:
            opinion = int(forest.stances[stance].first)
            for _ in range(forest.stances[stance].count):
                move = int(forest.move[opinion])
                visits = float(forest.visits[opinion])
                roots.visits[game, move] = int(visits)
                roots.priors[game, move] = forest.prior[opinion]
                if visits > 0:
                    roots.values[game, move] = float(forest.reward[opinion]) / visits
                opinion += 1


@rule
def stir_roots(forest: Forest, noise: Grid[np.float32], share: float, first: int, last: int) -> None:
    """Mix noise, weighed move by move, into the priors of these roots."""
    for game in range(first, last):
        stance = int(forest.places[root_of(forest, game)].stance)
        if stance != NONE:
            opinions, count = int(forest.stances[stance].first), int(forest.stances[stance].count)
            total = 0.0
            for number in range(count):
                total += float(noise[game, forest.move[opinions + number]])
            if total > 0:
                for number in range(count):
                    opinion = opinions + number
                    stirred = float(noise[game, forest.move[opinion]]) / total
                    forest.prior[opinion] = (1.0 - share) * float(forest.prior[opinion]) + share * stirred


@rule
def begin_trees(forest: Forest, first: int, last: int) -> None:
    """Forget the trees of these games."""
    for game in range(first, last):
        clear(forest, game)
