"""Information-set Monte Carlo tree search, for any game of the contract, for two players or more.

Every iteration imagines what the seat can't see, walks down the tree by what is legal in that world, adds one
node, plays the rest at random, and tells every node on the way how each seat fared. The tree lives in one
array of nodes; nothing is allocated while it grows.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pangea.core.chance import Random, below
from pangea.core.contract import (
    NATURE,
    OVER,
    Belief,
    Flags,
    Moves,
    Points,
    Weights,
    apply,
    credence,
    imagine,
    legal,
    odds,
    pick,
    points,
    to_move,
    winners,
)
from pangea.core.kernel import rule
from pangea.core.record import NOBODY, Record, field

MOST_SEATS = 5
NONE = -1
UNSEEN = -1
"""The move of a node that stands for whatever nature did out of sight, or in too many ways to tell apart."""
MANY_OUTCOMES = 24
WORLDS_TRIED = 12
FINE = 1 << 20

Sums = NDArray[np.float32]


class Node(Record):
    """A place in the tree: a move, how often it was made and could have been, and how each seat fared."""

    players: int = field(np.int8, means="not used", seen_by=NOBODY)
    move: int = field(np.int32, means="the move that leads here, or UNSEEN", seen_by=NOBODY)
    child: int = field(np.int32, means="the first node below", seen_by=NOBODY)
    sibling: int = field(np.int32, means="the next node beside", seen_by=NOBODY)
    visits: int = field(np.int32, means="how often it was walked through", seen_by=NOBODY)
    chances: int = field(np.int32, means="how often it could have been chosen", seen_by=NOBODY)
    reward: Sums = field(np.float32, MOST_SEATS, means="reward[seat], added up", seen_by=NOBODY)
    wins: Sums = field(
        np.float32, MOST_SEATS, means="wins[seat], shared ones in part, added up", seen_by=NOBODY
    )
    points: Sums = field(np.float32, MOST_SEATS, means="points[seat], added up", seen_by=NOBODY)


@rule
def clear(nodes: Any, node: int, move: int) -> None:
    """A fresh node for a move."""
    fresh = nodes[node]
    fresh.move = move
    fresh.child = NONE
    fresh.sibling = NONE
    fresh.visits = 0
    fresh.chances = 0
    for seat in range(MOST_SEATS):
        fresh.reward[seat] = 0
        fresh.wins[seat] = 0
        fresh.points[seat] = 0


@rule
def add_child(nodes: Any, used: NDArray[np.int64], parent: int, move: int) -> int:
    """A new node below another; NONE if there is no room left."""
    if used[0] == len(nodes):
        return NONE
    node = int(used[0])
    used[0] += 1
    clear(nodes, node, move)
    nodes[node].sibling = nodes[parent].child
    nodes[parent].child = node
    return node


@rule
def child_by(nodes: Any, parent: int, move: int) -> int:
    node = int(nodes[parent].child)
    while node != NONE and nodes[node].move != move:
        node = int(nodes[node].sibling)
    return node


@rule
def promise(nodes: Any, node: int, mover: int, curiosity: float) -> float:
    """How much a child deserves to be tried: how the mover fared there, and more the less it was tried."""
    visits = float(nodes[node].visits)
    fared = float(nodes[node].reward[mover]) / visits
    return fared + curiosity * math.sqrt(math.log(float(nodes[node].chances)) / visits)


@rule
def choose(
    nodes: Any,
    parent: int,
    mover: int,
    moves: Moves,
    count: int,
    slots: NDArray[np.int32],
    random: Random,
    curiosity: float,
) -> int:
    """The number in `moves` of the one to make: one that was never tried, or else the most promising.

    `slots[code]` is the child for a move while this runs, and NONE before and after.
    """
    node = int(nodes[parent].child)
    while node != NONE:
        slots[nodes[node].move] = node
        node = int(nodes[node].sibling)
    best = NONE
    best_promise = -1.0
    untried = 0
    for number in range(count):
        child = slots[moves[number]]
        if child == NONE:
            untried += 1
            if below(random, untried) == 0:
                best = number
        else:
            nodes[child].chances += 1
            if untried == 0:
                promised = promise(nodes, child, mover, curiosity)
                if promised > best_promise:
                    best_promise = promised
                    best = number
    node = int(nodes[parent].child)
    while node != NONE:
        slots[nodes[node].move] = NONE
        node = int(nodes[node].sibling)
    return best


@rule
def is_told_apart(state: Record, moves: Moves, weights: Weights) -> bool:
    """Are nature's outcomes few enough for a branch each?"""
    return odds(state, moves, weights) <= MANY_OUTCOMES


@rule
def judge(
    state: Record,
    players: int,
    points_now: Points,
    winners_now: Flags,
    reward: Sums,
    wins: Sums,
    margin: float,
) -> None:
    """How each seat fared: the win above all, and then the margin."""
    points(state, points_now)
    winners(state, winners_now)
    winning = 0
    for seat in range(players):
        if winners_now[seat]:
            winning += 1
    for seat in range(players):
        best_other = -1000000
        for other in range(players):
            if other != seat:
                best_other = max(best_other, int(points_now[other]))
        lead = float(int(points_now[seat]) - best_other)
        wins[seat] = 1.0 / winning if winners_now[seat] else 0.0
        reward[seat] = (1.0 - margin) * wins[seat] + margin * (0.5 + 0.5 * lead / (abs(lead) + 10.0))


@rule
def imagine_by_belief(states: Any, seat: int, belief: Belief, random: Random) -> None:
    """A world that fits the view, into states[1]: the likelier by what the seat believes, the more often."""
    for _ in range(WORLDS_TRIED):
        states[1] = states[0]
        imagine(states[1], seat, random)
        if credence(states[1], seat, belief) * FINE > below(random, FINE):
            return


@rule
def grow(
    states: Any,
    seat: int,
    iterations: int,
    random: Random,
    nodes: Any,
    used: NDArray[np.int64],
    moves: Moves,
    weights: Weights,
    slots: NDArray[np.int32],
    path: NDArray[np.int32],
    points_now: Points,
    winners_now: Flags,
    results: Sums,
    belief: Belief,
    settings: NDArray[np.float64],
) -> None:
    """So many iterations on the tree at nodes[0]. states[0] is the view, states[1] is room to play in."""
    curiosity, margin, horizon = settings[0], settings[1], int(settings[2])
    reward, wins = results[:MOST_SEATS], results[MOST_SEATS:]
    state = states[1]
    players = int(states[0].players)
    for _ in range(iterations):
        imagine_by_belief(states, seat, belief, random)
        node = 0
        length = 0
        path[0] = 0
        growing = True
        while growing and length + 1 < len(path):
            mover = to_move(state)
            if mover == OVER:
                break
            if mover == NATURE:
                branches = is_told_apart(state, moves, weights)
                move = pick(state, random)
                key = move if branches else UNSEEN
                child = child_by(nodes, node, key)
            else:
                count = legal(state, moves)
                move = int(moves[choose(nodes, node, mover, moves, count, slots, random, curiosity)])
                key = move
                child = child_by(nodes, node, key)
                growing = child != NONE
            if child == NONE:
                child = add_child(nodes, used, node, key)
                if child == NONE:
                    growing = False
                else:
                    nodes[child].chances = 1
            apply(state, move)
            if child != NONE:
                node = child
                length += 1
                path[length] = node
        steps = 0
        while to_move(state) != OVER and steps < horizon:
            apply(state, pick(state, random))
            steps += 1
        judge(state, players, points_now, winners_now, reward, wins, margin)
        for step in range(length + 1):
            passed = nodes[path[step]]
            passed.visits += 1
            for other in range(players):
                passed.reward[other] += reward[other]
                passed.wins[other] += wins[other]
                passed.points[other] += points_now[other]
