"""What a net need not learn: positions that are the same but for names.

In Clans the five clans have the same rights, so every position is shown with the mover's clan first, and the
other four in an order that is drawn anew for each lesson. No move depends on the order.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pangea import game as game_named
from pangea.games.clans.board import CLANS

Floats = NDArray[np.float32]


def as_mine(game: str, observations: Floats, draw: np.random.Generator | None = None) -> Floats:
    """Observations with what is mine first; with `draw`, the rest in any order."""
    if game != "clans":
        return observations
    parts = game_named("clans").parts(observations)
    mine = parts["my_clan"].argmax(axis=1)
    order = (mine[:, None] + np.arange(CLANS)) % CLANS
    if draw is not None:
        order[:, 1:] = draw.permuted(order[:, 1:], axis=1)
    out = observations.copy()
    shown = game_named("clans").parts(out)
    shown["huts"][:] = np.take_along_axis(parts["huts"], order[:, None, :], axis=2)
    for part in ("points", "my_clan"):
        shown[part][:] = np.take_along_axis(parts[part], order, axis=1)
    return out
