"""Many learners at once see and get what one would who plays alone, however games begin anew."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

import pangea
from pangea.core.chance import Random, below, branch, seed_word
from pangea.core.contract import NATURE, OVER
from pangea.core.edition import Edition
from pangea.core.errors import BadBatch, BadTable
from pangea.core.record import fingerprint
from pangea.research.learners import LearnerBatch
from pangea.research.vector import LearnerVectorEnv

GAMES, SEED = 5, 7


class LearnerAlone:
    """A game of its own by interpreted rules, with the luck of one stream and a learner in a drawn seat."""

    def __init__(self, edition: Edition, players: int, stream: int, in_a_hurry: bool) -> None:
        self.edition, self.in_a_hurry, self.seat = edition, in_a_hurry, NATURE
        self.random: Random = seed_word(SEED)
        branch(self.random, seed_word(SEED), stream)
        self.state = edition.lay_out(players, {})
        self.let_move({NATURE})
        self.seat = int(below(self.random, players))
        self.let_move({NATURE, *range(players)} - {self.seat})

    def let_move(self, those: set[int]) -> None:
        rules = self.edition.rules
        while (mover := int(rules.to_move(self.state))) in those:
            choose = rules.hurry if self.in_a_hurry and mover != NATURE else rules.pick
            rules.apply(self.state, choose(self.state, self.random))

    def take(self, action: int) -> None:
        self.edition.rules.apply(self.state, action)
        self.let_move({NATURE, *range(int(self.state.players))} - {self.seat})

    def seen(self) -> NDArray[np.float32]:
        return self.edition.observation(self.state, self.seat)


@pytest.mark.parametrize(("name", "opponents"), [("clans", "random"), ("trias", "hurry")])
def test_a_learner_meets_what_it_would_meet_alone(name: str, opponents: str) -> None:
    edition = Edition(pangea.game(name))
    players = edition.game.players[-1]
    batch = LearnerBatch(name, GAMES, players, SEED, opponents=opponents)
    alone = [LearnerAlone(edition, players, stream, opponents == "hurry") for stream in range(GAMES)]
    for _ in range(4):
        assert batch.seats.tolist() == batch.turn.tolist() == [game.seat for game in alone]
        for place, game in enumerate(alone):
            assert fingerprint(batch.state(place)) == fingerprint(game.state)
            assert np.array_equal(batch.observations[place], game.seen())
            assert np.flatnonzero(batch.mask[place]).tolist() == sorted(edition.legal(game.state))
        actions = batch.mask.argmax(axis=1)
        batch.step(actions)
        for game, action in zip(alone, actions.tolist(), strict=True):
            game.take(action)


def played(games: LearnerVectorEnv, until: int = 400) -> Any:
    """Step until a game ends; what the last step gave."""
    for _ in range(until):
        told = games.step(games.random_actions())
        if told[2].any():
            return told
        assert not told[1].any(), "rewards come at the end"
    raise AssertionError("no game ended")


def test_the_next_game_begins_with_the_next_step() -> None:
    games = LearnerVectorEnv(GAMES, "clans", 3)
    games.reset(seed=SEED)
    observations, rewards, ended, truncated, infos = played(games)
    batch, place = games.batch, int(np.flatnonzero(ended)[0])
    assert games.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert batch.turn[place] == OVER
    assert not truncated.any()
    assert not rewards[~ended].any()
    state, seat = batch.state(place), int(infos["seat"][place])
    edition = batch.edition
    assert infos["points"][place].tolist() == edition.points(state)
    winners = edition.winners(state)
    assert rewards[place] == pytest.approx((3 / len(winners) - 1) / 2 if seat in winners else -0.5)
    last = edition.observation(state, seat)
    assert np.array_equal(observations["observation"][place], last), "the end, as the learner sees it"
    assert observations["action_mask"][place].all(), "whatever is chosen next doesn't count"
    stream = int(batch.snapshot().stream[place])
    actions = games.random_actions()
    actions[place] = 0
    observations, rewards, again, _, _ = games.step(actions)
    assert not again[place]
    assert rewards[place] == 0
    assert batch.snapshot().stream[place] == stream + GAMES
    assert 0 < observations["action_mask"][place].sum() < batch.actions


def test_the_next_game_begins_in_the_same_step() -> None:
    one, other = (
        LearnerVectorEnv(GAMES, "clans", 3, autoreset_mode=mode) for mode in ("NextStep", "SameStep")
    )
    for games in (one, other):
        games.reset(seed=SEED)
    observations, rewards, ended, _, infos = played(one)
    begun, same_rewards, same_ended, _, told = played(other)
    assert np.array_equal(ended, same_ended)
    assert np.array_equal(rewards, same_rewards)
    assert np.array_equal(told["_final_obs"], ended)
    for part in ("observation", "action_mask"):
        assert np.array_equal(told["final_obs"][part][ended], observations[part][ended])
        assert not told["final_obs"][part][~ended].any()
    assert np.array_equal(told["final_info"]["points"][ended], infos["points"][ended])
    after, *_ = one.step(one.random_actions())
    assert np.array_equal(begun["observation"][ended], after["observation"][ended]), "the same next games"
    assert (other.batch.turn == told["seat"]).all()


def test_the_next_game_begins_when_it_is_asked_for() -> None:
    games = LearnerVectorEnv(GAMES, "clans", 2, autoreset_mode=AutoresetMode.DISABLED)
    games.reset(seed=SEED)
    _, _, ended, _, _ = played(games)
    _, rewards, ended_too, _, _ = games.step(np.where(ended, 0, games.random_actions()))
    assert (games.batch.turn[ended] == OVER).all()
    assert (ended <= ended_too).all(), "what is over stays so"
    assert not rewards[ended].any(), "and is rewarded once"
    ended = ended_too
    others = games.batch.states[~ended].tobytes()
    observations, _ = games.reset(options={"reset_mask": ended})
    assert (games.batch.turn != OVER).all()
    assert games.batch.states[~ended].tobytes() == others
    assert observations in games.observation_space
    with pytest.raises(BadTable, match="A true or false for each of the 5 games"):
        games.reset(options={"reset_mask": [True]})


def test_the_same_seed_is_the_same_games() -> None:
    games = LearnerVectorEnv(GAMES, "clans", seat=0)
    first, infos = games.reset(seed=1)
    assert infos["seat"].tolist() == [0] * GAMES
    other, _ = games.reset()
    again, _ = games.reset(seed=1)
    assert np.array_equal(first["observation"], again["observation"])
    assert not np.array_equal(first["observation"], other["observation"])
    assert first in games.observation_space


def test_observations_stay_unless_that_is_not_wanted() -> None:
    for copy in (True, False):
        games = LearnerVectorEnv(GAMES, "clans", copy=copy)
        kept, _ = games.reset(seed=1)
        before = kept["observation"].copy()
        games.step(games.random_actions())
        assert np.array_equal(kept["observation"], before) == copy


def test_threads_make_no_difference_to_learners() -> None:
    one, two = (LearnerBatch("trias", 600, 2, SEED, opponents="hurry", threads=count) for count in (1, 2))
    with one, two:
        for _ in range(20):
            actions = one.random_actions()
            counts = one.turn != OVER
            assert np.array_equal(actions[counts], two.random_actions()[counts])
            one.step(actions)
            two.step(actions)
        assert one.states.tobytes() == two.states.tobytes()


def test_what_a_vector_can_not_do_is_told() -> None:
    games = LearnerVectorEnv(GAMES, "clans", 2)
    games.reset(seed=1)
    before = games.batch.states.tobytes()
    with pytest.raises(BadBatch, match="is not legal there"):
        games.step(games.batch.mask.argmin(axis=1))
    assert games.batch.states.tobytes() == before
    with pytest.raises(BadTable, match="one of random, hurry, and not 'gatherer'"):
        LearnerVectorEnv(GAMES, "clans", opponents="gatherer")
    with pytest.raises(BadTable, match="NextStep, SameStep, Disabled, and not as 'never'"):
        LearnerVectorEnv(GAMES, "clans", autoreset_mode="never")
    with pytest.raises(BadTable, match="There is no seat 2"):
        LearnerVectorEnv(GAMES, "clans", 2, seat=2)
    with pytest.raises(BadTable, match="not rendered, as 'ansi'"):
        LearnerVectorEnv(GAMES, "clans", render_mode="ansi")
