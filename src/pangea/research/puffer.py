"""A native environment of PufferLib on a batch of games: one learner a game, straight into its buffers.

    from pangea.research.puffer import LearnerPufferEnv   # takes pufferlib, which no extra brings
    import pufferlib.vector

    games = pufferlib.vector.make(
        LearnerPufferEnv, env_kwargs={"num_envs": 4096, "game": "clans"}, backend=pufferlib.PufferEnv
    )

An observation is what the learner sees, and after it a 1 for each action that is legal (`legal_in` finds it):
PufferLib's own masks are of agents. Policies that don't heed it lose at once, with a reward of -1.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from pangea.core.arguments import game_name_in
from pangea.core.catalogue import game as game_named
from pangea.core.errors import PangeaError
from pangea.research.buffers import LearnerBuffers
from pangea.research.learners import LearnerBatch
from pangea.research.seats import actions_of


class NoPufferLib(PangeaError, ImportError):
    """PufferLib is not installed."""


def _puffer_env() -> Any:
    try:
        return importlib.import_module("pufferlib").PufferEnv
    except ImportError:
        raise NoPufferLib("research-pufferlib") from None


class LearnerPufferEnv(_puffer_env()):  # type: ignore[misc]
    """As many agents as there are games, each the learner of its own.

    Opponents play at random, or in a hurry (rather with sensible moves).
    """

    def __init__(
        self,
        num_envs: int = 4096,
        game: str = "clans",
        players: int | None = None,
        opponents: str = "random",
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        content: Mapping[str, Any] | None = None,
        *,
        threads: int | None = None,
        buf: Any = None,
        seed: int = 0,
    ) -> None:
        """`players` are as few as the game allows unless you say how many. `seat`: the learner's; None draws
        one for each game."""
        least = game_named(game_name_in(game)).players[0]
        batch = LearnerBatch(
            game,
            num_envs,
            least if players is None else players,
            seed,
            options,
            content,
            opponents=opponents,
            seat=seat,
            restarts=False,
            threads=threads,
        )
        width = batch.edition.game.feature_count + batch.actions
        self.single_observation_space = spaces.Box(-np.inf, np.inf, (width,), np.float32)
        self.single_action_space = actions_of(batch.edition)
        self.num_agents = num_envs
        super().__init__(buf)
        self._seed = seed
        self._buffers = LearnerBuffers(batch, self.observations, self.rewards, self.terminals)

    @property
    def batch(self) -> LearnerBatch:
        """The games themselves."""
        return self._buffers.batch

    def legal_in(self, observations: Any) -> Any:
        """The part of observations that says which actions are legal, whatever array they are."""
        return observations[..., self.batch.edition.game.feature_count :]

    def reset(
        self, seed: int | Sequence[int] | None = None
    ) -> tuple[NDArray[np.float32], list[dict[str, float]]]:
        """Begin all games. The same seed gives the same games; without one they are those of `__init__`'s."""
        # Its worker processes hand over a list, of one seed for each environment that they have.
        given = self._seed if seed is None else seed
        self._buffers.reset(given[0] if isinstance(given, Sequence) else given)
        self.truncations[:], self.masks[:] = False, True
        return self.observations, []

    def step(self, actions: NDArray[Any]) -> tuple[Any, Any, Any, Any, list[dict[str, float]]]:
        """Make the learner's action in each game. What games that ended came to is in the infos."""
        told = self._buffers.step(actions)
        infos = [] if told is None else [told]
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        self.batch.close()
