"""Opening the database, and bringing it up to date."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from sqlite3 import SQLITE_BUSY, OperationalError, connect
from typing import Any, Self

from sqlalchemy import URL, NullPool, create_engine, delete, event, insert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from pangea.core.errors import BadTable
from pangea.core.extras import library
from pangea.server.store.bans import Bans
from pangea.server.store.boards import Boards
from pangea.server.store.challenges import ChallengeStore
from pangea.server.store.connecting import OpenFile, tell_what_is_not_reached
from pangea.server.store.health import WriteHealth, is_database_error
from pangea.server.store.last_seen import LastSeen
from pangea.server.store.ledger import Ledger
from pangea.server.store.migrating import bring_up_to_date, check_contents, version_of
from pangea.server.store.models import RecordRow
from pangea.server.store.overview import Overview
from pangea.server.store.people import People
from pangea.server.store.replays import ReplayStore
from pangea.server.store.summaries import Summaries
from pangea.server.store.talk import TalkStore
from pangea.server.store.tidying import Tidying
from pangea.server.store.usage import Usage
from pangea.server.store.writer import PooledWriter, ThreadWriter, Writer

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
_SSL_MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
_PARAMETERS = ("sslmode", "ssl", "host", "port", "passfile", "prepared_statement_cache_size")
"""What may stand after the question mark of an address for PostgreSQL."""
_LOGGING = {"hide_parameters": True}
"""Errors are logged without the values of their statement: seeds, hidden cards and chat are among them."""
_PATIENCE = 30
"""Seconds that a writer waits for another process to finish its own writing (SQLite)."""


class Store:
    """`async with Store.open(url) as store`: sqlite+aiosqlite:///file or postgresql+asyncpg://…"""

    def __init__(
        self,
        engine: AsyncEngine,
        writer: Writer,
        health: WriteHealth,
        bytes_per_day: int,
        clock: Callable[[], float],
    ) -> None:
        self.engine, self._health, self.clock = engine, health, clock
        self.usage = Usage(engine, bytes_per_day)
        self.people = People(engine, self.usage)
        self.ledger = Ledger(engine, writer)
        self.summaries = Summaries(engine)
        self.replays = ReplayStore(engine, self.usage)
        self.boards = Boards(engine)
        self.talk = TalkStore(engine)
        self.challenges = ChallengeStore(engine)
        self.bans = Bans(engine)
        self.overview = Overview(engine)
        self.last_seen = LastSeen(engine, clock)
        self.tidying = Tidying(engine)

    @classmethod
    @asynccontextmanager
    async def open(
        cls, url: str, bytes_per_day: int = 0, clock: Callable[[], float] = time.time
    ) -> AsyncIterator[Self]:
        """`bytes_per_day` is how much is kept for each source and day; 0 sets no limit."""
        engine = engine_of(url)
        make_ready(engine)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(bring_up_to_date)
            writer = _thread_writer(engine) if engine.dialect.name == "sqlite" else PooledWriter(engine)
            health = WriteHealth(
                engine.sync_engine, *([writer.engine] if isinstance(writer, ThreadWriter) else [])
            )
            store = cls(engine, writer, health, bytes_per_day, clock)
            async with store.ledger.writing():
                yield store
        finally:
            await engine.dispose()

    async def is_well(self) -> bool:
        """Can the database be read, and written? If the last write failed, another is tried."""
        try:
            async with self.engine.connect() as connection:
                version = await connection.run_sync(version_of)
            if not self._health.is_writable:
                await self._write_something()
        except Exception as error:
            if not is_database_error(error):
                raise
            return False
        return version is not None and self._health.is_writable

    async def compact(self) -> None:
        """Give room that is not used any more back to the disk. PostgreSQL does so by itself."""
        if self.engine.dialect.name == "sqlite":
            async with self.engine.connect() as connection:
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                await connection.exec_driver_sql("VACUUM")
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def _write_something(self) -> None:
        """A row that needs room of its own, and is gone again before anybody else could see it."""
        row = {"id": f"room {secrets.token_hex(8)}", "text": secrets.token_hex(8192), "at": time.time()}
        async with self.engine.begin() as connection:
            await connection.execute(insert(RecordRow).values(row))
            await connection.execute(delete(RecordRow).where(RecordRow.id == row["id"]))


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
        library("asyncpg", "club")
        engine = create_async_engine(
            _as_asyncpg(parts), pool_size=10, max_overflow=10, pool_pre_ping=True, **_LOGGING
        )
        tell_what_is_not_reached(engine.sync_engine)
        return engine
    if not parts.database or ":memory:" in parts.database:
        raise BadTable("server-database-no-file")
    _must_be_known(parts, ())
    Path(parts.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(
        parts, pool_size=5, max_overflow=5, connect_args={"timeout": _PATIENCE}, **_LOGGING
    )
    event.listen(engine.sync_engine, "connect", _safe)
    return engine


def _as_asyncpg(url: URL) -> URL:
    """An address as everybody writes it for PostgreSQL, in the words of this driver."""
    _must_be_known(url, _PARAMETERS)
    mode = url.query.get("sslmode")
    if mode is None:
        return url
    if mode not in _SSL_MODES:
        raise BadTable("server-database-sslmode", value=str(mode), values=", ".join(_SSL_MODES))
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})


def _must_be_known(url: URL, known: Collection[str]) -> None:
    for name in url.query:
        if name not in known:
            raise BadTable("server-database-parameter", name=name, names=", ".join(known) or "–")


def make_ready(engine: AsyncEngine) -> None:
    """Make the file of a new SQLite database; OtherContent if one that is there is of another content.

    That is found out without a lock or a journal, so such a file stays as it is to the byte.
    """
    file = engine.url.database
    if engine.dialect.name == "sqlite" and file and os.path.isfile(file):
        # What another process is writing, or left behind, is in the file beside it.
        how = "mode=ro" if os.path.exists(f"{file}-wal") else "mode=ro&immutable=1"
        address = f"{Path(file).absolute().as_uri()}?{how}"
        reading = create_engine("sqlite://", creator=lambda: connect(address, uri=True), poolclass=NullPool)
        with suppress(DBAPIError), reading.connect() as connection:  # opening it reports the error
            check_contents(connection)
    make_private(engine)


def make_private(engine: AsyncEngine) -> None:
    """Make the file of a new SQLite database readable by nobody else: seeds and invitations are in it."""
    file = engine.url.database
    if engine.dialect.name == "sqlite" and file:
        with suppress(OSError):  # it is there; or SQLite will say why it can't be
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _thread_writer(engine: AsyncEngine) -> ThreadWriter:
    """A writer for the file that this engine has opened; neither uses another file of that name."""
    file = OpenFile(engine.url.database or "")
    own = create_engine(engine.url.set(drivername="sqlite"), connect_args={"timeout": _PATIENCE}, **_LOGGING)
    event.listen(own, "connect", _safe)
    for each in (engine.sync_engine, own):
        file.watch(each)
    return ThreadWriter(own, file.check)


def _safe(connection: Any, _: object) -> None:
    """WAL lets readers read while one writes; FULL puts every commit on the disk before it returns."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={_PATIENCE * 1000}")
    _turn_to_wal(cursor)
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _turn_to_wal(cursor: Any) -> None:
    """While another process turns a new file to WAL, this is refused at once: here SQLite does not wait."""
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except OperationalError as error:
            if error.sqlite_errorcode & 0xFF != SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.005)
        else:
            return
