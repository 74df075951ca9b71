"""Leaving a seat to a bot, and taking it back."""

from __future__ import annotations

from pangea.server.messages.tables import LeaveWanted, SeatAct, Table
from pangea.server.refusals import NOT_NOW, Refused
from pangea.server.store import Person
from pangea.server.tables.acts.acting import Acting, acting_any_time
from pangea.server.tables.log import Left, Returned
from pangea.server.tables.making import known_level
from pangea.server.tables.tables import Tables


async def leave(
    tables: Tables, table_id: str, person: Person, wanted: LeaveWanted, log_from: int = 0
) -> Table:
    """Leave a seat to a bot; or leave it open, while the game has not begun."""

    async def left(seat: Acting) -> Table:
        if seat.table.status == "playing" and seat.table.state.seats[wanted.seat].stands_in:
            raise Refused(NOT_NOW, "already-left", "server-table-already-left")
        return await seat.write(Left(wanted.seat, known_level(wanted.level)), log_from)

    return await acting_any_time(tables, table_id, person, wanted, left, also_before=True)


async def come_back(tables: Tables, table_id: str, person: Person, act: SeatAct, log_from: int = 0) -> Table:
    """Take one's seat back from the bot that stands in."""

    async def returned(seat: Acting) -> Table:
        state = seat.table.state
        if not state.seats[act.seat].stands_in:
            raise Refused(NOT_NOW, "not-away", "server-table-not-away")
        # Only the seat to move, and only if it was too late, gets new time: it is nobody else's to give.
        anew = seat.table.turn == act.seat and state.is_late(tables.store.clock())
        return await seat.write(Returned(act.seat, anew=anew), log_from)

    return await acting_any_time(tables, table_id, person, act, returned)
