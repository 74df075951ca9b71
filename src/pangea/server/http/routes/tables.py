"""Tables: make one, look at it, join it, play."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import JSONBody

from pangea.server.http.fast_move import FAST
from pangea.server.http.request import PLAIN, ApiRequest, Count, Eyes, Id, Invite, LogFrom, PageName, Start
from pangea.server.messages.replays import Scenes
from pangea.server.messages.scenes import PositionSent
from pangea.server.messages.tables import (
    FillWanted,
    Hint,
    HintWanted,
    JoinWanted,
    LeaveWanted,
    MoveMade,
    OfferAnswered,
    OfferMade,
    SeatAct,
    SettingsWanted,
    Table,
    TablesListed,
    TableWanted,
)
from pangea.server.messages.waiting import InviteWanted, WaitingBot
from pangea.server.tables import acts


@post("/tables", operation_id="makeTable", opt={"cost": 10})
async def make_table(request: ApiRequest, data: JSONBody[TableWanted]) -> Table:
    """Make a table. It begins at once if no seat is left open."""
    return await acts.create(request.tables, await request.newcomer(), data, request.source)


@get("/tables", operation_id="tables")
async def listed(request: ApiRequest) -> TablesListed:
    """The asker's tables, those with open seats, and those one can watch."""
    return await acts.listed(request.tables, request.someone)


@get("/tables/{table_id:str}", operation_id="table")
async def look(
    request: ApiRequest, table_id: Id, eyes: Eyes = None, log_from: LogFrom = 0, invite: Invite = None
) -> Table:
    """A table as the asker may see it now."""
    return await acts.look(request.tables, table_id, request.someone, eyes, log_from, invite=invite)


@get("/tables/{table_id:str}/position", operation_id="position")
async def position(
    request: ApiRequest, table_id: Id, eyes: Eyes = None, invite: Invite = None
) -> PositionSent:
    """The position as the asker may know it, for the rules in a page: to try moves on it."""
    return await acts.position(request.tables, table_id, request.someone, eyes, invite)


@get("/tables/{table_id:str}/scenes", operation_id="past", opt={"cost": 2})
async def past(
    request: ApiRequest,
    table_id: Id,
    eyes: Eyes = None,
    start: Start = 0,
    count: Count = 16,
    invite: Invite = None,
) -> Scenes:
    """Earlier positions of a game, one after the other, as the asker saw them: what happened, once more."""
    return await acts.past(request.tables, table_id, request.someone, eyes, start, count, invite)


@post("/tables/{table_id:str}/join", status_code=200, operation_id="join")
async def join(request: ApiRequest, table_id: Id, data: JSONBody[JoinWanted]) -> Table:
    """Take an open seat: the one that is named, or the first."""
    return await acts.join(request.tables, table_id, await request.newcomer(), data)


@post("/tables/{table_id:str}/fill", status_code=200, operation_id="fill")
async def fill(request: ApiRequest, table_id: Id, data: JSONBody[FillWanted]) -> Table:
    """Give an open seat of a table that the asker made to a bot."""
    return await acts.fill(request.tables, table_id, request.person, data)


@post("/tables/{table_id:str}/invitations", status_code=200, operation_id="invite", opt={"cost": 5})
async def invite(request: ApiRequest, table_id: Id, data: JSONBody[InviteWanted]) -> Table:
    """Keep an open seat of a table that the asker made for a bot account that waits. It is told at once."""
    return await acts.invite(request.tables, table_id, request.person, data)


@get("/waiting", operation_id="waiting")
async def waiting(request: ApiRequest) -> list[WaitingBot]:
    """The bot accounts that wait for opponents, and can take one more table."""
    return await acts.waiting(request.tables)


@post("/tables/{table_id:str}/settings", status_code=200, operation_id="changeSettings")
async def change_settings(request: ApiRequest, table_id: Id, data: JSONBody[SettingsWanted]) -> Table:
    """Change the settings of a table that the asker made, before the game. The others sit down again."""
    return await acts.change_settings(request.tables, table_id, request.person, data)


@post(
    "/tables/{table_id:str}/moves",
    status_code=200,
    operation_id="move",
    opt={PLAIN: True, FAST: True},
)
async def move(
    request: ApiRequest, table_id: Id, data: JSONBody[MoveMade], log_from: LogFrom = 0, page: PageName = None
) -> Table:
    """Make a move, for the number that the table had. A stale one is refused; one sent twice counts once."""
    table = await acts.move(request.tables, table_id, request.person, data, log_from)
    request.subscribers.answered(page, request.person, table)
    return table


@post("/tables/{table_id:str}/undo", status_code=200, operation_id="undo")
async def undo(
    request: ApiRequest, table_id: Id, data: JSONBody[SeatAct], log_from: LogFrom = 0, page: PageName = None
) -> Table:
    """Take back one's last move, where `undo` of the table says “now”. “ask” needs an offer."""
    table = await acts.undo(request.tables, table_id, request.person, data, log_from)
    request.subscribers.answered(page, request.person, table)
    return table


@post("/tables/{table_id:str}/offers", status_code=200, operation_id="offer")
async def offer(
    request: ApiRequest, table_id: Id, data: JSONBody[OfferMade], log_from: LogFrom = 0, page: PageName = None
) -> Table:
    """Ask the others to agree: to an undo, or to end the game here."""
    table = await acts.offer(request.tables, table_id, request.person, data, log_from)
    request.subscribers.answered(page, request.person, table)
    return table


@post("/tables/{table_id:str}/answers", status_code=200, operation_id="answer")
async def answer(
    request: ApiRequest,
    table_id: Id,
    data: JSONBody[OfferAnswered],
    log_from: LogFrom = 0,
    page: PageName = None,
) -> Table:
    """Agree to what was offered, or decline."""
    table = await acts.answer(request.tables, table_id, request.person, data, log_from)
    request.subscribers.answered(page, request.person, table)
    return table


@post("/tables/{table_id:str}/leave", status_code=200, operation_id="leave")
async def leave(
    request: ApiRequest,
    table_id: Id,
    data: JSONBody[LeaveWanted],
    log_from: LogFrom = 0,
    page: PageName = None,
) -> Table:
    """Leave a seat to a bot. One may come back."""
    table = await acts.leave(request.tables, table_id, request.person, data, log_from)
    request.subscribers.answered(page, request.person, table)
    return table


@post("/tables/{table_id:str}/return", status_code=200, operation_id="comeBack")
async def come_back(
    request: ApiRequest, table_id: Id, data: JSONBody[SeatAct], log_from: LogFrom = 0, page: PageName = None
) -> Table:
    """Take one's seat back from the bot that stands in."""
    table = await acts.come_back(request.tables, table_id, request.person, data, log_from)
    request.subscribers.answered(page, request.person, table)
    return table


@post("/tables/{table_id:str}/end", status_code=200, operation_id="end")
async def end(request: ApiRequest, table_id: Id) -> Table:
    """End a table that the asker made or plays at, without a result. Not while another person plays."""
    return await acts.end(request.tables, table_id, request.person)


@post("/tables/{table_id:str}/unlist", status_code=204, operation_id="unlist")
async def unlist(request: ApiRequest, table_id: Id) -> None:
    """Take a table that is over off the asker’s list. The table itself stays as it is."""
    await acts.unlist(request.tables, table_id, request.person)


@post("/tables/{table_id:str}/rematch", status_code=200, operation_id="rematch", opt={"cost": 10})
async def rematch(request: ApiRequest, table_id: Id) -> Table:
    """Another game of the same people when one is over: a new table, the same for all who ask."""
    return await acts.rematch(request.tables, table_id, request.person, request.source)


@post("/tables/{table_id:str}/hint", status_code=200, operation_id="hint", opt={"cost": 10})
async def hint(request: ApiRequest, table_id: Id, data: JSONBody[HintWanted]) -> Hint:
    """What a strong bot would play in this seat, knowing what the seat knows."""
    return await request.while_connected(acts.hint(request.tables, table_id, request.person, data))


@get("/tables/{table_id:str}/record", operation_id="record")
async def record(request: ApiRequest, table_id: Id, invite: Invite = None) -> dict[str, Any]:
    """The record of a game that is over, with the seed of its shuffles: `pangea verify` checks them."""
    return await acts.record(request.tables, table_id, request.someone, invite)


HANDLERS = (
    make_table,
    listed,
    look,
    position,
    past,
    join,
    fill,
    invite,
    waiting,
    change_settings,
    move,
    undo,
    offer,
    answer,
    leave,
    come_back,
    end,
    unlist,
    rematch,
    hint,
    record,
)
