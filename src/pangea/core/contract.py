"""The contract of a game: a dozen verbs, and what is printed on its box.

Whatever is generic (a match, a simulation, a search, a server) knows a game by these alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import date
from functools import cached_property
from itertools import pairwise
from math import prod
from typing import TYPE_CHECKING, Any, NewType, Protocol, overload

import numpy as np
from numpy.typing import NDArray

from pangea.core.chance import Random
from pangea.core.errors import BadBatch
from pangea.core.kernel import calling, rule, verb
from pangea.core.long_sets import Members, add_member, clear
from pangea.core.record import OWNER, Record
from pangea.core.signatures import Grid

if TYPE_CHECKING:
    from pangea.core.beliefs import Guessing
    from pangea.core.captions import Shown
    from pangea.core.messages import Vocabulary
    from pangea.core.moves import MoveTable
    from pangea.core.telling import Telling

Seat = NewType("Seat", int)
"""A player's place at the table, from 0 clockwise; or WATCHER."""
NATURE = -1
"""`to_move`: the next move is a deal, a draw or a roll of the dice."""
OVER = -2
"""`to_move`: nobody moves any more."""
WATCHER = Seat(-3)
"""The seat of someone who only watches, and is shown what everybody sees."""
REFEREE = -4
"""Eyes that see everything."""
OPEN = -1
"""`kept_by`: everybody may know the move."""
PLAYING = 0
"""`ending`: not over yet."""
LEGAL = 0
"""`refusal`: nothing forbids the move."""

Moves = NDArray[np.int32]
Weights = NDArray[np.int64]
Points = NDArray[np.int32]
Flags = NDArray[np.bool_]
Features = NDArray[np.int8]
"""Whole numbers that a learner is shown, each in its unit: huts, where a dozen of them count as 1."""
InUnits = NDArray[np.float32]
"""The same as parts of their units: numbers of about the size of one."""
UnitSpans = Grid[np.int64]
"""A row for numbers of an observation that lie side by side and have one unit: first, end, unit."""
Options = NDArray[np.int64]
Belief = NDArray[np.float64]


@verb
def setup(state: Record, players: int, options: Options) -> None:
    """The table before the first move, on a blank record."""


@verb
def to_move(state: Record) -> int:
    """A seat, NATURE or OVER."""
    raise NotImplementedError


@verb
def legal(state: Record, moves: Moves) -> int:
    """Every legal move of the seat to move, into `moves`; how many there are. None where nature moves."""
    raise NotImplementedError


@verb
def pick(state: Record, random: Random) -> int:
    """One move at random: a player's legal moves are equally likely, nature's have their odds."""
    raise NotImplementedError


@verb
def odds(state: Record, moves: Moves, weights: Weights) -> int:
    """Nature's possible moves with their weights; how many there are."""
    raise NotImplementedError


@verb
def apply(state: Record, move: int) -> None:
    """One move with all that follows from it. The move must be legal: it is not checked."""


@verb
def refusal(state: Record, move: int) -> int:
    """Why a move is not legal, as a number into the game's refusals; LEGAL if it is."""
    raise NotImplementedError


@verb
def ending(state: Record) -> int:
    """PLAYING, or why the game ended, as a number into the game's endings."""
    raise NotImplementedError


@verb
def points(state: Record, out: Points) -> None:
    """The points of each seat, as if the game ended now."""


@verb
def winners(state: Record, out: Flags) -> None:
    """Which seats win, as if the game ended now: by points and the tie-breaks of the rules."""


@verb
def imagine(state: Record, seat: int, random: Random) -> None:
    """Draw anew, in place and with the right odds, all that `seat` can't know."""


@verb
def features(state: Record, seat: int, out: Features) -> None:
    """What a learner in this seat is shown: whole numbers from -128 to 127, each in its unit."""


@verb
def credence(state: Record, seat: int, belief: Belief) -> float:
    """How well an imagined state fits what `seat` believes of the others: 1 as well as any, 0 not at all."""
    raise NotImplementedError


@rule
def fits_any(state: Record, seat: int, belief: Belief) -> float:  # noqa: ARG001  as the contract says
    """The credence where moves tell nothing of what is hidden, or nobody has worked out yet what they do."""
    return 1.0


@verb
def secret(state: Record, seat: int) -> int:
    """What only this seat knows and chooses by, as a number from 0 on; -1 where it has no secret."""
    raise NotImplementedError


@rule
def no_secret(state: Record, seat: int) -> int:  # noqa: ARG001  as the contract says
    """The secret of every seat in a game without any."""
    return -1


@verb
def hurry(state: Record, random: Random) -> int:
    """One move as in a hurry: at random, but rather a sensible one. Nature moves by its odds."""
    raise NotImplementedError


@verb
def legal_set(state: Record, moves: Moves, members: Members) -> int:
    """Every legal move of the seat to move, as a set; how many there are. `moves` is room to list them in."""
    raise NotImplementedError


@rule
def legal_set_by_list(state: Record, moves: Moves, members: Members) -> int:
    """The set of legal moves in a game that only lists them."""
    count = legal(state, moves)
    clear(members)
    for place in range(count):
        add_member(members, moves[place])
    return count


@dataclass(frozen=True)
class Rules:
    """The verbs of one game, interpreted or compiled."""

    setup: Callable[[Any, int, Options], None]
    to_move: Callable[[Any], int]
    legal: Callable[[Any, Moves], int]
    pick: Callable[[Any, Random], int]
    odds: Callable[[Any, Moves, Weights], int]
    apply: Callable[[Any, int], None]
    refusal: Callable[[Any, int], int]
    ending: Callable[[Any], int]
    points: Callable[[Any, Points], None]
    winners: Callable[[Any, Flags], None]
    imagine: Callable[[Any, int, Random], None]
    features: Callable[[Any, int, Features], None]
    credence: Callable[[Any, int, Belief], float] = fits_any
    secret: Callable[[Any, int], int] = no_secret
    hurry: Callable[[Any, Random], int] = pick
    legal_set: Callable[[Any, Moves, Members], int] = legal_set_by_list

    def __post_init__(self) -> None:
        if self.hurry is pick:  # no move is sensible at a glance: any will do
            object.__setattr__(self, "hurry", self.pick)
        if self.legal_set is legal_set_by_list:
            object.__setattr__(self, "legal_set", calling(legal_set_by_list, legal=self.legal))

    def by_name(self) -> dict[str, Callable[..., Any]]:
        return {name: getattr(self, name) for name in VERBS}


VERBS: dict[str, Callable[..., Any]] = {field.name: globals()[field.name] for field in fields(Rules)}
"""The words of the contract themselves, for generic functions, by name."""


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its name, its values, the usual one first."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Preset:
    """Options that are chosen together, by one name: those of an edition of the game, for instance."""

    name: str
    options: Mapping[str, str] = field(hash=False)


@dataclass(frozen=True)
class Refusal:
    """A reason to refuse a move: the rule, and the message that says it."""

    rule: str
    message: str


class Refusals(Sequence[Refusal]):
    """The refusals of a game, each declared once: the number that it gets is what `refusal` answers.

    >>> refusals = Refusals()
    >>> TOO_MANY = refusals.add("C3.2", "clans-refusal-C3-2")
    >>> TOO_MANY, refusals[TOO_MANY].rule, refusals[LEGAL].rule
    (1, 'C3.2', '')
    """

    def __init__(self) -> None:
        self._declared = [Refusal("", "")]  # what LEGAL stands for

    def add(self, rule: str, message: str) -> int:
        self._declared.append(Refusal(rule, message))
        return len(self._declared) - 1

    @overload
    def __getitem__(self, number: int) -> Refusal: ...

    @overload
    def __getitem__(self, number: slice) -> Sequence[Refusal]: ...

    def __getitem__(self, number: int | slice) -> Refusal | Sequence[Refusal]:
        return self._declared[number]

    def __len__(self) -> int:
        return len(self._declared)


@dataclass(frozen=True)
class Sizes:
    """How much room a program must keep: for move codes, lists of moves, and the log of the longest game."""

    codes: int
    legal: int
    odds: int
    moves: int


@dataclass(frozen=True)
class Feature:
    """Numbers of an observation that belong together: a vector, a table, planes of a board."""

    name: str
    shape: tuple[int, ...]
    says: str
    """What they are, and what counts as 1."""
    unit: int = 1
    """The number that counts as 1."""

    @property
    def size(self) -> int:
        return prod(self.shape)


class Board(Protocol):
    """What is printed: a game's content, checked, and the tables that its rules read."""

    @property
    def content(self) -> Mapping[str, Any]:
        """The content as JSON, as `pangea content` prints it."""

    @property
    def tables(self) -> Mapping[str, object]:
        """The tables by the names that the rules know them by."""


class Notation(Protocol):
    """How positions of a game are written. `board` is the game's own kind of board."""

    def write_position(self, board: Any, state: Any) -> str:
        """A position on one line, as a person could post it: all that the rest of the game depends on."""

    def read_position(self, board: Any, text: str) -> Any:
        """The state of a position; UnreadablePosition if the text isn't one."""


class Drawing(Protocol):
    """How a position looks."""

    def text(self, shown: Shown, lang: str, colour: bool) -> str: ...

    def svg(self, shown: Shown, lang: str) -> str: ...


@dataclass(frozen=True, eq=False)
class Game:
    """One game: what stands on the box, and where its parts are. No two are equal: there is one of each."""

    name: str
    version: int
    designer: str
    year: int
    players: range
    state: type[Record]
    rules: Rules
    endings: tuple[str, ...]
    refusals: Sequence[Refusal]
    features: Sequence[Feature]
    """What an observation is made of, in order."""
    board: Callable[[Mapping[str, Any] | None], Any]
    sizes: Callable[[Any], Sizes]
    """How much room moves on a board take."""
    facts: type[Record]
    moves: MoveTable
    vocabulary: Vocabulary
    telling: Telling
    notation: Notation
    drawing: Drawing
    minutes: int | None = None
    """About how long a game takes, where the booklet says so."""
    age: int | None = None
    """The age from which the booklet recommends the game, where it names one."""
    printed: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Numbers of the rules that a page shows beside the board: what is printed on cards and boards."""
    sheet: Callable[[Any], Mapping[str, Any]] = lambda _: {}
    """Where things lie on a board, for a page that draws it; nothing where a page knows by itself."""
    guessing: Guessing | None = None
    """How moves tell of hidden cards, in a game in which they do."""
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()
    roles: tuple[str, ...] = ()
    """What each seat plays, as messages, in a game in which they differ: a species, a people."""
    roles_field: str = ""
    """In a game whose players choose their roles: the field of the state, and the key of a record, that has
    the role of each seat. Messages of roles are named after it: `genesis-species-humans`."""
    scores_at_once: tuple[str, ...] = ()
    """The rules of the score lines that count during the game. Other lines count only at its end: until then
    they say what a seat would get if the game ended now."""
    daily_from: date | None = None
    """The first day on which it may be the challenge of the day; a game without one never is."""
    verbs_inlined: bool = True
    """Should the compiler paste verbs, too, into whatever calls them? Not where they are long."""
    gpu_registers: int | None = None
    """How many registers a thread of a GPU may take; with fewer of them more threads run side by side."""

    @cached_property
    def hides(self) -> bool:
        """Does a seat see something of the state that others don't?"""
        return any(field.seen_by is OWNER for field in self.state.fields.values())

    @property
    def role_names(self) -> tuple[str, ...]:
        """The roles that players choose from, as a record names them; none where they don't choose."""
        prefix = f"{self.name}-{self.roles_field}-"
        return tuple(role.removeprefix(prefix) for role in self.roles) if self.roles_field else ()

    @property
    def feature_count(self) -> int:
        return sum(feature.size for feature in self.features)

    @cached_property
    def units(self) -> InUnits:
        """What counts as 1, number by number: `counts / units` are observations."""
        units = np.repeat(
            np.array([feature.unit for feature in self.features], np.float32),
            [feature.size for feature in self.features],
        )
        units.flags.writeable = False
        return units

    @cached_property
    def unit_spans(self) -> UnitSpans:
        """The same for compiled code, which divides as little as it can."""
        starts = np.flatnonzero(np.diff(self.units, prepend=0))
        return np.array(
            [(first, end, self.units[first]) for first, end in pairwise([*starts, self.feature_count])],
            np.int64,
        ).reshape(-1, 3)

    def parts(self, observations: Any) -> dict[str, Any]:
        """Observations by their features, each in its own shape: planes, tables and vectors.

        Takes one observation or many, in an array of NumPy, PyTorch, JAX or CuPy. Nothing is copied where the
        library can do without.
        """
        if observations.shape[-1:] != (self.feature_count,):
            raise BadBatch(
                "core-observations",
                game=self.name,
                wanted=self.feature_count,
                shape=str(tuple(observations.shape)),
            )
        named, at = {}, 0
        for feature in self.features:
            those = observations[..., at : at + feature.size]
            named[feature.name] = those.reshape(*observations.shape[:-1], *feature.shape)
            at += feature.size
        return named
