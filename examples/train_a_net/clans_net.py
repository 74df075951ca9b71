"""A net for Clans that knows the map: every border is judged by the same weights, as a plane is by a filter.

A territory is seen with its huts, mine first, and the huts around it. A move across a border is judged by
what is seen on both sides and by the state of the game; so what is learned in one corner of the map holds in
all. It learns with torch, and plays with NumPy: `forward` is written once for both.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from small_net import Floats, Mask, Weights
from symmetries import as_mine

from pangea.bots.guided import softmax
from pangea.games.clans.board import BORDERS, CLANS, SOURCE, TARGET, TERRITORIES

HUTS, GROUPS = TERRITORIES * CLANS, TERRITORIES
SEEN_OF_A_TERRITORY = 2 * (CLANS + 2)
"""Huts of each clan, all huts, is it settled; and the same of all around it, added up."""
WIDTH, NARROW = 48, 24
AROUND_IT = np.zeros((TERRITORIES, TERRITORIES), np.float32)
AROUND_IT[SOURCE, TARGET] = 1
FROM, TO = SOURCE.astype(np.int64), TARGET.astype(np.int64)


@dataclass
class ClansNet:
    game: str
    weights: Weights

    @classmethod
    def fresh(
        cls, game: str, inputs: int, moves: int, seats: int, width: int = 128, seed: int = 0
    ) -> ClansNet:
        assert game == "clans", f"this net is for Clans: {game} has another map"
        draw, rest = np.random.default_rng(seed), inputs - HUTS - 2 * GROUPS
        sizes = {
            "from": (SEEN_OF_A_TERRITORY, WIDTH),
            "to": (SEEN_OF_A_TERRITORY, WIDTH),
            "game": (rest, WIDTH),
            "border": (WIDTH, NARROW),
            "policy": (NARROW, 1),
            "others": (rest, moves - BORDERS),
            "flat": (inputs, width),
            "value": (width, seats),
        }
        weights: Weights = {}
        for name, (rows, columns) in sizes.items():
            scale = np.sqrt(1 / rows) * (0.1 if name in ("policy", "others", "value") else 1)
            weights[name] = (draw.standard_normal((rows, columns)) * scale).astype(np.float32)
            weights[f"{name}_bias"] = np.zeros(columns, np.float32)
        return cls(game, weights)

    def __call__(self, observations: Floats, mask: Mask) -> tuple[Floats, Floats]:
        logits, values = self.forward(self.weights, as_mine(self.game, observations), np)
        return softmax(logits, mask), values

    @staticmethod
    def forward(w: Any, seen: Any, xp: Any) -> tuple[Any, Any]:
        """Logits of all moves, and values; `xp` is numpy or torch."""
        groups, rest = seen[:, HUTS : HUTS + GROUPS], seen[:, HUTS + 2 * GROUPS :]
        settled = xp.asarray(groups > 0, dtype=xp.float32)
        parts = [seen[:, :HUTS].reshape(-1, TERRITORIES, CLANS), groups[:, :, None], settled[:, :, None]]
        there = xp.concatenate(parts, -1)
        around = xp.asarray(AROUND_IT, device=seen.device) @ there
        there = xp.concatenate([there, around], -1)
        of_game = (rest @ w["game"] + w["game_bias"])[:, None, :]
        both = (there @ w["from"] + w["from_bias"])[:, FROM] + (there @ w["to"] + w["to_bias"])[:, TO]
        border = _relu(_relu(both + of_game) @ w["border"] + w["border_bias"])
        crossing = (border @ w["policy"] + w["policy_bias"])[:, :, 0]
        others = rest @ w["others"] + w["others_bias"]
        flat = _relu(seen @ w["flat"] + w["flat_bias"])
        values = 1 / (1 + xp.exp(-(flat @ w["value"] + w["value_bias"])))
        return xp.concatenate([crossing, others], -1), values


def _relu(numbers: Any) -> Any:
    return (numbers + abs(numbers)) / 2
