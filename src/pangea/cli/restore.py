"""`pangea restore FILE`: a backup, put into an empty database."""

from __future__ import annotations

from pathlib import Path

from pangea.cli.backup import BackupFile, Database
from pangea.cli.files import Unreadable
from pangea.cli.language import checked_language, said
from pangea.cli.options import Language


def command(file: BackupFile, database: Database = None, lang: Language = None) -> None:
    import asyncio

    from pangea.server.settings import settled
    from pangea.server.store.copying import restore

    lang = checked_language(lang)
    try:
        rows = asyncio.run(restore(settled({"database": database}).database_url, Path(file)))
    except OSError as error:
        raise Unreadable("cli-cannot-read", file=file, reason=error.strerror or str(error)) from None
    print(said("cli-restored", lang, rows=rows))
