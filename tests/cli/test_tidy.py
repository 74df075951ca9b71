"""`pangea tidy`: what is old goes, also while a service runs, and whatever stops it in the middle."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from pangea.server.store import Store
from pangea.server.store.ledger import Append
from pangea.server.store.usage import DAY
from tests.commands import run_command
from tests.patience import PATIENCE
from tests.processes import started
from tests.server.servers import wait_until

TABLES, ENTRIES = 400, 20


def head(seen: float) -> dict[str, Any]:
    """The head of a table that nobody will open."""
    return {
        "game": "clans",
        "version": 1,
        "status": "over",
        "private": False,
        "host": "nobody",
        "number": 1,
        "moves": 0,
        "turn": -1,
        "seats": "[]",
        "touched": seen,
        "deadline": None,
        "thinker": None,
        "thinks_until": None,
        "source": "",
        "seen": seen,
    }


def fill(file: Path, tables: int, age: float) -> None:
    """Tables that were last opened so many days ago."""
    seen = time.time() - age * DAY

    async def write() -> None:
        async with Store.open(f"sqlite:///{file}") as store:
            for number in range(1, ENTRIES + 1):
                pages = [
                    Append(
                        f"t{age}-{table}",
                        number,
                        seen,
                        "kind",
                        "x" * 2000,
                        head(seen),
                        ["nobody"],
                    )
                    for table in range(tables)
                ]
                await asyncio.gather(*(store.ledger.append(page) for page in pages))

    asyncio.run(write())


def counts(file: Path) -> dict[str, int]:
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as database:
        return {
            table: database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            for table in ("heads", "entries", "sitters")
        }


def test_what_is_old_goes_and_the_rest_stays(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    fill(file, 3, 100)
    fill(file, 2, 5)
    said = run_command("tidy", "--database", str(file), "--days", "90", "--dry-run")
    assert (said.returncode, "tables 3," in said.stdout, "0.1 MB" in said.stdout) == (0, True, True)
    assert counts(file)["heads"] == 5
    assert run_command("tidy", "--database", str(file), "--json").stdout.startswith('{"days": 365,')
    assert counts(file)["heads"] == 5
    size = file.stat().st_size
    done = run_command("tidy", "--database", str(file), "--days", "90", "--json", "--compact")
    removed = json.loads(done.stdout)
    assert (removed["tables"], removed["bytes"], removed["dry_run"]) == (3, 3 * ENTRIES * 2000, False)
    assert counts(file) == {"heads": 2, "entries": 2 * ENTRIES, "sitters": 2}
    assert file.stat().st_size < size


def test_wrong_use_is_said(tmp_path: Path) -> None:
    missing = str(tmp_path / "nothing.sqlite")
    nothing = run_command("tidy", "--database", missing)
    assert (nothing.returncode, "There is no database" in nothing.stderr) == (2, True)
    assert not Path(missing).exists(), "to look for it does not make it"
    assert "at least 1" in run_command("tidy", "--days", "0").stderr
    settings = tmp_path / "pangea.toml"
    settings.write_text("keep_days = 0\n")
    kept = run_command("tidy", "--settings", str(settings))
    assert (kept.returncode, "keep_days" in kept.stderr, "--days" in kept.stderr) == (2, True, True)
    old = tmp_path / "old.sqlite"
    fill(old, 1, 1)
    with closing(sqlite3.connect(old)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = 'first'")
    other = run_command("tidy", "--database", str(old))
    assert (other.returncode, "another version" in other.stderr, "Traceback" in other.stderr) == (
        2,
        True,
        False,
    )


def test_killed_in_the_middle_every_table_is_there_whole_or_gone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    fill(file, TABLES, 100)
    command = [sys.executable, "-m", "pangea", "tidy", "--database", str(file), "--days", "90"]
    with started(command, stderr=None) as process:
        wait_until(
            lambda: counts(file)["heads"] < TABLES or process.poll() is not None, "the first ones are gone"
        )
        process.send_signal(signal.SIGKILL)
    left = counts(file)
    assert left == {"heads": left["heads"], "entries": ENTRIES * left["heads"], "sitters": left["heads"]}
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    done = run_command("tidy", "--database", str(file), "--days", "90", "--json")
    assert json.loads(done.stdout)["tables"] == left["heads"]
    assert counts(file) == {"heads": 0, "entries": 0, "sitters": 0}
