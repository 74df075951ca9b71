"""A small policy and value net in NumPy: it guides a search, and learns by itself where there is no torch.

Two hidden layers see the features of a mover. One head says a logit for every move, the other what the
position is worth to each seat, the mover first. A net is a file of weights; torch trains the same ones.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray
from symmetries import as_mine

from pangea.bots.guided import softmax

Floats = NDArray[np.float32]
Mask = NDArray[np.bool_]
Weights = dict[str, Floats]


@dataclass(frozen=True)
class Lessons:
    """Positions: what was seen, what was legal, how often each move was tried, and what came of it."""

    seen: Floats
    mask: Mask
    policy: Floats
    values: Floats

    def __len__(self) -> int:
        return len(self.seen)

    def some(self, rows: NDArray[np.int64]) -> Lessons:
        return Lessons(self.seen[rows], self.mask[rows], self.policy[rows], self.values[rows])

    @staticmethod
    def together(parts: list[Lessons]) -> Lessons:
        columns = zip(*((part.seen, part.mask, part.policy, part.values) for part in parts), strict=True)
        return Lessons(*(np.concatenate(column) for column in columns))


@dataclass
class SmallNet:
    """The weights, and the game that they are for."""

    game: str
    weights: Weights
    _means: Weights = field(default_factory=dict, repr=False)
    _squares: Weights = field(default_factory=dict, repr=False)
    _steps: int = 0

    @classmethod
    def fresh(
        cls, game: str, inputs: int, moves: int, seats: int, width: int = 256, seed: int = 0
    ) -> SmallNet:
        draw = np.random.default_rng(seed)
        sizes = {
            "one": (inputs, width),
            "two": (width, width),
            "policy": (width, moves),
            "value": (width, seats),
        }
        weights: Weights = {}
        for name, (rows, columns) in sizes.items():
            scale = np.sqrt(2 / rows) * (0.1 if name in ("policy", "value") else 1)
            weights[name] = (draw.standard_normal((rows, columns)) * scale).astype(np.float32)
            weights[f"{name}_bias"] = np.zeros(columns, np.float32)
        return cls(game, weights)

    # To play

    def __call__(self, observations: Floats, mask: Mask) -> tuple[Floats, Floats]:
        """What a guided search asks: priors and values for each row."""
        logits, values = self.forward(self.weights, as_mine(self.game, observations), np)
        return softmax(logits, mask), values

    @staticmethod
    def forward(w: Any, seen: Any, xp: Any) -> tuple[Any, Any]:
        """Logits of all moves, and values; `xp` is numpy or torch."""
        one = seen @ w["one"] + w["one_bias"]
        two = (one + abs(one)) / 2 @ w["two"] + w["two_bias"]
        two = (two + abs(two)) / 2
        values = 1 / (1 + xp.exp(-(two @ w["value"] + w["value_bias"])))
        return two @ w["policy"] + w["policy_bias"], values

    # To learn

    def learn(self, lessons: Lessons, rate: float = 1e-3) -> float:
        """One step of Adam on these positions; the loss before it."""
        w = self.weights
        one = np.maximum(lessons.seen @ w["one"] + w["one_bias"], 0)
        two = np.maximum(one @ w["two"] + w["two_bias"], 0)
        logits, values = self.forward(w, lessons.seen, np)
        priors, rows = softmax(logits, lessons.mask), len(lessons)
        off_policy = (priors - lessons.policy) / rows
        off_value = 2 * (values - lessons.values) * values * (1 - values) / rows
        back_two = np.where(two > 0, off_policy @ w["policy"].T + off_value @ w["value"].T, np.float32(0))
        back_one = np.where(one > 0, back_two @ w["two"].T, np.float32(0))
        slopes: Weights = {}
        for name, before, after in (
            ("policy", two, off_policy),
            ("value", two, off_value),
            ("two", one, back_two),
            ("one", lessons.seen, back_one),
        ):
            slopes[name] = np.asarray(before.T @ after, np.float32)
            slopes[f"{name}_bias"] = np.asarray(after.sum(axis=0), np.float32)
        self._step(slopes, rate)
        surprise = -(lessons.policy * np.log(np.maximum(priors, 1e-9))).sum() / rows
        return float(surprise + ((values - lessons.values) ** 2).sum() / rows)

    def _step(self, slopes: Weights, rate: float) -> None:
        self._steps += 1
        for name, slope in slopes.items():
            mean = self._means.setdefault(name, np.zeros_like(slope))
            square = self._squares.setdefault(name, np.zeros_like(slope))
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope**2 - square)
            unbiased = mean / (1 - 0.9**self._steps)
            scale = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            self.weights[name] = (self.weights[name] - rate * unbiased / scale).astype(np.float32)
