"""What the texts say besides the rules: the story, what is in the box, and the two translations."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import pangea
from pangea.core.words import LOCALES, Phrase, languages, say

LANGUAGES = pytest.mark.parametrize("lang", languages())

_ONE_EDITION = {
    "en": r"booklet|Italian box|French box",
    "it": r"libretto|regolament[oi]|scatola italiana|scatola francese",
    "fr": r"livret|boîte italienne|boîte française",
    "de": r"[Hh]eft|italienische Schachtel|französische Schachtel",
}
"""What the Italian and the French text are not: there is one box, with rules in German and English."""


def section_13(lang: str) -> str:
    return say(Phrase("trias-rules-13-text"), lang)


@LANGUAGES
def test_the_page_begins_with_the_story(lang: str) -> None:
    """The age, how it began, how long it lasted, and the continent that this project is named after."""
    summary = say(Phrase("trias-summary"), lang)
    assert re.findall(r"\d+", summary) == ["250", "95", "45"]
    assert re.search(r"Trias\b", summary)
    assert re.search(r"Pang(ea|ée|äa)", summary)


@LANGUAGES
def test_what_is_in_the_box_is_counted(lang: str) -> None:
    """T1.1 to T1.3: 39 tiles, 39 cards, and 16 cubes of each colour, one of them for the score track."""
    text = say(Phrase("trias-rules-2-text"), lang)
    tiles, cards, *_ = text.split("\n\n")
    numbers = [int(number) for number in re.findall(r"(?<![T.\d])\d+(?!\.\d)", tiles)]
    all_tiles, land, *terrains, water, cubes, herds = numbers[:8]
    assert (all_tiles, land, terrains, water) == (39, 36, [9, 15, 12], 2)
    assert (cubes, herds) == (16, 15)
    assert re.findall(r"\*\*39 \w+\*\*", cards)
    parts = [int(number) for number in re.findall(r"\d+", cards)]
    assert parts[parts.index(30) : parts.index(30) + 4] == [30, 7, 13, 10]
    assert parts[parts.index(9) : parts.index(9) + 4] == [9, 2, 3, 3]


@LANGUAGES
def test_they_are_called_translations(lang: str) -> None:
    for name in ("trias", "learn_trias", "help_trias"):
        text = (LOCALES / lang / f"{name}.ftl").read_text(encoding="utf-8")
        assert re.findall(_ONE_EDITION[lang], text) == [], name


def test_the_readme_speaks_of_translations() -> None:
    text = files("pangea.games.trias").joinpath("README.md").read_text(encoding="utf-8")
    assert re.findall(r"(?:French|Italian) (?:rule|booklet|box)", text) == []


@LANGUAGES
def test_the_rules_name_their_authors(lang: str) -> None:
    for name in ("Ralf Lehmkuhl", "Doris", "Rick Heli", "Aldo Cristilli", "Ludo le gars", "2002", "2003"):
        assert name in section_13(lang)


@LANGUAGES
def test_every_difference_has_its_rule(lang: str) -> None:
    differences = [line for line in section_13(lang).split("\n") if line.startswith("- **")]
    rules = [re.findall(r"\[(T[\d.]+)\]", line) for line in differences]
    assert rules == [
        ["T7.3"],
        ["T8.5"],
        ["T1.4"],
        ["T4.4"],
        ["T2.1"],
        ["T2.1"],
        ["T2.4"],
        ["T3.1"],
        ["T4.1"],
        ["T5.2"],
    ]


@LANGUAGES
def test_owners_of_the_box_are_told_what_to_look_up(lang: str) -> None:
    (questions,) = [block for block in section_13(lang).split("\n\n") if block.count("?") > 1]
    assert re.findall(r"\[(T[\d.]+)\]", questions) == ["T7.3", "T7.2", "T8.5", "T1.4", "T4.4", "T3.1"]


@LANGUAGES
def test_the_presets_are_of_intermediate_scoring(lang: str) -> None:
    """T7.3, T8.5: by either translation shares are rounded up."""
    scoring = say(Phrase("trias-rules-8-title"), lang)
    assert say(Phrase("trias-preset"), lang).startswith(scoring)
    assert say(Phrase("trias-preset-italian"), lang) in section_13(lang)
    assert all(set(preset.options) == {"splits"} for preset in pangea.game("trias").presets)
