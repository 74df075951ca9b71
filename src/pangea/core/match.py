"""A match: one game as people play it, move by move, with words, undo and a record."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pangea.core.contract import NATURE, OVER, REFEREE, WATCHER, Game
from pangea.core.edition import Edition, as_read_by
from pangea.core.errors import BadTable, NothingToUndo, UnreadableMove
from pangea.core.record import Record, copied, overwrite
from pangea.core.shuffle import SHUFFLE, WAYS, drawn
from pangea.core.views import Shared, View
from pangea.core.words import ENGLISH, say

if TYPE_CHECKING:
    from pangea.core.messages import ScoreLine

LONGEST_MOVE = 200
"""A longer text is refused as a move: no game writes one with half as many letters."""
SEED_BITS = 128
"""The bits of a seed that nobody names: too many to be searched."""


@dataclass(frozen=True)
class Score:
    """Where the match stands: points by seat, who would win, and how it came about. Final when it is over."""

    points: list[int]
    winners: list[int]
    lines: list[ScoreLine]

    def told(self, lang: str = ENGLISH, names: Sequence[str] = ()) -> list[str]:
        """The lines in words, each with its rule."""
        return [f"{say(line.phrase, lang, names)} [{line.rule}]" for line in self.lines]


class Match:
    """One game. Moves are text, as in a record; nature moves by itself, from the seed.

    >>> import pangea
    >>> game = pangea.start("clans", players=3, seed=7)
    >>> game.turn, game.is_over, len(game.legal())
    (0, False, 270)
    """

    def __init__(
        self,
        edition: Edition,
        players: int,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        names: Sequence[str] = (),
        shuffle: str = SHUFFLE,
        version: int | None = None,
    ) -> None:
        """`shuffle` is how nature draws from the seed, `version` that of the rules: ones other than
        today's are for games that began by them."""
        self.edition, self.players, self.options = edition, _whole(players), dict(options or {})
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed
        self.shuffle = known_shuffle(shuffle)
        self.names = tuple(names)
        self.version = edition.game.version if version is None else version
        self.state: Record = edition.lay_out(self.players, self.options, self.version)
        self.codes: list[int] = []
        self.moves: list[str] = []
        """Every move so far, nature's too, as text."""
        self._before: list[Record] = []
        self._logs: dict[int, list[str]] = {}
        self._shared: Shared | None = None
        """What views of this position share, where they share anything."""
        self._keepers: list[int | None] = []
        """The only seat that may read all of each move, as far as it was asked for."""

    @property
    def game(self) -> Game:
        return self.edition.game

    @property
    def turn(self) -> int:
        """The seat to move, or NATURE, or OVER."""
        return int(self.edition.rules.to_move(self.state))

    @property
    def is_over(self) -> bool:
        return self.turn == OVER

    @property
    def ending(self) -> str:
        """How the game ended, or 'playing'."""
        return self.game.endings[self.edition.rules.ending(self.state)]

    def legal(self) -> list[str]:
        """Every legal move of the seat to move."""
        return self.edition.written(self.state, self.edition.legal(self.state))

    def play(self, text: str) -> None:
        """Make a move of the seat to move; nature then moves as it must. A refused move changes nothing."""
        self._make(text)
        self.let_nature_move()

    def follow(self, text: str) -> None:
        """Make exactly this move, a player's or nature's, as a record has it."""
        self._make(text)

    def restore(self, codes: Sequence[int], moves: Sequence[str]) -> None:
        """Make moves that were checked when they were first made, by number and as text."""
        for code, text in zip(codes, moves, strict=True):
            self._take(code, text)

    def let_nature_move(self) -> None:
        """Deal, draw and roll until a player is to move or the game is over."""
        while self.turn == NATURE:
            self._apply(self._drawn())

    def next_of_nature(self) -> str:
        """What nature does next, by the seed; nothing is moved."""
        return self.edition.write(self.state, self._drawn())

    def undo(self) -> str:
        """Take back the last move of a player, and what nature did since. Returns the move."""
        last = self._last_move_of_a_player()
        if last is None:
            raise NothingToUndo("core-nothing-to-undo")
        taken_back = self.moves[last]
        self.cut(last)
        return taken_back

    def cut(self, keep: int) -> None:
        """Take back all but the first `keep` moves."""
        if keep < len(self.moves):
            overwrite(self.state, self._before[keep])
            del self.codes[keep:], self.moves[keep:], self._before[keep:], self._keepers[keep:]
            for log in self._logs.values():
                del log[keep:]

    def position(self, moves: int) -> Record:
        """The state after this many moves (all moves counted, nature's too)."""
        return self.state if moves >= len(self._before) else self._before[moves]

    def view(self, seat: int) -> View:
        """What a seat may know. WATCHER for somebody who only watches."""
        if seat != WATCHER and not 0 <= seat < self.players:
            raise BadTable("core-no-seat", seat=str(seat), players=self.players, last=self.players - 1)
        return View(self.edition, self.state, seat, self.log, self.turn, self._shared)

    def score(self) -> Score:
        """The points now, with the lines that explain them, as the referee knows them."""
        return Score(
            self.edition.points(self.state),
            self.edition.winners(self.state),
            self.edition.explained(self.state),
        )

    def told(self, number: int, lang: str = ENGLISH, seat: int | None = None) -> list[str]:
        """Move `number` (from 0) in words, with what came of it, as a seat may hear it (None: all of it)."""
        after = self.position(number + 1)
        eyes = REFEREE if seat is None else seat
        phrases = self.edition.told(self._before[number], self.codes[number], after, eyes)
        return [say(phrase, lang, self.names) for phrase in phrases]

    def log(self, seat: int) -> list[str]:
        """All moves as a seat may read them."""
        log = self._logs.setdefault(seat, [])
        log += [self.read_by(seat, number) for number in range(len(log), len(self.codes))]
        return list(log)

    def read_by(self, seat: int, number: int) -> str:
        """Move `number` (from 0) as a seat may read it: what only another may know is a question mark."""
        return as_read_by(seat, self.kept_by(number), self.moves[number])

    def mover(self, number: int) -> int:
        """Who made move `number` (from 0): a seat, or NATURE."""
        return int(self.edition.rules.to_move(self._before[number]))

    def kept_by(self, number: int) -> int | None:
        """The only seat that may read all of move `number`; None if all may."""
        keepers = self._keepers
        for asked in range(len(keepers), number + 1):
            keepers.append(self.edition.kept_by(self._before[asked], self.codes[asked]))
        return keepers[number]

    def record(self) -> dict[str, Any]:
        """The match as a record: everything that was played, and the result if it is over."""
        options: dict[str, Any] = dict(self.options)
        if not self.edition.is_usual:
            options["content"] = self.edition.board.content
        record: dict[str, Any] = {"pangea": 1, "game": self.game.name}
        if self.game.earlier:
            record["rules"] = self.version
        record |= {"players": self.players, "options": options, "moves": list(self.moves)}
        if self.is_over:
            record["points"] = self.edition.points(self.state)
            record["winners"] = self.edition.winners(self.state)
        return record

    def _make(self, text: str) -> None:
        if len(text) > LONGEST_MOVE:
            raise UnreadableMove("core-move-long", count=len(text), most=LONGEST_MOVE)
        move = self.edition.read(self.state, text)
        if not self.edition.is_possible(self.state, move):
            raise self.edition.refuse(self.state, move)
        self._apply(move)

    def _apply(self, move: int) -> None:
        self._take(int(move), self.edition.write(self.state, move))

    def _take(self, move: int, text: str) -> None:
        self.moves.append(text)
        self.codes.append(move)
        self._before.append(copied(self.state))
        self.edition.rules.apply(self.state, move)

    def _drawn(self) -> int:
        # By the number of the move: after an undo nature repeats itself, so nobody can undo to roll again.
        return drawn(self.shuffle, self.edition, self.state, self.seed, len(self.moves))

    def _last_move_of_a_player(self) -> int | None:
        for number in range(len(self.moves) - 1, -1, -1):
            if self.edition.rules.to_move(self._before[number]) != NATURE:
                return number
        return None


def known_shuffle(name: str) -> str:
    if name not in WAYS:
        raise BadTable("core-unknown-shuffle", name=name, known=", ".join(WAYS))
    return name


def _whole(players: int) -> int:
    try:
        return operator.index(players)
    except TypeError:
        raise BadTable("core-players-whole", given=repr(players)) from None


def start(
    edition: Edition,
    players: int,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    names: Sequence[str] = (),
) -> Match:
    """A new match, set up as far as the first decision of a player."""
    match = Match(edition, players, options, seed, names)
    match.let_nature_move()
    return match
