"""Words of the games: how many play and how long, and the terms of the editions."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

import pangea
from pangea.core.contract import Game
from pangea.core.words import LOCALES, Phrase, has_words, languages, say

LANGUAGES = pytest.mark.parametrize("lang", languages())


@LANGUAGES
@pytest.mark.parametrize("game", pangea.every_game(), ids=lambda game: game.name)
def test_the_rules_say_how_many_play_from_which_age_and_how_long(game: Game, lang: str) -> None:
    *_, last = say(Phrase(f"{game.name}-rules-1-text"), lang).split("\n\n")
    told = [number for number in (game.age, game.minutes) if number is not None]
    assert re.findall(r"\d+", last) == [str(game.players[0]), str(game.players[-1]), *map(str, told)]


def test_ages_and_times_are_those_of_the_booklets() -> None:
    """Trias gives no time, and Genesis gives neither a time nor an age."""
    told = {game.name: (game.age, game.minutes) for game in pangea.every_game()}
    assert told == {"clans": (10, 30), "genesis": (None, None), "planet": (8, 30), "trias": (12, None)}


@pytest.mark.parametrize(
    ("lang", "drawn", "again"),
    [
        ("en", r"\b[Ll]ots\b", "rematch"),
        ("it", r"sorteggi", "rivincita"),
        ("fr", r"\bsort\b", "revanche"),
        ("de", r"\bLos\b|ausgelost", "Revanche"),
    ],
)
@pytest.mark.parametrize("game", pangea.every_game(), ids=lambda game: game.name)
def test_the_rules_say_who_begins(game: Game, lang: str, drawn: str, again: str) -> None:
    """C2.3, G2.2, P2.3, T2.4"""
    numbers = itertools.takewhile(
        lambda number: has_words(f"{game.name}-rules-{number}-text"), itertools.count(1)
    )
    texts = [say(Phrase(f"{game.name}-rules-{number}-text"), lang) for number in numbers]
    assert any(re.search(drawn, text) and again in text for text in texts)


@pytest.mark.parametrize(
    ("lang", "game", "term", "others"),
    [
        ("en", "trias", "intermediate scoring", r"on the way"),
        ("it", "trias", "conteggi intermedi", r"punti intermedi"),
        ("de", "trias", "Zwischenwertung", r"unterwegs"),
        ("de", "trias", "Überbevölkerung", r"Gedränge"),
        ("fr", "trias", "dernière manche", r"dernier tour|tour de table"),
        ("it", "genesis", "tasselli", r"tesser[ae]"),
        ("it", "clans", "tavoliere", r"tabellone"),
        ("it", "clans", "gettone", r"segnalino"),
        ("it", "planet", "carta obiettivo", r"cart[ae] ambiente"),
        ("it", "planet", "gettone", r"segnalino"),
        ("it", "genesis", "specie", r"animal[ei]"),
        ("fr", "genesis", "espèce", r"anima(l|ux)"),
        ("de", "genesis", "Art", r"\bTiere?\b"),
    ],
)
def test_one_term_is_used_and_it_is_that_of_the_edition(lang: str, game: str, term: str, others: str) -> None:
    text = (LOCALES / lang / f"{game}.ftl").read_text(encoding="utf-8")
    assert term in text
    assert re.findall(others, text, re.IGNORECASE) == []


@LANGUAGES
@pytest.mark.parametrize("game", pangea.every_game(), ids=lambda game: game.name)
def test_whoever_plays_in_an_example_is_called_as_in_the_pictures(game: Game, lang: str) -> None:
    text = (LOCALES / lang / f"{game.name}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"\b(?:Ben|Cl[eé]o|Dan)\b", text) == []


@pytest.mark.parametrize("file", sorted((LOCALES / "fr").glob("*.ftl")), ids=lambda file: str(file.stem))
def test_in_french_no_line_ends_before_a_colon_or_within_quotation_marks(file: Path) -> None:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    texts = [re.sub(r"^[a-z][\w-]* = ", "", line) for line in lines]
    assert [text for text in texts if re.search(r"\S [:;!?»]|« ", text)] == []
