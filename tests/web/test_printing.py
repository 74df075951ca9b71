"""The rules on paper: no buttons, black on white, whatever the screen looks like."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import pangea
from tests.web.people import People

GAMES = [game.name for game in pangea.every_game()]
COLOURS = """
[...document.querySelectorAll('article :is(p, li, h2, h3, figcaption, a)')].map((one) =>
  getComputedStyle(one).color)
"""
DARKEST_PAPER_INK = 130
"""The lightest that ink may be, of 255: paler letters are hard to read on paper."""


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_printed(game: str, people: People) -> None:
    ada = people.come(color_scheme="dark")
    page = ada.go(f"/rules/{game}")
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    page.emulate_media(media="print")
    for left_out in (page.get_by_role("banner"), page.get_by_role("navigation"), page.get_by_role("button")):
        for one in left_out.all():
            expect(one).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
    colours = page.evaluate(COLOURS)
    assert len(colours) > 20
    pale = {colour for colour in colours if max(map(int, re.findall(r"\d+", colour)[:3])) > DARKEST_PAPER_INK}
    assert pale == set()
    assert page.pdf().startswith(b"%PDF-")
