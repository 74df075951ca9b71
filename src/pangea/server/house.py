"""The service without its wire: the store, the tables, the replays and what runs beside them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from pangea.server.events import Hub, RedisHub
from pangea.server.replays import Replays
from pangea.server.rulebook import Rulebook
from pangea.server.store import Store
from pangea.server.tables import Tables
from pangea.server.tables.referee import Referee
from pangea.server.tables.tending import Tending
from pangea.server.tables.turns import Turns
from pangea.server.thinking import Thinking
from pangea.server.tidying import Tidying

_LOG = logging.getLogger("pangea.house")


@dataclass(frozen=True)
class HouseRules:
    """What a host may set."""

    database: str
    redis: str | None = None
    """The URL of a Redis through which several processes tell each other what happened."""
    pace: float = 1.0
    """Bots take about so many seconds for a move, at least; 0 lets them move at once."""
    bot_threads: int = 1
    """How many bots may think at the same time."""
    bytes_per_day: int = 0
    """How much is kept for one address and day: records, boards, tables, people; 0 sets no limit."""
    keep_days: int = 0
    """What nobody has opened for so many days is removed; 0 keeps all."""
    tables_per_person: int = 50
    """How many tables that are not over one person may have made."""
    bot_tables_per_source: int = 100
    """At how many tables of one source a bot may be to move at the same time."""
    lease: float = 2.0
    """After so many seconds without a sign of life another process takes over what a bot was thinking."""


@dataclass(frozen=True)
class House:
    store: Store
    hub: Hub
    tables: Tables
    replays: Replays

    @classmethod
    @asynccontextmanager
    async def open(cls, rules: HouseRules) -> AsyncIterator[House]:
        """Open the database, and let bots and clocks run until the house is closed."""
        async with AsyncExitStack() as stack:
            store = await stack.enter_async_context(Store.open(rules.database, rules.bytes_per_day))
            hub = await stack.enter_async_context(RedisHub.at(rules.redis) if rules.redis else Hub.open())
            rulebook = Rulebook()
            stack.callback(rulebook.close)
            thinking = Thinking(rulebook, rules.bot_threads)
            stack.callback(thinking.close)
            referee = Referee(store, hub, rulebook, rules.lease)
            turns = Turns(referee, thinking, rules.pace, _trouble)
            tables = Tables(store, referee, thinking, rules.tables_per_person, rules.bot_tables_per_source)
            stack.callback(tables.presence.stop)
            replays = await stack.enter_async_context(Replays.open(store, tables, rulebook))
            tending = Tending(store, referee, turns, tables.presence, rules.lease, _trouble)
            await stack.enter_async_context(tending.going_on())
            tidying = Tidying(store, rules.keep_days, _trouble)
            await stack.enter_async_context(tidying.going_on())
            yield cls(store, hub, tables, replays)


def _trouble(where: str, error: BaseException) -> None:
    _LOG.error("trouble at %s", where, exc_info=error)
