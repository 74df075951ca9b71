"""A database's password may hold any character: it need not be part of an address."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import asyncpg  # type: ignore[import-untyped]
import pytest

from pangea.server.settings import settled
from tests.server.servers import Postgres, wait_until

from .serving import run, serving

PASSWORD = 'p@ss:w/rd?#%$& "é’'
ROLE = "club"


async def ask_for_a_password(database: str) -> str:
    """From now on this role must prove who it is. The address of the database for that role."""
    connection = await asyncpg.connect(database)
    try:
        word = await connection.fetchval("SELECT quote_literal($1)", PASSWORD)
        await connection.execute(f"CREATE ROLE {ROLE} SUPERUSER LOGIN PASSWORD {word}")
        put_first(Path(await connection.fetchval("SHOW hba_file")), f"local all {ROLE} scram-sha-256\n")
        await connection.execute("SELECT pg_reload_conf()")
    finally:
        await connection.close()
    parts = urlsplit(database)
    (folder,) = parse_qs(parts.query)["host"]
    return f"postgresql://{ROLE}@{parts.path}?host={folder}"


def put_first(file: Path, line: str) -> None:
    file.write_text(line + file.read_text())


async def is_refused(database: str) -> bool:
    try:
        connection = await asyncpg.connect(database)
    except asyncpg.InvalidPasswordError:
        return True
    await connection.close()
    return False


def test_a_password_of_any_characters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Postgres.started() as postgres:
        database = asyncio.run(ask_for_a_password(postgres.new_database()))
        monkeypatch.setenv("PGPASSWORD", "a guess")
        wait_until(lambda: asyncio.run(is_refused(database)), "a password is asked for")
        monkeypatch.setenv("PGPASSWORD", PASSWORD)
        chosen = settled({}, {"PANGEA_DATABASE": database})

        async def test() -> None:
            async with serving(tmp_path, database=chosen.database) as service, service.client() as ada:
                assert await ada.right("GET", "/healthz") == {"status": "well"}
                await ada.move(await ada.table())

        run(test())
