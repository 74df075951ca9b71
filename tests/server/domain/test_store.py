"""The database: migrations, people, backups; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import re
import shutil
from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.exc import OperationalError

from pangea.core.content import default_hash
from pangea.core.errors import BadTable
from pangea.server.app import secrets_for
from pangea.server.settings import ServerSettings, settled
from pangea.server.store import Store, backup, migrating
from pangea.server.store.database import engine_of
from pangea.server.store.fingerprint import OtherSecret, stored_fingerprint
from pangea.server.store.migrating import NEWEST, OtherContent, version_of
from pangea.server.store.models import Base
from pangea.server.tables import acts
from tests.commands import run_command
from tests.server.servers import Place

from .services import ME, SCREEN, opened, people, played, table_of


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


def test_a_full_disk_is_noticed_and_so_is_that_there_is_room_again(tmp_path: Path) -> None:
    """SQLite itself says that it is full, when it may have no more pages than it has."""
    most = ["PRAGMA max_page_count"]

    def limit(connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute(most[0])
        cursor.close()

    async def fill() -> None:
        async with Store.open(f"sqlite:///{tmp_path / 'full'}") as store:
            event.listen(store.engine.sync_engine, "checkout", limit)
            await store.replays.put_record("first", "x" * 100)
            most[0] = "PRAGMA max_page_count=1"  # as many as there are
            assert await store.is_well(), "nobody has tried to write"
            with pytest.raises(OperationalError, match="full") as caught:
                await store.replays.put_record("second", "x" * 100_000)
            assert "xxx" not in str(caught.value), "the log must not contain what was to be written"
            assert not await store.is_well()
            assert await store.replays.record("first") is not None
            assert not await store.is_well(), "to read is not to write"
            most[0] = "PRAGMA max_page_count=1000000"
            assert await store.is_well()
            await store.replays.put_record("second", "x" * 100_000)

    asyncio.run(fill())


@pytest.mark.parametrize("url", ["", "mysql://root@host/games", "no database"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(BadTable, match=r"sqlite:///"):
        engine_of(url)


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_is_kept_in_a_file(url: str) -> None:
    with pytest.raises(BadTable, match=r"names no file"):
        engine_of(url)


@pytest.mark.parametrize("mode", ["disable", "require", "verify-full"])
def test_sslmode_is_understood(mode: str) -> None:
    """As every other program that talks to PostgreSQL writes it; the driver knows it by another name."""
    engine = engine_of(f"postgresql://ann:word@db/games?sslmode={mode}&host=other")
    _, words = engine.dialect.create_connect_args(engine.url)
    assert (words["ssl"], words["host"]) == (mode, "other")
    assert "sslmode" not in words


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("postgresql://db/games?sslmode=maybe", "sslmode can’t be “maybe”. It can be: disable"),
        ("postgresql://db/games?channel_binding=require", "can’t have “channel_binding”"),
        ("sqlite:///games.sqlite?mode=ro", "can’t have “mode”"),
    ],
)
def test_what_an_address_can_not_have_is_named(url: str, says: str, tmp_path: Path) -> None:
    with pytest.raises(BadTable, match=re.escape(says)):
        engine_of(url)
    done = run_command("backup", str(tmp_path / "backup.gz"), "--database", url)
    assert (done.returncode, says in done.stderr, "Traceback" in done.stderr) == (2, True, False)


def test_a_new_file_is_nobody_elses_to_read(tmp_path: Path) -> None:
    def modes() -> dict[str, int]:
        return {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}

    async def ask() -> None:
        async with Store.open(f"sqlite:///{tmp_path / 'a'}") as store:
            await store.people.add("Ann")
            assert modes() == {"a": 0o600, "a-shm": 0o600, "a-wal": 0o600}

    asyncio.run(ask())


def test_a_database_of_a_newer_pangea_is_not_touched(place: Place) -> None:
    url = place("newer")

    async def ask() -> None:
        async with Store.open(url) as store, store.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = 'of_tomorrow'"))
        with pytest.raises(BadTable, match="made by a newer Pangea"):
            async with Store.open(url):
                pass

    asyncio.run(ask())


NEXT = f"""
import sqlalchemy as sa
from alembic import op

revision, down_revision = "next", "{NEWEST}"


def upgrade() -> None:
    op.add_column("people", sa.Column("colour", sa.Text, nullable=False, server_default="green"))
    op.drop_column("people", "since")
"""


@pytest.mark.parametrize("was_opened", [False, True], ids=["new", "opened before"])
def test_a_backup_of_an_older_pangea_is_restored_and_brought_up_to_date(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, was_opened: bool
) -> None:
    there, copy, file = place("old"), place("copy"), tmp_path / "backup.gz"

    async def keep() -> None:
        async with Store.open(there) as store:
            await store.people.add("Ann")

    asyncio.run(keep())
    with file.open("wb") as out:
        rows = asyncio.run(backup.back_up(there, out))
    shutil.copytree(migrating.MIGRATIONS, tmp_path / "migrations")
    (tmp_path / "migrations" / "versions" / "next.py").write_text(NEXT)
    monkeypatch.setattr(migrating, "MIGRATIONS", tmp_path / "migrations")
    monkeypatch.setattr(migrating, "NEWEST", "next")

    async def look() -> list[tuple[Any, ...]]:
        engine = engine_of(copy)
        async with engine.connect() as connection:
            found = await connection.execute(text("SELECT name, colour FROM people"))
            assert await connection.run_sync(version_of) == "next"
            rows = [tuple(row) for row in found]
        await engine.dispose()
        return rows

    async def open_once() -> None:
        async with Store.open(copy):
            pass

    if was_opened:
        asyncio.run(open_once())
    assert asyncio.run(backup.restore(copy, file)) == rows
    assert asyncio.run(look()) == [("Ann", "green")]


def test_a_backup_is_all_that_there_is(place: Place, tmp_path: Path) -> None:
    """Everything is the same when it is restored, also in a database of the other kind."""
    there, copy = place("there"), f"sqlite:///{tmp_path / 'copy.sqlite'}"

    async def play() -> tuple[str, bytes]:
        async with opened(there) as service:
            (ann,) = await people(service, "Ann")
            table = await table_of(service, ann, ME, SCREEN)
            table = await played(service, table, ann, 30)
            seen = await acts.look(service.tables, table.id, ann)
            return table.id, msgspec.json.encode(seen)

    table_id, seen = asyncio.run(play())
    file = str(tmp_path / "backup.gz")
    done = run_command("backup", file, "--database", there)
    assert done.returncode == 0, done.stderr
    assert "secret" in done.stdout.splitlines()[-1]
    done = run_command("restore", file, "--database", copy)
    assert done.returncode == 0, done.stderr

    async def look() -> bytes:
        async with opened(copy) as service:
            async with service.store.engine.connect() as connection:
                person_id = await connection.scalar(text("SELECT id FROM people"))
            ann = await service.store.people.get(str(person_id))
            return msgspec.json.encode(await acts.look(service.tables, table_id, ann))

    assert asyncio.run(look()) == seen
    again = run_command("restore", file, "--database", copy)
    assert (again.returncode, "not empty" in again.stderr) == (2, True)


def test_a_backup_says_where_its_secret_is(tmp_path: Path) -> None:
    """A backup is without its secret, and a service does not start without it: both commands say so."""
    old, new, file = tmp_path / "old", tmp_path / "new", str(tmp_path / "backup.gz")
    own, other = "long and not to be guessed", "of another time and place"
    settings = tmp_path / "pangea.toml"

    def wrote(database: Path, **about: str) -> str:
        lines = "".join(f'{name} = "{value}"\n' for name, value in about.items())
        settings.write_text(f'database = "{database / "games.sqlite"}"\n{lines}')
        return str(settings)

    def said(command: str, *words: str) -> str:
        done = run_command(command, file, *words)
        assert done.returncode == 0, done.stderr
        assert own not in done.stdout
        return done.stdout.splitlines()[-1]

    def settle(**about: str) -> None:
        asyncio.run(secrets_for(settled({}, {}, wrote(old, **about)), accepts_new=True))

    settle()
    assert f"Keep {old / 'secret'} too" in said("backup", "--settings", wrote(old))
    (old / "secret").unlink()
    assert "neither in the backup nor here" in said("backup", "--settings", wrote(old), "--force")
    settle(secret=own)
    assert "neither in the backup nor here" in said("backup", "--settings", wrote(old), "--force")
    assert "the setting “secret”" in said("backup", "--settings", wrote(old, secret=own), "--force")

    for restored, is_here in (({}, False), ({"secret": other}, False), ({"secret": own}, True)):
        (new / "games.sqlite").unlink(missing_ok=True)
        line = said("restore", "--settings", wrote(new, **restored))
        assert (f"on a line of its own in {new / 'secret'}" in line) is not is_here
        if not is_here:
            with pytest.raises(OtherSecret):
                asyncio.run(secrets_for(settled({}, {}, str(settings)), accepts_new=False))
    assert asyncio.run(secrets_for(settled({}, {}, str(settings)), accepts_new=False)).secrets == [own]
    assert (new / "games.sqlite").stat().st_mode & 0o777 == 0o600


def test_a_backup_goes_into_a_database_that_was_only_ever_started(tmp_path: Path) -> None:
    """Its fingerprint takes the place of the one that the new service has written."""
    old, new = (
        ServerSettings(database=str(tmp_path / f"{name}.sqlite"), secret=f"the {name} secret of ours")
        for name in ("old", "new")
    )
    file = str(tmp_path / "backup.gz")
    asyncio.run(secrets_for(old, accepts_new=False))
    asyncio.run(secrets_for(new, accepts_new=False))
    assert run_command("backup", file, "--database", old.database).returncode == 0
    assert run_command("restore", file, "--database", new.database).returncode == 0
    assert asyncio.run(stored_fingerprint(new.database_url)) == old.keyring.fingerprints[0]


def test_a_backup_replaces_no_file_unasked(tmp_path: Path) -> None:
    file, database = tmp_path / "backup.gz", str(tmp_path / "games.sqlite")

    async def keep() -> None:
        async with Store.open(f"sqlite:///{database}"):
            pass

    asyncio.run(keep())
    file.write_bytes(b"last week")
    refused = run_command("backup", str(file), "--database", database)
    assert refused.returncode == 2
    assert f"{file} is there already. Name another file, or say --force" in refused.stderr
    assert file.read_bytes() == b"last week"
    assert run_command("backup", str(file), "--database", database, "--force").returncode == 0
    assert file.read_bytes() != b"last week"


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    database = str(tmp_path / "new.sqlite")
    nothing = run_command("backup", str(tmp_path / "backup.gz"), "--database", database)
    assert (nothing.returncode, "no database" in nothing.stderr) == (2, True)
    assert not (tmp_path / "backup.gz").exists()
    (tmp_path / "text").write_text("not a backup")
    wrong = run_command("restore", str(tmp_path / "text"), "--database", database)
    assert (wrong.returncode, "not a backup" in wrong.stderr) == (2, True)
    elsewhere = "postgresql://nobody@127.0.0.1:1/nothing"
    silent = run_command("backup", str(tmp_path / "backup.gz"), "--database", elsewhere)
    assert (silent.returncode, "does not answer" in silent.stderr) == (2, True)
    missing = run_command("restore", str(tmp_path / "missing"), "--database", database)
    assert (missing.returncode, "can’t be read" in missing.stderr) == (2, True)


def change_the_content(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Let this Pangea play a game with another content by default."""
    monkeypatch.setattr(
        migrating, "default_hash", lambda one: "0123456789abcdef" if one.name == game else default_hash(one)
    )


async def begin_a_game(url: str) -> None:
    async with opened(url) as service:
        (ann,) = await people(service, "Ann")
        await table_of(service, ann, ME, SCREEN)


def contents_of(url: str) -> list[tuple[Any, ...]]:
    """Return every row of a database, table by table."""

    async def read() -> list[tuple[Any, ...]]:
        engine = engine_of(url)
        async with engine.connect() as connection:
            there = await connection.run_sync(lambda it: inspect(it).get_table_names())
            found = [
                (table.name, *row)
                for table in Base.metadata.sorted_tables
                if table.name in there
                for row in await connection.execute(table.select())
            ]
        await engine.dispose()
        return found

    return asyncio.run(read())


def test_a_database_of_another_content_is_refused_and_left_as_it_was(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = place("other")
    asyncio.run(begin_a_game(url))
    before = contents_of(url)
    change_the_content(monkeypatch, "planet")
    with pytest.raises(OtherContent, match=r"another board, other tiles or other cards: Planet\."):
        asyncio.run(begin_a_game(url))
    settings = ServerSettings(database=url, secret="long and not to be guessed")
    with pytest.raises(OtherContent):
        asyncio.run(secrets_for(settings, accepts_new=True))
    assert contents_of(url) == before
    monkeypatch.undo()
    asyncio.run(begin_a_game(url))


def test_a_database_from_before_contents_had_hashes_is_refused_and_left_as_it_was(place: Place) -> None:
    url = place("before")

    async def forget() -> None:
        engine = engine_of(url)
        async with engine.begin() as connection:
            await connection.execute(text("DROP TABLE contents"))
            await connection.execute(text("UPDATE alembic_version SET version_num = 'absence'"))
        await engine.dispose()

    asyncio.run(begin_a_game(url))
    asyncio.run(forget())
    before = contents_of(url)
    with pytest.raises(OtherContent, match="did not say yet which boards, tiles and cards"):
        asyncio.run(begin_a_game(url))
    assert contents_of(url) == before


@pytest.mark.parametrize("how", ["closed", "copied", "cut off"])
def test_a_refused_file_stays_as_it_is_to_the_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """So does one that was copied by SQLite, without a journal, and one whose service was cut off."""
    file, kept = tmp_path / "games.sqlite", tmp_path / "kept"
    kept.mkdir()

    async def begin() -> None:
        async with opened(f"sqlite:///{file}") as service:
            (ann,) = await people(service, "Ann")
            await table_of(service, ann, ME, SCREEN)
            if how == "copied":
                with closing(connect(file)) as source:
                    source.execute("VACUUM INTO ?", [str(kept / file.name)])
            if how == "cut off":
                for part in ("", "-wal"):
                    shutil.copy(f"{file}{part}", kept)
        if how == "closed":
            shutil.copy(file, kept)

    asyncio.run(begin())
    before = {part.name: part.read_bytes() for part in kept.iterdir()}
    change_the_content(monkeypatch, "genesis")
    with pytest.raises(OtherContent):
        asyncio.run(begin_a_game(f"sqlite:///{kept / file.name}"))
    assert {name: (kept / name).read_bytes() for name in before} == before


def test_a_backup_of_another_content_is_refused_and_nothing_of_it_is_kept(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, copy, file = place("there"), place("copy"), tmp_path / "backup.gz"
    asyncio.run(begin_a_game(there))
    with file.open("wb") as out:
        asyncio.run(backup.back_up(there, out))
    change_the_content(monkeypatch, "clans")
    with pytest.raises(OtherContent):
        asyncio.run(backup.restore(copy, file))
    assert contents_of(copy) == []
