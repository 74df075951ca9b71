"""Trying moves out: a board of one's own beside the game, which nothing that is done there touches."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import pangea
from tests.web.people import People, Person

GAMES = [game.name for game in pangea.every_game()]


def begin(ada: Person) -> None:
    ada.page.get_by_role("button", name="Try it out").click()
    expect(ada.page.locator("[data-tryout]")).to_have_attribute("data-tryout", "0")


def tried(ada: Person) -> int:
    return int(ada.page.locator("[data-tryout]").get_attribute("data-tryout") or -1)


def try_something(ada: Person) -> None:
    """One more move by whoever is to move, or a draw."""
    before = tried(ada)
    draw = ada.page.get_by_role("button", name="Draw", exact=True)
    if draw.count():
        draw.click()
    else:
        ada.page.get_by_role("tab", name="Moves").click()
        ada.page.get_by_role("tabpanel").get_by_role("button").first.click()
    expect(ada.page.locator("[data-tryout]")).to_have_attribute("data-tryout", str(before + 1))


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_tried_for_everybody_and_the_game_knows_nothing_of_it(game: str, people: People) -> None:
    ada = people.come()
    table = ada.sit_down(game, "hatchling")
    assert ada.hand.wait_for_turn()
    before = ada.ask(f"tables/{table}")
    begin(ada)
    for _ in range(8):
        try_something(ada)
    ada.page.get_by_role("button", name="One move back").click()
    assert tried(ada) == 7
    ada.page.get_by_role("button", name="One move forward").click()
    assert tried(ada) == 8
    ada.page.get_by_role("button", name="Back to the game").click()
    expect(ada.page.locator("[data-tryout]")).to_have_count(0)
    after = ada.ask(f"tables/{table}")
    assert (after["number"], after["scene"]) == (before["number"], before["scene"])


def test_the_first_move_that_was_tried_can_be_played(people: People) -> None:
    ada = people.come(phone=True)
    ada.sit_down("clans", "hatchling")
    assert ada.hand.wait_for_turn()
    number = ada.hand.table()["number"]
    begin(ada)
    play = ada.page.get_by_role("button", name="Play this")
    expect(play).to_be_disabled()
    try_something(ada)
    play.click()
    expect(ada.page.locator("[data-tryout]")).to_have_count(0)
    expect(ada.page.locator(f'[data-number="{number}"]')).to_have_count(0)


def test_what_was_tried_before_stays_and_can_be_gone_back_to(people: People) -> None:
    ada = people.come()
    ada.sit_down("genesis", "hatchling")
    assert ada.hand.wait_for_turn()
    begin(ada)
    ada.page.get_by_role("tab", name="Moves").click()
    moves = ada.page.get_by_role("tabpanel").get_by_role("button")
    moves.nth(0).click()
    ada.page.get_by_role("button", name="Back to where it began").click()
    moves.nth(1).click()
    ada.page.get_by_role("tab", name="Tried").click()
    branches = ada.page.get_by_role("tabpanel").get_by_role("button")
    expect(branches).to_have_count(2)
    expect(branches.nth(1)).to_have_attribute("aria-current", "step")
    branches.nth(0).click()
    expect(branches.nth(0)).to_have_attribute("aria-current", "step")
