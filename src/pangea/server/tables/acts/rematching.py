"""Playing the same again."""

from __future__ import annotations

from contextlib import suppress

from pangea.server.messages.tables import Table
from pangea.server.refusals import FORBIDDEN, Refused, Stale, not_over
from pangea.server.store import Person
from pangea.server.tables.acts.acting import let_in
from pangea.server.tables.acts.creating import charge
from pangea.server.tables.acts.looking import look
from pangea.server.tables.log import Rematched
from pangea.server.tables.making import rematch_id, rematch_of
from pangea.server.tables.tables import Tables


async def rematch(tables: Tables, table_id: str, person: Person, source: str = "") -> Table:
    """The same again, at a new table; whoever asks second is led to the same one."""
    async with tables.referee.holding(table_id) as held:
        state = held.table.state
        let_in(tables, held.table, person, None)
        if not state.seats_of(person.id):
            raise Refused(FORBIDDEN, "not-your-table", "server-table-not-yours")
        if held.table.status != "over" or not state.is_begun:
            raise not_over()
        new = state.rematch or rematch_id(table_id, state)
        if state.rematch is None:
            made = rematch_of(state, person, source)
            await charge(tables, person, made)
            await tables.referee.set_up(new, made)
            with suppress(Stale):  # another process was first: it leads to the same table
                await held.write(Rematched(new))
    return await look(tables, new, person)
