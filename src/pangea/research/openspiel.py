"""Every game as one of OpenSpiel's: chance nodes, what a seat knows as text and as a tensor, and resampling.

    import pangea.research.openspiel   # makes the games known; takes open_spiel, which no extra brings
    import pyspiel

    game = pyspiel.load_game("python_pangea_clans(players=3)")
    state = game.new_initial_state()

A game's options are parameters, too: "python_pangea_trias(splits=pole)". What is not legal is refused.

Information states are texts: what a seat has seen since the beginning, moves by their numbers, and question
marks for what was hidden from it. Observations are the text of the board and, as a tensor, the features that
learners are shown: the tensor doesn't remember. A sole winner gets 1, and the returns of a game add up to 0.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar, Self

import numpy as np

from pangea.core.arguments import players_in
from pangea.core.catalogue import game as game_named
from pangea.core.catalogue import names
from pangea.core.chance import Random, random_from
from pangea.core.compiled import compiled_for
from pangea.core.contract import (
    NATURE,
    OVER,
    Belief,
    Flags,
    Game,
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
from pangea.core.errors import IllegalMove, PangeaError, UnreadableMove
from pangea.core.kernel import rule
from pangea.core.record import OWNER, Batch, Record
from pangea.core.signatures import Entry
from pangea.core.views import View
from pangea.core.words import Phrase, Spoken

PREFIX = "python_pangea_"


class NoOpenSpiel(PangeaError, ImportError):
    """OpenSpiel is not installed."""


def open_spiel() -> Any:
    try:
        return importlib.import_module("pyspiel")
    except ImportError:
        raise NoOpenSpiel("research-openspiel") from None


spiel = open_spiel()
GameBase: Any = spiel.Game
StateBase: Any = spiel.State
TERMINAL, CHANCE = int(spiel.PlayerId.TERMINAL), int(spiel.PlayerId.CHANCE)
Types = spiel.GameType


# What is compiled


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
    """Play states[0] to its end at random: 1 for whoever wins alone, and together 0."""
    while to_move(states[0]) != OVER:
        apply(states[0], pick(states[0], random))
    winners(states[0], won)
    sharing, players = 0, int(states[0].players)
    for seat in range(players):
        if won[seat]:
            sharing += 1
    for seat in range(players):
        share = players / sharing if won[seat] else 0.0
        returns[seat] = (share - 1.0) / (players - 1.0)


class SpielRules:
    """An edition for this many players: all that a state calls, compiled, and room to work in."""

    def __init__(self, edition: Edition, players: int, options: Mapping[str, str]) -> None:
        edition.lay_out(players, options)  # refuses what the game does not have
        compiled = compiled_for(edition)
        self.look, self.fill_in, self.play_out = compiled.entries(
            Entry(make_and_look), Entry(fill_in), Entry(play_out)
        )
        self.edition, self.players, self.options = compiled.fast_edition, players, options
        room = max(edition.sizes.legal, edition.sizes.odds)
        self.moves, self.weights = np.zeros(room, np.int32), np.zeros(room, np.int64)
        self.count = np.zeros(1, np.int64)
        self._won = np.zeros(edition.game.players[-1], np.bool_)
        self._returns = np.zeros(edition.game.players[-1])
        fields = edition.game.state.fields
        self.secrets = [name for name, field in fields.items() if field.seen_by is OWNER]
        self.random = random_from(0)

    def __deepcopy__(self, _memory: object) -> Self:
        """OpenSpiel copies states with all that hangs on them; this is the same for all."""
        return self

    def returns(self, states: Any, random: Random) -> list[float]:
        """What comes of a game that is played to its end at random."""
        self.play_out(states, random, self._won, self._returns)
        found: list[float] = self._returns[: self.players].tolist()
        return found


@cache
def rules_for(edition: Edition, players: int, options: tuple[tuple[str, str], ...]) -> SpielRules:
    return SpielRules(edition, players, dict(options))


# Games and states, as OpenSpiel knows them


def usual_parameters(game: Game) -> dict[str, int | str]:
    """What a game can be loaded with: how many players, and each of its options, as they usually are."""
    return {"players": game.players[0], **{option.name: option.values[0] for option in game.options}}


def kind_of(edition: Edition) -> Any:
    """What OpenSpiel wants to know of a game before there is one."""
    game = edition.game
    is_hidden = any(field.seen_by is OWNER for field in game.state.fields.values())
    information = Types.Information
    return Types(
        short_name=f"{PREFIX}{game.name}",
        long_name=game.name.title(),
        dynamics=Types.Dynamics.SEQUENTIAL,
        chance_mode=Types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if is_hidden else information.PERFECT_INFORMATION,
        utility=Types.Utility.ZERO_SUM,
        reward_model=Types.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual_parameters(game),
    )


class SpielGame(GameBase):  # type: ignore[misc]
    """A game for this many players, with these options. `game_class` makes one for an edition."""

    edition: ClassVar[Edition]
    states: ClassVar[Any]
    """The kind of states it has."""

    def __init__(self, parameters: Any = None) -> None:
        edition = self.edition
        chosen = usual_parameters(edition.game) | dict(parameters or {})
        players = players_in(chosen["players"])
        options = {name: str(value) for name, value in chosen.items() if name != "players"}
        self.rules = rules_for(edition, players, tuple(options.items()))
        self.has_secrets = bool(self.rules.secrets)
        info = spiel.GameInfo(
            num_distinct_actions=edition.sizes.codes,
            max_chance_outcomes=edition.sizes.codes,
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=edition.sizes.moves,
        )
        super().__init__(kind_of(edition), info, {"players": players, **options})

    def new_initial_state(self) -> SpielState:
        return self._begun(self._on_file(self.rules.edition.lay_out(self.rules.players, self.rules.options)))

    def position_of(self, view: View) -> SpielState:
        """A world that fits a view. Whoever searches from it imagines it anew, each time."""
        states = self._on_file(view.state)
        self.rules.fill_in(states, view.seat, self.rules.random)
        return self._begun(states)

    def _begun(self, states: Any) -> SpielState:
        state: SpielState = self.states(self, states)
        return state

    def make_py_observer(self, kind: Any = None, _parameters: Any = None) -> SpielObserver:
        return SpielObserver(self.rules, kind is not None and kind.perfect_recall)

    def _on_file(self, state: Any) -> Any:
        """A state in a row of its own: compiled code takes rows quicker than single records."""
        states: Any = self.rules.edition.game.state.batch(1)
        states[0] = state
        return states


class SpielObserver:
    """What OpenSpiel asks for texts and tensors: those of all that a seat saw, or of what it sees now."""

    def __init__(self, rules: SpielRules, remembers: bool) -> None:
        self._rules, self._remembers = rules, remembers
        features = np.zeros(rules.edition.game.feature_count, np.float32)
        self.tensor = None if remembers else features
        self.dict = {} if remembers else {"features": features}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = View(self._rules.edition, state.states[0], player).features()

    def string_from(self, state: SpielState, player: int) -> str:
        if self._remembers:
            return state.information_state_string(player)
        return View(self._rules.edition, state.states[0], player).text()


class SpielState(StateBase):  # type: ignore[misc]
    """A state, with what each seat saw on the way to it."""

    def __init__(self, game: SpielGame, states: Any) -> None:
        super().__init__(game)
        self.rules, self.states = game.rules, states
        self._known = [self._secrets(seat) for seat in range(self.rules.players)]
        """What each seat alone knew at the beginning, and each time that it learned something."""
        self._seen = ""
        """What everybody saw since then: moves, and question marks for those that only one may read."""
        self._weights = self.rules.weights[:0]
        self._look(-1)

    def _secrets(self, seat: int) -> str:
        return str([self.states[name][0][seat].tolist() for name in self.rules.secrets])

    def _look(self, move: int) -> None:
        """Make a move, if it is not -1, and see who is next, and what they can do."""
        rules = self.rules
        mover = rules.look(self.states, move, rules.moves, rules.weights, rules.count)
        count = int(rules.count[0])
        order = np.argsort(rules.moves[:count], kind="stable")
        self._moves = rules.moves[:count][order]
        if mover == NATURE:
            self._weights = rules.weights[:count][order]
        self._mover = TERMINAL if mover == OVER else CHANCE if mover == NATURE else int(mover)

    def resample_from_infostate(self, player: int, _sampler: object) -> SpielState:
        """A state that this seat can't tell from this one. What the others knew before in it is not told."""
        twin: SpielState = self.clone()
        self.rules.fill_in(twin.states, player, self.rules.random)
        twin._known = [
            known if seat == player else twin._secrets(seat) for seat, known in enumerate(self._known)
        ]
        if player != self._mover:  # others hold something else there: there may be other things to do
            twin._look(-1)
        return twin

    def current_player(self) -> int:
        return self._mover

    def is_terminal(self) -> bool:
        return self._mover == TERMINAL

    def is_chance_node(self) -> bool:
        return self._mover == CHANCE

    def _legal_actions(self, _player: int) -> list[int]:
        moves: list[int] = self._moves.tolist()
        return moves

    def chance_outcomes(self) -> list[tuple[int, float]]:
        shares = self._weights / self._weights.sum()
        return list(zip(self._moves.tolist(), shares.tolist(), strict=True))

    def _apply_action(self, action: int) -> None:
        move, keeper = int(action), None
        place = self._moves.searchsorted(move)
        if place == len(self._moves) or self._moves[place] != move:
            raise self._refused(move)
        if self._mover == CHANCE and self.rules.secrets:
            keeper = self.rules.edition.kept_by(self.states[0], move)
        self._look(move)
        if keeper is None:
            self._seen = f"{self._seen} {move}"
        else:
            self._seen = f"{self._seen} ?"
            self._known = [
                known + self._secrets(seat) if seat == keeper else known
                for seat, known in enumerate(self._known)
            ]

    def _refused(self, move: int) -> IllegalMove:
        """Why this can't be the next move, of a player or of nature."""
        self._check_number(move)
        edition, state = self.rules.edition, self.states[0]
        why = edition.refuse(state, move)
        about: dict[str, Spoken] = {"action": str(move), "text": edition.write(state, move)}
        about["reason"] = why.phrase.about["reason"]
        return IllegalMove(why.rule, Phrase("research-openspiel-illegal", about))

    def _check_number(self, move: int) -> None:
        codes = self.rules.edition.sizes.codes
        if not 0 <= move < codes:
            raise UnreadableMove("research-openspiel-no-action", action=str(move), last=str(codes - 1))

    def information_state_string(self, player: int | None = None) -> str:
        seat = self._mover if player is None else player
        return f"{self._known[seat]}{self._seen}"

    def returns(self) -> list[float]:
        if self._mover != TERMINAL:
            return [0.0] * self.rules.players
        return self.rules.returns(self.states, self.rules.random)

    def _action_to_string(self, _player: int, action: int) -> str:
        move = int(action)
        self._check_number(move)
        return self.rules.edition.write(self.states[0], move)

    def __str__(self) -> str:
        return f"{' '.join(self._known)}{self._seen}"


SpielGame.states = SpielState


def game_class(edition: Edition, base: type[SpielGame] = SpielGame) -> type[SpielGame]:
    """OpenSpiel makes games by calling a class with parameters. (A function it would let go of too late.)"""
    return type(f"{edition.game.name.title()}Game", (base,), {"edition": edition})


def register() -> None:
    """Make the games known to OpenSpiel by their names."""
    for name in names():
        if f"{PREFIX}{name}" not in spiel.registered_names():
            edition = Edition(game_named(name))
            spiel.register_game(kind_of(edition), game_class(edition))


register()
