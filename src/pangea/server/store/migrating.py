"""Bringing a database up to date: alembic's migrations, which are shipped with the package."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from pangea.core.errors import BadTable

if TYPE_CHECKING:
    from alembic.script import ScriptDirectory

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "absence"
"""The last migration. A database that has it needs nothing, not even alembic."""
_SAME_FOR_ALL = 0x70616E67
"""The number of the lock that migrations are made under, in PostgreSQL."""


def bring_up_to_date(connection: Connection) -> None:
    """Run the migrations that this database has not had, in the connection's transaction."""
    take_turns(connection)
    if version_of(connection) != NEWEST:
        migrate(connection)


def take_turns(connection: Connection) -> None:
    """Processes that start together migrate one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _SAME_FOR_ALL})
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def version_of(connection: Connection) -> str | None:
    """The last migration that a database has had; None for one that is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def is_known(version: str) -> bool:
    """Is this one of our migrations? A newer Pangea has others."""
    return any(script.revision == version for script in _scripts().walk_revisions())


def migrate(connection: Connection, to: str = "head") -> None:
    """Run migrations up to this one."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext

    version = version_of(connection)
    if version is not None and not is_known(version):
        raise BadTable("server-database-newer", version=version, here=NEWEST)
    scripts = _scripts()
    with EnvironmentContext(
        Config(), scripts, fn=lambda revision, _: scripts._upgrade_revs(to, revision)
    ) as environment:
        environment.configure(connection=connection)
        environment.run_migrations()


def _scripts() -> ScriptDirectory:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    return ScriptDirectory.from_config(config)
