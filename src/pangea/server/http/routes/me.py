"""Who I am, and the bots that play for me."""

from __future__ import annotations

import asyncio

from litestar import delete, get, post, put
from litestar.params import JSONBody

from pangea.server.http.middleware.identity import FOR_STRAYS
from pangea.server.http.reach import reach
from pangea.server.http.request import ApiRequest, Id
from pangea.server.messages.people import BotAccount, Me, MeWanted, Reach, TokenMade
from pangea.server.store import Person


def shown(person: Person) -> Me:
    return Me(person.id, person.name, person.is_bot)


@get("/me", operation_id="me")
async def me(request: ApiRequest) -> Me:
    """Who asks. Somebody who is nobody yet has neither an id nor a name: to look makes nobody a guest."""
    return shown(request.someone) if request.someone else Me(None, "")


@put("/me", operation_id="rename")
async def rename(request: ApiRequest, data: JSONBody[MeWanted]) -> Me:
    """Take another name: one to 40 characters on one line. This makes a guest of whoever is nobody yet."""
    return shown(await request.accounts.rename(await request.newcomer(), data.name))


@post("/me/fresh-start", operation_id="freshStart", opt={FOR_STRAYS: True, "cost": 10})
async def fresh_start(request: ApiRequest) -> Me:
    """Become a new guest in place of an identity that this service does not recognise.

    This replaces the cookie: the old identity is lost in this browser. Visitors who are recognised stay who
    they are.
    """
    return shown(await request.newcomer())


@get("/me/tokens", operation_id="bots")
async def bots(request: ApiRequest) -> list[BotAccount]:
    """The bot accounts of the person who asks. Their tokens are not shown again."""
    return await request.accounts.bots_of(request.person)


@post("/me/tokens", operation_id="makeToken", opt={"cost": 10})
async def make_token(request: ApiRequest, data: JSONBody[MeWanted]) -> TokenMade:
    """Make a bot account. Its token goes into the header `Authorization: Bearer …`; it is shown once."""
    bot, token = await request.accounts.new_bot(await request.newcomer(), data.name, request.source)
    return TokenMade(bot.id, bot.name, token)


@delete("/me/tokens/{bot_id:str}", operation_id="removeToken")
async def remove_token(request: ApiRequest, bot_id: Id) -> None:
    """End a bot account: its token opens nothing any more."""
    await request.accounts.remove_bot(request.person, bot_id)
    request.subscribers.end(bot_id)  # what it has opened is closed


@get("/reach", operation_id="reach")
async def where(request: ApiRequest) -> Reach:
    """Where friends find the service: its public address, or those in the same network."""
    url, client = request.url, request.client
    asks = "" if client is None else client.host
    port = url.port or (443 if url.scheme == "https" else 80)
    return await asyncio.to_thread(reach, request.app.state.settings, asks, url.scheme, port)
