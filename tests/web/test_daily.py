"""The challenge of the day, taken in the page: one try, judged, compared, shared, and checked by Python."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Request, Route, expect

from pangea.arena import daily
from pangea.core import records
from tests.arena.challenges import CLANS
from tests.web.people import People, Person
from tests.web.test_axe import keeps_nobody_out

DAY = CLANS.day.isoformat()
QUICK = "localStorage['pangea-pace'] = '0'"


def come_on_that_day(people: People, **how: Any) -> Person:
    ada = people.come(permissions=["clipboard-read", "clipboard-write"], **how)
    ada.context.add_init_script(QUICK)
    ada.page.clock.set_fixed_time(datetime(CLANS.day.year, CLANS.day.month, CLANS.day.day, 12, tzinfo=UTC))
    return ada


def take_the_challenge(ada: Person, home: str = "/") -> Page:
    page = ada.go(home)
    page.get_by_role("link", name="Take the challenge").click()
    expect(
        page.get_by_text(f"Clans, {CLANS.players} players: you against 3 bots of the level Hunter")
    ).to_be_visible()
    page.get_by_role("button", name="Take the challenge").click()
    assert ada.hand.wait_for_turn()
    return page


def record_saved(page: Page, folder: Path) -> dict[str, Any]:
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    saving.value.save_as(folder / "mine.json")
    return records.read((folder / "mine.json").read_text(encoding="utf-8"))


def ordinal(place: int) -> str:
    return {1: "1st", 2: "2nd", 3: "3rd"}.get(place, f"{place}th")


def test_a_challenge_from_the_home_page_to_a_line_to_share(alone: People, tmp_path: Path) -> None:
    ada = come_on_that_day(alone)
    page = take_the_challenge(ada)
    # Nobody helps, and nothing is taken back.
    for help_ in ("Take back", "Give me a hint"):
        expect(page.get_by_role("button", name=help_)).to_have_count(0)
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("button", name="Leave your seat to a bot")).to_have_count(0)
    page.get_by_role("link", name="To the challenge").click()
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    # The home page knows that it is under way, and names its day.
    ada.go("/")
    mine = page.get_by_role("region", name="My tables")
    expect(mine.get_by_text(re.compile(r"^Challenge of \w+ \d+, 20\d\d: \w+$"))).to_be_visible()
    page.get_by_role("region", name="Today’s challenge").get_by_role("link", name="Continue").click()
    page.get_by_role("button", name="Continue").click()
    ada.hand.play_to_the_end()
    page.get_by_role("dialog").get_by_role("link", name="To the challenge").click()

    result = page.get_by_role("region", name="Your result")
    expect(result).to_contain_text("iven away")
    levels = page.get_by_role("region", name="The same deal, played by bots in your seat")
    for level in ("gatherer", "hunter"):
        made = daily.played_by(level, CLANS)
        row = levels.get_by_role("listitem").filter(has_text=level.capitalize())
        expect(row).to_contain_text(f"{made.own} points")
    outcome = daily.checked(record_saved(page, tmp_path), CLANS)
    own = f"{ordinal(outcome.place)} of {CLANS.players}, {outcome.own} points"
    expect(result).to_contain_text(own)
    result.get_by_role("button", name="Copy a line to share").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    line = page.evaluate("navigator.clipboard.readText()")
    assert line.startswith(f"Pangea {DAY} · Clans · {own} · ")
    assert set(line.rpartition(" · ")[2]) <= set("🟩🟨🟥")
    keeps_nobody_out(ada)

    # What was worked out is kept. A second try is practice, and changes nothing.
    page.reload()
    expect(result).to_contain_text("iven away")
    page.get_by_role("button", name="Play it for practice").click()
    assert ada.hand.wait_for_turn()
    page.goto(f"{ada.address}/#/")
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    page.get_by_role("link", name="Your result").click()
    expect(result).to_contain_text(f"{outcome.own} points")
    page.goto(f"{ada.address}/#/daily/2026-11-20")
    expect(page.get_by_role("heading", name="This challenge has not come yet.")).to_be_visible()
    page.goto(f"{ada.address}/#/daily/never")
    expect(page.get_by_role("heading", name="There is no challenge for this day.")).to_be_visible()


def results(names: list[str], *, are_open: bool = False) -> str:
    """What the service lists: the first is the asker's own."""
    rows = [
        {
            "name": name,
            "others": number,
            "points": 17,
            "place": 4,
            "replay": f"r{number}" if are_open or number == 0 else None,
            "at": "",
            "yours": number == 0,
        }
        for number, name in enumerate(names)
    ]
    return json.dumps({"day": DAY, "results": rows, "count": len(rows), "opens": "2026-11-21"})


def test_a_result_is_sent_until_the_service_has_checked_it(people: People) -> None:
    ada = come_on_that_day(people, phone=True)
    sent: list[dict[str, Any]] = []
    is_closed: list[bool] = []

    def answer(route: Route, request: Request) -> None:
        if request.method == "POST":
            sent.append(json.loads(request.post_data or ""))
            if len(sent) == 1:
                words = {"say": "server-one-check", "about": {"seconds": 1}}
                busy = {"code": "one-check", "words": words, "text": "busy", "rule": None}
                route.fulfill(status=429, headers={"Retry-After": "1"}, body=json.dumps(busy))
                return
            if not is_closed:
                return  # it is still being checked when the page is closed
        route.fulfill(body=results(["Ada", "Bob"] if is_closed and sent[2:] else []))

    # The service lives on another day than this page.
    ada.page.route(f"**/api/daily/{DAY}", answer)
    page = take_the_challenge(ada)
    ada.finger.play_to_the_end()
    page.get_by_role("dialog").get_by_role("link", name="To the challenge").click()
    others = page.get_by_role("region", name="Others today")
    expect(others).to_contain_text("Nobody has sent a result yet.")
    keeps_nobody_out(ada)
    # The service is busy at first: the page sends it again by itself.
    is_asked = lambda request: request.method == "POST" and len(sent) == 1  # noqa: E731
    with page.expect_request(is_asked):
        others.get_by_role("button", name="Send your result").click()
    expect(others).to_contain_text("Your result is being checked")
    is_closed.append(True)
    page.reload()
    expect(others).to_contain_text("Your result is among them.")
    expect(others.get_by_role("link", name="Ada")).to_be_visible()
    expect(others.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("4th of 4, 17 points")
    expect(others).to_contain_text("and one other, with the same moves")
    expect(others.get_by_role("link", name="Bob")).to_have_count(0)
    expect(others).to_contain_text("You can watch the other games from 2026-11-21 on")
    assert len(sent) == 3
    ada.errors = [error for error in ada.errors if "429" not in error]  # the browser itself tells of it
    for record in sent:
        assert daily.checked(record, CLANS).own == record["points"][CLANS.seat]
