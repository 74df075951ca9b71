"""What handlers are asked with: what came along, who asks, and which part of the service answers."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from functools import cache
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException
from litestar.params import FromPath, QueryParameter

from pangea.server.http.accounts import Accounts
from pangea.server.http.errors import TooSlow, language_of, read
from pangea.server.http.middleware.identity import COOKIE, PERSON, who_acts, who_asks
from pangea.server.http.scopes import is_https, source_of
from pangea.server.http.socket import Subscribers
from pangea.server.store import Person
from pangea.server.tables import Tables
from pangea.server.tables.daily import Dailies
from pangea.server.tables.replays import Asker, Replays

Found = TypeVar("Found")

PLAIN = "plain"
"""Routes whose answers are not packed, though they may be long: they are packed already, or in a hurry."""
LONGEST_WORD = 64
MOST_SEATS = 31
MOST_MOVES = 1_000_000

Id = FromPath[str]
Eyes = Annotated[
    int | None,
    QueryParameter(
        description="The seat to look through; -1 for a watcher. Usually the asker’s seat to move.",
        ge=-1,
        le=MOST_SEATS,
    ),
]
LogFrom = Annotated[
    int,
    QueryParameter(
        description="The log begins with this move: what came before is known.", ge=0, le=MOST_MOVES
    ),
]
Start = Annotated[
    int, QueryParameter(description="The first position: after this many moves.", ge=0, le=MOST_MOVES)
]
Count = Annotated[int, QueryParameter(description="How many positions.", ge=1, le=64)]
PageName = Annotated[
    str | None,
    QueryParameter(
        description="The name by which the page watches the table: this answer tells it, and no event.",
        max_length=LONGEST_WORD,
    ),
]
Invite = Annotated[
    str | None,
    QueryParameter(description="The word of an invitation to a private table.", max_length=LONGEST_WORD),
]


@cache
def _reader(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


class ApiRequest(Request[Any, Any, Any]):
    """A request, with what a handler needs at hand: injecting each part would cost more than most answers."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:  # the framework's word for a client that has gone
            raise TooSlow from error

    async def json(self) -> Any:
        """The body, read as exactly what the handler takes: "3" isn't a number."""
        field = self.route_handler.parsed_data_field
        kind = field.annotation if field is not None else Any
        return read(await self.body(), _reader(kind))

    @property
    def someone(self) -> Person | None:
        """Who asks, if it is known: for what anybody may look at."""
        return who_asks(self.scope)

    @property
    def person(self) -> Person:
        """Who acts. It must be somebody already."""
        return who_acts(self.scope)

    async def newcomer(self) -> Person:
        """Who acts; somebody who is nobody yet becomes a guest now."""
        known = self.someone
        if known is not None:
            return known
        lang = language_of(self.headers.get("accept-language"))
        known = await self.accounts.newcomer(lang, self.source)
        self.scope["state"][PERSON] = known
        self.scope["state"][COOKIE] = self.accounts.cookie(known, is_https(self.scope))
        return known

    async def while_connected(self, work: Coroutine[Any, Any, Found]) -> Found:
        """Wait for work that takes its time. It is cancelled when the client closes the connection."""
        working, leaving = asyncio.create_task(work), asyncio.create_task(self._closed())
        try:
            await asyncio.wait([working, leaving], return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise TooSlow
            return working.result()
        finally:
            for task in (working, leaving):
                task.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.gather(working, leaving, return_exceptions=True)

    async def _closed(self) -> None:
        while (await self.receive())["type"] != "http.disconnect":
            pass

    def asker(self, invite: str | None = None) -> Asker:
        """Who wants to see a replay."""
        return Asker(self.someone, invite, self.source)

    @property
    def source(self) -> str:
        """Where it comes from, as the service keeps it."""
        return source_of(self.scope)

    @property
    def accounts(self) -> Accounts:
        accounts: Accounts = self.app.state.accounts
        return accounts

    @property
    def subscribers(self) -> Subscribers:
        subscribers: Subscribers = self.app.state.subscribers
        return subscribers

    @property
    def tables(self) -> Tables:
        tables: Tables = self.app.state.service.tables
        return tables

    @property
    def replays(self) -> Replays:
        replays: Replays = self.app.state.service.replays
        return replays

    @property
    def dailies(self) -> Dailies:
        dailies: Dailies = self.app.state.service.dailies
        return dailies
