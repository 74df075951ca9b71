"""Whoever follows docs/how-to/add-a-game.md has a game: its files, copied from the page, are played."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import pangea
from pangea.core.words import languages
from tests.patience import LONG_PATIENCE
from tests.processes import run_process

from . import test_structure
from .cli.test_commands import right, wrong
from .guide import GAME, GUIDE, put_game

ROOT = Path(__file__).parents[1]
COMMANDS = re.compile(r"^```text\n(python .*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The files of the page in a folder, and PANGEA_GAMES that names it."""
    folder = put_game(tmp_path_factory.mktemp("shelf"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PANGEA_GAMES", str(folder))
        yield folder


def test_it_has_the_parts_of_every_game(shelf: Path) -> None:
    test_structure.test_games_have_the_same_parts(shelf / "games" / GAME)
    test_structure.test_packages_of_a_game_only_name_their_parts(shelf / "games" / GAME)


def test_it_is_written_as_the_other_games_are(tmp_path: Path) -> None:
    put_game(tmp_path / "src" / "pangea")
    settings = ["--no-cache", "--config", str(ROOT / "pyproject.toml")]
    settings += ["--config", "lint.isort.known-first-party = ['pangea']"]
    for check in (["format", "--check"], ["check"]):
        ruff = [sys.executable, "-m", "ruff", *check, *settings, "src/pangea/games"]
        done = run_process(ruff, cwd=tmp_path)
        assert done.returncode == 0, done.stdout + done.stderr


def test_every_language_has_its_words(shelf: Path) -> None:
    files = {lang: shelf / "locales" / lang / f"{GAME}.ftl" for lang in languages()}
    english = test_structure.messages_in(files["en"])
    assert len(files) >= 4
    for file in files.values():
        assert test_structure.messages_in(file) == english
        assert "'" not in file.read_text(encoding="utf-8")


def test_it_is_listed_besides_the_others(shelf: Path) -> None:
    listed = {game["name"]: game for game in json.loads(right("games", "--json", lang="it"))}
    assert set(listed) == {GAME, *(game.name for game in test_structure.GAMES)}
    assert listed[GAME]["title"] == "Sassolini"
    assert "2 bis 3 Personen, etwa 1 Minute" in right("rules", GAME, lang="de")


def test_it_is_played_in_the_terminal(shelf: Path, tmp_path: Path) -> None:
    """By somebody who takes one pebble at a time, and three when there are fewer, against a bot."""
    kept = tmp_path / "game.json"
    words = ["play", GAME, "--players", "2", "--bot", "random", "--human", "0", "--seed", "1"]
    text = right(*words, "--record", str(kept), typed="take 7\nscore\n" + "take 3\ntake 1\n" * 12, lang="fr")
    assert "« take 7 » : 7 ne peut pas se trouver là." in text
    assert "carte secrète" in text
    assert "prend un caillou" in text
    assert "Il ne reste rien du tas." in text
    match = pangea.load(kept)
    assert match.is_over
    assert {line.rule for line in match.score().lines} <= {"P5.1", "P5.2"}
    assert "Kiesel. Der Haufen ist weg." in right("show", str(kept), lang="de")


def test_a_folder_without_games_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PANGEA_GAMES", str(tmp_path))
    assert f"There are no games in “{tmp_path / 'games'}”, which PANGEA_GAMES names." in wrong(2, "games")


@pytest.mark.slow
def test_the_commands_of_the_page_test_it(shelf: Path) -> None:
    """Those that write its texts and run the conformance tests, all of them, as the page has them."""
    (commands,) = COMMANDS.findall(GUIDE.read_text(encoding="utf-8"))
    *_, tested = [output_of(line) for line in commands.splitlines()]
    passed = re.search(r"\b(\d+) passed, \d+ deselected in", tested)
    assert passed, tested
    assert int(passed[1]) > 100


def output_of(line: str) -> str:
    """What a line in a shell prints, where all goes well."""
    program, words = line.split(" ", 1)
    ours = {"python": sys.executable, "pangea": f"{sys.executable} -m pangea"}
    command = f"{ours.get(program, program)} {words}"
    done = run_process(command, cwd=ROOT, patience=LONG_PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
