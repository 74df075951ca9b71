"""One learner against bots: Gymnasium's own check passes, and rewards are those of the learner's seat."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import pangea
from pangea.core.catalogue import names
from pangea.core.errors import BadTable
from pangea.core.views import View
from pangea.research.gymnasium import LearnerEnv
from pangea.research.seats import Observation
from pangea.research.vector import LearnerVectorEnv

each_game = pytest.mark.parametrize("game", names())
endless = pytest.mark.filterwarnings("ignore:.*A Box observation space (minimum|maximum) value is")
"""Features are of about the size of one, which is no bound."""


class First:
    """Plays the first move there is, and remembers where it sits."""

    def __init__(self) -> None:
        self.seats = list[int]()

    def choose(self, view: View, legal: list[str]) -> str:
        self.seats.append(view.seat)
        return legal[0]


def some_action(observation: Observation, dice: np.random.Generator) -> int:
    return int(dice.choice(np.flatnonzero(observation["action_mask"])))


@endless
@each_game
def test_games_are_what_gymnasium_wants(game: str) -> None:
    table = gymnasium.make(f"pangea/{game.title()}-v0")
    check_env(table.unwrapped)
    table.close()


@each_game
def test_a_whole_game_is_played_and_rewarded(game: str) -> None:
    players = pangea.game(game).players[-1]
    table = LearnerEnv(game, "random", seat=1, players=players)
    observation, info = table.reset(seed=3)
    dice, is_over, reward = np.random.default_rng(1), False, 0.0
    while not is_over:
        assert (table.match.turn, info["seat"], reward) == (1, 1, 0.0)
        assert np.array_equal(observation["observation"], table.match.view(1).features())
        assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(table.match.codes())
        observation, reward, is_over, truncated, info = table.step(some_action(observation, dice))
        assert not truncated
    score = table.match.score()
    assert info["points"] == score.points
    assert reward == pytest.approx(
        (players / len(score.winners) - 1) / (players - 1) if 1 in score.winners else -1 / (players - 1)
    )
    with pytest.raises(BadTable, match="call reset first"):
        table.step(0)


def test_bots_sit_clockwise_from_the_learner() -> None:
    bots = [First(), First()]
    table = LearnerEnv("clans", bots, seat=1)
    observation, _ = table.reset(seed=1)
    for _ in range(3):
        observation, *_ = table.step(some_action(observation, np.random.default_rng(1)))
    assert [set(bot.seats) for bot in bots] == [{2}, {0}]


def test_a_seat_is_drawn_for_each_game() -> None:
    table = LearnerEnv("clans", ["random", "gatherer"])
    first = [table.reset(seed=1)[1]["seat"], *(table.reset()[1]["seat"] for _ in range(12))]
    assert set(first) == {0, 1, 2}
    assert first == [table.reset(seed=1)[1]["seat"], *(table.reset()[1]["seat"] for _ in range(12))]


def test_an_action_that_is_not_legal_loses() -> None:
    table = LearnerEnv("clans", seat=0, players=3)
    observation, _ = table.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    again, reward, is_over, _, info = table.step(illegal)
    assert (reward, is_over) == (-1.0, True)
    assert info["illegal"].endswith("[C4.4]"), info["illegal"]
    assert np.array_equal(observation["observation"], again["observation"])


def test_the_board_is_rendered_as_the_learner_sees_it() -> None:
    table = LearnerEnv("clans", seat=1, render_mode="ansi")
    table.reset(seed=1)
    assert table.render() == table.match.view(1).text() != str(table.match)


def test_the_board_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    table = LearnerEnv("clans", seat=1, render_mode="human")
    observation, _ = table.reset(seed=1)
    assert capsys.readouterr().out == f"{table.match.view(1).text()}\n"
    table.step(int(observation["action_mask"].argmax()))
    assert capsys.readouterr().out == f"{table.match.view(1).text()}\n"
    assert table.render() is None


@pytest.mark.parametrize(
    ("about", "told"),
    [
        ({"opponents": 3}, "The players are a list of bots"),
        ({"opponents": [3]}, "A bot is the name of one"),
        ({"opponents": ["random"], "players": 3}, "One opponent was named, but 3 players"),
        ({"opponents": ["random"] * 4}, "is for 2 to 4 players, not 5"),
        ({"seat": 2}, "There is no seat 2"),
        ({"render_mode": "rgb_array"}, "ansi, svg"),
    ],
)
def test_what_is_wrong_is_told(about: dict[str, Any], told: str) -> None:
    with pytest.raises(BadTable, match=told):
        LearnerEnv("clans", **about)


def test_masks_are_told_as_sb3_asks_for_them() -> None:
    table = LearnerEnv("clans", seat=1)
    for ask in (table.action_masks, table.render):
        with pytest.raises(BadTable, match="call reset first"):
            ask()
    observation, _ = table.reset(seed=1)
    masks = table.action_masks()
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, observation["action_mask"])
    observation, *_ = table.step(int(masks.argmax()))
    assert np.array_equal(table.action_masks(), observation["action_mask"])


def test_a_vector_of_games_is_made_by_name() -> None:
    games: Any = gymnasium.make_vec("pangea/Clans-v0", num_envs=4, opponents="hurry", players=3)
    assert isinstance(games.unwrapped, LearnerVectorEnv)
    assert games.num_envs == 4
    games.close()
