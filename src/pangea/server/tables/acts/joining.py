"""Taking an open seat."""

from __future__ import annotations

from pangea.server.messages.tables import JoinWanted, Table
from pangea.server.refusals import NOT_NOW, Refused
from pangea.server.store import Person
from pangea.server.tables.acts.acting import let_in, retried, seen
from pangea.server.tables.log import Joined
from pangea.server.tables.open_tables import OpenTable
from pangea.server.tables.referee import HeldTable
from pangea.server.tables.state import open_to
from pangea.server.tables.tables import Tables


async def join(tables: Tables, table_id: str, person: Person, wanted: JoinWanted) -> Table:
    """Take an open seat. A person who sits there already simply looks."""

    async def joined(held: HeldTable) -> Table:
        let_in(tables, held.table, person, wanted.invite)
        if not held.table.state.seats_of(person.id):
            seat = _free_seat(held.table, person, wanted)
            await held.write(Joined(seat, person.id, person.name))
        return await seen(tables, held.table, person, None)

    return await retried(tables, table_id, joined)


def _free_seat(table: OpenTable, person: Person, wanted: JoinWanted) -> int:
    """The seat that a newcomer takes: the one they want, or the first that is not kept for another."""
    state = table.state
    if wanted.number is not None and wanted.number < state.settled:
        raise Refused(NOT_NOW, "settings-changed", "server-table-settings-changed")
    seats = [seat for seat, sitting in enumerate(state.seats) if sitting.kind == "open"]
    if table.status != "gathering" or not seats:
        raise Refused(NOT_NOW, "no-open-seat", "server-table-no-open-seat")
    if wanted.seat is not None and wanted.seat not in seats:
        raise Refused(NOT_NOW, "seat-taken", "server-table-seat-taken")
    free = open_to(state.seats, person.id, is_invited=wanted.invite == state.invite)
    if not free or (wanted.seat is not None and wanted.seat not in free):
        raise Refused(NOT_NOW, "seat-kept", "server-table-seat-kept")
    return free[0] if wanted.seat is None else wanted.seat
