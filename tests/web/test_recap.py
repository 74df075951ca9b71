"""What happened since one's last turn: marked on the board, told in full, shown again, to whoever looks."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.servers import wait_until
from tests.web.people import People, Person
from tests.web.test_local import sit_down

BOTS = ("bot-hatchling", "bot-gatherer")
CLIPPED = """(all) => all.filter((one) =>
    one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1).length"""
PLAYBACK = """() => {
  // Every sentence of the bar, as it comes.
  window.told = [];
  const bar = document.querySelector('main .prompt');
  const note = () => {
    const said = bar.querySelector('.sentence')?.textContent;
    if (said && said !== window.told.at(-1)) window.told.push(said);
  };
  new MutationObserver(note).observe(bar, { subtree: true, childList: true, characterData: true });
}"""


def card(page: Page) -> Locator:
    return page.get_by_role("region", name="Since your last turn")


def marks(page: Page) -> list[int]:
    """The numbers on the board."""
    found = page.locator("main .board [data-since]")
    return sorted(set(found.evaluate_all("all => all.map((one) => Number(one.dataset.since))")))


def numbers_told(page: Page) -> list[int]:
    return [int(text) for text in card(page).locator(".disc").all_inner_texts()]


def play_until_others_have_moved(person: Person, phone: bool = False) -> None:
    """Whatever is offered, until it is one's turn again after that of others."""
    hand = person.finger if phone else person.hand
    assert hand.wait_for_turn()
    hand.move()
    while hand.wait_for_turn() and not marks(person.page):
        hand.move()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["genesis", "trias"])
def test_everything_since_is_marked_and_told_in_order(game: str, phone: bool, alone: People) -> None:
    ada = alone.come(phone=phone)
    sit_down(ada, game, *BOTS)
    play_until_others_have_moved(ada, phone)
    page = ada.page
    found = marks(page)
    assert len(found) >= 2, "two bots moved"
    assert found == list(range(1, len(found) + 1))
    assert numbers_told(page) == found
    for bot in ("Hatchling", "Gatherer"):
        expect(card(page).get_by_role("heading", name=bot).first).to_be_visible()
    # Nothing of it is cut, and nothing of it is in the way of what can be chosen.
    assert card(page).locator("p, li").evaluate_all(CLIPPED) == 0
    assert page.locator("main .board [data-since][data-choice], [data-since] [data-choice]").count() == 0
    if phone:
        top = card(page).bounding_box()
        board = page.locator("main > .board").bounding_box()
        assert top
        assert board
        assert 0 <= top["y"] - (board["y"] + board["height"]) < 40, "right below the board"
    else:
        told = card(page).inner_text()
        page.reload()
        assert ada.hand.wait_for_turn()
        assert marks(page) == found
        expect(card(page)).to_have_text(re.compile(re.escape(told.splitlines()[0])))
        assert card(page).inner_text() == told
        # The own first move of the turn, and it is gone; taken back, and it is there again.
        ada.hand.move()
        page.get_by_role("button", name="Take back").click()
        # The bots may have moved already, so that it is her turn before this is taken back, too.
        wait_until(lambda: marks(page) == found, "all is as before")


def test_the_own_move_ends_it(alone: People) -> None:
    ada = alone.come()
    sit_down(ada, "trias", *BOTS)
    sentence = ada.page.locator("main .prompt .sentence").first
    play_until_others_have_moved(ada)
    # Herds are placed one move a turn; later a turn begins with a card and goes on.
    while "card in your hand" not in sentence.inner_text():
        play_until_others_have_moved(ada)
    expect(card(ada.page)).to_be_visible()
    before = ada.page.locator("main > .board").bounding_box()
    ada.hand.move()
    expect(card(ada.page)).to_have_count(0)
    assert marks(ada.page) == []
    expect(sentence).not_to_contain_text("card in your hand")
    assert ada.page.locator("main > .board").bounding_box() == before, "the board does not jump"


def test_show_again_plays_it_back_until_it_is_stopped(alone: People) -> None:
    ada = alone.come()
    sit_down(ada, "genesis", *BOTS)
    play_until_others_have_moved(ada)
    page = ada.page
    page.clock.install()
    page.evaluate(PLAYBACK)
    again = page.get_by_role("button", name="Show again")
    again.click()
    expect(page.get_by_text("This is how it was after your last turn.")).to_be_visible()
    bar = page.locator("main .prompt .sentence").first
    told = card(page).locator(".step").all_inner_texts()
    tiles = [text for text in told if "places" in text]
    for _ in range(60):
        page.clock.run_for(500)
        if again.is_visible():
            break
    expect(again).to_be_visible()
    heard: list[str] = page.evaluate("told")
    assert "Place a tile" in bar.inner_text() or "Roll" in bar.inner_text()
    order = [next(i for i, said in enumerate(heard) if sentence_of(tile) in said) for tile in tiles]
    assert len(order) >= 2
    assert all(one < other for one, other in pairwise(order))
    # Whoever presses the board sees the table as it is, and has chosen nothing by that.
    number = ada.hand.table()["number"]
    again.click()
    stop = page.get_by_role("button", name="Stop")
    expect(stop).to_be_visible()
    page.locator("main > .board svg").first.click(position={"x": 200, "y": 200})
    expect(again).to_be_visible()
    assert ada.hand.table()["number"] == number
    again.click()
    expect(stop).to_be_visible()
    page.keyboard.press("Escape")
    expect(again).to_be_visible()
    page.clock.resume()
    assert ada.hand.wait_for_turn()
    ada.hand.move()
    assert ada.hand.table()["number"] > number


def sentence_of(row: str) -> str:
    """A row of the card without its number."""
    return next(line for line in reversed(row.splitlines()) if "places" in line).split(". ")[0].strip(" .")


def test_it_is_there_for_whoever_opens_the_curtain(alone: People) -> None:
    ada = alone.come()
    sit_down(ada, "clans", "screen", "bot-hatchling")
    page = ada.page
    seen = 0
    for _ in range(8):
        ready = page.get_by_role("button", name="show me the board")
        expect(ready).to_be_visible()
        assert marks(page) == []
        expect(card(page)).to_have_count(0)
        ready.click()
        assert ada.hand.wait_for_turn()
        # All that the other person and the bot did, or the bot alone at the start.
        if seen:
            assert marks(page) == numbers_told(page) == [1, 2]
        seen += bool(marks(page))
        if seen == 3:
            return
        ada.hand.move()
    raise AssertionError("nobody was told what the others did")


def test_an_award_stays_until_the_next_own_move(alone: People) -> None:
    ada = alone.come(phone=True)
    sit_down(ada, "planet", *BOTS)
    page, hand = ada.page, ada.finger
    awards = page.locator("#recap .counted li", has_text="gets it with")
    while hand.wait_for_turn() and awards.count() == 0:
        hand.move()
    expect(awards.first).to_be_visible()
    assert page.locator("#recap .counted").evaluate_all(CLIPPED) == 0
    first = page.locator("#recap").locator("p").first
    assert first.inner_text() == page.locator("#recap .counted p").first.inner_text(), "what counts is first"
    told = page.locator("#recap .counted").inner_text()
    page.reload()
    assert hand.wait_for_turn()
    assert page.locator("#recap .counted").inner_text() == told


def gains_in(place: Locator) -> Counter[str]:
    """By name, what somebody has gained or lost."""
    gains: Counter[str] = Counter()
    for gain in place.locator(".gain").all():
        name = gain.locator(".unseen").inner_text()
        gains[name] += int(gain.inner_text().removeprefix(name).replace("−", "-"))
    return gains


def test_points_that_follow_from_the_board_say_where_they_come_from(alone: People) -> None:
    ada = alone.come()
    sit_down(ada, "genesis", "bot-gatherer", "bot-gatherer")
    areas = card(ada.page).locator(".sources li")
    while areas.count() == 0:
        play_until_others_have_moved(ada)
    expect(areas.first).to_contain_text(re.compile(r"^\w+ at [a-n]\d+, \d+ tiles, (counts|largest)"))
    total = gains_in(card(ada.page).locator(".changes"))
    by_area: Counter[str] = Counter()
    for area in areas.all():
        by_area.update(gains_in(area))
    assert {name: by for name, by in by_area.items() if by} == dict(total)
