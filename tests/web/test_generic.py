"""A game that nobody has drawn yet: its board is told in words, and its moves are buttons."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.guide import put_game
from tests.server.servers import Nursery, Service
from tests.web.people import People


@pytest.fixture
def guests(nursery: Nursery, browser: Browser, tmp_path: Path) -> Iterator[People]:
    """People at a service that offers the game of the guide, besides the others."""
    games = put_game(tmp_path / "shelf")
    service = Service(nursery, tmp_path, str(tmp_path / "tables.sqlite"), games=games)
    service.start()
    assert service.address is not None
    with People(browser, service.address) as people:
        yield people
    service.stop()


def test_it_is_played_to_its_end_by_mouse_and_by_key(guests: People) -> None:
    ada = guests.come()
    ada.sit_down("pebbles", "hatchling")
    board = ada.page.get_by_role("region", name="The board in words")
    expect(board.get_by_text("pebbles on the heap")).to_be_visible()
    expect(board.get_by_text("how many pebbles can be taken at once")).to_be_visible()
    assert ada.keys.wait_for_turn()
    expect(ada.page.get_by_text("pebbles do you take?").first).to_be_visible()
    ada.keys.move()
    assert ada.hand.play_to_the_end() >= 1
    assert ada.hand.table()["status"] == "over"
    heap = board.locator("dl > div").filter(has_text="pebbles on the heap")
    expect(heap.locator("dd")).to_have_text("0")


def test_it_is_set_up_from_the_first_page(guests: People) -> None:
    ada = guests.come()
    page = ada.go("/new/pebbles")
    expect(page.get_by_role("dialog")).to_be_visible()
