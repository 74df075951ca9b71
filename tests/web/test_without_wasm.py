"""Browsers that can't run the rules: without WebAssembly, or without its vectors."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.people import People
from tests.web.test_local import choose_seats, play, sit_down

LACKS = {
    "nothing": "delete globalThis.WebAssembly",
    "vectors": "WebAssembly.validate = (bytes) => !bytes.includes(0xfd)",
}


@pytest.mark.parametrize("lacks", LACKS)
def test_the_service_keeps_what_the_page_cant(lacks: str, people: People) -> None:
    ada = people.come()
    ada.context.add_init_script(LACKS[lacks])
    page = ada.go("/")
    page.get_by_role("button", name="Play now: Clans").click()
    expect(page.locator("[data-status=playing]")).to_be_visible()
    assert not page.url.rpartition("/")[2].startswith("~"), "it lives in the page"
    assert ada.hand.wait_for_turn()
    ada.hand.move()
    # What needs rules in the page is not offered.
    expect(page.get_by_role("button", name="Rules", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Try it out")).to_have_count(0)


def test_around_one_screen_too(people: People) -> None:
    ada = people.come()
    ada.context.add_init_script(LACKS["nothing"])
    page = ada.go("/new/genesis")
    note = "This browser can’t run the rules itself: the service keeps this game."
    expect(page.get_by_role("dialog").get_by_text(note)).to_be_visible()
    choose_seats(page, "screen")
    expect(page.locator("[data-status=playing]")).to_be_visible()
    assert not page.url.rpartition("/")[2].startswith("~"), "it lives in the page"
    play(ada, 1)


def test_a_static_host_says_that_nothing_can_be_played(alone: People) -> None:
    ada = alone.come()
    table = sit_down(ada, "clans")
    play(ada, 1)
    ada.context.add_init_script(LACKS["nothing"])
    page = ada.go("/")
    page.reload()
    expect(page.get_by_text("it lacks WebAssembly with SIMD")).to_be_visible()
    expect(page.get_by_role("button", name="Play now: Clans")).to_be_disabled()
    expect(page.get_by_role("link", name="Rules: Clans")).to_be_visible()
    ada.go("/#/new/clans")
    expect(page.get_by_role("dialog").get_by_role("button", name="Start the game")).to_be_disabled()
    # A game from before is not lost: it can be saved, and played elsewhere.
    ada.go(f"/#/table/{table}")
    expect(page.get_by_role("alert")).to_contain_text("which can’t run its rules")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save what is there").click()
    assert download.value.suggested_filename.endswith(".json")
