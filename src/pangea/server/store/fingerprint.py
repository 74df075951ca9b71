"""The fingerprint of a database's secret: a service with another secret does not open it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, delete, exists, insert, inspect, select

from pangea.core.errors import PangeaError
from pangea.server.keyring import Keyring
from pangea.server.store.database import engine_of, make_ready
from pangea.server.store.migrating import bring_up_to_date
from pangea.server.store.models import PersonRow, SecretRow, SummaryRow


class OtherSecret(PangeaError):
    """A database whose cookies were signed with a secret that is not listed here."""


async def settle_secret(
    url: str, find: Callable[[], Keyring], make: Callable[[], None], file: Path, *, accepts_new: bool
) -> Keyring:
    """Return the secrets, after a check that the database was created with one of them.

    A new database gets the fingerprint of the first. `make` creates a secret where none is found: for a new
    database, or if `accepts_new` says that the database gets another secret. `file` is named in errors.
    """
    engine = engine_of(url)
    make_ready(engine)
    try:
        # One transaction with the migration: a database that is refused is left as it was.
        async with engine.begin() as connection:
            return await connection.run_sync(_settle, find, make, file, accepts_new)
    finally:
        await engine.dispose()


async def stored_fingerprint(url: str) -> str | None:
    """Return the fingerprint in a database; None if it has none."""
    engine = engine_of(url)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(_stored)
    finally:
        await engine.dispose()


def _settle(
    connection: Connection,
    find: Callable[[], Keyring],
    make: Callable[[], None],
    file: Path,
    accepts_new: bool,
) -> Keyring:
    bring_up_to_date(connection)
    stored = _stored(connection)
    if accepts_new or (stored is None and not _has_visitors(connection)):
        if not find().secrets:
            make()
    elif stored is None:
        raise OtherSecret("server-secret-unknown")
    elif stored not in find().fingerprints:
        raise OtherSecret("server-secret-other", file=str(file))
    keyring = find()
    if stored != keyring.fingerprints[0]:
        connection.execute(delete(SecretRow))
        connection.execute(insert(SecretRow).values(fingerprint=keyring.fingerprints[0]))
    return keyring


def _stored(connection: Connection) -> str | None:
    if not inspect(connection).has_table(SecretRow.__tablename__):
        return None
    return connection.scalar(select(SecretRow.fingerprint))


def _has_visitors(connection: Connection) -> bool:
    rows = (exists(select(row)) for row in (PersonRow.id, SummaryRow.table_id))
    return any(connection.scalar(select(row)) for row in rows)
