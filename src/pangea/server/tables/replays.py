"""Games that are over, and records that were opened: looked at move by move, and analysed."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import msgspec

from pangea.core import records
from pangea.core.catalogue import game as game_named
from pangea.core.content import checked_board, digest_of, without_drawing
from pangea.core.contract import REFEREE
from pangea.core.edition import Edition
from pangea.core.errors import BadRecord, PangeaError
from pangea.core.words import Phrase
from pangea.server.compute.analyses import Analyses, checked_iterations
from pangea.server.compute.rulebook import Rulebook
from pangea.server.lru import Lru
from pangea.server.messages.replays import AnalysisProgress, AnalysisWanted, Replay, ReplayMade, Scenes
from pangea.server.messages.scenes import LogLine
from pangea.server.messages.tables import Fairness
from pangea.server.refusals import WRONG, Refused, no_such_replay, refused
from pangea.server.store import Person, Store
from pangea.server.tables import Tables
from pangea.server.tables.acts.looking import finished, record_of
from pangea.server.tables.books import book_of
from pangea.server.tables.fairness import fairness
from pangea.server.tables.names import names_apart
from pangea.server.tables.open_tables import OpenTable
from pangea.server.tables.past import scenes_of
from pangea.server.tables.scenes import WATCHING, eyes_asked_for, log_lines
from pangea.server.tables.showing import may_look
from pangea.server.tables.table_match import TableMatch

LONGEST_RECORD = 1_000_000
MOST_OPEN = 16
"""At most this many replays are kept in memory."""
_IS_RECORD = "r"
"""The ids of opened records begin with this; those of tables have another length."""


@dataclass(frozen=True)
class OpenReplay:
    """A replay in memory."""

    match: TableMatch
    record: dict[str, Any]
    names: list[str]
    fairness: Fairness | None
    """The published seed of a game played here; None for an opened record, whose seed is a mere claim."""
    board: str | None
    lines: list[LogLine]
    table: OpenTable | None = None
    """The table where it was played; None for a record that somebody brought."""

    def may_be_seen_by(self, who: Asker) -> bool:
        """A record is for whoever knows its id. A game is for those who may look at its table."""
        return self.table is None or may_look(self.table, who.person, who.invite)


@dataclass(frozen=True)
class Asker:
    """Whoever wants to see a replay: perhaps somebody known, perhaps with an invitation to its table."""

    person: Person | None = None
    invite: str | None = None


ANYBODY = Asker()


class Replays:
    def __init__(self, store: Store, tables: Tables, rulebook: Rulebook, analyses: Analyses) -> None:
        self._store, self._tables, self._rulebook, self._analyses = store, tables, rulebook, analyses
        self._record_thread = ThreadPoolExecutor(1, thread_name_prefix="records")
        """Where records are read: interpreted rules may take their time."""
        self._known: Lru[str, OpenReplay] = Lru(MOST_OPEN)

    def close(self) -> None:
        self._record_thread.shutdown(wait=False, cancel_futures=True)

    async def open_record(self, text: bytes, source: str = "") -> ReplayMade:
        """Check a record and keep it. The same record has the same id."""
        if len(text) > LONGEST_RECORD:
            raise Refused(413, "too-long", "server-table-record-long", most=LONGEST_RECORD)
        try:
            record = records.read(text.decode())
            opened = await self._in_record_thread(record, is_new=True)
        except UnicodeDecodeError:
            raise Refused(WRONG, "bad-record", "server-table-record-no-text") from None
        except PangeaError as error:
            raise refused(error) from error
        plain = records.write(opened.record)
        replay_id = _IS_RECORD + hashlib.sha256(plain.encode()).hexdigest()[:19]
        if opened.board is not None and not await self._store.boards.use(opened.board):
            content = record["options"]["content"]
            await self._store.usage.charge(source, len(msgspec.json.encode(content)))
            await self._store.boards.put(record["game"], content)
        await self._store.replays.put_record(replay_id, plain, source, board=opened.board)
        self._known.put(replay_id, opened)
        return ReplayMade(replay_id)

    async def replay(self, replay_id: str, who: Asker = ANYBODY) -> Replay:
        """Everything about a game that is over."""
        opened = await self._opened(replay_id, who)
        match = opened.match
        return Replay(
            id=replay_id,
            game=match.game.name,
            version=match.version,
            players=match.players,
            options=dict(match.options),
            board=opened.board,
            names=opened.names,
            moves=len(match.moves),
            points=opened.record.get("points"),
            winners=opened.record.get("winners"),
            fairness=opened.fairness,
            record=opened.record,
            lines=opened.lines,
            book=book_of(match.game).digest,
        )

    async def scenes(self, replay_id: str, eyes: int, start: int, count: int, who: Asker = ANYBODY) -> Scenes:
        """Positions as a pair of eyes saw them, from after move `start` on."""
        opened = await self._opened(replay_id, who)
        match = opened.match
        if eyes != WATCHING and not 0 <= eyes < match.players:
            raise Refused(WRONG, "no-such-seat", "server-table-no-such-seat", last=match.players - 1)
        return await scenes_of(match, eyes_asked_for(eyes), start, count)

    async def analyse(
        self,
        replay_id: str,
        wanted: AnalysisWanted,
        asker: str | None = None,
        source: str = "",
        who: Asker = ANYBODY,
    ) -> AnalysisProgress:
        """Begin an analysis, unless there is one as deep. Everybody may have one under way at a time.

        `asker` is the person, if that is known, and `source` where they come from.
        """
        iterations = checked_iterations(wanted.iterations)
        match = (await self._opened(replay_id, who)).match
        own = match.at(len(match.moves))
        await self._analyses.begin(replay_id, own, iterations, asker or source, source)
        return await self.analysis(replay_id, who)

    async def analysis(self, replay_id: str, who: Asker = ANYBODY) -> AnalysisProgress:
        """How far the analysis of a replay is."""
        await self._opened(replay_id, who)
        self._store.last_seen.note("analysis", replay_id)
        return await self._analyses.progress(replay_id)

    async def _opened(self, replay_id: str, who: Asker) -> OpenReplay:
        """A replay that is still kept, for somebody who may see it."""
        opened = self._known.get(replay_id)
        if opened is not None and not await self._is_still_kept(replay_id, opened):
            self._known.pop(replay_id)
            opened = None
        if opened is None:
            text = await self._store.replays.record(replay_id)
            opened = await (
                self._in_record_thread(json.loads(text)) if text else self._of_table(replay_id, who)
            )
        self._known.put(replay_id, opened)
        if not opened.may_be_seen_by(who):
            raise no_such_replay()  # whether there is one is private too
        self._store.last_seen.note("record" if opened.table is None else "table", replay_id)
        return opened

    async def _is_still_kept(self, replay_id: str, opened: OpenReplay) -> bool:
        """What is in memory here may have been removed by another process."""
        if opened.table is None:
            return await self._store.replays.has_record(replay_id)
        return await self._store.summaries.number(replay_id) is not None

    async def _of_table(self, table_id: str, who: Asker) -> OpenReplay:
        try:
            table = await finished(self._tables, table_id, who.person, who.invite)
        except Refused as error:
            if error.code != "no-such-table":
                raise
            raise no_such_replay() from None
        assert table.match is not None
        names = names_apart([(sitting.name, sitting.person) for sitting in table.state.seats])
        seed = fairness(table.state.seed, table.state.shuffle, is_over=True)
        lines = await asyncio.get_running_loop().run_in_executor(self._record_thread, _told, table.match)
        return OpenReplay(table.match, record_of(table), names, seed, table.state.board, lines, table)

    async def _in_record_thread(self, record: dict[str, Any], *, is_new: bool = False) -> OpenReplay:
        opened = await asyncio.get_running_loop().run_in_executor(
            self._record_thread, self._read, record, is_new
        )
        if opened.board is None:
            # That thread needs its own edition for the next record; this match is the event loop's now.
            opened.match.edition = self._rulebook.edition(opened.match.game.name)
        return opened

    def _read(self, record: dict[str, Any], is_new: bool) -> OpenReplay:
        """Replay a record, every move checked; and of a new one the whole content, drawing included."""

        def edition(name: str, content: Mapping[str, Any] | None) -> Edition:
            # Compiled where that is quick; what somebody brought along is asked once, interpreted.
            if content is None:
                return self._rulebook.for_thread(name, None)
            if is_new:
                checked_board(game_named(name), content)
            return Edition(game_named(name), without_drawing(content))

        match = _replayed(record, edition)
        plain = {key: value for key, value in record.items() if key != "legal"}
        names = [""] * match.players
        return OpenReplay(match, plain, names, None, _board_of(record), _told(match))


def _replayed(record: dict[str, Any], editions: records.Editions) -> TableMatch:
    """The match of a record, every move checked, as the service can show it."""
    if "position" in record:
        raise BadRecord(Phrase("core-record-position-here"))
    checked = records.replayed(record, editions)
    match = TableMatch(checked.edition, checked.players, checked.options, seed=0, version=checked.version)
    match.restore(checked.played, checked.moves)
    return match


def _board_of(record: Mapping[str, Any]) -> str | None:
    """The digest of the board that a record brings along."""
    content = record.get("options", {}).get("content")
    return None if content is None else digest_of(record["game"], content)


def _told(match: TableMatch) -> list[LogLine]:
    """The log of a game that is over: nothing of it is hidden any more."""
    return log_lines(match, REFEREE)
