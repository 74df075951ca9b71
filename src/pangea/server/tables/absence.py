"""Players who are away while it is their turn, at tables without a clock."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from pangea.server.messages.tables import Absent
from pangea.server.store import Store
from pangea.server.store.usage import DAY
from pangea.server.tables.presence import Presence

if TYPE_CHECKING:
    from pangea.server.tables.open_tables import OpenTable

LEAST, MOST = 1, 30
"""Days that may be asked for. When a person was last at a table is known to the hour."""


async def absent(store: Store, presence: Presence, table: OpenTable) -> Absent | None:
    """Return the player to move if the others may go on without them."""
    now, state = store.clock(), table.state
    if not _lasts_long(table, now):
        return None
    last = await _last_there(store, presence, table, now)
    person = state.seats[table.turn].person
    since = max(state.turn_since, last.get(str(person), 0.0))
    others = (one for one in state.seats if one.person not in (None, person) and not one.has_left)
    if now - since < state.absence_days * DAY or not any(others):
        return None
    return Absent(table.turn, datetime.fromtimestamp(since, UTC).isoformat(timespec="seconds"))


async def seats_away(store: Store, presence: Presence, table: OpenTable) -> list[int]:
    """Return the seats whose people have not been at this table for so long that they are not asked."""
    now = store.clock()
    last = await _last_there(store, presence, table, now)
    long_ago = now - table.state.absence_days * DAY
    return [
        seat
        for seat, sitting in enumerate(table.state.seats)
        if sitting.person is not None and last.get(sitting.person, 0.0) <= long_ago
    ]


async def _last_there(store: Store, presence: Presence, table: OpenTable, now: float) -> dict[str, float]:
    """Return when each person was last at this table: now, if a page of theirs shows it."""
    last = await store.last_seen.sitters(table.id)
    here, _ = presence.at(table.id)
    return {**last, **dict.fromkeys(here, now)}


def _lasts_long(table: OpenTable, now: float) -> bool:
    """Return whether the turn has lasted long enough for its player to count as absent."""
    state, turn = table.state, table.turn
    if state.clock is not None or turn < 0 or not state.seats[turn].is_played_by_person:
        return False
    return now - state.turn_since >= state.absence_days * DAY
