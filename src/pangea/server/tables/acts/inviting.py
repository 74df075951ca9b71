"""Keeping a seat for a bot account that waits for opponents."""

from __future__ import annotations

from pangea.server.messages.tables import Table
from pangea.server.messages.waiting import InviteWanted
from pangea.server.refusals import NOT_NOW, Refused
from pangea.server.store import Person
from pangea.server.tables.acts.arranging import arrange, open_seat
from pangea.server.tables.acts.waiting import waiting
from pangea.server.tables.log import Invited
from pangea.server.tables.open_tables import OpenTable
from pangea.server.tables.tables import Tables
from pangea.server.tables.waiting import must_suit, not_waiting


async def invite(tables: Tables, table_id: str, person: Person, wanted: InviteWanted) -> Table:
    """Keep an open seat for a bot that waits. It is told; until it comes, the host may choose otherwise."""
    bot = next((bot for bot in await waiting(tables) if bot.id == wanted.bot), None)

    def invited(table: OpenTable) -> Invited:
        seat = open_seat(table, wanted.seat)
        if bot is None:
            raise not_waiting()
        must_suit(bot, table.state.game, table.state.players)
        if bot.id in (*table.state.people, *table.state.awaited):
            raise Refused(NOT_NOW, "invited-already", "server-table-invited-already", name=bot.name)
        return Invited(seat, bot.id, bot.name)

    return await arrange(tables, table_id, person, invited)
