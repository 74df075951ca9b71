"""An edition of a game: its rules bound to one board, interpreted or compiled.

The usual board needs no binding: the rules were written over its tables. Another board gets twins of them.
Nothing in an edition belongs to a single match, so matches, views and threads share one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from copy import copy
from functools import cached_property
from pickle import PicklingError
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from pangea.core.arguments import content_in
from pangea.core.content import checked_board, default_hash, hash_of
from pangea.core.contract import (
    LEGAL,
    NATURE,
    OPEN,
    REFEREE,
    Game,
    InUnits,
    Moves,
    Options,
    Rules,
    Weights,
    legal,
    odds,
    to_move,
)
from pangea.core.dealing import DealingRoom
from pangea.core.errors import BadTable, IllegalMove, UnknownGame
from pangea.core.kernel import Binding, rule
from pangea.core.move_log import as_read_by
from pangea.core.moves import SPELLED
from pangea.core.record import Record, loosened, table_of
from pangea.core.stepping import Steps
from pangea.core.tables import DataBinding
from pangea.core.words import Phrase

if TYPE_CHECKING:
    from pangea.core.beliefs import GuessingRules
    from pangea.core.messages import ScoreLine
    from pangea.core.speaking import Speaker

_MOVE = np.dtype(np.int32)
"""As a dtype: NumPy takes half as long to allocate by it as by its type."""


@rule
def is_next(state: Record, move: int, moves: Moves, weights: Weights) -> bool:
    """May this be the next move, of a player or of nature?"""
    count = odds(state, moves, weights) if to_move(state) == NATURE else legal(state, moves)
    for number in range(count):
        if moves[number] == move:
            return True
    return False


class Edition:
    def __init__(self, game: Game, content: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.board = checked_board(game, content_in(content))
        self.is_usual = content is None
        """Is this the board that comes with the game?"""
        self.is_compiled = False
        self.sizes = game.sizes(self.board)
        self.rules = game.rules
        binding = self.binding()
        if not self.is_usual:
            self.rules = Rules(**{name: binding.twin(verb) for name, verb in game.rules.by_name().items()})
        self._is_next: Callable[[Any, int, Moves, Weights], bool] = binding.twin(is_next)
        self.steps = Steps.by(self.rules, is_compiled=False)
        self._room = max(self.sizes.legal, self.sizes.odds)
        """The length of a list that any list of moves fits into. Each call allocates its own: a shared one
        would need a lock, and would show the last deals to the next bot."""
        self.quick: Edition | None = None
        """The same edition by compiled rules, once they are loaded."""

    @cached_property
    def content_hash(self) -> str:
        """The hash of the content that is played with: every record names it."""
        return default_hash(self.game) if self.is_usual else hash_of(self.board.content)

    def played_by(self, rules: Rules, is_next: Callable[[Any, int, Moves, Weights], bool]) -> Edition:
        """The same edition, refereed by compiled twins of the same rules."""
        other = copy(self)
        other.rules, other._is_next, other.is_compiled = rules, is_next, True
        other.steps = Steps.by(rules, is_compiled=True)
        return other

    def stepped_by(self, steps: Steps) -> Edition:
        """The same edition, with steps that were compiled as such."""
        other = copy(self)
        other.steps = steps
        return other

    def __copy__(self) -> Edition:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        return other

    def __deepcopy__(self, _: object) -> Edition:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Compiled code is not pickled: whoever reads this has the rules that are at hand there."""
        from pangea.core.catalogue import game as game_named
        from pangea.core.quick import edition_again

        with suppress(UnknownGame):
            if game_named(self.game.name) is self.game:
                content = None if self.is_usual else self.board.content
                return edition_again, (self.game.name, content, self.is_compiled)
        raise PicklingError(f"{self.game.name} is not in the catalogue: nobody else would know its rules")

    def binding(self, finish: Callable[..., Any] | None = None) -> Binding:
        """How twins of rules for this edition are made, with its tables as constants."""
        tables = {} if self.is_usual else self.board.tables
        return Binding(self.game.name, tables, self._verbs, finish)

    def bound(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """A generic rule, interpreted, that calls the verbs of this edition as they are: maybe compiled."""
        tables = {} if self.is_usual else self.board.tables
        own, ready = self.game.rules.by_name(), self.rules.by_name()
        twins = {own[name]: ready[name] for name in own}
        return cast(
            Callable[..., Any], Binding(self.game.name, tables, self._verbs, None, twins).twin(function)
        )

    def shared_binding(self, finish: Callable[..., Any]) -> DataBinding:
        """How compiled twins are made that serve every board: they are handed its tables.

        The usual board has twins of its own, and no tables to hand over.
        """
        tables = {} if self.is_usual else self.board.tables
        return DataBinding(self.game.name, tables, self._verbs, finish)

    @property
    def _verbs(self) -> dict[str, Callable[..., Any]]:
        guessing = self.game.guessing
        besides = {} if guessing is None else {"weigh_cards": guessing.odds}
        return {**self.game.rules.by_name(), **self.game.telling.by_name(), **besides}

    @cached_property
    def guessing_rules(self) -> GuessingRules:
        """What tells of hidden cards, in a game in which moves do: compiled when it is first asked for."""
        from pangea.core.beliefs import rules_of_guessing

        return rules_of_guessing(self)

    @cached_property
    def speaker(self) -> Speaker:
        """What this edition shows and says: interpreted, unless it was made with a compiled one."""
        from pangea.core.speaking import Speaker

        return Speaker.interpreted(self)

    def spoken_by(self, speaker: Speaker) -> Edition:
        """The same edition, with compiled twins of what the game shows and says."""
        other = copy(self)
        other.__dict__["speaker"] = speaker
        return other

    def options(self, chosen: Mapping[str, str]) -> Options:
        """Options by name as the numbers that `setup` takes."""
        numbers = np.zeros(len(self.game.options), np.int64)
        known = {option.name: option for option in self.game.options}
        for name, value in chosen.items():
            if name not in known:
                raise BadTable("core-unknown-option", game=self.game.name, option=name)
            if value not in known[name].values:
                values = ", ".join(known[name].values)
                raise BadTable("core-unknown-value", option=name, value=str(value), values=values)
            numbers[self.game.options.index(known[name])] = known[name].values.index(value)
        return numbers

    def lay_out(self, players: int, options: Mapping[str, str], roles: Sequence[str] = ()) -> Record:
        """A new table, before the first move; with the roles of the seats, where players chose them."""
        if players not in self.game.players:
            least, most = self.game.players[0], self.game.players[-1]
            raise BadTable("core-wrong-players", game=self.game.name, players=players, least=least, most=most)
        state = self.game.state.blank()
        self.rules.setup(state, players, self.options(options))
        self.give_roles(state, players, roles)
        return state

    def give_roles(self, state: Record, players: int, chosen: Sequence[str]) -> None:
        """Let each seat play the role that its player chose, if any; BadTable if two seats share one."""
        game = self.game
        if not chosen:
            return
        if not game.role_names:
            raise BadTable("core-roles-none", game=Phrase(f"{game.name}-title"))
        if len(chosen) != players or len(set(chosen)) != players or set(chosen) - set(game.role_names):
            known = ", ".join(game.role_names)
            raise BadTable("core-roles", key=game.roles_field, players=players, known=known)
        left = [role for role in game.role_names if role not in chosen]
        numbers = [game.role_names.index(role) for role in [*chosen, *left]]
        getattr(state, game.roles_field)[:] = numbers

    def roles(self, state: Record, players: int) -> list[str]:
        """The roles of the seats as a record names them; none in a game whose players don't choose."""
        names = self.game.role_names
        if not names:
            return []
        return [names[number] for number in getattr(state, self.game.roles_field)[:players]]

    def chosen_roles(self, roles: list[str]) -> dict[str, list[str]]:
        """What a record says of the roles of its seats: nothing where they have them in their order."""
        usual = list(self.game.role_names[: len(roles)])
        return {} if roles == usual else {self.game.roles_field: roles}

    def legal(self, state: Record) -> list[int]:
        """Every legal move of the seat to move."""
        moves = self._empty_list()
        listed: list[int] = moves[: self.rules.legal(self._readable(state), moves)].tolist()
        return listed

    def legal_at(self, table: Any) -> list[int]:
        """The same at a table: a row with one state."""
        moves = self._empty_list()
        listed: list[int] = moves[: self.steps.legal(table, moves)].tolist()
        return listed

    def dealing_room(self, key: bytes) -> DealingRoom:
        """Return what one match deals with, by this key."""
        dealer = self.steps.dealer
        assert dealer is not None
        row, made = np.empty(SPELLED, np.int32), np.empty(max(self.sizes.moves, 1), np.int32)
        return DealingRoom(dealer.words(key), self._empty_list(), self._empty_weights(), row, made)

    def dealt(self, table: Any, number: int, room: DealingRoom) -> list[int]:
        """Let nature move at a table, from move `number` of the game on, as far as that takes no Python.

        Returns its moves.
        """
        dealer = self.steps.dealer
        assert dealer is not None
        words, moves, weights, row, made = room
        count = dealer.deal(table, number, words, dealer.lined_up.order, moves, weights, row, made)
        codes: list[int] = made[:count].tolist()
        return codes

    def teach_dealer(self, state: Record) -> None:
        """Tell the dealer how what nature may do here is written."""
        if self.steps.dealer is not None:
            codes = list(self.odds(state))
            rows = self.speaker.spelled(state, codes).tolist()
            self.steps.dealer.lined_up.learn(codes, self.written(state, codes), rows)

    def _readable(self, state: Any) -> Any:
        """A state as these rules read it best."""
        return state if self.is_compiled or isinstance(state, SimpleNamespace) else loosened(state)

    def odds(self, state: Record) -> dict[int, int]:
        """Nature's possible moves with their weights."""
        moves, weights = self._empty_list(), self._empty_weights()
        count = self.rules.odds(self._readable(state), moves, weights)
        return dict(zip(moves[:count].tolist(), weights[:count].tolist(), strict=True))

    def is_possible(self, state: Record, move: int) -> bool:
        """May this be the next move, of a player or of nature?"""
        moves, weights = self._empty_list(), self._empty_weights()
        return bool(self._is_next(self._readable(state), move, moves, weights))

    def _empty_list(self) -> Moves:
        return np.empty(self._room, _MOVE)

    def _empty_weights(self) -> Weights:
        return np.empty(self._room, np.int64)

    def refuse(self, state: Record, move: int) -> IllegalMove:
        """The error that says which rule forbids a move."""
        number = self.rules.refusal(state, move)
        assert number != LEGAL, (
            f"{self.write(state, move)} is not in the list of legal moves, yet no rule forbids it"
        )
        why = self.game.refusals[number]
        return IllegalMove(why.rule, self.speaker.refused(state, move, number))

    def points(self, state: Record) -> list[int]:
        """The points of each seat, as if the game ended now."""
        out = np.zeros(self.game.players[-1], np.int32)
        self.rules.points(state, out)
        return [int(points) for points in out[: state.players]]

    def winners(self, state: Record) -> list[int]:
        """The seats that win, as if the game ended now."""
        out = np.zeros(self.game.players[-1], np.bool_)
        self.rules.winners(state, out)
        return [seat for seat in range(state.players) if out[seat]]

    def observation(self, state: Record, seat: int) -> InUnits:
        """What a learner in this seat is shown, as numbers of about the size of one."""
        counts = np.zeros(self.game.feature_count, np.int8)
        self.rules.features(state, seat, counts)
        return np.divide(counts, self.game.units, dtype=np.float32)

    def write(self, state: Record, move: int) -> str:
        """A move as text; `state` is the one it is made in."""
        return self.speaker.written(state, [move])[0]

    def written(self, state: Record, moves: Sequence[int]) -> list[str]:
        """Several moves of one position as text."""
        return self.speaker.written(state, moves)

    def written_at(self, table: Any, moves: Sequence[int]) -> list[str]:
        """Several moves that can be made at a table, as text."""
        spell, known = self.steps.spell, self.speaker.remembered(moves)
        if known is not None:
            return known
        if spell is None:
            return self.speaker.written(table[0], moves)
        rows = np.zeros((len(moves), SPELLED), _MOVE)
        spell(table, np.array(moves, _MOVE), rows)
        return self.speaker.in_writing(moves, rows)

    def read(self, state: Record, text: str) -> int:
        """The move that a text means, legal or not; UnreadableMove or IllegalMove if it means none."""
        return self.speaker.read(state, text)

    def write_for(self, state: Record, move: int, seat: int) -> str:
        """A move as `seat` may read it: what only another seat may know is a question mark."""
        return as_read_by(seat, self.kept_by(state, move), self.write(state, move))

    def kept_by(self, state: Record, move: int) -> int | None:
        """The only seat that may know the last word of this move; None if all may."""
        keeper = self.speaker.kept_by(state, move)
        return None if keeper == OPEN else keeper

    def retraced(self, packed: bytes, moves: Sequence[int]) -> tuple[list[str], list[int | None]]:
        """Return consecutive moves as text, and who keeps each; `packed` is the state before the first."""
        if (known := self.speaker.retraced(moves)) is not None:
            return known
        table, retrace = table_of(self.game.state, packed), self.steps.retrace
        texts: list[str] = []
        keepers: list[int | None] = []
        if retrace is None:
            for move in moves:
                texts.append(self.write(table[0], move))
                keepers.append(self.kept_by(table[0], move))
                self.steps.advance(table, move)
            self.speaker.remember_keepers(moves, keepers)
            return texts, keepers
        rows, found = np.zeros((len(moves), SPELLED), _MOVE), np.empty(len(moves), _MOVE)
        retrace(table, np.array(moves, _MOVE), rows, found)
        keepers += [None if keeper == OPEN else keeper for keeper in found.tolist()]
        self.speaker.remember_keepers(moves, keepers)
        return self.speaker.in_writing(moves, rows), keepers

    def told(self, before: Record, move: int, after: Record, eyes: int = REFEREE) -> list[Phrase]:
        """A move and what came of it, as these eyes may hear it."""
        return self.speaker.reader.phrases(self.speaker.told(before, move, after, eyes))

    def prompt(self, state: Record) -> Phrase:
        """What the seat to move has to decide."""
        (phrase,) = self.speaker.reader.phrases(self.speaker.prompt(state))
        return phrase

    def explained(self, state: Record) -> list[ScoreLine]:
        """How the points came about, as far as it can be known where numbers are unknown."""
        return self.speaker.reader.lines(self.speaker.explained(state), int(state.players))

    def scored(self, lines: Sequence[ScoreLine], players: int) -> list[int | None]:
        """Return what these lines gave each seat during the game already; None where a line hides it."""
        return added_up((line for line in lines if line.rule in self.game.scores_at_once), players)

    def facts(self, state: Record) -> Record:
        """What is shown of a position beyond the fields of its state."""
        return self.speaker.facts(state)


def added_up(lines: Iterable[ScoreLine], players: int) -> list[int | None]:
    """Return what these lines give each seat in all; None where a line hides it."""
    points: list[int | None] = [0] * players
    for line in lines:
        for seat, given in enumerate(line.points):
            before = points[seat]
            points[seat] = None if before is None or given is None else before + given
    return points


def every_move(edition: Edition, state: Record) -> Iterator[int]:
    """Whatever can come next: the player's legal moves, or nature's outcomes."""
    if edition.rules.to_move(state) == NATURE:
        yield from edition.odds(state)
    else:
        yield from edition.legal(state)
