"""A match: one game as people play it, move by move, with words, undo and a record."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from pangea.core.actions import Action, actions_of
from pangea.core.arguments import (
    LONGEST_SEED,
    count_in,
    language_in,
    move_number_in,
    names_in,
    options_in,
    players_in,
    roles_in,
    seat_in,
    seed_in,
    shown,
    whole,
)
from pangea.core.contract import NATURE, OVER, REFEREE, WATCHER, Game
from pangea.core.edition import Edition
from pangea.core.errors import BadTable, IllegalMove, NothingToUndo, UnreadableMove
from pangea.core.move_log import MoveLog, SeatLog, as_read_by
from pangea.core.positions import position_in
from pangea.core.record import Record, fingerprint, overwrite, table_of, unfrozen
from pangea.core.scores import Score
from pangea.core.shuffle import HMAC, SHUFFLE, WAYS, drawn, key_of
from pangea.core.views import View
from pangea.core.words import ENGLISH, Phrase, preferred_language, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from pangea.core.dealing import DealingRoom
    from pangea.core.game_record import GameRecord

LONGEST_MOVE = 200
"""A longer text is refused as a move: no game writes one with half as many letters."""
SEED_BITS = 128
"""The bits of a seed that nobody names: too many to be searched."""

Kind = TypeVar("Kind", bound=Record)


@dataclass
class _Listing:
    """The legal moves of one position, as far as somebody asked."""

    packed: bytes
    """The state they are of"""
    codes: list[int]
    texts: list[str] | None = None


class Match:
    """One game. Moves are text, as in a record, or numbers; nature moves by itself, from the seed.

    >>> import pangea
    >>> game = pangea.start("clans", players=3, seed=7)
    >>> game.turn, game.is_over, len(game.legal())
    (0, False, 270)
    """

    def __init__(
        self,
        edition: Edition,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        names: Sequence[str] = (),
        shuffle: str = SHUFFLE,
        position: str | None = None,
        roles: Sequence[str] = (),
    ) -> None:
        """`shuffle` is how nature draws from the seed. A `position` says what is on the table, and so it says
        the players and the options, too. `roles` are those that players chose, by seat."""
        self.edition, self.options = edition, options_in(options)
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed_in(seed)
        self.shuffle = known_shuffle(shuffle)
        self.beginning: str | None = None
        """The position that the match began from, in writing; None if it began as the rules say."""
        if position is None:
            self.players = _players_of(edition.game) if players is None else players_in(players)
            self.state = edition.lay_out(self.players, self.options, roles_in(roles))
        else:
            self._begin_from(position, players, roles_in(roles))
        self.names = names_in(names, self.players)
        self.played: list[int] = []
        """Every move so far, nature's too, as a number."""
        self.knows_its_seed = True
        """Was all that nature did drawn from the seed?"""
        self._texts: list[str] = []
        """The moves in writing, as far as somebody asked for them."""
        self._before: list[bytes | None] = []
        """The state before each move; None where it follows from the one before, by what nature did."""
        self._log = MoveLog()
        """The moves as seats may read them, up to the last one that a view was made after."""
        self._keepers: list[int | None] = []
        """The only seat that may read all of each move, as far as it was asked for."""
        self._listed: _Listing | None = None
        self._dealing: tuple[int, DealingRoom] | None = None
        """The seed, and what compiled rules draw from it with."""
        self._quicken: Callable[[Match], None] | None = None
        """Called with each move until compiled rules are in use, if they are awaited."""

    def _begin_from(self, text: str, players: int | None, roles: Sequence[str]) -> None:
        if self.options:
            raise BadTable("core-position-options")
        self.state = position_in(self.edition, text)
        self.beginning = self.edition.game.notation.write_position(self.edition.board, self.state)
        self.players = int(self.state.players)
        if players is not None and players_in(players) != self.players:
            raise BadTable("core-position-players", players=self.players, given=players_in(players))
        self.edition.give_roles(self.state, self.players, roles)

    @property
    def state(self) -> Record:
        """All that lies on the table, whoever may see it."""
        return self._state

    @state.setter
    def state(self, state: Record) -> None:
        self._table = table_of(self.game.state, fingerprint(state))
        self._state: Record = self._table[0]

    @property
    def table(self) -> NDArray[Any]:
        """A row with the state alone in it, which is what compiled code is handed the quickest."""
        return self._table

    def state_as(self, kind: type[Kind]) -> Kind:
        """The state, typed as that of its game: `game.state_as(State)` has the fields that State declares."""
        if kind is not self.game.state:
            raise BadTable("core-state-kind", game=self.game.name, given=shown(kind))
        return cast(Kind, self.state)

    @property
    def moves(self) -> list[str]:
        """Every move so far, nature's too, as text."""
        if len(self._texts) < len(self.played):
            self._retrace()
        return self._texts

    @property
    def roles(self) -> list[str]:
        """The roles of the seats, such as the species of Genesis; none where players don't choose."""
        return self.edition.roles(self.state, self.players)

    @property
    def game(self) -> Game:
        return self.edition.game

    @property
    def turn(self) -> int:
        """The seat to move, or NATURE, or OVER."""
        return int(self.edition.steps.turn(self._table))

    @property
    def is_over(self) -> bool:
        return self.turn == OVER

    @property
    def ending(self) -> str:
        """How the game ended, or 'playing'."""
        return self.game.endings[self.edition.rules.ending(self.state)]

    def legal(self) -> list[str]:
        """Every legal move of the seat to move."""
        listed = self._legal_now()
        if listed.texts is None:
            listed.texts = self.edition.written_at(self._table, listed.codes)
        return list(listed.texts)

    def codes(self) -> list[int]:
        """Every legal move as a number, in the order of `legal`: quicker for a program than text."""
        return list(self._legal_now().codes)

    def play(self, move: str | int) -> None:
        """Make a move of the seat to move, given as `legal` or as `codes` lists it; nature then moves as it
        must. A refused move changes nothing."""
        if self._quicken is not None:
            self._quicken(self)
        self._apply(self._chosen(move))
        self.let_nature_move()

    def follow(self, text: str) -> None:
        """Make exactly this move, a player's or nature's, as a record has it."""
        move = self._chosen(text)
        if self.turn == NATURE:
            self.knows_its_seed = False
        self._apply(move)

    def restore(self, codes: Sequence[int], moves: Sequence[str]) -> None:
        """Make moves that were checked when they were first made, by number and as text."""
        self.knows_its_seed = False
        for code, text in zip(codes, moves, strict=True):
            self._take(code, text)

    def let_nature_move(self) -> None:
        """Deal, draw and roll until a player is to move or the game is over."""
        if self.turn == NATURE:
            self._dealt()
            while self.turn == NATURE:
                self.edition.teach_dealer(self.state)
                self._apply(self._drawn())

    def next_of_nature(self) -> str:
        """What nature does next, by the seed; nothing is moved."""
        if self.turn != NATURE:
            raise BadTable("core-not-natures-turn")
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
        if count_in(keep) < len(self.played):
            overwrite(self.state, self.position(keep))
            del self.played[keep:], self._texts[keep:], self._before[keep:], self._keepers[keep:]
            self._log = self._log.until(keep)

    def position(self, moves: int) -> Record:
        """The state after this many moves (all moves counted, nature's too)."""
        if count_in(moves) >= len(self._before):
            return self.state
        return unfrozen(self.game.state, self._packed(moves))

    def _packed(self, number: int) -> bytes:
        """The state before a move."""
        known = number
        while (packed := self._before[known]) is None:
            known -= 1
        if known < number:
            table = table_of(self.game.state, packed)
            for made in range(known, number):
                self.edition.steps.advance(table, self.played[made])
                self._before[made + 1] = table.tobytes()
            packed = table.tobytes()
        return packed

    def view(self, seat: int) -> View:
        """Return what a seat may know; WATCHER for a spectator. The view leads nowhere: it is a copy."""
        return View(self.edition, self.state, self._eyes(seat), self.seat_log(seat), self.turn)

    def _eyes(self, seat: int) -> int:
        eyes = seat_in(seat, self.players)
        if eyes != WATCHER and not 0 <= eyes < self.players:
            raise BadTable("core-no-seat", seat=str(eyes), players=self.players, last=self.players - 1)
        return eyes

    def score(self) -> Score:
        """The points now, with the lines that explain them, as the referee knows them."""
        lines = self.edition.explained(self.state)
        return Score(
            self.edition.points(self.state),
            self.edition.winners(self.state),
            lines,
            self.edition.scored(lines, self.players),
        )

    def told(self, number: int, lang: str = ENGLISH, seat: int | None = None) -> list[str]:
        """Move `number` (from 0) in words, with what came of it, as a seat may hear it (None: all of it)."""
        number = move_number_in(number, len(self.played))
        eyes = REFEREE if seat is None else self._eyes(seat)
        before, after = self.position(number), self.position(number + 1)
        phrases = self.edition.told(before, self.played[number], after, eyes)
        return [say(phrase, language_in(lang), self.names) for phrase in phrases]

    def log(self, seat: int) -> list[str]:
        """All moves as a seat may read them."""
        return self.seat_log(seat).own()

    def seat_log(self, seat: int, moves: int | None = None) -> SeatLog:
        """The first `moves` moves (None: all) as a seat may read them, for a view."""
        seat, log = self._eyes(seat), self._log
        for number in range(len(log), len(self.played)):
            log.add(self.moves[number], self.kept_by(number))
        return log.by(seat, len(log) if moves is None else min(count_in(moves), len(log)))

    def read_by(self, seat: int, number: int) -> str:
        """Move `number` (from 0) as a seat may read it: what only another may know is a question mark."""
        return as_read_by(seat, self.kept_by(number), self.moves[number])

    def mover(self, number: int) -> int:
        """Who made move `number` (from 0): a seat, or NATURE."""
        number = move_number_in(number, len(self.played))
        return int(self.edition.rules.to_move(self.position(number)))

    def kept_by(self, number: int) -> int | None:
        """The only seat that may read all of move `number`; None if all may."""
        if len(self._keepers) < len(self.played):
            self._retrace()
        return self._keepers[number]

    def _retrace(self) -> None:
        """Find the texts and keepers of the moves that were made since they were last needed."""
        begun = min(len(self._texts), len(self._keepers))
        texts, keepers = self.edition.retraced(self._packed(begun), self.played[begun:])
        self._texts += texts[len(self._texts) - begun :]
        self._keepers += keepers[len(self._keepers) - begun :]

    def record(self) -> GameRecord:
        """Return the match as a record: all moves, and the result if it is over.

        It has the seed, which decides what nature will do: until a game is over, no player may see it.
        """
        options: dict[str, Any] = dict(self.options)
        if not self.edition.is_usual:
            options["content"] = self.edition.board.content
        record: dict[str, Any] = {"pangea": 1, "game": self.game.name}
        if self.game.version > 1:
            record["rules"] = self.game.version
        content_hash, roles = self.edition.content_hash, self.edition.chosen_roles(self.roles)
        record |= {"players": self.players, "options": options, "content_hash": content_hash, **roles}
        if self.beginning is not None:
            record["position"] = self.beginning
        record["moves"] = list(self.moves)
        if self.is_over:
            record |= {"points": self.edition.points(self.state), "winners": self.edition.winners(self.state)}
        if self.knows_its_seed and len(str(abs(self.seed))) < LONGEST_SEED:
            record |= {"seed": str(self.seed), "shuffle": self.shuffle}
        return cast("GameRecord", record)

    def await_rules(self, quicken: Callable[[Match], None] | None) -> None:
        """Call this with each move from now on, until compiled rules are in use; None: no longer."""
        self._quicken = quicken

    def actions(self) -> list[Action]:
        """The kinds of moves of this game: how each is written, and which numbers stand for it."""
        return actions_of(self.edition, self.state)

    def copy(self) -> Self:
        """The same match once more: what is played there is not played here."""
        other = object.__new__(type(self))
        other.__dict__.update(
            {
                name: part.copy() if isinstance(part, list | dict) else part
                for name, part in vars(self).items()
            }
        )
        other.state = self.state
        other._log = self._log.until(len(self._log))
        other._listed = other._dealing = None
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, _: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Everything but what follows from the rest: compiled code and its memory stay here."""
        left_out = ("_table", "_state", "_listed", "_dealing")
        kept = {name: part for name, part in vars(self).items() if name not in left_out}
        return {**kept, "packed": self._table.tobytes()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        packed = kept.pop("packed")
        self.__dict__.update(kept, _listed=None, _dealing=None)
        self.state = unfrozen(self.game.state, packed)

    def __repr__(self) -> str:
        who = {OVER: "over", NATURE: "nature to move"}.get(self.turn, f"seat {self.turn} to move")
        return f"<Match of {self.game.name}: {self.players} players, {len(self.played)} moves, {who}>"

    def __str__(self) -> str:
        """The board as somebody sees it who only watches: a match may be shown, and keeps its secrets."""
        return self.view(WATCHER).text()

    def _repr_svg_(self) -> str:
        """The same as a picture, for notebooks."""
        return self.view(WATCHER).svg(preferred_language())

    def _legal_now(self) -> _Listing:
        packed = self._table.tobytes()
        listed = self._listed
        if listed is None or listed.packed != packed:
            listed = self._listed = _Listing(packed, self.edition.legal_at(self._table))
        return listed

    def _chosen(self, move: str | int) -> int:
        """The number of a move that may be made now."""
        if isinstance(move, str):
            return self._read(move)
        code = whole(move)
        if code is None:
            raise self._no_move("core-move-kind", given=shown(move))
        if not (0 <= code < self.edition.sizes.codes and self.edition.steps.may(self._table, code)):
            raise self._refused_number(code)
        return code

    def _read(self, text: str) -> int:
        listed = self._listed
        # Whoever has just listed the legal moves as text chooses from them: nothing is looked up again.
        if listed is not None and listed.texts is not None and listed.packed == self._table.tobytes():
            try:
                return listed.codes[listed.texts.index(text)]
            except ValueError:
                pass
        if len(text) > LONGEST_MOVE:
            raise UnreadableMove("core-move-long", count=len(text), most=LONGEST_MOVE)
        move = self.edition.read(self.state, text)
        if not self.edition.is_possible(self.state, move):
            raise self.edition.refuse(self.state, move)
        return int(move)

    def _refused_number(self, code: int) -> UnreadableMove | IllegalMove:
        """Why the move with this number is refused. (Nature's moves have numbers, too.)"""
        if not 0 <= code < self.edition.sizes.codes:
            return self._no_move("core-move-number", given=str(code))
        why, legal = self.edition.refuse(self.state, code), self.legal()
        if not legal:
            return why
        about = {"text": self.edition.write(self.state, code), "reason": why.phrase.about["reason"]}
        about |= {"number": str(code), "example": legal[0]}
        return IllegalMove(why.rule, Phrase("core-move-number-illegal", about))

    def _no_move(self, message: str, given: str) -> UnreadableMove:
        """Refuse what stands for no move, with a move that could be made instead, if there is one."""
        legal = self.legal()
        if legal:
            return UnreadableMove(message, given=given, example=legal[0])
        return UnreadableMove("core-move-over" if self.is_over else "core-move-nature", given=given)

    def _apply(self, move: int) -> None:
        self._take(move)

    def _take(self, move: int, text: str | None = None) -> None:
        if text is not None and len(self._texts) == len(self.played):
            self._texts.append(text)
        self.played.append(move)
        self._before.append(self._table.tobytes())
        self.edition.steps.advance(self._table, move)

    def _dealt(self) -> None:
        """Let nature move as far as compiled rules know what it does."""
        dealer = self.edition.steps.dealer
        if dealer is None or self.shuffle != HMAC:
            return
        if self._dealing is None or self._dealing[0] != self.seed:
            self._dealing = self.seed, self.edition.dealing_room(key_of(self.seed))
        before = self._table.tobytes()
        made = self.edition.dealt(self._table, len(self.played), self._dealing[1])
        if made:
            self.played += made
            self._before += [before, *[None] * (len(made) - 1)]

    def _drawn(self) -> int:
        # By the number of the move: after an undo nature repeats itself, so nobody can undo to roll again.
        return drawn(self.shuffle, self.edition, self.state, self.seed, len(self.played))

    def _last_move_of_a_player(self) -> int | None:
        for number in range(len(self.played) - 1, -1, -1):
            if self.edition.rules.to_move(self.position(number)) != NATURE:
                return number
        return None


def _players_of(game: Game) -> int:
    """How many play if the caller doesn't say it: the only number there is."""
    if len(game.players) > 1:
        least, most = game.players[0], game.players[-1]
        raise BadTable("core-players-missing", game=game.name, least=least, most=most)
    return game.players[0]


def known_shuffle(name: str) -> str:
    if name not in WAYS:
        raise BadTable("core-unknown-shuffle", name=name, known=", ".join(WAYS))
    return name


def start(
    edition: Edition,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    names: Sequence[str] = (),
    position: str | None = None,
    roles: Sequence[str] = (),
) -> Match:
    """A new match, set up as far as the first decision of a player."""
    match = Match(edition, players, options, seed, names, position=position, roles=roles)
    match.let_nature_move()
    return match
