"""Interpreted, compiled and for the GPU: one source, the same bytes."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from pangea.core.chance import random_from
from pangea.core.compiled import VERBS, Compiled
from pangea.core.contract import OVER, Game, Rules
from pangea.core.edition import Edition
from pangea.core.record import Record, copied, fingerprint
from pangea.simulate.gpu import GpuSimulation, NoGpu, kernel

from .conftest import Table

GAMES = 4


def story(rules: Rules, table: Table, seed: int) -> list[bytes]:
    """A random game as bytes: every state, and at every state what each verb answers."""
    edition = table.edition
    state = edition.game.state.blank()
    rules.setup(state, table.players, edition.options(table.options))
    random = random_from(seed)
    pages = []
    while True:
        pages.append(fingerprint(state) + answers(rules, edition, state, table.players, seed))
        if rules.to_move(state) == OVER:
            return pages
        rules.apply(state, rules.pick(state, random))


def answers(rules: Rules, edition: Edition, state: Record, players: int, seed: int) -> bytes:
    moves, outcomes = np.zeros(edition.sizes.legal, np.int32), np.zeros(edition.sizes.odds, np.int32)
    weights = np.zeros(edition.sizes.odds, np.int64)
    points, winners = np.zeros(players + 5, np.int32), np.zeros(players + 5, np.bool_)
    features = np.zeros(edition.game.feature_count, np.float32)
    counts = [rules.to_move(state), rules.ending(state)]
    counts += [rules.legal(state, moves), rules.odds(state, outcomes, weights)]
    counts += [
        rules.refusal(state, move) for move in range(0, edition.sizes.codes, 1 + edition.sizes.codes // 40)
    ]
    rules.points(state, points)
    rules.winners(state, winners)
    rules.features(state, seed % players, features)
    imagined = copied(state)
    rules.imagine(imagined, seed % players, random_from(seed, 1))
    counts.append(round(1000 * rules.credence(imagined, seed % players, np.zeros(0))))
    counts += [rules.secret(imagined, seat) for seat in range(players)]
    if rules.to_move(state) != OVER:
        counts.append(rules.hurry(state, random_from(seed, 2)))
    numbers: list[NDArray[Any]] = [np.array(counts), moves, outcomes, weights, points, winners, features]
    return b"".join(array.tobytes() for array in numbers) + fingerprint(imagined)


def test_interpreted_and_compiled_give_the_same_bytes(table: Table) -> None:
    fast = table.compiled.rules
    for seed in range(GAMES):
        for page, (slow, quick) in enumerate(
            zip(story(table.edition.rules, table, seed), story(fast, table, seed), strict=True)
        ):
            assert slow == quick, f"seed {seed}, after {page} moves"


def test_compiled_rules_stay_inside_their_tables(table: Table) -> None:
    """Compiled code does not see the edge of the board: with bounds checked, it must not meet it."""
    checked = Compiled(table.edition, check_bounds=True).rules
    for seed in range(GAMES, 2 * GAMES):
        assert story(checked, table, seed)[-1] == story(table.compiled.rules, table, seed)[-1]


def test_the_simulation_compiles_for_a_gpu_that_is_not_here(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    from numba import cuda, from_dtype, types
    from numba.cuda import dispatcher

    device = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)
    record = from_dtype(game.state.dtype)
    takes = (
        types.Array(record, 1, "C"),
        types.Array(types.uint64, 1, "C"),
        types.Array(types.uint64, 2, "C"),
        types.int64,
        types.Array(types.int64, 1, "C"),
        types.int64,
        types.int64,
        types.Array(types.int32, 2, "C"),
        types.Array(types.bool_, 2, "C"),
        types.Array(types.int64, 3, "C"),
    )
    ptx, _ = cuda.compile_ptx(kernel(Compiled(Edition(game))), takes, cc=(9, 0))
    assert ".entry" in ptx


def test_where_there_is_no_gpu_that_is_said(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import cuda

    monkeypatch.setattr(cuda, "is_available", lambda: False)
    with pytest.raises(NoGpu, match="no GPU"):
        GpuSimulation(Compiled(Edition(game)), game.players[0], {}, seed=1)


def test_the_rules_compile_for_a_gpu_that_is_not_here(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import cuda, from_dtype, types
    from numba.cuda import dispatcher

    device = SimpleNamespace(compute_capability=(9, 0))
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)
    compiled = Compiled(Edition(game))
    verbs = {name: compiled.twin(function) for name, function in game.rules.by_name().items()}
    setup, to_move, legal, pick, odds, apply = (verbs[name] for name in list(VERBS)[:6])
    refusal, ending, points, winners, imagine, features = (verbs[name] for name in list(VERBS)[6:12])
    credence, secret, hurry = (verbs[name] for name in list(VERBS)[12:])

    def every_thread_one_game(
        games: Any,
        options: Any,
        random: Any,
        moves: Any,
        weights: Any,
        scores: Any,
        flags: Any,
        out: Any,
        belief: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < games.size:
            state = games[i]
            setup(state, 2, options)
            while to_move(state) != OVER:
                legal(state, moves[i])
                odds(state, moves[i], weights[i])
                move = pick(state, random[i])
                scores[i, 1] = hurry(state, random[i])
                scores[i, 0] = refusal(state, move)
                imagine(state, 0, random[i])
                out[i, 0] = credence(state, 0, belief)
                scores[i, 1] = secret(state, 0)
                apply(state, move)
            scores[i, 1] = ending(state)
            points(state, scores[i])
            winners(state, flags[i])
            features(state, 0, out[i])

    record = from_dtype(game.state.dtype)
    takes = (
        types.Array(record, 1, "C"),
        types.Array(types.int64, 1, "C"),
        types.Array(types.uint64, 2, "C"),
        types.Array(types.int32, 2, "C"),
        types.Array(types.int64, 2, "C"),
        types.Array(types.int32, 2, "C"),
        types.Array(types.bool_, 2, "C"),
        types.Array(types.float32, 2, "C"),
        types.Array(types.float64, 1, "C"),
    )
    ptx, _ = cuda.compile_ptx(every_thread_one_game, takes, cc=(9, 0))
    assert ".entry" in ptx
    assert ".target sm_90" in ptx
