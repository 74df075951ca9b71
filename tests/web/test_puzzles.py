"""Puzzles in the page: solved on the real board, answered with why, kept by the browser; no service."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tools.pages import WEB

from pangea.core import records
from pangea.core.words import Phrase, say
from tests.web.hands import MANY, Hand, Option
from tests.web.people import People, Person, leave_to_a_bot
from tests.web.test_axe import keeps_nobody_out
from tests.web.test_local import KEPT, movers_of, saved
from tests.web.test_practice import checked, hand_of, play_on

Puzzle = dict[str, Any]


def puzzle_of(game: str, *kinds: str) -> Puzzle:
    """The first puzzle of one of these kinds."""
    text = (WEB / "public" / "puzzles" / f"{game}.json").read_text(encoding="utf-8")
    return next(puzzle for puzzle in json.loads(text)["puzzles"] if puzzle["kind"] in kinds)


def go_to(person: Person, game: str, puzzle: Puzzle) -> Page:
    page = person.go(f"/#/puzzles/{game}#{puzzle['id']}")
    page.reload()
    expect(shown(page)).to_have_attribute("data-puzzle", puzzle["id"])
    return page


def shown(page: Page) -> Any:
    return page.locator("[data-puzzle]")


def tally(page: Page) -> Locator:
    return page.get_by_role("button", name="solved")


def make(hand: Hand, page: Page, move: str) -> None:
    """Make a move of Clans on the board: pick a group, and the one that it joins."""
    source, target = move.removeprefix("move ").split(">")
    for _ in range(MANY):
        if page.locator("[data-phase=open]").count() == 0:
            return
        options = hand.options()
        is_picked = any(is_at(one, source) and "Put it back" in one.label for one in options)
        place, does = (target, "Join this group") if is_picked else (source, "Pick this group")
        # A finger looks at the whole board where it sees none of what it wants.
        hand.press([one for one in options if is_at(one, place) and does in one.label])
    raise AssertionError(f"{move} was not made")


def is_at(option: Option, territory: str) -> bool:
    return option.label.startswith(f"{territory}, ")


@pytest.mark.parametrize("way", ["mouse", "keys", "touch"])
def test_a_move_is_found_after_a_wrong_one_without_a_network(way: str, alone: People) -> None:
    puzzle = puzzle_of("clans", "best", "win")
    ada = alone.come(service_workers="allow", phone=way == "touch")
    ada.go("/").evaluate(KEPT)
    ada.context.set_offline(True)
    page = go_to(ada, "clans", puzzle)
    hand = hand_of(ada, way)
    wrong, mistake = next(iter(puzzle["wrong"].items()))
    make(hand, page, wrong)
    answer = page.locator("[data-answer=bad]")
    cost = int(100 * mistake["cost"] + 0.5)
    expect(answer).to_contain_text(f"That costs {cost}% of the chance of winning.")
    ada.hears("Not that one.")
    expect(tally(page)).to_have_accessible_name(re.compile(r"^0 solved · 1 to try again of \d+$"))
    page.get_by_role("button", name="Try again", exact=True).click()
    expect(page.locator("[data-phase=open]")).to_be_visible()
    make(hand, page, puzzle["answers"][0])
    expect(shown(page)).to_have_attribute("data-solved", "later")
    expect(page.locator("[data-answer=good]")).to_contain_text("Now that’s right.")
    expect(page.locator("[data-answer=good]")).to_contain_text("Only a first answer solves a puzzle.")
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    page.keyboard.press("Enter")
    expect(shown(page)).not_to_have_attribute("data-puzzle", puzzle["id"])
    # It comes back, and then a first answer that is right solves it.
    go_to(ada, "clans", puzzle)
    expect(tally(page)).to_have_accessible_name(re.compile("^0 solved · 1 to try again"))
    make(hand, page, puzzle["answers"][0])
    expect(shown(page)).to_have_attribute("data-solved", "first")
    page.reload()
    expect(tally(page)).to_have_accessible_name(re.compile("^1 solved · 0 to try again"))


def test_answers_are_counted_in_a_row_and_games_take_turns(alone: People) -> None:
    puzzle = puzzle_of("genesis", "count")
    ada = alone.come()
    page = ada.go("/#/")
    page.get_by_role("link", name="Puzzles").click()
    expect(shown(page)).to_be_visible()
    first = shown(page).get_attribute("data-game")
    page.get_by_role("button", name="Another one").click()
    expect(shown(page)).not_to_have_attribute("data-game", str(first))
    go_to(ada, "genesis", puzzle)
    choices = page.locator(".choices").get_by_role("button")
    expect(choices).to_have_count(len(puzzle["choices"]))
    expect(page.locator("[data-counts]:visible")).to_have_count(0)
    right = puzzle["answers"][0]
    choices.filter(has_text=right).and_(page.get_by_role("button", name=right, exact=True)).click()
    expect(shown(page)).to_have_attribute("data-solved", "first")
    expect(page.locator("[data-streak]")).to_have_text("1 in a row")
    expect(page.locator("[data-counts]:visible").first).to_be_visible()
    page.get_by_role("button", name="Next puzzle").click()
    page.get_by_role("button", name="Show the solution").click()
    expect(shown(page)).to_have_attribute("data-solved", "shown")
    expect(page.locator("[data-streak]")).to_have_count(0)
    page.get_by_role("button", name="solved").click()
    listed = page.get_by_role("dialog", name="Puzzles: Genesis")
    expect(listed.get_by_text("solved", exact=True)).to_have_count(1)
    expect(listed.get_by_text("to try again", exact=True)).to_have_count(1)


def test_a_wrong_answer_solves_nothing_and_earlier_progress_is_discarded(alone: People) -> None:
    """Up to the rule before, the first wrong click counted as solved; its progress is worth nothing."""
    puzzle = puzzle_of("genesis", "count")
    ada = alone.come()
    ada.go("/#/").evaluate('localStorage.setItem(\'pangea-puzzles\', \'{"tried":{"x":"later"},"best":9}\')')
    page = go_to(ada, "genesis", puzzle)
    assert page.evaluate("localStorage.getItem('pangea-puzzles')") is None
    expect(page.locator(".best")).to_have_count(0)
    wrong = next(choice["answer"] for choice in puzzle["choices"] if choice["answer"] != puzzle["answers"][0])
    page.locator(".choices").get_by_role("button", name=wrong, exact=True).click()
    expect(tally(page)).to_have_accessible_name(re.compile("^0 solved · 1 to try again"))
    page.locator(".choices").get_by_role("button", name=puzzle["answers"][0], exact=True).click()
    expect(shown(page)).to_have_attribute("data-solved", "later")
    expect(tally(page)).to_have_accessible_name(re.compile("^0 solved · 1 to try again"))
    page.get_by_role("button", name="Next puzzle").click()
    expect(shown(page)).not_to_have_attribute("data-puzzle", puzzle["id"])


@pytest.mark.parametrize("game", ["clans", "trias"])
def test_the_solution_is_played_out_and_gone_on_from(game: str, alone: People, tmp_path: Path) -> None:
    puzzle = puzzle_of(game, "best", "win")
    ada = alone.come()
    page = go_to(ada, game, puzzle)
    page.get_by_role("button", name="Show the solution").click()
    expect(shown(page)).to_have_attribute("data-solved", "shown")
    expect(page.locator("[data-answer=good]")).to_contain_text("The solution:")
    play_on(page)
    record = saved(page)
    assert record["position"].startswith(f"players {puzzle['players']}; ")
    assert "?" not in record["position"]
    assert not checked(record, tmp_path)
    leave_to_a_bot(page)
    expect(page.locator("[data-status=over]")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="To the board").last.click()
    ended = saved(page)
    assert checked(ended, tmp_path)
    assert records.redrawn(ended) == len([mover for mover in movers_of(ended) if mover < 0])
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="About this table").click()
    page.get_by_role("link", name="Back to the puzzle").click()
    expect(shown(page)).to_have_attribute("data-puzzle", puzzle["id"])


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_they_keep_nobody_out(phone: bool, alone: People) -> None:
    ada = alone.come(phone=phone)
    page = go_to(ada, "clans", puzzle_of("clans", "belief"))
    keeps_nobody_out(ada)
    page.locator(".choices").get_by_role("button").first.click()
    expect(page.locator("[data-answer]")).to_be_visible()
    page.get_by_role("button", name="solved").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    keeps_nobody_out(ada)
    page.keyboard.press("Escape")
    page.goto(f"{ada.address}/#/new/clans")
    page.get_by_role("dialog").get_by_role("link", name="Puzzles of this game").click()
    expect(shown(page)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"{ada.address}/#/puzzles/chess")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_a_link_to_a_puzzle_that_is_gone_says_so(alone: People) -> None:
    ada = alone.come()
    page = ada.go("/#/puzzles/clans#c-000000")
    expect(page.get_by_role("alert")).to_have_text(say(Phrase("puzzles-page-gone")))
    assert page.url.endswith("#c-000000"), "the address stays as it was"
    keeps_nobody_out(ada)
    page.get_by_role("button", name="Next puzzle").click()
    expect(shown(page)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_progress_of_another_content_is_told_of_and_stays_as_it_was(alone: People) -> None:
    before = json.dumps({"answers": {"clans 0123456789abcdef": 4}, "levels": {"clans 0123456789abcdef": 3}})
    ada = alone.come()
    puzzle = puzzle_of("clans", "belief")
    page = go_to(ada, "clans", puzzle)
    told = page.get_by_text(say(Phrase("puzzles-page-other-content", {"game": Phrase("clans-title")})))
    expect(told).to_have_count(0)
    page.evaluate("before => localStorage.setItem('pangea-puzzles-2', before)", before)
    page.reload()
    expect(told).to_be_visible()
    assert page.evaluate("localStorage.getItem('pangea-puzzles-2')") == before
    page.locator(".choices").get_by_role("button").first.click()
    expect(page.locator("[data-answer]")).to_be_visible()
    expect(told).to_have_count(0)
    now = json.loads(page.evaluate("localStorage.getItem('pangea-puzzles-2')"))
    assert now["answers"].items() > json.loads(before)["answers"].items()
    assert now["levels"].items() > json.loads(before)["levels"].items()
