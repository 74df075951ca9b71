"""Every rule compiles for a GPU, whether there is one here or not."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from pangea.core.compiled import Compiled
from pangea.core.contract import VERBS, Game
from pangea.core.edition import Edition
from pangea.core.signatures import Entry
from pangea.simulate import gpu
from pangea.simulate.cpu import Simulation, Sums
from pangea.simulate.gpu import GpuSimulation, NoGpu, kernel

SIMULATED = ("setup", "to_move", "pick", "apply", "ending", "points", "winners")
"""What a simulation plays by, and is compiled with it."""
OTHERS = ("legal", "odds", "refusal", "imagine", "features", "credence", "secret", "hurry")


def test_the_simulation_compiles_for_a_gpu_that_is_not_here(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    from numba import cuda
    from numba.cuda import dispatcher

    device = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)
    every_thread = kernel(Compiled(Edition(game)))
    takes = tuple(one.numba_type for one in Entry(every_thread).takes(game.state))
    ptx, _ = cuda.compile_ptx(every_thread, takes, cc=(9, 0))
    assert ".entry" in ptx


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
    legal, odds, refusal, imagine, features, credence, secret, hurry = (verbs[name] for name in OTHERS)
    assert {*SIMULATED, *OTHERS} == set(VERBS)

    def every_thread_one_game(
        games: Any, random: Any, moves: Any, weights: Any, scores: Any, out: Any, belief: Any
    ) -> None:
        i = cuda.grid(1)
        if i < games.size:
            state = games[i]
            legal(state, moves[i])
            odds(state, moves[i], weights[i])
            scores[i, 0] = hurry(state, random[i])
            scores[i, 1] = refusal(state, scores[i, 0])
            imagine(state, 0, random[i])
            out[i, 0] = credence(state, 0, belief)
            scores[i, 1] = secret(state, 0)
            features(state, 0, out[i])

    record = from_dtype(game.state.dtype)
    takes = (
        types.Array(record, 1, "C"),
        types.Array(types.uint64, 2, "C"),
        types.Array(types.int32, 2, "C"),
        types.Array(types.int64, 2, "C"),
        types.Array(types.int32, 2, "C"),
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
