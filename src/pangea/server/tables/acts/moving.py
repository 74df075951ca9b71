"""Making a move."""

from __future__ import annotations

from pangea.server.messages.tables import MoveMade, Table
from pangea.server.refusals import NOT_NOW, Refused, Stale
from pangea.server.store import Person
from pangea.server.tables import log
from pangea.server.tables.acts.acting import acting
from pangea.server.tables.acts.looking import look
from pangea.server.tables.log import Moved
from pangea.server.tables.tables import Tables


async def move(tables: Tables, table_id: str, person: Person, made: MoveMade, log_from: int = 0) -> Table:
    """Make a move. One that is sent twice counts once."""
    try:
        async with acting(tables, table_id, person, made) as seat:
            if seat.table.state.seats[made.seat].stands_in:
                raise Refused(NOT_NOW, "stood-in", "server-table-stood-in")
            if seat.table.turn != made.seat:
                raise Refused(NOT_NOW, "not-your-turn", "server-table-not-your-turn")
            return await seat.write(Moved(made.seat, made.move), log_from)
    except Stale:
        if not await _was_made(tables, table_id, made):
            raise
    return await look(tables, table_id, person, made.seat, log_from)


async def _was_made(tables: Tables, table_id: str, made: MoveMade) -> bool:
    """Is this very move what came next at the table?"""
    stored = await tables.store.ledger.entry(table_id, made.number + 1)
    entry = None if stored is None else log.read(stored.body)
    words = made.move.split()
    return isinstance(entry, Moved) and entry.seat == made.seat and entry.move.split() == words
