"""The analysis of a game, begun and read in the browser."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Locator, Route, expect

from tests.web.people import Json, People, Person
from tests.web.warming import wait_long

PLAYED = Path(__file__).parents[1] / "games" / "genesis" / "played" / "two_players.json"
ITERATIONS = 20
"""As few as show everything that there is to show: blunders, luck and turning points."""


def test_a_game_is_analysed_to_its_end(people: People) -> None:
    ada = people.come()
    replay = ada.tell("records", json.loads(PLAYED.read_text(encoding="utf-8")))["id"]
    page = ada.go(f"/replay/{replay}")
    opens_at_the_first_decision(ada, replay)
    page.route("**/analysis", think_little)
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("button", name="Analyse this game").click()
    # A busy machine may take its time for it.
    wait_long(lambda: ada.ask(f"replays/{replay}/analysis")["status"] == "done", "the game is analysed")
    sheet = page.get_by_role("tabpanel")
    expect(sheet.get_by_role("heading", name="Turning points")).to_be_visible()
    report = ada.ask(f"replays/{replay}/analysis")["report"]
    shows_the_curve(sheet, report)
    shows_sums(sheet, report)
    leads_to_the_turning_point(ada, report)
    shows_the_better_move(ada, report)
    # Whoever comes later finds it done.
    page.reload()
    page.get_by_role("tab", name="Analysis").click()
    expect(sheet.get_by_role("heading", name="Turning points")).to_be_visible()


def think_little(route: Route) -> None:
    if route.request.method == "POST":
        route.continue_(post_data=json.dumps({"iterations": ITERATIONS}))
    else:
        route.continue_()


def shows_the_curve(sheet: Locator, report: Json) -> None:
    """A line for every seat, with as many corners as there are stations."""
    lines = sheet.locator("figure path.line")
    expect(lines).to_have_count(len(report["accounts"]))
    corners = [line.get_attribute("d") or "" for line in lines.all()]
    assert all(corner.count("L") + corner.count("H") + corner.count("V") > 2 for corner in corners), corners
    expect(sheet.locator("figure path.turn")).to_have_count(len(report["turning_points"]))


def shows_sums(sheet: Locator, report: Json) -> None:
    """Every part of the sum is there, and they add up as they are read."""
    rows = sheet.get_by_role("table").locator("tbody tr")
    named = {
        row.get_by_role("rowheader").inner_text(): row.locator("td").all_inner_texts() for row in rows.all()
    }
    *parts, end, accuracy = named
    assert parts == ["At the start", "Luck", "Own decisions", "The others’ decisions", "All else"]
    assert (end, accuracy) == ("At the end", "Accuracy")
    for place, account in enumerate(report["accounts"]):
        figures = [hundredths(named[part][place]) for part in parts]
        assert sum(figures) == hundredths(named[end][place]) == round(100 * account["end"])
        assert abs(figures[2] - 100 * account["own"]) < 1
        assert named[accuracy][place] == str(round(account["accuracy"]))
    expect(sheet).to_contain_text("about what the bot Gatherer would have played")


def hundredths(figure: str) -> int:
    return int(figure.replace("%", "").replace("−", "-").replace("+", ""))


def opens_at_the_first_decision(ada: Person, replay: str) -> None:
    """Deals come before it: they have no room on the slider."""
    lines = ada.ask(f"replays/{replay}")["lines"]
    first = next(number for number, line in enumerate(lines) if line["seat"] >= 0)
    assert first > 0
    slider = ada.page.get_by_role("slider", name="Move")
    expect(slider).to_have_value(str(first))
    expect(slider).to_have_attribute("min", str(first))


def leads_to_the_turning_point(ada: Person, report: Json) -> None:
    listed = ada.page.get_by_role("tabpanel").locator("h3:has-text('Turning points') + ul > li")
    expect(listed).to_have_count(len(report["turning_points"]))
    listed.first.get_by_role("button").click()
    slider = ada.page.get_by_role("slider", name="Move")
    expect(slider).to_have_value(str(report["turning_points"][0]["number"]))


def shows_the_better_move(ada: Person, report: Json) -> None:
    """A click goes to where it could have been made."""
    bad = [one for one in report["judgements"] if one["verdict"] in ("mistake", "blunder")]
    worst = max(bad, key=lambda one: float(one["loss"]))
    row = ada.page.get_by_role("tabpanel").get_by_role("button", name="Better: ").first
    expect(row).to_contain_text("??" if worst["verdict"] == "blunder" else "?")
    row.click()
    slider = ada.page.get_by_role("slider", name="Move")
    expect(slider).to_have_value(str(worst["number"] - 1))
    expect(row).to_contain_text("Chance of winning: ")
    board = ada.page.get_by_role("main")
    expect(board.locator("[data-caption=played]")).to_have_text("played")
    expect(board.locator("[data-caption=better]")).to_have_text("better")
    # Whoever goes on sees the game again.
    ada.page.keyboard.press("ArrowRight")
    expect(board.locator("[data-caption]")).to_have_count(0)
