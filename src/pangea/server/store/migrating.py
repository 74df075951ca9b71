"""Bringing a database up to date: alembic's migrations, which are shipped with the package."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "first"
"""The last migration. A database that has it needs nothing, not even alembic."""
_SAME_FOR_ALL = 0x70616E67
"""The number of the lock that migrations are made under, in PostgreSQL."""


def bring_up_to_date(connection: Connection) -> None:
    """Run the migrations that this database has not had, in the connection's transaction."""
    # Processes that start together take turns with this.
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _SAME_FOR_ALL})
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    if version_of(connection) != NEWEST:
        _migrate(connection)


def version_of(connection: Connection) -> str | None:
    """The last migration that a database has had; None for one that is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def _migrate(connection: Connection) -> None:
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    with EnvironmentContext(
        config, scripts, fn=lambda revision, _: scripts._upgrade_revs("head", revision)
    ) as environment:
        environment.configure(connection=connection)
        environment.run_migrations()
