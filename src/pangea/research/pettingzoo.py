"""Every game as an AEC environment of PettingZoo: seats move in turn, each with a mask of its legal actions.

    >>> from pangea.research import pettingzoo
    >>> table = pettingzoo.env("clans", players=3, seed=7)
    >>> table.reset()
    >>> observation, reward, termination, truncation, info = table.last()
    >>> table.agent_selection, int(observation["action_mask"].sum())
    ('player_0', 270)

Nature moves by itself. A seed gives the deals that `pangea.start` gives for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pangea.core.arguments import players_in, seed_in
from pangea.core.contract import OVER
from pangea.core.errors import BadTable
from pangea.core.match import Match, start
from pangea.research.seats import (
    ILLEGAL,
    RENDER_MODES,
    SEEDS,
    Eyes,
    Observation,
    actions_of,
    compiled_edition,
    known_render_mode,
    observations_of,
    rendered,
    rewards_of,
)


def env(
    game: str = "clans",
    players: int | None = None,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    content: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> Any:
    """A table in the wrappers that PettingZoo recommends: whoever acts illegally loses, and ends the game.

    `players` are as few as the game allows unless you say how many. The seed is that of the first game, if
    `reset` is given none.
    """
    table: Any = raw_env(game, players, seed, options, content, render_mode)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table without wrappers, which is quicker. An action that is not legal is refused with the rule that
    forbids it, and changes nothing."""

    def __init__(
        self,
        game: str = "clans",
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        content: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = known_render_mode(render_mode)
        self._edition, self._options = compiled_edition(game, content), dict(options or {})
        self._players = self._edition.game.players[0] if players is None else players_in(players)
        self._edition.lay_out(self._players, self._options)  # refuses what the game does not have
        self.metadata = {
            "name": f"pangea_{self._edition.game.name}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self._players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observations_of(self._edition) for agent in self._seats}
        self.action_spaces = {agent: actions_of(self._edition) for agent in self._seats}
        self._eyes = Eyes(self._edition)
        self._first_seed = None if seed is None else seed_in(seed)
        self._random = np.random.default_rng(None if seed is None else abs(seed_in(seed)))
        self.agents: list[str] = []

    match: Match
    """The game itself: all of it, what is hidden too."""

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game. Without a seed its deals are the next of a sequence that the last seed began."""
        seed, self._first_seed = self._first_seed if seed is None else seed_in(seed), None
        if seed is not None:
            self._random = np.random.default_rng(abs(seed))
        drawn = int(self._random.integers(SEEDS)) if seed is None else seed
        self.match = start(self._edition, self._players, self._options, drawn)
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.possible_agents[self.match.turn]
        self._render_for_people()

    def observe(self, agent: str) -> Observation:
        """What this agent may know now; its mask is empty while it is another's turn."""
        self._is_begun()
        return self._eyes.observed(self.match, self._seats[agent])

    def last(self, observe: bool = True) -> Any:
        """What the agent whose turn it is sees, its reward since its last turn, and whether it is over."""
        self._is_begun()
        return super().last(observe)

    def step(self, action: int | None) -> None:
        self._is_begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(action)  # type: ignore[arg-type]  # what is no number is refused in a sentence
        self._cumulative_rewards[agent] = 0.0
        turn = self.match.turn
        if turn == OVER:
            self.rewards = dict(zip(self.possible_agents, rewards_of(self.match), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[turn]
        self._render_for_people()

    def render(self) -> str | None:
        """Return a spectator's view of the board, as text (`ansi`) or SVG (`svg`); `human` prints it."""
        self._is_begun()
        return rendered(self.match, self.render_mode)

    def close(self) -> None:
        """Nothing was opened."""

    def _render_for_people(self) -> None:
        """Environments of PettingZoo render by themselves in the mode `human`."""
        if self.render_mode == "human":
            self.render()

    def _is_begun(self) -> None:
        if not hasattr(self, "match"):
            raise BadTable("research-reset-first")


raw_env = TableEnv
"""The name by which PettingZoo's own games have it."""
