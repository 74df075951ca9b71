"""What a net need not learn: positions that are the same but for names.

In Clans the five clans have the same rights, so every position is shown with the mover's clan first, and the
other four in an order that is drawn anew for each lesson. No move depends on the order.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pangea import game as game_named
from pangea.games.clans.board import CLANS, TERRITORIES

Floats = NDArray[np.float32]


def as_mine(game: str, observations: Floats, draw: np.random.Generator | None = None) -> Floats:
    """Observations with what is mine first; with `draw`, the rest in any order."""
    if game != "clans":
        return observations
    parts = _parts_of_clans()
    mine = observations[:, parts["mine"]].argmax(axis=1)
    order = (mine[:, None] + np.arange(CLANS)) % CLANS
    if draw is not None:
        order[:, 1:] = draw.permuted(order[:, 1:], axis=1)
    out = observations.copy()
    huts = observations[:, parts["huts"]].reshape(-1, TERRITORIES, CLANS)
    out[:, parts["huts"]] = np.take_along_axis(huts, order[:, None, :], axis=2).reshape(len(out), -1)
    for part in ("points", "mine"):
        out[:, parts[part]] = np.take_along_axis(observations[:, parts[part]], order, axis=1)
    return out


def _parts_of_clans() -> dict[str, slice]:
    named, at = {}, 0
    words = {"huts of each clan": "huts", "points of each clan": "points", "my clan": "mine"}
    for name, length in game_named("clans").features:
        for begins, short in words.items():
            if name.startswith(begins):
                named[short] = slice(at, at + length)
        at += length
    return named
