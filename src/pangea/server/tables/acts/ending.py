"""Ending a table without a result: by whoever is alone there, or by the host of the service."""

from __future__ import annotations

import time

from pangea.core.contract import OVER
from pangea.server.messages.tables import Table
from pangea.server.refusals import FORBIDDEN, NOT_NOW, Refused, Stale, no_such_table
from pangea.server.store import Person, Store
from pangea.server.store.ledger import Append
from pangea.server.tables import log
from pangea.server.tables.acts.acting import TRIES, let_in, retried, seen
from pangea.server.tables.log import Ended
from pangea.server.tables.open_tables import OpenTable, packed_result
from pangea.server.tables.referee import HeldTable
from pangea.server.tables.state import HOST
from pangea.server.tables.tables import Tables


async def end(tables: Tables, table_id: str, person: Person) -> Table:
    """End a table that one made or plays at while nobody else does, even before its game begins."""

    async def ended(held: HeldTable) -> Table:
        _check_may_end(held.table, person)
        await held.write(Ended(person.id))
        return seen(tables, held.table, person, None)

    return await retried(tables, table_id, ended)


def _check_may_end(table: OpenTable, person: Person) -> None:
    let_in(table, person, None)
    state = table.state
    plays = table.status != "gathering" and state.seats_of(person.id)
    if person.id != state.host and not plays:
        raise Refused(FORBIDDEN, "not-your-table", "server-table-not-made")
    if table.status == "over":
        raise _over()
    if not state.may_be_ended_by(person.id):
        raise Refused(NOT_NOW, "others-play", "server-table-others-play")


async def end_as_host(store: Store, table_id: str) -> None:
    """End a table from outside the service. No rules are needed for that, and no game is read.

    Its log says so, and every process that knows the table reads it there.
    """
    for _ in range(TRIES):
        summary = await store.summaries.summary(table_id)
        if summary is None:
            raise no_such_table()
        if summary.status == "over":
            raise _over()
        now, number = time.time(), summary.number + 1
        ended = {
            **{name: value for name, value in summary._mapping.items() if name != "table_id"},
            "status": "over",
            "number": number,
            "turn": OVER,
            "touched": now,
            "seen": now,
            "deadline": None,
            "thinker": None,
            "thinks_until": None,
            "result": packed_result(None),
        }
        entry = Ended(HOST)
        append = Append(table_id, number, now, log.kind_of(entry), log.written(entry), ended)
        if await store.ledger.append(append):
            return
    raise Stale


def _over() -> Refused:
    return Refused(NOT_NOW, "over", "server-table-over")
