"""The tree of a search: nodes, their branches, and what the seats think of them.

A node is a place that all can tell apart: a line of moves. Its branches are the moves that were possible
there, side by side in memory. A seat with a secret may like them for reasons of its own, so a node keeps a
stance for each secret of its mover: how often each branch was chosen by a mover with this secret, and how it
fared. Everything lies in arrays made beforehand; nothing is allocated while a tree grows.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pangea.core.contract import Flags, Moves, Weights
from pangea.core.exact import log
from pangea.core.kernel import rule
from pangea.core.record import NOBODY, Batch, Record, field

NONE = -1
UNSEEN = -1
"""The move of a branch that stands for whatever nature did out of sight."""

_BRANCHES_A_NODE = 12
"""Room for branches, on average: only nodes that were reached a few times have any."""

Sums = NDArray[np.float32]
SumsOfNodes = np.ndarray[tuple[int, int, int], np.dtype[np.float32]]


class Node(Record):
    """A place in the tree: how often it was reached, and where its branches are."""

    visits: int = field(np.int32, means="how often it was reached", seen_by=NOBODY)
    first: int = field(np.int32, means="its first branch, or NONE", seen_by=NOBODY)
    count: int = field(np.int32, means="how many branches it has", seen_by=NOBODY)
    stance: int = field(np.int32, means="the stance met last, or NONE", seen_by=NOBODY)
    varies: int = field(np.int32, means="1 if not all of its moves are always possible", seen_by=NOBODY)


class Stance(Record):
    """What a mover with a certain secret thinks of the branches of a node."""

    secret: int = field(np.int32, means="the secret of the mover", seen_by=NOBODY)
    visits: int = field(np.int32, means="how often a mover with this secret came here", seen_by=NOBODY)
    reward: float = field(np.float32, means="how such movers fared, added up", seen_by=NOBODY)
    first: int = field(np.int32, means="its first opinion, or NONE", seen_by=NOBODY)
    next: int = field(np.int32, means="the next stance of the node, or NONE", seen_by=NOBODY)


class Tree(NamedTuple):
    """The arrays of a tree. Branch n of a node, and an opinion of it, are n places after the first."""

    nodes: Batch[Node]
    fared: SumsOfNodes
    """fared[node, what, seat]: REWARD, WINS (shared ones in part) and POINTS of each seat, added up"""
    stances: Batch[Stance]
    move: Moves
    """move[branch]"""
    child: Moves
    """child[branch]: the node that it leads to, or NONE"""
    visits: Sums
    """visits[opinion]: how often the branch was chosen, and the weight of the first impression"""
    reward: Sums
    """reward[opinion]: how the mover fared then, added up"""
    missed: Sums
    """missed[opinion]: how often the branch could not be chosen"""
    used: Weights
    """How many nodes, stances, branches and opinions there are"""


NODES, STANCES, BRANCHES, OPINIONS = range(4)
"""What `used` counts"""
REWARD, WINS, POINTS = range(3)
"""How a seat fared: what `fared` adds up"""


def new_tree(nodes: int, seats: int) -> Tree:
    """An empty tree with room for this many nodes, of a game for at most this many seats."""
    branches = _BRANCHES_A_NODE * nodes
    return Tree(
        nodes=Node.batch(nodes),
        fared=np.zeros((nodes, 3, seats), np.float32),
        stances=Stance.batch(2 * nodes),
        move=np.zeros(branches, np.int32),
        child=np.zeros(branches, np.int32),
        visits=np.zeros(branches, np.float32),
        reward=np.zeros(branches, np.float32),
        missed=np.zeros(branches, np.float32),
        used=np.zeros(4, np.int64),
    )


@rule
def take(tree: Tree, kind: int, count: int, room: int) -> int:
    """The next `count` places of a kind; NONE if there is no room for them."""
    first = int(tree.used[kind])
    if first + count > room:
        return NONE
    tree.used[kind] = first + count
    return first


@rule
def add_node(tree: Tree) -> int:
    node = take(tree, NODES, 1, len(tree.nodes))
    if node != NONE:
        fresh = tree.nodes[node]
        fresh.visits = 0
        fresh.first = NONE
        fresh.count = 0
        fresh.stance = NONE
        fresh.varies = 0
        # Number by number: to set a row at once takes the compiler longer.
        for what in range(tree.fared.shape[1]):
            for seat in range(tree.fared.shape[2]):
                tree.fared[node, what, seat] = 0
    return node


@rule
def stance_of(tree: Tree, node: int, secret: int) -> int:
    """The stance of a mover with this secret, a fresh one if there is none; NONE if there is no room."""
    stance = int(tree.nodes[node].stance)
    while stance != NONE:
        if tree.stances[stance].secret == secret:
            return stance
        stance = int(tree.stances[stance].next)
    stance = take(tree, STANCES, 1, len(tree.stances))
    if stance != NONE:
        fresh = tree.stances[stance]
        fresh.secret = secret
        fresh.visits = 0
        fresh.reward = 0
        fresh.first = NONE
        fresh.next = tree.nodes[node].stance
        tree.nodes[node].stance = stance
    return stance


@rule
def branch_out(tree: Tree, node: int, moves: Moves, count: int) -> bool:
    """Give a node its branches; False if there is no room for them."""
    first = take(tree, BRANCHES, count, len(tree.move))
    if first == NONE:
        return False
    for number in range(count):
        tree.move[first + number] = moves[number]
        tree.child[first + number] = NONE
    tree.nodes[node].first = first
    tree.nodes[node].count = count
    return True


@rule
def expand(tree: Tree, node: int, moves: Moves, count: int, faith: float) -> bool:
    """See to it that a node has a branch for each of these moves; False if there is no room for them."""
    if tree.nodes[node].first == NONE:
        return branch_out(tree, node, moves, count)
    if has_exactly(tree, node, moves, count):
        return True
    tree.nodes[node].varies = 1
    for number in range(count):
        if branch_by(tree, node, moves[number]) == NONE and not add_branch(tree, node, moves[number], faith):
            return False
    return True


@rule
def has_exactly(tree: Tree, node: int, moves: Moves, count: int) -> bool:
    """Are these the moves of its branches, in this order?"""
    if tree.nodes[node].count != count:
        return False
    branches = tree.move[tree.nodes[node].first :]
    differences = 0
    for number in range(count):
        if branches[number] != moves[number]:
            differences += 1
    return differences == 0


@rule
def branch_by(tree: Tree, node: int, move: int) -> int:
    """The number of the branch with this move, or NONE."""
    first = int(tree.nodes[node].first)
    for number in range(tree.nodes[node].count):
        if tree.move[first + number] == move:
            return number
    return NONE


@rule
def child_of(tree: Tree, branch: int) -> int:
    """The node that a branch leads to, a fresh one if there is none; NONE if there is no room."""
    if tree.child[branch] == NONE:
        tree.child[branch] = add_node(tree)
    return int(tree.child[branch])


@rule
def add_branch(tree: Tree, node: int, move: int, faith: float) -> bool:
    """One more branch for a node, which moves all of them to where there is room; False if there is none."""
    count = int(tree.nodes[node].count)
    old = int(tree.nodes[node].first)
    first = take(tree, BRANCHES, count + 1, len(tree.move))
    if first == NONE:
        return False
    stance = int(tree.nodes[node].stance)
    while stance != NONE:
        if tree.stances[stance].first != NONE and not add_opinion(tree, stance, count, faith):
            # Its opinions were of fewer branches: it has to form new ones.
            tree.stances[stance].first = NONE
        stance = int(tree.stances[stance].next)
    for number in range(count):
        tree.move[first + number] = tree.move[old + number]
        tree.child[first + number] = tree.child[old + number]
    tree.move[first + count] = move
    tree.child[first + count] = NONE
    tree.nodes[node].first = first
    tree.nodes[node].count = count + 1
    return True


@rule
def add_opinion(tree: Tree, stance: int, count: int, faith: float) -> bool:
    """A stance meets a move that was not possible before: it expects of it what it expects of the node."""
    first = take(tree, OPINIONS, count + 1, len(tree.visits))
    if first == NONE:
        return False
    seen = tree.stances[stance]
    old = int(seen.first)
    for number in range(count):
        tree.visits[first + number] = tree.visits[old + number]
        tree.reward[first + number] = tree.reward[old + number]
        tree.missed[first + number] = tree.missed[old + number]
    tree.visits[first + count] = faith
    tree.reward[first + count] = faith * float(seen.reward) / float(max(1, int(seen.visits)))
    tree.missed[first + count] = seen.visits
    seen.first = first
    return True


@rule
def most_promising(tree: Tree, stance: int, count: int, curiosity: float, promises: Sums) -> int:
    """Which branch deserves to be tried: where the mover fared well, the more so the less it was tried."""
    first = int(tree.stances[stance].first)
    visits = tree.visits[first : first + count]
    reward = tree.reward[first : first + count]
    bonus = np.float32(curiosity * math.sqrt(log(float(tree.stances[stance].visits) + 1.0)))
    for number in range(count):
        promises[number] = (reward[number] + bonus * np.sqrt(visits[number])) / visits[number]
    best = 0
    most = promises[0]
    for number in range(1, count):
        if promises[number] > most:
            most = promises[number]
            best = number
    return best


@rule
def most_promising_of_these(
    tree: Tree, node: int, stance: int, moves: Moves, count: int, is_possible: Flags, curiosity: float
) -> int:
    """The same where not all branches are possible: each is judged by how often it could have been chosen.

    `is_possible[move]` is true for these moves while this runs, and false for all before and after.
    """
    for number in range(count):
        is_possible[moves[number]] = True
    branches = int(tree.nodes[node].first)
    opinions = int(tree.stances[stance].first)
    best = NONE
    most = 0.0
    for number in range(tree.nodes[node].count):
        opinion = opinions + number
        if not is_possible[tree.move[branches + number]]:
            tree.missed[opinion] += 1
            continue
        visits = float(tree.visits[opinion])
        chances = float(tree.stances[stance].visits) - float(tree.missed[opinion]) + 1.0
        promise = float(tree.reward[opinion]) / visits + curiosity * math.sqrt(log(chances) / visits)
        if best == NONE or promise > most:
            most = promise
            best = number
    for number in range(count):
        is_possible[moves[number]] = False
    return best
