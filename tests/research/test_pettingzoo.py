"""PettingZoo's own tests pass at every table, and nobody is shown what is not theirs to know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import pangea
from pangea.core.catalogue import names
from pangea.core.chance import random_from
from pangea.core.errors import BadTable, IllegalMove, UnreadableMove
from pangea.core.record import fingerprint
from pangea.research.pettingzoo import TableEnv, env

each_game = pytest.mark.parametrize("game", names())

# A mask has to come with what is observed, and so an observation is a dictionary; PettingZoo knows its own
# games that have one by their names, and is surprised by all others.
surprised = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably",
    "ignore:Action mask numpy array is all zeros",
)


def play_on(table: Any, steps: int) -> None:
    """Let everybody play at random, the same each time."""
    dice = np.random.default_rng(1)
    for _ in table.agent_iter(steps):
        observation, _, termination, truncation, _ = table.last()
        is_over = termination or truncation
        table.step(None if is_over else int(dice.choice(np.flatnonzero(observation["action_mask"]))))


@surprised
@each_game
def test_tables_are_what_pettingzoo_wants(game: str) -> None:
    for players in {pangea.game(game).players[0], pangea.game(game).players[-1]}:
        api_test(env(game, players=players, seed=3), num_cycles=40)


@each_game
def test_seeds_give_the_same_games(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=20)


@each_game
def test_a_seed_gives_the_deals_of_a_match(game: str) -> None:
    table, match = TableEnv(game, seed=5), pangea.start(game, pangea.game(game).players[0], seed=5, fast=True)
    table.reset()
    assert fingerprint(table.match.state) == fingerprint(match.state)
    table.reset()
    assert fingerprint(table.match.state) != fingerprint(match.state), "the next game is another"
    table.reset(seed=5)
    assert fingerprint(table.match.state) == fingerprint(match.state)


@each_game
def test_nobody_observes_what_they_may_not_know(game: str) -> None:
    table = TableEnv(game, players=pangea.game(game).players[-1], seed=2)
    table.reset()
    play_on(table, 9)
    random, state = random_from(1), table.match.state
    for seat, agent in enumerate(table.possible_agents):
        seen = table.observe(agent)
        assert bool(seen["action_mask"].any()) == (agent == table.agent_selection)
        assert np.array_equal(seen["observation"], table.match.view(seat).features())
        for _ in range(5):
            table.match.edition.rules.imagine(
                state, seat, random
            )  # another world that fits what the seat saw
            again = table.observe(agent)
            assert all(np.array_equal(seen[part], again[part]) for part in seen)


@each_game
def test_what_is_observed_is_what_the_match_says(game: str) -> None:
    """At every step, by everybody; and what was observed stays as it was."""
    table = TableEnv(game, players=pangea.game(game).players[-1], seed=6)
    table.reset()
    dice, kept = np.random.default_rng(1), list[tuple[Any, bytes]]()
    while table.match.turn >= 0:
        for seat, agent in enumerate(table.possible_agents):
            seen, match = table.observe(agent), table.match
            legal = sorted(match.codes()) if seat == match.turn else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
            assert np.array_equal(seen["observation"], match.view(seat).features())
            kept.append((seen, b"".join(part.tobytes() for part in seen.values())))
        table.step(int(dice.choice(table.match.codes())))
    assert all(b"".join(part.tobytes() for part in seen.values()) == told for seen, told in kept)


def test_what_is_hidden_was_there_to_be_seen() -> None:
    """In Clans each seat observes a card of its own, and to imagine changes those of the others."""
    table = TableEnv("clans", players=4, seed=2)
    table.reset()
    before = {agent: table.observe(agent)["observation"] for agent in table.agents}
    table.match.edition.rules.imagine(table.match.state, 0, random_from(1))
    changed = [
        not np.array_equal(seen, table.observe(agent)["observation"]) for agent, seen in before.items()
    ]
    assert not changed[0]
    assert any(changed)


@each_game
def test_rewards_come_at_the_end_and_add_up_to_nothing(game: str) -> None:
    table = TableEnv(game, players=pangea.game(game).players[-1], seed=4)
    table.reset()
    dice, got = np.random.default_rng(1), dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        assert not truncation
        assert termination or reward == 0
        got[agent] += reward
        table.step(None if termination else int(dice.choice(np.flatnonzero(observation["action_mask"]))))
    winners = [table.possible_agents[seat] for seat in table.match.score().winners]
    assert sum(got.values()) == pytest.approx(0, abs=1e-6)
    assert [agent for agent in got if got[agent] == max(got.values())] == winners
    assert (len(winners) > 1) or got[winners[0]] == 1


def test_an_action_that_is_not_legal_is_refused_or_loses() -> None:
    table = TableEnv("clans", players=2, seed=1)
    table.reset()
    illegal = int(np.flatnonzero(table.observe("player_0")["action_mask"] == 0)[0])
    before = fingerprint(table.match.state)
    with pytest.raises(IllegalMove):
        table.step(illegal)
    with pytest.raises(UnreadableMove):
        table.step(None)
    assert (fingerprint(table.match.state), table.agent_selection) == (before, "player_0")

    wrapped = env("clans", players=2, seed=1)
    wrapped.reset()
    wrapped.step(illegal)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards == {"player_0": -1.0, "player_1": 0}


def test_boards_are_rendered_as_text_and_as_pictures() -> None:
    text, picture, nothing = (TableEnv("planet", seed=1, render_mode=mode) for mode in ("ansi", "svg", None))
    for table in (text, picture, nothing):
        table.reset()
    assert text.render() == str(text.match)
    assert str(picture.render()).startswith("<svg")
    assert nothing.render() is None
    with pytest.raises(BadTable, match="human, ansi, svg, and not as 'rgb_array'"):
        TableEnv("planet", render_mode="rgb_array")


@surprised
@each_game
def test_boards_are_printed_for_people(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's tests of environments and of rendering; the board is printed after each reset and step."""
    assert TableEnv(game).metadata["render_modes"] == ["human", "ansi", "svg"]
    api_test(env(game, seed=3, render_mode="human"), num_cycles=10)
    render_test(
        lambda render_mode: env(game, render_mode=render_mode), {"svg": lambda picture: "<svg" in picture}
    )
    capsys.readouterr()
    table = TableEnv(game, seed=1, render_mode="human")
    table.reset()
    assert capsys.readouterr().out == f"{table.match}\n"
    for agent in table.agent_iter():
        observation, _, termination, _, _ = table.last()
        table.step(None if termination else table.action_space(agent).sample(observation["action_mask"]))
        assert capsys.readouterr().out == ("" if termination else f"{table.match}\n")
    assert table.render() is None
    assert capsys.readouterr().out == f"{table.match}\n"


def test_tables_that_there_are_not_are_refused() -> None:
    with pytest.raises(pangea.UnknownGame):
        env("chess")
    with pytest.raises(BadTable):
        env("clans", players=9)
    with pytest.raises(BadTable):
        env("clans", options={"colour": "red"})
    with pytest.raises(BadTable, match="whole number"):
        env("clans", players="3")  # type: ignore[arg-type]


def test_seeds_that_are_none_are_refused() -> None:
    with pytest.raises(BadTable, match="'x'"):
        env("clans", seed="x")  # type: ignore[arg-type]
    with pytest.raises(BadTable, match="'x'"):
        TableEnv("clans").reset(seed="x")  # type: ignore[arg-type]


@pytest.mark.parametrize("asked", ["last", "render", "step", "observe"])
def test_before_a_game_begins_it_is_said_that_none_has(asked: str) -> None:
    about: tuple[Any, ...] = {"step": (0,), "observe": ("player_0",)}.get(asked, ())
    with pytest.raises(BadTable, match="call reset first"):
        getattr(TableEnv("clans", render_mode="ansi"), asked)(*about)
