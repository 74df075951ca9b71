"""A batch on numba's simulator of a GPU, beside one on the processor: run by itself, it says what differs.

NUMBA_ENABLE_CUDASIM=1 chooses the simulator before numba is imported, so this is a process of its own. It
runs the kernels as Python, thread by thread. The rules that they call are compiled for the processor here:
that these compile for a GPU too is another test's business. All else is what a GPU would do: which words of
which game a thread fetches, which row of which array is its own, what is written back.
"""

from __future__ import annotations

import sys
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from numba import cuda
from numpy.typing import NDArray

import pangea
from pangea.core.chance import generators_from
from pangea.core.compiled import Compiled, compiled_for
from pangea.core.contract import OVER, apply, pick
from pangea.core.edition import Edition
from pangea.core.errors import BadBatch
from pangea.core.kernel import rule
from pangea.core.record import Batch, Record
from pangea.core.signatures import Entry, Grid
from pangea.simulate import gpu_code
from pangea.simulate.arrays import WANTED, BatchSnapshot
from pangea.simulate.batch import GameBatch
from pangea.simulate.cpu import Simulation
from pangea.simulate.gpu import GpuSimulation
from tests.simulate.test_kernels import play_out

GAMES, SEED = 11, 5
ALWAYS = ("turn", "is_over", "ending", "points", "rewards", "choices")


class ByProcessor:
    """What stands for a rule in a simulated kernel: the rule as the processor runs it.

    It takes arrays in C order, so rows with gaps are copied there and back.
    """

    def __init__(self, compiled: Compiled, function: Callable[..., Any]) -> None:
        (self._run,) = compiled.entries(Entry(function))

    def __call__(self, *arguments: Any) -> Any:
        copied: list[tuple[NDArray[Any], NDArray[Any]]] = []

        def taken(given: Any) -> Any:
            if hasattr(given, "_fields"):
                return type(given)(*map(taken, given))
            array = getattr(given, "_item", given)
            array = getattr(array, "_ary", array)
            if isinstance(array, np.ndarray) and not array.flags.c_contiguous:
                copied.append((array, np.ascontiguousarray(array)))
                return copied[-1][1]
            return array

        answer = self._run(*map(taken, arguments))
        for array, copy in copied:
            array[...] = copy
        return answer


def by_processor(compiled: Compiled, function: Callable[..., Any]) -> ByProcessor:
    return ByProcessor(compiled, function)


class Brought:
    """An array of another library, which says where it lies by the CUDA array interface."""

    def __init__(self, array: NDArray[Any]) -> None:
        self.array = array
        self.shape, self.dtype = array.shape, array.dtype
        self.__cuda_array_interface__ = {**array.__array_interface__, "version": 3}


def simulate() -> None:
    """The simulator has no registers to count, and no other library's arrays."""
    jit = cuda.jit
    cuda.jit = lambda function, device=False, **_: jit(function, device=device)
    cuda.as_cuda_array = lambda given: cuda.devicearray.FakeCUDAArray(given.array)
    Compiled.twin = by_processor  # type: ignore[method-assign, assignment]
    gpu_code.THREADS_IN_A_BLOCK = 4  # the simulator starts a thread for each of a block


def here(array: Any) -> NDArray[Any]:
    return array if isinstance(array, np.ndarray) else array.copy_to_host()


class Pair:
    """The same batch twice, and what has to be the same of both."""

    def __init__(self, name: str, **about: Any) -> None:
        players = pangea.game(name).players[-1]
        self.processor, self.gpu = (
            GameBatch(name, GAMES, players, SEED, device=device, **about) for device in ("cpu", "cuda")
        )
        self.both = self.processor, self.gpu

    def same(self, when: str) -> None:
        assert self.processor.states.tobytes() == self.gpu.states.tobytes(), f"states {when}"
        one, other = (batch.snapshot().on_processor() for batch in self.both)
        assert np.array_equal(one.randoms, other.randoms), f"generators {when}"
        assert np.array_equal(one.stream, other.stream), f"streams {when}"
        for name in (*ALWAYS, *self.gpu.tells):
            expected, found = (getattr(batch, name) for batch in self.both)
            assert found.shape == expected.shape, f"{name} {when}: {found.shape}"
            assert here(found).tobytes() == here(expected).tobytes(), f"{name} {when}"

    def steps(self, number: int, *, check: bool = True) -> int:
        """How many games ended."""
        ended = 0
        for step in range(number):
            chosen, there = (batch.random_actions() for batch in self.both)
            assert here(there).tolist() == chosen.tolist(), f"random actions of step {step}"
            self.processor.step(chosen)
            self.gpu.step(there, check=check)
            self.same(f"after step {step}")
            ended += int(self.processor.is_over.sum())
        return ended


def near_an_end(name: str) -> BatchSnapshot:
    """Some steps before the first game ends."""
    batch = GameBatch(name, GAMES, pangea.game(name).players[-1], SEED, tells=())
    kept = deque([batch.snapshot()], maxlen=4)
    while not batch.is_over.any():
        batch.step(batch.random_actions(), check=False)
        kept.append(batch.snapshot())
    return kept[0]


@rule
def play_out_and_move(
    states: Batch[Record],
    room: Batch[Record],
    randoms: Grid[np.uint64],
    found: Grid[np.int32],
    first: int,
    last: int,
) -> None:
    """Random play to the end, and one move in the game itself."""
    play_out(states, room, randoms, found, first, last)
    for game in range(first, last):
        apply(states[game], pick(states[game], randoms[game]))


def games_that_end_begin_anew(name: str) -> None:
    pair = Pair(name, tells=WANTED)
    pair.same("at first")
    pair.steps(3)
    kept = near_an_end(name)
    for batch in pair.both:
        batch.restore(kept)
    pair.same("near an end")
    assert pair.steps(7) > 0


def games_that_are_over_stay(name: str) -> None:
    pair = Pair(name, tells=("sets", "observations"), restarts=False)
    kept = near_an_end(name)
    for batch in pair.both:
        batch.restore(kept)
    assert pair.steps(6, check=False) > 0
    assert (pair.processor.turn == OVER).any()


def single_games_begin_anew(name: str) -> None:
    pair = Pair(name, tells=("mask",))
    pair.steps(3)
    for batch in pair.both:
        batch.reset([4, 1], streams=[2, 30])
    pair.same("after two began anew")
    chosen = np.arange(GAMES) % 3 == 0
    pair.processor.reset(chosen, streams=7)
    pair.gpu.reset(Brought(chosen), streams=7)  # type: ignore[arg-type]
    pair.same("after some began with the same luck")
    for batch in pair.both:
        batch.reset([])
    pair.same("after none began anew")
    pair.steps(2)
    for batch in pair.both:
        batch.reset()
    pair.same("after all began anew")


def snapshots_go_back(name: str) -> None:
    pair = Pair(name)
    pair.steps(2)
    kept, before = pair.gpu.snapshot(), pair.gpu.states
    pair.gpu.step(pair.gpu.random_actions())
    assert pair.gpu.states.tobytes() != before.tobytes()
    pair.gpu.restore(kept)
    for array in (pair.processor.is_over, pair.processor.rewards):
        array[:] = 0
    pair.same("after going back")
    pair.processor.reset()
    pair.processor.restore(kept)
    pair.same("after the processor took over")


def playouts_come_to_the_same(name: str) -> None:
    pair = Pair(name, tells=())
    pair.steps(2)
    for about in ({"times": 2}, {"in_a_hurry": False}, {"imagined": False, "seed": 3}):
        expected, found = (batch.playouts(**about) for batch in pair.both)
        assert here(found.rewards).tobytes() == expected.rewards.tobytes(), about
        assert here(found.points).tobytes() == expected.points.tobytes(), about
    pair.same("after playouts")


def what_is_not_legal_is_refused(name: str) -> None:
    for tells in ((), ("mask",), ("sets",)):
        pair = Pair(name, tells=tells)
        masked = GameBatch(name, GAMES, pair.gpu.players, SEED)
        actions = pair.processor.random_actions().copy()
        pair.gpu.random_actions()
        for place in (9, 4):
            actions[place] = np.flatnonzero(~masked.mask[place])[0]
        for wrong in (actions, np.where(np.arange(GAMES) == 2, pair.gpu.actions, actions)):
            said = [refused(batch, wrong) for batch in pair.both]
            assert said[0] == said[1]
        pair.same("after refusals")


def refused(batch: GameBatch, actions: Any) -> str:
    with pytest.raises(BadBatch) as caught:
        batch.step(actions)
    return str(caught.value)


def actions_come_from_anywhere(name: str) -> None:
    pair = Pair(name, tells=())
    kinds: tuple[Callable[[Any], Any], ...] = (list, np.int64, np.uint16, Brought, wide, spaced)
    for as_given in kinds:
        actions = pair.processor.random_actions().copy()
        pair.gpu.random_actions()
        pair.processor.step(actions)
        pair.gpu.step(as_given(actions))
        pair.same(f"with {as_given}")


def wide(codes: NDArray[np.int32]) -> Brought:
    return Brought(codes.astype(np.int64))


def spaced(codes: NDArray[np.int32]) -> Brought:
    """With gaps in between."""
    return Brought(np.repeat(codes, 2)[::2])


def arrays_of_others_are_filled(name: str) -> None:
    plain = Pair(name, tells=WANTED)
    for order in ("C", "F"):
        into = {
            told: Brought(np.full(array.shape, 1, array.dtype, order=order))
            for told in (*ALWAYS, *WANTED)
            if (array := getattr(plain.processor, told)) is not None
        }
        batch = GameBatch(name, GAMES, plain.gpu.players, SEED, tells=WANTED, into=into, device="cuda")
        batch.step(batch.random_actions())
        if order == "C":
            plain.steps(1)
        for told, array in into.items():
            assert getattr(batch, told) is array
            if told != "moves":  # what follows the last of them is as it was
                assert array.array.tobytes() == getattr(plain.processor, told).tobytes(), f"{told} {order}"


def own_rules_run(name: str) -> None:
    pair = Pair(name, tells=())
    state, seats = pair.gpu.edition.game.state, pair.gpu.edition.game.players[-1]
    ends = []
    for batch in pair.both:
        found, randoms = np.zeros((GAMES, seats), np.int32), generators_from(5, GAMES)
        room: Any = state.batch(GAMES)
        if batch is pair.gpu:
            room = Brought(room)
        batch.run(play_out_and_move, room, randoms, found)
        ends.append((found.tolist(), randoms.tolist()))
    assert ends[0] == ends[1]
    assert pair.processor.states.tobytes() == pair.gpu.states.tobytes()


def what_does_not_fit_is_refused(name: str) -> None:
    players = pangea.game(name).players[-1]

    def said(**about: Any) -> str:
        with pytest.raises(BadBatch) as caught:
            GameBatch(name, GAMES, players, device="cuda", **about)
        return str(caught.value)

    turn = np.zeros(GAMES, np.int32)
    assert "int32, (11,), on the GPU" in said(into={"turn": turn})
    assert "not this: int64, (11,)" in said(into={"turn": Brought(turn.astype(np.int64))})
    assert "not this: int32, (12,)" in said(into={"turn": Brought(np.zeros(12, np.int32))})
    assert "without gaps" in said(into={"turn": spaced(turn)})
    assert "stream of a GPU" in said(stream="main")
    batch = GameBatch(name, GAMES, players, device="cuda", stream=cuda.stream())
    assert "not this: float64, (11,)" in refused(batch, Brought(np.zeros(GAMES)))
    assert "not this: int32, (3,)" in refused(batch, Brought(np.zeros(3, np.int32)))
    others = GameBatch(name, 3, players, device="cuda").snapshot()
    with pytest.raises(BadBatch, match="another batch"):
        batch.restore(others)


def whole_games_come_to_the_same(name: str) -> None:
    compiled = compiled_for(Edition(pangea.game(name)))
    about = compiled, pangea.game(name).players[-1], dict[str, str](), SEED
    assert GpuSimulation(*about).play(threads=5, games_each=2) == Simulation(*about).play(10)


OF_EVERY_GAME = (
    whole_games_come_to_the_same,
    games_that_end_begin_anew,
    games_that_are_over_stay,
    single_games_begin_anew,
    snapshots_go_back,
    playouts_come_to_the_same,
    what_is_not_legal_is_refused,
)
OF_ONE_GAME = (
    actions_come_from_anywhere,
    arrays_of_others_are_filled,
    own_rules_run,
    what_does_not_fit_is_refused,
)


def differences(names: list[str]) -> Iterator[str]:
    """What goes otherwise than it should, check by check."""
    for name in names:
        for check in OF_EVERY_GAME + (OF_ONE_GAME if name == names[0] else ()):
            try:
                check(name)
            except (Exception, pytest.fail.Exception):  # noqa: BLE001  every check has its turn
                yield f"{name}: {check.__name__}: {traceback.format_exc()}"


if __name__ == "__main__":
    simulate()
    sys.exit("\n".join(differences(sys.argv[1:])) or None)
