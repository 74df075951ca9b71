"""The service without its HTTP side: the store, the tables, the replays and what runs beside them."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Literal

from pangea.server.compute.analyses import Analyses
from pangea.server.compute.checks import Checks, WorkBudget
from pangea.server.compute.rulebook import Rulebook
from pangea.server.compute.thinking import Thinking
from pangea.server.hub import Hub, RedisHub
from pangea.server.store import Store
from pangea.server.store.daily_tidying import DailyTidying
from pangea.server.tables import Tables
from pangea.server.tables.background import Background
from pangea.server.tables.bot_turns import BotTurns
from pangea.server.tables.daily import Dailies
from pangea.server.tables.presence import Presence
from pangea.server.tables.referee import Referee
from pangea.server.tables.replays import Replays
from pangea.server.tables.waiting import WaitingBots

_LOG = logging.getLogger("pangea.service")


@dataclass(frozen=True)
class ServiceConfig:
    """What a host may set."""

    database: str
    redis: str | None = None
    """The URL of a Redis through which several processes tell each other what happened."""
    pace: float = 1.0
    """Seconds that a bot takes for a move, at least; 0 lets them move at once."""
    bot_threads: int = 1
    """How many bots may think at the same time."""
    bytes_per_day: int = 0
    """How much is kept for one address and day: records, boards, tables, people; 0 sets no limit."""
    keep_days: int = 0
    """Days after which what nobody has opened is removed; 0 keeps all."""
    tables_per_person: int = 50
    """How many tables that are not over one person may have made."""
    bot_tables_per_source: int = 100
    """At how many tables of one source a bot may be to move at the same time."""
    talk: Literal["on", "phrases", "off"] = "on"
    """What people may say at tables: anything, set phrases alone, or nothing."""
    lease: float = 2.0
    """Seconds without a sign of life after which another process takes over what a bot was thinking."""


@dataclass(frozen=True)
class Service:
    store: Store
    hub: Hub
    tables: Tables
    replays: Replays
    dailies: Dailies
    boards: Checks
    """Where boards are read that people brought along."""
    budget: WorkBudget

    @classmethod
    @asynccontextmanager
    async def open(
        cls, config: ServiceConfig, clock: Callable[[], float] = time.time
    ) -> AsyncIterator[Service]:
        """Open the database, and let bots and clocks run until the service is closed.

        `clock` gives the seconds since 1970 that everything at tables is timed by.
        """
        async with AsyncExitStack() as stack:
            store = await stack.enter_async_context(Store.open(config.database, config.bytes_per_day, clock))
            hub = await stack.enter_async_context(RedisHub.at(config.redis) if config.redis else Hub.open())
            rulebook = Rulebook()
            stack.callback(rulebook.close)
            thinking = Thinking(rulebook, config.bot_threads)
            stack.callback(thinking.close)
            presence = Presence(hub)
            stack.callback(presence.stop)
            waiting = WaitingBots(hub)
            stack.callback(waiting.stop)
            budget = WorkBudget()
            # Each has a thread: what was played here waits for nothing that was brought along.
            checks, finished_games = (Checks(name, budget) for name in ("check", "finished game"))
            boards = Checks("board", budget, are_short=True)
            for kind in (checks, finished_games, boards):
                stack.callback(kind.close)
            referee = Referee(store, hub, rulebook, presence, config.lease, boards)
            bot_turns = BotTurns(referee, thinking, config.pace, _trouble)
            tables = Tables(
                store,
                referee,
                presence,
                waiting,
                thinking,
                config.tables_per_person,
                config.bot_tables_per_source,
                config.talk,
                config.pace,
            )
            analyses = await stack.enter_async_context(Analyses.open(store.replays))
            replays = Replays(store, tables, rulebook, analyses, checks, finished_games)
            dailies = Dailies(store, replays, rulebook, checks)
            background = Background(store, referee, bot_turns, presence, waiting, config.lease, _trouble)
            await stack.enter_async_context(background.going_on())
            tidying = DailyTidying(store, config.keep_days, _trouble)
            await stack.enter_async_context(tidying.going_on())
            yield cls(store, hub, tables, replays, dailies, boards, budget)


def _trouble(where: str, error: BaseException) -> None:
    _LOG.error("trouble at %s", where, exc_info=error)
