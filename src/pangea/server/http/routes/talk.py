"""Talk at tables: what was said, saying something, and switching it off."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post, put
from litestar.params import JSONBody, QueryParameter

from pangea.server.http.request import ApiRequest, Id, Invite
from pangea.server.messages.talk import Talk, TalkLine, TalkSwitched, TalkWanted
from pangea.server.tables import acts

MOST_LINES = 2**31 - 1
After = Annotated[
    int,
    QueryParameter(
        description="The last line that the asker knows: only what came after it is told.",
        ge=0,
        le=MOST_LINES,
    ),
]


@get("/tables/{table_id:str}/talk", operation_id="talk")
async def talk(request: ApiRequest, table_id: Id, after: After = 0, invite: Invite = None) -> Talk:
    """What was said at a table, as the asker may read it, and what may be said."""
    return await acts.talk(request.tables, table_id, request.someone, after, invite)


@post("/tables/{table_id:str}/talk", status_code=200, operation_id="say")
async def say(
    request: ApiRequest, table_id: Id, data: JSONBody[TalkWanted], invite: Invite = None
) -> TalkLine:
    """Say a line of at most 280 characters, or a set phrase. Whoever may look at the table may."""
    person = await request.newcomer()
    request.app.state.talk_limits.take(person.id, request.source)
    return await acts.talk_says(request.tables, table_id, person, data, invite)


@put("/tables/{table_id:str}/talk", operation_id="switchTalk")
async def switch(request: ApiRequest, table_id: Id, data: JSONBody[TalkSwitched]) -> Talk:
    """Let people talk at a table that the asker made, or not."""
    request.app.state.talk_limits.take(request.person.id, request.source)
    return await acts.talk_switches(request.tables, table_id, request.person, on=data.on)


HANDLERS = (talk, say, switch)
