"""Installed packages add games and bots: that of docs/how-to/add-a-game.md, made a package as the page says.

They lie in a folder of their own that Python is told to look into, with what an installer would write there.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.processes import Outcome, run_process

from .guide import GUIDE, files_in, put_game

TEXT = GUIDE.read_text(encoding="utf-8")
COMMANDS = re.findall(r"^```text\n(mkdir .*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
PROJECT = tomllib.loads(*re.findall(r"^```toml\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL))["project"]
TAKER = '''
class Taker:
    """Takes as many as it is told, if it may."""

    def __init__(self, most=3):
        self.most = most

    def choose(self, view, legal):
        return legal[min(self.most, len(legal)) - 1]
'''
OURS = ["clans", "genesis", "planet", "trias"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages: the one of the page."""
    work, site = put_game(tmp_path_factory.mktemp("work")), tmp_path_factory.mktemp("site")
    (commands,) = COMMANDS
    run_process(commands, cwd=work, check=True)
    shutil.move(work / "pangea_pebbles", site)
    install(site, PROJECT["name"], PROJECT["entry-points"])
    (site / "taker.py").write_text(TAKER)
    install(site, "a-taker", {"pangea.bots": {"taker": "taker:Taker"}})
    return site


def install(site: Path, name: str, entries: Mapping[str, Mapping[str, str]]) -> None:
    """What an installer writes down of a package."""
    told = site / f"{name.replace('-', '_')}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [
        line
        for group, named in entries.items()
        for line in (f"[{group}]", *(f"{key} = {value}" for key, value in named.items()))
    ]
    (told / "entry_points.txt").write_text("\n".join(lines) + "\n")


def run(
    site: Path, *words: str, typed: str = "", cwd: Path | None = None, games: Path | None = None
) -> Outcome:
    environment = {**os.environ, "PYTHONPATH": str(site), "COLUMNS": "140", "NO_COLOR": "1"}
    environment.pop("PANGEA_GAMES", None)
    if games is not None:
        environment["PANGEA_GAMES"] = str(games)
    return run_process([sys.executable, *words], typed=typed, cwd=cwd, environment=environment)


def pangea(site: Path, *words: str, typed: str = "", cwd: Path | None = None) -> str:
    done = run(site, "-m", "pangea", *words, typed=typed, cwd=cwd)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def test_the_entry_points_name_what_the_page_builds() -> None:
    modules = {"pangea_pebbles": "games/pebbles/__init__.py"}  # where the commands of the page copy the files
    for entries in PROJECT["entry-points"].values():
        for place in entries.values():
            module, _, attribute = place.partition(":")
            assert (attribute or "GAME") in files_in(GUIDE)[modules[module]]


def test_it_is_listed_and_speaks(site: Path) -> None:
    listed = {game["name"]: game for game in json.loads(pangea(site, "games", "--json", "--lang", "it"))}
    assert sorted(listed) == sorted([*OURS, "pebbles"])
    assert listed["pebbles"]["title"] == "Sassolini"


def test_it_is_played_simulated_and_analysed(site: Path, tmp_path: Path) -> None:
    """In the terminal against the package's bot, at random, and move by move."""
    play = ["play", "pebbles", "--players", "2", "--bot", "taker:most=2", "--human", "0", "--seed", "1"]
    told = pangea(site, *play, "--record", "game.json", "--lang", "fr", typed="take 1\n" * 12, cwd=tmp_path)
    assert "Taker (Siège 1) prend 2 cailloux." in told
    assert "Il ne reste rien du tas." in told
    simulated = ["simulate", "pebbles", "--players", "3", "--games", "50", "--seed", "1", "--lang", "de"]
    assert "Der Haufen ist weg." in pangea(site, *simulated)
    analysed = run(
        site, "-m", "pangea", "analyse", "game.json", "--iterations", "50", "--lang", "en", cwd=tmp_path
    )
    assert analysed.returncode == 0, analysed.stderr
    assert "Seat 0 takes a pebble." in " ".join(analysed.stdout.replace("│", " ").split())


def test_its_bot_plays_in_an_arena(site: Path) -> None:
    bots = ["taker", "taker:most=1", "random"]
    arena = ["arena", "pebbles", *bots, "--players", "2", "--games", "6", "--jobs", "2", "--json"]
    standings = json.loads(pangea(site, *arena))["standings"]
    assert {standing["bot"] for standing in standings} == set(bots)
    assert {standing["games"] for standing in standings} == {4}


SERVED = """
import json
from pangea.server.http.static_data import static_data
print(json.dumps({path: json.loads(data) for path, data in static_data()}))
"""


def test_a_service_offers_it_with_its_words(site: Path) -> None:
    done = run(site, "-c", SERVED)
    assert done.returncode == 0, done.stderr
    files = json.loads(done.stdout)
    assert sorted(game["name"] for game in files["data/games.json"]["games"]) == sorted([*OURS, "pebbles"])
    assert "pebbles-title = Kiesel" in files["data/pebbles/words/de.json"]["fluent"]
    assert files["data/pebbles/book.json"]


BROKEN = "from pangea.core.kernel import rule\n\n\n@rule\ndef doubled(pile):\n    return [pile, pile]\n"


def test_what_is_wrong_with_one_keeps_nobody_from_the_others(site: Path, tmp_path: Path) -> None:
    """Each has its sentence, and the game without words is listed by its name."""
    shutil.copytree(site, tmp_path, dirs_exist_ok=True)
    shutil.rmtree(tmp_path / "pangea_pebbles" / "locales")
    for module, text in (("crashing", "import math\n\nmath.log(0)\n"), ("wrong_rule", BROKEN), ("empty", "")):
        (tmp_path / f"{module}.py").write_text(text)
        install(tmp_path, f"a-{module.replace('_', '-')}", {"pangea.games": {module: module}})
    games = {
        "clans": "empty",
        "cli": "empty",
        "gone": "no_such_module",
        "two words": "empty",
        "other": "pangea_pebbles",
    }
    install(
        tmp_path, "b-games", {"pangea.games": games, "pangea.bots": {"greedy": "empty", "elder": "empty"}}
    )
    install(tmp_path, "z-pebbles", {"pangea.games": {"pebbles": "empty"}})
    torn = tmp_path / "torn-1.0.dist-info"
    torn.mkdir()
    (torn / "entry_points.txt").write_bytes(b"\xff\xfe[pangea.games\nnothing")
    done = run(tmp_path, "-m", "pangea", "games", "--json", "--lang", "en")
    assert done.returncode == 0, done.stderr
    listed = {game["name"]: game for game in json.loads(done.stdout)}
    assert sorted(listed) == sorted([*OURS, "pebbles"])
    assert (listed["pebbles"]["title"], listed["pebbles"]["tagline"]) == ("Pebbles", "Pebbles: tagline")
    told = sorted(line for line in done.stderr.splitlines() if line.startswith("pangea: "))
    taken = "The name is taken: by a game or a part of Pangea, or by another package. Give it another one."
    bot_taken = "is left out: the name is taken, by a bot or a level of Pangea or by another package."
    crash, empty = f"{tmp_path / 'crashing.py'}, line 3", tmp_path / "empty.py"
    expected = [
        "The bot “elder” of b-games " + bot_taken,
        "The bot “greedy” of b-games " + bot_taken,
        "The game “clans” of b-games can’t be played. " + taken,
        "The game “cli” of b-games can’t be played. " + taken,
        f"The game “crashing” of a-crashing can’t be played. Its code fails in {crash}: ValueError",
        f"The game “empty” of a-empty can’t be played. In {empty} there is no game called GAME",
        "The game “gone” of b-games can’t be played. There is no module “no_such_module”.",
        "The game “other” of b-games can’t be played. The game calls itself “pebbles”.",
        "The game “pebbles” of z-pebbles can’t be played. " + taken,
        "The game “two words” of b-games can’t be played. A name has letters, digits and underscores only",
        "The game “wrong_rule” of a-wrong-rule can’t be played. The rule “doubled” can’t run on a GPU (",
    ]
    assert len(told) == len(expected), done.stderr
    for line, beginning in zip(told, expected, strict=True):
        assert line.startswith(f"pangea: {beginning}")
    assert f"({tmp_path / 'wrong_rule.py'}, line 6)" in told[-1]
    played = run(tmp_path, "-m", "pangea", "rules", "crashing", "--lang", "it")
    assert played.returncode == 2
    assert played.stderr.startswith("pangea: Non si può giocare a “crashing” di a-crashing.")


IMPORTS = "import math\n\nimport no_such_library\n"


def test_a_folder_of_games_says_which_of_them_cannot_be_imported(tmp_path: Path) -> None:
    """The line has the game, the folder, the file and the reason; the other games are listed and played."""
    games = put_game(tmp_path / "mine") / "games"
    broken = {"importing": IMPORTS, "unreadable": "def x(:\n", "empty": "GAME = 3\n"}
    for name, text in broken.items():
        (games / name).mkdir()
        (games / name / "__init__.py").write_text(text)
    (games / "incomplete").mkdir()
    (games / "incomplete" / "board.py").write_text("")
    listed = run(tmp_path, "-m", "pangea", "games", "--json", "--lang", "en", games=tmp_path / "mine")
    assert listed.returncode == 0
    assert [game["name"] for game in json.loads(listed.stdout)] == sorted([*OURS, "pebbles"])
    no_game = "there is no game called GAME: it must be a pangea.Game."
    reasons = {
        "empty": f"In {games / 'empty' / '__init__.py'} {no_game}",
        "importing": f"Its code fails in {games / 'importing' / '__init__.py'}, line 3: "
        "ModuleNotFoundError: No module named 'no_such_library'",
        "incomplete": f"In {games / 'incomplete' / '__init__.py'} {no_game}",
        "unreadable": f"Its code fails in {games / 'unreadable' / '__init__.py'}, line 1: "
        "SyntaxError: invalid syntax",
    }
    where = f"PANGEA_GAMES={tmp_path / 'mine'}"
    lines = {
        name: f"pangea: The game “{name}” of {where} can’t be played. {reasons[name]}" for name in reasons
    }
    assert listed.stderr.splitlines() == list(lines.values())
    for name, line in lines.items():
        asked = run(tmp_path, "-m", "pangea", "play", name, "--lang", "en", games=tmp_path / "mine")
        assert (asked.returncode, asked.stderr.splitlines()) == (2, [line])
