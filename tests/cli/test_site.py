"""`pangea site`: all pages as files, the same that a service hands out; and nothing half done."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

import pytest

from pangea.core.words import Phrase, say
from pangea.server.http.site import site_from
from pangea.server.http.static_data import static_data
from tests.processes import PIPE, Outcome, finish, run_process, started
from tests.server.servers import wait_until

PAGE = """<!doctype html>
<meta name="pangea-version" content="" />
<meta name="pangea-service" content="here" />
<script src="./assets/main-D3adB33f.js"></script>
"""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Pages as they come from their builder, only fewer."""
    pages = tmp_path / "built"
    (pages / "assets").mkdir(parents=True)
    (pages / "rulebooks").mkdir()
    (pages / "index.html").write_text(PAGE)
    (pages / "sw.js").write_text("keep(PRECACHE);")
    (pages / ".built-from").write_text("nobody needs this")
    (pages / "assets" / "main-D3adB33f.js").write_text("export {};")
    (pages / "assets" / "garamond-greek-wght-D3adB33f.woff2").write_bytes(b"letters")
    (pages / "assets" / "garamond-latin-wght-D3adB33f.woff2").write_bytes(b"letters")
    (pages / "rulebooks" / "clans.wasm").write_bytes(b"\0asm")
    return pages


def site(folder: Path, built: Path, *more: str, lang: str = "en") -> Outcome:
    words = [sys.executable, "-m", "pangea", "site", str(folder), "--pages", str(built), *more]
    environment = {**os.environ, "PANGEA_LANG": lang}
    return run_process(words, environment=environment)


def files_in(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def test_a_site_is_what_the_service_hands_out(tmp_path: Path, built: Path) -> None:
    """But for the page, which knows that there is no service, and the worker, which knows the page."""
    done = site(tmp_path / "new" / "site", built)
    assert done.returncode == 0, done.stderr
    assert "python -m http.server" in done.stdout
    written = files_in(tmp_path / "new" / "site")
    assert set(json.loads(written.pop("pangea-site.json"))["files"]) == {*written, "pangea-site.json"}
    served = dict(site_from(built, "/").files)
    assert written.keys() == served.keys()
    assert {name for name in served if served[name] != written[name]} == {"index.html", "sw.js"}
    assert {name: written[name] for name, _ in static_data()} == dict(static_data())
    page = written["index.html"].decode()
    assert '<meta name="pangea-service" content="none" />' in page
    assert '<script src="./assets/main-D3adB33f.js">' in page, "wherever the folder will lie"
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["site"]


def test_the_worker_keeps_what_is_needed_offline(tmp_path: Path, built: Path) -> None:
    assert site(tmp_path / "site", built).returncode == 0
    first, rest = (tmp_path / "site" / "sw.js").read_text(encoding="utf-8").split("\n", 1)
    assert rest == "keep(PRECACHE);"
    precache = json.loads(first.removeprefix("const PRECACHE = ").removesuffix(";"))
    assert not precache["hasDeepLinks"]
    kept = set(precache["files"])
    assert {"", "assets/main-D3adB33f.js", "rulebooks/clans.wasm"} <= kept
    assert {name for name, _ in static_data()} <= kept
    assert "assets/garamond-latin-wght-D3adB33f.woff2" in kept
    assert not kept & {"sw.js", "index.html", "assets/garamond-greek-wght-D3adB33f.woff2"}


def test_another_file_makes_another_version(tmp_path: Path, built: Path) -> None:
    before = site_from(built, None)
    assert site_from(built, None) == before
    (built / "rulebooks" / "clans.wasm").write_bytes(b"\0asm\1")
    after = site_from(built, None)
    assert before.version != after.version
    assert before.version.encode() in before.files["index.html"]
    assert after.version.encode() in after.files["index.html"]


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path, built: Path) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "notes.txt").write_text("mine")
    done = site(folder, built, lang="it")
    assert done.returncode == 2
    assert say(Phrase("cli-site-not-empty", {"folder": str(folder)}), "it") in done.stderr
    forced = site(folder, built, "--force")
    assert forced.returncode == 2
    assert "notes.txt" in forced.stderr
    assert files_in(folder) == {"notes.txt": b"mine"}


def test_a_site_is_replaced_if_that_is_wanted_and_nothing_else_goes(tmp_path: Path, built: Path) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    assert site(folder, built).returncode == 0
    (built / "assets" / "main-D3adB33f.js").rename(built / "assets" / "main-0ther000.js")
    assert site(folder, built).returncode == 2
    assert (folder / "assets" / "main-D3adB33f.js").exists()
    assert site(folder, built, "--force").returncode == 0
    assert not (folder / "assets" / "main-D3adB33f.js").exists()
    assert (folder / "assets" / "main-0ther000.js").exists()
    (folder / "assets" / "CNAME").write_text("games.example")
    done = site(folder, built, "--force")
    assert done.returncode == 2
    assert "assets/CNAME" in done.stderr
    assert (folder / "assets" / "CNAME").exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["built", "site"]


def test_what_can_not_be_written_is_said(tmp_path: Path, built: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert "is a file" in site(tmp_path / "file", built).stderr
    below = site(tmp_path / "file" / "site", built)
    assert below.returncode == 2
    assert "can’t be written" in below.stderr
    (built / "index.html").unlink()
    unbuilt = site(tmp_path / "site", built)
    assert unbuilt.returncode == 2
    assert "not built" in unbuilt.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["built", "file"]


def test_an_interrupted_command_leaves_nothing_half_done(tmp_path: Path, built: Path) -> None:
    folder = tmp_path / "target" / "site"
    folder.parent.mkdir()
    assert site(folder, built).returncode == 0
    before = files_in(folder)
    for number in range(5_000):
        (built / "assets" / f"part{number}-D3adB33f.js").write_text(str(number))
    with started(
        [sys.executable, "-m", "pangea", "site", folder, "--pages", built, "--force"],
        stderr=PIPE,
        environment={**os.environ, "PANGEA_LANG": "en"},
    ) as process:
        wait_until(
            lambda: len(list(folder.parent.iterdir())) > 1 or process.poll() is not None, "it has begun"
        )
        assert process.poll() is None
        process.send_signal(signal.SIGINT)
        done = finish(process)
    assert done.returncode == 130
    assert "Traceback" not in done.stderr
    assert [path.name for path in folder.parent.iterdir()] == ["site"]
    assert files_in(folder) == before
