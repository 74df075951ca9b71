"""A database as one file, and back: rows as JSON, one on each line, compressed.

The file is the same whatever the database is: what was kept in SQLite can be put into PostgreSQL.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, MetaData, Table, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pangea.core.errors import PangeaError
from pangea.server.store.database import engine_of, make_private
from pangea.server.store.health import is_database_error
from pangea.server.store.migrating import (
    NEWEST,
    check_contents,
    is_known,
    migrate,
    take_turns,
    version_of,
)
from pangea.server.store.models import Base, ContentRow, SecretRow, SnapshotRow

_TABLES = [table for table in Base.metadata.sorted_tables if table is not SnapshotRow.__table__]
"""Snapshots are not copied: they follow from the rest."""
_VERSION = "alembic_version"
_MARKS = (SecretRow.__tablename__, ContentRow.__tablename__)
_OF_ALL = {_VERSION, *_MARKS}
"""Tables that have rows in a database that was only ever started. A backup brings its own."""
_AT_ONCE = 500


class NotCopied(PangeaError):
    """A database or a backup that can't be used."""


async def back_up(url: str, file: IO[bytes]) -> int:
    """Write all that a database holds at this moment; how many rows."""
    engine = engine_of(url)
    address = engine.url.render_as_string(hide_password=True)
    is_file = engine.dialect.name == "sqlite"
    if is_file and not os.path.isfile(engine.url.database or ""):  # noqa: ASYNC240  nobody else waits
        raise NotCopied("cli-backup-none", url=address)
    try:
        async with _answering(engine), engine.connect() as connection:
            # One moment for all tables, even while people play.
            if is_file:
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            version = await connection.run_sync(version_of)
            if version is None:
                raise NotCopied("cli-backup-none", url=address)
            return await _written(connection, file, version)
    finally:
        await engine.dispose()


@asynccontextmanager
async def _answering(engine: AsyncEngine) -> AsyncIterator[None]:
    """A database that does not answer, or not as it should, isn't the file's fault."""
    try:
        yield
    except Exception as error:
        if not isinstance(error, SQLAlchemyError) and not is_database_error(error):
            raise
        address = engine.url.render_as_string(hide_password=True)
        raise NotCopied("cli-backup-no-answer", url=address, reason=type(error).__name__) from error


async def _written(connection: AsyncConnection, file: IO[bytes], version: str) -> int:
    rows = 0
    with gzip.open(file, "wt", encoding="utf-8") as out:
        out.write(json.dumps({"pangea backup": 1, "database": version}) + "\n")
        for table in _TABLES:
            async for row in await connection.stream(select(table)):
                out.write(json.dumps([table.name, dict(row._mapping)], ensure_ascii=False) + "\n")
                rows += 1
        out.write(json.dumps({"rows": rows}) + "\n")
    return rows


async def restore(url: str, path: Path) -> int:
    """Put a backup into an empty database, whole or not at all; how many rows."""
    engine = engine_of(url)
    try:
        lines = _lines(path)
        version = next(lines)
        make_private(engine)
        async with _answering(engine), engine.begin() as connection:
            tables = await connection.run_sync(_laid_out, version)
            rows = await _read(connection, path, lines, tables)
            await connection.run_sync(migrate)
            await connection.run_sync(check_contents)
            return rows
    finally:
        await engine.dispose()


def _laid_out(connection: Connection, version: str) -> Mapping[str, Table]:
    """The tables of an empty database as they were at this version: what was kept then fits into them."""
    take_turns(connection)
    found = _found(connection)
    for table in found.sorted_tables:
        if table.name not in _OF_ALL and connection.scalar(select(func.count()).select_from(table)):
            raise NotCopied("cli-restore-not-empty")
    if version_of(connection) != version:
        found.drop_all(connection)
        migrate(connection, version)
        found = _found(connection)
    for name in _MARKS:
        connection.execute(delete(found.tables[name]))
    return found.tables


def _found(connection: Connection) -> MetaData:
    """Our tables, as they are there. Whatever else is in the database is none of our business."""
    ours = {table.name for table in Base.metadata.sorted_tables} | {_VERSION}
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in ours)
    return found


async def _read(
    connection: AsyncConnection, path: Path, lines: Iterator[Any], tables: Mapping[str, Table]
) -> int:
    batch: list[dict[str, Any]] = []
    rows, name, is_whole = 0, "", False
    for line in lines:
        if isinstance(line, dict):
            is_whole = line.get("rows") == rows
            continue
        if line[0] not in tables:
            break
        if (line[0] != name and batch) or len(batch) >= _AT_ONCE:
            await connection.execute(insert(tables[name]), batch)
            batch = []
        name = line[0]
        batch.append(line[1])
        rows += 1
    if batch:
        await connection.execute(insert(tables[name]), batch)
    if not is_whole:
        raise NotCopied("cli-restore-not-backup", file=str(path))
    return rows


def _lines(path: Path) -> Iterator[Any]:
    """What a backup holds: first the version of its database, then line by line."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as source:
            head = json.loads(next(source))
            if head.get("pangea backup") != 1:
                raise NotCopied("cli-restore-not-backup", file=str(path))
            version = str(head["database"])
            if not is_known(version):
                raise NotCopied("cli-restore-other", version=version, here=NEWEST)
            yield version
            for line in source:
                yield json.loads(line)
    except (gzip.BadGzipFile, EOFError, ValueError, StopIteration, AttributeError, KeyError):
        raise NotCopied("cli-restore-not-backup", file=str(path)) from None
