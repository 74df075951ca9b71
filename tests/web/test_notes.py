"""Own notes on what others hide: private to a seat, and still there after a reload and a move taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.people import People
from tests.web.test_axe import keeps_nobody_out


def set_up(page: Page, *others: str) -> Locator:
    """In the dialog for a new table of Clans: the others, as the list of seats calls them."""
    dialog = page.get_by_role("dialog")
    count = dialog.get_by_role("radio", name=str(1 + len(others)), exact=True)
    count.locator("xpath=..").click()
    expect(count).to_be_checked()
    for number, other in enumerate(others):
        dialog.get_by_role("combobox", name=f"Player {number + 2}").select_option(other)
    return dialog


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_notes_are_kept(phone: bool, people: People) -> None:
    ada = people.come(phone=phone)
    page = ada.go("/new/clans")
    dialog = set_up(page, "bot-hatchling")
    # Alone with bots it is shown what their moves suggest, and said what that is.
    expect(dialog.get_by_role("checkbox", name="Show what the moves suggest")).to_be_checked()
    dialog.get_by_role("button", name="Start the game").click()
    assert ada.hand.wait_for_turn()
    expect(page.get_by_text("What the moves so far suggest, in percent.")).to_be_visible()
    notes = page.get_by_role("group", name="Notes on Hatchling").get_by_role("button")
    expect(notes).to_have_count(5)
    notes.nth(0).click()
    notes.nth(1).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    said = ["red: crossed out", "blue: marked", "green: nothing noted"]
    for number, words in enumerate(said):
        expect(notes.nth(number)).to_have_accessible_name(words)
    keeps_nobody_out(ada, within=".notes")
    ada.hand.move()
    assert ada.hand.wait_for_turn()
    page.get_by_role("button", name="Take back").click()
    assert ada.hand.wait_for_turn()
    page.reload()
    for number, words in enumerate(said):
        expect(notes.nth(number)).to_have_accessible_name(words)
    notes.nth(1).click()
    expect(notes.nth(1)).to_have_accessible_name("blue: nothing noted")


def test_around_one_screen_each_seat_has_its_own(people: People) -> None:
    ada = people.come()
    page = ada.go("/new/clans")
    dialog = set_up(page, "screen")
    # Between people what moves suggest is no secret adviser.
    expect(dialog.get_by_role("checkbox", name="Show what the moves suggest")).not_to_be_checked()
    dialog.get_by_role("button", name="Start the game").click()
    for _ in range(2):
        page.get_by_role("button", name="show me the board").click()
        assert ada.hand.wait_for_turn()
        expect(page.locator(".belief")).to_have_count(0)
        notes = page.locator(".notes").get_by_role("button")
        expect(notes).to_have_count(5)
        expect(page.locator("[data-note=none]")).to_have_count(5)  # none of the other's
        notes.nth(2).click()
        expect(page.locator("[data-note=out]")).to_have_count(1)
        ada.hand.move()
        expect(page.locator(".notes")).to_have_count(0)  # behind the curtain
