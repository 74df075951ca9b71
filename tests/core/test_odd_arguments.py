"""Whatever the library can't take: a PangeaError says so in a sentence, in every language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import pangea
from pangea.core import records
from pangea.core.record import fingerprint
from pangea.core.words import languages

LIB: Any = pangea
ANY_RECORDS: Any = records
"""Without types: this is about what type checkers would refuse, too."""


def begun() -> Any:
    return LIB.start("clans", players=2, seed=1)


def over() -> Any:
    return LIB.play("clans", ["random", "random"], seed=1)


class Sphinx:
    """A bot that does not answer."""

    def choose(self, *_: object) -> None:
        return None


class Mute:
    def __repr__(self) -> str:
        raise RuntimeError("nothing to say")


POSITION = "players 2; turn 0; clans red blue"
TRIES: dict[str, tuple[Callable[[], object], str]] = {
    # Games
    "start(None)": (lambda: LIB.start(None, players=2), "None is no text"),
    "start(3)": (lambda: LIB.start(3, players=2), "3 is no text"),
    "start([])": (lambda: LIB.start(["clans"], players=2), "['clans'] is no text"),
    "start('')": (lambda: LIB.start("", players=2), "There is no game called “”"),
    "start('chess')": (lambda: LIB.start("chess", players=2), "no game called “chess”"),
    "game(None)": (lambda: LIB.game(None), "None is no text"),
    "game({})": (lambda: LIB.game({}), "{} is no text"),
    # Players
    "no players": (lambda: LIB.start("clans"), "clans is for 2 to 4 players, for instance players=2"),
    "players='x'": (lambda: LIB.start("clans", players="x"), "must be a whole number, not 'x'"),
    "players=2.0": (lambda: LIB.start("clans", players=2.0), "must be a whole number, not 2.0"),
    "players=True": (lambda: LIB.start("clans", players=True), "must be a whole number, not True"),
    "players=[]": (lambda: LIB.start("clans", players=[]), "must be a whole number, not []"),
    "players=0": (lambda: LIB.start("clans", players=0), "2 to 4 players, not 0"),
    "players=-1": (lambda: LIB.start("clans", players=-1), "2 to 4 players, not -1"),
    "players=10**30": (lambda: LIB.start("clans", players=10**30), "2 to 4 players"),
    "players=Mute": (lambda: LIB.start("clans", players=Mute()), "must be a whole number, not Mute"),
    # Seeds
    "seed=1.5": (lambda: LIB.start("clans", 2, seed=1.5), "A seed is a whole number"),
    "seed='x'": (lambda: LIB.start("clans", 2, seed="x"), "and not 'x'"),
    "seed='7'": (lambda: LIB.start("clans", 2, seed="7"), "and not '7'"),
    "seed=True": (lambda: LIB.start("clans", 2, seed=True), "and not True"),
    "seed=[1]": (lambda: LIB.start("clans", 2, seed=[1]), "and not [1]"),
    # Options and content
    "options=[]": (lambda: LIB.start("clans", 2, options=["x"]), "Options are given by name"),
    "options='x'": (lambda: LIB.start("clans", 2, options="x"), "something else: 'x'"),
    "options={1: 2}": (lambda: LIB.start("clans", 2, options={1: 2}), "Options are given by name"),
    "options={'x': 'y'}": (lambda: LIB.start("clans", 2, options={"x": "y"}), "has no option “x”"),
    "options value": (lambda: LIB.start("planet", 2, options={"rules": 3}), "can’t be “3”"),
    "options value list": (lambda: LIB.start("planet", 2, options={"rules": ["full"]}), "can’t be"),
    "content=[]": (lambda: LIB.start("clans", 2, content=[1]), "A content is a JSON object"),
    "content='x'": (lambda: LIB.start("clans", 2, content="x"), "and not 'x'"),
    "content={}": (lambda: LIB.start("clans", 2, content={}), "“terrain” is missing"),
    "Edition": (lambda: LIB.Edition(LIB.game("clans"), 7), "and not 7"),
    # Names
    "names='Ada'": (lambda: LIB.start("clans", 2, names="Ada"), "no such list: 'Ada'"),
    "names=7": (lambda: LIB.start("clans", 2, names=7), "no such list: 7"),
    "names=None": (lambda: LIB.start("clans", 2, names=None), "no such list: None"),
    "names=[1]": (lambda: LIB.start("clans", 2, names=[1]), "no such list: 1"),
    "names={}": (lambda: LIB.start("clans", 2, names={"Ada": 1}), "no such list"),
    "nine names": (lambda: LIB.start("clans", 2, names=["x"] * 9), "9 names are too many for 2 players"),
    # Positions, and how quickly
    "position=3": (lambda: LIB.start("clans", position=3), "A position is text"),
    "position=''?": (lambda: LIB.start("clans", position="clans red ?"), "everything in it must be known"),
    "position odd": (lambda: LIB.start("clans", position="weather fine"), "not part of a position"),
    "position players": (lambda: LIB.start("clans", 3, position=POSITION), "one of 2 players, not of 3"),
    "position options": (
        lambda: LIB.start("planet", options={"rules": "full"}, position="players 2"),
        "takes none beside it",
    ),
    "fast='yes'": (lambda: LIB.start("clans", 2, fast="yes"), "“fast” is True"),
    "fast=1": (lambda: LIB.start("clans", 2, fast=1), "and not 1"),
    # Moves
    "play(3)": (lambda: begun().play(-3), "legal()[0] is the first"),
    "play(10**6)": (lambda: begun().play(10**6), "1000000 is no move. Play one as text"),
    "play(10**30)": (lambda: begun().play(10**30), "is no move"),
    "play(600)": (lambda: begun().play(600), "The number 600 stands for “hut"),
    "play(None)": (lambda: begun().play(None), "A move is text, as legal() lists it (“move 0>1”)"),
    "play(True)": (lambda: begun().play(True), "neither: True"),
    "play(1.0)": (lambda: begun().play(1.0), "neither: 1.0"),
    "play([])": (lambda: begun().play(["move 0>1"]), "neither: ['move 0>1']"),
    "play(b'')": (lambda: begun().play(b"move 0>1"), "neither: b'move 0>1'"),
    "play('')": (lambda: begun().play(""), "is not a move of Clans"),
    "play('move')": (lambda: begun().play("move 0>40"), "[C1.3]"),
    "play long": (lambda: begun().play("9" * 999), "at most 200 characters"),
    "play over": (lambda: over().play("move 0>1"), "["),
    "play over 3": (lambda: over().play(3), "["),
    "play over None": (
        lambda: over().play(None),
        "None is no move, and none can be made any more: the game is over",
    ),
    "follow(3.5)": (lambda: begun().follow(3.5), "A move is text"),
    "undo": (lambda: begun().undo(), "no player’s move"),
    "cut(-1)": (lambda: begun().cut(-1), "whole number from 0 on, and not -1"),
    "cut('x')": (lambda: begun().cut("x"), "and not 'x'"),
    "next_of_nature": (lambda: begun().next_of_nature(), "Nature has nothing to do now"),
    # Looking
    "view('0')": (lambda: begun().view("0"), "whole number from 0 to 1, or WATCHER"),
    "view(None)": (lambda: begun().view(None), "and not None"),
    "view(0.0)": (lambda: begun().view(0.0), "and not 0.0"),
    "view(True)": (lambda: begun().view(True), "and not True"),
    "view(2)": (lambda: begun().view(2), "There is no seat 2"),
    "log('x')": (lambda: begun().log("x"), "and not 'x'"),
    "log(9)": (lambda: begun().log(9), "There is no seat 9"),
    "position('x')": (lambda: begun().position("x"), "and not 'x'"),
    "position(-1)": (lambda: begun().position(-1), "and not -1"),
    "mover(99)": (lambda: begun().mover(99), "There is no move 99"),
    "told('x')": (lambda: begun().told("x"), "There is no move 'x'"),
    "told(62)": (lambda: begun().told(62), "numbered from 0 to 61"),
    "told(None)": (lambda: begun().told(None), "There is no move None"),
    "told lang": (lambda: begun().told(0, lang="xx"), "no words in the language 'xx'"),
    "told lang None": (lambda: begun().told(0, lang=None), "no words in the language None"),
    "told seat": (lambda: begun().told(0, seat=9), "There is no seat 9"),
    "told seat text": (lambda: begun().told(0, seat="x"), "and not 'x'"),
    "score told": (lambda: over().score().told("xx"), "no words in the language 'xx'"),
    "score names": (lambda: over().score().told(names="Ada"), "no such list: 'Ada'"),
    "text lang": (lambda: begun().view(0).text("xx"), "no words in the language 'xx'"),
    "svg lang": (lambda: begun().view(0).svg(3), "no words in the language 3"),
    "features": (lambda: begun().view(LIB.WATCHER).features(), "somebody who only watches has none"),
    "state_as": (lambda: begun().state_as(int), "is not the state of clans"),
    # Bots
    "play bots 'x'": (lambda: LIB.play("clans", "random"), "no such list: 'random'"),
    "play bots None": (lambda: LIB.play("clans", None), "no such list: None"),
    "play bots 3": (lambda: LIB.play("clans", 3), "no such list: 3"),
    "play bots [3]": (lambda: LIB.play("clans", [3, 4]), "neither: 3"),
    "play a class": (lambda: LIB.play("clans", [Sphinx, Sphinx]), "neither: <class"),
    "play unknown": (lambda: LIB.play("clans", ["nobody", "random"]), "no bot called “nobody”"),
    "play one bot": (lambda: LIB.play("clans", ["random"]), "2 to 4 players, not 1"),
    "play Sphinx": (lambda: LIB.play("clans", [Sphinx(), Sphinx()]), "neither: None"),
    "play None": (lambda: LIB.play(None, ["random", "random"]), "None is no text"),
    # Records
    "load(None)": (lambda: LIB.load(None), "A file is named by its path"),
    "load(3)": (lambda: LIB.load(3), "and 3 is none"),
    "load missing": (
        lambda: LIB.load("there-is-no-such.json"),
        "there-is-no-such.json can’t be read",
    ),
    "load folder": (lambda: LIB.load("."), "the file . can’t be read"),
    "load binary": (lambda: LIB.load("binary"), "the file binary is no text"),
    "load empty": (lambda: LIB.load("empty"), "there is no record in this file"),
    "load zero": (lambda: LIB.load("a\0b"), "is no text"),
    "load nonsense": (lambda: LIB.load("nonsense"), "record 1: this is not JSON"),
    "read(None)": (lambda: ANY_RECORDS.read(None), "this is not JSON"),
}


@pytest.fixture
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "empty").write_text("")
    (tmp_path / "nonsense").write_text("so it goes")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("in_a_folder")
@pytest.mark.parametrize("name", TRIES)
def test_an_odd_try_is_told_in_a_sentence(name: str) -> None:
    tried, words = TRIES[name]
    with pytest.raises(pangea.PangeaError) as caught:
        tried()
    told = [caught.value.told(lang) for lang in languages()]
    assert words in str(caught.value)
    assert told[0] == str(caught.value)
    assert len(set(told)) == len(languages())
    assert all(len(text) > 15 for text in told)


def test_there_are_many_odd_tries() -> None:
    assert len(TRIES) >= 60


def test_an_illegal_number_says_what_it_stands_for_and_which_rule_forbids_it() -> None:
    match = begun()
    before = fingerprint(match.state)
    with pytest.raises(pangea.IllegalMove) as caught:
        match.play(300)
    assert caught.value.rule.startswith("C")
    assert "“village" in str(caught.value)
    assert "legal()[0] is the first" in str(caught.value)
    assert fingerprint(match.state) == before
