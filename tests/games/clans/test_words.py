"""What the texts of Clans say: what is in the box, how a move and the end go, and where all of it is from."""

from __future__ import annotations

import re

import pytest

from pangea.core.words import LOCALES, Phrase, languages, say
from pangea.games.clans import GAME

LANGUAGES = pytest.mark.parametrize("lang", languages())


def told(message: str, lang: str) -> str:
    return say(Phrase(message), lang)


def paragraph_on(rule: str, section: int, lang: str) -> str:
    """Return the paragraph or item of a section of the rules that names a rule."""
    parts = re.split(r"\n\n|\n- ", told(f"clans-rules-{section}-text", lang))
    (found,) = (part for part in parts if f"[{rule}]" in part)
    return found


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ("clans-summary", ("nomads", "nomadi", "nomades", "Nomaden")),
        ("clans-rules-8-text", ("come off", "si tolgono", "quittent", "kommen von")),
        ("clans-rules-10-text", ("Seize the chance", "Approfittane", "Saisissez l", "Nutze die Gelegenheit")),
        ("clans-rules-12-text", (GAME.designer,) * 4),
        (
            "clans-rules-12-text",
            ("no illustrator", "non nomina illustratori", "pas d’illustrateur", "niemanden"),
        ),
        ("help_clans-card-turn", ("[C3.3]",) * 4),
        ("help_clans-look-heavy", ("unless", "a meno che", "sauf si", "es sei denn")),
        ("web-colophon", ("no publisher", "nessun editore", "aucun éditeur", "kein Verlag")),
    ],
)
def test_what_the_booklet_tells_besides_rules_is_told(message: str, words: tuple[str, ...]) -> None:
    for lang, word in zip(("en", "it", "fr", "de"), words, strict=True):
        assert word in say(Phrase(message, {"count": 2}), lang)


@LANGUAGES
def test_the_rules_name_everything_in_the_box_with_its_number(lang: str) -> None:
    """C1.1, C1.2: a board with its table and track, huts, cards, tokens, discs."""
    _, board, huts, tokens, discs, *_ = re.split(r"\n\n|\n- ", told("clans-rules-2-text", lang))
    assert [item.count("**") // 2 for item in (board, huts, tokens, discs)] == [5, 2, 1, 1]
    numbers = [re.findall(r"\d+", item) for item in (huts, tokens, discs)]
    assert [numbers[0], numbers[1][0], numbers[2]] == [["60", "12", "5"], "12", ["5"]]


@pytest.mark.parametrize(
    ("lang", "strife"), [("en", "strife"), ("it", "lotta"), ("fr", "querelle"), ("de", "Streit")]
)
def test_a_village_arises_by_a_move_and_no_word_is_lost_on_what_goes_later(lang: str, strife: str) -> None:
    """C4.1"""
    assert strife not in paragraph_on("C4.1", 5, lang)


@LANGUAGES
def test_the_entries_of_the_epoch_table_that_no_booklet_names_are_listed(lang: str) -> None:
    """C6.2"""
    why = told("clans-ruling-C6-2", lang).lower()
    entries = why.partition(":")[2]
    terrains = [
        told(f"clans-terrain-{terrain}", lang).lower()
        for terrain in ("mountain", "forest", "plain", "steppe")
    ]
    assert [terrain for terrain in terrains if terrain not in entries] == []
    assert re.findall(r"\d+", entries) == ["2", "3", "4", "2", "4"]


def test_in_italian_the_prize_is_the_token_and_never_the_bonus_of_a_terrain() -> None:
    """C1.2, C6.2: the booklet says "gettoni premio" and "bonus"."""
    texts = [file.read_text(encoding="utf-8") for file in sorted((LOCALES / "it").glob("*clans.ftl"))]
    messages = (LOCALES / "it" / "puzzles.ftl").read_text(encoding="utf-8").splitlines()
    texts += [line for line in messages if line.startswith("puzzles-clans")]
    assert len(re.findall(r"getton[ei] premio", "\n".join(texts))) > 3
    assert re.findall(r"(?<!gettone )(?<!gettoni )\bpremi(?:o|)\b", "\n".join(texts)) == []
