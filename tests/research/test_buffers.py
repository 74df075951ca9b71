"""A trainer's buffers hold what learners are told; a game that ends makes room in the same step."""

from __future__ import annotations

import importlib
import sys
from typing import Any

import numpy as np
import pytest

from pangea.core.contract import OVER
from pangea.core.errors import BadBatch, PangeaError
from pangea.core.record import fingerprint
from pangea.research.buffers import LearnerBuffers
from pangea.research.learners import LearnerBatch

GAMES, SEED = 16, 5


def learners(seed: int = SEED) -> LearnerBatch:
    return LearnerBatch("clans", GAMES, 3, seed, restarts=False, threads=1)


@pytest.fixture
def buffers() -> LearnerBuffers:
    batch = learners()
    width = batch.edition.game.feature_count + batch.actions
    rows, rewards = np.zeros((GAMES, width), np.float32), np.ones(GAMES, np.float32)
    made = LearnerBuffers(batch, rows, rewards, np.ones(GAMES, np.bool_))
    made.reset(SEED)
    return made


def test_buffers_hold_what_learners_see_and_may_do(buffers: LearnerBuffers) -> None:
    alike = learners()
    features = alike.edition.game.feature_count
    ends = 0
    while ends < GAMES:
        assert np.array_equal(buffers.observations[:, :features], alike.observations)
        assert np.array_equal(buffers.observations[:, features:], alike.mask.astype(np.float32))
        actions = alike.random_actions().copy()
        # One like the other: what is drawn comes from the games' own generators.
        assert np.array_equal(buffers.batch.random_actions(), actions)
        told = buffers.step(actions)
        alike.step(actions)
        over = alike.turn == OVER
        assert np.array_equal(buffers.terminals, over)
        assert np.array_equal(buffers.rewards, alike.learners_rewards.astype(np.float32))
        assert (told is not None) == over.any()
        if told is not None:
            ends += int(over.sum())
            points = alike.points[over, alike.seats[over]].mean()
            reward = alike.learners_rewards[over].mean()
            assert told == pytest.approx(
                {"games": over.sum(), "reward": reward, "illegal": 0, "points": points}
            )
            alike.begin_next(over)


@pytest.mark.parametrize("wrong", [-1, 10_000, None], ids=["below", "above", "not legal"])
def test_an_action_that_is_not_legal_loses_its_game_alone(buffers: LearnerBuffers, wrong: int | None) -> None:
    before = [fingerprint(buffers.batch.state(place)) for place in range(GAMES)]
    alike = learners()
    actions = alike.random_actions().copy()
    buffers.batch.random_actions()  # draws the same, so that both go on alike
    alike.step(actions)
    actions[3] = int(buffers.batch.mask[3].argmin()) if wrong is None else wrong
    told = buffers.step(actions)
    assert told == {"games": 1.0, "reward": -1.0, "illegal": 1.0}
    assert buffers.terminals.tolist() == [place == 3 for place in range(GAMES)]
    assert buffers.rewards.tolist() == [-1.0 if place == 3 else 0.0 for place in range(GAMES)]
    assert fingerprint(buffers.batch.state(3)) != before[3]
    assert buffers.batch.turn[3] == buffers.batch.seats[3], "the next game has begun there"
    others = [place for place in range(GAMES) if place != 3]
    assert all(fingerprint(buffers.batch.state(place)) == fingerprint(alike.state(place)) for place in others)


def test_a_seed_gives_the_same_games_again(buffers: LearnerBuffers) -> None:
    first = buffers.observations.copy()
    buffers.step(buffers.batch.random_actions().copy())
    assert not np.array_equal(buffers.observations, first)
    buffers.reset(SEED)
    assert np.array_equal(buffers.observations, first)
    assert not buffers.rewards.any()
    assert not buffers.terminals.any()
    buffers.reset(SEED + 1)
    assert not np.array_equal(buffers.observations, first)


@pytest.mark.parametrize("name", ["observations", "rewards", "terminals"])
def test_buffers_that_do_not_fit_are_refused(buffers: LearnerBuffers, name: str) -> None:
    given: dict[str, Any] = {one: getattr(buffers, one) for one in ("observations", "rewards", "terminals")}
    given[name] = given[name][:-1]
    with pytest.raises(BadBatch, match=name):
        LearnerBuffers(buffers.batch, **given)


@pytest.mark.parametrize("actions", [np.zeros(GAMES), np.zeros(GAMES - 1, np.int32)], ids=["kind", "number"])
def test_actions_that_are_none_are_refused(buffers: LearnerBuffers, actions: Any) -> None:
    with pytest.raises(BadBatch, match="whole number"):
        buffers.step(actions)


def test_what_to_install_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pufferlib", None)
    monkeypatch.delitem(sys.modules, "pangea.research.puffer", raising=False)
    with pytest.raises(ImportError, match="pip install --no-deps pufferlib") as caught:
        importlib.import_module("pangea.research.puffer")
    assert isinstance(caught.value, PangeaError)
