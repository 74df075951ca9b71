"""The challenge of the day: what people made of it, and a game of one's own."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import JSONBody

from pangea.server.http.request import ApiRequest, Id
from pangea.server.messages.daily import DailyResults


@get("/daily/{day:str}", operation_id="daily")
async def results(request: ApiRequest, day: Id) -> DailyResults:
    """What people made of the challenge of a day, such as 2026-11-18: the best hundred."""
    return await request.dailies.results(day, request.someone)


@post("/daily/{day:str}", status_code=200, operation_id="sendDaily", opt={"cost": 20})
async def send(request: ApiRequest, day: Id, data: JSONBody[dict[str, Any]]) -> DailyResults:
    """Send the record of one's game. It is checked: the deal of that day, every move legal, the moves of the
    other seats those of their bots. Of each person the first result counts; on that day and the next."""
    person = await request.newcomer()
    return await request.while_connected(request.dailies.send(day, data, person, request.source))


HANDLERS = (results, send)
