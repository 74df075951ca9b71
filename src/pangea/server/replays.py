"""Games that are over, and records that were opened: looked at move by move, and analysed."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, nullcontext
from dataclasses import dataclass
from threading import Event
from typing import Any, Self

import msgspec

from pangea.core import records
from pangea.core.catalogue import game as game_named
from pangea.core.content import checked_board, digest_of, without_drawing
from pangea.core.edition import Edition
from pangea.core.errors import PangeaError
from pangea.core.shuffle import SPLITMIX
from pangea.core.words import Phrase
from pangea.server.compiling import Closed
from pangea.server.fairness import fairness
from pangea.server.messages import Analysis, AnalysisWanted, Fairness, LogLine, Replay, ReplayMade, Scenes
from pangea.server.refusals import WRONG, Refused, no_such_replay, refused
from pangea.server.rulebook import Rulebook
from pangea.server.sight import said
from pangea.server.store import Person, Store
from pangea.server.store.shelf import AnalysisKept
from pangea.server.studying import Askers, Queue, expected_seconds
from pangea.server.tables import Tables
from pangea.server.tables.cabinet import OpenTable
from pangea.server.tables.matches import TableMatch
from pangea.server.tables.showing import may_look
from pangea.server.tables.tables import record_of

MOST_SCENES = 64
LONGEST_RECORD = 1_000_000
MOST_OPEN = 16
"""Replays that are kept in memory."""
ITERATIONS, MOST_ITERATIONS = 1000, 20_000
ALIVE = 60.0
"""An analysis whose process has given no sign of life for so many seconds may be begun again."""
_IS_RECORD = "r"
"""With this the ids of opened records begin; those of tables are of another length."""


@dataclass(frozen=True)
class Opened:
    """A replay in memory."""

    match: TableMatch
    record: dict[str, Any]
    names: list[str]
    fairness: Fairness | None
    board: str | None
    lines: list[LogLine]
    table: OpenTable | None = None
    """The table where it was played; None for a record that somebody brought."""

    def may_be_seen_by(self, who: Asker) -> bool:
        """A record is for whoever knows its id. A game is for those who may look at its table."""
        return self.table is None or may_look(self.table, who.person, who.invite)


@dataclass(frozen=True)
class Asker:
    """Who would see a replay: somebody who is known, perhaps, and perhaps with an invitation to its table."""

    person: Person | None = None
    invite: str | None = None


ANYBODY = Asker()


class Replays:
    def __init__(self, store: Store, tables: Tables, rulebook: Rulebook) -> None:
        self._store, self._tables, self._rulebook = store, tables, rulebook
        self._desk = ThreadPoolExecutor(1, thread_name_prefix="desk")
        """Where records are read: interpreted rules may take their time."""
        self._study = ThreadPoolExecutor(1, thread_name_prefix="study")
        """Where games are analysed."""
        self._queue, self._askers = Queue(), Askers()
        self._known: OrderedDict[str, Opened] = OrderedDict()
        self._jobs: set[asyncio.Task[None]] = set()
        self._is_closing = Event()

    @classmethod
    @asynccontextmanager
    async def open(cls, store: Store, tables: Tables, rulebook: Rulebook) -> AsyncIterator[Self]:
        replays = cls(store, tables, rulebook)
        try:
            yield replays
        finally:
            await replays._close()

    async def open_record(self, text: bytes, source: str = "") -> ReplayMade:
        """Check a record and keep it. The same record has the same id."""
        if len(text) > LONGEST_RECORD:
            raise Refused(413, "too-long", "server-table-record-long", most=LONGEST_RECORD)
        try:
            record = records.read(text.decode())
            opened = await self._at_the_desk(record, is_new=True)
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
        await self._store.shelf.put_record(replay_id, plain, source, board=opened.board)
        self._keep(replay_id, opened)
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
        )

    async def scenes(self, replay_id: str, eyes: int, start: int, count: int, who: Asker = ANYBODY) -> Scenes:
        """Positions as a pair of eyes saw them, from after move `start` on."""
        opened = await self._opened(replay_id, who)
        match = opened.match
        if not -1 <= eyes < match.players:
            raise Refused(WRONG, "no-such-seat", "server-table-no-such-seat", last=match.players - 1)
        if not 0 <= start <= len(match.moves):
            raise Refused(WRONG, "no-such-move", "server-table-no-such-move", moves=len(match.moves))
        if not 1 <= count <= MOST_SCENES:
            raise Refused(WRONG, "too-many-scenes", "server-table-scenes", most=MOST_SCENES)
        seen = []
        for moves in range(start, min(start + count, len(match.moves) + 1)):
            earlier = match.at(moves)
            seen.append(earlier.scene(eyes, moves))
            await asyncio.sleep(0)  # others are served between two scenes
        return Scenes(start, seen)

    async def analyse(
        self,
        replay_id: str,
        wanted: AnalysisWanted,
        asker: str | None = None,
        source: str = "",
        who: Asker = ANYBODY,
    ) -> Analysis:
        """Begin an analysis, unless there is one as deep. Everybody may have one under way at a time.

        `asker` is the person, if that is known, and `source` where they come from.
        """
        iterations = ITERATIONS if wanted.iterations is None else wanted.iterations
        if not 1 <= iterations <= MOST_ITERATIONS:
            raise Refused(WRONG, "bad-iterations", "server-table-iterations", most=MOST_ITERATIONS)
        opened = await self._opened(replay_id, who)
        with ExitStack() as stack:
            # Before the database is asked: of many who ask at the same time no more get through.
            stack.enter_context(self._askers.asking(asker or source, source, replay_id))
            if await self._store.shelf.begin_analysis(replay_id, iterations, time.time() + ALIVE):
                job = asyncio.create_task(self._analyse(replay_id, opened, iterations))
                self._jobs.add(job)
                job.add_done_callback(self._jobs.discard)
                done = stack.pop_all()
                job.add_done_callback(lambda _: done.close())
        return await self.analysis(replay_id, who)

    async def analysis(self, replay_id: str, who: Asker = ANYBODY) -> Analysis:
        """How far the analysis of a replay is. A report is shown until there is a deeper one."""
        await self._opened(replay_id, who)
        kept = await self._store.shelf.analysis(replay_id)
        self._store.sightings.note("analysis", replay_id)
        if kept is not None and kept.report is not None:
            return Analysis("done", kept.done, kept.total, json.loads(kept.report))
        if kept is None or _was_left(kept):
            return Analysis("none", 0, 0)
        status: Any = kept.status
        return Analysis(status, kept.done, kept.total)

    async def _opened(self, replay_id: str, who: Asker) -> Opened:
        """A replay that is still kept, for somebody who may see it."""
        opened = self._known.get(replay_id)
        if opened is not None and not await self._is_still_kept(replay_id, opened):
            del self._known[replay_id]
            opened = None
        if opened is None:
            text = await self._store.shelf.record(replay_id)
            opened = await (self._at_the_desk(json.loads(text)) if text else self._of_table(replay_id, who))
        self._keep(replay_id, opened)
        if not opened.may_be_seen_by(who):
            raise no_such_replay()  # whether there is one is private too
        self._store.sightings.note("record" if opened.table is None else "table", replay_id)
        return opened

    async def _is_still_kept(self, replay_id: str, opened: Opened) -> bool:
        """What is in memory here may have been removed by another process."""
        if opened.table is None:
            return await self._store.shelf.has_record(replay_id)
        return await self._store.heads.number(replay_id) is not None

    async def _of_table(self, table_id: str, who: Asker) -> Opened:
        table = await self._tables.match_when_over(table_id, who.person, who.invite)
        if table is None:
            raise no_such_replay()
        assert table.match is not None
        names = [sitting.name for sitting in table.course.seats]
        seed = fairness(table.course.seed, table.course.shuffle, is_over=True)
        lines = await asyncio.get_running_loop().run_in_executor(self._desk, _told, table.match)
        return Opened(table.match, record_of(table), names, seed, table.course.board, lines, table)

    async def _at_the_desk(self, record: dict[str, Any], *, is_new: bool = False) -> Opened:
        opened = await asyncio.get_running_loop().run_in_executor(self._desk, self._read, record, is_new)
        if opened.board is None:
            # The desk needs its own edition for the next record; this match is the event loop's now.
            opened.match.edition = self._rulebook.edition(opened.match.game.name)
        return opened

    def _read(self, record: dict[str, Any], is_new: bool) -> Opened:
        """Replay a record, every move checked; and of a new one the whole content, drawing included."""

        def edition(name: str, content: Mapping[str, Any] | None) -> Edition:
            # Compiled where that is quick; what somebody brought along is asked once, interpreted.
            if content is None:
                return self._rulebook.for_thread(name, None)
            if is_new:
                checked_board(game_named(name), content)
            return Edition(game_named(name), without_drawing(content))

        match = _replayed(record, edition)
        seed, shuffle = record.get("seed"), record.get("shuffle", SPLITMIX)
        plain = {key: value for key, value in record.items() if key != "legal"}
        names = [""] * match.players
        shown_seed = None if seed is None else fairness(seed, shuffle, is_over=True)
        return Opened(match, plain, names, shown_seed, _board_of(record), _told(match))

    def _keep(self, replay_id: str, opened: Opened) -> None:
        self._known[replay_id] = opened
        self._known.move_to_end(replay_id)
        while len(self._known) > MOST_OPEN:
            self._known.popitem(last=False)

    async def _analyse(self, replay_id: str, opened: Opened, iterations: int) -> None:
        """Analyse a game in a thread; now and then say how far it is."""
        shelf = self._store.shelf
        progress = _Progress(self._is_closing)
        work = asyncio.create_task(self._in_turn(opened.match, iterations, progress))
        while not (await asyncio.wait([work], timeout=1.0))[0]:
            status = "running" if progress.total else "waiting"
            alive = time.time() + ALIVE
            await shelf.note_analysis(
                replay_id, status=status, done=progress.done, total=progress.total, alive_until=alive
            )
        try:
            report = json.dumps(work.result())
        except (_Stopped, Closed):
            await shelf.note_analysis(replay_id, alive_until=0.0)
        except Exception:
            await shelf.note_analysis(replay_id, status="failed")
            raise
        else:
            found = {"iterations": iterations, "report": report}
            await shelf.note_analysis(
                replay_id, status="done", done=progress.done, total=progress.done, **found
            )

    async def _in_turn(self, match: TableMatch, iterations: int, progress: _Progress) -> dict[str, Any]:
        seconds = expected_seconds(len(match.moves), match.players, iterations)
        async with self._queue.place(time.monotonic() + seconds):
            progress.go_on()
            return await asyncio.get_running_loop().run_in_executor(
                self._study, _analysed, match, iterations, progress
            )

    async def _close(self) -> None:
        self._is_closing.set()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        for pool in (self._desk, self._study):
            pool.shutdown(wait=False, cancel_futures=True)


class _Stopped(Exception):
    """The service closes: another process may begin the analysis again."""


class _Progress:
    """Counts the steps of an analysis, and stops it when the service closes."""

    def __init__(self, stopped: Event) -> None:
        self.done = self.total = 0
        self.stopped = stopped
        """Set, it ends the search of a step as well: that may take minutes."""

    def go_on(self) -> None:
        """Or rather not, if the service closes."""
        if self.stopped.is_set():
            raise _Stopped

    def __call__(self, _: Phrase, steps: int) -> AbstractContextManager[Callable[[float], None]]:
        self.total += steps
        return nullcontext(self._step)

    def _step(self, steps: float) -> None:
        self.go_on()
        self.done += int(steps)


def _analysed(match: TableMatch, iterations: int, progress: _Progress) -> dict[str, Any]:
    from pangea.analysis import Depth, analyse  # seldom needed: the service starts without it

    # An edition of its own: the referee's is in use by the event loop.
    content = None if match.edition.is_usual else match.edition.board.content
    mine = match.at(len(match.moves))
    mine.edition = Edition(match.game, content)
    return analyse(mine, Depth(iterations), threads=1, progress=progress, stopped=progress.stopped).as_dict()


def _replayed(record: dict[str, Any], editions: records.Editions) -> TableMatch:
    """The match of a record, every move checked, as the service can show it."""
    checked = records.replayed(record, editions)
    match = TableMatch(checked.edition, checked.players, checked.options, seed=0, version=checked.version)
    match.restore(checked.codes, checked.moves)
    return match


def _board_of(record: Mapping[str, Any]) -> str | None:
    """The digest of the board that a record brings along."""
    content = record.get("options", {}).get("content")
    return None if content is None else digest_of(record["game"], content)


def _told(match: TableMatch) -> list[LogLine]:
    """The log of a game that is over: nothing of it is hidden any more."""
    return [
        LogLine(match.movers[number], text, [said(phrase) for phrase in _phrases(match, number)])
        for number, text in enumerate(match.moves)
    ]


def _phrases(match: TableMatch, number: int) -> list[Phrase]:
    before, after = match.position(number), match.position(number + 1)
    return match.game.notation.told(match.edition.board, before, match.codes[number], after, None)


def _was_left(kept: AnalysisKept) -> bool:
    return kept.status in ("waiting", "running") and kept.alive_until < time.time()
