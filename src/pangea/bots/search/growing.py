"""Information-set Monte Carlo tree search, for any game of the contract, for two players or more.

Every iteration imagines what the seat can't see, walks down the tree by what is possible in that world
(selection, and at its end expansion), plays the rest in a hurry (simulation), and tells all it passed how
each seat fared (backpropagation). A place that was reached a few times branches out; then every move makes a
first impression, by the points right after it, until more is known.
"""

from __future__ import annotations

from pangea.bots.search.tree import (
    NONE,
    OPINIONS,
    POINTS,
    REWARD,
    UNSEEN,
    WINS,
    Tree,
    add_branch,
    branch_by,
    branch_out,
    child_of,
    expand,
    most_promising,
    most_promising_of_these,
    stance_of,
    take,
)
from pangea.bots.search.workspace import TRIAL, VIEW, WORLD, Knobs, Room, Step
from pangea.core.chance import Random, below
from pangea.core.contract import (
    NATURE,
    OVER,
    Belief,
    Moves,
    Points,
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
from pangea.core.record import Batch, Record

MANY_OUTCOMES = 24
"""Where nature has more, no two worlds go the same way: the tree ends there."""
WORLDS_TRIED = 12
FINE = 1 << 20


@rule
def grow(
    tree: Tree,
    room: Room,
    root: int,
    seat: int,
    belief: Belief,
    random: Random,
    knobs: Knobs,
    iterations: int,
) -> None:
    """Let a tree grow below a node, by what a seat sees (room.states[VIEW]) and believes."""
    for _ in range(iterations):
        imagine_by_belief(room.states, seat, belief, random)
        steps = walk(tree, room, root, seat, random, knobs)
        play_out(room.states[WORLD], knobs.horizon, random)
        judge(room, knobs.margin)
        remember(tree, room, steps)


# What the seat imagines


@rule
def imagine_by_belief(states: Batch[Record], seat: int, belief: Belief, random: Random) -> None:
    """A world that fits the view: the likelier by what the seat believes, the more often."""
    states[WORLD] = states[VIEW]
    for _ in range(WORLDS_TRIED):
        imagine(states[WORLD], seat, random)
        if credence(states[WORLD], seat, belief) * FINE > below(random, FINE):
            return


# The walk down the tree


@rule
def walk(tree: Tree, room: Room, root: int, seat: int, random: Random, knobs: Knobs) -> int:
    """From the root to where the tree ends, the world going along; how many steps that took."""
    node = root
    steps = 0
    while node != NONE and steps < len(room.path):
        step = room.path[steps]
        step.node = node
        step.mover = to_move(room.states[WORLD])
        step.stance = NONE
        step.opinion = NONE
        is_certain = node == root and step.mover == seat
        node = next_node(tree, room, step, is_certain, seat, random, knobs)
        steps += 1
    return steps


@rule
def next_node(
    tree: Tree, room: Room, step: Step, is_certain: bool, seat: int, random: Random, knobs: Knobs
) -> int:
    """Where the next move leads, which is made in the world; NONE if the tree ends here."""
    if step.mover == OVER:
        return NONE
    if step.mover == NATURE:
        number = follow_nature(tree, room, int(step.node), seat, random)
    else:
        number = follow_mover(tree, room, step, is_certain, random, knobs)
    if number == NONE:
        return NONE
    return child_of(tree, int(tree.nodes[step.node].first) + number)


@rule
def follow_nature(tree: Tree, room: Room, node: int, seat: int, random: Random) -> int:
    """Let nature move; the number of the branch it took, or NONE if the tree ends here."""
    world = room.states[WORLD]
    if tree.nodes[node].first == NONE:
        count = odds(world, room.moves, room.weights)
        if count > MANY_OUTCOMES or not branch_out(tree, node, room.moves, count):
            return NONE
    move = pick(world, random)
    for other in range(world.players):
        room.secrets[other] = secret(world, other)
    apply(world, move)
    if learned_something(world, seat, room.secrets):
        move = UNSEEN
    number = branch_by(tree, node, move)
    if number == NONE and add_branch(tree, node, move, 1.0):
        number = int(tree.nodes[node].count) - 1
    return number


@rule
def learned_something(world: Record, seat: int, secrets: Moves) -> bool:
    """Has the secret of any seat but this one changed?"""
    for other in range(world.players):
        if other != seat and secret(world, other) != secrets[other]:
            return True
    return False


@rule
def follow_mover(tree: Tree, room: Room, step: Step, is_certain: bool, random: Random, knobs: Knobs) -> int:
    """Let a player move; the number of the branch it took, or NONE if the tree ends here."""
    node, world = int(step.node), room.states[WORLD]
    stance = stance_of(tree, node, secret(world, step.mover))
    step.stance = stance
    if stance == NONE:
        return NONE
    number = choose(tree, room, node, stance, int(step.mover), is_certain, random, knobs)
    if number != NONE:
        step.opinion = int(tree.stances[stance].first) + number
        apply(world, tree.move[int(tree.nodes[node].first) + number])
    return number


@rule
def choose(
    tree: Tree,
    room: Room,
    node: int,
    stance: int,
    mover: int,
    is_certain: bool,
    random: Random,
    knobs: Knobs,
) -> int:
    """The number of the most promising branch, or NONE if the tree ends here.

    `is_certain` where the same moves are possible in all worlds, so that they need not be listed again.
    """
    has_opinions = tree.stances[stance].first != NONE
    if not has_opinions and tree.stances[stance].visits < knobs.patience:
        return NONE
    if has_opinions and is_certain:
        return most_promising(tree, stance, int(tree.nodes[node].count), knobs.curiosity, room.promises)
    count = legal(room.states[WORLD], room.moves)
    if not expand(tree, node, room.moves, count, knobs.faith):
        return NONE
    if tree.stances[stance].first == NONE and not form_opinions(
        tree, room, node, stance, mover, random, knobs
    ):
        return NONE
    if tree.nodes[node].varies == 1:
        return most_promising_of_these(
            tree, node, stance, room.moves, count, room.is_possible, knobs.curiosity
        )
    return most_promising(tree, stance, count, knobs.curiosity, room.promises)


# What a mover thinks of moves at first sight


@rule
def form_opinions(
    tree: Tree, room: Room, node: int, stance: int, mover: int, random: Random, knobs: Knobs
) -> bool:
    """What a mover expects of each branch: as it fared here so far, and better the more it gains at once.

    False if there is no room for these opinions.
    """
    count = int(tree.nodes[node].count)
    opinions = take(tree, OPINIONS, count, len(tree.visits))
    if opinions == NONE:
        return False
    usual_gain = look_ahead(tree, room, node, mover)
    expected = float(tree.stances[stance].reward) / float(max(1, int(tree.stances[stance].visits)))
    for number in range(count):
        gain = float(room.gains[number]) - usual_gain
        # A little luck: among equals, none is tried first merely because of its number.
        luck = 0.01 * float(below(random, FINE)) / FINE
        impression = expected + luck + knobs.impulse * gain / (abs(gain) + 10.0)
        tree.visits[opinions + number] = knobs.faith
        tree.reward[opinions + number] = knobs.faith * impression
        tree.missed[opinions + number] = 0.0
    tree.stances[stance].first = opinions
    return True


@rule
def look_ahead(tree: Tree, room: Room, node: int, mover: int) -> float:
    """The mover's lead right after each branch, into room.gains; and their mean.

    All are 0 where not all branches are possible: then they can't be tried.
    """
    states = room.states
    first, count = int(tree.nodes[node].first), int(tree.nodes[node].count)
    mean = 0.0
    for number in range(count):
        room.gains[number] = 0.0
        if tree.nodes[node].varies == 0:
            states[TRIAL] = states[WORLD]
            apply(states[TRIAL], tree.move[first + number])
            room.gains[number] = lead_of(states[TRIAL], mover, room.points)
            mean += float(room.gains[number]) / count
    return mean


@rule
def lead_of(state: Record, seat: int, points_now: Points) -> float:
    """How far a seat is ahead of the others, on average."""
    points(state, points_now)
    ahead = 0
    for other in range(state.players):
        ahead += int(points_now[seat]) - int(points_now[other])
    return float(ahead) / float(int(state.players) - 1)


# From the end of the tree to the end of the game, and back


@rule
def play_out(state: Record, horizon: int, random: Random) -> None:
    """In a hurry to the end of the game, or for `horizon` moves."""
    for _ in range(horizon):
        if to_move(state) == OVER:
            return
        apply(state, hurry(state, random))


@rule
def judge(room: Room, margin: float) -> None:
    """How each seat fared in the world: the win above all, and then the margin."""
    world = room.states[WORLD]
    points(world, room.points)
    winners(world, room.winners)
    winning = 0
    for seat in range(world.players):
        if room.winners[seat]:
            winning += 1
    for seat in range(world.players):
        best_other = -1000000
        for other in range(world.players):
            if other != seat:
                best_other = max(best_other, int(room.points[other]))
        lead = float(int(room.points[seat]) - best_other)
        room.wins[seat] = 1.0 / winning if room.winners[seat] else 0.0
        for_win, for_margin = float(room.wins[seat]), 0.5 + 0.5 * lead / (abs(lead) + 10.0)
        room.rewards[seat] = (1.0 - margin) * for_win + margin * for_margin


@rule
def remember(tree: Tree, room: Room, steps: int) -> None:
    """Tell all that a walk passed how each seat fared."""
    players = int(room.states[VIEW].players)
    for number in range(steps):
        step = room.path[number]
        tree.nodes[step.node].visits += 1
        for seat in range(players):
            tree.fared[step.node, REWARD, seat] += room.rewards[seat]
            tree.fared[step.node, WINS, seat] += room.wins[seat]
            tree.fared[step.node, POINTS, seat] += room.points[seat]
        if step.stance != NONE:
            tree.stances[step.stance].visits += 1
            tree.stances[step.stance].reward += room.rewards[step.mover]
        if step.opinion != NONE:
            tree.visits[step.opinion] += 1
            tree.reward[step.opinion] += room.rewards[step.mover]
