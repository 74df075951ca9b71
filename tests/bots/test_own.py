"""Bots of one's own: found by module and by file, made with settings, and what is wrong with them told."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import pangea
from pangea.bots import bot, names, short_name
from pangea.bots.asking import answer_of
from pangea.bots.own import Place, place_in
from pangea.core.chance import random_from
from pangea.core.errors import BadTable
from pangea.core.words import languages
from tests.commands import run_command

BOTS = """
import dataclasses
import siblings
from pangea.bots.greedy import Player as Imported


class Settler:
    def choose(self, view, legal):
        return siblings.first(legal)


@dataclasses.dataclass
class Choosy:
    seed: int
    depth: int = 1
    pace: float = 1.0
    style: str = "plain"
    bold: bool = False

    def choose(self, view, legal):
        return legal[-1]


class Textual:
    def __init__(self, seed, settings=""):
        self.heard = seed, settings

    def choose(self, view, legal):
        return legal[0]


def settled(**settings):
    settler = Settler()
    settler.settings = settings
    return settler


def nobody():
    return object()


def failing():
    return {}["depth"]  # here


class Clumsy:
    def choose(self, view, legal):
        return self.look(legal)

    def look(self, legal):
        return legal[len(legal)]  # the line


class Mute: ...


READY = Settler()
NUMBER = 7
"""

OF_PEOPLE = ("my_bots", "siblings", "alone")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with somebody's bots, where that person is now."""
    (tmp_path / "my_bots.py").write_text(BOTS)
    (tmp_path / "siblings.py").write_text("def first(moves):\n    return moves[0]\n")
    monkeypatch.chdir(tmp_path)
    elsewhere = [place for place in sys.path if Path(place, "my_bots.py").exists()]
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place not in elsewhere])
    for name in [name for name in sys.modules if name in OF_PEOPLE]:  # of somebody else's folder
        monkeypatch.delitem(sys.modules, name)
    yield tmp_path
    for name, module in list(sys.modules.items()):
        if Path(getattr(module, "__file__", None) or "/").is_relative_to(tmp_path):
            del sys.modules[name]


def chosen_by(name: str) -> str:
    view = pangea.start("clans", players=2, seed=1).view(0)
    return bot(name, 5).choose(view, view.legal())


def legal() -> list[str]:
    return pangea.start("clans", players=2, seed=1).view(0).legal()


@pytest.mark.parametrize(
    "name",
    [
        "py:my_bots:Settler",
        "./my_bots.py:Settler",
        "my_bots.py:Settler",
        "py:./my_bots.py:Settler",
        "py:my_bots:READY",
        "./my_bots.py:settled",
        "py:my_bots:settled:depth=2",
    ],
)
def test_a_class_a_function_and_a_bot_play_by_module_and_by_file(folder: Path, name: str) -> None:
    assert chosen_by(name) == legal()[0]
    assert chosen_by(name.replace("./", f"{folder}/")) == legal()[0]


def test_settings_are_keywords_and_a_seed_is_given_to_whoever_takes_one(folder: Path) -> None:
    made = bot("py:my_bots:Choosy:depth=3,pace=0.5,style=fierce,bold", 9)
    assert repr(made) == "Choosy(seed=9, depth=3, pace=0.5, style='fierce', bold=True)"
    assert bot("py:my_bots:Textual:2s, anything", 9).heard == (9, "2s, anything")  # type: ignore[attr-defined]
    assert bot("./my_bots.py:settled:a=1", 9).settings == {"a": 1}  # type: ignore[attr-defined]


def test_the_only_bot_of_a_file_needs_no_name(folder: Path) -> None:
    Path("alone.py").write_text(
        "from my_bots import Choosy\nclass Alone:\n def choose(self, view, legal): return legal[1]\n"
    )
    assert chosen_by("./alone.py") == chosen_by("py:alone") == legal()[1]


@pytest.mark.parametrize(
    ("name", "place"),
    [
        (r"C:\bots\mine.py:Settler", Place("", r"C:\bots\mine.py", "Settler", "")),
        (r"C:\bots\mine.py", Place("", r"C:\bots\mine.py", "", "")),
        ("C:/a.py/mine.py:S", Place("", "C:/a.py/mine.py", "S", "")),
        ("/bots/mine.py:Settler:a=1,b=2:3", Place("", "/bots/mine.py", "Settler", "a=1,b=2:3")),
        ("py:bots.mine:Settler:a=x.py", Place("bots.mine", "", "Settler", "a=x.py")),
        ("py:mine", Place("mine", "", "", "")),
        ("search:0.5s", None),
        ("my.python", None),
    ],
)
def test_a_name_says_where_a_bot_is(name: str, place: Place | None) -> None:
    assert place_in(name) == place


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("py:no_bots:Settler", "no_bots can’t be imported. There is no module “no_bots”."),
        ("py:my bots:Settler", "“my bots” is not the name of a module"),
        ("./no_bots.py:Settler", "./no_bots.py can’t be imported. There is no such file in "),
        ("py:my_bots:Setler", "There is no “Setler” in my_bots. Did you mean “Settler”?"),
        ("./my_bots.py:Wizard", "The bots there are: Settler, Choosy, Textual, Clumsy, READY."),
        ("py:siblings", "There is no bot in siblings: something with a method choose(view, legal)."),
        ("py:my_bots", "Which bot of my_bots? Write its name after a colon."),
        ("py:my_bots:NUMBER", "“NUMBER” in my_bots is not a bot: it has no method choose"),
        ("py:my_bots:Mute", "“Mute” in my_bots is not a bot"),
        ("py:my_bots:nobody", "“nobody” in my_bots is not a bot"),
        ("py:my_bots:READY:fast", "“READY” in my_bots is a bot already, so “fast” can’t be set."),
        ("py:my_bots:Choosy:width=3", "“Choosy” has no setting “width”. It has: depth, pace, style, bold."),
        ("py:my_bots:Settler:fast", "“Settler” has no settings, so “fast” can’t be set."),
        ("greedi", "There is no bot called “greedi”. Did you mean “greedy”?"),
        ("wizard", "There is no bot called “wizard”. The bots are: hatchling, "),
    ],
)
def test_what_is_wrong_with_a_name_is_told(folder: Path, name: str, said: str) -> None:
    with pytest.raises(BadTable) as caught:
        bot(name, 1)
    assert said in str(caught.value)
    assert len({caught.value.told(lang) for lang in languages()}) == len(languages())


@pytest.mark.parametrize(
    ("text", "file", "said"),
    [
        ("import my_bots\n\nmy_bots.failing()\n", "my_bots.py", "KeyError: 'depth'"),
        ("import json\njson.loads('{')  # here\n", "broken.py", "JSONDecodeError: Expecting"),
        ("import no_such_library  # here\n", "broken.py", "No module named 'no_such_library'"),
        ("class Settler:\n    def choose(  # here\n", "broken.py", "SyntaxError: '(' was never closed"),
        ("import sys\nsys.exit('goodbye')  # here\n", "broken.py", "SystemExit: goodbye"),
    ],
)
def test_an_error_while_importing_is_told_with_its_line(
    folder: Path, text: str, file: str, said: str
) -> None:
    """The last one that is the author's own, wherever the error came from."""
    Path("broken.py").write_text(text)
    line = 1 + [("# here" in line) for line in Path(file).read_text().splitlines()].index(True)
    for name in ("py:broken:Settler", "./broken.py:Settler"):
        with pytest.raises(BadTable) as caught:
            bot(name, 1)
        assert said in str(caught.value)
        assert f"{folder / file}, line {line}:" in str(caught.value)


def test_an_error_while_it_is_made_is_told_with_its_line(folder: Path) -> None:
    with pytest.raises(
        BadTable, match=r"“failing” in my_bots can’t be made. .*my_bots.py, line \d+: KeyError"
    ):
        bot("py:my_bots:failing", 1)


def test_an_error_at_a_move_is_told_with_its_line(folder: Path) -> None:
    view = pangea.start("clans", players=2, seed=1).view(0)
    answer = answer_of(bot("./my_bots.py:Clumsy", 1), view, view.legal(), random_from(1))
    assert answer.move in view.legal()
    line = 1 + next(number for number, line in enumerate(BOTS.splitlines()) if "# the line" in line)
    told = str(answer.trouble)
    assert told == f"Clumsy: The bot failed: IndexError: list index out of range (my_bots.py, line {line})"


def test_a_file_may_have_the_name_of_something_that_python_has(folder: Path) -> None:
    Path("random.py").write_text((folder / "my_bots.py").read_text())
    assert chosen_by("./random.py:Settler") == legal()[0]
    import random

    assert hasattr(random, "shuffle")


def test_short_names_are_for_people() -> None:
    assert [short_name(name) for name in ("greedy", "search:5", "py:a.b:Settler:x=1", "./bots.py")] == [
        "Greedy",
        "Search",
        "Settler",
        "./bots.py",
    ]


def test_the_names_of_bots_are_still_those_of_their_files() -> None:
    assert names() == ("greedy", "novice", "program", "random", "search")


def test_an_arena_takes_them_into_its_processes(folder: Path) -> None:
    words = ["clans", "./my_bots.py:Clumsy", "py:my_bots:Choosy:depth=2", "random", "--players", "2"]
    done = run_command("arena", *words, "--games", "6", "--jobs", "2", "--lang", "en", cwd=folder)
    assert done.returncode == 0, done.stderr
    assert "./my_bots.py:Clumsy" in done.stdout
    assert "IndexError: list index out of range (my_bots.py, line" in done.stdout
    alone = run_command("arena", *words, "--games", "6", "--jobs", "1", "--lang", "en", cwd=folder)
    assert alone.stdout == done.stdout


def test_they_are_played_against_in_the_terminal(folder: Path) -> None:
    words = ["clans", "--players", "2", "--human", "1", "--bot", "./my_bots.py:Settler", "--seed", "1"]
    done = run_command("play", *words, "--plain", "--lang", "en", typed="quit\n", cwd=folder)
    assert done.returncode == 0, done.stderr
    assert "Settler" in done.stdout
    wrong = run_command("play", "clans", "--bot", "./my_bots.py:Setler", "--lang", "it", cwd=folder)
    assert (wrong.returncode, wrong.stderr) == (
        2,
        "pangea: In ./my_bots.py non c’è “Setler”. Volevi dire “Settler”?\n",
    )
