"""A bot that thinks ahead: it imagines what it can't see, and plays the game out many thousand times."""

from __future__ import annotations

from pangea.bots.search.player import Player
from pangea.bots.search.settings import SearchSettings
from pangea.bots.search.thoughts import Thought

__all__ = ["Player", "SearchSettings", "Thought"]
