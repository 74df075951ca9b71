"""The list of tables with a seat to take: first those at which somebody waits, then the newest."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

from pangea.server.store import Person, Store
from pangea.server.store.heads import MOST_LISTED, Head
from pangea.server.tables.course import open_to
from pangea.server.tables.showing import sittings_of

LISTED_FOR = 3600.0
"""So many seconds after it was last touched a table is listed, although nobody waits there."""
MOST_VISITED = 5_000
"""Of so many tables with a page open it is asked which of them have a seat to take."""


async def gathering(store: Store, visited: Sequence[str], person: Person | None) -> list[Head]:
    """The public tables that somebody may join, and those that wait for others with him."""
    waiting = await store.heads.public("gathering", visited[-MOST_VISITED:]) if visited else []
    others = await store.heads.public("gathering")
    heads = {head.table_id: head for head in (*waiting, *others)}
    people_wait = {head.table_id for head in waiting}
    return [head for head in heads.values() if _is_of_use(head, people_wait, person)][:MOST_LISTED]


def _is_of_use(head: Head, people_wait: Collection[str], person: Person | None) -> bool:
    sittings, who = sittings_of(head), None if person is None else person.id
    if who is not None and any(sitting.person == who for sitting in sittings):
        return True
    is_forgotten = head.table_id not in people_wait and head.touched < time.time() - LISTED_FOR
    return bool(open_to(sittings, who)) and not is_forgotten
