"""The package as it is shipped: everything is in it, and it works where nothing else of the project is."""

from __future__ import annotations

import json
import os
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.patience import LONG_PATIENCE
from tests.processes import run_process

from .fewer_packages import run_with

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "pangea"

GAME = """
import json
import pangea
from pangea.bots import bot

match, novice = pangea.start("trias", players=2, seed=3), bot("novice", seed=1)
match.play(novice.choose(match.view(match.turn), match.legal()))
print(json.dumps([pangea.__file__, len(match.moves), len(pangea.every_game())]))
"""
COMMAND = """
from pangea.cli import main

sys.argv = ["pangea", *WORDS]
main()
"""


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source distribution."""
    folder = tmp_path_factory.mktemp("dist")
    build(ROOT, folder, "sdist", "wheel")
    return folder


@pytest.fixture(scope="module")
def installed(shipped: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What an installer puts where Python finds it: the wheel, unpacked."""
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(next(shipped.glob("*.whl"))) as wheel:
        wheel.extractall(folder)
    return folder


def build(source: Path, folder: Path, *targets: str) -> None:
    wanted = [word for target in targets for word in ("--target", target)]
    command = [sys.executable, "-m", "hatchling", "build", *wanted, "--directory", str(folder)]
    run_process(command, cwd=source, check=True, patience=LONG_PATIENCE)


def files_in(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as file:
        return {name: file.read(name) for name in file.namelist()}


def test_the_wheel_has_everything(shipped: Path) -> None:
    """Words, boards, the READMEs of the games and py.typed are shipped as well."""
    names = {name for name in files_in(next(shipped.glob("*.whl"))) if name.startswith("pangea/")}
    sources = (file for file in SOURCE.rglob("*") if file.is_file() and file.parent.name != "__pycache__")
    assert names == {file.relative_to(SOURCE.parent).as_posix() for file in sources}
    assert {"pangea/py.typed", "pangea/webui/index.html", "pangea/webui/rulebooks/clans.wasm"} <= names


def test_the_source_makes_the_same_wheel_without_node(
    shipped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pages come ready made in it: there is nothing to build, and no program to build it with."""
    with tarfile.open(next(shipped.glob("*.tar.gz"))) as archive:
        archive.extractall(tmp_path, filter="data")
    [source] = tmp_path.iterdir()
    assert not (source / "web" / "node_modules").exists()
    monkeypatch.setenv("PATH", os.devnull)
    build(source, tmp_path / "again", "wheel")
    assert files_in(next((tmp_path / "again").glob("*.whl"))) == files_in(next(shipped.glob("*.whl")))


def test_the_wheel_alone_is_the_library(installed: Path) -> None:
    done = run_with([], GAME, installed)
    assert done.returncode == 0, done.stderr
    place, moves, games = json.loads(done.stdout)
    assert Path(place).is_relative_to(installed)
    assert moves > 0
    assert games == 4


def test_the_wheel_and_its_extras_are_the_command_and_the_pages(installed: Path, tmp_path: Path) -> None:
    """`pangea site` writes what the service hands out: pages, words and rulebooks, with nothing to build."""
    words = repr(["site", str(tmp_path / "site")])
    done = run_with(["serve"], COMMAND.replace("WORDS", words), installed)
    assert done.returncode == 0, done.stderr
    written = {file.relative_to(tmp_path / "site").as_posix() for file in (tmp_path / "site").rglob("*")}
    assert {"index.html", "sw.js", "rulebooks/clans.wasm"} <= written
