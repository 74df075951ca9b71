"""The guided search: what it asks, what it learns, what it tells, and what it must not know."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import pangea
from pangea.bots.guided import PLAYOUTS_ALONE, GuidedPlayer, GuidedSearch, GuidedSettings, softmax
from pangea.core.chance import random_from
from pangea.core.compiled import compiled_for
from pangea.core.edition import Edition
from pangea.core.errors import BadBatch, BadTable
from pangea.core.match import Match, start
from pangea.core.record import copied
from pangea.core.views import View, veiled_rows
from pangea.games.clans.notation import read_position

Observations = NDArray[np.float32]
Mask = NDArray[np.bool_]
LAST_VILLAGE = (
    "players 2; turn 0; villages 11; clans red blue; tokens 5 6; points 10 10 10 10 10;"
    "huts 0:RR 1:R 50:BBGYK 51:B"
)
"""Whoever moves founds it: a red one wins the game for red, the other for anybody else."""


@cache
def clans() -> Edition:
    return compiled_for(Edition(pangea.game("clans"))).fast_edition


def row(*states: Any) -> NDArray[np.void]:
    return np.array(list(states), states[0].dtype)


def after_moves(seed: int, moves: int, players: int = 3) -> Match:
    match, random = start(clans(), players, seed=seed), random_from(seed)
    for _ in range(moves):
        match.play(clans().write(match.state, int(clans().rules.pick(match.state, random))))
    return match


def positions(games: int, players: int = 3) -> tuple[NDArray[np.void], list[int]]:
    """A game a few moves in, for each of so many seeds."""
    matches = [after_moves(seed, 5 + seed % 7, players) for seed in range(games)]
    return row(*(match.state for match in matches)), [match.turn for match in matches]


class Asked:
    """An evaluator that remembers what it was asked, and answers by a rule of thumb."""

    def __init__(self, favourite: int | None = None, value: float = 0.4) -> None:
        self.favourite, self.value = favourite, value
        self.sizes: list[int] = []
        self.observations: list[Observations] = []
        self.masks: list[Mask] = []

    def __call__(self, observations: Observations, mask: Mask) -> tuple[Any, Any]:
        self.sizes.append(len(observations))
        self.observations.append(observations.copy())
        self.masks.append(mask.copy())
        priors = mask.astype(np.float32)
        if self.favourite is not None:
            priors[:, self.favourite] *= 1000
        return priors, np.full(len(mask), self.value, np.float32)


# What it asks


def test_leaves_of_all_games_are_evaluated_together() -> None:
    states, seats = positions(20)
    asked = Asked()
    search = GuidedSearch(clans(), asked, games=20, settings=GuidedSettings(leaves=4), threads=2)
    search.look_at(states, seats)
    search.grow(9)
    assert asked.sizes == [20, 80, 80]
    assert search.evaluations == 180
    assert search.visits.sum(axis=1).tolist() == [8] * 20


def test_a_leaf_is_shown_as_its_mover_sees_it() -> None:
    """The first question is about the root: its features and its legal moves."""
    match = after_moves(3, 8)
    asked = Asked()
    search = GuidedSearch(clans(), asked)
    search.look_at(row(match.state), [match.turn])
    search.grow(1)
    view = match.view(match.turn)
    assert asked.observations[0][0].tolist() == view.features().tolist()
    assert asked.masks[0][0].tolist() == view.mask().tolist()


def test_what_a_seat_may_not_know_changes_nothing() -> None:
    """Two states that the seat can't tell apart have the same tree, to the last visit."""
    match = after_moves(4, 9)
    other = copied(match.state)
    while same_hidden(other, match.state):
        clans().rules.imagine(other, match.turn, random_from(len(match.moves)))
    trees = []
    for state in (match.state, other):
        search = GuidedSearch(clans(), None, seed=2)
        search.look_at(row(state), [match.turn])
        search.grow(400)
        trees.append((search.visits.tolist(), search.values.tolist(), search.outlook.tolist()))
    assert trees[0] == trees[1]


def same_hidden(one: Any, other: Any) -> bool:
    return bool((one.clan == other.clan).all())


def test_rows_are_veiled_as_views_are() -> None:
    states, seats = positions(6)
    veiled = veiled_rows(clans(), states, np.array(seats))
    for state, seat, seen in zip(states, seats, veiled, strict=True):
        assert seen.tobytes() == View(clans(), state, seat).state.tobytes()  # type: ignore[attr-defined]


def test_a_game_that_rests_is_left_alone() -> None:
    states, seats = positions(3)
    asked = Asked()
    search = GuidedSearch(clans(), asked, games=3, settings=GuidedSettings(leaves=1))
    search.look_at(states, [seats[0], pangea.OVER, seats[2]])
    search.grow(5)
    assert asked.sizes == [2] * 5
    assert search.visits.sum(axis=1).tolist() == [4, 0, 4]


# What it learns


def test_it_wins_in_one_move() -> None:
    view = View(clans(), read_position(clans().board, LAST_VILLAGE), 0)
    for seed in range(5):
        for evaluate in (None, Asked()):
            assert GuidedPlayer(evaluate, seed, 60).choose(view, view.legal()) in ("move 0>1", "move 1>0")


def test_it_follows_priors_where_nothing_else_is_known() -> None:
    match = after_moves(1, 3)
    favourite = match.view(match.turn).codes()[5]
    search = GuidedSearch(clans(), Asked(favourite))
    search.look_at(row(match.state), [match.turn])
    search.grow(40)
    assert search.best().tolist() == [favourite]
    assert search.priors[0, favourite] > 0.5
    assert search.priors.sum() == pytest.approx(1, abs=1e-5)


@pytest.mark.parametrize(
    "settings", [PLAYOUTS_ALONE, GuidedSettings(), GuidedSettings(patience=8, sparing=True)]
)
@pytest.mark.parametrize("guide", [None, Asked()])
def test_one_iteration_is_enough_for_a_legal_move(guide: Asked | None, settings: GuidedSettings) -> None:
    """A root tries no move before it branches out, which takes as many walks as its patience."""
    matches = [after_moves(seed, 5) for seed in range(3)]
    with GuidedSearch(clans(), guide, games=3, settings=settings) as search:
        search.look_at(row(*(match.state for match in matches)), [match.turn for match in matches])
        search.grow(1)
        assert not search.visits.any()
        for match, move in zip(matches, search.best(), strict=True):
            assert move in match.codes()
        assert search.visits.sum(axis=1).tolist() == [1, 1, 1]
    player = GuidedPlayer(guide, iterations=1, settings=settings)
    for match in matches:
        assert player.choose(match.view(match.turn), match.legal()) in match.legal()
        assert sum(thought.visits for thought in player.thoughts) == 1


def test_values_are_those_of_the_seat_that_looks_first() -> None:
    """An evaluator that always says “I win” is right about the mover of each leaf, whoever that is."""
    match = after_moves(2, 4)

    def i_win(observations: Observations, mask: Mask) -> tuple[Any, Any]:
        values = np.zeros((len(mask), 3), np.float32)
        values[:, 0] = 1
        return None, values

    search = GuidedSearch(clans(), i_win, settings=GuidedSettings(leaves=1))
    search.look_at(row(match.state), [match.turn])
    search.grow(1)
    assert search.outlook[0, :3].tolist() == [float(seat == match.turn) for seat in range(3)]
    search.grow(1)  # the next to move thinks it wins
    following = (match.turn + 1) % 3
    expected = [0.5 * ((seat == match.turn) + (seat == following)) for seat in range(3)]
    assert search.outlook[0, :3].tolist() == expected


def test_one_value_is_shared_by_the_others() -> None:
    match = after_moves(2, 4)
    search = GuidedSearch(clans(), Asked(value=0.5))
    search.look_at(row(match.state), [match.turn])
    search.grow(1)
    expected = [0.5 if seat == match.turn else 0.25 for seat in range(3)]
    assert search.outlook[0, :3].tolist() == expected


def test_values_may_be_played_out_or_blended() -> None:
    match = after_moves(5, 30)

    def outlook(values: float | None, blend: float) -> float:
        def says(observations: Observations, mask: Mask) -> tuple[Any, Any]:
            return None, None if values is None else np.full(len(mask), values, np.float32)

        search = GuidedSearch(clans(), says, seed=3, settings=GuidedSettings(leaves=1, blend=blend))
        search.look_at(row(match.state), [match.turn])
        search.grow(1)
        return float(search.outlook[0, match.turn])

    played = outlook(None, 0.0)
    assert outlook(0.2, 0.0) == pytest.approx(0.2)
    assert outlook(0.2, 1.0) == pytest.approx(played)
    assert outlook(0.2, 0.25) == pytest.approx(0.25 * played + 0.75 * 0.2, abs=1e-6)


def test_a_sparing_search_asks_only_where_it_branches_out() -> None:
    match = after_moves(7, 10)
    asked = Asked()
    settings = GuidedSettings(sparing=True, patience=8, leaves=16)
    search = GuidedSearch(clans(), lambda *seen: (asked(*seen)[0], None), seed=1, settings=settings)
    search.look_at(row(match.state), [match.turn])
    search.grow(600)
    assert 10 < sum(asked.sizes) == search.evaluations < 600 / 8 + 1
    assert search.visits.sum() == 600 - 8


@pytest.mark.parametrize("name", [game.name for game in pangea.every_game()])
def test_every_game_is_searched_from_beginning_to_end(name: str) -> None:
    """With secrets, chance and several players: visits add up, and only legal moves have any."""
    games = pangea.batch(name, games=6, players=3, seed=1, restarts=False)
    search = GuidedSearch(name, None, games=6, seed=1)
    for step in range(400):
        awake = games.turn >= 0
        if not awake.any():
            break
        search.look_at(games.states, games.turn)
        search.grow(20)
        assert not search.visits[~games.mask].any()
        assert (search.visits.sum(axis=1)[awake] >= 12).all(), step
        games.step(np.where(awake, search.best(), 0))
    assert (games.turn == pangea.OVER).any()


# What it promises


def test_the_same_seed_grows_the_same_trees_on_any_number_of_threads() -> None:
    states, seats = positions(48)

    def grown(seed: int, threads: int) -> tuple[list[Any], ...]:
        settings = GuidedSettings(leaves=3)
        with GuidedSearch(clans(), Asked(), 48, seed, settings, threads=threads) as search:
            search.look_at(states, seats)
            search.stir()
            search.grow(30)
            return search.visits.tolist(), search.priors.tolist(), search.outlook.tolist()

    assert grown(1, 1) == grown(1, 3)
    assert grown(1, 1) != grown(2, 1)


def test_the_tree_can_be_read_below_its_root() -> None:
    match = after_moves(6, 20, players=2)
    search = GuidedSearch(clans(), Asked())
    search.look_at(row(match.state), [match.turn])
    search.grow(200)
    branches = search.branches()
    assert [branch.visits for branch in branches] == sorted(
        (int(visits) for visits in search.visits[0][match.view(match.turn).mask()]), reverse=True
    )
    below = search.branches(place=branches[0].place)
    assert sum(branch.visits for branch in below) == branches[0].visits - 1
    assert sum(branch.prior for branch in below) == pytest.approx(1, abs=1e-4)


def test_a_full_tree_is_walked_on() -> None:
    match = after_moves(1, 3)
    search = GuidedSearch(clans(), Asked(), settings=GuidedSettings(nodes=10, branches=1))
    search.look_at(row(match.state), [match.turn])
    search.grow(100)
    assert search.visits.sum() == 99


def test_noise_keeps_priors_a_distribution() -> None:
    states, seats = positions(4)
    search = GuidedSearch(clans(), Asked(), games=4)
    search.look_at(states, seats)
    search.grow(1)
    before = search.priors.copy()
    search.stir(share=0.5)
    after = search.priors
    assert np.abs(after - before).max() > 0.01
    assert after.sum(axis=1) == pytest.approx(1, abs=1e-4)
    assert not after[before == 0].any()


def test_a_player_thinks_by_the_clock_too() -> None:
    match = after_moves(1, 3)
    view = match.view(match.turn)
    for evaluate in (None, Asked()):
        player = GuidedPlayer(evaluate, seed=1, iterations=None, seconds=0.0)
        assert player.choose(view, view.legal()) in view.legal()
        assert player.iterations >= 2
        assert player.thoughts[0].visits > 0


# What it refuses


class WithGradient:
    """What a tensor of PyTorch does that is still part of what a gradient goes through."""

    requires_grad = True

    def __array__(self, *_: object, **__: object) -> NDArray[Any]:
        raise RuntimeError("Can't call numpy() on Tensor that requires grad.")


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (np.zeros(3), "must answer with two things"),
        ((np.zeros((1, 3)), None), "As priors a row for each of the 1 leaves"),
        ((np.full((1, 650), -1.0), None), "finite numbers from 0 on"),
        ((None, np.zeros((1, 2))), "As values one number for each of the 1 leaves"),
        ((None, np.array([np.nan])), "Values must be finite"),
        ((None, "much"), "As values"),
        ((None, np.array([-0.5])), r"Values lie between 0 .* this is none: -0\.5\. .* \(value \+ 1\) / 2"),
        ((None, np.array([[0.2, 0.3, 1.25]])), r"Values lie between 0 .* this is none: 1\.25\."),
        ((None, WithGradient()), r"still has its gradient.*tensor\.detach\(\)"),
        ((WithGradient(), None), r"still has its gradient.*tensor\.detach\(\)"),
    ],
)
def test_a_wrong_answer_is_told(answer: Any, why: str) -> None:
    match = after_moves(1, 3)
    search = GuidedSearch(clans(), lambda observations, mask: answer)
    search.look_at(row(match.state), [match.turn])
    with pytest.raises(BadBatch, match=why):
        search.grow(1)


class Answering:
    """An evaluator that says these values of whatever it is asked."""

    def __init__(self, values: NDArray[Any]) -> None:
        self.values = values

    def __call__(self, *_: object) -> tuple[None, NDArray[Any]]:
        return None, self.values


def test_values_may_be_off_by_what_rounding_does_and_by_anything_that_is_not_read() -> None:
    match = after_moves(1, 3)
    for values in (np.array([1.0005]), np.array([[0.0, -0.0005, 1.0]]), np.array([[0.2, 0.3, 0.5, -7.0]])):
        search = GuidedSearch(clans(), Answering(values))
        search.look_at(row(match.state), [match.turn])
        search.grow(1)
        assert search.outlook[0, match.turn] == pytest.approx(values.flat[0])


def test_a_game_or_a_place_that_is_not_there_is_told() -> None:
    states, seats = positions(2)
    search = GuidedSearch(clans(), Asked(), games=2)
    search.look_at(states, seats)
    search.grow(30)
    reached = search.branches(1)[0].place
    assert search.branches(1, reached) == search.branches(place=reached)
    for game in (99, 2, -1, 0.5):
        with pytest.raises(BadBatch, match=f"no game {game} here: they are numbered from 0 to 1"):
            search.branches(game)  # type: ignore[arg-type]
    for place in (-1, 1 << 40, reached + 1000, "root"):
        with pytest.raises(BadBatch, match=f"no place '?{place}'? in these trees"):
            search.branches(1, place)  # type: ignore[arg-type]


def test_wrong_positions_and_settings_are_told() -> None:
    match = after_moves(1, 3)
    search = GuidedSearch(clans(), None)
    states = row(match.state)
    with pytest.raises(BadBatch, match="One state of this game for each of the 1 games"):
        search.look_at(np.zeros(1, np.void(4).dtype), [0])
    with pytest.raises(BadBatch, match="One seat"):
        search.look_at(states, np.array([0.5]))
    with pytest.raises(BadBatch, match="no seat 3"):
        search.look_at(states, [3])
    with pytest.raises(BadBatch, match="As beliefs"):
        search.look_at(states, [0], np.zeros(3))
    with pytest.raises(BadBatch, match="iterations must be at least 1"):
        search.grow(0)
    with pytest.raises(BadTable, match="“leaves” of a guided search must be a number from 1 to 4096, not 0"):
        GuidedSettings(leaves=0)
    with pytest.raises(BadTable, match="how many iterations or how many seconds"):
        GuidedPlayer(None, iterations=None)


def test_what_nobody_guides_is_set_up_for_playouts() -> None:
    assert GuidedSearch(clans(), None).settings == PLAYOUTS_ALONE
    assert GuidedSearch(clans(), Asked()).settings == GuidedSettings()


def test_logits_become_priors() -> None:
    mask = np.array([[True, False, True]])
    assert softmax(np.array([[1.0, 9.0, 1.0]]), mask).tolist() == [[0.5, 0.0, 0.5]]
