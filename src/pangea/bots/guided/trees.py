"""The trees of many games side by side: places, what movers think of them there, and the way to each.

As in the search of the house a place is what all can tell apart, a line of moves, and a mover that has a
secret takes a stance there by that secret. What a stance thinks of each move (an opinion) begins with a
prior. Everything lies in arrays made beforehand, each with a part for every game; nothing is allocated while
trees grow.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from pangea.bots.search.tree import NONE, Sums
from pangea.core.contract import Moves
from pangea.core.kernel import rule
from pangea.core.record import NOBODY, Batch, Record, field
from pangea.core.signatures import Grid


class TreePlace(Record):
    """Where a line of moves leads."""

    visits: int = field(np.int32, means="how often it was reached and told of", seen_by=NOBODY)
    move: int = field(np.int32, means="the move that led here", seen_by=NOBODY)
    child: int = field(np.int32, means="the first place after it, or NONE", seen_by=NOBODY)
    sibling: int = field(np.int32, means="the next place after the same one, or NONE", seen_by=NOBODY)
    stance: int = field(np.int32, means="the stance met last, or NONE", seen_by=NOBODY)


class PlaceStance(Record):
    """What a mover with a certain secret thinks of the moves at a place."""

    secret: int = field(np.int32, means="the secret of the mover", seen_by=NOBODY)
    visits: int = field(np.int32, means="how often such a mover chose here", seen_by=NOBODY)
    told: int = field(np.int32, means="how often it was told how it fared", seen_by=NOBODY)
    reward: float = field(np.float32, means="how it fared, added up", seen_by=NOBODY)
    first: int = field(np.int32, means="its first opinion, or NONE", seen_by=NOBODY)
    count: int = field(np.int32, means="how many opinions it has", seen_by=NOBODY)
    next: int = field(np.int32, means="the next stance at the place, or NONE", seen_by=NOBODY)


class Forest(NamedTuple):
    """The arrays of the trees. Opinion n of a stance is n places after its first."""

    places: Batch[TreePlace]
    fared: Grid[np.float32]
    """fared[place, seat]: rewards, added up"""
    stances: Batch[PlaceStance]
    move: Moves
    """move[opinion]"""
    child: Moves
    """child[opinion]: the place that the move leads to, or NONE"""
    prior: Sums
    """prior[opinion]: those of a stance add up to 1"""
    visits: Sums
    """visits[opinion]: how often the move was chosen, walks under way included"""
    reward: Sums
    """reward[opinion]: how the mover fared then, added up"""
    gain: Sums
    """gain[opinion]: how much better than the others the move looks at first sight"""
    used: Grid[np.int64]
    """used[game, kind]: how many places, stances and opinions there are"""


PLACES, STANCES, OPINIONS = range(3)
"""The kinds that `used` counts"""


def new_forest(games: int, nodes: int, opinions: int, seats: int) -> Forest:
    """Empty trees, each with room for this many places and opinions."""
    every = games * opinions
    return Forest(
        places=TreePlace.batch(games * nodes),
        fared=np.zeros((games * nodes, seats), np.float32),
        stances=PlaceStance.batch(2 * games * nodes),
        move=np.zeros(every, np.int32),
        child=np.zeros(every, np.int32),
        prior=np.zeros(every, np.float32),
        visits=np.zeros(every, np.float32),
        reward=np.zeros(every, np.float32),
        gain=np.zeros(every, np.float32),
        used=np.zeros((games, 3), np.int64),
    )


@rule
def take(forest: Forest, game: int, kind: int, count: int, everywhere: int) -> int:
    """The next `count` things of a kind in the tree of a game; NONE if there is no room for them.

    `everywhere`: how many of the kind there is room for in all trees together.
    """
    room = everywhere // forest.used.shape[0]
    first = int(forest.used[game, kind])
    if first + count > room:
        return NONE
    forest.used[game, kind] = first + count
    return game * room + first


@rule
def root_of(forest: Forest, game: int) -> int:
    return game * (len(forest.places) // forest.used.shape[0])


@rule
def clear(forest: Forest, game: int) -> None:
    """Forget the tree of a game, all but its root."""
    for kind in range(forest.used.shape[1]):
        forest.used[game, kind] = 0
    add_place(forest, game, NONE, NONE)


@rule
def add_place(forest: Forest, game: int, move: int, sibling: int) -> int:
    place = take(forest, game, PLACES, 1, len(forest.places))
    if place != NONE:
        fresh = forest.places[place]
        fresh.visits = 0
        fresh.move = move
        fresh.child = NONE
        fresh.sibling = sibling
        fresh.stance = NONE
        for seat in range(forest.fared.shape[1]):
            forest.fared[place, seat] = 0
    return place


@rule
def place_after(forest: Forest, game: int, place: int, move: int) -> int:
    """Where a move leads, a fresh place if it was never made there; NONE if there is no room."""
    child = int(forest.places[place].child)
    while child != NONE:
        if forest.places[child].move == move:
            return child
        child = int(forest.places[child].sibling)
    child = add_place(forest, game, move, int(forest.places[place].child))
    if child != NONE:
        forest.places[place].child = child
    return child


@rule
def stance_at(forest: Forest, game: int, place: int, secret: int) -> int:
    """The stance of a mover with this secret, a fresh one if there is none; NONE if there is no room."""
    stance = int(forest.places[place].stance)
    while stance != NONE:
        if forest.stances[stance].secret == secret:
            return stance
        stance = int(forest.stances[stance].next)
    stance = take(forest, game, STANCES, 1, len(forest.stances))
    if stance != NONE:
        fresh = forest.stances[stance]
        fresh.secret = secret
        fresh.visits = 0
        fresh.told = 0
        fresh.reward = 0
        fresh.first = NONE
        fresh.count = 0
        fresh.next = forest.places[place].stance
        forest.places[place].stance = stance
    return stance


@rule
def opinion_of(forest: Forest, stance: int, move: int) -> int:
    """The number of the opinion of a move, or NONE."""
    first = int(forest.stances[stance].first)
    for number in range(forest.stances[stance].count):
        if forest.move[first + number] == move:
            return number
    return NONE


@rule
def make_room(forest: Forest, game: int, stance: int, more: int) -> bool:
    """Room for more opinions of a stance, after those it has: they are moved; False if there is none."""
    seen = forest.stances[stance]
    count, old = int(seen.count), int(seen.first)
    first = take(forest, game, OPINIONS, count + more, len(forest.move))
    if first == NONE:
        return False
    for number in range(count):
        forest.move[first + number] = forest.move[old + number]
        forest.child[first + number] = forest.child[old + number]
        forest.prior[first + number] = forest.prior[old + number]
        forest.visits[first + number] = forest.visits[old + number]
        forest.reward[first + number] = forest.reward[old + number]
        forest.gain[first + number] = forest.gain[old + number]
    seen.first = first
    return True


@rule
def add_opinion(forest: Forest, stance: int, move: int, prior: float) -> None:
    """An opinion of one more move, where room was made for it."""
    seen = forest.stances[stance]
    opinion = int(seen.first) + int(seen.count)
    forest.move[opinion] = move
    forest.child[opinion] = NONE
    forest.prior[opinion] = prior
    forest.visits[opinion] = 0
    forest.reward[opinion] = 0
    forest.gain[opinion] = 0
    seen.count += 1
