"""Ending a table from outside: its log says so, and every process that knows the table reads it there."""

from __future__ import annotations

import time

from pangea.core.contract import OVER
from pangea.server.refusals import NOT_NOW, Refused
from pangea.server.store import Store
from pangea.server.store.ledger import Page
from pangea.server.tables import entries
from pangea.server.tables.entries import Ended
from pangea.server.tables.referee import no_such_table, stale

HOST = ""
"""Ended a table that no person ended: the host of the service did."""
TRIES = 8
"""People may play on at the same moment: it is tried again when something else happened first."""


async def end(store: Store, table_id: str) -> None:
    """End a table, as the host of the service. No rules are needed for that, and no game is read."""
    for _ in range(TRIES):
        head = await store.heads.head(table_id)
        if head is None:
            raise no_such_table()
        if head.status == "over":
            raise Refused(NOT_NOW, "over", "server-table-over")
        now, number = time.time(), head.number + 1
        ended = {
            **{name: value for name, value in head._mapping.items() if name != "table_id"},
            "status": "over",
            "number": number,
            "turn": OVER,
            "touched": now,
            "seen": now,
            "deadline": None,
            "thinker": None,
            "thinks_until": None,
        }
        if await store.ledger.append(Page(table_id, entries.written(Ended(HOST), number, now), ended)):
            return
    raise stale()
