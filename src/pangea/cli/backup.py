"""`pangea backup FILE`: all that a service keeps, in one file; also while people play."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from pangea.cli.files import Unreadable
from pangea.cli.language import checked_language, said
from pangea.cli.options import Language

BackupFile = Annotated[str, typer.Argument(metavar="FILE", help=said("cli-arg-backup"), show_default=False)]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help=said("cli-opt-database"))]


def command(file: BackupFile, database: Database = None, lang: Language = None) -> None:
    import asyncio

    from pangea.server.settings import settled
    from pangea.server.store.copying import back_up

    lang = checked_language(lang)
    url = settled({"database": database}).database_url
    place = Path(file)
    try:
        # Written beside its place: what is there is a whole backup, or none.
        handle, beside = tempfile.mkstemp(prefix=f".{place.name}.", dir=place.parent)
        try:
            with open(handle, "wb") as out:
                rows = asyncio.run(back_up(url, out))
                out.flush()
                os.fsync(out.fileno())
            os.replace(beside, place)
        except BaseException:
            os.unlink(beside)
            raise
    except OSError as error:
        raise Unreadable("cli-cannot-write", file=file, reason=error.strerror or str(error)) from None
    print(said("cli-backup-written", lang, file=file, rows=rows))
