"""Help in somebody's first games: the goal card, what is worth a look, the reference card."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

import pangea
from pangea.core.words import Phrase, languages, say
from tests.web.people import DESKTOP, PHONE, People, Person
from tests.web.test_axe import keeps_nobody_out

GAMES = [game.name for game in pangea.every_game()]


def goal_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Your goal")


def play_now(person: Person, game: str) -> Page:
    page = person.go("/")
    page.get_by_role("button", name=f"Play now: {game.capitalize()}").click()
    assert person.hand.wait_for_turn()
    return page


def from_the_menu(page: Page, what: str) -> None:
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name=what).click()


def test_a_first_game_of_clans_is_explained(alone: People) -> None:
    ada = alone.come(newcomer=True)
    page = play_now(ada, "clans")
    goal = goal_of(page)
    colour = page.get_by_text("Your secret clan is").inner_text().split()[4].strip(".")
    expect(page.get_by_text(f"Get {colour} huts into villages")).to_be_visible()
    expect(page.get_by_role("tabpanel")).to_contain_text(colour, ignore_case=True)
    keeps_nobody_out(ada)
    goal.get_by_role("button", name="Show on the board").first.click()
    expect(page.locator(".lit")).not_to_have_count(0)
    lit = page.locator(".lit").count()
    assert f"on {lit} territor" in goal.inner_text()
    for turn in (2, 3):
        ada.hand.move()
        assert ada.hand.wait_for_turn(), turn
        expect(goal.get_by_role("heading", name="Worth a look now")).to_be_visible()
        expect(page.locator(".lit")).to_have_count(0)
    ada.hand.move()
    assert ada.hand.wait_for_turn()
    expect(goal).to_be_visible()
    expect(goal.get_by_role("heading", name="Worth a look now")).to_have_count(0)


def test_it_is_put_away_and_called_back(alone: People) -> None:
    ada = alone.come(newcomer=True)
    page = play_now(ada, "genesis")
    goal = goal_of(page)
    goal.get_by_role("button", name="See rule").first.click()
    expect(page.get_by_role("complementary", name="Rules: Genesis")).to_be_visible()
    page.keyboard.press("Escape")
    goal.get_by_role("button", name="Got it").click()
    expect(goal).to_have_count(0)
    play_now(ada, "genesis")
    expect(page.get_by_role("tab", name="Overview")).to_be_visible()
    expect(goal).to_have_count(0)
    from_the_menu(page, "Goal and first help")
    expect(goal).to_be_visible()
    # Another game is another matter.
    play_now(ada, "trias")
    expect(goal).to_be_visible()


def test_the_card_beside_the_board_leads_to_its_rules(alone: People) -> None:
    ada = alone.come(phone=True)
    page = play_now(ada, "clans")
    from_the_menu(page, "Reference card")
    card = page.get_by_role("complementary", name="Reference card")
    for title in ("Goal", "Your turn", "What scores", "The five epochs", "The end", "Who wins"):
        expect(card.get_by_role("heading", name=title, exact=True)).to_be_visible()
    epochs = pangea.game("clans").printed["epochs"]
    assert [row.locator("td").first.inner_text() for row in card.locator("tbody tr").all()] == [
        str(epoch["villages"]) for epoch in epochs
    ]
    keeps_nobody_out(ada)
    card.get_by_role("button", name="C3.2", exact=True).click()
    rules = page.get_by_role("complementary", name="Rules: Clans")
    expect(rules.locator(".sought")).to_contain_text("7 or more huts")


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_one_page_of_paper_and_fits_a_phone(game: str, alone: People) -> None:
    ada = alone.come()
    page = ada.go("/#/")
    for lang in languages():
        page.evaluate("lang => localStorage.setItem('pangea-language', lang)", lang)
        page.goto(f"{ada.address}/?{lang}#/card/{game}")
        tie = say(Phrase("help-card-tie"), lang)
        expect(page.get_by_role("heading", name=tie)).to_be_visible()
        printed = page.pdf(format="A4")
        assert printed.count(b"/Type /Page") - printed.count(b"/Type /Pages") == 1, lang
        page.emulate_media(media="print")
        assert page.get_by_role("button").count() == 0
        page.emulate_media(media="null")
        page.set_viewport_size(PHONE)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), lang
        page.set_viewport_size(DESKTOP)
    keeps_nobody_out(ada)
    last = languages()[-1]
    page.get_by_role("link", name=say(Phrase("help-card-rules"), last)).click()
    expect(page.get_by_role("link", name=say(Phrase("help-card"), last))).to_be_visible()
