"""A vector environment of Gymnasium on a batch of games: one learner a game, thousands of games a step.

    >>> from pangea.research.vector import LearnerVectorEnv
    >>> games = LearnerVectorEnv(num_envs=1000, game="clans", players=3)
    >>> observations, infos = games.reset(seed=1)
    >>> observations["observation"].shape, observations["action_mask"].shape
    ((1000, 454), (1000, 650))
    >>> observations, rewards, terminations, truncations, infos = games.step(games.random_actions())
    >>> games.close()

Opponents and nature move inside compiled code: what a step leads to is what the same learner sees next, and
its reward is its own, that of its seat, when the game is over. (Were every seat the learner in turn, the
rewards of all but the last mover would be lost: for self-play take `pangea.batch`, which has them all.)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from pangea.core.arguments import game_name_in, shown
from pangea.core.catalogue import game as game_named
from pangea.core.contract import OVER
from pangea.core.errors import BadTable
from pangea.research.learners import LearnerBatch
from pangea.research.seats import Observation, actions_of, observations_of

SEEDS = 1 << 62
Truths = NDArray[np.bool_]
Stepped = tuple[Observation, NDArray[np.float64], Truths, Truths, dict[str, Any]]


class LearnerVectorEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Games against opponents that play at random, or in a hurry (rather with sensible moves).

    Observations are what `pangea.research.gymnasium` shows. An action that is not legal is refused, and then
    nothing is done in any game. When a game ends, the next one in its place begins as `autoreset_mode` says:
    with the next step, whose action doesn't count there (Gymnasium's usual way); in the same step, with the
    end in `infos["final_obs"]`; or when `reset(options={"reset_mask": …})` asks for it.
    """

    def __init__(
        self,
        num_envs: int,
        game: str = "clans",
        players: int | None = None,
        opponents: str = "random",
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        content: Mapping[str, Any] | None = None,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`players` are as few as the game allows unless you say how many. `seat`: the learner's; None draws
        one for each game. Without `copy` observations are overwritten by the next step. Nothing is rendered:
        `render_mode` is there because `gymnasium.make_vec` hands it over."""
        if render_mode is not None:
            raise BadTable("research-vector-render", given=shown(render_mode))
        self.autoreset_mode = known_mode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.num_envs, self._copies = num_envs, copy
        least = game_named(game_name_in(game)).players[0]
        self.batch = LearnerBatch(
            game,
            num_envs,
            least if players is None else players,
            options=options,
            content=content,
            opponents=opponents,
            seat=seat,
            restarts=self.autoreset_mode == AutoresetMode.NEXT_STEP,
            threads=threads,
        )
        edition = self.batch.edition
        self.single_action_space, self.single_observation_space = (
            actions_of(edition),
            observations_of(edition),
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games, or those that `options["reset_mask"]` is true for.

        With the same seed they are the same games; without one they are drawn from what the last seed began.
        """
        super().reset(seed=seed)
        chosen = (options or {}).get("reset_mask")
        if chosen is None:
            self.batch.reseed(int(self.np_random.integers(SEEDS)))
        else:
            self.batch.begin_next(self._known_mask(chosen))
        return self._observations(), self._infos()

    def step(self, actions: NDArray[Any]) -> Stepped:
        """Make the learner's action in each game, and go on until it is its turn again."""
        batch = self.batch
        batch.step(actions)
        ended, rewards = batch.turn == OVER, batch.learners_rewards
        infos = self._infos()
        if ended.any():
            infos |= {"points": batch.points[:, : batch.players].copy(), "_points": ended.copy()}
            if self.autoreset_mode == AutoresetMode.SAME_STEP:
                infos = self._ended(ended, infos)
                batch.begin_next(ended)
                infos |= self._infos()
        return self._observations(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def random_actions(self) -> NDArray[np.int32]:
        """A legal action for each game, each as likely as the others."""
        return self.batch.random_actions().copy()

    def close_extras(self, **_: Any) -> None:
        self.batch.close()

    def _observations(self) -> Observation:
        mask = self.batch.mask.view(np.int8)
        told: Observation = {"observation": self.batch.observations, "action_mask": mask}
        return {name: array.copy() for name, array in told.items()} if self._copies else told

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {"seat": self.batch.seats.copy(), "_seat": everywhere}

    def _ended(self, ended: Truths, infos: dict[str, Any]) -> dict[str, Any]:
        """What Gymnasium's own environments tell of games that made room for others in the same step."""
        last: dict[str, Any] = {}
        for name, array in (("observation", self.batch.observations), ("action_mask", self.batch.mask)):
            last |= {name: np.where(ended[:, None], array, 0).astype(array.dtype), f"_{name}": ended.copy()}
        last["action_mask"] = last["action_mask"].view(np.int8)
        return {
            "final_obs": last,
            "_final_obs": ended.copy(),
            "final_info": infos | {"_seat": ended.copy()},
            "_final_info": ended.copy(),
        }

    def _known_mask(self, given: Any) -> Truths:
        is_mask = isinstance(given, np.ndarray) and given.dtype == np.bool_
        if not is_mask or given.shape != (self.num_envs,) or not given.any():
            raise BadTable("research-reset-mask", given=shown(given), games=self.num_envs)
        chosen: Truths = given
        return chosen


def known_mode(given: AutoresetMode | str) -> AutoresetMode:
    try:
        return AutoresetMode(given)
    except ValueError:
        known = ", ".join(mode.value for mode in AutoresetMode)
        raise BadTable("research-autoreset", given=shown(given), known=known) from None
