"""Games of a batch on a GPU: the same rules, a thread for each game, and arrays that stay there.

A state lies word by word, and what is told column by column: whatever 32 threads fetch or write together
lies side by side. The arrays have the shapes that they have on the processor, by their strides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from pangea.core.chance import Random
from pangea.core.compiled import Compiled
from pangea.core.errors import BadBatch
from pangea.core.long_sets import bytes_for
from pangea.core.record import Record
from pangea.simulate.arrays import (
    WANTED,
    ArrayRoom,
    BatchSnapshot,
    Playouts,
    described,
    filled_rooms,
    narrow_actions,
    rooms_of,
)
from pangea.simulate.cpu import Games
from pangea.simulate.gpu_code import (
    GpuKernel,
    GpuPattern,
    cuda_here,
    device_array_of,
    is_out_of_memory,
    stream_of,
)
from pangea.simulate.kernels import Kernel
from pangea.simulate.stepping import (
    ALL_LEGAL,
    Desk,
    begin_games,
    choose_any,
    first_illegal,
    look_at_games,
    play_games_out,
    step_games,
)

Given = ParamSpec("Given")
Answer = TypeVar("Answer")
REGISTERS = 128
"""A thread that makes single steps may take so many: what was quickest in the two games it was tried in."""


@dataclass(frozen=True)
class StateWords:
    """How a state is cut into words: as wide ones as it takes without a rest."""

    record: np.dtype[Any]

    @property
    def kind(self) -> type[np.generic]:
        wide: tuple[type[np.generic], ...] = (np.int64, np.int32, np.int16, np.int8)
        return next(kind for kind in wide if self.record.itemsize % np.dtype(kind).itemsize == 0)

    @property
    def number(self) -> int:
        return self.record.itemsize // np.dtype(self.kind).itemsize

    def of(self, states: NDArray[np.void]) -> NDArray[Any]:
        """A row for each word, a column for each game."""
        return np.ascontiguousarray(states.view(self.kind).reshape(-1, self.number).T)

    def states(self, words: NDArray[Any]) -> NDArray[np.void]:
        return cast("NDArray[np.void]", np.ascontiguousarray(words.T).view(self.record).reshape(-1))


@dataclass(frozen=True)
class GpuSnapshot(BatchSnapshot):
    """The same on a GPU, where `states` lie word by word. It was copied on `made_on`, a stream, while the
    processor did other things."""

    words: StateWords
    made_on: Any

    def wait(self) -> None:
        """It may still be on its way."""
        from numba import cuda

        (self.made_on or cuda.default_stream()).synchronize()

    def on_processor(self) -> BatchSnapshot:
        self.wait()
        arrays = (cast(Any, one).copy_to_host() for one in (self.states, self.randoms, self.stream))
        states, randoms, stream = arrays
        return BatchSnapshot(self.words.states(states), randoms, stream)


def works_of(compiled: Compiled, tells: frozenset[str]) -> dict[str, GpuPattern]:
    """What there is to do in a batch, each as a kernel."""
    from pangea.simulate import gpu_threads as threads

    edition = compiled.edition
    words = StateWords(edition.game.state.dtype)
    told = {f"TELLS_{name.upper()}": int(name in tells) for name in WANTED}

    def work(
        rule: Callable[..., Any],
        work: Callable[..., Any],
        place: Callable[..., Any] = threads.by_number,
        **does: bool,
    ) -> GpuPattern:
        names = {
            **told,
            "RECORD": words.record,
            "WORD": words.kind,
            "WORDS": words.number,
            "MOVES": max(edition.sizes.legal, edition.sizes.odds),
            "MEMBERS": bytes_for(edition.sizes.codes),
            "COUNTS": edition.game.feature_count,
            "SEATS": int(edition.game.players[-1]),
            **{name.upper(): is_done for name, is_done in does.items()},
        }
        return GpuPattern(
            compiled, threads.every_thread_one_game, rule, {"PLACE": place, "WORK": work}, names
        )

    asks_the_rules = not tells & {"mask", "sets"}
    return {
        "begin": work(begin_games, threads.begin, threads.by_list, writes=True, draws=True),
        "step": work(step_games, threads.step, reads=True, writes=True, draws=True),
        "look": work(look_at_games, threads.look, reads=True),
        "ask": work(first_illegal, threads.ask, reads=asks_the_rules),
        "choose": work(choose_any, threads.choose, reads=True, draws=True),
        "play_out": work(play_games_out, threads.play_out, reads=True),
    }


def on_its_device(
    method: Callable[Concatenate[OnGpu, Given], Answer],
) -> Callable[Concatenate[OnGpu, Given], Answer]:
    """Whichever GPU the calling thread works on otherwise, a batch stays on the one that it was made on."""

    @wraps(method)
    def run(self: OnGpu, /, *given: Given.args, **named: Given.kwargs) -> Answer:
        with self.device:
            try:
                return method(self, *given, **named)
            except Exception as reason:
                if is_out_of_memory(reason):
                    raise BadBatch("simulate-gpu-full", games=self._number) from reason
                raise

    return run


class OnGpu:
    """What a batch has done on a GPU. Kernels are launched one after the other on one stream."""

    def __init__(
        self,
        compiled: Compiled,
        games: Games,
        number: int,
        tells: frozenset[str],
        into: Mapping[str, Any],
        stream: Any = None,
    ) -> None:
        self.cuda = cuda_here()
        self.compiled, self._number = compiled, number
        self._words = StateWords(compiled.edition.game.state.dtype)
        self.device = self.cuda.gpus.current or self.cuda.gpus[0]
        self.stream = stream_of(self.cuda, stream)
        self._stream_given = stream  # whoever made it may destroy it when nobody holds it any more
        self._works = works_of(compiled, tells)
        self._kernels: dict[Any, GpuKernel] = {}
        self._told = dict(into)
        self._none_found = np.full(1, number, np.int64)
        self._move_in(games, tells)

    @on_its_device
    def _move_in(self, games: Games, tells: frozenset[str]) -> None:
        """Have room on the GPU for all that the batch needs."""
        options = games.options if len(games.options) else np.zeros(1, np.int64)
        self._games = Games(games.players, self._there(options), self._there(games.seed))
        self.desk = self._laid(tells)
        self._codes, actions = (self._there(np.zeros(self._number, np.int32)) for _ in range(2))
        self._any_actions = self._lendable(actions)
        self._found = self._there(np.zeros(1, np.int64))

    def told(self, name: str) -> Any:
        """Always the same array: one that somebody brought, or one that others can borrow."""
        if name not in self._told:
            self._told[name] = self._lendable(getattr(self.desk, name))
        return self._told[name]

    @property
    def states(self) -> NDArray[np.void]:
        """A copy of the states, as the processor has them."""
        return self._words.states(self.here(self.desk.states))

    def state(self, place: int) -> Record:
        return cast(Record, self.states[place])

    @on_its_device
    def here(self, given: Any) -> NDArray[Any]:
        array = self._array(given)
        if array is None:
            return np.asarray(given)
        found = array.copy_to_host(stream=self.stream)
        self._wait()
        return cast("NDArray[Any]", found)

    @on_its_device
    def actions(self, given: Any) -> Any:
        array = self._array(given)
        found = np.asarray(given) if array is None else array
        if tuple(found.shape) != (self._number,) or found.dtype.kind not in "iu":
            raise BadBatch("simulate-actions", shape=described(found), games=self._number)
        if array is None:
            self._codes.copy_to_device(narrow_actions(found), stream=self.stream)
            self._wait()
        elif array.dtype == np.int32 and array.is_c_contiguous():
            return array
        else:
            self._plain("every_thread_one_action")(self.stream, array, self._codes, self._number)
        return self._codes

    @on_its_device
    def begin(self, places: NDArray[np.int64], streams: NDArray[np.int64], *, forgets: bool) -> None:
        from pangea.simulate.gpu_threads import Beginning

        if len(places):
            self._do("begin", Beginning(self._there(places), self._there(streams), forgets), len(places))

    @on_its_device
    def step(self, codes: Any, restarts: bool) -> None:
        from pangea.simulate.gpu_threads import ActionsMade

        # A 1 for a true one would be of another type, and a kernel is compiled for each type.
        self._do("step", ActionsMade(codes, bool(restarts)))

    @on_its_device
    def first_illegal(self, codes: Any) -> int:
        """One number is all that has to come back."""
        from pangea.simulate.gpu_threads import Asking

        self._found.copy_to_device(self._none_found, stream=self.stream)
        self._do("ask", Asking(codes, self.compiled.edition.sizes.codes, self._found))
        place = int(self.here(self._found)[0])
        return ALL_LEGAL if place == self._number else place

    @on_its_device
    def random_actions(self) -> Any:
        from pangea.simulate.gpu_threads import ActionsMade

        self._do("choose", ActionsMade(self._any_actions, False))
        return self._any_actions

    @on_its_device
    def playouts(self, seed: Random, times: int, in_a_hurry: bool, imagined: bool) -> Playouts:
        from pangea.simulate.gpu_threads import PlayingOut

        shape, stream = tuple(self.desk.rewards.shape), self.stream
        rewards, points = (
            self.cuda.device_array(shape=shape, dtype=np.float32, order="F", stream=stream) for _ in range(2)
        )
        games = self._games._replace(seed=self._there(seed))
        how = PlayingOut(rewards, points, times, bool(in_a_hurry), bool(imagined))
        self._do("play_out", how, games=games)
        return Playouts(self._lendable(rewards), self._lendable(points))

    @on_its_device
    def snapshot(self) -> GpuSnapshot:
        desk = self.desk
        states, randoms, stream = map(self._copied, (desk.states, desk.randoms, desk.stream))
        return GpuSnapshot(states, randoms, stream, self._words, self.stream)

    @on_its_device
    def restore(self, snapshot: BatchSnapshot) -> None:
        is_there = isinstance(snapshot, GpuSnapshot)
        record = snapshot.words.record if isinstance(snapshot, GpuSnapshot) else snapshot.states.dtype
        if isinstance(snapshot, GpuSnapshot) and snapshot.made_on is not self.stream:
            snapshot.wait()
        if (record, len(snapshot.stream)) != (self._words.record, self._number):
            raise BadBatch("simulate-other-batch", games=len(snapshot.stream), wanted=self._number)
        states = snapshot.states if is_there else self._words.of(snapshot.states)
        desk = cast(Any, self.desk)
        desk.states.copy_to_device(states, stream=self.stream)
        desk.randoms.copy_to_device(snapshot.randoms, stream=self.stream)
        desk.stream.copy_to_device(snapshot.stream, stream=self.stream)
        if not is_there:
            self._wait()
        self._do("look", ())

    @on_its_device
    def run(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        """The rule sees states as records, so they are written out for it, and read in again."""
        if function not in self._own_rules:
            self._own_rules[function] = Kernel(self.compiled.edition, function)
        count, records = self._number, self._records
        self._plain("every_thread_one_record")(self.stream, records, self.desk.states, count)
        self._own_rules[function].on_gpu(count, records, *arguments, stream=self.stream)
        self._plain("every_thread_its_words")(self.stream, records, self.desk.states, count)

    def close(self) -> None:
        """Nothing is held but memory, which goes when the batch does."""

    @cached_property
    def _own_rules(self) -> dict[Callable[..., Any], Kernel]:
        return {}

    @cached_property
    def _records(self) -> Any:
        return self.cuda.device_array(shape=self._number, dtype=self._words.record)

    def _do(self, name: str, given: Any, count: int | None = None, games: Games | None = None) -> None:
        if name not in self._kernels:
            limit = self.compiled.edition.game.gpu_registers if name == "play_out" else REGISTERS
            self._kernels[name] = self._works[name].kernel(limit)
        places = self._number if count is None else count
        self._kernels[name](self.stream, games or self._games, self.desk, given, places)

    def _plain(self, name: str) -> GpuKernel:
        """A kernel that only moves things."""
        from pangea.simulate import gpu_threads

        if name not in self._kernels:
            words = self._words
            names = {"RECORD": words.record, "WORD": words.kind, "WORDS": words.number}
            pattern = GpuPattern(self.compiled, getattr(gpu_threads, name), names=names)
            self._kernels[name] = pattern.kernel()
        return self._kernels[name]

    def _there(self, array: NDArray[Any]) -> Any:
        found = self.cuda.to_device(array, stream=self.stream)
        self._wait()
        return found

    def _wait(self) -> None:
        """On a stream of its own a copy from or to this machine's memory may go on when the call is over, and
        that memory may be gone by then, or other things in it."""
        if self.stream:
            self.stream.synchronize()

    def _lendable(self, array: Any) -> Any:
        from pangea.simulate.gpu_arrays import ToldArray

        return ToldArray.of(array)

    def _copied(self, array: Any) -> Any:
        copy = self.cuda.device_array_like(array, stream=self.stream)
        copy.copy_to_device(array, stream=self.stream)
        return copy

    def _array(self, given: Any) -> Any:
        """An array on the GPU as numba's own, without a copy; None if it is none."""
        return device_array_of(self.cuda, given)

    def _laid(self, tells: frozenset[str]) -> Desk:
        edition, number = self.compiled.edition, self._number

        def blank(room: ArrayRoom) -> Any:
            shape = room.shape if room.is_told else (1,) * len(room.shape)
            return self._there(np.zeros(shape, room.dtype, order="F"))

        arrays = filled_rooms(rooms_of(edition, number, tells), self._told, blank, self._fitting)
        return Desk(
            number=0,
            games=number,
            states=self._there(np.zeros((self._words.number, number), self._words.kind)),
            blank=self._there(np.zeros(1, self._words.record)),
            randoms=self._there(np.zeros((number, 1), np.uint64)),
            stream=self._there(np.zeros(number, np.int64)),
            spans=self._there(edition.game.unit_spans),
            **arrays,
        )

    def _fitting(self, room: ArrayRoom, given: Any) -> Any:
        array = self._array(given)
        fits = array is not None and tuple(array.shape) == room.shape and array.dtype == room.dtype
        if not fits or not (array.is_f_contiguous() or array.is_c_contiguous()):
            raise BadBatch("simulate-gpu-array", name=room.name, shape=described(given), wanted=room.wanted)
        return array
