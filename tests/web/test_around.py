"""Around the move: confirmed first if wanted; a tap that only comes closer says so; hints in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

import pangea
from tests.web.hands import MANY, wanted
from tests.web.people import People
from tests.web.test_local import sit_down

GAMES = [game.name for game in pangea.every_game()]
CONFIRMS = "localStorage.setItem('pangea-confirm', 'on')"


def is_within(inner: Locator, page: Page) -> bool:
    """Is all of it on the screen?"""
    box, size = inner.bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    within_width = box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    return within_width and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_made_when_it_is_confirmed(game: str, alone: People) -> None:
    ada = alone.come()
    ada.page.add_init_script(CONFIRMS)
    sit_down(ada, game)
    assert ada.hand.wait_for_turn()
    before = ada.hand.table()["number"]
    confirm = ada.page.get_by_role("button", name="Confirm", exact=True)
    known = frozenset[str]()
    for _ in range(MANY):
        options = ada.hand.options()
        # Whatever else could be chosen waits for this.
        if [option.label for option in options] == ["Confirm"]:
            break
        ada.hand.press(wanted(options, known))
        known |= {option.label for option in options}
    expect(confirm).to_be_visible()
    assert ada.hand.table()["number"] == before
    ada.page.get_by_role("button", name="Not yet").click()
    expect(confirm).to_have_count(0)
    assert ada.hand.table()["number"] == before
    ada.hand.move()
    assert ada.hand.table()["number"] > before


def test_the_menu_says_whether_moves_are_confirmed(alone: People) -> None:
    ada = alone.come()
    sit_down(ada, "clans")
    page = ada.page
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Confirm each move").click()
    page.reload()
    assert ada.hand.wait_for_turn()
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("button", name="Don’t ask before a move")).to_be_visible()


def test_on_a_phone_a_tap_that_comes_closer_says_so_and_a_hint_is_in_sight(alone: People) -> None:
    ada = alone.come(phone=True)
    sit_down(ada, "genesis")
    page = ada.page
    assert ada.finger.wait_for_turn()

    def tap_a_space() -> None:
        ada.finger.press([one for one in ada.finger.options() if "choose a terrain" in one.label])

    closer = page.get_by_text("Now tap what you want to choose")
    expect(closer).to_have_count(0)
    tap_a_space()
    expect(closer).to_be_visible()
    tap_a_space()
    expect(closer).to_have_count(0)
    page.get_by_role("tab", name="Overview").scroll_into_view_if_needed()
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("listitem").first).to_be_visible()
    assert is_within(hint.get_by_role("listitem").first, page)
    assert is_within(page.locator(".viewport .pointed"), page)


def test_on_a_phone_the_hinted_tile_of_planet_is_in_sight_beside_the_advice(alone: People) -> None:
    ada = alone.come(phone=True)
    ada.page.set_viewport_size({"width": 360, "height": 640})
    sit_down(ada, "planet")
    page = ada.page
    assert ada.finger.wait_for_turn()
    page.get_by_role("button", name="Hint").click()
    moves = page.get_by_role("region", name="Hint").get_by_role("listitem")
    expect(moves.first).to_contain_text("advised")
    expect(page.get_by_role("region", name="Hint").get_by_text("advised")).to_have_count(1)
    assert is_within(moves.first, page)
    tile = page.locator(".tray .pointed")
    assert is_within(tile, page)
    box = tile.bounding_box()
    assert box is not None
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    seen = "([x, y]) => document.elementFromPoint(x, y)?.closest('.tray .pointed') !== null"
    assert page.evaluate(seen, middle), "nothing lies over it"


def test_a_low_phone_shows_the_whole_board_of_clans(alone: People) -> None:
    ada = alone.come(phone=True)
    ada.page.set_viewport_size({"width": 740, "height": 360})
    sit_down(ada, "clans")
    assert ada.finger.wait_for_turn()
    assert is_within(ada.page.locator(".viewport"), ada.page)
