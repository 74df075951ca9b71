"""The games there are. Nothing lists them: the catalogue looks into `games/`, in every place there is, and
among the installed packages. What is wrong with a game from elsewhere keeps nobody from playing the others.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from pangea.core.contract import Game
from pangea.core.errors import BrokenGame, UnknownGame
from pangea.core.installed import GAMES, Addition, NotImported, additions, imported
from pangea.core.nearest import nearest
from pangea.core.places import HOME, VARIABLE, places
from pangea.core.words import ENGLISH, LOCALES, Phrase

# The catalogue imports games by name, so that core depends on no game.
_SHELF = "pangea.games"


def names() -> tuple[str, ...]:
    """The names of all games, without opening their boxes."""
    return tuple(sorted({*_names_in(places()), *_added()}))


def of_this_package() -> tuple[str, ...]:
    """The names of the games that everybody has who has Pangea."""
    return tuple(sorted(_names_in((HOME,))))


def game(name: str) -> Game:
    """The game of that name."""
    if not isinstance(name, str):
        raise UnknownGame("core-unknown-game", name=str(name), games=", ".join(names()))
    return _opened(name)


def every_game() -> list[Game]:
    """All games that can be opened. `troubles` says what is wrong with the others."""
    return [game for game in map(_opened_or_not, names()) if isinstance(game, Game)]


def troubles() -> list[BrokenGame]:
    """What is wrong with games from elsewhere: those that can't be opened, and names that are taken."""
    broken = [game for game in map(_opened_or_not, names()) if isinstance(game, BrokenGame)]
    return [*broken, *_refused()]


def _opened_or_not(name: str) -> Game | BrokenGame:
    try:
        return _opened(name)
    except BrokenGame as broken:
        return broken


@cache
def _opened(name: str) -> Game:
    if name in _names_in((HOME,)):
        ours: Game = importlib.import_module(f"{_SHELF}.{name}").GAME
        return ours
    if name in _names_in(places()):
        folder = next(place for place in places() if name in _names_in((place,)))
        return _from_elsewhere(name, f"{_SHELF}.{name}", "GAME", f"{VARIABLE}={folder}")
    if name in _added():
        added = _added()[name]
        return _from_elsewhere(name, added.module, added.attribute or "GAME", added.package)
    if meant := nearest(name, names()):
        raise UnknownGame("core-unknown-game-perhaps", name=name, nearest=meant)
    raise UnknownGame("core-unknown-game", name=name, games=", ".join(names()))


@cache
def _names_in(where: tuple[Path, ...]) -> tuple[str, ...]:
    shelf = importlib.import_module(_SHELF)
    for folder in (place / "games" for place in where):
        if not folder.is_dir():
            raise UnknownGame("core-no-games-there", folder=str(folder), variable=VARIABLE)
        if str(folder) not in shelf.__path__:
            shelf.__path__.append(str(folder))
    boxes = pkgutil.iter_modules([str(place / "games") for place in where])
    return tuple(sorted({*(box.name for box in boxes if box.ispkg), *_unpacked(where)}))


def _unpacked(where: tuple[Path, ...]) -> Iterator[str]:
    """Folders of code without an `__init__.py`. They are no games, and `troubles` says so."""
    for place in where:
        for file in () if place == HOME else (place / "games").glob("*/*.py"):
            if file.parent.name.isidentifier():
                yield file.parent.name


def _from_elsewhere(name: str, module: str, attribute: str, source: str) -> Game:
    """A game of somebody else's, or the sentence that says what is wrong with it."""

    def broken(reason: Phrase) -> BrokenGame:
        return BrokenGame("core-broken-game", name=name, source=source, reason=reason)

    try:
        box = imported(module)
    except NotImported as error:
        raise broken(error.reason) from error
    found = getattr(box, attribute, None)
    if not isinstance(found, Game):
        file = str(getattr(box, "__file__", None) or Path(next(iter(box.__path__)), "__init__.py"))
        raise broken(Phrase("core-no-game-in", {"file": file, "attribute": attribute}))
    if found.name != name:
        raise broken(Phrase("core-other-name", {"name": found.name}))
    return found


def _added() -> dict[str, Addition]:
    """The games that packages add, under names that were free."""
    taken, free = {*_names_in(places()), *_parts()}, dict[str, Addition]()
    for added in additions(GAMES):
        if added.name not in taken and added.name.isidentifier():
            free.setdefault(added.name, added)
    return free


def _refused() -> Iterator[BrokenGame]:
    """The names that packages can't have."""
    for added in additions(GAMES):
        if not added.name.isidentifier():
            reason = Phrase("core-no-name")
        elif _added().get(added.name) != added:
            reason = Phrase("core-name-taken")
        else:
            continue
        yield BrokenGame("core-broken-game", name=added.name, source=added.package, reason=reason)


@cache
def _parts() -> set[str]:
    """A game's messages begin with its name: it can't be called like a part of the program."""
    return {file.stem for file in (LOCALES / ENGLISH).glob("*.ftl")}
