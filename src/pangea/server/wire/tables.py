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
from pangea.server.wire import quick
from pangea.server.wire.asking import PLAIN, Asked, Eyes, Id, Invite, LogFrom
from pangea.server.wire.door import QUICK


@post("/tables", operation_id="makeTable", opt={"cost": 10})
async def make_table(request: Asked, data: JSONBody[TableWanted]) -> Table:
    """Make a table. It begins at once if no seat is left open."""
    return await request.tables.create(await request.newcomer(), data, request.source)


@get("/tables", operation_id="tables")
async def listed(request: Asked) -> TablesListed:
    """The asker's tables, those with open seats, and those one can watch."""
    return await request.tables.listed(request.someone)


@get("/tables/{table_id:str}", operation_id="table")
async def look(
    request: Asked, table_id: Id, eyes: Eyes = None, log_from: LogFrom = 0, invite: Invite = None
) -> Table:
    """A table as the asker may see it now."""
    return await request.tables.look(table_id, request.someone, eyes, log_from, invite=invite)


@post("/tables/{table_id:str}/join", status_code=200, operation_id="join")
async def join(request: Asked, table_id: Id, data: JSONBody[JoinWanted]) -> Table:
    """Take an open seat: the one that is named, or the first."""
    return await request.tables.join(table_id, await request.newcomer(), data)


@post(
    "/tables/{table_id:str}/moves",
    status_code=200,
    operation_id="move",
    opt={PLAIN: True, QUICK: quick.move},
)
async def move(request: Asked, table_id: Id, data: JSONBody[MoveMade], log_from: LogFrom = 0) -> Table:
    """Make a move, for the number that the table had. A stale one is refused; one sent twice counts once."""
    return await request.tables.move(table_id, request.person, data, log_from)


@post("/tables/{table_id:str}/undo", status_code=200, operation_id="undo")
async def undo(request: Asked, table_id: Id, data: JSONBody[SeatAct], log_from: LogFrom = 0) -> Table:
    """Take back one's last move, where `undo` of the table says “now”. “ask” needs an offer."""
    return await request.tables.undo(table_id, request.person, data, log_from)


@post("/tables/{table_id:str}/offers", status_code=200, operation_id="offer")
async def offer(request: Asked, table_id: Id, data: JSONBody[OfferMade], log_from: LogFrom = 0) -> Table:
    """Ask the others to agree: to an undo, or to end the game here."""
    return await request.tables.offer(table_id, request.person, data, log_from)


@post("/tables/{table_id:str}/answers", status_code=200, operation_id="answer")
async def answer(request: Asked, table_id: Id, data: JSONBody[OfferAnswered], log_from: LogFrom = 0) -> Table:
    """Agree to what was offered, or decline."""
    return await request.tables.answer(table_id, request.person, data, log_from)


@post("/tables/{table_id:str}/leave", status_code=200, operation_id="leave")
async def leave(request: Asked, table_id: Id, data: JSONBody[LeaveWanted], log_from: LogFrom = 0) -> Table:
    """Leave a seat to a bot. One may come back."""
    return await request.tables.leave(table_id, request.person, data, log_from)


@post("/tables/{table_id:str}/return", status_code=200, operation_id="comeBack")
async def come_back(request: Asked, table_id: Id, data: JSONBody[SeatAct], log_from: LogFrom = 0) -> Table:
    """Take one's seat back from the bot that stands in."""
    return await request.tables.come_back(table_id, request.person, data, log_from)


@post("/tables/{table_id:str}/end", status_code=200, operation_id="end")
async def end(request: Asked, table_id: Id) -> Table:
    """End a table that the asker made, without a result. Not while another person plays there."""
    return await request.tables.end(table_id, request.person)


@post("/tables/{table_id:str}/rematch", status_code=200, operation_id="rematch", opt={"cost": 10})
async def rematch(request: Asked, table_id: Id) -> Table:
    """Another game of the same people when one is over: a new table, the same for all who ask."""
    return await request.tables.rematch(table_id, request.person, request.source)


@post("/tables/{table_id:str}/hint", status_code=200, operation_id="hint", opt={"cost": 10})
async def hint(request: Asked, table_id: Id, data: JSONBody[HintWanted]) -> Hint:
    """What a strong bot would play in this seat, knowing what the seat knows."""
    return await request.tables.hint(table_id, request.person, data)


@get("/tables/{table_id:str}/record", operation_id="record")
async def record(request: Asked, table_id: Id, invite: Invite = None) -> dict[str, Any]:
    """The record of a game that is over, with the seed of its shuffles: `pangea verify` checks them."""
    return await request.tables.record(table_id, request.someone, invite)


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
    end,
    rematch,
    hint,
    record,
)
