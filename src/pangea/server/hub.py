"""Who tells whom that a table moved on: within a process by memory, between processes by Redis.

Only speed depends on it. The database is the truth: whoever missed something asks there.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Self

import msgspec
from msgspec import Struct

from pangea.core.errors import BadTable
from pangea.core.extras import library
from pangea.server.messages.waiting import WaitingBot

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL = "pangea"
MOST_UNSENT = 10_000
"""At most this many messages wait to be sent; more are dropped: the others ask the database."""
SLOWEST_RETRY = 1.0
SECONDS_TO_END = 0.1
"""Seconds after which a task that is still there is cancelled once more."""


class Happened(Struct, frozen=True, tag="happened"):
    """Something happened at a table: it is at this number now. Nothing of the game itself is in it."""

    table: str
    number: int
    people: list[str]
    """Everybody who sits there: the lists of their tables changed."""
    to_move: str | None = None
    """The person whose turn it is; None for a bot, or when nobody is to move."""
    anew: bool = False
    """Are pages to look again although they know this number? More can be told of it, or it was removed."""
    thinker: str | None = None
    """The process that thinks for the bot to move; None if no bot is, or nobody is there to see it."""
    awaited: list[str] = []
    """Those of `people` who don't sit there yet: a seat is kept for them."""


class Present(Struct, frozen=True, tag="present"):
    """Who has a page open at a table in some process: people by id, and how many others watch."""

    table: str
    process: str
    people: list[str]
    watchers: int


class Talked(Struct, frozen=True, tag="talked"):
    """Somebody said something at a table. What it was, and who may read it, is asked of the database."""

    table: str
    number: int
    """The number of the line."""


class BotsWaiting(Struct, frozen=True, tag="waiting"):
    """All bot accounts that wait for opponents at some process."""

    process: str
    bots: list[WaitingBot]


Message = Happened | Present | Talked | BotsWaiting
Listener = Callable[[Happened], None]


class Hub:
    """The hub of a process that is alone; others go through Redis as well."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(6)
        """A name for this process, while it lives."""
        self._listeners: list[Callable[[Message], None]] = []

    @property
    def hears_others(self) -> bool:
        """Is everything that other processes tell heard here? A process that is alone misses nothing."""
        return True

    def tell(self, message: Message) -> None:
        """Tell everybody, here and in the other processes. Never waits and never fails."""
        self.tell_here(message)

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Call this, on the event loop, whenever something happened. Returns how to stop it."""

        def hear(message: Message) -> None:
            if isinstance(message, Happened):
                listener(message)

        return self.hear_all(hear)

    def hear_all(self, listener: Callable[[Message], None]) -> Callable[[], None]:
        """The same for every message."""
        self._listeners.append(listener)

        def stop() -> None:
            with suppress(ValueError):
                self._listeners.remove(listener)

        return stop

    def tell_here(self, message: Message) -> None:
        """Tell those of this process alone."""
        for listener in list(self._listeners):
            listener(message)

    @classmethod
    @asynccontextmanager
    async def open(cls) -> AsyncIterator[Self]:
        yield cls()


class _Letter(Struct, frozen=True):
    """A message on its way, and the process it comes from."""

    sender: str
    message: Message


_READER = msgspec.json.Decoder(_Letter)


class RedisHub(Hub):
    """Tells the other processes through Redis. If Redis goes away, it comes back by itself."""

    def __init__(self, redis: Redis) -> None:
        super().__init__()
        self._redis = redis
        self._unsent: deque[bytes] = deque(maxlen=MOST_UNSENT)
        self._something_to_send = asyncio.Event()
        self._is_listening = False

    @property
    def hears_others(self) -> bool:
        return self._is_listening

    def tell(self, message: Message) -> None:
        self.tell_here(message)
        self._unsent.append(msgspec.json.encode(_Letter(self.process, message)))
        self._something_to_send.set()

    @classmethod
    @asynccontextmanager
    async def at(cls, url: str) -> AsyncIterator[Self]:
        hub = cls(redis_client(url))
        tasks = [asyncio.create_task(work) for work in (hub._send_for_ever(), hub._listen_for_ever())]
        try:
            yield hub
        finally:
            await end(*tasks)
            await hub._redis.aclose()

    async def _send_for_ever(self) -> None:
        from redis.exceptions import RedisError

        while True:
            await self._something_to_send.wait()
            self._something_to_send.clear()
            while self._unsent:
                letter = self._unsent.popleft()
                # Lost if Redis is away: the others know that they hear nothing, and ask the database.
                with suppress(RedisError, OSError, TimeoutError):
                    await self._redis.publish(CHANNEL, letter)

    async def _listen_for_ever(self) -> None:
        from redis.exceptions import RedisError

        pause = 0.05
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as heard:
                    await heard.subscribe(CHANNEL)
                    self._is_listening, pause = True, 0.05
                    while True:
                        letter = await heard.get_message(timeout=5.0)
                        if letter is None:
                            await heard.ping()  # is it still there?
                        else:
                            self._open(letter)
            except (RedisError, OSError, TimeoutError):
                pause = min(SLOWEST_RETRY, 2 * pause)
            finally:
                self._is_listening = False
            await asyncio.sleep(pause)

    def _open(self, letter: dict[str, Any]) -> None:
        if not isinstance(letter.get("data"), bytes):
            return
        try:
            opened = _READER.decode(letter["data"])
        except msgspec.MsgspecError:
            return  # somebody else's
        if opened.sender != self.process:
            self.tell_here(opened.message)


def redis_client(url: str) -> Redis:
    """A connection to Redis that never keeps anybody waiting for long."""
    library("redis", "club")
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff

    try:
        # No retries of its own: what can't be sent is not waited for.
        return Redis.from_url(
            url, socket_connect_timeout=2, socket_timeout=10, retry=Retry(NoBackoff(), 0), protocol=2
        )
    except ValueError as error:
        raise BadTable("server-table-bad-redis", reason=str(error)) from None


async def end(*tasks: asyncio.Task[None]) -> None:
    """End tasks that talk to Redis.

    Cancelled once is not enough: its driver may make an error of its own of it, as if Redis were away, and a
    task that carries on after those would carry on for ever.
    """
    while still_there := [task for task in tasks if not task.done()]:
        for task in still_there:
            task.cancel()
        await asyncio.wait(still_there, timeout=SECONDS_TO_END)
    await asyncio.gather(*tasks, return_exceptions=True)
