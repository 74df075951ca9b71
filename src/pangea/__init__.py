"""Pangea: four board games of land and life, with exact rules.

>>> import pangea
>>> game = pangea.start("clans", players=3, seed=7)
>>> game.play(game.legal()[0])
>>> game.turn
1
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pangea.core.catalogue import every_game, game
from pangea.core.contract import NATURE, OVER, WATCHER, Game
from pangea.core.edition import Edition
from pangea.core.errors import (
    BadContent,
    BadMove,
    BadRecord,
    BadRule,
    BadTable,
    BrokenGame,
    IllegalMove,
    NothingToUndo,
    PangeaError,
    UnknownGame,
    UnreadableMove,
    UnreadablePosition,
)
from pangea.core.match import Match, Score
from pangea.core.match import start as _start
from pangea.core.records import load
from pangea.core.views import View

__version__ = "0.2.0"


def start(
    name: str,
    players: int,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    content: Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
) -> Match:
    """A new match of a game, set up as far as the first decision of a player.

    The same seed gives the same deals; without one they are drawn from the system's own chance.
    """
    return _start(Edition(game(name), content), players, options, seed, names)


__all__ = [
    "NATURE",
    "OVER",
    "WATCHER",
    "BadContent",
    "BadMove",
    "BadRecord",
    "BadRule",
    "BadTable",
    "BrokenGame",
    "Edition",
    "Game",
    "IllegalMove",
    "Match",
    "NothingToUndo",
    "PangeaError",
    "Score",
    "UnknownGame",
    "UnreadableMove",
    "UnreadablePosition",
    "View",
    "every_game",
    "game",
    "load",
    "start",
]
