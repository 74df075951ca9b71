"""`pangea backup FILE`: all that a service keeps, in one file; even while people play."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pangea.cli.files import beside, unwritable_is_said
from pangea.cli.language import checked_language, said
from pangea.cli.options import Language
from pangea.core.errors import BadTable

if TYPE_CHECKING:
    from pangea.server.settings import ServerSettings

BackupFile = Annotated[str, typer.Argument(metavar="FILE", help=said("cli-arg-backup"), show_default=False)]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help=said("cli-opt-database"))]
Force = Annotated[bool, typer.Option("--force", metavar="", help=said("cli-opt-force"))]
SettingsFile = Annotated[
    str | None, typer.Option("--settings", metavar="FILE", help=said("cli-opt-settings"))
]


def command(
    file: BackupFile,
    force: Force = False,
    database: Database = None,
    settings: SettingsFile = None,
    lang: Language = None,
) -> None:
    import asyncio

    from pangea.server.settings import settled
    from pangea.server.store.backup import back_up

    lang = checked_language(lang)
    if not force and os.path.lexists(file):
        raise BadTable("cli-backup-there", file=file)
    chosen = settled({"database": database}, file=settings)
    # The backup is there whole or not at all; and nobody else may read it.
    with unwritable_is_said(file), beside(Path(file)) as made, open(made, "xb", opener=_private) as out:
        rows = asyncio.run(back_up(chosen.database_url, out))
        out.flush()
        os.fsync(out.fileno())
    print(said("cli-backup-written", lang, file=file, rows=rows))
    print(said(f"cli-backup-secret-{_place_of_secret(chosen)}", lang, file=str(chosen.secret_file)))


def _place_of_secret(settings: ServerSettings) -> str:
    """Return where the database's secret is: in the settings (set), in a file (kept) or not here (gone)."""
    import asyncio

    from pangea.server.keyring import Keyring, secrets_in
    from pangea.server.store.fingerprint import stored_fingerprint

    known = settings.keyring.fingerprints
    stored = asyncio.run(stored_fingerprint(settings.database_url))
    if not known or stored not in (None, *known):
        return "gone"
    in_file = Keyring(secrets_in(settings.secret_file)).fingerprints
    return "kept" if (stored or known[0]) in in_file else "set"


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
