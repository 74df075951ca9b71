"""The games there are. Nothing lists them: the catalogue looks into `games/`, in every place there is."""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from functools import cache
from pathlib import Path

from pangea.core.contract import Game
from pangea.core.errors import UnknownGame
from pangea.core.places import VARIABLE, places

# The catalogue imports games by name, so that core depends on no game.
_SHELF = "pangea.games"


def names() -> tuple[str, ...]:
    """The names of all games, without opening their boxes."""
    return _names_in(places())


@cache
def _names_in(where: tuple[Path, ...]) -> tuple[str, ...]:
    shelf = importlib.import_module(_SHELF)
    for folder in (place / "games" for place in where):
        if not folder.is_dir():
            raise UnknownGame("core-no-games-there", folder=str(folder), variable=VARIABLE)
        if str(folder) not in shelf.__path__:
            shelf.__path__.append(str(folder))
    boxes = pkgutil.iter_modules([str(place / "games") for place in where])
    return tuple(sorted({box.name for box in boxes if box.ispkg}))


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
