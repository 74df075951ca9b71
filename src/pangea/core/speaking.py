"""Whoever speaks for an edition: runs the rules of what its game shows and says, and reads the stories."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from pangea.core.errors import BadMove, IllegalMove, UnreadableMove
from pangea.core.messages import LINE, ROOM, Story, StoryReader, written
from pangea.core.moves import SPELLED
from pangea.core.record import Record, unpacked
from pangea.core.telling import (
    NO_MOVE,
    ask,
    explain,
    kept_by,
    refuse,
    show,
    spell,
    tell,
    understand,
)
from pangea.core.words import Phrase

if TYPE_CHECKING:
    from pangea.core.edition import Edition

SPOKEN = (spell, understand, tell, ask, refuse, explain, show, kept_by)
"""The rules that a speaker runs, in the order in which it takes them."""


_TEXTS = 1 << 14
"""About this many moves in writing are remembered."""
_ROW = np.dtype(f"S{4 * SPELLED}")
"""A move spelled, as bytes"""


class Speaker:
    """Stories are lists of numbers: they travel as they are, or are read where they are to be said."""

    def __init__(self, edition: Edition, twins: list[Callable[..., Any]], is_compiled: bool) -> None:
        self._spell, self._understand, self._tell, self._ask = twins[:4]
        self._refuse, self._explain, self._show, self._kept_by = twins[4:]
        self.is_compiled = is_compiled
        self._readable: Callable[[Any], Any] = _as_it_is if is_compiled else _as_object
        """How these twins read a state best."""
        self._edition, self._game = edition, edition.game
        self._write = edition.game.moves.writer(edition.board)
        self._texts: dict[int, str] = {}
        """Moves in writing by their codes, where that is enough to write them"""
        self._keepers: dict[int, int | None] = {}
        """Who keeps them, by the same codes"""
        self._codes: dict[str, int] = {}
        self._texts_by_row: dict[bytes, str] = {}
        """Moves in writing as they are spelled: the same ones stand in every list of legal moves."""
        self.reader = StoryReader(edition.game.vocabulary, edition.board)

    @classmethod
    def interpreted(cls, edition: Edition) -> Speaker:
        binding = edition.binding()
        return cls(edition, [binding.twin(function) for function in SPOKEN], is_compiled=False)

    @classmethod
    def compiled(cls, edition: Edition, twins: list[Callable[..., Any]]) -> Speaker:
        return cls(edition, twins, is_compiled=True)

    def written(self, state: Record, moves: Sequence[int]) -> list[str]:
        """Moves of one position as text."""
        known = self.remembered(moves)
        return self.in_writing(moves, self.spelled(state, moves)) if known is None else known

    def remembered(self, moves: Sequence[int]) -> list[str] | None:
        """Moves as text, where their codes are enough to know it and all were written before; else None."""
        if self._game.moves.by_code:
            with suppress(KeyError):
                return [self._texts[move] for move in moves]
        return None

    def retraced(self, moves: Sequence[int]) -> tuple[list[str], list[int | None]] | None:
        """Return moves as text, and who keeps each, without their positions; None if that is not enough or
        one of them was never retraced."""
        with suppress(KeyError):
            return [self._texts[move] for move in moves], [self._keepers[move] for move in moves]
        return None

    def remember_keepers(self, moves: Sequence[int], keepers: Sequence[int | None]) -> None:
        """Remember who keeps these moves, where their codes are enough to know it."""
        if self._game.moves.by_code:
            self._keepers.update(zip(moves, keepers, strict=True))

    def in_writing(self, moves: Sequence[int], rows: NDArray[np.int32]) -> list[str]:
        """Moves that were spelled, a row each, as text."""
        texts = self._in_writing(rows)
        if self._game.moves.by_code:
            self._texts.update(zip(moves, texts, strict=True))
            self._codes.update(zip(texts, moves, strict=True))
        return texts

    def kinds(self, state: Record, moves: Sequence[int]) -> list[int]:
        """Of which kind each of these moves is, by its number in the game's table of moves."""
        kinds: list[int] = self.spelled(state, moves)[:, 0].tolist()
        return kinds

    def spelled(self, state: Record, moves: Sequence[int]) -> NDArray[np.int32]:
        """Moves of one position as numbers, a row each: the kind and the parts."""
        rows = np.zeros((len(moves), SPELLED), np.int32)
        self._spell(self._readable(state), np.array(moves, np.int32), rows)
        return rows

    def _in_writing(self, rows: NDArray[np.int32]) -> list[str]:
        known, keys = self._texts_by_row, rows.view(_ROW).ravel().tolist()
        with suppress(KeyError):
            return [known[key] for key in keys]
        if len(known) > _TEXTS:  # begun anew, not cleared: another thread may be reading the former one
            known = self._texts_by_row = {}
        for key, row in zip(keys, rows.tolist(), strict=True):
            if key not in known:
                known[key] = self._write(row)
        return [known[key] for key in keys]

    def read_again(self, state: Record, text: str) -> int:
        """The move that a text means which was read before: that it means one in this state is known."""
        code = self._codes.get(text)
        return self.read(state, text) if code is None else code

    def read(self, state: Record, text: str) -> int:
        row = np.array(self._game.moves.read(self._edition.board, text), np.int32)
        story = room()
        move = int(self._understand(self._readable(state), row, story))
        if move == NO_MOVE:
            raise self._no_move(written(story))
        return move

    def _no_move(self, why: list[int]) -> BadMove:
        """Why what was spelled isn't a move: a rule forbids it, or no move is written like that."""
        if why[0] == LINE:
            (line,) = self.reader.lines(why, 0)
            return IllegalMove(line.rule, line.phrase)
        (phrase,) = self.reader.phrases(why)
        return UnreadableMove(phrase.message, **phrase.about)

    def told(self, before: Record, move: int, after: Record, eyes: int) -> list[int]:
        """A move and what came of it, as these eyes may hear it."""
        story = room()
        self._tell(self._readable(before), move, self._readable(after), eyes, story)
        return written(story)

    def prompt(self, state: Record) -> list[int]:
        """What the seat to move has to decide."""
        story = room()
        self._ask(self._readable(state), story)
        return written(story)

    def explained(self, state: Record) -> list[int]:
        """How the points came about."""
        story = room()
        self._explain(self._readable(state), story)
        return written(story)

    def refused(self, state: Record, move: int, why: int) -> Phrase:
        """Why a move is refused."""
        story = room()
        self._refuse(self._readable(state), move, why, story)
        (phrase,) = self.reader.phrases(written(story))
        return phrase

    def kept_by(self, state: Record, move: int) -> int:
        return int(self._kept_by(self._readable(state), move))

    def facts(self, state: Record) -> Record:
        """What is shown of a position beyond the fields of its state."""
        facts = self._game.facts.blank()
        self._show(self._readable(state), facts)
        return facts


def room() -> Story:
    """Room for a story. Each has its own: threads may speak by the same edition."""
    return np.empty(ROOM, np.int32)


def _as_object(state: Any) -> Any:
    """A state as a plain object, which interpreted rules read many times quicker."""
    return state if isinstance(state, SimpleNamespace) else unpacked(state)


def _as_it_is(state: Any) -> Any:
    return state
