"""Many games with one learner in each, against opponents that are compiled with the rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pangea.core.arguments import seat_in, shown
from pangea.core.chance import Random, below, seed_word
from pangea.core.contract import NATURE, OVER, Flags, Moves, apply, hurry, pick, to_move
from pangea.core.errors import BadTable
from pangea.core.kernel import rule
from pangea.core.record import Record
from pangea.core.signatures import Entry
from pangea.simulate.batch import GameBatch
from pangea.simulate.cpu import Games
from pangea.simulate.processor import OnProcessor
from pangea.simulate.stepping import Desk, Numbers, ThreadDesk, begin, come_to_an_end, look_at, show_to

OPPONENTS = ("random", "hurry")


class Seating(NamedTuple):
    """Where the learner of each game sits, and whom it meets."""

    seats: Numbers
    is_drawn: bool
    in_a_hurry: bool


@rule
def step_learners(
    games: Games,
    desk: Desk,
    own: ThreadDesk,
    seating: Seating,
    actions: Moves,
    restarts: bool,
    first: int,
    last: int,
) -> None:
    """Make the learner's move in each of these games, and go on until it is its turn again.

    Where a game was over already, the next one begins in its place, or nothing is done.
    """
    for place in range(first, last):
        desk.is_over[place] = False
        desk.rewards[place] = np.float32(0)
        if desk.turn[place] != OVER:
            state = desk.states[place]
            apply(state, actions[place])
            let_others_move(state, seating.seats[place], seating.in_a_hurry, desk.randoms[place])
            if to_move(state) == OVER:
                come_to_an_end(desk, own, place)
        elif restarts:
            desk.stream[place] += desk.games
            begin_for_learner(games, desk, seating, place)
        look_as_learner(desk, own, seating, place)


@rule
def begin_learners(
    games: Games, desk: Desk, own: ThreadDesk, seating: Seating, chosen: Flags, first: int, last: int
) -> None:
    """Begin the chosen ones of these games anew, each from its stream."""
    for place in range(first, last):
        if chosen[place]:
            begin_for_learner(games, desk, seating, place)
            look_as_learner(desk, own, seating, place)


@rule
def begin_for_learner(games: Games, desk: Desk, seating: Seating, place: int) -> None:
    """Begin a game, and go on until it is the learner's turn."""
    begin_and_wait(games, desk, seating, place)
    while to_move(desk.states[place]) == OVER:
        desk.stream[place] += desk.games
        begin_and_wait(games, desk, seating, place)


@rule
def begin_and_wait(games: Games, desk: Desk, seating: Seating, place: int) -> None:
    begin(games, desk, place)
    if seating.is_drawn:
        seating.seats[place] = below(desk.randoms[place], games.players)
    let_others_move(desk.states[place], seating.seats[place], seating.in_a_hurry, desk.randoms[place])


@rule
def let_others_move(state: Record, seat: int, in_a_hurry: bool, random: Random) -> None:
    """Opponents and nature move until it is this seat's turn, or the game is over."""
    while True:
        mover = to_move(state)
        if mover == seat:
            return
        if mover == OVER:
            return
        if in_a_hurry and mover != NATURE:
            apply(state, hurry(state, random))
        else:
            apply(state, pick(state, random))


@rule
def look_as_learner(desk: Desk, own: ThreadDesk, seating: Seating, place: int) -> None:
    """What the learner sees and may do. Of a game that is over it sees the end, and any action will do."""
    look_at(desk, own, place)
    if desk.turn[place] == OVER:
        desk.mask[place] = True
        show_to(desk, own, place, seating.seats[place])


class LearnerBatch(GameBatch):
    """Games in which `step` takes the actions of one learner in each, and `turn` is always the learner's.

    A game that ends shows its end, as the learner sees it, and every action will do there: with the next step
    the next game begins in its place, or `begin_next` begins it at once.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        content: Mapping[str, Any] | None = None,
        *,
        opponents: str = "random",
        seat: int | None = None,
        restarts: bool = True,
        threads: int | None = None,
    ) -> None:
        """`opponents`: one of `OPPONENTS`. `seat`: the learner's; None draws one for each game."""
        if opponents not in OPPONENTS:
            raise BadTable("research-opponents", given=shown(opponents), known=", ".join(OPPONENTS))
        self._in_a_hurry, self._seat = opponents == "hurry", learners_seat(seat, players)
        super().__init__(game, games, players, seed, options, content, restarts=restarts, threads=threads)

    @cached_property
    def _seating(self) -> Seating:
        seats = np.full(self.games, 0 if self._seat is None else self._seat, np.int32)
        return Seating(seats, self._seat is None, self._in_a_hurry)

    @cached_property
    def _learners_rules(self) -> Any:
        return self._threads.compiled.entries(Entry(step_learners), Entry(begin_learners))

    @property
    def _threads(self) -> OnProcessor:
        assert isinstance(self._place, OnProcessor)
        return self._place

    @property
    def seats(self) -> Numbers:
        """Where the learner of each game sits."""
        return self._seating.seats

    @property
    def learners_rewards(self) -> NDArray[np.float64]:
        """What the learner of each game got with this step."""
        return self.rewards[np.arange(self.games), self.seats].astype(np.float64)

    def reset(self, places: Any = None, streams: Any = None) -> None:
        """Begin games anew: all of them, or those in these places; see `GameBatch.reset`."""
        chosen, desk = self._chosen(places), self._threads.desk
        numbers = np.flatnonzero(chosen)
        desk.stream[numbers] = numbers if streams is None else self._streams(places, streams, chosen)
        desk.is_over[numbers] = False
        desk.rewards[numbers] = 0
        self._begin_at(chosen)

    def reseed(self, seed: int) -> None:
        """Begin all games anew, from another seed."""
        self._seed = seed
        self._threads.games = self._threads.games._replace(seed=seed_word(seed))
        self.reset()

    def begin_next(self, chosen: NDArray[np.bool_]) -> None:
        """Begin the next game in these places. What is told of the end of the last one stays."""
        self._threads.desk.stream[chosen] += self.games
        self._begin_at(chosen)

    def step(self, actions: Any, *, check: bool = True) -> None:
        """Make the learner's action in each game; see `GameBatch.step`."""
        codes = self._threads.actions(actions)
        if check:
            self._check(codes)
        games, desk, seating, restarts = self._threads.games, self._threads.desk, self._seating, self.restarts
        step, _ = self._learners_rules
        self._threads.everywhere(lambda own, *part: step(games, desk, own, seating, codes, restarts, *part))

    def _begin_at(self, chosen: NDArray[np.bool_]) -> None:
        games, desk, seating = self._threads.games, self._threads.desk, self._seating
        _, begin = self._learners_rules
        self._threads.everywhere(lambda own, *part: begin(games, desk, own, seating, chosen, *part))


def learners_seat(given: int | None, players: int) -> int | None:
    """The seat of a learner, or None if it is drawn."""
    if given is None:
        return None
    seat = seat_in(given, players)
    if not 0 <= seat < players:
        raise BadTable("core-no-seat", seat=str(seat), players=players, last=players - 1)
    return seat
