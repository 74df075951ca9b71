"""Bringing a database up to date: alembic's migrations, which are shipped with the package."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, insert, inspect, select, text

from pangea.core.catalogue import every_game
from pangea.core.content import default_hash
from pangea.core.errors import BadTable, PangeaError
from pangea.core.words import Phrase
from pangea.server.store.models import ContentRow

if TYPE_CHECKING:
    from alembic.script import ScriptDirectory

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "first_tables"
"""The last migration. A database that has it needs nothing, not even alembic."""
_SAME_FOR_ALL = 0x70616E67
"""The number of the lock that migrations are made under, in PostgreSQL."""


class OtherContent(PangeaError):
    """A database whose games were played with other boards, tiles or cards than these."""


def bring_up_to_date(connection: Connection) -> None:
    """Run the migrations that this database has not had, in the connection's transaction.

    OtherContent if its games were played with another content. Nothing is written then.
    """
    take_turns(connection)
    check_contents(connection)
    if version_of(connection) != NEWEST:
        migrate(connection)
    _note_contents(connection)


def check_contents(connection: Connection) -> None:
    """Refuse a database in which a game has another default content than here; an empty one is accepted."""
    if not inspect(connection).has_table(ContentRow.__tablename__):
        if version_of(connection) is not None:
            raise OtherContent("server-database-before")
        return
    stored = _stored_hashes(connection)
    changed = [
        game.name for game in every_game() if stored.get(game.name, default_hash(game)) != default_hash(game)
    ]
    if changed:
        raise OtherContent("server-database-content", games=[Phrase(f"{name}-title") for name in changed])


def _note_contents(connection: Connection) -> None:
    """Write down which content each game has that this database does not know yet."""
    stored = _stored_hashes(connection)
    new = [game for game in every_game() if game.name not in stored]
    if new:
        rows = [{"game": game.name, "content_hash": default_hash(game)} for game in new]
        connection.execute(insert(ContentRow), rows)


def _stored_hashes(connection: Connection) -> dict[str, str]:
    """Return the content hash of each game that a database knows."""
    rows = connection.execute(select(ContentRow.game, ContentRow.content_hash))
    return {str(row.game): str(row.content_hash) for row in rows}


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
