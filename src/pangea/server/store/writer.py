"""How the ledger gets at the database: a transaction is one piece of work, whatever the database is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

Done = TypeVar("Done")
Work = Callable[[Connection], Done]


class Writer(Protocol):
    async def write(self, work: Work[Done]) -> Done:
        """Do this work in a transaction. When it returns, what was written is on the disk."""

    async def close(self) -> None: ...


class PooledWriter:
    """Writes over the connections that everybody shares."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, work: Work[Done]) -> Done:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """The engine is closed by whoever opened it."""


class ThreadWriter:
    """Writes to a file in a thread of its own.

    A driver that answers each statement to the event loop crosses between two threads a dozen times for one
    transaction, and under load each crossing waits for its turn. This crosses once.
    """

    def __init__(self, engine: Engine, check: Callable[[], None] = lambda: None) -> None:
        """`check` fails if what was written is of no use, after all."""
        self.engine, self._check = engine, check
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def write(self, work: Work[Done]) -> Done:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()

    def _write(self, work: Work[Done]) -> Done:
        with self.engine.begin() as connection:
            done = work(connection)
        self._check()
        return done


def dialect_of(engine: AsyncEngine) -> Any:
    """What a database has in words of its own. Only the one in use is loaded: that takes its time."""
    return import_module(f"sqlalchemy.dialects.{engine.dialect.name}")
