"""The database: migrations, people, backups; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from pangea.core.errors import BadTable
from pangea.server.store import Store
from pangea.server.store.migrating import NEWEST, version_of
from pangea.server.store.models import Base
from pangea.server.store.store import engine_of
from tests.server.servers import Postgres

from .houses import ME, SCREEN, opened, people, played, table_of

Place = Callable[[str], str]


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a database of this name is: a new one each time."""
    if request.param == "sqlite":
        return lambda name: f"sqlite:///{tmp_path / name}.sqlite"
    server: Postgres = request.getfixturevalue("postgres")
    made: dict[str, str] = {}
    return lambda name: made.setdefault(name, server.new_database())


def test_the_migrations_lead_to_the_models(place: Place) -> None:
    url = place("new")

    def differences(connection: Connection) -> list[object]:
        assert version_of(connection) == NEWEST
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async def look() -> None:
        async with Store.open(url) as store, store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        async with Store.open(url) as store:
            assert await store.is_well()

    asyncio.run(look())


def test_processes_that_start_together_migrate_once(place: Place) -> None:
    url = place("shared")

    async def open_one() -> None:
        async with Store.open(url) as store:
            assert await store.is_well()

    async def open_three() -> None:
        await asyncio.gather(*(open_one() for _ in range(3)))

    asyncio.run(open_three())


def test_people_and_bot_accounts(place: Place) -> None:
    url = place("people")

    async def meet() -> None:
        async with Store.open(url) as store:
            ann = await store.people.add("Ann")
            bot = await store.people.add("Robot", token="secret word", owner=ann.id)
            assert (ann.is_bot, bot.is_bot) == (False, True)
            assert await store.people.find_by_token("secret word") == bot
            assert await store.people.find_by_token("another") is None
            assert await store.people.bots_of(ann.id) == [bot]
            assert (await store.people.rename(ann.id, "Anna")).name == "Anna"
            assert not await store.people.remove_token(bot.id, bot.id)
            assert await store.people.remove_token(ann.id, bot.id)
            assert await store.people.find_by_token("secret word") is None
            assert await store.people.bots_of(ann.id) == []
            async with store.engine.connect() as connection:
                kept = (await connection.execute(text("SELECT * FROM people"))).all()
            assert "secret word" not in str(kept)

    asyncio.run(meet())


def test_commits_are_on_the_disk_before_they_return(tmp_path: Path) -> None:
    async def ask() -> None:
        async with Store.open(f"sqlite:///{tmp_path / 'a'}") as store, store.engine.connect() as connection:
            assert await connection.scalar(text("PRAGMA synchronous")) == 2  # FULL
            assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"

    asyncio.run(ask())


@pytest.mark.parametrize("url", ["", "mysql://root@host/games", "no database"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(BadTable, match=r"sqlite:///"):
        engine_of(url)


def pangea_(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pangea", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_backup_is_all_that_there_is(place: Place, tmp_path: Path) -> None:
    """Everything is the same when it is restored, also in a database of the other kind."""
    there, copy = place("there"), f"sqlite:///{tmp_path / 'copy.sqlite'}"

    async def play() -> tuple[str, bytes]:
        async with opened(there) as house:
            (ann,) = await people(house, "Ann")
            table = await table_of(house, ann, ME, SCREEN)
            table = await played(house, table, ann, 30)
            seen = await house.tables.look(table.id, ann)
            return table.id, msgspec.json.encode(seen)

    table_id, seen = asyncio.run(play())
    file = str(tmp_path / "backup.gz")
    done = pangea_("backup", file, "--database", there)
    assert done.returncode == 0, done.stderr
    done = pangea_("restore", file, "--database", copy)
    assert done.returncode == 0, done.stderr

    async def look() -> bytes:
        async with opened(copy) as house:
            async with house.store.engine.connect() as connection:
                person_id = await connection.scalar(text("SELECT id FROM people"))
            ann = await house.store.people.get(str(person_id))
            return msgspec.json.encode(await house.tables.look(table_id, ann))

    assert asyncio.run(look()) == seen
    again = pangea_("restore", file, "--database", copy)
    assert (again.returncode, "not empty" in again.stderr) == (2, True)


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    database = str(tmp_path / "new.sqlite")
    nothing = pangea_("backup", str(tmp_path / "backup.gz"), "--database", database)
    assert (nothing.returncode, "no database" in nothing.stderr) == (2, True)
    assert not (tmp_path / "backup.gz").exists()
    (tmp_path / "text").write_text("not a backup")
    wrong = pangea_("restore", str(tmp_path / "text"), "--database", database)
    assert (wrong.returncode, "no backup" in wrong.stderr) == (2, True)
    elsewhere = "postgresql://nobody@127.0.0.1:1/nothing"
    silent = pangea_("backup", str(tmp_path / "backup.gz"), "--database", elsewhere)
    assert (silent.returncode, "does not answer" in silent.stderr) == (2, True)
    missing = pangea_("restore", str(tmp_path / "missing"), "--database", database)
    assert (missing.returncode, "can’t be read" in missing.stderr) == (2, True)
