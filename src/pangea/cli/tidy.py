"""`pangea tidy`: remove what nobody has opened for a long time, as the service does by itself once a day."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from pangea.cli.backup import Database, SettingsFile
from pangea.cli.language import checked_language, said
from pangea.cli.options import Json, Language
from pangea.core.errors import BadTable

if TYPE_CHECKING:
    from pangea.server.settings import ServerSettings
    from pangea.server.store.tidying import Removed

Days = Annotated[int | None, typer.Option("--days", metavar="N", help=said("cli-opt-tidy-days"))]
DryRun = Annotated[bool, typer.Option("--dry-run", metavar="", help=said("cli-opt-dry-run"))]
Compact = Annotated[bool, typer.Option("--compact", metavar="", help=said("cli-opt-compact"))]
_MEGABYTE = 1_000_000


def command(
    days: Days = None,
    dry_run: DryRun = False,
    compact: Compact = False,
    database: Database = None,
    settings: SettingsFile = None,
    json_: Json = False,
    lang: Language = None,
) -> None:
    import asyncio

    from pangea.server.settings import settled

    lang = checked_language(lang)
    chosen = settled({"database": database}, file=settings)
    kept = chosen.keep_days if days is None else days
    if days is not None and days < 1:
        raise BadTable("server-setting-least", name="--days", least=1)
    if not kept:
        raise BadTable("cli-tidy-keeps-all")
    removed = asyncio.run(_tidied(chosen, kept, dry_run=dry_run, compact=compact))
    if json_:
        print(json.dumps({"days": kept, "dry_run": dry_run, **vars(removed)}))
        return
    message = "cli-tidy-would-go" if dry_run else "cli-tidy-gone"
    print(
        said(
            message,
            lang,
            days=kept,
            **{name: count for name, count in vars(removed).items() if name != "bytes"},
        )
    )
    print(said("cli-tidy-bytes", lang, megabytes=f"{removed.bytes / _MEGABYTE:.1f}"))


async def _tidied(settings: ServerSettings, days: int, *, dry_run: bool, compact: bool) -> Removed:
    import asyncio
    import time

    from pangea.server.store.usage import DAY
    from pangea.server.store.visiting import visited

    async def rest() -> bool:
        await asyncio.sleep(0)
        return True

    async with visited(settings.database_url) as store:
        now = time.time()
        # Days on which no service ran don't count: nobody could have opened anything.
        before = now - days * DAY - await store.tidying.time_off(now)
        if dry_run:
            return await store.tidying.found(before, now)
        removed = await store.tidying.remove(before, now, rest)
        await store.tidying.forget(now)
        if compact:
            await store.compact()
        return removed
