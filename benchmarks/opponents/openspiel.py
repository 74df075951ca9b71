"""OpenSpiel's own searches as bots: IS-MCTS where something is hidden, MCTS where nothing is.

Their code is theirs and unchanged; what they get is the adapter of `pangea.research.openspiel`, made to cost
them as little as can be: rules and random playouts are compiled, a world is imagined by the rules' own
`imagine`, legal moves come as arrays, and what is asked often takes no way through C++. Both searches are
those in Python: the C++ ones take neither the resampling nor the evaluator of a game that is not in C++, and
their playouts, with a call back to Python for each question, are slower by far (a seventh of the simulations
in Genesis). They stop when the time is up, not after a number of simulations.
"""

from __future__ import annotations

import time
from contextlib import suppress
from functools import cache
from typing import Any

import numpy as np
from benchmarks.opponents.installing import open_spiel

from pangea import bots
from pangea.bots import Bot
from pangea.core.chance import below, random_from
from pangea.core.edition import Edition
from pangea.core.views import View

CURIOSITY = 1.4
"""Their `uct_c`, for returns from -1 to 1."""
ENDLESS = 1 << 40
"""Simulations that nobody reaches: the time is up before."""

spiel = open_spiel("pyspiel")
Ismcts: Any = open_spiel("open_spiel.python.algorithms.ismcts").ISMCTSBot
Mcts: Any = open_spiel("open_spiel.python.algorithms.mcts").MCTSBot

from pangea.research.openspiel import SpielGame, SpielState, game_class  # noqa: E402 (OpenSpiel has to be there)


class QuickState(SpielState):
    """A state that answers right here, without a way through C++, and keeps no history."""

    def clone(self) -> QuickState:
        twin = QuickState.__new__(QuickState)
        spiel.State.__init__(twin, self.get_game())
        twin.rules, twin.states = self.rules, self.states.copy()
        twin._known, twin._seen = self._known, self._seen
        twin._moves, twin._weights, twin._mover = self._moves, self._weights, self._mover
        return twin

    def legal_actions(self, player: int | None = None) -> Any:
        return self._moves if player is None or player == self._mover else []

    def apply_action(self, action: int) -> None:
        self._apply_action(action)


class QuickGame(SpielGame):
    states = QuickState


class Playouts:
    """Their evaluator by one random game, compiled."""

    def __init__(self, seed: int) -> None:
        self._random = random_from(seed)

    def evaluate(self, state: QuickState) -> list[float]:
        return state.rules.returns(state.states.copy(), self._random)

    def prior(self, state: QuickState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        moves = state.legal_actions().tolist()
        return [(move, 1.0 / len(moves)) for move in moves]


@cache
def game_of(edition: Edition, players: int) -> QuickGame:
    made: QuickGame = game_class(edition, QuickGame)({"players": players})
    return made


# Their searches, by the clock


class TimeIsUp(Exception):
    """Thrown in the middle of a search of theirs, between two simulations."""


class TimedIsmcts(Ismcts):  # type: ignore[misc]
    """Their IS-MCTS; it stops when the time is up."""

    end, simulations = 0.0, 0

    def sample_root_state(self, state: QuickState) -> Any:
        if time.perf_counter() >= self.end and self._root_node.total_visits > 0:
            raise TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)

    def think(self, position: QuickState) -> int:
        with suppress(TimeIsUp):
            self.run_search(position)
        policy = self.get_final_policy(position, self._root_node)
        return int(max(policy, key=lambda choice: choice[1])[0])


class TimedMcts(Mcts):  # type: ignore[misc]
    """Their MCTS; it stops when the time is up."""

    end, simulations = 0.0, 0
    _root: Any = None

    def _apply_tree_policy(self, root: Any, state: QuickState) -> Any:
        if time.perf_counter() >= self.end and root.children:
            raise TimeIsUp
        self._root = root
        self.simulations += 1
        return super()._apply_tree_policy(root, state)

    def think(self, position: QuickState) -> int:
        with suppress(TimeIsUp):
            self.mcts_search(position)
        return int(self._root.best_child().action)


class Player:
    """A bot that asks OpenSpiel's search: `openspiel:0.5s`, or `openspiel:0.5s,uct=2`."""

    def __init__(self, seed: int, settings: str) -> None:
        seconds, _, curiosity = settings.partition(",uct=")
        self._seconds, self._curiosity = float(seconds.removesuffix("s")), float(curiosity or CURIOSITY)
        self._random = random_from(seed)
        self._search: TimedIsmcts | TimedMcts | None = None

    @property
    def kind(self) -> str:
        return "MCTS" if isinstance(self._search, TimedMcts) else "IS-MCTS"

    @property
    def simulations(self) -> int:
        """How many the last search had."""
        return 0 if self._search is None else int(self._search.simulations)

    def choose(self, view: View, legal: list[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        game = game_of(view.edition, int(view.state.players))
        search = self._search = self._search or self._searcher(game)
        search.end, search.simulations = time.perf_counter() + self._seconds, 0
        return view.edition.write(view.state, search.think(game.position_of(view)))

    def _searcher(self, game: QuickGame) -> TimedIsmcts | TimedMcts:
        playouts = Playouts(below(self._random, 1 << 31))
        dice = np.random.RandomState(below(self._random, 1 << 31))
        if game.has_secrets:
            return TimedIsmcts(game, playouts, self._curiosity, ENDLESS, random_state=dice)
        return TimedMcts(game, self._curiosity, ENDLESS, playouts, random_state=dice)


def bot(wanted: str, seed: int) -> Bot:
    """A bot by its name, one of Pangea's or `openspiel:…`."""
    name, _, settings = wanted.partition(":")
    return Player(seed, settings) if name == "openspiel" else bots.bot(wanted, seed)
