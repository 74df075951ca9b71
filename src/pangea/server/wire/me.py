"""Who I am, and the bots that play for me."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.params import JSONBody

from pangea.server.messages import Me, MeWanted, TokenMade
from pangea.server.store import Person
from pangea.server.wire.asking import Asked, Id


def shown(person: Person) -> Me:
    return Me(person.id, person.name, person.is_bot)


@get("/me", operation_id="me")
async def me(request: Asked) -> Me:
    """Who asks. Somebody who is nobody yet has neither an id nor a name: to look makes nobody a guest."""
    return shown(request.someone) if request.someone else Me(None, "")


@put("/me", operation_id="rename")
async def rename(request: Asked, data: JSONBody[MeWanted]) -> Me:
    """Take another name: one to 40 characters on one line. This makes a guest of whoever is nobody yet."""
    return shown(await request.people.rename(await request.newcomer(), data.name))


@get("/me/tokens", operation_id="bots")
async def bots(request: Asked) -> list[Me]:
    """The bot accounts of the person who asks. Their tokens are not shown again."""
    return [shown(bot) for bot in await request.people.bots_of(request.person)]


@post("/me/tokens", operation_id="makeToken", opt={"cost": 10})
async def make_token(request: Asked, data: JSONBody[MeWanted]) -> TokenMade:
    """Make a bot account. Its token goes into the header `Authorization: Bearer …`; it is shown once."""
    bot, token = await request.people.new_bot(await request.newcomer(), data.name, request.source)
    return TokenMade(bot.id, bot.name, token)


@delete("/me/tokens/{bot_id:str}", operation_id="removeToken")
async def remove_token(request: Asked, bot_id: Id) -> None:
    """End a bot account: its token opens nothing any more."""
    await request.people.remove_bot(request.person, bot_id)
    request.pages.end(bot_id)  # what it has opened is closed
