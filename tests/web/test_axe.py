"""Every page through axe, which knows what keeps people out: light and dark, at a desk and on a phone."""

from __future__ import annotations

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

import pangea
from tests.web.people import Json, People, Person

GAMES = [game.name for game in pangea.every_game()]
OTHER_NAME = "label-content-name-mismatch"
"""Whoever speaks to their browser says what they read: axe asks for that only when it is told to."""
VIOLATIONS = {"resultTypes": ["violations"], "rules": {OTHER_NAME: {"enabled": True}}}
THEMES: dict[Literal["light", "dark"], Json] = {
    "light": VIOLATIONS,
    # Another theme has other colours, and is the same page otherwise.
    "dark": {**VIOLATIONS, "runOnly": ["color-contrast", "link-in-text-block"]},
}


def keeps_nobody_out(person: Person, within: str | None = None) -> None:
    for theme, asked in THEMES.items():
        person.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        expect(person.page.locator("html")).to_have_attribute("data-theme", theme)
        person.page.evaluate("eyes.still()")
        found = Axe().run(person.page, within, asked)
        told = [
            f"{theme}: {violation['id']} at {node['target']}: {node['failureSummary']}"
            for violation in found.response["violations"]
            for node in violation["nodes"]
            # The numbers of a drawing are told in words.
            if violation["id"] != OTHER_NAME or not node["html"].startswith("<g")
        ]
        assert told == []


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_home(phone: bool, people: People) -> None:
    ada = people.come(phone=phone)
    ada.lay_table("clans", "hatchling")
    page = ada.go("/")
    expect(page.get_by_role("region", name="My tables").get_by_role("link")).to_be_visible()
    expect(page.locator("li:has(.picture svg)")).to_have_count(len(GAMES))
    keeps_nobody_out(ada)
    page.goto(f"{ada.address}/new/trias")
    expect(page.get_by_role("dialog")).to_be_visible()
    keeps_nobody_out(ada)


@pytest.mark.parametrize("game", GAMES)
def test_table(game: str, people: People) -> None:
    ada = people.come()
    table = ada.lay_table(game, "hatchling")
    ada.play(table, 6)
    ada.go(f"/table/{table}")
    assert ada.hand.wait_for_turn()
    for sheet in ("Log", "Points", "Moves", "In words", "Overview"):
        ada.page.get_by_role("tab", name=sheet, exact=True).click()
        keeps_nobody_out(ada, within="[role=tabpanel]")
    ada.hand.press(ada.hand.options())
    keeps_nobody_out(ada)


@pytest.mark.parametrize("game", GAMES)
def test_table_on_a_phone(game: str, people: People) -> None:
    ada = people.come(phone=True)
    table = ada.lay_table(game, "hatchling")
    ada.play(table, 6)
    ada.go(f"/table/{table}")
    assert ada.hand.wait_for_turn()
    keeps_nobody_out(ada)


def test_rules_beside_the_board(people: People) -> None:
    ada = people.come()
    ada.sit_down("genesis", "hatchling")
    assert ada.hand.wait_for_turn()
    ada.page.get_by_role("button", name="Rules", exact=True).click()
    expect(ada.page.get_by_role("complementary", name="Rules: Genesis")).to_be_visible()
    keeps_nobody_out(ada)


def test_gathering(people: People) -> None:
    ada = people.come()
    ada.sit_down("clans", "open")
    expect(ada.page.get_by_label("Send this link to your friends")).to_be_visible()
    keeps_nobody_out(ada)


def test_curtain(people: People) -> None:
    ada = people.come()
    ada.sit_down("clans", "screen Bob")
    expect(ada.page.get_by_role("button", name="show me the board")).to_be_visible()
    keeps_nobody_out(ada)


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_and_replay(game: str, people: People) -> None:
    ada = people.come()
    table = ada.lay_table(game, "hatchling")
    ada.let_it_end(table)
    page = ada.go(f"/table/{table}")
    expect(page.locator("[data-status=over]")).to_be_visible()
    keeps_nobody_out(ada)
    page.goto(f"{ada.address}/replay/{table}")
    page.get_by_role("button", name="To the end").click()
    keeps_nobody_out(ada)
    page.get_by_role("tab", name="Analysis").click()
    expect(page.get_by_role("button", name="Analyse this game")).to_be_visible()
    keeps_nobody_out(ada)


@pytest.mark.parametrize("game", GAMES)
def test_rules(game: str, people: People) -> None:
    ada = people.come()
    page = ada.go(f"/rules/{game}")
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    keeps_nobody_out(ada)


@pytest.mark.parametrize("game", ["", *(f"/{game}" for game in GAMES)])
def test_gallery(game: str, people: People) -> None:
    ada = people.come()
    page = ada.go(f"/gallery{game}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    keeps_nobody_out(ada)


def test_nowhere(people: People) -> None:
    ada = people.come()
    expect(ada.go("/no/such/page").get_by_role("heading", level=1)).to_be_visible()
    keeps_nobody_out(ada)
