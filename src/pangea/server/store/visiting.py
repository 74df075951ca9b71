"""A database that a command works on, even while a service runs: it must be there, and of this version."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from pangea.core.errors import PangeaError
from pangea.server.store.database import Store, engine_of
from pangea.server.store.health import is_database_error
from pangea.server.store.migrating import NEWEST, version_of


class NotVisited(PangeaError):
    """A database that is not there, does not answer, or is of another version."""


@asynccontextmanager
async def visited(url: str) -> AsyncIterator[Store]:
    """The store of a database as it is. It is not brought up to date: that is up to the service."""
    engine = engine_of(url)
    address = engine.url.render_as_string(hide_password=True)
    if engine.dialect.name == "sqlite" and not os.path.isfile(engine.url.database or ""):  # noqa: ASYNC240
        raise NotVisited("cli-backup-none", url=address)
    try:
        await _check_version(engine, address)
        async with Store.open(url) as store:
            yield store
    except Exception as error:
        if not isinstance(error, SQLAlchemyError) and not is_database_error(error):
            raise
        raise NotVisited("cli-backup-no-answer", url=address, reason=type(error).__name__) from error
    finally:
        await engine.dispose()


async def _check_version(engine: AsyncEngine, address: str) -> None:
    async with engine.connect() as connection:
        version = await connection.run_sync(version_of)
    if version is None:
        raise NotVisited("cli-backup-none", url=address)
    if version != NEWEST:
        raise NotVisited("cli-database-other-version", version=version, here=NEWEST)
