"""What the host of the service does at a table, from outside the service.

No rules are needed for that, and no game is read. What is done is in the log, where every process that knows
the table reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from pangea.core.contract import OVER
from pangea.server.refusals import NOT_NOW, WRONG, Refused, Stale, no_such_table
from pangea.server.store import Store
from pangea.server.store.ledger import Append
from pangea.server.store.summaries import Summary
from pangea.server.tables import log
from pangea.server.tables.acts.acting import TRIES
from pangea.server.tables.log import Ended, Left, LogEntry, Sitting, StoodIn
from pangea.server.tables.making import known_level
from pangea.server.tables.open_tables import packed_result
from pangea.server.tables.showing import sittings_of
from pangea.server.tables.state import HOST

NO_PROCESS = "host"
"""The thinker of a table that the host gave to a bot, until a process takes it over."""
Deed = Callable[[Summary], tuple[LogEntry, dict[str, Any]]]
"""What the host does at a table: the entry, and the columns of the summary that it changes."""


async def end_as_host(store: Store, table_id: str) -> None:
    """End a table without a result."""
    await _write(store, table_id, lambda summary: (Ended(HOST), _ended(summary)))


async def stand_in_as_host(store: Store, table_id: str, seat: int, level: str) -> None:
    """Give the seat of a person to a bot at once."""
    entry = StoodIn(seat, known_level(level))

    def deed(summary: Summary) -> tuple[LogEntry, dict[str, Any]]:
        sittings = sittings_of(summary)
        if not 0 <= seat < len(sittings):
            raise Refused(WRONG, "no-such-seat", "server-table-no-such-seat", last=len(sittings) - 1)
        if summary.status != "playing":
            raise Refused(NOT_NOW, "not-begun", "server-table-not-begun")
        if not sittings[seat].is_played_by_person:
            raise Refused(NOT_NOW, "played-by-bot", "server-table-played-by-bot", seat=seat)
        return entry, _stood_in(summary, sittings, seat, level)

    await _write(store, table_id, deed)


async def free_seats(store: Store, person_id: str, level: str) -> int:
    """Take all seats from a person: bots play on, and seats of games that have not begun are open again.

    Return at how many tables that was.
    """
    tables = await store.summaries.going_on(person_id)
    for table in tables:
        for seat, sitting in enumerate(sittings_of(table)):
            if sitting.person == person_id and sitting.is_played_by_person:
                await _free(store, table, seat, level)
    return len(tables)


async def _free(store: Store, table: Summary, seat: int, level: str) -> None:
    if table.status == "playing":
        await stand_in_as_host(store, table.table_id, seat, level)
        return

    def deed(summary: Summary) -> tuple[LogEntry, dict[str, Any]]:
        sittings = sittings_of(summary)
        sittings[seat] = replace(sittings[seat], kind="open", person=None, name="")
        is_left = all(sitting.person is None for sitting in sittings)
        return Left(seat, level), {"seats": _encoded(sittings), **(_ended(summary) if is_left else {})}

    await _write(store, table.table_id, deed)


def _ended(_: Summary) -> dict[str, Any]:
    return {
        "status": "over",
        "turn": OVER,
        "deadline": None,
        "thinker": None,
        "thinks_until": None,
        "result": packed_result(None),
    }


def _stood_in(summary: Summary, sittings: list[Sitting], seat: int, level: str) -> dict[str, Any]:
    sittings[seat] = replace(sittings[seat], level=level, stands_in=True, has_left=True)
    changed = {"seats": _encoded(sittings)}
    if summary.turn != seat:
        return changed
    # The first process that looks finds that no process thinks for this bot any more.
    return {**changed, "deadline": None, "thinker": NO_PROCESS, "thinks_until": 0.0}


def _encoded(sittings: Sequence[Sitting]) -> str:
    return msgspec.json.encode(sittings).decode()


async def _write(store: Store, table_id: str, deed: Deed) -> None:
    for _ in range(TRIES):
        summary = await store.summaries.summary(table_id)
        if summary is None:
            raise no_such_table()
        if summary.status == "over":
            raise Refused(NOT_NOW, "over", "server-table-over")
        entry, changed = deed(summary)
        now, number = store.clock(), summary.number + 1
        before = {name: value for name, value in summary._mapping.items() if name != "table_id"}
        after = {**before, **changed, "number": number, "touched": now, "seen": now}
        people = [
            who
            for one in msgspec.json.decode(after["seats"], type=list[Sitting])
            for who in (one.person, one.awaits)
            if who is not None
        ]
        append = Append(table_id, number, now, log.kind_of(entry), log.written(entry), after, sitters=people)
        if await store.ledger.append(append):
            return
    raise Stale
