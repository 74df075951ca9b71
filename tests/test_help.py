"""The reference cards say what the rules say: every number on one stands in a rule that it names."""

from __future__ import annotations

import re

import pytest

import pangea
from pangea.core.words import Phrase, catalogue_text, languages, say

GAMES = [game.name for game in pangea.every_game()]
PARTS = ("goal", "turn", "scores", "end", "tie")
RULE = re.compile(r"\[([A-Z]\d+(?:\.\d+)?)\]")
NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.]*\])")
PHASE = re.compile(r"^\*\*\d\*\*")
"""The phases of a turn are counted on the card alone."""


def paragraphs(text: str) -> list[str]:
    return [block for block in re.split(r"\n\s*\n|^- ", text, flags=re.MULTILINE) if block.strip()]


def named_in(text: str) -> set[str]:
    return set(RULE.findall(text))


def numbers_in(text: str) -> set[str]:
    return set(NUMBER.findall(RULE.sub("", PHASE.sub("", text))))


def rules_of(game: str, lang: str) -> list[str]:
    """The paragraphs of a game's rules."""
    sections = re.findall(rf"^({game}-rules-\d+-text) =", catalogue_text(game, lang), re.MULTILINE)
    return [each for section in sections for each in paragraphs(say(Phrase(section), lang))]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_card_says_what_the_rules_say(game: str, lang: str) -> None:
    rules = rules_of(game, lang)
    known = set().union(*map(named_in, rules))
    for part in PARTS:
        items = paragraphs(say(Phrase(f"help_{game}-card-{part}"), lang))
        assert any(named_in(item) for item in items), f"{part} names no rule"
        for item in items:
            assert named_in(item) <= known, item
            telling = [each for each in rules if named_in(item) & named_in(each)]
            assert numbers_in(item) <= set().union(*map(numbers_in, telling), set()), item


def test_a_number_that_no_rule_has_is_found() -> None:
    assert numbers_in("**2** Use up to 4 points [T4.1]; with two 3 [T10.3].") == {"4", "3"}
    assert not {"5"} <= set().union(*map(numbers_in, rules_of("genesis", "en")[:1]))


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_rules_on_its_card(game: str) -> None:
    cards = {
        lang: [named_in(say(Phrase(f"help_{game}-card-{part}"), lang)) for part in PARTS]
        for lang in languages()
    }
    assert all(card == cards["en"] for card in cards.values())
