"""Making a table."""

from __future__ import annotations

import msgspec

from pangea.core.errors import PangeaError
from pangea.server.messages.tables import Table, TableWanted
from pangea.server.refusals import TOO_MUCH, Refused, refused
from pangea.server.store import Person
from pangea.server.store.usage import TABLE
from pangea.server.tables.acts.looking import look
from pangea.server.tables.acts.waiting import invited_by
from pangea.server.tables.log import Made
from pangea.server.tables.making import made_by, new_id
from pangea.server.tables.tables import Tables


async def create(tables: Tables, person: Person, wanted: TableWanted, source: str = "") -> Table:
    """Set a table up. The game begins at once if no seat is open. `source` says where they came from."""
    try:
        made = made_by(person, wanted, source, await invited_by(tables, wanted.game, wanted.seats))
        await charge(tables, person, made)
        table_id = new_id()
        await tables.referee.set_up(table_id, made)
    except PangeaError as error:
        raise refused(error) from error
    return await look(tables, table_id, person, at_least=0)


async def charge(tables: Tables, person: Person, made: Made) -> None:
    """Count a table that is about to be made. Neither a person nor a source may keep too many going."""
    summaries = tables.store.summaries
    if await summaries.made_by(person.id) >= tables.most_of_person:
        raise Refused(TOO_MUCH, "too-many-tables", "server-table-too-many", most=tables.most_of_person)
    if any(sitting.kind == "bot" for sitting in made.seats):
        await check_bots(tables, made.source)
    board = 0 if made.content is None else len(msgspec.json.encode(made.content))
    await tables.store.usage.charge(made.source, TABLE + board)


async def check_bots(tables: Tables, source: str) -> None:
    """May a source have one more table with a bot?"""
    most = tables.most_with_bots_of_source
    if source and await tables.store.summaries.bots_of(source) >= most:
        raise Refused(TOO_MUCH, "too-many-bot-tables", "server-table-too-many-bots", most=most)
