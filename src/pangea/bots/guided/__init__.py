"""A search that a function or a net guides: priors and values for many leaves and many games at once."""

from __future__ import annotations

from pangea.bots.guided.evaluating import Evaluate, softmax
from pangea.bots.guided.player import GuidedPlayer, GuidedThought
from pangea.bots.guided.search import GuidedBranch, GuidedSearch
from pangea.bots.guided.settings import PLAYOUTS_ALONE, GuidedSettings

__all__ = [
    "PLAYOUTS_ALONE",
    "Evaluate",
    "GuidedBranch",
    "GuidedPlayer",
    "GuidedSearch",
    "GuidedSettings",
    "GuidedThought",
    "softmax",
]
