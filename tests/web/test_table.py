"""What can be done at a table besides playing: take back, ask for a hint, leave, look up, play again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import pangea
from pangea.core.edition import Edition
from tests.web.people import People, Person, leave_to_a_bot

GAMES = [game.name for game in pangea.every_game()]


def test_a_move_is_taken_back(people: People) -> None:
    ada = people.come()
    table = ada.sit_down("clans", "hatchling")
    assert ada.hand.wait_for_turn()
    before, offered = ada.ask(f"tables/{table}")["scene"], ada.hand.options()
    ada.hand.move()
    assert ada.hand.wait_for_turn()
    number = ada.hand.table()["number"]
    ada.page.get_by_role("button", name="Take back").click()
    expect(ada.page.locator(f'[data-number="{number}"]')).to_have_count(0)
    assert ada.hand.wait_for_turn()
    after = ada.ask(f"tables/{table}")["scene"]
    assert (after["view"], after["legal"]) == (before["view"], before["legal"])
    assert [option.label for option in ada.hand.options()] == [option.label for option in offered]


def test_half_a_choice_is_taken_back_before_it_counts(people: People) -> None:
    ada = people.come()
    ada.sit_down("clans", "hatchling")
    assert ada.hand.wait_for_turn()
    options = ada.hand.options()
    ada.hand.press(options)
    assert ada.page.locator("[data-choice][aria-pressed=true]").count() == 1
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-choice][aria-pressed=true]")).to_have_count(0)
    assert [option.label for option in ada.hand.options()] == [option.label for option in options]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_can_be_played(game: str, people: People) -> None:
    ada = people.come()
    table = ada.sit_down(game, "hatchling")
    assert ada.hand.wait_for_turn()
    now = ada.ask(f"tables/{table}")
    ada.page.get_by_role("button", name="Hint: what would a strong bot do?").click()
    hint = ada.page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("%")
    hint.get_by_role("listitem").get_by_role("button").first.click()
    ada.page.evaluate("number => eyes.settled(number)", now["number"])
    expect(hint).to_be_hidden()
    assert ada.ask(f"tables/{table}")["number"] > now["number"]


def test_moves_can_be_made_in_words(people: People) -> None:
    ada = people.come()
    ada.sit_down("trias", "hatchling")
    assert ada.hand.wait_for_turn()
    number = ada.hand.table()["number"]
    ada.page.get_by_role("tab", name="Moves").click()
    ada.page.get_by_role("tabpanel").get_by_role("button").first.click()
    expect(ada.page.locator(f'[data-number="{number}"]')).to_have_count(0)


def test_a_seat_is_left_to_a_bot_and_taken_back(people: People) -> None:
    ada, bob = people.come(), people.come()
    table = ada.lay_table("clans", "open")
    bob.tell(f"tables/{table}/join", {})
    page = ada.go(f"/table/{table}")
    leave_to_a_bot(page)
    page.get_by_role("button", name="Take your seat back").click()
    expect(page.get_by_role("button", name="Take your seat back")).to_be_hidden()
    assert not ada.ask(f"tables/{table}")["seats"][0]["stands_in"]


def test_points_say_why_and_lead_to_the_rule(people: People) -> None:
    ada = people.come()
    # In Trias there is a line from the start: the continent at the South Pole.
    table = ada.lay_table("trias", "hatchling")
    ada.play(table, 4)
    page = ada.go(f"/table/{table}")
    page.get_by_role("tab", name="Points").click()
    page.get_by_role("tabpanel").get_by_role("button", name=re.compile("^Rule ")).first.click()
    drawer = page.get_by_role("complementary", name="Rules: Trias")
    expect(drawer).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_told_in_words(game: str, people: People) -> None:
    ada = people.come()
    ada.sit_down(game, "hatchling")
    assert ada.hand.wait_for_turn()
    ada.page.get_by_role("tab", name="In words").click()
    assert len(ada.page.get_by_role("tabpanel").inner_text()) > 200
    # What is to be decided is said aloud.
    expect(ada.page.locator("[role=log]")).not_to_be_empty()


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end(game: str, people: People) -> None:
    ada = people.come()
    table = ada.lay_table(game, "hatchling")
    ada.let_it_end(table)
    page = ada.go(f"/table/{table}")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    count_step_by_step(ada, table)
    page.get_by_role("link", name="Replay").click()
    replay_it(ada, table)
    page.go_back()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: table not in url)
    assert ada.hand.wait_for_turn()
    rematch = page.url.rpartition("/")[2]
    assert ada.ask(f"tables/{table}")["rematch"] == rematch


def count_step_by_step(ada: Person, table: str) -> None:
    """The last line of the final scoring comes to the final points."""
    page, shown = ada.page, ada.ask(f"tables/{table}")
    scene, reader = shown["scene"], Edition(pangea.game(shown["game"])).speaker.reader
    lines = len(reader.lines(scene["lines"], len(scene["points"])))
    page.get_by_role("button", name="Count step by step").click()
    following = page.get_by_role("button", name="Next line")
    for step in range(1, lines):
        expect(page.get_by_text(f"{step} of {lines}")).to_be_visible()
        following.click()
    expect(following).to_be_disabled()
    totals = page.get_by_role("tabpanel").locator("tfoot td").all_inner_texts()
    assert [int(total) for total in totals] == scene["points"]


def replay_it(ada: Person, table: str) -> None:
    page, moves = ada.page, ada.ask(f"replays/{table}")["moves"]
    slider = page.get_by_role("slider", name="Move")
    page.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value(str(moves))
    page.get_by_role("button", name="One move back").click()
    expect(slider).to_have_value(str(moves - 1))
    page.locator("#main").focus()
    page.keyboard.press("Home")
    # It begins at the first decision: what was dealt before is no news.
    first = int(slider.get_attribute("min") or 0)
    expect(slider).to_have_value(str(first))
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(first + 1))
    expect(page.get_by_text(f"{first + 1} / {moves}")).to_be_visible()
