"""Rulings: those that a game's README lists are marked and explained to players, and no others."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import pangea
from pangea.cli.rules import explained
from pangea.core.words import LOCALES, languages

GAMES = pytest.mark.parametrize("game", [game.name for game in pangea.every_game()])
LANGUAGES = pytest.mark.parametrize("lang", languages())


def listed(game: str) -> list[str]:
    """The rulings in the game's README: `- **C3.4** No passing. …`"""
    text = files(f"pangea.games.{game}").joinpath("README.md").read_text(encoding="utf-8")
    section = re.search(r"^## Rulings\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert section is not None
    assert section[1].count("\n- ") == section[1].count("\n- **"), (
        "a ruling begins with the number of its rule"
    )
    return re.findall(r"^- \*\*([A-Z]\d+\.\d+)\*\* ", section[1], re.MULTILINE)


@GAMES
def test_every_ruling_is_listed_once_in_the_order_of_the_rules(game: str) -> None:
    rulings = listed(game)
    assert rulings == sorted(set(rulings), key=lambda rule: [int(part) for part in rule[1:].split(".")])


@LANGUAGES
@GAMES
def test_a_listed_ruling_has_its_reason_and_the_other_way_round(game: str, lang: str) -> None:
    text = (LOCALES / lang / f"{game}.ftl").read_text(encoding="utf-8")
    reasons = re.findall(rf"^{game}-ruling-(\w+)-(\d+) = \S", text, re.MULTILINE)
    assert [".".join(parts) for parts in reasons] == listed(game)


@LANGUAGES
@GAMES
def test_a_listed_ruling_is_marked_once_and_its_reason_is_told_below(game: str, lang: str) -> None:
    text = explained(game, lang)
    marks = re.findall(r"\[([A-Z]\d+\.\d+)†\]", text)
    notes = re.findall(r"^> † [^\W\d]+ ([A-Z]\d+\.\d+)", text, re.MULTILINE)
    assert sorted(marks) == sorted(listed(game))
    assert notes == marks
