"""How a game came out: told on a card when it ends, when one comes back to it, and in the list of tables."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.people import PHONE, People, leave_to_a_bot
from tests.web.test_axe import keeps_nobody_out
from tests.web.test_local import sit_down

WATCH = """() => {
  // Nothing lies over the board at the moment when the game is over.
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-status=over]')) return;
    observer.disconnect();
    window.covered = document.querySelector('[role=dialog]') !== null;
  }).observe(document, { subtree: true, attributes: true, childList: true });
}"""


def ranked(card: Locator) -> list[tuple[int, int]]:
    """Places and points, as they stand on the card."""
    rows = card.get_by_role("list", name="Ranking").get_by_role("listitem")
    return [
        (int(row.locator(".place").inner_text()), int(row.locator(".points").inner_text().split()[0]))
        for row in rows.all()
    ]


def added_up(card: Locator) -> list[int]:
    """What the rows of the table give each player together, in the order of their places."""
    rows = [row.get_by_role("cell").all_inner_texts() for row in card.locator("tbody tr").all()]
    return [sum(int(points) for points in column) for column in zip(*rows, strict=True)]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_game_ends_with_a_card(phone: bool, alone: People) -> None:
    ada = alone.come(phone=phone)
    table = sit_down(ada, "clans", "bot-hatchling", "bot-hatchling")
    page = ada.page
    assert ada.hand.wait_for_turn()
    page.evaluate(WATCH)
    ada.hand.play_to_the_end()
    card = page.get_by_role("dialog")
    expect(card.get_by_role("button", name="Rematch")).to_be_visible()
    assert page.evaluate("covered") is False, "the last move is seen first"
    expect(card.get_by_role("heading", level=2)).to_have_text(
        re.compile(r"^You (won!|came (second|third)|share)")
    )
    # Why it is over is said aloud once, and who has won by the card, which is read out when it is focused.
    ending = card.locator(".ending").inner_text().strip()
    heard = page.evaluate("eyes.heard")
    assert sum(said.count(ending) for said in heard) == 1, heard
    expect(card).to_be_focused()
    won = card.get_by_role("listitem").filter(has_text="won").locator(".name").all_inner_texts()
    assert not [said for said in heard if any(f"{name} wins" in said for name in won)], heard
    ranks = ranked(card)
    assert [place for place, _ in ranks] == sorted(place for place, _ in ranks)
    assert added_up(card) == [points for _, points in ranks]
    clans = card.locator(".secret").all_inner_texts()
    assert len({clan.strip() for clan in clans} & {"red", "blue", "green", "yellow", "black"}) == 3
    if phone:
        fits_a_phone(card)
        keeps_nobody_out(ada)
        title_is_whole(card)
    card.get_by_role("button", name="To the board").last.click()
    expect(card).to_have_count(0)
    expect(page.locator("#main")).to_be_focused()
    page.get_by_role("button", name="Result").click()
    expect(card).to_be_visible()
    page.reload()
    expect(card).to_be_visible()
    in_the_list(ada.go("/"), table, ranks)
    page.go_back()
    card.get_by_role("button", name="Rematch").click()
    expect(page.locator("[data-status=playing]")).to_be_visible()
    assert page.url.rpartition("/")[2] != table


def fits_a_phone(card: Locator) -> None:
    box = card.bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (0, PHONE["width"])
    assert box["y"] >= 0
    body = card.locator(".body")
    assert body.evaluate("body => body.scrollHeight <= body.clientHeight"), "nothing has to be scrolled"


def title_is_whole(card: Locator) -> None:
    """Where the replay has all its buttons beside it, too."""
    page = card.page
    card.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    title = page.get_by_role("heading", level=1)
    assert title.evaluate("title => title.scrollWidth <= title.clientWidth"), "the title is cut"
    # What gave way to it is in the menu.
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("link", name="Save the record")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("(Dark|Light) colours"))).to_be_visible()
    page.keyboard.press("Escape")
    page.go_back()


def in_the_list(page: Page, table: str, ranks: list[tuple[int, int]]) -> None:
    """The list tells my place and my points."""
    row = page.locator(f'a[href$="/table/{table}"] .state')
    expect(row).to_have_text(re.compile(r"^(won|shared win|2nd of 3|3rd of 3), \d+ points?$"))
    told = int(re.findall(r"(\d+) point", row.inner_text())[0])
    assert told in [points for _, points in ranks]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("is_here", [True, False], ids=["in the page", "at the service"])
def test_nobody_is_crowned_for_what_a_bot_played(is_here: bool, phone: bool, people: People) -> None:
    ada = people.come(phone=phone)
    if is_here:
        table = sit_down(ada, "clans", "bot-hatchling", "bot-hatchling")
        leave_to_a_bot(ada.page)
    else:
        table = ada.lay_table("clans", "hatchling", "hatchling")
        ada.let_it_end(table)
        ada.go(f"/table/{table}")
    card = ada.page.get_by_role("dialog")
    expect(card.get_by_role("heading", level=2)).to_have_text("Hatchling played for you")
    expect(card.get_by_text(re.compile("^Your seat came (first|second|third)"))).to_be_visible()
    mine = card.get_by_role("listitem").filter(has_text="Hatchling played for this seat")
    expect(mine).to_have_count(1)
    expect(mine.get_by_text("won")).to_have_count(0)
    expect(card.locator(".emblem .crown, .won")).to_have_count(0)
    if phone:
        fits_a_phone(card)
    card.get_by_role("button", name="To the board").last.click()
    seat = ada.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seat.filter(has_text="Hatchling played for this seat")).to_have_count(1)
    seat_has_no_crown_in_the_replay(ada.go(f"/replay/{table}"))
    row = ada.go("/").locator(f'a[href$="/table/{table}"] .state')
    expect(row).to_have_text(re.compile(r"^Hatchling played for you, \d+ points?$"))


def seat_has_no_crown_in_the_replay(page: Page) -> None:
    page.get_by_role("button", name="To the end").click()
    players = page.get_by_role("list", name="Players").get_by_role("listitem")
    mine = players.filter(has_text="Hatchling played for this seat")
    expect(mine).to_have_count(1)
    expect(mine.locator(".won")).to_have_count(0)


def test_watchers_are_told_who_won_and_the_analysis_is_near(people: People) -> None:
    ada, bob = people.come(), people.come()
    table = ada.lay_table("trias", "hatchling")
    ada.play_to_the_end(table)
    scene: dict[str, Any] = ada.ask(f"tables/{table}")["scene"]
    page = bob.go(f"/table/{table}")
    card = page.get_by_role("dialog")
    expect(card.get_by_role("heading", level=2)).to_have_text(re.compile(" wins?( together)?$"))
    expect(card.get_by_role("button", name="Rematch")).to_have_count(0)
    assert sorted((points for _, points in ranked(card)), reverse=True) == sorted(
        scene["points"], reverse=True
    )
    card.get_by_role("link", name="Analysis").click()
    expect(page.get_by_role("button", name="Analyse this game")).to_be_visible()
    mine = ada.go("/").locator(f'a[href="/table/{table}"] .state')
    own = scene["points"][0]
    expect(mine).to_have_text(re.compile(rf"^(won|2nd of 2|shared win), {own} points?$"))
    expect(bob.go("/").locator(f'a[href="/table/{table}"]')).to_have_count(0)
