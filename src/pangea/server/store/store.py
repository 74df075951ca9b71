"""Opening the database, and bringing it up to date."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

from sqlalchemy import create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from pangea.core.errors import BadTable
from pangea.server.store.heads import Heads
from pangea.server.store.ledger import Ledger
from pangea.server.store.migrating import bring_up_to_date
from pangea.server.store.pens import FilePen, NetworkPen, Pen
from pangea.server.store.people import People
from pangea.server.store.shelf import Shelf

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
_PATIENCE = 30
"""Seconds that a writer waits for another process to finish its own writing (SQLite)."""


class Store:
    """`async with Store.open(url) as store`: sqlite+aiosqlite:///file or postgresql+asyncpg://…"""

    def __init__(self, engine: AsyncEngine, pen: Pen) -> None:
        self.engine = engine
        self.people = People(engine)
        self.ledger = Ledger(engine, pen)
        self.heads = Heads(engine)
        self.shelf = Shelf(engine)

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator[Self]:
        engine = engine_of(url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(bring_up_to_date)
            store = cls(engine, _pen(engine))
            async with store.ledger.writing():
                yield store
        finally:
            await engine.dispose()

    async def is_well(self) -> bool:
        """Does the database answer?"""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError):
            return False
        return True


def engine_of(url: str) -> AsyncEngine:
    try:
        parts = make_url(url)
        kind = parts.get_backend_name()
    except ArgumentError:
        raise BadTable("server-table-bad-database", url=url) from None
    if kind not in DRIVERS:
        raise BadTable("server-table-bad-database", url=parts.render_as_string(hide_password=True))
    parts = parts.set(drivername=DRIVERS[kind])
    if kind == "postgresql":
        return create_async_engine(parts, pool_size=10, max_overflow=10, pool_pre_ping=True)
    if parts.database:
        Path(parts.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(parts, pool_size=5, max_overflow=5, connect_args={"timeout": _PATIENCE})
    event.listen(engine.sync_engine, "connect", _safe)
    return engine


def _pen(engine: AsyncEngine) -> Pen:
    file = engine.url.database
    if engine.dialect.name != "sqlite" or not file or ":memory:" in file:
        return NetworkPen(engine)
    own = create_engine(engine.url.set(drivername="sqlite"), connect_args={"timeout": _PATIENCE})
    event.listen(own, "connect", _safe)
    return FilePen(own)


def _safe(connection: Any, _: object) -> None:
    """WAL lets readers read while one writes; FULL puts every commit on the disk before it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={_PATIENCE * 1000}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
