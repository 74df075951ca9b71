"""Ending a table without a result, by a person who is alone there."""

from __future__ import annotations

from pangea.server.messages.tables import Table
from pangea.server.refusals import FORBIDDEN, NOT_NOW, Refused
from pangea.server.store import Person
from pangea.server.tables.acts.acting import let_in, retried, seen
from pangea.server.tables.log import Ended
from pangea.server.tables.open_tables import OpenTable
from pangea.server.tables.referee import HeldTable
from pangea.server.tables.tables import Tables


async def end(tables: Tables, table_id: str, person: Person) -> Table:
    """End a table that one made or plays at while nobody else does, even before its game begins."""

    async def ended(held: HeldTable) -> Table:
        _check_may_end(tables, held.table, person)
        await held.write(Ended(person.id))
        return await seen(tables, held.table, person, None)

    return await retried(tables, table_id, ended)


def _check_may_end(tables: Tables, table: OpenTable, person: Person) -> None:
    let_in(tables, table, person, None)
    state = table.state
    plays = table.status != "gathering" and state.seats_of(person.id)
    if person.id != state.host and not plays:
        raise Refused(FORBIDDEN, "not-your-table", "server-table-not-made")
    if table.status == "over":
        raise Refused(NOT_NOW, "over", "server-table-over")
    if not state.may_be_ended_by(person.id):
        raise Refused(NOT_NOW, "others-play", "server-table-others-play")
