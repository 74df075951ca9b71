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
from typing import Any, Self, cast

import numpy as np
from numpy.typing import NDArray

from pangea.core.arguments import players_in
from pangea.core.catalogue import game as game_named
from pangea.core.chance import seed_word
from pangea.core.compiled import compiled_for
from pangea.core.edition import Edition
from pangea.core.errors import BadBatch
from pangea.core.record import Record
from pangea.simulate.arrays import WANTED, BatchSnapshot, Playouts, described, known_tells
from pangea.simulate.cpu import Games
from pangea.simulate.on_gpu import OnGpu
from pangea.simulate.processor import OnProcessor
from pangea.simulate.stepping import ALL_LEGAL

__all__ = ["BatchSnapshot", "GameBatch", "Playouts"]

DEVICES = ("cpu", "cuda")


class GameBatch:
    """Games of one edition, players and options, all from one seed, stepped together.

    After `reset` and after each `step`:

    - `turn`: the seat to move, or OVER;
    - `mask`: which actions are legal; `sets`: the same in bits; `moves` and `choices`: the same as a list, in
      a game's own order;
    - `observations`: what the seat to move is shown, as numbers of about the size of one; `counts`: the same
      as whole numbers of 8 bits, each in its unit; `parts` is either by its features;
    - `is_over`: did the game end with this step? Then `ending`, `points` and `rewards` are those of the game
      that ended. A sole winner's reward is 1, and the rewards of a game add up to 0. Everything else is told
      of the game that began in its place; without `restarts`, `turn` says OVER from then on.

    The same seed gives the same games, however many threads there are, and on a GPU. There the arrays are
    numba's, and PyTorch, JAX and CuPy take them without a copy: by DLPack, or by the CUDA array interface.
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
        into: Mapping[str, Any] | None = None,
        restarts: bool = True,
        threads: int | None = None,
        device: str = "cpu",
        stream: Any = None,
    ) -> None:
        """`tells`: which of moves, mask, sets, observations and counts are wanted. `into`: arrays of your own
        by their names, to be filled in place of new ones. `restarts`: does a game that is over begin anew?

        `threads`: how many of the processor's work at the games. `device`: "cuda" has them on a GPU, and
        `stream` names one of its streams to work on.
        """
        if device not in DEVICES:
            raise BadBatch("simulate-device", name=str(device), known=", ".join(DEVICES))
        if stream is not None and device == "cpu":
            raise BadBatch("simulate-no-stream")
        self.edition = Edition(game_named(game), content)
        self.players = players_in(players)
        self.edition.lay_out(self.players, options or {})  # refuses what the game does not have
        self.games, self.restarts = _number(games, "games"), restarts
        self.threads = _number(threads or os.cpu_count() or 1, "threads")
        self.tells, self.device = known_tells(tells), device
        self._seed = _whole(seed, "seed")
        drawn = Games(self.players, self.edition.options(options or {}), seed_word(self._seed))
        about = compiled_for(self.edition), drawn, self.games, self.tells, into or {}
        self._place: OnProcessor | OnGpu = (
            OnGpu(*about, stream) if device == "cuda" else OnProcessor(*about, self.threads)
        )
        self.reset()

    # What is told. The arrays are always the same ones: whoever keeps what is in them copies it.

    @property
    def states(self) -> NDArray[np.void]:
        """The states themselves, an array of records: everything, what is hidden too. From a GPU, a copy."""
        return self._place.states

    @property
    def turn(self) -> NDArray[np.int32]:
        return self._told("turn")

    @property
    def is_over(self) -> NDArray[np.bool_]:
        return self._told("is_over")

    @property
    def ending(self) -> NDArray[np.int32]:
        """How the last game in each place ended, as a number into the endings of the game."""
        return self._told("ending")

    @property
    def points(self) -> NDArray[np.int32]:
        return self._told("points")

    @property
    def rewards(self) -> NDArray[np.float32]:
        return self._told("rewards")

    @property
    def choices(self) -> NDArray[np.int32]:
        """How many actions are legal, where moves, the mask or sets are wanted."""
        return self._told("choices")

    @property
    def moves(self) -> NDArray[np.int32]:
        """The legal actions of each game, side by side: the first `choices` of its row."""
        return self._told("moves")

    @property
    def mask(self) -> NDArray[np.bool_]:
        return self._told("mask")

    @property
    def sets(self) -> NDArray[np.uint32]:
        """The mask in bits: action a is legal if bit a % 32 of word a // 32 is set."""
        return self._told("sets")

    @property
    def observations(self) -> NDArray[np.float32]:
        return self._told("observations")

    @property
    def counts(self) -> NDArray[np.int8]:
        """What is seen as whole numbers: `counts / Game.units` are the observations, to the last bit."""
        return self._told("counts")

    @property
    def actions(self) -> int:
        """How many actions the game knows, legal or not: they are numbered from 0."""
        return self.edition.sizes.codes

    @property
    def shapes(self) -> dict[str, slice]:
        """The parts of an observation by what they are, each with where it lies."""
        named, at = {}, 0
        for feature in self.edition.game.features:
            named[feature.name] = slice(at, at + feature.size)
            at += feature.size
        return named

    @property
    def parts(self) -> dict[str, NDArray[Any]]:
        """The same parts themselves, each in its own shape after that of the batch: planes, tables, vectors.

        They are windows on `observations`, or on `counts` where those alone are told: the next step fills
        them anew. For a batch on a GPU, hand an array
        of PyTorch, CuPy or JAX to `Game.parts`.
        """
        counts_alone = "counts" in self.tells and "observations" not in self.tells
        return self.edition.game.parts(self.counts if counts_alone else self.observations)

    def state(self, place: int) -> Record:
        """One game, as its rules see it. What is written into it is written into the batch: but on a GPU,
        it is a copy."""
        return self._place.state(place)

    # What is done

    def reset(self, places: Sequence[int] | NDArray[Any] | None = None, streams: Any = None) -> None:
        """Begin games anew: all of them, or those in these places.

        The game in place i begins with stream i of the seed, and goes on with stream i + games. `streams`
        gives each place one of its choice: the same stream is the same luck of the deal.
        """
        places = None if places is None else self._place.here(places)
        chosen = self._chosen(places)
        numbers = np.flatnonzero(chosen)
        begun = numbers if streams is None else self._streams(places, streams, chosen)
        self._place.begin(numbers, begun, forgets=places is None)

    def step(self, actions: Sequence[int] | NDArray[Any], *, check: bool = True) -> None:
        """Make one action in each game; nature then moves as it must.

        In a game that is over the action doesn't count. If any action is not legal, nothing is done at all:
        BadBatch says which. Without `check` nobody looks, and the games may become nonsense.
        """
        codes = self._place.actions(actions)
        if check:
            self._check(codes)
        self._place.step(codes, self.restarts)

    def random_actions(self) -> NDArray[np.int32]:
        """A legal action for each game, each as likely as the others; 0 for one that is over.

        It is the same array every time: whoever keeps the actions copies them.
        """
        return cast("NDArray[np.int32]", self._place.random_actions())

    def playouts(
        self, times: int = 1, *, in_a_hurry: bool = True, imagined: bool = True, seed: int = 0
    ) -> Playouts:
        """Play every game to its end this many times, and leave it as it is.

        `in_a_hurry`: rather with sensible moves than with any. `imagined`: what the seat to move can't know
        is drawn anew each time; without it, games are played from what is really there.
        """
        word, often = seed_word(_whole(seed, "seed")), _number(times, "times")
        return self._place.playouts(word, often, in_a_hurry, imagined)

    def snapshot(self) -> BatchSnapshot:
        """All games as they are now. What a GPU holds stays there."""
        return self._place.snapshot()

    def restore(self, snapshot: BatchSnapshot) -> None:
        """Go back to a snapshot of this batch, or of one like it."""
        self._place.restore(snapshot)

    def run(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Run a rule of one's own over all games, on all threads, or a thread of the GPU for each.

        It takes `states: Batch[Record]`, what is handed over here, and the part of the games that it is to
        work on, `first: int, last: int`. What it finds it writes into arrays that it was handed.
        """
        self._place.run(function, arguments)

    def close(self) -> None:
        """Let the threads go. The batch still works, on the thread of whoever steps it."""
        self._place.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __reduce__(self) -> Any:
        """Threads and compiled code don't travel: whoever pickles or copies a batch is told what does."""
        raise BadBatch("simulate-no-pickle")

    def __len__(self) -> int:
        return self.games

    def __repr__(self) -> str:
        name = self.edition.game.name
        return f"<GameBatch: {self.games} games of {name}, {self.players} players, seed {self._seed}>"

    def _check(self, codes: Any) -> None:
        place = self._place.first_illegal(codes)
        if place == ALL_LEGAL:
            return
        action, most = int(self._place.here(codes)[place]), self.edition.sizes.codes
        if not 0 <= action < most:
            raise BadBatch("simulate-no-action", action=str(action), place=place, last=most - 1)
        state = self.state(place)
        why = self.edition.refuse(state, action)
        text = self.edition.write(state, action)
        raise BadBatch(
            "simulate-illegal-action", action=str(action), text=text, place=place, reason=why.phrase
        )

    def _told(self, name: str) -> NDArray[Any]:
        if name in WANTED and name not in self.tells:
            raise BadBatch("simulate-not-told", name=name)
        return cast("NDArray[Any]", self._place.told(name))

    def _chosen(self, places: Sequence[int] | NDArray[Any] | None) -> NDArray[np.bool_]:
        chosen = np.zeros(self.games, np.bool_)
        if places is None:
            chosen[:] = True
            return chosen
        given = np.asarray(places)
        is_mask = given.dtype == np.bool_ and given.shape == (self.games,)
        is_list = given.ndim == 1 and (given.dtype.kind in "iu" or given.size == 0)
        if not is_mask and not (is_list and all(0 <= place < self.games for place in given.tolist())):
            raise BadBatch("simulate-places", shape=described(given), last=self.games - 1)
        chosen[given if is_mask else given.astype(np.int64)] = True
        return chosen

    def _streams(self, places: Any, streams: Any, chosen: NDArray[np.bool_]) -> NDArray[np.int64]:
        """The stream of each chosen place, in the order of places."""
        numbers = np.flatnonzero(chosen)
        given = np.broadcast_to(np.asarray(streams), numbers.shape) if np.ndim(streams) == 0 else streams
        wanted = np.asarray(given)
        if wanted.shape != numbers.shape or wanted.dtype.kind not in "iu":
            raise BadBatch("simulate-streams", shape=described(wanted), places=len(numbers))
        if places is None or np.asarray(places).dtype == np.bool_:
            return wanted.astype(np.int64)
        return wanted.astype(np.int64)[np.argsort(np.asarray(places), kind="stable")]


def _number(given: Any, what: str) -> int:
    number = _whole(given, what)
    if number < 1:
        raise BadBatch("simulate-at-least-one", what=what, given=str(number))
    return number


def _whole(given: Any, what: str) -> int:
    try:
        return operator.index(given)
    except TypeError:
        raise BadBatch("simulate-whole", what=what, given=repr(given)) from None
