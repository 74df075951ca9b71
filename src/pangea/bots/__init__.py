"""Players that are programs, one to a file. A bot sees a view and the legal moves, never a state."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Protocol

from pangea.bots.levels import BY_NAME, LEVELS
from pangea.core.errors import BadTable
from pangea.core.views import View


class Bot(Protocol):
    def choose(self, view: View, legal: list[str]) -> str:
        """One of the legal moves."""


def names() -> tuple[str, ...]:
    """The bots there are: the files of this folder that have a player in them."""
    files = sorted(file.name for file in pkgutil.iter_modules(__path__))
    return tuple(name for name in files if hasattr(importlib.import_module(f"{__name__}.{name}"), "Player"))


def bot(wanted: str, seed: int) -> Bot:
    """A bot by the name of its level (`hunter`), or by its own, with settings after a colon (`search:0.5s`).

    The same seed and the same views give the same moves, if the thinking is not bounded by time.
    """
    if wanted in BY_NAME:
        wanted = BY_NAME[wanted].bot
    name, colon, settings = wanted.partition(":")
    if name not in names():
        known = ", ".join((*(level.name for level in LEVELS), *names()))
        raise BadTable("core-unknown-bot", name=name, bots=known)
    player = importlib.import_module(f"{__name__}.{name}").Player
    made: Bot = player(seed, settings) if colon else player(seed)
    return made
