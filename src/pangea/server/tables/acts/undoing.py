"""Taking back one's last move."""

from __future__ import annotations

from pangea.server.messages.tables import SeatAct, Table
from pangea.server.refusals import NOT_NOW, Refused, Stale
from pangea.server.store import Person
from pangea.server.tables.acts.acting import Acting, OfSeat, acting_any_time
from pangea.server.tables.log import Undone
from pangea.server.tables.open_tables import OpenTable
from pangea.server.tables.showing import undo_for
from pangea.server.tables.tables import Tables


async def undo(tables: Tables, table_id: str, person: Person, act: SeatAct, log_from: int = 0) -> Table:
    """Take back one's last move, if nobody needs to be asked."""

    async def undone(seat: Acting) -> Table:
        check_same_last_move(seat.table, act)
        if undo_for(seat.table, act.seat) == "ask":
            raise Refused(NOT_NOW, "ask", "server-table-ask-first")
        return await seat.write(last_undone(seat.table, act.seat), log_from)

    return await acting_any_time(tables, table_id, person, act, undone)


def check_same_last_move(table: OpenTable, act: OfSeat) -> None:
    """Refuse to take back another move than the one that the seat saw as its last."""
    if act.number < table.state.last_moves.get(act.seat, 0):
        raise Stale


def last_undone(table: OpenTable, seat: int) -> Undone:
    """The last move of a seat, taken back."""
    last = table.match.last_of(seat) if table.match and undo_for(table, seat) != "no" else None
    if last is None:
        raise Refused(NOT_NOW, "nothing-to-undo", "core-nothing-to-undo")
    return Undone(seat, last)
