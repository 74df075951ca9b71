"""A batch on numba's simulator of a GPU, beside one on the processor: run by itself, it says what differs.

NUMBA_ENABLE_CUDASIM=1 chooses the simulator before numba is imported, so this is a process of its own. It
runs the kernels as Python, thread by thread. The rules that they call are compiled for the processor here:
that these compile for a GPU too is another test's business. All else is what a GPU would do: which words of
which game a thread fetches, which row of which array is its own, what is written back.
"""

from __future__ import annotations

import gc
import sys
import traceback
import weakref
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from numba import cuda
from numpy.typing import NDArray

import pangea
from pangea.core.chance import generators_from
from pangea.core.compiled import compiled_for
from pangea.core.contract import OVER, apply, pick
from pangea.core.edition import Edition
from pangea.core.errors import BadBatch
from pangea.core.kernel import rule
from pangea.core.record import Batch, Record
from pangea.core.signatures import Grid
from pangea.simulate.arrays import WANTED, BatchSnapshot
from pangea.simulate.batch import GameBatch
from pangea.simulate.cpu import Simulation
from pangea.simulate.dlpack import CPU, CUDA
from pangea.simulate.gpu import GpuSimulation
from tests.simulate.simulated_gpu import Brought, here, simulate
from tests.simulate.test_kernels import play_out

GAMES, SEED = 11, 5
ALWAYS = ("turn", "is_over", "ending", "points", "rewards", "choices")


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


def arrays_are_lent(name: str) -> None:
    """By DLPack, as if the simulated GPU were a processor: NumPy takes nothing else."""
    from pangea.simulate import gpu_arrays

    pair = Pair(name, tells=WANTED)
    assert pair.gpu.mask is pair.gpu.mask
    assert pair.gpu.mask.__dlpack_device__() == (CUDA, 0)
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(gpu_arrays, "CUDA", CPU)
        told = (*ALWAYS, *WANTED)
        lent = {one: np.from_dlpack(getattr(pair.gpu, one)) for one in told}
        rows = {one: np.from_dlpack(getattr(pair.gpu, one).T) for one in told}
        actions = np.from_dlpack(pair.gpu.random_actions())
        pair.processor.random_actions()
        pair.steps(2)
        for one, expected in ((one, getattr(pair.processor, one)) for one in told):
            assert lent[one].dtype == expected.dtype
            assert np.array_equal(lent[one], expected), f"{one} is filled anew by a step"
            assert np.array_equal(rows[one], expected.T)
            assert rows[one].flags.c_contiguous, f"{one}: its columns lie side by side"
            assert np.shares_memory(lent[one], rows[one])
        assert np.array_equal(actions, here(pair.gpu.random_actions()))
        points = np.from_dlpack(pair.gpu.playouts(times=2).points)
        assert np.array_equal(points, pair.processor.playouts(times=2).points)
        mask, owner = lent["mask"], weakref.ref(pair.gpu.mask)
        kept = mask.copy()
        del pair, lent, rows
        gc.collect()
        assert owner() is not None, "memory stays while somebody reads it"
        assert np.array_equal(mask, kept)
        del mask
        gc.collect()
        assert owner() is None, "and goes when nobody does"


def borrowers_wait(name: str) -> None:
    batch = GameBatch(name, GAMES, pangea.game(name).players[-1], SEED, device="cuda")
    mask: Any = batch.mask
    waited: list[Any] = []

    class Event:
        def record(self, stream: Any) -> None:
            waited.append(stream)

        def wait(self, stream: Any) -> None:
            waited.append(stream)

    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(cuda, "event", lambda timing: Event())
        changed.setattr(cuda, "external_stream", lambda address: address)
        for stream in (None, 1, -1, 77, 2):
            mask.__dlpack__(stream=stream)
    assert waited == [0, 77, 0, 2], "the default stream, which the batch works on, need not wait for itself"
    copied = np.from_dlpack(batch.mask, device="cpu")
    assert np.array_equal(copied, here(batch.mask))
    batch.step(batch.random_actions())
    assert not np.array_equal(copied, here(batch.mask))
    for about in ({"copy": True}, {"dl_device": (CPU, 0), "copy": False}, {"dl_device": (CUDA, 1)}):
        with pytest.raises(BufferError):
            mask.__dlpack__(**about)


class Watched:
    """A stream of numba that counts how often somebody waits for it."""

    auto_synchronize = None
    waits = 0

    def synchronize(self) -> None:
        self.waits += 1


def nobody_waits_without_need(name: str) -> None:
    """On a stream of its own: copies from and to this machine's memory are waited for, kernels are not."""
    stream = Watched()
    batch = GameBatch(name, GAMES, pangea.game(name).players[-1], SEED, device="cuda", stream=stream)

    def waits(work: Callable[[], Any]) -> int:
        before = stream.waits
        work()
        return stream.waits - before

    actions = here(batch.random_actions()).copy()
    assert waits(lambda: batch.step(actions, check=False)) == 1, "who calls may overwrite them now"
    assert waits(lambda: batch.step(batch.random_actions(), check=False)) == 0
    assert waits(lambda: batch.step(batch.random_actions())) == 1, "for the answer"
    assert waits(lambda: batch.reset([1])) == 2, "for places and streams"
    snapshot = batch.snapshot()
    assert waits(snapshot.on_processor) == 1, "it may not be there yet"
    assert waits(lambda: batch.restore(snapshot)) == 0
    assert waits(lambda: batch.restore(snapshot.on_processor())) == 2, "to read it, and to write it back"
    other = GameBatch(name, GAMES, batch.players, device="cuda")
    assert waits(lambda: other.restore(snapshot)) == 1, "its stream is another"
    assert other.states.tobytes() == batch.states.tobytes()


def streams_of_others_are_kept(name: str) -> None:
    class Stream:
        ptr = 77

    given = Stream()
    is_there = weakref.ref(given)
    players = pangea.game(name).players[-1]
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(cuda, "external_stream", lambda _: Watched())
        batch = GameBatch(name, GAMES, players, device="cuda", stream=given)
        del given
        gc.collect()
        assert is_there() is not None, "CuPy destroys a stream that nobody holds"
        del batch
        gc.collect()
        assert is_there() is None


def a_batch_stays_on_its_gpu(name: str) -> None:
    """Another thread, or one that has chosen another GPU meanwhile, finds it there."""
    batch = GameBatch(name, GAMES, pangea.game(name).players[-1], SEED, device="cuda")
    chosen: list[str] = []

    class Gpu:
        def __enter__(self) -> None:
            chosen.append("in")

        def __exit__(self, *_: object) -> None:
            chosen.append("out")

    place: Any = batch._place
    place.device = Gpu()
    actions = batch.random_actions()
    for work in (
        lambda: batch.step(actions, check=False),
        batch.playouts,
        lambda: batch.restore(batch.snapshot()),
        lambda: batch.reset([3]),
        lambda: batch.states,
    ):
        chosen.clear()
        work()
        assert chosen[:1] + chosen[-1:] == ["in", "out"]


def a_full_gpu_is_told(name: str) -> None:
    def to_device(*_: Any, **__: Any) -> Any:
        raise RuntimeError("[CUresult.CUDA_ERROR_OUT_OF_MEMORY] Call to cuMemAlloc results in ...")

    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(cuda, "to_device", to_device)
        with pytest.raises(BadBatch, match="no room for 11 games"):
            GameBatch(name, GAMES, pangea.game(name).players[-1], device="cuda")


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
    arrays_are_lent,
    borrowers_wait,
    nobody_waits_without_need,
    streams_of_others_are_kept,
    a_batch_stays_on_its_gpu,
    a_full_gpu_is_told,
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
