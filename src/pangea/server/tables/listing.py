"""The list of tables with a seat to take: first those at which somebody waits, then the newest."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import islice

from pangea.server.store import Person, Store
from pangea.server.store.summaries import MOST_LISTED, Summary
from pangea.server.tables.showing import sittings_of
from pangea.server.tables.state import open_to

LISTED_FOR = 3600.0
"""Seconds after it was last touched for which a table is listed, although nobody waits there."""
MOST_VISITED = 5_000
"""At most this many tables with a page open are asked whether they have a seat to take."""


async def gathering(store: Store, visited: Sequence[str], person: Person | None) -> list[Summary]:
    """The public tables that somebody may join, and those where they wait for others."""
    waiting = await store.summaries.public("gathering", visited[-MOST_VISITED:]) if visited else []
    others = await store.summaries.public("gathering")
    summaries = {summary.table_id: summary for summary in (*waiting, *others)}
    people_wait = {summary.table_id for summary in waiting}
    since = store.clock() - LISTED_FOR
    of_use = (one for one in summaries.values() if _is_of_use(one, people_wait, person, since))
    return list(islice(of_use, MOST_LISTED))


def _is_of_use(summary: Summary, people_wait: Collection[str], person: Person | None, since: float) -> bool:
    sittings, who = sittings_of(summary), None if person is None else person.id
    if who is not None and any(sitting.person == who for sitting in sittings):
        return True
    is_forgotten = summary.table_id not in people_wait and summary.touched < since
    return bool(open_to(sittings, who)) and not is_forgotten
