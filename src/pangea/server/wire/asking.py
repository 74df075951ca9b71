"""What handlers are asked with: what came along, who asks, and which part of the service answers."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException
from litestar.params import FromPath, QueryParameter

from pangea.server.people import People
from pangea.server.replays import Replays
from pangea.server.store import Person
from pangea.server.tables import Tables
from pangea.server.wire import door
from pangea.server.wire.events import Pages
from pangea.server.wire.troubles import TooSlow, read

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
Invite = Annotated[
    str | None,
    QueryParameter(description="The word of an invitation to a private table.", max_length=LONGEST_WORD),
]


@cache
def _reader(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


class Asked(Request[Any, Any, Any]):
    """A request, with what a handler needs at hand: injecting each part would cost more than most answers."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:  # the framework's word for a client that has gone
            raise TooSlow from error

    async def json(self) -> Any:
        """The body, read as exactly what the handler takes: "3" is no number."""
        field = self.route_handler.parsed_data_field
        kind = field.annotation if field is not None else Any
        return read(await self.body(), _reader(kind))

    @property
    def someone(self) -> Person | None:
        """Who asks, if it is known: for what anybody may look at."""
        return door.someone(self)

    @property
    def person(self) -> Person:
        """Who acts. It must be somebody already."""
        return door.person(self)

    async def newcomer(self) -> Person:
        """Who acts; somebody who is nobody yet becomes a guest now."""
        return await door.newcomer(self)

    @property
    def source(self) -> str:
        """Where it comes from, as the service keeps it."""
        return door.source_of(self.scope)

    @property
    def people(self) -> People:
        people: People = self.app.state.people
        return people

    @property
    def pages(self) -> Pages:
        pages: Pages = self.app.state.pages
        return pages

    @property
    def tables(self) -> Tables:
        tables: Tables = self.app.state.house.tables
        return tables

    @property
    def replays(self) -> Replays:
        replays: Replays = self.app.state.house.replays
        return replays
