"""Rules of one's own over many games: they run, they refuse what they can't take, they compile for a GPU."""

from __future__ import annotations

from types import SimpleNamespace
from typing import NamedTuple

import numpy as np
import pytest

import pangea
from pangea.core.chance import generators_from
from pangea.core.compiled import Compiled, compiled_for
from pangea.core.contract import OVER, InUnits, Points, apply, pick, points, to_move
from pangea.core.edition import Edition
from pangea.core.errors import BadBatch, BadRule
from pangea.core.kernel import rule
from pangea.core.record import Batch, Record
from pangea.core.signatures import Grid
from pangea.simulate import kernels
from pangea.simulate.gpu_code import NoGpu
from pangea.simulate.kernels import Kernel, every_place_of, numba_types


class Scales(NamedTuple):
    """What a rule may be handed as one."""

    by_seat: InUnits
    offset: float


@rule
def play_out(
    states: Batch[Record],
    room: Batch[Record],
    randoms: Grid[np.uint64],
    found: Grid[np.int32],
    first: int,
    last: int,
) -> None:
    """Random play to the end, each game in a place of its own."""
    for game in range(first, last):
        room[game] = states[game]
        state = room[game]
        while to_move(state) != OVER:
            apply(state, pick(state, randoms[game]))
        points(state, found[game])


@rule
def weigh(scales: Scales, found: Points, first: int, last: int) -> float:
    total = scales.offset
    for seat in range(first, last):
        total += float(scales.by_seat[seat]) * found[seat]
    return total


@rule
def misspelt(states: Batch[Record], found: Points, first: int, last: int) -> None:
    for game in range(first, last):
        found[game] = states[game].dinosaurs  # type: ignore[attr-defined]


def test_an_own_playout_is_the_same_on_any_number_of_threads() -> None:
    """What it finds is what playing each game by hand finds."""

    def played(threads: int) -> list[list[int]]:
        games = pangea.batch("clans", games=800, players=3, seed=1, threads=threads)
        before = games.states.copy()
        ends = np.zeros((800, 4), np.int32)
        games.run(play_out, games.edition.game.state.batch(800), generators_from(5, 800), ends)
        assert (games.states == before).all()
        return ends.tolist()

    found = played(threads=1)
    assert found == played(threads=3)
    games = pangea.batch("clans", games=8, players=3, seed=1)
    rules = compiled_for(games.edition).rules
    random, state = generators_from(5, 800)[7], games.states[7]
    while rules.to_move(state) != OVER:
        rules.apply(state, rules.pick(state, random))
    expected = np.zeros(4, np.int32)
    rules.points(state, expected)
    assert found[7] == expected.tolist()


def test_a_kernel_answers_by_itself() -> None:
    kernel = pangea.kernel("clans", weigh)
    scales = Scales(np.array([1, 10, 100], np.float32), 0.5)
    assert kernel(scales, np.array([1, 2, 3], np.int32), 0, 3) == 321.5
    assert kernel.takes == {
        "scales": "Scales(by_seat: float32, 1 dimension, offset: float64)",
        "found": "int32, 1 dimension",
        "first": "int64",
        "last": "int64",
    }


def test_what_a_rule_cannot_take_is_refused() -> None:
    games = pangea.batch("clans", games=3, players=2, seed=1)
    room, randoms = games.edition.game.state.batch(3), generators_from(1, 3)
    with pytest.raises(BadBatch, match=r"play_out takes 6 things \(states, room, .*\), not 5"):
        games.run(play_out, room, randoms)
    with pytest.raises(BadBatch, match=r"“found” of play_out must be: int32, 2 dimensions, .* int64"):
        games.run(play_out, room, randoms, np.zeros((3, 4), np.int64))
    with pytest.raises(BadBatch, match="not in C order"):
        games.run(play_out, room, randoms, np.zeros((4, 3), np.int32).T)
    with pytest.raises(BadBatch, match="“room” of play_out must be: records, 1 dimension"):
        games.run(play_out, np.zeros(3), randoms, np.zeros((3, 4), np.int32))
    with pytest.raises(BadBatch, match="“scales” of weigh must be: Scales"):
        pangea.kernel("clans", weigh)((1, 2), np.zeros(3, np.int32), 0, 1)
    with pytest.raises(BadBatch, match="“first” of weigh must be: int64"):
        pangea.kernel("clans", weigh)(Scales(np.zeros(1, np.float32), 0), np.zeros(3, np.int32), 0.5, 1)


def test_a_wrong_rule_is_told_with_its_line() -> None:
    with pytest.raises(BadRule, match=r"misspelt.*dinosaurs"):
        pangea.kernel("clans", misspelt)


def test_a_plain_function_is_told_that_it_is_no_rule_yet() -> None:
    """By itself and over a batch. Nobody asked for a GPU, so none is spoken of."""

    def plain(states: Batch[Record], first: int, last: int) -> None: ...

    games = pangea.batch("clans", games=2, players=2, seed=1)
    for asked in (lambda: pangea.kernel("clans", plain), lambda: games.run(plain, games.states)):
        with pytest.raises(
            BadRule, match=r"plain” is a plain function, .*test_kernels.py, line \d+.*@rule"
        ) as told:
            asked()
        assert "GPU" not in str(told.value)
    with pytest.raises(BadRule, match="not something of type int"):
        pangea.kernel("clans", 3)  # type: ignore[arg-type]


def test_it_compiles_for_a_gpu_that_is_not_here(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import cuda
    from numba.cuda import dispatcher

    device = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)
    compiled = Compiled(Edition(pangea.game("clans")))
    types = numba_types(compiled, play_out)
    ptx, _ = cuda.compile_ptx(every_place_of(compiled, play_out).filled(), types, cc=(9, 0))
    assert ".entry" in ptx


def test_where_there_is_no_gpu_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import cuda

    monkeypatch.setattr(cuda, "is_available", lambda: False)
    kernel = Kernel("clans", weigh)
    with pytest.raises(NoGpu, match="no GPU"):
        kernel.on_gpu(3, Scales(np.zeros(3, np.float32), 0.0), np.zeros(3, np.int32))


@rule
def take_numbers(weight: float, times: int, is_heavy: bool, first: int, last: int) -> None:
    """Nothing is done: what counts is what it is handed."""


def test_numbers_reach_a_gpu_as_the_rule_takes_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each other type would be compiled anew there, and reckoned with otherwise."""
    seen: list[tuple[tuple[object, ...], int]] = []
    monkeypatch.setattr(kernels, "cuda_here", SimpleNamespace)
    kernel = Kernel("clans", take_numbers)
    vars(kernel)["_gpu_kernel"] = lambda _, numbers, count: seen.append((numbers, count))
    kernel.on_gpu(3, 1, np.int32(2), np.True_)
    assert seen == [((1.0, 2, True), 3)]
    ((numbers, _),) = seen
    assert [type(number) for number in numbers] == [float, int, bool]
