"""Learners whose observations, rewards and endings are written into the buffers that a trainer owns.

A row of the observations is what the learner sees, and after it a 1 for each action that is legal: such
buffers have no other place for it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pangea.core.contract import OVER
from pangea.core.errors import BadBatch
from pangea.research.learners import LearnerBatch
from pangea.research.seats import ILLEGAL

Rows = NDArray[np.float32]
Flags = NDArray[np.bool_]


class LearnerBuffers:
    """A batch with a learner in each game, and the buffers that it fills.

    A game that ends makes room for the next in the same step. An action that is not legal loses its game at
    once, as in `pangea.research.gymnasium`: a trainer that knows no masks goes on in all others.
    """

    def __init__(self, batch: LearnerBatch, observations: Rows, rewards: Rows, terminals: Flags) -> None:
        """The batch is one that begins no game by itself (`restarts=False`): the buffers say when."""
        width = batch.edition.game.feature_count + batch.actions
        wanted = {
            "observations": (observations, (batch.games, width), np.dtype(np.float32)),
            "rewards": (rewards, (batch.games,), np.dtype(np.float32)),
            "terminals": (terminals, (batch.games,), np.dtype(np.bool_)),
        }
        for name, (buffer, shape, kind) in wanted.items():
            if buffer.shape != shape or buffer.dtype != kind:
                given, needed = (
                    f"{one}, {size}" for one, size in ((buffer.dtype, buffer.shape), (kind, shape))
                )
                raise BadBatch("simulate-array", name=name, shape=given, wanted=needed)
        self.batch, self.observations, self.rewards, self.terminals = batch, observations, rewards, terminals

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.batch.reseed(seed)
        self.rewards[:], self.terminals[:] = 0, False
        self._show()

    def step(self, actions: NDArray[Any]) -> dict[str, float] | None:
        """Make each learner's action. If games ended: what they came to on average, as trainers log it."""
        batch = self.batch
        wanted = np.asarray(actions)
        if wanted.shape != (batch.games,) or wanted.dtype.kind not in "iu":
            raise BadBatch("simulate-actions", shape=f"{wanted.dtype}, {wanted.shape}", games=batch.games)
        known = (wanted >= 0) & (wanted < batch.actions)
        lost = ~(known & batch.mask[np.arange(batch.games), np.where(known, wanted, 0)])
        # What is done instead doesn't matter: the game is lost, and makes room.
        batch.step(np.where(lost, batch.mask.argmax(axis=1), wanted), check=False)
        ended = (batch.turn == OVER) & ~lost
        self.rewards[:] = np.where(lost, ILLEGAL, batch.learners_rewards)
        self.terminals[:] = ended | lost
        told = self._told(ended, lost) if self.terminals.any() else None
        if told is not None:
            batch.begin_next(self.terminals)
        self._show()
        return told

    def _told(self, ended: Flags, lost: Flags) -> dict[str, float]:
        told = {
            "games": float(self.terminals.sum()),
            "reward": float(self.rewards[self.terminals].mean()),
            "illegal": float(lost.sum()),
        }
        if ended.any():
            own = self.batch.points[ended, self.batch.seats[ended]]
            told["points"] = float(own.mean())
        return told

    def _show(self) -> None:
        features = self.batch.edition.game.feature_count
        self.observations[:, :features] = self.batch.observations
        self.observations[:, features:] = self.batch.mask
