"""OpenSpiel's own searches as bots: IS-MCTS where something is hidden, MCTS where nothing is.

Their code is theirs and unchanged; what they get from here is an adapter (a game and its states as OpenSpiel
knows them) made to cost them as little as can be: rules and random playouts are compiled, a world is imagined
by the rules' own `imagine`, and legal moves come as arrays. Both searches are those in Python: the C++ ones
take neither the resampling nor the evaluator of a game that is not in C++, and their playouts, with a call
back to Python for each question, are slower by far (a seventh of the simulations in Genesis). They stop when
the time is up, not after a number of simulations.
"""

from __future__ import annotations

import time
from contextlib import suppress
from functools import cache
from typing import Any, Self

import numpy as np
from benchmarks.opponents.installing import open_spiel

from pangea import bots
from pangea.bots import Bot
from pangea.core.chance import Random, below, random_from
from pangea.core.compiled import Compiled
from pangea.core.contract import (
    NATURE,
    OVER,
    Belief,
    Flags,
    Moves,
    Weights,
    apply,
    imagine,
    legal,
    odds,
    pick,
    to_move,
    winners,
)
from pangea.core.edition import Edition
from pangea.core.kernel import rule
from pangea.core.record import OWNER, Batch, Record
from pangea.core.signatures import Entry
from pangea.core.views import View

CURIOSITY = 1.4
"""Their `uct_c`, for returns from -1 to 1."""
ENDLESS = 1 << 40
"""Simulations that nobody reaches: the time is up before."""

spiel = open_spiel("pyspiel")
SpielGame: Any = spiel.Game
SpielState: Any = spiel.State
Ismcts: Any = open_spiel("open_spiel.python.algorithms.ismcts").ISMCTSBot
Mcts: Any = open_spiel("open_spiel.python.algorithms.mcts").MCTSBot
TERMINAL, CHANCE = int(spiel.PlayerId.TERMINAL), int(spiel.PlayerId.CHANCE)
HIDDEN = spiel.GameType.Information.IMPERFECT_INFORMATION
OPEN = spiel.GameType.Information.PERFECT_INFORMATION


# What the adapter has compiled


@rule
def make_and_look(
    states: Batch[Record], move: int, moves: Moves, weights: Weights, count: Weights
) -> int:  # a move of -1: look only
    """Make a move in states[0]; who is to move then, and what they can do: count[0] of `moves`."""
    if move >= 0:
        apply(states[0], move)
    mover = to_move(states[0])
    if mover == OVER:
        count[0] = 0
    elif mover == NATURE:
        count[0] = odds(states[0], moves, weights)
    else:
        count[0] = legal(states[0], moves)
    return mover


@rule
def fill_in(states: Batch[Record], seat: int, random: Random) -> None:
    """Imagine in states[0] what a seat can't see."""
    imagine(states[0], seat, random)


@rule
def play_out(states: Batch[Record], random: Random, won: Flags, returns: Belief) -> None:
    """Play states[0] to its end at random: 1 for a win, -1 for a loss, shared wins in between."""
    while to_move(states[0]) != OVER:
        apply(states[0], pick(states[0], random))
    winners(states[0], won)
    sharing = 0
    for seat in range(states[0].players):
        if won[seat]:
            sharing += 1
    for seat in range(states[0].players):
        returns[seat] = 2.0 / sharing - 1.0 if won[seat] else -1.0


class Desk:
    """An edition for this many players: all that the adapter calls, compiled, and room to work in."""

    def __init__(self, edition: Edition, players: int) -> None:
        self.look, self.fill_in, self.play_out = Compiled(edition).entries(
            Entry(make_and_look),
            Entry(fill_in),
            Entry(play_out),
        )
        self.edition, self.players = edition, players
        room = max(edition.sizes.legal, edition.sizes.odds)
        self.moves, self.weights = np.zeros(room, np.int32), np.zeros(room, np.int64)
        self.count = np.zeros(1, np.int64)
        self._won = np.zeros(edition.game.players[-1], np.bool_)
        self._returns = np.zeros(edition.game.players[-1])
        fields = edition.game.state.fields
        self.secrets = [name for name, field in fields.items() if field.seen_by is OWNER]
        self.random = random_from(0)

    def __deepcopy__(self, _memory: object) -> Self:
        """OpenSpiel copies states with all that hangs on them; the desk is the same for all."""
        return self

    def returns(self, states: Any, random: Random) -> list[float]:
        """What comes of a game that is played to its end at random."""
        self.play_out(states, random, self._won, self._returns)
        found: list[float] = self._returns[: self.players].tolist()
        return found


# A game and its states, as OpenSpiel knows them


class PangeaGame(SpielGame):  # type: ignore[misc]
    """A game for this many players."""

    def __init__(self, desk: Desk) -> None:
        edition, players = desk.edition, desk.players
        zero_sum, constant_sum = spiel.GameType.Utility.ZERO_SUM, spiel.GameType.Utility.CONSTANT_SUM
        kind = spiel.GameType(
            short_name=f"python_pangea_{edition.game.name}_{players}",
            long_name=edition.game.name.title(),
            dynamics=spiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=spiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=HIDDEN if desk.secrets else OPEN,
            utility=zero_sum if players == 2 else constant_sum,
            reward_model=spiel.GameType.RewardModel.TERMINAL,
            max_num_players=players,
            min_num_players=players,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
            provides_factored_observation_string=False,
        )
        info = spiel.GameInfo(
            num_distinct_actions=edition.sizes.codes,
            max_chance_outcomes=edition.sizes.codes,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=float(2 - players),
            max_game_length=edition.sizes.moves,
        )
        super().__init__(kind, info, {})
        self.desk, self.has_secrets = desk, bool(desk.secrets)

    def new_initial_state(self) -> Position:
        return Position(self, self._on_file(self.desk.edition.lay_out(self.desk.players, {})))

    def position_of(self, view: View) -> Position:
        """A world that fits a view. Whoever searches from it imagines it anew, each time."""
        states = self._on_file(view.state)
        self.desk.fill_in(states, view.seat, self.desk.random)
        return Position(self, states)

    def make_py_observer(self, *_: object) -> Onlooker:
        return Onlooker()

    def _on_file(self, state: Any) -> Any:
        """A state in a row of its own: compiled code takes rows quicker than single records."""
        states: Any = self.desk.edition.game.state.batch(1)
        states[0] = state
        return states


class Onlooker:
    """What OpenSpiel asks, in C++, for the string of an information state."""

    tensor = None

    def set_from(self, state: Position, player: int) -> None:
        """There are no tensors."""

    def string_from(self, state: Position, player: int) -> str:
        return state.information_state_string(player)


class Position(SpielState):  # type: ignore[misc]
    """A state. What a search asks often is answered right here, without a way through C++."""

    def __init__(self, game: PangeaGame, states: Any) -> None:
        super().__init__(game)
        self.desk, self.states = game.desk, states
        self._known = self._secrets()
        self._seen = [""] * self.desk.players
        """For each seat what it saw since the search began: moves, and question marks for hidden ones."""
        self._weights = self.desk.weights[:0]
        self._look(-1)

    def _secrets(self) -> list[list[int]]:
        """What each seat alone knew when the search began; what it learned since is in what it saw."""
        return [self.states[name][0].tolist() for name in self.desk.secrets]

    def _look(self, move: int) -> None:
        """Make a move, if it is not -1, and see who is next, and what they can do."""
        desk = self.desk
        mover = desk.look(self.states, move, desk.moves, desk.weights, desk.count)
        count = int(desk.count[0])
        self._moves = desk.moves[:count].copy()
        if mover == NATURE:
            self._weights = desk.weights[:count].copy()
        self._mover = TERMINAL if mover == OVER else CHANCE if mover == NATURE else int(mover)

    def clone(self) -> Position:
        twin = Position.__new__(Position)
        SpielState.__init__(twin, self.get_game())
        twin.desk, twin.states = self.desk, self.states.copy()
        twin._known, twin._seen = self._known, self._seen
        twin._moves, twin._weights, twin._mover = self._moves, self._weights, self._mover
        return twin

    def resample_from_infostate(self, player: int, _sampler: object) -> Position:
        twin = self.clone()
        self.desk.fill_in(twin.states, player, self.desk.random)
        twin._known = twin._secrets()
        return twin

    def current_player(self) -> int:
        return self._mover

    def is_terminal(self) -> bool:
        return self._mover == TERMINAL

    def is_chance_node(self) -> bool:
        return self._mover == CHANCE

    def legal_actions(self, player: int | None = None) -> Any:
        return self._moves if player is None or player == self._mover else []

    def _legal_actions(self, _player: int) -> list[int]:
        moves: list[int] = self._moves.tolist()
        return moves

    def chance_outcomes(self) -> list[tuple[int, float]]:
        shares = self._weights / self._weights.sum()
        return list(zip(self._moves.tolist(), shares.tolist(), strict=True))

    def apply_action(self, action: int) -> None:
        self._apply_action(action)

    def _apply_action(self, action: int) -> None:
        move, keeper = int(action), None
        if self._mover == CHANCE and self.desk.secrets:
            keeper = self.desk.edition.kept_by(self.states[0], move)
        self._seen = [
            f"{seen} {move if keeper in (None, seat) else '?'}" for seat, seen in enumerate(self._seen)
        ]
        self._look(move)

    def information_state_string(self, player: int | None = None) -> str:
        seat = self._mover if player is None else player
        return f"{[known[seat] for known in self._known]}{self._seen[seat]}"

    def returns(self) -> list[float]:
        if self._mover != TERMINAL:
            return [0.0] * self.desk.players
        return self.desk.returns(self.states, self.desk.random)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.desk.edition.write(self.states[0], int(action))

    def __str__(self) -> str:
        return " ".join(self._seen)


class Playouts:
    """Their evaluator by one random game, compiled."""

    def __init__(self, seed: int) -> None:
        self._random = random_from(seed)

    def evaluate(self, state: Position) -> list[float]:
        return state.desk.returns(state.states.copy(), self._random)

    def prior(self, state: Position) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        moves = state.legal_actions().tolist()
        return [(move, 1.0 / len(moves)) for move in moves]


@cache
def game_of(edition: Edition, players: int) -> PangeaGame:
    return PangeaGame(Desk(edition, players))


# Their searches, by the clock


class TimeIsUp(Exception):
    """Thrown in the middle of a search of theirs, between two simulations."""


class TimedIsmcts(Ismcts):  # type: ignore[misc]
    """Their IS-MCTS; it stops when the time is up."""

    end, simulations = 0.0, 0

    def sample_root_state(self, state: Position) -> Any:
        if time.perf_counter() >= self.end and self._root_node.total_visits > 0:
            raise TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)

    def think(self, position: Position) -> int:
        with suppress(TimeIsUp):
            self.run_search(position)
        policy = self.get_final_policy(position, self._root_node)
        return int(max(policy, key=lambda choice: choice[1])[0])


class TimedMcts(Mcts):  # type: ignore[misc]
    """Their MCTS; it stops when the time is up."""

    end, simulations = 0.0, 0
    _root: Any = None

    def _apply_tree_policy(self, root: Any, state: Position) -> Any:
        if time.perf_counter() >= self.end and root.children:
            raise TimeIsUp
        self._root = root
        self.simulations += 1
        return super()._apply_tree_policy(root, state)

    def think(self, position: Position) -> int:
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

    def _searcher(self, game: PangeaGame) -> TimedIsmcts | TimedMcts:
        playouts = Playouts(below(self._random, 1 << 31))
        dice = np.random.RandomState(below(self._random, 1 << 31))
        if game.has_secrets:
            return TimedIsmcts(game, playouts, self._curiosity, ENDLESS, random_state=dice)
        return TimedMcts(game, self._curiosity, ENDLESS, playouts, random_state=dice)


def bot(wanted: str, seed: int) -> Bot:
    """A bot by its name, one of Pangea's or `openspiel:…`."""
    name, _, settings = wanted.partition(":")
    return Player(seed, settings) if name == "openspiel" else bots.bot(wanted, seed)
