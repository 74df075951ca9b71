"""Players that are programs, one to a file. A bot sees a view and the legal moves, never a state."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Protocol

from pangea.bots.levels import BY_NAME, LEVELS
from pangea.core.errors import BadTable, PangeaError
from pangea.core.nearest import nearest
from pangea.core.views import View


class Bot(Protocol):
    def choose(self, view: View, legal: list[str]) -> str:
        """One of the legal moves."""


def names() -> tuple[str, ...]:
    """The bots there are: the files of this folder that have a player in them, and those of packages."""
    from pangea.bots import own

    return tuple(sorted((*_ours(), *own.added(_taken()))))


def bot(wanted: str, seed: int) -> Bot:
    """A bot by the name of its level (`hunter`), or by its own, with settings after a colon (`search:0.5s`).

    One of your own goes by its module or its file: `py:my_bots:Settler`, `./my_bots.py:Settler`. The same
    seed and the same views give the same moves, if the thinking is not bounded by time.
    """
    if not isinstance(wanted, str):
        raise _unknown(str(wanted))
    if wanted in BY_NAME:
        wanted = BY_NAME[wanted].bot
    name, colon, settings = wanted.partition(":")
    if name in _ours():
        player = importlib.import_module(f"{__name__}.{name}").Player
        made: Bot = player(seed, settings) if colon else player(seed)
        return made
    from pangea.bots import own

    if (place := own.place_in(wanted)) is not None:
        return own.made(place, seed)
    if name in (added := own.added(_taken())):
        return own.made(own.Place(added[name].module, "", added[name].attribute, settings), seed)
    raise _unknown(name)


def _unknown(name: str) -> BadTable:
    known = (*(level.name for level in LEVELS), *names())
    if meant := nearest(name, known):
        return BadTable("core-unknown-bot-perhaps", name=name, nearest=meant)
    return BadTable("core-unknown-bot", name=name, bots=", ".join(known))


def short_name(wanted: str) -> str:
    """What a bot is called among people.

    >>> (
    ...     short_name("search:0.5s"),
    ...     short_name("py:my_bots:Settler"),
    ...     short_name("./my_bots.py:Settler:depth=2"),
    ... )
    ('Search', 'Settler', 'Settler')
    """
    from pangea.bots import own

    place = None if wanted.partition(":")[0] in _ours() else own.place_in(wanted)
    if place is not None:
        return place.name or place.shown
    return wanted.partition(":")[0].capitalize()


def troubles() -> list[PangeaError]:
    """What is wrong with bots that packages add: names that are taken."""
    from pangea.bots import own

    return own.refused(_taken())


@cache
def _ours() -> tuple[str, ...]:
    files = sorted(file.name for file in pkgutil.iter_modules(__path__))
    return tuple(name for name in files if hasattr(importlib.import_module(f"{__name__}.{name}"), "Player"))


def _taken() -> frozenset[str]:
    return frozenset((*_ours(), *BY_NAME, "py"))
