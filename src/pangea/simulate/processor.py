"""Games of a batch on the processor: NumPy's arrays, and as many threads as there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from pangea.core.chance import Random
from pangea.core.compiled import Compiled
from pangea.core.errors import BadBatch
from pangea.core.long_sets import bytes_for
from pangea.core.record import Record
from pangea.core.signatures import Entry
from pangea.simulate.arrays import (
    ArrayRoom,
    BatchSnapshot,
    Playouts,
    described,
    filled_rooms,
    narrow_actions,
    rooms_of,
)
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
ENTRIES = (step_games, begin_games, look_at_games, first_illegal, choose_any, play_games_out)


class OnProcessor:
    """What a batch has done on the processor."""

    def __init__(
        self,
        compiled: Compiled,
        games: Games,
        number: int,
        tells: frozenset[str],
        into: Mapping[str, Any],
        threads: int,
    ) -> None:
        self.compiled, self.games, self._number = compiled, games, number
        self.desk = self._laid(tells, into)
        parts = max(1, min(threads, number // AT_LEAST))
        edges = [number * part // parts for part in range(parts + 1)]
        self._parts = [(self._own(), *edge) for edge in pairwise(edges)]
        self._pool = ThreadPoolExecutor(parts) if parts > 1 else None
        self._step, self._begin, self._look, self._first_illegal, self._any, self._play_out = (
            compiled.entries(*(Entry(function) for function in ENTRIES))
        )
        self._any_actions = np.zeros(number, np.int32)

    def told(self, name: str) -> Any:
        """The array of this name."""
        return getattr(self.desk, name)

    @property
    def states(self) -> NDArray[np.void]:
        return cast("NDArray[np.void]", self.desk.states)

    def state(self, place: int) -> Record:
        return self.desk.states[place]

    def here(self, given: Any) -> NDArray[Any]:
        """What somebody gave, as an array of NumPy."""
        return np.asarray(given)

    def actions(self, given: Any) -> NDArray[np.int32]:
        """What somebody gave as actions, as they are kept here."""
        found = np.asarray(given)
        if found.shape != (self._number,) or found.dtype.kind not in "iu":
            raise BadBatch("simulate-actions", shape=described(found), games=self._number)
        return narrow_actions(found)

    def begin(self, places: NDArray[np.int64], streams: NDArray[np.int64], *, forgets: bool) -> None:
        """Begin these games anew. `forgets`: what was told of earlier ends is cleared."""
        chosen = np.zeros(self._number, np.bool_)
        chosen[places] = True
        self.desk.stream[places] = streams
        if forgets:
            for told in (self.desk.ending, self.desk.points):
                told[:] = 0
        self.everywhere(lambda own, *part: self._begin(self.games, self.desk, own, chosen, *part))

    def step(self, codes: NDArray[np.int32], restarts: bool) -> None:
        self.everywhere(lambda own, *part: self._step(self.games, self.desk, own, codes, restarts, *part))

    def first_illegal(self, codes: NDArray[np.int32]) -> int:
        """The first place whose action is not legal, or ALL_LEGAL."""
        known = self.compiled.edition.sizes.codes
        found = self.everywhere(lambda _, *part: self._first_illegal(self.desk, codes, known, *part))
        return next((int(place) for place in found if place != ALL_LEGAL), ALL_LEGAL)

    def random_actions(self) -> NDArray[np.int32]:
        self.everywhere(lambda _, *part: self._any(self.desk, self._any_actions, *part))
        return self._any_actions

    def playouts(self, seed: Random, times: int, in_a_hurry: bool, imagined: bool) -> Playouts:
        means = Playouts(*(np.zeros(self.desk.rewards.shape, np.float32) for _ in range(2)))
        games, how = self.games._replace(seed=seed), (times, in_a_hurry, imagined)
        self.everywhere(
            lambda own, *part: self._play_out(games, self.desk, own, means.rewards, means.points, *how, *part)
        )
        return means

    def snapshot(self) -> BatchSnapshot:
        return BatchSnapshot(self.states.copy(), self.desk.randoms.copy(), self.desk.stream.copy())

    def restore(self, snapshot: BatchSnapshot) -> None:
        snapshot = snapshot.on_processor()
        if (snapshot.states.dtype, snapshot.states.shape) != (self.states.dtype, self.states.shape):
            raise BadBatch("simulate-other-batch", games=len(snapshot.states), wanted=self._number)
        self.states[:] = snapshot.states
        self.desk.randoms[:], self.desk.stream[:] = snapshot.randoms, snapshot.stream
        self.desk.is_over[:] = False
        self.desk.rewards[:] = 0
        self.everywhere(lambda own, *part: self._look(self.desk, own, *part))

    def run(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        """A rule of somebody's own, over all games."""
        kernel = Kernel(self.compiled.edition, function)
        kernel.check(self.desk.states, *arguments, 0, self._number)
        self.everywhere(lambda _, *part: kernel(self.desk.states, *arguments, *part))

    def everywhere(self, work: Callable[..., Any]) -> list[Any]:
        """Let each thread do its part of the games."""
        if self._pool is None:
            return [work(*part) for part in self._parts]
        return list(self._pool.map(lambda part: work(*part), self._parts))

    def close(self) -> None:
        """Whatever is done from now on, the caller's own thread does."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _own(self) -> ThreadDesk:
        game, sizes = self.compiled.edition.game, self.compiled.edition.sizes
        seats = game.players[-1]
        return ThreadDesk(
            states=game.state.batch(1),
            random=self.games.seed.copy(),
            moves=np.zeros(max(sizes.legal, sizes.odds), np.int32),
            members=np.zeros(bytes_for(sizes.codes), np.uint8),
            counts=np.zeros(game.feature_count, np.int8),
            points=np.zeros(seats, np.int32),
            winners=np.zeros(seats, np.bool_),
        )

    def _laid(self, tells: frozenset[str], into: Mapping[str, Any]) -> Desk:
        edition, number = self.compiled.edition, self._number
        state = edition.game.state
        arrays = filled_rooms(rooms_of(edition, number, tells), into, _blank, _fitting)
        return Desk(
            number=0,
            games=number,
            states=state.batch(number),
            blank=state.batch(1),
            randoms=np.zeros((number, 1), np.uint64),
            stream=np.zeros(number, np.int64),
            spans=edition.game.unit_spans,
            **arrays,
        )


def _blank(room: ArrayRoom) -> NDArray[Any]:
    return np.zeros(room.shape if room.is_told else (0, *room.shape[1:]), room.dtype)


def _fitting(room: ArrayRoom, array: Any) -> NDArray[Any]:
    """An array that somebody brought, if it is what is needed."""
    fits = isinstance(array, np.ndarray) and array.shape == room.shape and array.dtype == room.dtype
    if not fits or not array.flags.c_contiguous or not array.flags.writeable:
        raise BadBatch("simulate-array", name=room.name, shape=described(array), wanted=room.wanted)
    return cast("NDArray[Any]", array)
