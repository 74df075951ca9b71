"""Tables: make one, look at it, join it, play."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import JSONBody

from pangea.server.messages import (
    Hint,
    HintWanted,
    JoinWanted,
    LeaveWanted,
    MoveMade,
    OfferAnswered,
    OfferMade,
    SeatAct,
    Table,
    TablesListed,
    TableWanted,
)
from pangea.server.wire.asking import Actor, Eyes, Id, Invite, LogFrom, Someone, TheTables


@post("/tables", operation_id="makeTable", opt={"cost": 10})
async def make_table(data: JSONBody[TableWanted], newcomer: Actor, tables: TheTables) -> Table:
    """Make a table. It begins at once if no seat is left open."""
    return await tables.create(newcomer, data)


@get("/tables", operation_id="tables")
async def listed(someone: Someone, tables: TheTables) -> TablesListed:
    """The asker's tables, those with open seats, and those one can watch."""
    return await tables.listed(someone)


@get("/tables/{table_id:str}", operation_id="table")
async def look(
    table_id: Id,
    someone: Someone,
    tables: TheTables,
    eyes: Eyes = None,
    log_from: LogFrom = 0,
    invite: Invite = None,
) -> Table:
    """A table as the asker may see it now."""
    return await tables.look(table_id, someone, eyes, log_from, invite=invite)


@post("/tables/{table_id:str}/join", status_code=200, operation_id="join")
async def join(table_id: Id, data: JSONBody[JoinWanted], newcomer: Actor, tables: TheTables) -> Table:
    """Take an open seat: the one that is named, or the first."""
    return await tables.join(table_id, newcomer, data)


@post("/tables/{table_id:str}/moves", status_code=200, operation_id="move")
async def move(
    table_id: Id, data: JSONBody[MoveMade], person: Actor, tables: TheTables, log_from: LogFrom = 0
) -> Table:
    """Make a move, for the number that the table had. A stale one is refused; one sent twice counts once."""
    return await tables.move(table_id, person, data, log_from)


@post("/tables/{table_id:str}/undo", status_code=200, operation_id="undo")
async def undo(
    table_id: Id, data: JSONBody[SeatAct], person: Actor, tables: TheTables, log_from: LogFrom = 0
) -> Table:
    """Take back one's last move, where `undo` of the table says “now”. “ask” needs an offer."""
    return await tables.undo(table_id, person, data, log_from)


@post("/tables/{table_id:str}/offers", status_code=200, operation_id="offer")
async def offer(
    table_id: Id, data: JSONBody[OfferMade], person: Actor, tables: TheTables, log_from: LogFrom = 0
) -> Table:
    """Ask the others to agree: to an undo, or to end the game here."""
    return await tables.offer(table_id, person, data, log_from)


@post("/tables/{table_id:str}/answers", status_code=200, operation_id="answer")
async def answer(
    table_id: Id, data: JSONBody[OfferAnswered], person: Actor, tables: TheTables, log_from: LogFrom = 0
) -> Table:
    """Agree to what was offered, or decline."""
    return await tables.answer(table_id, person, data, log_from)


@post("/tables/{table_id:str}/leave", status_code=200, operation_id="leave")
async def leave(
    table_id: Id, data: JSONBody[LeaveWanted], person: Actor, tables: TheTables, log_from: LogFrom = 0
) -> Table:
    """Leave a seat to a bot. One may come back."""
    return await tables.leave(table_id, person, data, log_from)


@post("/tables/{table_id:str}/return", status_code=200, operation_id="comeBack")
async def come_back(
    table_id: Id, data: JSONBody[SeatAct], person: Actor, tables: TheTables, log_from: LogFrom = 0
) -> Table:
    """Take one's seat back from the bot that stands in."""
    return await tables.come_back(table_id, person, data, log_from)


@post("/tables/{table_id:str}/rematch", status_code=200, operation_id="rematch", opt={"cost": 10})
async def rematch(table_id: Id, person: Actor, tables: TheTables) -> Table:
    """Another game of the same people when one is over: a new table, the same for all who ask."""
    return await tables.rematch(table_id, person)


@post("/tables/{table_id:str}/hint", status_code=200, operation_id="hint", opt={"cost": 10})
async def hint(table_id: Id, data: JSONBody[HintWanted], person: Actor, tables: TheTables) -> Hint:
    """What a strong bot would play in this seat, knowing what the seat knows."""
    return await tables.hint(table_id, person, data)


@get("/tables/{table_id:str}/record", operation_id="record")
async def record(table_id: Id, someone: Someone, tables: TheTables) -> dict[str, Any]:
    """The record of a game that is over, with the seed of its shuffles: `pangea verify` checks them."""
    return await tables.record(table_id, someone)


HANDLERS = (
    make_table,
    listed,
    look,
    join,
    move,
    undo,
    offer,
    answer,
    leave,
    come_back,
    rematch,
    hint,
    record,
)
