"""Room for the board: on a phone held sideways, in very large letters, beside a very long name."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

import pangea
from tests.web.people import People, Person

GAMES = [game.name for game in pangea.every_game()]
LARGE = 32
"""Pixels: twice what letters usually are."""
LARGER_TEXT = """
addEventListener('DOMContentLoaded', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% !important }');
  document.adoptedStyleSheets = [sheet];
});
"""


def sit_down(person: Person, game: str) -> Page:
    person.sit_down(game, "hatchling")
    person.hand.wait_for_turn()
    return person.page


def board_on(page: Page) -> Locator:
    """The board alone, without what is chosen from below it: Planet has two pictures of its own."""
    return page.locator(".viewport, .figures").first


def height_of(locator: Locator) -> float:
    box = locator.bounding_box()
    assert box is not None
    return box["height"]


def is_too_wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_held_sideways(game: str, people: People) -> None:
    ada = people.come(phone=True)
    ada.page.set_viewport_size({"width": 844, "height": 390})
    page = sit_down(ada, game)
    assert height_of(board_on(page)) >= 390 / 2
    assert not is_too_wide(page)


@pytest.mark.parametrize("game", GAMES)
def test_very_large_letters_on_a_phone(game: str, people: People) -> None:
    ada = people.come(phone=True, locale="de")
    line = ada.context.new_cdp_session(ada.page)
    line.send("Page.enable")
    line.send("Page.setFontSizes", {"fontSizes": {"standard": LARGE, "fixed": LARGE}})
    page = sit_down(ada, game)
    assert height_of(board_on(page)) >= 740 / 3
    assert not is_too_wide(page)
    expect(page.get_by_role("button", name="Mehr")).to_be_in_viewport(ratio=1)
    # A sentence that fills half of the screen must not stay there.
    page.mouse.wheel(0, 10_000)
    expect(page.locator(".sentence")).not_to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_larger_letters_on_a_desk(game: str, people: People) -> None:
    ada = people.come(locale="de")
    ada.context.add_init_script(LARGER_TEXT)
    page = sit_down(ada, game)
    assert height_of(board_on(page)) >= 800 / 3
    assert not is_too_wide(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_long_name_without_a_space(game: str, people: People) -> None:
    ada, bob = people.come(phone=True), people.come(phone=True)
    ada.ask("me")
    ada.context.request.put(f"{ada.address}/api/me", data={"name": "W" * 40})
    table = ada.sit_down(game, "open", shuffle=False)
    for person in (ada, bob):
        person.go(f"/table/{table}")
        expect(person.page.get_by_text("W" * 40)).to_be_visible()
        assert not is_too_wide(person.page)
    bob.tell(f"tables/{table}/join", {})
    for person in (ada, bob):
        expect(person.page.locator("[data-status=playing]")).to_be_visible()
        assert not is_too_wide(person.page)
    you = ada.page.get_by_role("list", name="Players").get_by_text("you", exact=True)
    you.scroll_into_view_if_needed()
    expect(you).to_be_in_viewport(ratio=1)
