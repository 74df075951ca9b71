"""Bot accounts that wait for opponents, and the seats that are kept for one."""

from __future__ import annotations

from pangea.server.messages.tables import SeatWanted
from pangea.server.messages.waiting import WaitingBot
from pangea.server.refusals import WRONG, Refused
from pangea.server.store import Person
from pangea.server.tables.showing import sittings_of
from pangea.server.tables.tables import Tables
from pangea.server.tables.waiting import must_suit, not_waiting

GOES_ON_FOR = 3600.0
"""Seconds for which a table at which nothing happens still keeps a bot busy."""


async def waiting(tables: Tables) -> list[WaitingBot]:
    """The bots that wait and have a table to spare."""
    bots = tables.waiting.all()
    since = tables.store.clock() - GOES_ON_FOR
    busy = await tables.store.summaries.sitting_at([bot.id for bot in bots], since) if bots else {}
    return [bot for bot in bots if busy.get(bot.id, 0) < bot.tables]


async def invited_by(tables: Tables, game: str, seats: list[SeatWanted]) -> dict[str, WaitingBot]:
    """The bots that a new table invites, by their ids. They must wait for such a table."""
    named = [seat.bot for seat in seats if seat.bot is not None]
    if any(seat.bot is not None and seat.kind != "open" for seat in seats) or len(named) != len(set(named)):
        raise Refused(WRONG, "bad-table", "server-table-bad-invitation")
    found = {bot.id: bot for bot in await waiting(tables)} if named else {}
    for bot_id in named:
        if bot_id not in found:
            raise not_waiting()
        must_suit(found[bot_id], game, len(seats))
    return found


async def invitations(tables: Tables, person: Person) -> list[str]:
    """The tables at which a seat is kept for somebody."""
    mine = await tables.store.summaries.of_person(person.id)
    return [
        summary.table_id
        for summary in mine
        if summary.status == "gathering" and any(one.awaits == person.id for one in sittings_of(summary))
    ]
