"""What the threads of a GPU do. Only whoever asks for a GPU imports this: it needs numba's CUDA.

For a batch, each thread has one game. It copies the game into memory of its own, lets a rule of the
processor's batch work on it as on a batch of one, and copies it back. All else is a view into the arrays of
the whole batch: the columns of a game's row lie far apart there, and what 32 threads write together lies side
by side.

The functions are patterns: `gpu_code` compiles them with what they leave open (the names in capitals) filled
in, for one game and for what a batch tells.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import cuda

from pangea.core.record import Batch, Record
from pangea.simulate.arrays import NO_ACTION
from pangea.simulate.cpu import BLANK, GAME, ROWS, Games, Sums, ThreadRoom
from pangea.simulate.stepping import Desk, ThreadDesk

RECORD: Any = None
WORD: Any = None
"""The type of a state, and of the words that it is moved by."""
WORDS = MOVES = MEMBERS = COUNTS = SEATS = COLUMNS = 0
"""How much room a thread needs."""
TELLS_MOVES = TELLS_MASK = TELLS_SETS = TELLS_OBSERVATIONS = TELLS_COUNTS = 0
"""1 for what is told, 0 for what isn't."""
MOST_CODE = np.iinfo(np.int32).max
READS = WRITES = DRAWS = False
"""Does the work need the game, does it change it, and does it draw from its generator?"""
PLACE: Any = None
WORK: Any = None
RULE: Any = None


class Beginning(NamedTuple):
    """Where games begin anew, and from which streams. `forgets`: is what was told of earlier ends cleared?"""

    places: Any
    streams: Any
    forgets: bool


class ActionsMade(NamedTuple):
    """An action for each game."""

    codes: Any
    restarts: bool


class Asking(NamedTuple):
    """Are these actions legal? `found` becomes the first place where one is not."""

    codes: Any
    known: int
    found: Any


class PlayingOut(NamedTuple):
    """How games are played to their end, and where it is noted what came of them."""

    rewards: Any
    points: Any
    times: int
    in_a_hurry: bool
    imagined: bool


def every_thread_one_game(games: Games, desk: Any, given: Any, count: int) -> None:
    """Threads 0 … count - 1 work on a game each. `desk.states` has a row for each word of a state."""
    number = cuda.grid(1)
    if number < count:
        place = PLACE(given, number)
        words = cuda.local.array(WORDS, WORD)
        random = cuda.local.array((1, 1), np.uint64)
        if READS:
            for at in range(WORDS):
                words[at] = desk.states[at, place]
            random[0, 0] = desk.randoms[place, 0]
        here = Desk(
            place,
            desk.games,
            words.view(RECORD),
            desk.blank,
            random,
            desk.stream[place : place + 1],
            desk.turn[place : place + 1],
            desk.is_over[place : place + 1],
            desk.ending[place : place + 1],
            desk.points[place : place + 1],
            desk.rewards[place : place + 1],
            desk.choices[place : place + 1],
            # What isn't told goes from 0 to 0: the compiler sees that, and leaves out whatever would fill it.
            desk.moves[place * TELLS_MOVES : (place + 1) * TELLS_MOVES],
            desk.mask[place * TELLS_MASK : (place + 1) * TELLS_MASK],
            desk.sets[place * TELLS_SETS : (place + 1) * TELLS_SETS],
            desk.observations[place * TELLS_OBSERVATIONS : (place + 1) * TELLS_OBSERVATIONS],
            desk.counts[place * TELLS_COUNTS : (place + 1) * TELLS_COUNTS],
            desk.spans,
        )
        own = ThreadDesk(
            cuda.local.array(WORDS, WORD).view(RECORD),
            cuda.local.array(1, np.uint64),
            cuda.local.array(MOVES, np.int32),
            cuda.local.array(MEMBERS, np.uint8),
            cuda.local.array(COUNTS, np.int8),
            cuda.local.array(SEATS, np.int32),
            cuda.local.array(SEATS, np.bool_),
        )
        WORK(games, here, own, given, number)
        if WRITES:
            for at in range(WORDS):
                desk.states[at, place] = words[at]
        if DRAWS:
            desk.randoms[place, 0] = random[0, 0]


def by_number(_: Any, number: int) -> int:
    return number


def by_list(given: Beginning, number: int) -> int:
    return given.places[number]  # type: ignore[no-any-return]


def begin(games: Games, here: Desk, own: ThreadDesk, given: Beginning, number: int) -> None:
    chosen = cuda.local.array(1, np.bool_)
    chosen[0] = True
    here.stream[0] = given.streams[number]
    if given.forgets:
        here.ending[0] = 0
        for seat in range(SEATS):
            here.points[0, seat] = 0
    RULE(games, here, own, chosen, 0, 1)


def step(games: Games, here: Desk, own: ThreadDesk, given: ActionsMade, place: int) -> None:
    RULE(games, here, own, given.codes[place : place + 1], given.restarts, 0, 1)


def look(_: Games, here: Desk, own: ThreadDesk, given: Any, place: int) -> None:  # noqa: ARG001
    here.is_over[0] = False
    for seat in range(SEATS):
        here.rewards[0, seat] = np.float32(0)
    RULE(here, own, 0, 1)


def ask(_: Games, here: Desk, own: ThreadDesk, given: Asking, place: int) -> None:  # noqa: ARG001
    if RULE(here, given.codes[place : place + 1], given.known, 0, 1) == 0:
        cuda.atomic.min(given.found, 0, place)


def choose(_: Games, here: Desk, own: ThreadDesk, given: ActionsMade, place: int) -> None:  # noqa: ARG001
    RULE(here, given.codes[place : place + 1], 0, 1)


def play_out(games: Games, here: Desk, own: ThreadDesk, given: PlayingOut, place: int) -> None:
    rewards, points = given.rewards[place : place + 1], given.points[place : place + 1]
    RULE(games, here, own, rewards, points, given.times, given.in_a_hurry, given.imagined, 0, 1)


def every_thread_its_games(
    games: Games, blank: Batch[Record], sums: Sums, first: int, each: int, threads: int
) -> None:
    """Whole random games: each thread plays its share, and adds what came of it to the sums at the end."""
    thread = cuda.grid(1)
    if thread < threads:
        states = cuda.local.array(2, RECORD)
        states[GAME] = blank[0]
        states[BLANK] = blank[0]
        own = cuda.local.array((ROWS, COLUMNS), np.int64)
        for row in range(ROWS):
            for column in range(COLUMNS):
                own[row, column] = 0
        room = ThreadRoom(
            states,
            cuda.local.array(1, np.uint64),
            cuda.local.array(SEATS, np.int32),
            cuda.local.array(SEATS, np.bool_),
            own,
        )
        RULE(games, room, first + thread * each, each)
        for row in range(ROWS):
            for column in range(COLUMNS):
                if own[row, column] != 0:
                    cuda.atomic.add(sums, (row, column), own[row, column])


def every_thread_one_action(given: Any, codes: Any, count: int) -> None:
    """Actions of any type of whole numbers, as a batch keeps them."""
    place = cuda.grid(1)
    if place < count:
        fits = given[place] >= 0 and given[place] <= MOST_CODE
        codes[place] = given[place] if fits else NO_ACTION


def every_thread_one_record(states: Any, words: Any, count: int) -> None:
    """States as records, for a rule of one's own: they lie game by game."""
    place = cuda.grid(1)
    if place < count:
        own = cuda.local.array(WORDS, WORD)
        for at in range(WORDS):
            own[at] = words[at, place]
        states[place] = own.view(RECORD)[0]


def every_thread_its_words(states: Any, words: Any, count: int) -> None:
    """Records that such a rule may have changed, word by word again."""
    place = cuda.grid(1)
    if place < count:
        record = cuda.local.array(WORDS, WORD).view(RECORD)
        record[0] = states[place]
        own = record.view(WORD)
        for at in range(WORDS):
            words[at, place] = own[at]


def every_thread_one_place(arguments: Any, count: int) -> None:
    """A rule of one's own, for one place."""
    place = cuda.grid(1)
    if place < count:
        RULE(*arguments, place, place + 1)
