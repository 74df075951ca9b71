"""Ending a table that one made: at the table, before its game begins, and from one's list of tables."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from pangea.core.words import Phrase, languages, say
from tests.web.people import People, sit_down_together

BOTS = [{"kind": "bot", "level": "oracle"}] * 3


def press_by_keyboard(page: Page, name: str) -> None:
    """Tab to a button and press it."""
    button = page.get_by_role("button", name=name, exact=True)
    expect(button).to_be_visible()
    for _ in range(60):
        if button.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way leads to {name!r}")


def test_a_game_is_ended_by_keyboard(people: People) -> None:
    ada = people.come()
    table = ada.sit_down("clans", "hatchling")
    page = ada.page
    expect(page.locator("[data-status=playing]")).to_be_visible()
    press_by_keyboard(page, "More")
    press_by_keyboard(page, "End this game")
    dialog = page.get_by_role("dialog", name="End this game?")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    assert ada.ask(f"tables/{table}")["status"] == "playing"
    press_by_keyboard(page, "More")
    press_by_keyboard(page, "End this game")
    expect(dialog).to_be_visible()
    press_by_keyboard(page, "End this game")
    expect(page.locator("[data-status=over]")).to_be_visible()
    assert ada.ask(f"tables/{table}")["status"] == "over"
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("button", name="End this game")).to_have_count(0)


def test_a_table_that_waits_for_others_is_ended(people: People) -> None:
    ada = people.come()
    ada.sit_down("clans", "open")
    ada.page.get_by_role("button", name="Call it off").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Call it off").click()
    expect(ada.page.get_by_text("This table was called off.")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Copy the link")).to_have_count(0)


def test_nobody_is_offered_to_end_what_another_plays(people: People) -> None:
    ada, bob = people.come(), people.come()
    sit_down_together(ada, bob, "clans")
    for person in (ada, bob):
        person.page.get_by_role("button", name="More").click()
        expect(person.page.get_by_role("button", name="Propose to end the game")).to_be_visible()
        expect(person.page.get_by_role("button", name="End this game")).to_have_count(0)


@pytest.mark.parametrize("language", languages())
def test_a_table_of_bots_is_found_and_ended_by_who_made_it(language: str, people: People) -> None:
    def text(message: str) -> str:
        return say(Phrase(message), language)

    ada, bob = people.come(locale=language), people.come(locale=language)
    ada.ask("me")
    table = ada.tell("tables", {"game": "clans", "seats": BOTS})["id"]
    page = ada.go("/")
    mine = page.get_by_role("region", name=text("web-my-tables"))
    item = mine.get_by_role("listitem").filter(has=page.locator(f'a[href="/table/{table}"]'))
    item.get_by_role("button").click()
    dialog = page.get_by_role("dialog", name=text("web-end-title"))
    expect(dialog.get_by_text(text("web-end-text"))).to_be_visible()
    dialog.get_by_role("button", name=text("web-end-table")).click()
    expect(item.get_by_text(text("result-listed-ended"))).to_be_visible()
    # What is over can be taken off the list; the table is still there.
    item.get_by_role("button").click()
    expect(item).to_have_count(0)
    assert ada.ask(f"tables/{table}")["status"] == "over"
    bob.go("/")
    expect(bob.page.get_by_role("heading", name=text("web-running-tables"))).to_be_visible()
    expect(bob.page.locator(f'a[href="/table/{table}"]')).to_have_count(0)
