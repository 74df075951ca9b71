"""Every rule compiles for a GPU, whether there is one here or not."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from pangea.core.catalogue import names
from pangea.core.compiled import Compiled
from pangea.core.contract import VERBS, Game
from pangea.core.edition import Edition
from pangea.core.signatures import Entry, Taken
from pangea.simulate import gpu
from pangea.simulate.arrays import WANTED
from pangea.simulate.cpu import Simulation, Sums
from pangea.simulate.gpu import GpuSimulation, pattern_of
from pangea.simulate.gpu_code import NoGpu
from pangea.simulate.gpu_threads import (
    ActionsMade,
    Asking,
    Beginning,
    PlayingOut,
    every_thread_its_games,
)
from pangea.simulate.on_gpu import StateWords, works_of
from pangea.simulate.stepping import step_games

SIMULATED = ("setup", "to_move", "pick", "apply", "ending", "points", "winners")
"""What a simulation plays by, and is compiled with it."""
HEAVY = ("step", "ask", "play_out")
"""What has all rules of a game in it that a batch needs: other kernels are compiled for one game alone."""
UNLIKE_THE_PROCESSOR = re.compile(r"\b(fma|mad)\.[\w.]*f(32|64)|\.approx|\.full\.|\.ftz")
"""Arithmetic that a GPU rounds otherwise: what is multiplied and added at once, or divided in a hurry."""
CONSTANTS, ROOM_FOR_CONSTANTS = re.compile(r"\.const .*?\.b8 \S+?\[(\d+)\]"), 1 << 16
"""The tables of a game lie where a GPU has room for 64 kB; more of them would compile, and not load."""
OTHERS = ("legal", "odds", "refusal", "imagine", "features", "credence", "secret", "hurry", "legal_set")


def test_the_simulation_compiles_for_a_gpu_that_is_not_here(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    from numba import cuda
    from numba.cuda import dispatcher

    device = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)
    takes = tuple(one.numba_type for one in Entry(every_thread_its_games).takes(game.state))
    ptx, _ = cuda.compile_ptx(pattern_of(Compiled(Edition(game))).filled(), takes, cc=(9, 0))
    assert ".entry" in ptx


def taken_on_a_gpu(game: Game) -> dict[str, Any]:
    """The types of what the kernels of a batch are handed: columns of arrays lie side by side, and states
    word by word."""
    from numba import from_dtype, types

    def laid(taken: Taken, name: str) -> Any:
        if taken.tuple_class is not None:
            return types.NamedTuple([laid(part, name) for name, part in taken.parts], taken.tuple_class)
        if name == "states":
            return types.Array(from_dtype(np.dtype(StateWords(game.state.dtype).kind)), 2, "C")
        is_told = taken.dimensions == 2 and name not in ("randoms", "spans")
        return types.Array(from_dtype(taken.dtype), 2, "F") if is_told else taken.numba_type

    games, desk, *_ = (laid(taken, "") for taken in Entry(step_games).takes(game.state))
    codes, numbers = types.Array(types.int32, 1, "C"), types.Array(types.int64, 1, "C")
    means = types.Array(types.float32, 2, "F")
    given = {
        "begin": types.NamedTuple([numbers, numbers, types.boolean], Beginning),
        "step": types.NamedTuple([codes, types.boolean], ActionsMade),
        "look": types.Tuple([]),
        "ask": types.NamedTuple([codes, types.int64, numbers], Asking),
        "choose": types.NamedTuple([codes, types.boolean], ActionsMade),
        "play_out": types.NamedTuple([means, means, types.int64, types.boolean, types.boolean], PlayingOut),
    }
    return {name: (games, desk, one, types.int64) for name, one in given.items()}


def test_a_batch_compiles_for_a_gpu_that_is_not_here(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import cuda
    from numba.cuda import dispatcher

    device = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)
    works = works_of(Compiled(Edition(game)), frozenset(WANTED))
    takes = taken_on_a_gpu(game)
    assert set(works) == set(takes)
    for name in works if game.name == names()[0] else HEAVY:
        ptx, _ = cuda.compile_ptx(works[name].filled(), takes[name], cc=(9, 0))
        assert ".entry" in ptx
        assert ".target sm_90" in ptx
        assert not UNLIKE_THE_PROCESSOR.search(ptx), "it would not be the same bytes"
        assert sum(map(int, CONSTANTS.findall(ptx))) <= ROOM_FOR_CONSTANTS


def test_where_there_is_no_gpu_that_is_said(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import cuda

    monkeypatch.setattr(cuda, "is_available", lambda: False)
    with pytest.raises(NoGpu, match="no GPU"):
        GpuSimulation(Compiled(Edition(game)), game.players[0], {}, seed=1)


def test_every_other_rule_compiles_for_a_gpu_that_is_not_here(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    from numba import cuda, from_dtype, types
    from numba.cuda import dispatcher

    device = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)
    compiled = Compiled(Edition(game))
    verbs = {name: compiled.twin(function) for name, function in game.rules.by_name().items()}
    legal, odds, refusal, imagine, features, credence, secret, hurry, legal_set = (
        verbs[name] for name in OTHERS
    )
    assert {*SIMULATED, *OTHERS} == set(VERBS)

    def every_thread_one_game(
        games: Any,
        random: Any,
        moves: Any,
        members: Any,
        weights: Any,
        scores: Any,
        shown: Any,
        out: Any,
        belief: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < games.size:
            state = games[i]
            scores[i, 0] = legal_set(state, moves[i], members[i])
            legal(state, moves[i])
            odds(state, moves[i], weights[i])
            scores[i, 0] = hurry(state, random[i])
            scores[i, 1] = refusal(state, scores[i, 0])
            imagine(state, 0, random[i])
            out[i, 0] = credence(state, 0, belief)
            scores[i, 1] = secret(state, 0)
            features(state, 0, shown[i])

    record = from_dtype(game.state.dtype)
    takes = (
        types.Array(record, 1, "C"),
        types.Array(types.uint64, 2, "C"),
        types.Array(types.int32, 2, "C"),
        types.Array(types.uint8, 2, "C"),
        types.Array(types.int64, 2, "C"),
        types.Array(types.int32, 2, "C"),
        types.Array(types.int8, 2, "C"),
        types.Array(types.float32, 2, "C"),
        types.Array(types.float64, 1, "C"),
    )
    ptx, _ = cuda.compile_ptx(every_thread_one_game, takes, cc=(9, 0))
    assert ".entry" in ptx
    assert ".target sm_90" in ptx


def test_a_number_of_games_is_shared_out_without_a_gap(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a GPU would play, played here: the same games as on the processor, whatever their number."""
    monkeypatch.setattr(gpu, "THREADS", 3)
    compiled = Compiled(Edition(game))
    players = game.players[0]
    here = Simulation(compiled, players, {}, seed=1)

    class Played(GpuSimulation):
        def __init__(self) -> None:
            self._on_cpu, self._edition = here, compiled.edition

        def sums(self, threads: int, games_each: int, first: int = 0) -> Sums:
            starts = range(first, first + threads * games_each, games_each)
            total: Sums = sum(here.batch(start, games_each) for start in starts)  # type: ignore[assignment]
            return total

    heard: list[int] = []
    assert Played().play_all(107, heard.append) == here.play(107)
    assert heard == [48, 48, 11]
