"""The drawn examples of the rules: up to date, behind sections that there are, each with a caption."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tools import make_examples

import pangea
from pangea.core.words import has_words

GAMES = [game.name for game in pangea.every_game()]
NAMED = re.compile(r"rules-([a-z]+)-(\d+)-([a-z-]+)\.json")


def test_the_files_are_as_the_tool_makes_them() -> None:
    assert list(make_examples.stale()) == []


def test_a_file_that_is_missing_or_too_many_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "rules-chess-1-mate.json").write_bytes(b"{}")
    stale = make_examples.stale(tmp_path)
    assert stale["rules-chess-1-mate.json"] == b""
    assert set(stale) - {"rules-chess-1-mate.json"} == {
        file.name for file in make_examples.FOLDER.glob("rules-*.json")
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_three_to_seven_examples(game: str) -> None:
    found = list(make_examples.FOLDER.glob(f"rules-{game}-*.json"))
    assert 3 <= len(found) <= 7
    for file in found:
        named = NAMED.fullmatch(file.name)
        assert named is not None, file.name
        assert has_words(f"{game}-rules-{named[2]}-title")
        assert has_words(f"{game}-example-{named[3]}")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_pointed_at_is_a_legal_move_and_what_is_shown_lies_on_the_board(game: str) -> None:
    for file in make_examples.FOLDER.glob(f"rules-{game}-*.json"):
        shown = json.loads(file.read_bytes())
        if shown["pointed"] is not None:
            assert shown["pointed"] in shown["scene"]["legal"], file.name
        left, top, width, height = shown["crop"]
        assert 0 <= left < left + width <= 1, file.name
        assert 0 <= top < top + height <= 1, file.name
