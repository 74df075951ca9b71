"""Every game as an environment of Gymnasium: one learner against bots, by their names or of one's own.

    >>> import gymnasium
    >>> import pangea.research.gymnasium
    >>> game = gymnasium.make("pangea/Clans-v0", opponents=["random", "gatherer"], seat=0)
    >>> observation, info = game.reset(seed=7)
    >>> info["seat"], int(observation["action_mask"].sum())
    (0, 270)

To import this is to register the games, each as `pangea/<Name>-v0`. With `gymnasium.make_vec` they are those
of `pangea.research.vector`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray

from pangea.bots import Bot, bot
from pangea.core.arguments import players_in, shown
from pangea.core.catalogue import names
from pangea.core.errors import BadMove, BadTable
from pangea.core.match import Match, start
from pangea.research.learners import learners_seat
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


class LearnerEnv(gymnasium.Env[Observation, int]):
    """One learner at a table with bots.

    An observation has what the learner's seat may know, and the mask of its legal actions. The reward comes
    at the end: 1 for winning alone, and what all seats get adds up to 0. Whoever does what is not legal ends
    the game and gets -1; `info["illegal"]` has the rule that forbids it.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str = "clans",
        opponents: str | Sequence[Bot | str] = "random",
        seat: int | None = None,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        content: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`opponents`: a bot for each other seat, clockwise from the learner's; one name stands for all of
        them. `players` are as few as the game allows unless you say how many, here or by the opponents.
        `seat`: the learner's; None draws one for each game."""
        self.render_mode = known_render_mode(render_mode)
        self._edition, self._options = compiled_edition(game, content), dict(options or {})
        self._opponents = self._known(opponents, players)
        self._players = len(self._opponents) + 1
        self._edition.lay_out(self._players, self._options)  # refuses what the game does not have
        self._seat = learners_seat(seat, self._players)
        self._eyes = Eyes(self._edition)
        self.action_space = actions_of(self._edition)
        self.observation_space = observations_of(self._edition)
        self._is_done = True

    match: Match
    """The game itself: all of it, what is hidden too."""
    seat: int
    """The learner's in this game."""

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game. A seed gives the deals that `pangea.start` gives for it."""
        super().reset(seed=seed)
        while True:
            drawn = int(self.np_random.integers(SEEDS)) if seed is None else seed
            self.match = start(self._edition, self._players, self._options, drawn)
            self.seat = int(self.np_random.integers(self._players)) if self._seat is None else self._seat
            self._bots = [self._seated(player) for player in self._opponents]
            self._let_others_move()
            if not self.match.is_over:
                break
            seed = None
        self._is_done = False
        self._render_for_people()
        return self._eyes.observed(self.match, self.seat), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make the learner's move; the others and nature move until it is its turn again."""
        if self._is_done:
            raise BadTable("research-reset-first")
        info: dict[str, Any] = {"seat": self.seat}
        reward = 0.0
        try:
            self.match.play(action)
        except BadMove as refused:
            self._is_done, reward, info["illegal"] = True, ILLEGAL, str(refused)
        else:
            self._let_others_move()
            if self.match.is_over:
                self._is_done, reward = True, rewards_of(self.match)[self.seat]
                info["points"] = self.match.score().points
        self._render_for_people()
        return self._eyes.observed(self.match, self.seat), reward, self._is_done, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, by the name under which MaskablePPO of sb3-contrib asks for it."""
        if self._is_done:
            raise BadTable("research-reset-first")
        return self._eyes.observed(self.match, self.seat)["action_mask"].view(np.bool_)

    def render(self) -> Any:
        """Return the learner's view of the board, as text (`ansi`) or SVG (`svg`); `human` prints it."""
        if not hasattr(self, "match"):
            raise BadTable("research-reset-first")
        return rendered(self.match, self.render_mode, self.seat)

    def _render_for_people(self) -> None:
        """Environments of Gymnasium render by themselves in the mode `human`."""
        if self.render_mode == "human":
            self.render()

    def _known(self, given: str | Sequence[Bot | str], players: int | None) -> list[Bot | str]:
        """The opponents, one for each other seat."""
        wanted = None if players is None else players_in(players)
        if isinstance(given, str):
            return [given] * ((wanted or self._edition.game.players[0]) - 1)
        if isinstance(given, bytes | Mapping) or not isinstance(given, Sequence):
            raise BadTable("core-bots-list", given=shown(given))
        if wanted not in (None, len(given) + 1):
            raise BadTable("research-opponents-number", given=len(given), players=wanted)
        for one in given:
            if not isinstance(one, str) and (
                isinstance(one, type) or not callable(getattr(one, "choose", None))
            ):
                raise BadTable("core-bot-kind", given=shown(one))
        return list(given)

    def _seated(self, player: Bot | str) -> Bot:
        """A bot that is known by name plays each game with luck of its own."""
        seed = int(self.np_random.integers(SEEDS))
        return bot(player, seed) if isinstance(player, str) else player

    def _let_others_move(self) -> None:
        match = self.match
        while match.turn != self.seat and not match.is_over:
            opponent = self._bots[(match.turn - self.seat) % self._players - 1]
            match.play(opponent.choose(match.view(match.turn), match.legal()))


def register() -> None:
    """Make the games known to Gymnasium by their names."""
    for name in names():
        known = f"pangea/{name.title()}-v0"
        if known not in cast("dict[str, Any]", gymnasium.registry):
            gymnasium.register(
                known,
                entry_point=f"{__name__}:LearnerEnv",
                vector_entry_point="pangea.research.vector:LearnerVectorEnv",
                kwargs={"game": name},
            )


register()
