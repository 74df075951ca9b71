"""Games that are stepped together are the games that one plays alone, whoever owns the arrays."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import pangea
from pangea.core.catalogue import names
from pangea.core.chance import Random, branch, seed_word
from pangea.core.contract import NATURE, OVER, to_move
from pangea.core.edition import Edition
from pangea.core.errors import BadBatch, BadTable
from pangea.core.kernel import rule
from pangea.core.record import Batch, Record, fingerprint
from pangea.core.words import languages
from pangea.simulate.batch import GameBatch

GAMES, SEED = 6, 5


class Alone:
    """A game of its own by interpreted rules, with the luck of one stream."""

    def __init__(self, edition: Edition, players: int, stream: int) -> None:
        self.edition = edition
        self.random: Random = seed_word(SEED)
        branch(self.random, seed_word(SEED), stream)
        self.state = edition.lay_out(players, {})
        self.let_nature_move()

    def let_nature_move(self) -> None:
        rules = self.edition.rules
        while rules.to_move(self.state) == NATURE:
            rules.apply(self.state, rules.pick(self.state, self.random))

    def act(self) -> int:
        return int(self.edition.rules.pick(self.state, self.random))

    def take(self, action: int) -> None:
        self.edition.rules.apply(self.state, action)
        self.let_nature_move()

    def seen(self) -> NDArray[np.float32]:
        return self.edition.observation(self.state, self.edition.rules.to_move(self.state))


def unpacked(batch: GameBatch) -> NDArray[np.bool_]:
    """The mask that the sets of a batch stand for."""
    bits = np.unpackbits(batch.sets.astype("<u4").view(np.uint8), axis=1, bitorder="little")
    return bits[:, : batch.actions].astype(np.bool_)


@pytest.mark.parametrize("name", names())
def test_a_batch_plays_as_one_plays_alone(name: str) -> None:
    edition = Edition(pangea.game(name))
    players = edition.game.players[-1]
    batch = GameBatch(name, GAMES, players, SEED, tells=("moves", "mask", "sets", "observations"))
    alone = [Alone(edition, players, stream) for stream in range(GAMES)]
    for _ in range(12):
        for place, game in enumerate(alone):
            legal = edition.legal(game.state)
            assert fingerprint(batch.state(place)) == fingerprint(game.state)
            assert batch.turn[place] == edition.rules.to_move(game.state)
            assert np.flatnonzero(batch.mask[place]).tolist() == sorted(legal)
            assert unpacked(batch)[place].tolist() == batch.mask[place].tolist()
            assert batch.moves[place, : batch.choices[place]].tolist() == legal
            assert np.array_equal(batch.observations[place], game.seen())
        actions = batch.random_actions()
        assert actions.tolist() == [game.act() for game in alone]
        for game, action in zip(alone, actions.tolist(), strict=True):
            game.take(action)
        batch.step(actions)


@pytest.mark.parametrize("restarts", [True, False])
def test_a_game_that_ends_is_told_and_makes_room(restarts: bool) -> None:
    edition = Edition(pangea.game("clans"))
    batch = GameBatch("clans", GAMES, 3, SEED, restarts=restarts)
    ended = list[int]()
    while len(ended) < GAMES:
        before = batch.snapshot()
        actions = batch.random_actions().copy()
        batch.step(actions)
        for place in np.flatnonzero(batch.is_over).tolist():
            last = before.states[place].copy()
            edition.rules.apply(last, int(actions[place]))
            assert edition.rules.to_move(last) == OVER, "the last move of Clans is a player's"
            assert batch.points[place, :3].tolist() == edition.points(last)
            assert batch.ending[place] == edition.rules.ending(last)
            winners = edition.winners(last)
            rewards = batch.rewards[place, :3]
            assert np.flatnonzero(rewards == rewards.max()).tolist() == winners
            assert rewards.sum() == pytest.approx(0, abs=1e-6)
            assert (len(winners) > 1) or rewards.max() == 1
            ended.append(place)
            if restarts:
                again = GameBatch("clans", GAMES, 3, SEED)
                again.reset(streams=np.arange(GAMES) + GAMES)
                assert fingerprint(batch.state(place)) == fingerprint(again.state(place))
            else:
                assert batch.turn[place] == OVER
                assert not batch.mask[place].any()
        assert not batch.rewards[~batch.is_over].any()
    if not restarts:
        assert sorted(ended) == list(range(GAMES)), "each ended once"


def test_threads_make_no_difference() -> None:
    one, two = (GameBatch("genesis", 600, 2, SEED, threads=threads) for threads in (1, 2))
    with one, two:
        for _ in range(30):
            one.step(one.random_actions())
            two.step(two.random_actions())
        assert one.states.tobytes() == two.states.tobytes()
        assert np.array_equal(one.playouts(2).rewards, two.playouts(2).rewards)


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    batch = GameBatch("clans", GAMES, 3, SEED)
    packed = GameBatch("clans", GAMES, 3, SEED, tells=("sets",))
    unmasked = GameBatch("clans", GAMES, 3, SEED, tells=())
    actions = batch.random_actions().copy()
    actions[4] = np.flatnonzero(~batch.mask[4])[0]
    for each in (batch, packed, unmasked):
        before = each.states.tobytes()
        with pytest.raises(BadBatch, match=f"{actions[4]} .*game 4") as caught:
            each.step(actions)
        assert each.states.tobytes() == before
        assert len({caught.value.told(lang) for lang in languages()}) == len(languages())


def test_back_to_a_snapshot() -> None:
    batch = GameBatch("planet", GAMES, 2, SEED)
    kept = batch.snapshot()
    mask, seen = batch.mask.copy(), batch.observations.copy()

    def three_steps() -> bytes:
        for _ in range(3):
            batch.step(batch.random_actions())
        return batch.states.tobytes()

    first = three_steps()
    batch.restore(kept)
    assert np.array_equal(batch.mask, mask)
    assert np.array_equal(batch.observations, seen)
    assert three_steps() == first


def test_single_games_begin_anew_with_luck_of_choice() -> None:
    batch = GameBatch("trias", GAMES, 3, SEED)
    at_first = batch.states.copy()
    for _ in range(5):
        batch.step(batch.random_actions())
    later = batch.states.copy()
    batch.reset([4, 1], streams=[2, 3])
    assert fingerprint(batch.state(4)) == fingerprint(at_first[2])
    assert fingerprint(batch.state(1)) == fingerprint(at_first[3])
    for place in (0, 2, 3, 5):
        assert fingerprint(batch.state(place)) == fingerprint(later[place])
    batch.reset(np.arange(GAMES) == 0)
    assert fingerprint(batch.state(0)) == fingerprint(at_first[0])
    batch.reset()
    assert batch.states.tobytes() == at_first.tobytes()


def test_arrays_of_ones_own_are_filled() -> None:
    mask = np.ones((GAMES, 650), np.bool_)
    turn = np.full(GAMES, 9, np.int32)
    batch = GameBatch("clans", GAMES, 3, SEED, into={"mask": mask, "turn": turn})
    assert batch.mask is mask
    assert turn.tolist() == [0] * GAMES
    batch.step(batch.random_actions())
    assert turn.tolist() == [1] * GAMES
    assert np.array_equal(mask.sum(axis=1), batch.choices)


def test_playouts_leave_games_as_they_are_and_see_nothing_hidden() -> None:
    batch = GameBatch("clans", GAMES, 3, SEED)
    before = batch.states.tobytes()
    played = batch.playouts(40)
    assert batch.states.tobytes() == before
    assert np.allclose(played.rewards[:, :3].sum(axis=1), 0, atol=1e-5)
    assert (played.points[:, :3] > 0).all()
    assert np.array_equal(batch.playouts(40).points, played.points), "the same seed, the same games"
    # Whatever the others hide is drawn anew: other secrets, the same expectation to the last digit.
    other = batch.snapshot()
    random = seed_word(1)
    for place in range(GAMES):
        batch.edition.rules.imagine(other.states[place], 0, random)
    assert other.states.tobytes() != before
    batch.restore(other)
    assert np.array_equal(batch.playouts(40).points, played.points)
    assert not np.array_equal(batch.playouts(40, imagined=False).points, played.points)


@rule
def whose_turn(states: Batch[Record], out: NDArray[np.int64], first: int, last: int) -> None:
    for place in range(first, last):
        out[place] = to_move(states[place]) + 10


def test_a_rule_of_ones_own_runs_over_all_games() -> None:
    with GameBatch("clans", 600, 3, SEED, tells=(), threads=2) as batch:
        out = np.zeros(600, np.int64)
        batch.run(whose_turn, out)
        assert out.tolist() == [10] * 600


def wrong() -> Iterator[tuple[str, Callable[[], object]]]:
    def batch(**about: Any) -> GameBatch:
        return GameBatch(**{"game": "clans", "games": GAMES, "players": 3, "tells": (), **about})

    yield "no games", lambda: batch(games=0)
    yield "half a game", lambda: batch(games=1.5)
    yield "a word for a seed", lambda: batch(seed="x")
    yield "a wish", lambda: batch(tells=["colours"])
    yield "no threads", lambda: batch(threads=-1)
    yield "an array that is not wanted", lambda: batch(into={"mask": np.zeros((GAMES, 650), np.bool_)})
    yield "an array of another kind", lambda: batch(into={"turn": np.zeros(GAMES)})
    yield "a list for an array", lambda: batch(into={"turn": [0] * GAMES})
    yield "what is not told", lambda: batch().mask
    yield "too few actions", lambda: batch().step([1, 2])
    yield "halves of actions", lambda: batch().step(np.full(GAMES, 0.5))
    yield "an action that is none", lambda: batch().step([650] * GAMES)
    yield "a place that is none", lambda: batch().reset([GAMES])
    yield "too few streams", lambda: batch().reset([1, 2], streams=[1])
    yield "no playouts", lambda: batch().playouts(0)
    yield "another batch", lambda: batch().restore(batch(games=2).snapshot())
    yield "a batch to pickle", lambda: pickle.dumps(batch())
    yield "a batch to copy", lambda: copy.deepcopy(batch())


@pytest.mark.parametrize("attempt", [pytest.param(attempt, id=name) for name, attempt in wrong()])
def test_what_is_wrong_is_said(attempt: Callable[[], object]) -> None:
    with pytest.raises(BadBatch) as caught:
        attempt()
    assert len({caught.value.told(lang) for lang in languages()}) == len(languages())


def test_the_argument_that_is_no_whole_number_is_named() -> None:
    with pytest.raises(BadBatch, match="seed must be a whole number, not None"):
        pangea.batch("clans", games=GAMES, players=3, seed=None)  # type: ignore[arg-type]
    with pytest.raises(BadBatch, match=r"games must be a whole number, not 1\.5"):
        pangea.batch("clans", games=1.5, players=3)  # type: ignore[arg-type]
    with pytest.raises(BadTable, match="whole number"):
        pangea.batch("clans", games=GAMES, players="3")  # type: ignore[arg-type]


def test_a_snapshot_travels_where_a_batch_does_not() -> None:
    games, other = (pangea.batch("clans", games=GAMES, players=3, seed=seed) for seed in (1, 2))
    games.step(games.random_actions())
    other.restore(pickle.loads(pickle.dumps(games.snapshot())))
    assert np.array_equal(other.observations, games.observations)
    assert np.array_equal(other.random_actions(), games.random_actions())


@pytest.mark.parametrize("kind", [np.int64, np.uint64, np.uint32])
def test_an_action_that_is_too_large_is_not_taken_for_another(kind: type[np.integer[Any]]) -> None:
    games = pangea.batch("clans", games=3, players=2, seed=1)
    actions = games.random_actions().astype(kind)
    before = games.states.tobytes()
    wrong = actions.copy()
    wrong[1] += kind(1 << 31) if kind is np.uint32 else kind(1 << 32)
    with pytest.raises(BadBatch, match="-1"):
        games.step(wrong)
    assert games.states.tobytes() == before
    games.step(actions)


def test_a_batch_that_let_its_threads_go_still_works() -> None:
    with pangea.batch("genesis", games=2048, players=2, seed=1, threads=2) as games:
        alike = pangea.batch("genesis", games=2048, players=2, seed=1, threads=1)
    for batch in (games, alike):
        batch.step(batch.random_actions())
    assert games.states.tobytes() == alike.states.tobytes()


@pytest.mark.parametrize("name", names())
def test_observations_are_told_part_by_part_in_their_own_shapes(name: str) -> None:
    games = pangea.batch(name, games=3, players=2, seed=4)
    parts = games.parts
    flat = np.concatenate([part.reshape(3, -1) for part in parts.values()], axis=1)
    assert np.array_equal(flat, games.observations)
    assert [games.observations[:, where].shape[1] for where in games.shapes.values()] == [
        part[0].size for part in parts.values()
    ]
    first = next(iter(parts))
    before = parts[first].copy()
    games.observations[:] += 1
    assert np.array_equal(parts[first], before + 1), "they are windows, not copies"
    one = games.edition.game.parts(games.observations[0])
    assert {part: one[part].shape for part in one} == {part: parts[part].shape[1:] for part in parts}


@pytest.mark.parametrize("name", names())
def test_whole_numbers_are_the_observations_in_their_units(name: str) -> None:
    both = pangea.batch(name, games=40, players=2, seed=4, tells=("observations", "counts"))
    alone = pangea.batch(name, games=40, players=2, seed=4, tells=("counts",))
    units = both.edition.game.units
    assert both.counts.dtype == np.int8
    for _ in range(60):
        assert (both.counts / units).tobytes() == both.observations.tobytes()
        assert alone.counts.tobytes() == both.counts.tobytes()
        for batch in (both, alone):
            batch.step(batch.random_actions())
    assert set(units.tolist()) > {1.0}
    parts = alone.parts
    assert {part: parts[part].dtype for part in parts} == dict.fromkeys(parts, np.dtype(np.int8))


def test_planes_of_genesis_lie_as_the_board_does() -> None:
    games = pangea.batch("genesis", games=1, players=2, seed=4)
    for _ in range(6):
        games.step(games.random_actions())
    parts = games.parts
    rows = games.states["free"][0].tolist()
    assert parts["free"][0].tolist() == [[row >> column & 1 for column in range(14)] for row in rows]
    assert parts["land"][0].sum() > 0
    assert not (parts["land"][0].sum(axis=0) * parts["free"][0]).any(), "no tile lies on a free space"


def test_what_is_no_observation_is_refused() -> None:
    with pytest.raises(BadBatch, match="454"):
        pangea.game("clans").parts(np.zeros((3, 450), np.float32))
