"""What of `pyspiel` the adapter builds on, as far as tests need it: no extra brings the real one.

`benchmarks/openspiel_sims.py` tries the same things on the real one.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from enum import IntEnum
from types import ModuleType, SimpleNamespace
from typing import Any, Self


class PlayerId(IntEnum):
    CHANCE = -1
    TERMINAL = -4


class GameType(SimpleNamespace):
    """Takes whatever is told of a game."""

    Dynamics = SimpleNamespace(SEQUENTIAL="sequential")
    ChanceMode = SimpleNamespace(EXPLICIT_STOCHASTIC="explicit")
    Information = SimpleNamespace(IMPERFECT_INFORMATION="imperfect", PERFECT_INFORMATION="perfect")
    Utility = SimpleNamespace(ZERO_SUM="zero sum")
    RewardModel = SimpleNamespace(TERMINAL="terminal")


class Game:
    def __init__(self, _kind: Any, _info: Any, parameters: dict[str, Any]) -> None:
        self._parameters = parameters

    def get_parameters(self) -> dict[str, Any]:
        return self._parameters


class State:
    """As in OpenSpiel, a move is in the history once it was made."""

    def __init__(self, _game: Game) -> None:
        self._history: list[int] = []

    def history(self) -> list[int]:
        return self._history

    def clone(self) -> Self:
        return deepcopy(self)

    def apply_action(self, action: int) -> None:
        self._apply_action(action)
        self._history.append(action)

    def _apply_action(self, action: int) -> None:
        raise NotImplementedError


def stand_in() -> ModuleType:
    """A module like `pyspiel`, in which no game is registered yet."""
    known: dict[str, tuple[Any, Callable[[dict[str, Any]], Game]]] = {}

    def register_game(kind: Any, made: Callable[[dict[str, Any]], Game]) -> None:
        known[kind.short_name] = kind, made

    def load_game(wanted: str) -> Game:
        name, _, inside = wanted.rstrip(")").partition("(")
        kind, made = known[name]
        given = dict(part.split("=") for part in inside.split(",") if part)
        usual = kind.parameter_specification
        assert given.keys() <= usual.keys(), f"Unknown parameter; available parameters are: {[*usual]}"
        return made({key: type(usual[key])(value) for key, value in given.items()})

    module: Any = ModuleType("pyspiel")
    module.PlayerId, module.GameType, module.GameInfo = PlayerId, GameType, SimpleNamespace
    module.Game, module.State = Game, State
    module.registered_names = lambda: list(known)
    module.register_game, module.load_game = register_game, load_game
    return module  # type: ignore[no-any-return]
