"""The rules in the browser: rulings are marked, and their reasons stand below."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import pangea
from pangea.core.words import Phrase, languages, say
from tests.games.test_rulings import listed
from tests.web.people import People

GAMES = [game.name for game in pangea.every_game()]


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, languages(), strict=True)))
def test_a_ruling_has_its_sign_and_its_reason(game: str, language: str, people: People) -> None:
    page = people.come(locale=language).go(f"/rules/{game}")
    rulings = listed(game)
    expect(page.get_by_role("note")).to_have_count(len(rulings))
    expect(page.get_by_text(say(Phrase("core-rulings", {"sign": "†"}), language))).to_be_visible()
    for rule in rulings:
        expect(page.locator(f'[data-rule="{rule}"]').filter(has_text="†")).to_have_text(f"{rule}†")
        why = say(Phrase(f"{game}-ruling-{rule.replace('.', '-')}"), language)
        told = say(Phrase("core-ruling", {"rule": rule, "why": why}), language)
        expect(page.get_by_role("note").filter(has_text=told)).to_be_visible()


@pytest.mark.parametrize("language", languages())
def test_each_herd_of_trias_is_an_animal_of_its_own(language: str, people: People) -> None:
    page = people.come(locale=language).go("/rules/trias")
    caption = say(Phrase("trias-beasts"), language)
    animals = page.get_by_role("figure").filter(has_text=caption).get_by_role("listitem")
    expect(animals).to_have_count(5)
    names = animals.locator("strong").all_inner_texts()
    assert len(set(names)) == 5
    for number, name in enumerate(names):
        known = say(Phrase(f"trias-beast-{name.lower()}"), language)
        expect(animals.nth(number)).to_contain_text(known)
    drawn = [animal.locator("path").nth(1).get_attribute("d") for animal in animals.all()]
    assert len(set(drawn)) == 5
