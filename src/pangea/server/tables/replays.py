"""Games that are over, and records that were opened: looked at move by move, and analysed."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from pangea.core import records
from pangea.core.catalogue import game as game_named
from pangea.core.compiled import Compiled
from pangea.core.content import checked_board, digest_of, without_drawing
from pangea.core.contract import REFEREE
from pangea.core.edition import Edition
from pangea.core.errors import BadRecord, PangeaError, UnknownGame
from pangea.core.words import Phrase
from pangea.server.compute.analyses import Analyses, checked_iterations
from pangea.server.compute.checks import Checks, Job, Steps
from pangea.server.compute.fair_queue import Share
from pangea.server.compute.rulebook import NOT_YET, NotYet, Rulebook
from pangea.server.lru import Lru
from pangea.server.messages.replays import AnalysisProgress, AnalysisWanted, Replay, ReplayMade, Scenes
from pangea.server.messages.scenes import LogLine
from pangea.server.messages.tables import Fairness
from pangea.server.refusals import WRONG, Refused, no_such_replay, refused
from pangea.server.store import Person, Store
from pangea.server.tables import Tables, deals
from pangea.server.tables.acts.looking import finished, record_of
from pangea.server.tables.books import book_of
from pangea.server.tables.fairness import fairness
from pangea.server.tables.names import names_apart
from pangea.server.tables.open_tables import OpenTable
from pangea.server.tables.past import scenes_of
from pangea.server.tables.scenes import WATCHING, eyes_asked_for, log_line
from pangea.server.tables.showing import may_look
from pangea.server.tables.table_match import TableMatch

LONGEST_RECORD = 1_000_000
MOST_OPEN = 16
"""At most this many replays are kept in memory."""
SECONDS_A_MOVE = 0.002
"""About what it takes to replay and tell a move of a record, interpreted."""
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

    @property
    def played_by(self) -> list[str | None]:
        if self.table is None:
            return [None] * self.match.players
        return [sitting.played_by for sitting in self.table.sittings]

    def may_be_seen_by(self, who: Asker) -> bool:
        """A record is for whoever knows its id. A game is for those who may look at its table."""
        return self.table is None or may_look(self.table, who.person, who.invite)


@dataclass(frozen=True)
class Asker:
    """Whoever wants to see a replay: perhaps somebody known, perhaps with an invitation to its table."""

    person: Person | None = None
    invite: str | None = None
    source: str = ""
    """Where they come from."""

    def share(self, what: str) -> Share:
        return Share(self.source, "" if self.person is None else self.person.id, what)


ANYBODY = Asker()


class Replays:
    def __init__(
        self,
        store: Store,
        tables: Tables,
        rulebook: Rulebook,
        analyses: Analyses,
        checks: Checks,
        finished_games: Checks,
    ) -> None:
        """`checks` is for what comes from outside, `finished_games` for what was played at tables here."""
        self._store, self._tables, self._rulebook, self._analyses = store, tables, rulebook, analyses
        self._checks, self._finished_games = checks, finished_games
        self._known: Lru[str, OpenReplay] = Lru(MOST_OPEN)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open_record(self, text: bytes, who: Asker = ANYBODY) -> ReplayMade:
        """Check a record and keep it. The same record has the same id."""
        if len(text) > LONGEST_RECORD:
            raise Refused(413, "too-long", "server-table-record-long", most=LONGEST_RECORD)
        try:
            record = records.read(text.decode())
            sent = await self._sent_by(who, record)
            if sent is not None:
                return ReplayMade(sent)
            with self._checks.job(who.share("record")) as job:
                return await self.keep(record, job)
        except UnicodeDecodeError:
            raise Refused(WRONG, "bad-record", "server-table-record-no-text") from None
        except PangeaError as error:
            raise refused(error) from error

    async def keep(self, record: dict[str, Any], job: Job) -> ReplayMade:
        """Check a record, as a part of a job, and keep it."""
        source = job.share.source
        opened = await self._read(record, job, is_new=True)
        plain = records.write(opened.record)
        replay_id = replay_id_of(opened.record)
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
            version=match.game.version,
            players=match.players,
            options=dict(match.options),
            board=opened.board,
            names=opened.names,
            played_by=opened.played_by,
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
        # What is begun goes on when the client leaves: its report is kept for all who open the replay.
        await asyncio.shield(self._analyses.begin(replay_id, own, iterations, asker or source, source))
        return await self.analysis(replay_id, who)

    async def analysis(self, replay_id: str, who: Asker = ANYBODY) -> AnalysisProgress:
        """How far the analysis of a replay is."""
        await self._opened(replay_id, who)
        self._store.last_seen.note("analysis", replay_id)
        return await self._analyses.progress(replay_id)

    async def _opened(self, replay_id: str, who: Asker) -> OpenReplay:
        """A replay that is still kept, for somebody who may see it."""
        async with self._lock(replay_id):  # many who ask for the same wait for one job
            opened = await self._loaded(replay_id, who)
        self._known.put(replay_id, opened)
        if not opened.may_be_seen_by(who):
            raise no_such_replay()  # whether there is one is private too
        self._store.last_seen.note("record" if opened.table is None else "table", replay_id)
        return opened

    def _lock(self, replay_id: str) -> asyncio.Lock:
        return self._locks.get(replay_id) or self._locks.setdefault(replay_id, asyncio.Lock())

    async def _loaded(self, replay_id: str, who: Asker) -> OpenReplay:
        opened = self._known.get(replay_id)
        if opened is not None and not await self._is_still_kept(replay_id, opened):
            self._known.pop(replay_id)
            opened = None
        if opened is not None:
            if opened.table is None:
                await self._check_open(replay_id, opened.record, who)
            return opened
        text = await self._store.replays.record(replay_id)
        if text is None:
            return await self._of_table(replay_id, who)
        record = json.loads(text)
        await self._check_open(replay_id, record, who)
        with self._checks.job(who.share(replay_id)) as job:
            return await self._read(record, job)

    async def _check_open(self, replay_id: str, record: Mapping[str, Any], who: Asker) -> None:
        """Refuse a game of a deal that results are still accepted for to all but those who sent it."""
        deal = deals.open_deal_of(record)
        if deal is not None and replay_id != await self._result_of(who, deal.day.isoformat()):
            raise deals.not_open(deal.day)

    async def _sent_by(self, who: Asker, record: Mapping[str, Any]) -> str | None:
        """The replay of a game of an open deal: only who sent it as their result may have it here."""
        deal = deals.open_deal_of(record)
        if deal is None:
            return None
        replay_id = await self._result_of(who, deal.day.isoformat())
        text = None if replay_id is None else await self._store.replays.record(replay_id)
        if text is None or json.loads(text)["moves"] != record["moves"]:
            raise deals.not_open(deal.day)
        return replay_id

    async def _result_of(self, who: Asker, day: str) -> str | None:
        return None if who.person is None else await self._store.challenges.replay_of(day, who.person.id)

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
        with self._finished_games.job(who.share(table_id)) as job:
            lines = await job.run(_telling(table.match), 0.0)
        return OpenReplay(table.match, record_of(table), names, seed, table.state.board, lines, table)

    async def _read(self, record: dict[str, Any], job: Job, *, is_new: bool = False) -> OpenReplay:
        compiled = await self._compiled(record)
        opened = await job.run(
            self._reading(record, compiled, is_new=is_new), len(record["moves"]) * SECONDS_A_MOVE
        )
        if opened.board is None:
            # That thread needs its own edition for the next record; this match is the event loop's now.
            opened.match.edition = self._rulebook.edition(opened.match.game.name)
        return opened

    async def _compiled(self, record: Mapping[str, Any]) -> Compiled | NotYet:
        """The compiled rules of a record's game. The thread waits for no compiler."""
        try:
            return await self._rulebook.compiled(game_named(record["game"]).name, None)
        except UnknownGame:
            return NOT_YET  # it is refused where it is replayed

    def _reading(
        self, record: dict[str, Any], compiled: Compiled | NotYet, *, is_new: bool
    ) -> Steps[OpenReplay]:
        """Replay a record, every move checked; and of a new one the whole content, drawing included."""

        def edition(name: str, content: Mapping[str, Any] | None) -> Edition:
            # Compiled where that is quick; what somebody brought along is asked once, interpreted.
            if content is None:
                return self._rulebook.for_thread(name, None, compiled)
            if is_new:
                checked_board(game_named(name), content)
            return Edition(game_named(name), without_drawing(content))

        match = yield from _replaying(record, edition)
        lines = yield from _telling(match)
        plain = {key: value for key, value in record.items() if key != "legal"}
        plain["content_hash"] = records.content_hash_of(record, match.edition)
        names = [""] * match.players
        return OpenReplay(match, plain, names, None, _board_of(record), lines)


def replay_id_of(record: Mapping[str, Any]) -> str:
    """The id of a record: equal records, equal ids."""
    return _IS_RECORD + hashlib.sha256(records.write(record).encode()).hexdigest()[:19]


def _replaying(record: dict[str, Any], editions: records.Editions) -> Steps[TableMatch]:
    """The match of a record, every move checked, as the service can show it."""
    if "position" in record:
        raise BadRecord(Phrase("core-record-position-here"))
    checked = yield from records.replaying(record, editions)
    match = TableMatch(checked.edition, checked.players, checked.options, seed=0, roles=checked.roles)
    match.restore(checked.played, checked.moves)
    return match


def _board_of(record: Mapping[str, Any]) -> str | None:
    """The digest of the board that a record brings along."""
    content = record.get("options", {}).get("content")
    return None if content is None else digest_of(record["game"], content)


def _telling(match: TableMatch) -> Steps[list[LogLine]]:
    """The log of a game that is over: nothing of it is hidden any more."""
    lines = []
    for number in range(len(match.moves)):
        lines.append(log_line(match, number, REFEREE))
        yield
    return lines
