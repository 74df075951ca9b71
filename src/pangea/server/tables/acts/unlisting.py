"""Taking a table that is over off one's list."""

from __future__ import annotations

from pangea.server.refusals import FORBIDDEN, Refused, not_over
from pangea.server.store import Person
from pangea.server.tables.acts.acting import let_in
from pangea.server.tables.tables import Tables


async def unlist(tables: Tables, table_id: str, person: Person) -> None:
    """Only the list of whoever asks changes: others keep theirs, and the address still leads to the table."""
    async with tables.referee.holding(table_id) as held:
        table = held.table
        let_in(tables, table, person, None)
        if person.id != table.state.host and not table.state.seats_of(person.id):
            raise Refused(FORBIDDEN, "not-your-table", "server-table-not-yours")
        if table.status != "over":
            raise not_over()
        await tables.store.summaries.take_off_list(table_id, person.id)
