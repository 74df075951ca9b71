"""How trees grow under guidance: walks to where they end, and what an evaluation of that place leads to.

A wave is a number of walks in each game. Each imagines what its seat can't see and goes down by PUCT: a move
is the more promising the better it fared, the more likely it seemed beforehand, and the less it was tried. A
walk counts on its way down as one that lost, so that the next of its wave goes elsewhere. Where the tree ends
the world is set aside to be evaluated, many at once; then what it is worth is told to all that was passed.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from pangea.bots.guided.trees import (
    Forest,
    add_opinion,
    make_room,
    opinion_of,
    place_after,
    root_of,
    stance_at,
)
from pangea.bots.search.growing import (
    FINE,
    MANY_OUTCOMES,
    imagine_by_belief,
    judge,
    lead_of,
    learned_something,
    play_out,
)
from pangea.bots.search.tree import NONE, UNSEEN
from pangea.bots.search.workspace import TRIAL, VIEW, WORLD, Room, Step
from pangea.core.chance import Random, below
from pangea.core.contract import (
    NATURE,
    OVER,
    Flags,
    Moves,
    UnitSpans,
    apply,
    legal,
    odds,
    pick,
    secret,
    to_move,
)
from pangea.core.kernel import rule
from pangea.core.record import Batch, Record
from pangea.core.showing import observe
from pangea.core.signatures import Grid

DEEPEST = 256
"""No walk goes further down a tree than this many steps."""
LUCK = 0.001
"""Among equals none is tried first merely because of its number."""


class GuidedKnobs(NamedTuple):
    """What can be tuned; `GuidedSettings` says what each does."""

    curiosity: float
    margin: float
    faith: float
    impulse: float
    patience: int
    blend: float
    horizon: int
    sparing: bool


class Looking(NamedTuple):
    """What every game is looked at from: its state as a seat sees it, and what that seat believes."""

    views: Batch[Record]
    seats: Moves
    """seats[game]: below 0 where a game rests"""
    beliefs: Grid[np.float64]
    randoms: Grid[np.uint64]


class Wave(NamedTuple):
    """The walks that are under way: walk n of a game is row game * (rows of a game) + n."""

    worlds: Batch[Record]
    path: Batch[Step]
    """path[row * DEEPEST + n]; a step's `opinion` is the number within its stance"""
    steps: Moves
    movers: Moves
    """movers[row]: who is to move where the walk ended, and looks at it"""
    is_waiting: Flags
    """is_waiting[row]: has it to be evaluated?"""
    at: Moves
    """at[row]: where in an evaluation it is"""


class Evaluation(NamedTuple):
    """What an evaluator said of the rows that waited; what it didn't say has no rows."""

    priors: Grid[np.float32]
    """priors[at, move]"""
    values: Grid[np.float32]
    """values[at, n]: of the n-th seat after the one that looks; a single column: of that seat alone"""


@rule
def grow_games(
    forest: Forest,
    wave: Wave,
    looking: Looking,
    room: Room,
    knobs: GuidedKnobs,
    evaluation: Evaluation,
    walks: int,
    is_walking: bool,
    is_learning: bool,
    first: int,
    last: int,
) -> None:
    """So many walks in each of these games, and what is learned from each; or one of both alone, where an
    evaluator is asked in between.

    It is one function because compiling it takes long.
    """
    rows = wave.steps.size // looking.seats.size
    for game in range(first, last):
        if is_walking:
            for row in range(game * rows, game * rows + rows):
                wave.is_waiting[row] = False
        if looking.seats[game] >= 0:
            for number in range(walks):
                row = game * rows + number % rows
                if is_walking:
                    walk(forest, wave, looking, room, knobs, game, row)
                is_asked = not knobs.sparing or may_grow(forest, wave, knobs, row)
                if wave.is_waiting[row] and (is_learning or not is_asked):
                    learn(forest, wave, looking, room, knobs, evaluation, game, row)


@rule
def look_at_leaves(
    wave: Wave,
    room: Room,
    rows: Moves,
    spans: UnitSpans,
    counts: Grid[np.int8],
    observations: Grid[np.float32],
    mask: Grid[np.bool_],
    first: int,
    last: int,
) -> None:
    """What the movers see where these walks ended, and what they may do there."""
    for at in range(first, last):
        row = int(rows[at])
        wave.at[row] = at
        observe(wave.worlds[row], wave.movers[row], counts[at], spans, observations[at])
        for move in range(mask.shape[1]):
            mask[at, move] = False
        count = legal(wave.worlds[row], room.moves)
        for number in range(count):
            mask[at, room.moves[number]] = True


# The way down


@rule
def walk(
    forest: Forest, wave: Wave, looking: Looking, room: Room, knobs: GuidedKnobs, game: int, row: int
) -> None:
    """Imagine a world, and go down the tree in it as far as that goes."""
    random, seat = looking.randoms[game], int(looking.seats[game])
    room.states[VIEW] = looking.views[game]
    imagine_by_belief(room.states, seat, looking.beliefs[game], random)
    world = room.states[WORLD]
    place, steps = root_of(forest, game), 0
    while place != NONE and steps < DEEPEST:
        step = wave.path[row * DEEPEST + steps]
        step.node = place
        step.mover = to_move(world)
        step.stance = NONE
        step.opinion = NONE
        is_certain = steps == 0 and step.mover == seat
        place = next_place(forest, room, step, is_certain, game, seat, random, knobs)
        steps += 1
    while to_move(world) == NATURE:
        apply(world, pick(world, random))
    wave.steps[row] = steps
    wave.movers[row] = to_move(world)
    wave.is_waiting[row] = wave.movers[row] != OVER
    if wave.is_waiting[row]:
        wave.worlds[row] = world
    else:
        judge(room, knobs.margin)
        remember(forest, wave, room, int(looking.views[game].players), row)


@rule
def next_place(
    forest: Forest,
    room: Room,
    step: Step,
    is_certain: bool,
    game: int,
    seat: int,
    random: Random,
    knobs: GuidedKnobs,
) -> int:
    """Where the next move leads, which is made in the world; NONE if the tree ends here."""
    world, place = room.states[WORLD], int(step.node)
    if step.mover == OVER:
        return NONE
    if step.mover == NATURE:
        return place_after_nature(forest, room, place, game, seat, random)
    stance = stance_at(forest, game, place, secret(world, step.mover))
    step.stance = stance
    if stance == NONE:
        return NONE
    number = choose(forest, room, stance, is_certain, knobs)
    if number == NONE:
        return NONE
    step.opinion = number
    opinion = int(forest.stances[stance].first) + number
    forest.visits[opinion] += 1
    forest.stances[stance].visits += 1
    if forest.child[opinion] == NONE:
        forest.child[opinion] = place_after(forest, game, place, forest.move[opinion])
    apply(world, forest.move[opinion])
    return int(forest.child[opinion])


@rule
def place_after_nature(forest: Forest, room: Room, place: int, game: int, seat: int, random: Random) -> int:
    """Let nature move, where it has few outcomes; where it has many, the tree ends."""
    world = room.states[WORLD]
    if forest.places[place].child == NONE and odds(world, room.moves, room.weights) > MANY_OUTCOMES:
        return NONE
    move = pick(world, random)
    for other in range(world.players):
        room.secrets[other] = secret(world, other)
    apply(world, move)
    if learned_something(world, seat, room.secrets):
        move = UNSEEN
    return place_after(forest, game, place, move)


@rule
def choose(forest: Forest, room: Room, stance: int, is_certain: bool, knobs: GuidedKnobs) -> int:
    """The number of the opinion that deserves to be tried; NONE where the stance has to be evaluated.

    `is_certain` where the same moves are possible in all worlds, so that they need not be listed again.
    """
    if forest.stances[stance].first == NONE:
        return NONE
    if not is_certain:
        count = legal(room.states[WORLD], room.moves)
        if not knows_exactly(forest, stance, room.moves, count):
            return most_promising_known(forest, room, stance, count, knobs)
    weigh(forest, room, stance, knobs)
    best = 0
    for number in range(1, forest.stances[stance].count):
        if room.promises[number] > room.promises[best]:
            best = number
    return best


@rule
def weigh(forest: Forest, room: Room, stance: int, knobs: GuidedKnobs) -> None:
    """How promising every move is, into room.promises."""
    seen = forest.stances[stance]
    first, count = int(seen.first), int(seen.count)
    expected = np.float32(float(seen.reward) / float(max(1, int(seen.told))))
    weight = np.float32(knobs.curiosity * math.sqrt(float(seen.visits) + 1.0))
    faith = np.float32(knobs.faith)
    visits, reward = forest.visits[first : first + count], forest.reward[first : first + count]
    prior, gain = forest.prior[first : first + count], forest.gain[first : first + count]
    for number in range(count):
        fared = (reward[number] + faith * (expected + gain[number])) / (visits[number] + faith)
        room.promises[number] = fared + weight * prior[number] / (visits[number] + np.float32(1))


@rule
def knows_exactly(forest: Forest, stance: int, moves: Moves, count: int) -> bool:
    """Are these the moves that it has opinions of, in this order?"""
    if forest.stances[stance].count != count:
        return False
    known = forest.move[forest.stances[stance].first :]
    differences = 0
    for number in range(count):
        if known[number] != moves[number]:
            differences += 1
    return differences == 0


@rule
def most_promising_known(forest: Forest, room: Room, stance: int, count: int, knobs: GuidedKnobs) -> int:
    """The same where other moves are possible than were: NONE if one of them was never evaluated."""
    for number in range(count):
        room.is_possible[room.moves[number]] = True
    weigh(forest, room, stance, knobs)
    first = int(forest.stances[stance].first)
    best, known = NONE, 0
    for number in range(forest.stances[stance].count):
        if room.is_possible[forest.move[first + number]]:
            known += 1
            if best == NONE or room.promises[number] > room.promises[best]:
                best = number
    for number in range(count):
        room.is_possible[room.moves[number]] = False
    return best if known == count else NONE


# What is learned


@rule
def learn(
    forest: Forest,
    wave: Wave,
    looking: Looking,
    room: Room,
    knobs: GuidedKnobs,
    evaluation: Evaluation,
    game: int,
    row: int,
) -> None:
    """What a walk came to: the tree grows where it ended, and all it passed is told what that is worth."""
    value_leaf(wave, looking, room, knobs, evaluation, game, row)
    if may_grow(forest, wave, knobs, row):
        grow_stance(forest, wave, looking.randoms[game], room, knobs, evaluation, game, row)
    remember(forest, wave, room, int(looking.views[game].players), row)
    wave.is_waiting[row] = False


@rule
def may_grow(forest: Forest, wave: Wave, knobs: GuidedKnobs, row: int) -> bool:
    """Does the tree grow where a walk ended? It does where a mover came often enough, without opinions."""
    last = wave.path[row * DEEPEST + int(wave.steps[row]) - 1]
    if last.stance == NONE or last.opinion != NONE:
        return False
    return bool(forest.stances[last.stance].told + 1 >= knobs.patience)


@rule
def value_leaf(
    wave: Wave,
    looking: Looking,
    room: Room,
    knobs: GuidedKnobs,
    evaluation: Evaluation,
    game: int,
    row: int,
) -> None:
    """What the end of a walk is worth to each seat, into room.rewards: as evaluated, played out, or both."""
    has_values = evaluation.values.shape[0] > 0
    share = knobs.blend if has_values else 1.0
    if share > 0:
        room.states[WORLD] = wave.worlds[row]
        play_out(room.states[WORLD], knobs.horizon, looking.randoms[game])
        judge(room, knobs.margin)
    if has_values:
        players, looks = int(wave.worlds[row].players), int(wave.movers[row])
        said = evaluation.values[wave.at[row]]
        for step in range(players):
            if said.size == 1 and step > 0:
                value = (1.0 - float(said[0])) / (players - 1.0)
            else:
                value = float(said[step])
            seat = (looks + step) % players
            played = float(room.rewards[seat]) if share > 0 else 0.0
            room.rewards[seat] = share * played + (1.0 - share) * value


@rule
def grow_stance(
    forest: Forest,
    wave: Wave,
    random: Random,
    room: Room,
    knobs: GuidedKnobs,
    evaluation: Evaluation,
    game: int,
    row: int,
) -> None:
    """Opinions of all moves that are possible in this world, as far as there are none yet."""
    stance = int(wave.path[row * DEEPEST + int(wave.steps[row]) - 1].stance)
    world, seen = wave.worlds[row], forest.stances[stance]
    count, known = legal(world, room.moves), int(seen.count)
    fresh = 0
    for number in range(count):
        if known == 0 or opinion_of(forest, stance, room.moves[number]) == NONE:
            room.moves[fresh] = room.moves[number]
            fresh += 1
    if fresh == 0 or not make_room(forest, game, stance, fresh):
        return
    total = weight_of_all(evaluation, wave, row, room.moves, fresh)
    for number in range(fresh):
        prior = 1.0 / fresh
        if total > 0:
            prior = float(evaluation.priors[wave.at[row], room.moves[number]]) / total
        add_opinion(forest, stance, room.moves[number], prior * fresh / (known + fresh))
    for number in range(known):
        forest.prior[int(seen.first) + number] *= np.float32(known / float(known + fresh))
    look_ahead(forest, wave, random, room, knobs, row, stance, known)


@rule
def weight_of_all(evaluation: Evaluation, wave: Wave, row: int, moves: Moves, count: int) -> float:
    """The priors of these moves, added up; 0 where there are none."""
    total = 0.0
    if evaluation.priors.shape[0] > 0:
        for number in range(count):
            total += float(evaluation.priors[wave.at[row], moves[number]])
    return total


@rule
def look_ahead(
    forest: Forest,
    wave: Wave,
    random: Random,
    room: Room,
    knobs: GuidedKnobs,
    row: int,
    stance: int,
    known: int,
) -> None:
    """How much better a move looks than the others by what it gains at once, and a little luck."""
    states, world, mover = room.states, wave.worlds[row], int(wave.movers[row])
    first, count = int(forest.stances[stance].first), int(forest.stances[stance].count)
    mean = 0.0
    for number in range(known, count):
        room.gains[number] = 0.0
        if knobs.impulse > 0:
            states[TRIAL] = world
            apply(states[TRIAL], forest.move[first + number])
            room.gains[number] = lead_of(states[TRIAL], mover, room.points)
            mean += float(room.gains[number]) / (count - known)
    for number in range(known, count):
        gain = float(room.gains[number]) - mean
        luck = LUCK * float(below(random, FINE)) / FINE
        forest.gain[first + number] = luck + knobs.impulse * gain / (abs(gain) + 10.0)


@rule
def remember(forest: Forest, wave: Wave, room: Room, players: int, row: int) -> None:
    """Tell all that a walk passed how each seat fared, by room.rewards."""
    for number in range(wave.steps[row]):
        step = wave.path[row * DEEPEST + number]
        forest.places[step.node].visits += 1
        for seat in range(players):
            forest.fared[step.node, seat] += room.rewards[seat]
        if step.stance != NONE:
            seen = forest.stances[step.stance]
            seen.told += 1
            seen.reward += room.rewards[step.mover]
            if step.opinion != NONE:
                forest.reward[int(seen.first) + int(step.opinion)] += room.rewards[step.mover]
