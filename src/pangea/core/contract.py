"""The contract of a game: a dozen verbs, and what is printed on its box.

Whatever is generic (a match, a simulation, a search, a server) knows a game by these alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from numpy.typing import NDArray

from pangea.core.chance import Random
from pangea.core.kernel import rule, verb
from pangea.core.record import Record
from pangea.core.words import Phrase, SeatName

if TYPE_CHECKING:
    from pangea.core.views import View

NATURE = -1
"""`to_move`: the next move is a deal, a draw or a roll of the dice."""
OVER = -2
"""`to_move`: nobody moves any more."""
WATCHER = -1
"""The seat of someone who only watches, and is shown what everybody sees."""
PLAYING = 0
"""`ending`: not over yet."""
LEGAL = 0
"""`refusal`: nothing forbids the move."""

Moves = NDArray[np.int32]
Weights = NDArray[np.int64]
Points = NDArray[np.int32]
Flags = NDArray[np.bool_]
Features = NDArray[np.float32]
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
    """What a learner in this seat is shown: numbers of about the size of one."""


@verb
def credence(state: Record, seat: int, belief: Belief) -> float:
    """How well an imagined state fits what `seat` believes of the others: 1 as well as any, 0 not at all."""
    raise NotImplementedError


@rule
def fits_any(state: Record, seat: int, belief: Belief) -> float:  # noqa: ARG001  as the contract says
    """The credence of a game in which moves tell nothing of what is hidden, or nobody has asked them yet."""
    return 1.0


@verb
def secret(state: Record, seat: int) -> int:
    """What only this seat knows and chooses by, as a number from 0 to 62; -1 where it has no secret."""
    raise NotImplementedError


@rule
def no_secret(state: Record, seat: int) -> int:  # noqa: ARG001  as the contract says
    """The secret of every seat in a game without any."""
    return -1


@verb
def hurry(state: Record, random: Random) -> int:
    """One move as in a hurry: at random, but rather a sensible one. Nature moves by its odds."""
    raise NotImplementedError


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

    def __post_init__(self) -> None:
        if self.hurry is pick:  # no move is sensible at a glance: any will do
            object.__setattr__(self, "hurry", self.pick)

    def by_name(self) -> dict[str, Callable[..., Any]]:
        return {field.name: getattr(self, field.name) for field in fields(self)}


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


@dataclass(frozen=True)
class ScoreLine:
    """One line of an explained score. `points` by seat; None where it is not known whom they belong to."""

    rule: str
    phrase: Phrase
    points: tuple[int | None, ...]
    place: tuple[int, ...] = ()


@dataclass(frozen=True)
class Suspicion:
    """What a seat must think of something hidden: of whom, what it may be, and with what odds."""

    of: SeatName
    odds: tuple[tuple[Phrase, float], ...]


@dataclass(frozen=True)
class Sizes:
    """How much room a program must keep: for move codes, lists of moves, and the log of the longest game."""

    codes: int
    legal: int
    odds: int
    moves: int


class Board(Protocol):
    """What is printed: a game's content, checked, and the tables that its rules read."""

    @property
    def content(self) -> Mapping[str, Any]:
        """The content as JSON, as `pangea content` prints it."""

    @property
    def tables(self) -> Mapping[str, object]:
        """The tables by the names that the rules know them by."""

    @property
    def sizes(self) -> Sizes: ...


class Notation(Protocol):
    """How a game is written and told. `board` is the game's own kind of board."""

    def write(self, board: Any, state: Any, move: int) -> str:
        """A move as text; `state` is the one it is made in."""

    def read(self, board: Any, state: Any, text: str) -> int:
        """The move that a text means, legal or not; UnreadableMove or IllegalMove where it means none."""

    def kept_by(self, board: Any, state: Any, move: int) -> int | None:
        """The only seat that may know the last word of this move; None if all may."""

    def told(self, board: Any, before: Any, move: int, after: Any, seat: int | None) -> list[Phrase]:
        """The move and what came of it, in phrases, as `seat` may hear them (None: all of it)."""

    def prompt(self, board: Any, state: Any) -> Phrase:
        """What the seat to move has to decide, in a sentence."""

    def refused(self, board: Any, state: Any, move: int, why: Refusal) -> Phrase: ...

    def explained(self, board: Any, state: Any) -> list[ScoreLine]:
        """How the points came about. On a state with unknown numbers, as far as it can be known."""

    def write_position(self, board: Any, state: Any) -> str:
        """A position on one line, as a person could post it: all that the rest of the game depends on."""

    def read_position(self, board: Any, text: str) -> Any:
        """The state of a position; UnreadablePosition where the text is none."""


class Drawing(Protocol):
    """How a position looks. Both take a state with unknown numbers where the reader may not see them."""

    def text(self, board: Any, state: Any, lang: str, colour: bool) -> str: ...

    def svg(self, board: Any, state: Any, lang: str) -> str: ...


@dataclass(frozen=True)
class Game:
    """One game: what stands on the box, and where its parts are."""

    name: str
    version: int
    designer: str
    year: int
    minutes: int
    players: range
    state: type[Record]
    rules: Rules
    endings: tuple[str, ...]
    refusals: tuple[Refusal, ...]
    features: Sequence[tuple[str, int]]
    board: Callable[[Mapping[str, Any] | None], Any]
    notation: Notation
    drawing: Drawing
    belief: Callable[[View], Belief] | None = None
    """What the moves so far tell a seat about what is hidden, as `credence` takes it."""
    suspicions: Callable[[View], list[Suspicion]] | None = None
    """The same for people: what may be hidden where, and with what odds."""
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()
    inlined: bool = True
    """Shall the compiler paste rules into each other whole? It pays for short ones, not for long ones."""
    earlier: tuple[int, ...] = ()
    """Earlier versions that games can still be played by. If there are any, the state has a field `older`."""

    def plays(self, version: int) -> bool:
        """Can a game be played by this version of the rules?"""
        return version == self.version or version in self.earlier

    @property
    def feature_count(self) -> int:
        return sum(count for _, count in self.features)
