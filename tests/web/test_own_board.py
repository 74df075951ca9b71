"""A table on somebody's own board: its drawing is shown, and fetched once by each browser."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from pangea.games.clans.board import USUAL
from tests.patience import PATIENCE
from tests.server.servers import Service, wait_until
from tests.web.people import People

HEIGHT = 700
"""Of the drawing: the usual one is higher."""


def bridged() -> dict[str, Any]:
    content = json.loads(
        json.dumps({**USUAL.content, "drawing": {**(USUAL.drawing or {}), "height": HEIGHT}})
    )
    content["neighbours"][2] += [5]
    content["neighbours"][5] += [2]
    return dict(content)


def fetched(folder: Path) -> int:
    """How often the service was asked for a board by its digest."""
    return (folder / "errors.txt").read_text(encoding="utf-8").count("path=/api/boards/")


def test_an_own_board_is_drawn_and_each_browser_fetches_it_once(own_people: People, tmp_path: Path) -> None:
    ada, bob = own_people.come(), own_people.come()
    table = ada.sit_down("clans", "hatchling", content=bridged())
    assert ada.hand.wait_for_turn()
    sea = f'rect.sea[height="{HEIGHT}"]'
    expect(ada.page.locator(sea)).to_have_count(1)
    assert "move 2>5" in ada.ask(f"tables/{table}")["scene"]["legal"]
    ada.hand.move()
    assert ada.hand.wait_for_turn()
    wait_until(lambda: fetched(tmp_path) == 1, "the board was asked for")
    ada.page.reload()
    assert ada.hand.wait_for_turn()
    expect(ada.page.locator(sea)).to_have_count(1)
    bob.go(f"/table/{table}")
    expect(bob.page.get_by_text("You are watching.")).to_be_visible()
    expect(bob.page.locator(sea)).to_have_count(1)
    ada.hand.move()
    assert ada.hand.wait_for_turn()
    expect(bob.page.locator(f'[data-number="{ada.hand.table()["number"]}"]')).to_be_visible()
    wait_until(lambda: fetched(tmp_path) >= 2, "the other browser has asked, too")
    assert fetched(tmp_path) == 2


def test_the_replay_of_a_game_on_an_own_board_shows_it(own_people: People) -> None:
    ada = own_people.come()
    table = ada.lay_table("clans", "hatchling", content=bridged())
    ada.let_it_end(table)
    ada.go(f"/replay/{table}")
    expect(ada.page.locator(f'rect.sea[height="{HEIGHT}"]')).to_have_count(1)


def test_a_board_that_can_not_be_had_is_told_and_asked_for_again(
    own_people: People, own_service: Service, tmp_path: Path
) -> None:
    assert own_service.address is not None
    ada = own_people.come()
    table = ada.lay_table("clans", "hatchling", content=bridged())
    hide(tmp_path, "UPDATE boards SET digest = 'lost ' || digest")
    page = ada.go(f"/table/{table}")
    expect(page.get_by_role("alert")).to_have_text("There is no such board.")
    hide(tmp_path, "UPDATE boards SET digest = substr(digest, 6)")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(f'rect.sea[height="{HEIGHT}"]')).to_have_count(1)
    # The browser itself tells that something was refused.
    assert ["status of 404" in error for error in ada.errors] == [True]
    ada.errors.clear()


def hide(folder: Path, statement: str) -> None:
    """Change what the service finds in its database."""
    connection = sqlite3.connect(folder / "tables.sqlite", timeout=PATIENCE)
    with connection:
        connection.execute(statement)
    connection.close()


def test_who_comes_to_watch_is_counted_and_whoever_leaves_is_away(own_people: People) -> None:
    ada, bob = own_people.come(), own_people.come()
    table = ada.lay_table("clans", "open")
    bob.tell(f"tables/{table}/join", {})
    ada.go(f"/table/{table}")
    expect(ada.page.get_by_text("away")).to_be_visible()
    bob.go(f"/table/{table}")
    expect(ada.page.get_by_text("away")).to_be_hidden()
    bob.go("/")
    expect(ada.page.get_by_text("away")).to_be_visible()
