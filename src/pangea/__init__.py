"""Pangea: four board games of land and life, with exact rules.

>>> import pangea
>>> game = pangea.start("clans", players=3, seed=7)
>>> game.play(game.legal()[0])
>>> game.turn
1
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pangea.bots import Bot
    from pangea.bots.guided import GuidedPlayer, GuidedSearch, GuidedSettings
    from pangea.bots.search.thoughts import ThinkingBot, Thought
    from pangea.core.actions import Action
    from pangea.core.catalogue import every_game
    from pangea.core.contract import NATURE, OVER, WATCHER, Game
    from pangea.core.edition import Edition
    from pangea.core.errors import (
        BadBatch,
        BadContent,
        BadMove,
        BadRecord,
        BadRule,
        BadTable,
        BrokenGame,
        IllegalMove,
        MissingFile,
        NothingToUndo,
        PangeaError,
        UnknownGame,
        UnreadableFile,
        UnreadableMove,
        UnreadablePosition,
    )
    from pangea.core.game_record import GameRecord
    from pangea.core.match import Match
    from pangea.core.scores import Score
    from pangea.core.views import View
    from pangea.simulate.batch import GameBatch
    from pangea.simulate.kernels import Kernel

__version__ = "0.2.0"

_ERRORS = "pangea.core.errors"
# Importing the package imports nothing else, so that a command can handle Ctrl-C before NumPy is loaded.
_MODULES = {
    "Action": "pangea.core.actions",
    "BadBatch": _ERRORS,
    "BadContent": _ERRORS,
    "BadMove": _ERRORS,
    "BadRecord": _ERRORS,
    "BadRule": _ERRORS,
    "BadTable": _ERRORS,
    "Bot": "pangea.bots",
    "BrokenGame": _ERRORS,
    "Edition": "pangea.core.edition",
    "Game": "pangea.core.contract",
    "GameBatch": "pangea.simulate.batch",
    "GameRecord": "pangea.core.game_record",
    "GuidedPlayer": "pangea.bots.guided",
    "GuidedSearch": "pangea.bots.guided",
    "GuidedSettings": "pangea.bots.guided",
    "IllegalMove": _ERRORS,
    "Kernel": "pangea.simulate.kernels",
    "Match": "pangea.core.match",
    "MissingFile": _ERRORS,
    "NATURE": "pangea.core.contract",
    "NothingToUndo": _ERRORS,
    "OVER": "pangea.core.contract",
    "PangeaError": _ERRORS,
    "Score": "pangea.core.scores",
    "ThinkingBot": "pangea.bots.search.thoughts",
    "Thought": "pangea.bots.search.thoughts",
    "UnknownGame": _ERRORS,
    "UnreadableFile": _ERRORS,
    "UnreadableMove": _ERRORS,
    "UnreadablePosition": _ERRORS,
    "View": "pangea.core.views",
    "WATCHER": "pangea.core.contract",
    "every_game": "pangea.core.catalogue",
}
"""The module of each public name, imported when the name is first used."""


def game(name: str) -> Game:
    """The game of that name."""
    from pangea.core import catalogue
    from pangea.core.arguments import game_name_in

    return catalogue.game(game_name_in(name))


def start(
    name: str,
    players: int | None = None,
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    content: Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
    position: str | None = None,
    fast: bool | None = None,
    species: Sequence[str] = (),
) -> Match:
    """A new match of a game, set up as far as the first decision of a player.

    `players` may be left out where only one number can play. The same seed gives the same deals; without one
    they are drawn from the system's own chance. From a
    `position` in writing the match goes on from there: it says how many play, and by which options. In
    Genesis players choose their `species`, one for each seat; without it seats have them in their order.

    Compiled rules are used as soon as there are any: at once if they were compiled before, else a process
    in the background compiles them and the match changes over. `fast=True` waits for them, `fast=False` does
    without. What is played is the same.
    """
    from pangea.core import match as matches
    from pangea.core.arguments import content_in, fast_in, game_name_in
    from pangea.core.quick import edition_at_hand, quicken

    edition = edition_at_hand(game_name_in(name), content_in(content), fast_in(fast))
    match = matches.start(edition, players, options, seed, names, position, species)
    if fast is None and not edition.is_compiled:
        match.await_rules(quicken)
    return match


def load(path: str | os.PathLike[str]) -> Match:
    """The match of a file with one record (the first of a .jsonl file): every move is checked."""
    from pangea.core import records
    from pangea.core.quick import edition_at_hand

    return records.load(path, edition_at_hand)


def play(
    name: str,
    players: Sequence[Bot | str],
    seed: int | None = None,
    options: Mapping[str, str] | None = None,
    content: Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
    position: str | None = None,
    fast: bool | None = None,
) -> Match:
    """A whole game between bots: each is the name of one, or an object with `choose`. The match is over."""
    from pangea.bots.whole_games import play

    return play(name, players, seed, options, content, names, position, fast)


def batch(
    name: str,
    games: int,
    players: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    content: Mapping[str, Any] | None = None,
    *,
    tells: Sequence[str] = ("mask", "observations"),
    into: Mapping[str, Any] | None = None,
    restarts: bool = True,
    threads: int | None = None,
    device: str = "cpu",
    stream: Any = None,
) -> GameBatch:
    """Many games side by side, to be stepped with a policy of one's own: see `simulate.batch.GameBatch`.

    >>> import pangea
    >>> games = pangea.batch("clans", games=100, players=3, seed=1)
    >>> games.step(games.random_actions())
    >>> games.turn[:3].tolist()
    [1, 1, 1]
    """
    from pangea.simulate.batch import GameBatch

    return GameBatch(
        name,
        games,
        players,
        seed,
        options,
        content,
        tells=tells,
        into=into,
        restarts=restarts,
        threads=threads,
        device=device,
        stream=stream,
    )


def kernel(name: str, function: Callable[..., Any], content: Mapping[str, Any] | None = None) -> Kernel:
    """A rule of one's own, compiled for a game: see [own kernels](../how-to/own-kernels.md)."""
    from pangea.core.arguments import game_name_in
    from pangea.simulate.kernels import Kernel

    return Kernel(game_name_in(name), function, content)


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(importlib.import_module(_MODULES[name]), name)
    return value


def __dir__() -> list[str]:
    """Return the public names, including those that are not imported yet."""
    return sorted(__all__)


__all__ = [
    "NATURE",
    "OVER",
    "WATCHER",
    "Action",
    "BadBatch",
    "BadContent",
    "BadMove",
    "BadRecord",
    "BadRule",
    "BadTable",
    "Bot",
    "BrokenGame",
    "Edition",
    "Game",
    "GameBatch",
    "GameRecord",
    "GuidedPlayer",
    "GuidedSearch",
    "GuidedSettings",
    "IllegalMove",
    "Kernel",
    "Match",
    "MissingFile",
    "NothingToUndo",
    "PangeaError",
    "Score",
    "ThinkingBot",
    "Thought",
    "UnknownGame",
    "UnreadableFile",
    "UnreadableMove",
    "UnreadablePosition",
    "View",
    "batch",
    "every_game",
    "game",
    "kernel",
    "load",
    "play",
    "start",
]
