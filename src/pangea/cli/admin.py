"""`pangea admin …`: for hosts. Works on the database, even while the service runs."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, cast

import typer

from pangea.cli.backup import Database, SettingsFile
from pangea.cli.language import checked_language, said
from pangea.cli.options import Json, Language
from pangea.cli.usage import Command, Commands
from pangea.core.errors import PangeaError

if TYPE_CHECKING:
    from pangea.server.settings import ServerSettings
    from pangea.server.store import Store
    from pangea.server.store.bans import Kind

Answer = TypeVar("Answer")
Many = Annotated[int, typer.Option("--most", metavar="N", help=said("cli-opt-most"))]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help=said("cli-arg-table"), show_default=False)]
Who = Annotated[str, typer.Argument(metavar="KIND", help=said("cli-arg-ban-kind"), show_default=False)]
Value = Annotated[str, typer.Argument(metavar="WHO", help=said("cli-arg-ban-who"), show_default=False)]
KINDS = ("person", "address", "source")
STAND_IN = "hunter"
"""The bot that takes a seat over where the host names none."""
_DAY = 24 * 3600
_MEGABYTE = 1_000_000
_WIDEST = 1_000

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


class BadOrder(PangeaError):
    """Something that a host asked for and that can't be done."""


def _command(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return app.command(name, cls=Command, help=said(f"cli-admin-{name}"))


@_command("load")
def load(
    most: Many = 20,
    database: Database = None,
    settings: SettingsFile = None,
    json_: Json = False,
    lang: Language = None,
) -> None:
    lang = checked_language(lang)

    async def ask(store: Store) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        people, sources = await store.overview.people(most), await store.overview.sources(most)
        return [asdict(one) for one in people], [asdict(one) for one in sources]

    people, sources = _visit(_settled(database, settings), ask)
    if json_:
        print(json.dumps({"people": people, "sources": sources}, ensure_ascii=False, indent=2))
        return
    _show("people", people, ("person", "name", "tables", "thinking", "moves", "seen", "source"), lang)
    _show("sources", sources, ("source", "people", "tables", "thinking", "bytes"), lang)


@_command("tables")
def tables(
    person: Annotated[
        str | None, typer.Option("--person", metavar="ID", help=said("cli-opt-of-person"))
    ] = None,
    source: Annotated[
        str | None, typer.Option("--source", metavar="SOURCE", help=said("cli-opt-of-source"))
    ] = None,
    most: Many = 100,
    database: Database = None,
    settings: SettingsFile = None,
    json_: Json = False,
    lang: Language = None,
) -> None:
    lang = checked_language(lang)

    async def ask(store: Store) -> list[dict[str, Any]]:
        return [asdict(one) for one in await store.overview.tables(person, source, most)]

    found = _visit(_settled(database, settings), ask)
    if json_:
        print(json.dumps(found, ensure_ascii=False, indent=2))
        return
    columns = ("table", "game", "status", "moves", "thinking", "host", "source", "touched", "seen")
    _show("tables", found, columns, lang)


@_command("end")
def end(
    table: TableId, database: Database = None, settings: SettingsFile = None, lang: Language = None
) -> None:
    from pangea.server.tables.acts import end_as_host

    lang = checked_language(lang)
    _visit(_settled(database, settings), lambda store: end_as_host(store, table))
    print(said("cli-admin-ended", lang, table=table))


@_command("stand-in")
def stand_in(
    table: TableId,
    seat: Annotated[
        int, typer.Argument(metavar="SEAT", help=said("cli-arg-stand-in-seat"), show_default=False)
    ],
    level: Annotated[
        str, typer.Option("--level", metavar="BOT", help=said("cli-opt-stand-in-level"))
    ] = STAND_IN,
    database: Database = None,
    settings: SettingsFile = None,
    lang: Language = None,
) -> None:
    from pangea.server.tables.acts import stand_in_as_host

    lang = checked_language(lang)
    _visit(_settled(database, settings), lambda store: stand_in_as_host(store, table, seat, level))
    print(said("cli-admin-stood-in", lang, table=table, seat=seat, level=level))


@_command("delete")
def delete(
    table: TableId, database: Database = None, settings: SettingsFile = None, lang: Language = None
) -> None:
    lang = checked_language(lang)
    if not _visit(_settled(database, settings), lambda store: store.tidying.remove_table(table)):
        raise BadOrder("cli-admin-no-table", table=table)
    print(said("cli-admin-deleted", lang, table=table))


@_command("ban")
def ban(
    kind: Who,
    who: Value,
    days: Annotated[int | None, typer.Option("--days", metavar="N", help=said("cli-opt-ban-days"))] = None,
    why: Annotated[str, typer.Option("--why", metavar="TEXT", help=said("cli-opt-ban-why"))] = "",
    database: Database = None,
    settings: SettingsFile = None,
    lang: Language = None,
) -> None:
    from pangea.server.store.bans import Ban
    from pangea.server.tables.acts import free_seats

    lang = checked_language(lang)
    if days is not None and days < 1:
        raise BadOrder("server-setting-least", name="--days", least=1)
    chosen = _settled(database, settings)
    key, (value, *_) = _who(kind, who, chosen)
    now = time.time()
    put = Ban(key, value, now, None if days is None else now + days * _DAY, " ".join(why.split()))

    async def shut_out(store: Store) -> int:
        if key == "person" and await store.people.get(value) is None:
            raise BadOrder("cli-admin-no-person", person=value)
        await store.bans.put(put)
        return await free_seats(store, value, STAND_IN) if key == "person" else 0

    freed = _visit(chosen, shut_out)
    print(said("cli-admin-banned", lang, kind=key, who=value))
    if freed:
        print(said("cli-admin-freed", lang, count=freed))


@_command("unban")
def unban(
    kind: Who,
    who: Value,
    database: Database = None,
    settings: SettingsFile = None,
    lang: Language = None,
) -> None:
    lang = checked_language(lang)
    chosen = _settled(database, settings)
    key, values = _who(kind, who, chosen)

    async def let_in(store: Store) -> bool:
        return any([await store.bans.remove(key, value) for value in values])

    if not _visit(chosen, let_in):
        raise BadOrder("cli-admin-no-ban", kind=kind, who=who)
    print(said("cli-admin-unbanned", lang, kind=key, who=values[0]))


@_command("bans")
def bans(
    database: Database = None, settings: SettingsFile = None, json_: Json = False, lang: Language = None
) -> None:
    lang = checked_language(lang)

    async def ask(store: Store) -> list[dict[str, Any]]:
        return [asdict(one) for one in await store.bans.all(time.time())]

    found = _visit(_settled(database, settings), ask)
    if json_:
        print(json.dumps(found, ensure_ascii=False, indent=2))
        return
    _show("bans", found, ("kind", "value", "since", "until", "why"), lang)


def _settled(database: str | None, file: str | None) -> ServerSettings:
    from pangea.server.settings import settled

    return settled({"database": database}, file=file)


def _visit(settings: ServerSettings, work: Callable[[Store], Awaitable[Answer]]) -> Answer:
    from pangea.server.store.visiting import visited

    async def visit() -> Answer:
        async with visited(settings.database_url) as store:
            return await work(store)

    return asyncio.run(visit())


def _who(kind: str, who: str, settings: ServerSettings) -> tuple[Kind, Sequence[str]]:
    """Return who is meant as bans are stored: an address as its source under each secret of the service."""
    if kind not in KINDS:
        raise BadOrder("server-setting-choice", name="KIND", value=kind, choices=", ".join(KINDS))
    if kind != "address":
        return cast("Kind", kind), [who]
    from pangea.server.http.addresses import counted
    from pangea.server.http.sources import Sources
    from pangea.server.store.fingerprint import stored_fingerprint

    try:
        address = str(ipaddress.ip_address(who))
    except ValueError:
        raise BadOrder("cli-admin-no-address", address=who) from None
    keyring = settings.keyring
    if asyncio.run(stored_fingerprint(settings.database_url)) not in keyring.fingerprints:
        raise BadOrder("cli-admin-no-secret", file=str(settings.secret_file))
    return "source", Sources(keyring).all_of(counted(address))


def _show(title: str, rows: Sequence[dict[str, Any]], columns: Sequence[str], lang: str) -> None:
    """A table for people, as wide as it needs to be: ids are there to be copied."""
    from rich.console import Console
    from rich.table import Table

    if not rows:
        print(f"{said(f'cli-admin-title-{title}', lang)}: –")
        return
    table = Table(title=said(f"cli-admin-title-{title}", lang), title_justify="left")
    for column in columns:
        table.add_column(said(f"cli-admin-column-{column}", lang), no_wrap=True)
    for row in rows:
        table.add_row(*(_cell(column, row[column], lang) for column in columns))
    # Names are what people call themselves: no markup of ours.
    needed = Console(markup=False, width=_WIDEST).measure(table).maximum
    Console(markup=False, width=max(Console().width, needed)).print(table)


def _cell(column: str, value: Any, lang: str) -> str:
    if column in {"seen", "touched", "since", "until"}:
        is_known = value is not None and value > 0
        return datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%d %H:%M") if is_known else "–"
    if column == "bytes":
        return f"{value / _MEGABYTE:.1f} MB"
    if isinstance(value, bool):
        return said("cli-admin-yes" if value else "cli-admin-no", lang)
    return str(value)
