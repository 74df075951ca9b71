"""Many games side by side that a program steps with its own policy: one action a game and call.

    >>> games = GameBatch("clans", games=1000, players=3, seed=1)
    >>> games.mask.shape, games.observations.shape
    ((1000, 650), (1000, 454))
    >>> games.step(games.random_actions())
    >>> int(games.turn[0])
    1

Whatever is told after a step lies in arrays that stay where they are, each with a row for every game. A game
that ends begins anew at once, from the next stream of the seed, unless that isn't wanted.
"""

from __future__ import annotations

import operator
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Self, cast

import numpy as np
from numpy.typing import NDArray

from pangea.core.catalogue import game as game_named
from pangea.core.chance import seed_word
from pangea.core.compiled import compiled_for
from pangea.core.edition import Edition
from pangea.core.errors import BadBatch
from pangea.core.record import Record
from pangea.core.signatures import Entry
from pangea.simulate.cpu import Games
from pangea.simulate.kernels import Kernel
from pangea.simulate.stepping import (
    ALL_LEGAL,
    Desk,
    ThreadDesk,
    begin_games,
    choose_any,
    first_illegal,
    look_at_games,
    play_games_out,
    step_games,
)

AT_LEAST = 256
"""Fewer games than this are not worth another thread."""
WANTED = ("moves", "mask", "observations")
"""What is told of each game only where it is wanted; the rest costs next to nothing."""
ENTRIES = (step_games, begin_games, look_at_games, first_illegal, choose_any, play_games_out)


@dataclass(frozen=True)
class BatchSnapshot:
    """All that the games of a batch depend on, at one moment."""

    states: NDArray[np.void]
    randoms: NDArray[np.uint64]
    stream: NDArray[np.int64]


@dataclass(frozen=True)
class Playouts:
    """What games that were played to their end came to, on average: a row for each game, a column a seat."""

    rewards: NDArray[np.float32]
    points: NDArray[np.float32]


class GameBatch:
    """Games of one edition, players and options, all from one seed, stepped together.

    After `reset` and after each `step`:

    - `turn`: the seat to move, or OVER;
    - `mask`: which actions are legal; `moves` and `choices`: the same as a list, in a game's own order;
    - `observations`: what the seat to move is shown (`shapes` names the parts);
    - `is_over`: did the game end with this step? Then `ending`, `points` and `rewards` are those of the game
      that ended. A sole winner's reward is 1, and the rewards of a game add up to 0.

    The same seed gives the same games, however many threads there are.
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
        tells: Sequence[str] = ("mask", "observations"),
        into: Mapping[str, NDArray[Any]] | None = None,
        restarts: bool = True,
        threads: int | None = None,
    ) -> None:
        """`tells`: which of moves, mask and observations are wanted. `into`: arrays of one's own by their
        names, to be filled in place of new ones. `restarts`: does a game that is over begin anew?"""
        self.edition = Edition(game_named(game), content)
        self.edition.lay_out(players, options or {})  # refuses what the game does not have
        self.games, self.players, self.restarts = _number(games, "games"), players, restarts
        self.threads = _number(threads or os.cpu_count() or 1, "threads")
        self.tells = _known(tells)
        self._seed = _whole(seed)
        self._games = Games(players, self.edition.options(options or {}), seed_word(self._seed))
        self._desk = self._laid(dict(into or {}))
        parts = max(1, min(self.threads, self.games // AT_LEAST))
        edges = [self.games * part // parts for part in range(parts + 1)]
        self._parts = [(self._own(), *edge) for edge in pairwise(edges)]
        self._pool = ThreadPoolExecutor(parts) if parts > 1 else None
        self._compiled = compiled_for(self.edition)
        self._step, self._begin, self._look, self._first_illegal, self._any, self._play_out = (
            self._compiled.entries(*(Entry(function) for function in ENTRIES))
        )
        self._any_actions = np.zeros(self.games, np.int32)
        self.reset()

    # What is told. The arrays are always the same ones: whoever keeps what is in them copies it.

    @property
    def states(self) -> NDArray[np.void]:
        """The states themselves, an array of records: everything, what is hidden too."""
        return cast("NDArray[np.void]", self._desk.states)

    @property
    def turn(self) -> NDArray[np.int32]:
        return self._desk.turn

    @property
    def is_over(self) -> NDArray[np.bool_]:
        return self._desk.is_over

    @property
    def ending(self) -> NDArray[np.int32]:
        """How the last game in each place ended, as a number into the endings of the game."""
        return self._desk.ending

    @property
    def points(self) -> NDArray[np.int32]:
        return self._desk.points

    @property
    def rewards(self) -> NDArray[np.float32]:
        return self._desk.rewards

    @property
    def choices(self) -> NDArray[np.int32]:
        """How many actions are legal, where moves or the mask are wanted."""
        return self._desk.choices

    @property
    def moves(self) -> NDArray[np.int32]:
        """The legal actions of each game, side by side: the first `choices` of its row."""
        return self._told("moves")

    @property
    def mask(self) -> NDArray[np.bool_]:
        return self._told("mask")

    @property
    def observations(self) -> NDArray[np.float32]:
        return self._told("observations")

    @property
    def actions(self) -> int:
        """How many actions the game knows, legal or not: they are numbered from 0."""
        return self.edition.sizes.codes

    @property
    def shapes(self) -> dict[str, slice]:
        """The parts of an observation by what they are, each with where it lies."""
        named, at = {}, 0
        for name, length in self.edition.game.features:
            named[name] = slice(at, at + length)
            at += length
        return named

    def state(self, place: int) -> Record:
        """One game, as its rules see it. What is written into it is written into the batch."""
        return self._desk.states[place]

    # What is done

    def reset(self, places: Sequence[int] | NDArray[Any] | None = None, streams: Any = None) -> None:
        """Begin games anew: all of them, or those in these places.

        The game in place i begins with stream i of the seed, and goes on with stream i + games. `streams`
        gives each place one of its choice: the same stream is the same luck of the deal.
        """
        chosen = self._chosen(places)
        numbers = np.flatnonzero(chosen)
        self._desk.stream[numbers] = numbers if streams is None else self._streams(places, streams, chosen)
        if places is None:
            for untold in (self._desk.ending, self._desk.points):
                untold[:] = 0
        self._everywhere(lambda own, *part: self._begin(self._games, self._desk, own, chosen, *part))

    def step(self, actions: Sequence[int] | NDArray[Any], *, check: bool = True) -> None:
        """Make one action in each game; nature then moves as it must.

        In a game that is over the action doesn't count. If any action is not legal, nothing is done at all:
        BadBatch says which. Without `check` nobody looks, and the games may become nonsense.
        """
        codes = self._actions(actions)
        if check:
            self._check(codes)
        restarts = self.restarts
        self._everywhere(lambda own, *part: self._step(self._games, self._desk, own, codes, restarts, *part))

    def random_actions(self) -> NDArray[np.int32]:
        """A legal action for each game, each as likely as the others."""
        self._everywhere(lambda own, *part: self._any(self._desk, own, self._any_actions, *part))
        return self._any_actions

    def playouts(
        self, times: int = 1, *, in_a_hurry: bool = True, imagined: bool = True, seed: int = 0
    ) -> Playouts:
        """Play every game to its end this many times, and leave it as it is.

        `in_a_hurry`: rather with sensible moves than with any. `imagined`: what the seat to move can't know
        is drawn anew each time; without it, games are played from what is really there.
        """
        seats = self.edition.game.players[-1]
        means = Playouts(*(np.zeros((self.games, seats), np.float32) for _ in range(2)))
        how = _number(times, "times"), in_a_hurry, imagined
        games = self._games._replace(seed=seed_word(_whole(seed)))
        self._everywhere(
            lambda own, *part: self._play_out(
                games, self._desk, own, means.rewards, means.points, *how, *part
            )
        )
        return means

    def snapshot(self) -> BatchSnapshot:
        """All games as they are now."""
        return BatchSnapshot(self.states.copy(), self._desk.randoms.copy(), self._desk.stream.copy())

    def restore(self, snapshot: BatchSnapshot) -> None:
        """Go back to a snapshot of this batch, or of one like it."""
        if (snapshot.states.dtype, snapshot.states.shape) != (self.states.dtype, self.states.shape):
            raise BadBatch("simulate-other-batch", games=len(snapshot.states), wanted=self.games)
        self.states[:] = snapshot.states
        self._desk.randoms[:], self._desk.stream[:] = snapshot.randoms, snapshot.stream
        self._desk.is_over[:] = False
        self._desk.rewards[:] = 0
        self._everywhere(lambda own, *part: self._look(self._desk, own, *part))

    def run(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Run a rule of one's own over all games, on all threads.

        It takes `states: Batch[Record]`, what is handed over here, and the part of the games that it is to
        work on, `first: int, last: int`. What it finds it writes into arrays that it was handed.
        """
        kernel = Kernel(self.edition, function)
        kernel.check(self._desk.states, *arguments, 0, self.games)
        self._everywhere(lambda _, *part: kernel(self._desk.states, *arguments, *part))

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        return self.games

    def __repr__(self) -> str:
        name = self.edition.game.name
        return f"<GameBatch: {self.games} games of {name}, {self.players} players, seed {self._seed}>"

    def _everywhere(self, work: Callable[..., Any]) -> list[Any]:
        """Let each thread do its part of the games."""
        if self._pool is None:
            return [work(*part) for part in self._parts]
        return list(self._pool.map(lambda part: work(*part), self._parts))

    def _check(self, codes: NDArray[np.int32]) -> None:
        most = self.edition.sizes.codes
        found = self._everywhere(lambda _, *part: self._first_illegal(self._desk, codes, most, *part))
        wrong = [place for place in found if place != ALL_LEGAL]
        if not wrong:
            return
        place, action = wrong[0], int(codes[wrong[0]])
        if not 0 <= action < most:
            raise BadBatch("simulate-no-action", action=str(action), place=place, last=most - 1)
        state = self.state(place)
        why = self.edition.refuse(state, action)
        text = self.edition.write(state, action)
        raise BadBatch(
            "simulate-illegal-action", action=str(action), text=text, place=place, reason=why.phrase
        )

    def _told(self, name: str) -> NDArray[Any]:
        if name not in self.tells:
            raise BadBatch("simulate-not-told", name=name)
        return cast("NDArray[Any]", getattr(self._desk, name))

    def _actions(self, actions: Sequence[int] | NDArray[Any]) -> NDArray[np.int32]:
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise BadBatch("simulate-actions", shape=_described(given), games=self.games)
        return np.ascontiguousarray(given, np.int32)

    def _chosen(self, places: Sequence[int] | NDArray[Any] | None) -> NDArray[np.bool_]:
        chosen = np.zeros(self.games, np.bool_)
        if places is None:
            chosen[:] = True
            return chosen
        given = np.asarray(places)
        is_mask = given.dtype == np.bool_ and given.shape == (self.games,)
        is_list = given.ndim == 1 and (given.dtype.kind in "iu" or given.size == 0)
        if not is_mask and not (is_list and all(0 <= place < self.games for place in given.tolist())):
            raise BadBatch("simulate-places", shape=_described(given), last=self.games - 1)
        chosen[given if is_mask else given.astype(np.int64)] = True
        return chosen

    def _streams(self, places: Any, streams: Any, chosen: NDArray[np.bool_]) -> NDArray[np.int64]:
        """The stream of each chosen place, in the order of places."""
        numbers = np.flatnonzero(chosen)
        given = np.broadcast_to(np.asarray(streams), numbers.shape) if np.ndim(streams) == 0 else streams
        wanted = np.asarray(given)
        if wanted.shape != numbers.shape or wanted.dtype.kind not in "iu":
            raise BadBatch("simulate-streams", shape=_described(wanted), places=len(numbers))
        if places is None or np.asarray(places).dtype == np.bool_:
            return wanted.astype(np.int64)
        return wanted.astype(np.int64)[np.argsort(np.asarray(places), kind="stable")]

    def _own(self) -> ThreadDesk:
        seats, sizes = self.edition.game.players[-1], self.edition.sizes
        return ThreadDesk(
            states=self.edition.game.state.batch(2),
            random=self._games.seed.copy(),
            moves=np.zeros(max(sizes.legal, sizes.odds), np.int32),
            points=np.zeros(seats, np.int32),
            winners=np.zeros(seats, np.bool_),
        )

    def _laid(self, into: dict[str, NDArray[Any]]) -> Desk:
        game, games, sizes = self.edition.game, self.games, self.edition.sizes
        seats = game.players[-1]
        shapes: dict[str, tuple[tuple[int, ...], type[np.generic]]] = {
            "turn": ((games,), np.int32),
            "is_over": ((games,), np.bool_),
            "ending": ((games,), np.int32),
            "points": ((games, seats), np.int32),
            "rewards": ((games, seats), np.float32),
            "choices": ((games,), np.int32),
            "moves": ((games, sizes.legal), np.int32),
            "mask": ((games, sizes.codes), np.bool_),
            "observations": ((games, game.feature_count), np.float32),
        }
        for name in into:
            if name not in shapes or (name in WANTED and name not in self.tells):
                known = [one for one in shapes if one not in WANTED or one in self.tells]
                raise BadBatch("simulate-no-array", name=str(name), known=", ".join(known))
        arrays = {}
        for name, (shape, kind) in shapes.items():
            is_told = name not in WANTED or name in self.tells
            room = shape if is_told else (0, *shape[1:])
            arrays[name] = _fitting(name, into[name], room, kind) if name in into else np.zeros(room, kind)
        return Desk(
            states=game.state.batch(games),
            blank=game.state.batch(1),
            randoms=np.zeros((games, 1), np.uint64),
            stream=np.zeros(games, np.int64),
            **arrays,
        )


def _fitting(name: str, array: Any, shape: tuple[int, ...], kind: type[np.generic]) -> NDArray[Any]:
    """An array that somebody brought, if it is what is needed."""
    fits = isinstance(array, np.ndarray) and array.shape == shape and array.dtype == kind
    if not fits or not array.flags.c_contiguous or not array.flags.writeable:
        wanted = f"{np.dtype(kind).name}, {shape}"
        raise BadBatch("simulate-array", name=name, shape=_described(array), wanted=wanted)
    return cast("NDArray[Any]", array)


def _described(given: Any) -> str:
    found = np.asarray(given)
    return f"{found.dtype.name}, {found.shape}"


def _known(tells: Sequence[str]) -> frozenset[str]:
    names = (tells,) if isinstance(tells, str) else tuple(tells)
    for name in names:
        if name not in WANTED:
            raise BadBatch("simulate-tells", name=str(name), known=", ".join(WANTED))
    return frozenset(names)


def _number(given: Any, what: str) -> int:
    number = _whole(given)
    if number < 1:
        raise BadBatch("simulate-at-least-one", what=what, given=str(number))
    return number


def _whole(given: Any) -> int:
    try:
        return operator.index(given)
    except TypeError:
        raise BadBatch("simulate-whole", given=repr(given)) from None
