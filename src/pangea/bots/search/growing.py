"""Information-set Monte Carlo tree search, for any game of the contract, for two players or more.

Every iteration imagines what the seat can't see, walks down the tree by what is possible in that world,
plays the rest in a hurry, and tells all it passed how each seat fared. A place that was reached a few times
branches out; then every move makes a first impression, by the points right after it, until more is known.
"""

from __future__ import annotations

from typing import Any

from pangea.bots.search.tree import (
    MOST_SEATS,
    NONE,
    OPINIONS,
    UNSEEN,
    Sums,
    Tree,
    add_branch,
    add_node,
    branch_by,
    branch_out,
    has_exactly,
    most_promising,
    most_promising_of_these,
    stance_of,
    take,
)
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
    hurry,
    imagine,
    legal,
    odds,
    pick,
    points,
    secret,
    to_move,
    winners,
)
from pangea.core.kernel import rule
from pangea.core.record import Record

MANY_OUTCOMES = 24
"""Where nature has more, no two worlds go the same way: the tree ends there."""
WORLDS_TRIED = 12
FINE = 1 << 20
SECRETS = 64
"""More than any seat's secret can be."""

# The rows of what a walk leaves behind, step by step
NODE, STANCE, OPINION, MOVER = range(4)
TRACKS = 4
# The numbers of the settings that count here
CURIOSITY, MARGIN, HORIZON, PATIENCE, FAITH, IMPULSE = range(6)


# What the seat imagines


@rule
def imagine_by_belief(states: Any, seat: int, belief: Belief, random: Random) -> None:
    """A world that fits the view, into states[1]: the likelier by what the seat believes, the more often."""
    states[1] = states[0]
    for _ in range(WORLDS_TRIED):
        imagine(states[1], seat, random)
        if credence(states[1], seat, belief) * FINE > below(random, FINE):
            return


@rule
def secrets_of_others(state: Record, seat: int) -> int:
    """The secrets of all other seats, in one number."""
    together = 0
    for other in range(state.players):
        if other != seat:
            together = together * SECRETS + secret(state, other)
    return together


# What it thinks of a result, and of a move at first sight


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
def lead_of(state: Record, seat: int, players: int, points_now: Points) -> float:
    """How far a seat is ahead of the others, on average."""
    points(state, points_now)
    ahead = 0
    for other in range(players):
        ahead += int(points_now[seat]) - int(points_now[other])
    return float(ahead) / float(players - 1)


@rule
def form_opinions(
    tree: Tree,
    node: int,
    stance: int,
    states: Any,
    mover: int,
    points_now: Points,
    promises: Sums,
    random: Random,
    faith: float,
    impulse: float,
) -> bool:
    """What a mover expects of each branch: as it fared here so far, and better the more it gains at once.

    Where not all branches are possible, it can't try them. False if there is no room for so many opinions.
    """
    count = int(tree.nodes[node].count)
    opinions = take(tree, OPINIONS, count, len(tree.visits))
    if opinions == NONE:
        return False
    first = int(tree.nodes[node].first)
    players = int(states[1].players)
    mean = 0.0
    for number in range(count):
        promises[number] = 0.0
        if tree.nodes[node].varies == 0:
            states[2] = states[1]
            apply(states[2], tree.move[first + number])
            promises[number] = lead_of(states[2], mover, players, points_now)
            mean += float(promises[number]) / count
    expected = float(tree.stances[stance].reward) / float(max(1, int(tree.stances[stance].visits)))
    for number in range(count):
        gain = float(promises[number]) - mean
        # A little luck: among equals none shall be tried first only because of its number.
        luck = 0.01 * float(below(random, FINE)) / FINE
        impression = expected + luck + impulse * gain / (abs(gain) + 10.0)
        tree.visits[opinions + number] = faith
        tree.reward[opinions + number] = faith * impression
        tree.missed[opinions + number] = 0.0
    tree.stances[stance].first = opinions
    return True


# The walk down the tree


@rule
def follow_nature(
    tree: Tree, node: int, states: Any, seat: int, moves: Moves, weights: Weights, random: Random
) -> int:
    """Let nature move; the number of the branch it took, or NONE if the tree ends here."""
    state = states[1]
    if tree.nodes[node].first == NONE:
        count = odds(state, moves, weights)
        if count > MANY_OUTCOMES or not branch_out(tree, node, moves, count):
            return NONE
    move = pick(state, random)
    hidden = secrets_of_others(state, seat)
    apply(state, move)
    if secrets_of_others(state, seat) != hidden:
        move = UNSEEN
    number = branch_by(tree, node, move)
    if number == NONE and add_branch(tree, node, move, 1.0):
        number = int(tree.nodes[node].count) - 1
    return number


@rule
def choose(
    tree: Tree,
    node: int,
    stance: int,
    is_certain: bool,
    states: Any,
    mover: int,
    moves: Moves,
    slots: Moves,
    points_now: Points,
    promises: Sums,
    random: Random,
    settings: Belief,
) -> int:
    """The number of the branch that the mover takes, or NONE if the tree ends here.

    `is_certain` where the same moves are possible in all worlds, so that they need not be listed again.
    """
    if tree.stances[stance].first == NONE:
        if tree.stances[stance].visits < settings[PATIENCE]:
            return NONE
    elif is_certain:
        return most_promising(tree, stance, int(tree.nodes[node].count), settings[CURIOSITY], promises)
    faith, impulse = settings[FAITH], settings[IMPULSE]
    count = legal(states[1], moves)
    if tree.nodes[node].first == NONE and not branch_out(tree, node, moves, count):
        return NONE
    if not has_exactly(tree, node, moves, count):
        tree.nodes[node].varies = 1
        for number in range(count):
            if branch_by(tree, node, moves[number]) == NONE and not add_branch(
                tree, node, moves[number], faith
            ):
                return NONE
    if tree.stances[stance].first == NONE and not form_opinions(
        tree, node, stance, states, mover, points_now, promises, random, faith, impulse
    ):
        return NONE
    if tree.nodes[node].varies == 1:
        return most_promising_of_these(tree, node, stance, moves, count, slots, settings[CURIOSITY])
    return most_promising(tree, stance, count, settings[CURIOSITY], promises)


@rule
def walk(
    tree: Tree,
    root: int,
    states: Any,
    seat: int,
    random: Random,
    moves: Moves,
    weights: Weights,
    slots: Moves,
    track: Any,
    points_now: Points,
    promises: Sums,
    settings: Belief,
) -> int:
    """From the root to where the tree ends, states[1] going along; how many steps that took."""
    state = states[1]
    node = root
    steps = 0
    while steps < len(track[0]):
        mover = to_move(state)
        track[NODE, steps] = node
        track[STANCE, steps] = NONE
        track[OPINION, steps] = NONE
        track[MOVER, steps] = mover
        steps += 1
        if mover == OVER:
            break
        if mover == NATURE:
            number = follow_nature(tree, node, states, seat, moves, weights, random)
            if number == NONE:
                break
        else:
            stance = stance_of(tree, node, secret(state, mover))
            if stance == NONE:
                break
            track[STANCE, steps - 1] = stance
            number = choose(
                tree,
                node,
                stance,
                node == root and mover == seat,
                states,
                mover,
                moves,
                slots,
                points_now,
                promises,
                random,
                settings,
            )
            if number == NONE:
                break
            track[OPINION, steps - 1] = int(tree.stances[stance].first) + number
            apply(state, tree.move[int(tree.nodes[node].first) + number])
        branch = int(tree.nodes[node].first) + number
        if tree.child[branch] == NONE:
            tree.child[branch] = add_node(tree)
            if tree.child[branch] == NONE:
                break
        node = int(tree.child[branch])
    return steps


@rule
def play_out(state: Record, horizon: int, random: Random) -> None:
    """In a hurry to the end of the game, or for so many moves."""
    for _ in range(horizon):
        if to_move(state) == OVER:
            return
        apply(state, hurry(state, random))


@rule
def remember(
    tree: Tree, track: Any, steps: int, players: int, reward: Sums, wins: Sums, points_now: Points
) -> None:
    """Tell all that a walk passed how each seat fared."""
    for step in range(steps):
        passed = tree.nodes[track[NODE, step]]
        passed.visits += 1
        for seat in range(players):
            passed.reward[seat] += reward[seat]
            passed.wins[seat] += wins[seat]
            passed.points[seat] += points_now[seat]
        stance, opinion = track[STANCE, step], track[OPINION, step]
        if stance != NONE:
            tree.stances[stance].visits += 1
            tree.stances[stance].reward += reward[track[MOVER, step]]
        if opinion != NONE:
            tree.visits[opinion] += 1
            tree.reward[opinion] += reward[track[MOVER, step]]


@rule
def grow(
    states: Any,
    seat: int,
    root: int,
    iterations: int,
    random: Random,
    nodes: Any,
    stances: Any,
    move: Moves,
    child: Moves,
    visits: Sums,
    reward: Sums,
    missed: Sums,
    used: Weights,
    moves: Moves,
    weights: Weights,
    slots: Moves,
    track: Any,
    points_now: Points,
    winners_now: Flags,
    results: Sums,
    promises: Sums,
    belief: Belief,
    settings: Belief,
) -> None:
    """So many iterations on a tree. states[0] is the view; states[1] and [2] are room to play in."""
    tree = Tree(nodes, stances, move, child, visits, reward, missed, used)
    rewards, wins = results[:MOST_SEATS], results[MOST_SEATS:]
    state = states[1]
    players = int(states[0].players)
    horizon = int(settings[HORIZON])
    for _ in range(iterations):
        imagine_by_belief(states, seat, belief, random)
        steps = walk(
            tree,
            root,
            states,
            seat,
            random,
            moves,
            weights,
            slots,
            track,
            points_now,
            promises,
            settings,
        )
        play_out(state, horizon, random)
        judge(state, players, points_now, winners_now, rewards, wins, settings[MARGIN])
        remember(tree, track, steps, players, rewards, wins, points_now)
