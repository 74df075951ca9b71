"""Practice: playing on from a position of a replay or of the board to try things out, without a service."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import pangea
from pangea.core import records
from tests.commands import run_command
from tests.server.servers import wait_until
from tests.web.hands import Hand
from tests.web.people import PHONE, People, Person
from tests.web.test_axe import keeps_nobody_out
from tests.web.test_local import KEPT, saved, sit_down
from tests.web.test_tryout import begin, try_something

WAYS = {"clans": "mouse", "genesis": "keys", "planet": "mouse", "trias": "touch"}
"""How each game is gone on with: every way once."""


def finished(game: str) -> dict[str, Any]:
    """A short game of two that somebody played at random elsewhere."""
    match = pangea.start(game, players=2, seed=4)
    while not match.is_over:
        legal = match.legal()
        match.play(legal[len(match.moves) * 7 % len(legal)])
    return {**match.record()}


def late_in(record: dict[str, Any]) -> int:
    """The last moment but a few at which a player is to move."""
    match = records.opened(record)
    turns = []
    for number, move in enumerate(record["moves"]):
        if match.turn >= 0:
            turns.append(number)
        match.follow(move)
    return turns[-min(6, len(turns))]


def open_replay(person: Person, record: dict[str, Any], folder: Path) -> Page:
    file = folder / "elsewhere.json"
    file.write_text(json.dumps(record))
    page = person.page
    page.get_by_label("Drop a file here").set_input_files(file)
    expect(page.get_by_role("slider", name="Move")).to_be_visible()
    return page


def play_on(page: Page, *, level: str = "hatchling") -> None:
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("combobox", name="The bots").select_option(level)
    dialog.get_by_role("button", name="Play on", exact=True).click()
    expect(page.locator("[data-status=playing]")).to_be_visible()
    expect(page.get_by_role("heading", name="practice")).to_be_visible()


def hand_of(person: Person, way: str) -> Hand:
    return {"mouse": person.hand, "keys": person.keys, "touch": person.finger}[way]


@pytest.mark.parametrize("game", WAYS)
def test_a_game_is_gone_on_with_and_compared_without_a_network(
    game: str, alone: People, tmp_path: Path
) -> None:
    record = finished(game)
    late = late_in(record)
    ada = alone.come(service_workers="allow", phone=WAYS[game] == "touch")
    page = ada.go("/")
    page.evaluate(KEPT)
    ada.context.set_offline(True)
    open_replay(ada, record, tmp_path)
    page.get_by_role("slider", name="Move").fill(str(late))
    play_on(page)
    expect(page.get_by_role("button", name="Take back", exact=True)).to_be_disabled()
    hand = hand_of(ada, WAYS[game])
    assert hand.wait_for_turn()
    hand.move()
    page.reload()
    hand.play_to_the_end()
    card = page.get_by_role("dialog")
    told = card.locator("[data-went-on]")
    expect(told).to_contain_text("In the other game it went on like this")
    there = [int(row.locator("td").nth(1).inner_text()) for row in told.locator("tbody tr").all()]
    assert there == record["points"]
    expect(card.get_by_role("button", name="Once more from there")).to_be_visible()
    card.get_by_role("button", name="To the board").last.click()
    played = saved(page)
    assert played["moves"][:late] == record["moves"][:late]
    assert checked(played, tmp_path)
    page.goto(f"{ada.address}/#/")
    mine = page.get_by_role("region", name="My tables")
    expect(mine.get_by_role("link")).to_contain_text("practice")


def checked(record: dict[str, Any], folder: Path) -> bool:
    """Does `pangea check` find nothing wrong with it?"""
    file = folder / "played.json"
    file.write_text(json.dumps(record))
    found = run_command("check", str(file))
    assert found.returncode == 0, found.stdout + found.stderr
    return records.replayed(record).is_over


@pytest.mark.parametrize("game", ["clans", "trias"])
def test_what_was_tried_out_is_gone_on_with_in_the_world_imagined_there(
    game: str, alone: People, tmp_path: Path
) -> None:
    ada = alone.come()
    sit_down(ada, game)
    assert ada.hand.wait_for_turn()
    begin(ada)
    for _ in range(3):
        try_something(ada)
    play_on(ada.page)
    other = ada.context.new_page()
    other.goto(ada.page.url)
    expect(other.get_by_role("heading", name="practice")).to_be_visible()
    other.close()
    record = saved(ada.page)
    assert "?" not in record["position"]
    assert len(record["moves"]) >= 3
    assert not checked(record, tmp_path)
    ada.page.get_by_role("button", name="More").click()
    ada.page.get_by_role("button", name="About this table").click()
    ada.page.get_by_role("link", name="Back to where you tried it out").click()
    expect(ada.page.get_by_role("heading", name="practice")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_it_keeps_nobody_out(phone: bool, alone: People, tmp_path: Path) -> None:
    ada = alone.come(phone=phone)
    ada.go("/")
    page = open_replay(ada, finished("genesis"), tmp_path)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    expect(dialog).to_be_visible()
    box = dialog.bounding_box()
    assert box is not None
    assert not phone or box["width"] < PHONE["width"]
    keeps_nobody_out(ada)
    for seat in dialog.get_by_role("checkbox").all():
        seat.uncheck()
    expect(dialog).to_contain_text("Take at least one seat.")
    expect(dialog.get_by_role("button", name="Play on", exact=True)).to_be_disabled()


def test_a_game_online_is_gone_on_with_in_two_tabs(people: People) -> None:
    """Each move of either tab is made once; nobody else hears of it."""
    ada = people.come()
    table = ada.lay_table("clans", "hatchling")
    ada.let_it_end(table)
    page = ada.go(f"/replay/{table}")
    record = ada.ask(f"replays/{table}")["record"]
    late = late_in(record)
    page.get_by_role("slider", name="Move").fill(str(late))
    play_on(page)
    other = ada.context.new_page()
    other.goto(page.url)
    hands = [ada.hand, Hand(other)]
    for hand, seen in (hands, hands[::-1]):
        assert hand.wait_for_turn()
        assert seen.wait_for_turn()
        hand.move()
        wait_until(lambda: hand.table() == seen.table(), "both show the same")  # noqa: B023
        if hand.table()["status"] == "over":
            break
    hands[1].play_to_the_end()
    told = page.get_by_role("dialog").locator("[data-went-on]")
    expect(told).to_contain_text("In the other game it went on like this")
    for tab in (page, other):
        tab.get_by_role("dialog").get_by_role("button", name="To the board").last.click()
    played = saved(page)
    assert saved(other) == played
    assert played["moves"][:late] == record["moves"][:late]
    assert records.replayed(played).moves == played["moves"]
    assert ada.ask(f"replays/{table}")["record"] == record
