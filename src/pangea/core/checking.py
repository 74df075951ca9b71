"""Many records, checked as quickly as the rules are: compiled code replays a record whole.

It only says whether a record is sound. What it does not find sound is replayed move by move as ever, by
`records.replayed`: that alone judges what is wrong, where, and by which rule.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from pangea.core import records
from pangea.core.compiled import Compiled, compiled_for
from pangea.core.contract import OVER, Flags, Moves, Points, Weights, apply, points, to_move, winners
from pangea.core.edition import Edition, is_next
from pangea.core.errors import BadRecord, IllegalMove, PangeaError, UnreadableMove
from pangea.core.kernel import rule
from pangea.core.match import LONGEST_MOVE
from pangea.core.messages import Story
from pangea.core.moves import SPELLED
from pangea.core.record import Batch, Record, overwrite
from pangea.core.signatures import Entry, Grid
from pangea.core.speaking import room as room_for_a_story
from pangea.core.telling import NO_MOVE, understand
from pangea.core.words import Phrase

SOME, FEW = 3, 20
"""After `SOME` records of a kind compiled code is looked for, and loaded if it is there; after a `FEW` it is
compiled. For less than that neither pays."""
MOST_TEXTS = 1 << 16
"""At most this many moves in writing are remembered as they are spelled."""


class ReplayRoom(NamedTuple):
    """What a record is replayed in."""

    states: Batch[Record]
    moves: Moves
    weights: Weights
    story: Story
    points: Points
    winners: Flags


@rule
def replay(room: ReplayRoom, rows: Grid[np.int32]) -> int:
    """Make these moves, each spelled in a row and each checked; how many of them can be made."""
    state = room.states[0]
    for number in range(len(rows)):
        if to_move(state) == OVER:
            return number
        move = understand(state, rows[number], room.story)
        if move == NO_MOVE or not is_next(state, move, room.moves, room.weights):
            return number
        apply(state, move)
    points(state, room.points)
    winners(state, room.winners)
    return len(rows)


@rule
def has_ended(state: Record) -> bool:
    return to_move(state) == OVER


ENTRIES = Entry(replay), Entry(has_ended)
"""What checking has compiled."""


class Checker:
    """Checks records of one edition. Each thread needs one of its own."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self._replay, self._has_ended = compiled_for(edition).entries(*ENTRIES)
        self._room = _room_in(edition)
        self._openings: dict[str, Record] = {}
        """Tables before the first move, by what they were laid out for."""
        self._rows: dict[str, bytes] = {}
        """Moves as they are spelled, by their texts: the same ones stand in every record."""

    def is_sound(self, record: Mapping[str, Any]) -> bool:
        """Return whether a record, as `records.read` read it, is known to be sound.

        False: it isn't, or it has legal moves or species, which are checked where it is replayed.
        """
        if "legal" in record or "species" in record or not record["moves"]:
            return False
        try:
            records.check_content(record, self._edition)
            records.check_version(self._edition.game, record)
            rows = self._spelled(record["moves"])
            return self._ends_as_said(record, rows)
        except PangeaError:  # a move that is none, players that the game is not for
            return False

    def _ends_as_said(self, record: Mapping[str, Any], rows: Any) -> bool:
        state = self._room.states[0]
        overwrite(state, self._opening(record))
        if self._replay(self._room, rows) < len(rows):
            return False
        seats = range(record["players"])
        true = {
            "points": self._room.points[: len(seats)].tolist(),
            "winners": [seat for seat in seats if self._room.winners[seat]],
        }
        records.check_result(record, bool(self._has_ended(state)), true)
        return True

    def _opening(self, record: Mapping[str, Any]) -> Record:
        options = {name: value for name, value in record.get("options", {}).items() if name != "content"}
        key = json.dumps([record["players"], options])
        if key not in self._openings:
            self._openings[key] = self._edition.lay_out(record["players"], options)
        return self._openings[key]

    def _spelled(self, moves: list[str]) -> Any:
        """These moves, a row each; UnreadableMove if a text isn't one."""
        known = self._rows
        try:
            rows = [known[text] for text in moves]
        except KeyError:
            if len(known) > MOST_TEXTS:
                known.clear()
            for text in moves:
                if text not in known:
                    known[text] = self._row(text)
            rows = [known[text] for text in moves]
        # What compiled code is handed can be written to, hence no plain bytes.
        return np.frombuffer(bytearray().join(rows), np.int32).reshape(-1, SPELLED)

    def _row(self, text: str) -> bytes:
        if len(text) > LONGEST_MOVE:
            raise UnreadableMove("core-move-long", count=len(text), most=LONGEST_MOVE)
        return np.array(self._edition.game.moves.read(self._edition.board, text), np.int32).tobytes()


@dataclass(frozen=True)
class Fault:
    """What is wrong with a record."""

    record: int
    """Its number in its file, from 1."""
    move: int | None
    rule: str | None
    """The rule that forbids the move, where one does."""
    reason: Phrase

    def told(self, lang: str) -> str:
        return BadRecord(self.reason, record=self.record, move=self.move).told(lang)


class Referees:
    """One for every game and content that records meet, compiled once there are enough of them."""

    def __init__(self) -> None:
        self._editions: dict[str, Edition] = {}
        self._checkers: dict[str, Checker | None] = {}
        self._seen: dict[str, int] = {}
        self._followed: dict[str, int] = {}
        """How many records were replayed move by move."""

    def findings(self, texts: Iterable[tuple[int, str]]) -> list[Fault]:
        """What is wrong with these records, each with its number."""
        found = (self.finding(number, text) for number, text in texts)
        return [one for one in found if one is not None]

    def finding(self, number: int, text: str) -> Fault | None:
        """What is wrong with a record; None if it is sound."""
        try:
            record = records.read(text)
            self._check(record)
        except BadRecord as error:
            cause = error.__cause__
            rule = cause.rule if isinstance(cause, IllegalMove) else None
            return Fault(number, error.move, rule, error.reason)
        return None

    def _check(self, record: Mapping[str, Any]) -> None:
        key = _key_of(record)
        self._seen[key] = self._seen.get(key, 0) + 1
        checker = self._checker(key)
        if checker is None or not checker.is_sound(record):
            records.replayed(record, self._edition)

    def _checker(self, key: str) -> Checker | None:
        edition, seen = self._editions.get(key), self._seen[key]
        if edition is None or self._checkers.get(key) is not None:
            return self._checkers.get(key)
        if seen > FEW or (seen == SOME + 1 and Compiled(edition).keeps(ENTRIES)):
            self._checkers[key] = Checker(edition)
        return self._checkers.get(key)

    def _edition(self, name: str, content: Mapping[str, Any] | None) -> Edition:
        """What a record is replayed by move by move."""
        key = _key(name, content)
        if key not in self._editions:
            self._editions[key] = records.edition_of(name, content)
        self._followed[key] = self._followed.get(key, 0) + 1
        if self._followed[key] == FEW + 1:
            self._editions[key] = compiled_for(self._editions[key]).fast_edition
        return self._editions[key]


def _key_of(record: Mapping[str, Any]) -> str:
    return _key(record["game"], record.get("options", {}).get("content"))


def _key(name: str, content: Mapping[str, Any] | None) -> str:
    return name if content is None else name + json.dumps(content, sort_keys=True)


def _room_in(edition: Edition) -> ReplayRoom:
    game, sizes = edition.game, edition.sizes
    room = max(sizes.legal, sizes.odds)
    return ReplayRoom(
        states=game.state.batch(1),
        moves=np.empty(room, np.int32),
        weights=np.empty(room, np.int64),
        story=room_for_a_story(),
        points=np.zeros(game.players[-1], np.int32),
        winners=np.zeros(game.players[-1], np.bool_),
    )
