"""Two people talk at a table, one of them on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from pangea.core.words import Phrase, languages, say
from tests.web.people import People, sit_down_together
from tests.web.test_axe import keeps_nobody_out


def says(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def test_two_people_talk(people: People) -> None:
    ada, bob = people.come(), people.come(phone=True, locale="de-DE")
    table = sit_down_together(ada, bob, "clans")
    board = bob.page.locator(".stage > .board").bounding_box()
    ada.page.get_by_role("button", name="Chat", exact=True).click()
    markup = "<img src=x onerror=alert(1)> see https://example.org"
    says(ada.page, markup)
    lines = ada.page.get_by_role("list", name="Messages").get_by_role("listitem")
    expect(lines).to_have_count(1)
    expect(lines.first).to_contain_text(markup)
    expect(ada.page.locator(".talk a, .talk img")).to_have_count(0)

    # Whoever plays sees that there is something to read, and the board stays where it is.
    bob.hears(markup)
    unread = bob.page.get_by_role("button", name="Chat: eine neue Nachricht")
    expect(unread).to_be_visible()
    assert bob.page.locator(".stage > .board").bounding_box() == board
    ada.page.locator("summary", has_text="Set phrases").click()
    ada.page.get_by_role("button", name="Well played!").click()
    expect(bob.page.get_by_role("button", name="Chat: 2 neue Nachrichten")).to_be_visible()

    # With one press it is there, in the reader's language, and read.
    bob.page.get_by_role("button", name="Chat: 2 neue Nachrichten").tap()
    panel = bob.page.locator(".talk")
    expect(panel.locator(".said", has_text="Gut gespielt!")).to_be_in_viewport()
    expect(bob.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    keeps_nobody_out(bob, within=".talk")
    keeps_nobody_out(ada)
    bob.page.reload()
    expect(bob.page.get_by_role("button", name="Chat", exact=True)).to_be_visible()

    # Muted, somebody is not read any more; nobody but the reader knows.
    bob.page.get_by_role("button", name="Chat", exact=True).tap()
    panel.get_by_role("button", name="stummschalten").first.tap()
    expect(panel.get_by_text("2 Nachrichten von")).to_be_visible()
    says(ada.page, "still there?")
    expect(panel.get_by_text("3 Nachrichten von")).to_be_visible()
    panel.get_by_role("button", name="wieder lesen").tap()
    expect(panel.get_by_text("still there?")).to_be_visible()

    # What could not be sent says so, and can be sent again.
    ada.context.route(f"**/api/tables/{table}/talk", lambda route: route.abort())
    says(ada.page, "hello?")
    unsent = ada.page.locator("[data-unsent]")
    expect(unsent.get_by_role("alert")).to_contain_text("Not sent.")
    ada.context.unroute(f"**/api/tables/{table}/talk")
    unsent.get_by_role("button", name="Try again").click()
    expect(panel.get_by_text("hello?")).to_be_visible()
    expect(unsent).to_have_count(0)
    ada.errors = [error for error in ada.errors if "net::ERR_FAILED" not in error]

    # Whoever made the table switches it off.
    ada.page.get_by_role("button", name="Switch chat off at this table").click()
    expect(panel.get_by_text("Der Chat ist an diesem Tisch ausgeschaltet.")).to_be_visible()
    expect(bob.page.locator(".talk form")).to_have_count(0)


@pytest.mark.parametrize("language", languages())
def test_a_title_has_room_beside_all_buttons(language: str, people: People) -> None:
    ada, bob = people.come(phone=True, locale=language), people.come()
    sit_down_together(ada, bob, "genesis")
    page = ada.page
    expect(page.locator(".talk-button")).to_be_visible()
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(say(Phrase("genesis-title"), language))
    assert title.evaluate("title => title.scrollWidth <= title.clientWidth"), "the title is cut"
    # What gave way to it is in the menu.
    page.get_by_role("button", name=say(Phrase("web-menu"), language), exact=True).tap()
    page.get_by_role("button", name=say(Phrase("web-tryout"), language), exact=True).tap()
    expect(page.locator(".tryout")).to_be_visible()


def test_where_everybody_else_is_a_bot_nobody_talks(people: People) -> None:
    ada = people.come()
    ada.sit_down("genesis", "hatchling")
    assert ada.hand.wait_for_turn()
    expect(ada.page.get_by_role("tab", name="Log")).to_be_visible()
    expect(ada.page.get_by_role("tab", name="Chat")).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Chat", exact=True)).to_have_count(0)
