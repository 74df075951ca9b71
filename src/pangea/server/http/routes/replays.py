"""Games that are over, and records that people bring: looked at move by move, and analysed."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from pangea.server.http.request import MOST_SEATS, ApiRequest, Count, Id, Invite, Start
from pangea.server.messages.replays import AnalysisProgress, AnalysisWanted, Replay, ReplayMade, Scenes

Eyes = Annotated[
    int, QueryParameter(description="The seat to look through; -1 for a watcher.", ge=-1, le=MOST_SEATS)
]


@post("/records", operation_id="openRecord", opt={"cost": 10})
async def open_record(request: ApiRequest, data: JSONBody[dict[str, Any]]) -> ReplayMade:
    """Open a record, as Pangea writes them: it is replayed and checked, and can be looked at by its id."""
    opening = request.replays.open_record(msgspec.json.encode(data), request.asker())
    return await request.while_connected(opening)


@get("/replays/{replay_id:str}", operation_id="replay")
async def replay(request: ApiRequest, replay_id: Id, invite: Invite = None) -> Replay:
    """A game that is over (by its table's id), or a record that was opened.

    The game of a private table is for those who may look at the table.
    """
    return await request.while_connected(request.replays.replay(replay_id, request.asker(invite)))


@get("/replays/{replay_id:str}/scenes", operation_id="scenes", opt={"cost": 2})
async def scenes(
    request: ApiRequest,
    replay_id: Id,
    eyes: Eyes = -1,
    start: Start = 0,
    count: Count = 16,
    invite: Invite = None,
) -> Scenes:
    """Positions of a replay, one after the other, as a seat saw them."""
    scenes = request.replays.scenes(replay_id, eyes, start, count, request.asker(invite))
    return await request.while_connected(scenes)


@post("/replays/{replay_id:str}/analysis", status_code=200, operation_id="analyse", opt={"cost": 20})
async def analyse(
    request: ApiRequest, replay_id: Id, data: JSONBody[AnalysisWanted], invite: Invite = None
) -> AnalysisProgress:
    """Have every move judged by deep search. It takes a while: ask again how far it is."""
    asker = request.someone.id if request.someone else None
    begun = request.replays.analyse(replay_id, data, asker, request.source, request.asker(invite))
    return await request.while_connected(begun)


@get("/replays/{replay_id:str}/analysis", operation_id="analysis")
async def analysis(request: ApiRequest, replay_id: Id, invite: Invite = None) -> AnalysisProgress:
    """How far the analysis is, and in the end its report."""
    return await request.while_connected(request.replays.analysis(replay_id, request.asker(invite)))


HANDLERS = (open_record, replay, scenes, analyse, analysis)
