"""`pangea restore FILE`: a backup, put into an empty database."""

from __future__ import annotations

from pathlib import Path

from pangea.cli.backup import BackupFile, Database, SettingsFile
from pangea.cli.files import Unreadable
from pangea.cli.language import checked_language, said
from pangea.cli.options import Language


def command(
    file: BackupFile, database: Database = None, settings: SettingsFile = None, lang: Language = None
) -> None:
    import asyncio

    from pangea.server.settings import settled
    from pangea.server.store.backup import restore
    from pangea.server.store.fingerprint import stored_fingerprint

    lang = checked_language(lang)
    chosen = settled({"database": database}, file=settings)
    try:
        rows = asyncio.run(restore(chosen.database_url, Path(file)))
    except OSError as error:
        raise Unreadable("cli-cannot-read", file=file, reason=error.strerror or str(error)) from None
    print(said("cli-restored", lang, rows=rows))
    stored = asyncio.run(stored_fingerprint(chosen.database_url))
    if stored not in chosen.keyring.fingerprints:
        print(said("cli-restore-secret", lang, file=str(chosen.secret_file)))
