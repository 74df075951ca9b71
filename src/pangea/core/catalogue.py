"""The games there are. Nothing lists them: the catalogue looks into `games/`."""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from functools import cache

from pangea.core.contract import Game
from pangea.core.errors import UnknownGame

# The catalogue imports games by name, so that core depends on no game.
_SHELF = "pangea.games"


@cache
def names() -> tuple[str, ...]:
    """The names of all games, without opening their boxes."""
    shelf = importlib.import_module(_SHELF)
    return tuple(sorted(box.name for box in pkgutil.iter_modules(shelf.__path__) if box.ispkg))


@cache
def game(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        nearest = difflib.get_close_matches(name.lower(), names(), 1, 0.5)
        if nearest:
            raise UnknownGame("core-unknown-game-perhaps", name=name, nearest=nearest[0])
        raise UnknownGame("core-unknown-game", name=name, games=", ".join(names()))
    found: Game = importlib.import_module(f"{_SHELF}.{name}").GAME
    return found


def every_game() -> list[Game]:
    return [game(name) for name in names()]
