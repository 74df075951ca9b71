"""What is refused is explained: in words, with the rule that forbids it."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.web.people import Json, People, Person


def send_instead(page: Page, change: Callable[[Json], Json]) -> None:
    """The page means well: what it sends is changed on the way."""

    def changed(route: Route) -> None:
        route.continue_(post_data=json.dumps(change(route.request.post_data_json)))

    page.route("**/moves?*", changed)


def begin(people: People, game: str) -> Person:
    ada = people.come()
    # Short messages stay as long as somebody looks: the page's clock stands still when it is told to.
    ada.page.clock.install()
    ada.sit_down(game, "hatchling")
    assert ada.hand.wait_for_turn()
    ada.page.get_by_role("tab", name="Moves").click()
    return ada


def choose_any(ada: Person) -> None:
    ada.page.clock.pause_at(ada.page.evaluate("Date.now()") / 1000 + 1)
    ada.page.get_by_role("tabpanel").get_by_role("button").first.click()


def forget_the_refusal(ada: Person) -> None:
    """The browser itself tells that something was refused."""
    assert ["status of 4" in error for error in ada.errors] == [True]
    ada.errors.clear()


def test_a_refusal_leads_to_the_rule(people: People) -> None:
    ada = begin(people, "clans")
    send_instead(ada.page, lambda act: {**act, "move": "move 0>59"})
    number = ada.hand.table()["number"]
    choose_any(ada)
    told = ada.page.get_by_role("status").filter(has_text="See rule")
    expect(told).to_contain_text("0")
    rule = told.get_by_role("button", name="See rule ")
    name = rule.inner_text().removeprefix("See rule ")
    rule.click()
    drawer = ada.page.get_by_role("complementary", name="Rules: Clans")
    expect(drawer).to_be_visible()
    expect(drawer).to_contain_text(name)
    assert ada.hand.table()["number"] == number
    forget_the_refusal(ada)


def test_a_refusal_leads_to_a_lesson_on_its_rule_and_back(people: People) -> None:
    ada = begin(people, "clans")
    send_instead(ada.page, lambda act: {**act, "move": "move 0>59"})
    number = ada.hand.table()["number"]
    choose_any(ada)
    told = ada.page.get_by_role("status").filter(has_text="See rule")
    told.get_by_role("link", name="Show me").click()
    expect(ada.page.locator("[data-lesson]")).to_be_visible()
    ada.page.get_by_role("link", name="Back to the table").click()
    expect(ada.page.locator(f'[data-number="{number}"]')).to_be_visible()
    forget_the_refusal(ada)


def test_a_move_that_comes_too_late_is_told_apart(people: People) -> None:
    ada = begin(people, "genesis")
    send_instead(ada.page, lambda act: {**act, "number": act["number"] - 1})
    choose_any(ada)
    expect(ada.page.get_by_text("Something else happened first.")).to_be_visible()
    forget_the_refusal(ada)
    # Nothing is lost: the next try counts.
    ada.page.clock.resume()
    ada.page.unroute("**/moves?*")
    number = ada.hand.table()["number"]
    assert ada.hand.wait_for_turn()
    ada.page.get_by_role("tabpanel").get_by_role("button").first.click()
    expect(ada.page.locator(f'[data-number="{number}"]')).to_have_count(0)
