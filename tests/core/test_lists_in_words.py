"""Lists in sentences: things that are all there, and choices of which one is taken."""

from __future__ import annotations

import pytest

from pangea.core.words import Phrase, languages, say

THREE = [Phrase(f"genesis-terrain-{terrain}") for terrain in ("forest", "savanna", "swamp")]
AND_OR = {"en": ("and", "or"), "it": ("e", "o"), "fr": ("et", "ou"), "de": ("und", "oder")}


@pytest.mark.parametrize("lang", languages())
def test_a_list_of_choices_says_or(lang: str) -> None:
    sentence = say(Phrase("genesis-prompt-second", {"terrains": THREE}), lang)
    forest, savanna, swamp = (say(terrain, lang) for terrain in THREE)
    assert f"({forest}, {savanna} {AND_OR[lang][1]} {swamp})" in sentence
    one = say(Phrase("genesis-prompt-second", {"terrains": THREE[:1]}), lang)
    assert f"({forest})" in one


@pytest.mark.parametrize("lang", languages())
def test_any_other_list_says_and(lang: str) -> None:
    clans = [Phrase(f"clans-clan-{clan}") for clan in ("red", "blue", "green")]
    sentence = say(Phrase("clans-strife", {"territory": "7", "clans": clans}), lang)
    red, blue, green = (say(clan, lang) for clan in clans)
    assert f"({red}, {blue} {AND_OR[lang][0]} {green})" in sentence
