"""The home page: two clicks to a game, tables, records, a name, languages and light."""

from __future__ import annotations

import json
import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import pangea
from pangea.bots.levels import LEVELS
from pangea.core.words import Phrase, languages, say
from tests.patience import PATIENCE
from tests.processes import run_process
from tests.server.servers import Service
from tests.web.people import People, Person

GAMES = [game.name for game in pangea.every_game()]


def text(message: str, language: str) -> str:
    return say(Phrase(message), language)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_bots_is_two_clicks_away(game: str, people: People) -> None:
    ada = people.come()
    page = ada.go("/")
    page.get_by_role("button", name=f"Play now: {text(f'{game}-title', 'en')}").click()
    assert ada.hand.wait_for_turn()
    # The first of the two clicks was for the table; this one is a move, or half of one.
    options = ada.hand.options()
    ada.hand.press(options)
    table = page.url.rpartition("/")[2]
    page.get_by_role("link", name="Home").click()
    mine = page.get_by_role("region", name="My tables")
    expect(mine.locator(f'a[href="/table/{table}"]')).to_be_visible()


def test_a_table_is_set_up_as_one_likes(people: People) -> None:
    ada = people.come()
    page = ada.go("/new/trias")
    dialog = page.get_by_role("dialog", name="Trias: a new table")
    dialog.locator("label").filter(has_text="4").click()
    dialog.get_by_role("combobox", name="Player 3").select_option("screen")
    dialog.get_by_role("textbox", name="Name of player 3").fill("Grace")
    dialog.get_by_role("combobox", name="Player 4").select_option("bot-hatchling")
    dialog.get_by_role("radio", name="seat 1").check()
    dialog.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-status=playing]")).to_be_visible()
    page.get_by_role("button", name="show me the board").click()
    seats = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats).to_have_count(4)
    # Two of them share the screen: neither is “you”.
    expect(seats.nth(0)).not_to_contain_text("you")
    expect(seats.nth(1)).to_contain_text("bot")
    expect(seats.nth(2)).to_contain_text("Grace")
    expect(seats.nth(3)).to_contain_text(text("bots-level-hatchling", "en"))


def test_players_of_genesis_choose_their_species(people: People) -> None:
    """No two players can have the same; seats are named without the species that they usually have."""
    page = people.come().go("/new/genesis")
    dialog = page.get_by_role("dialog", name="Genesis: a new table")
    dialog.locator("label").filter(has_text="2").first.click()
    dialog.get_by_label("Player 1: species").select_option(label="humans")
    dialog.get_by_role("combobox", name="Player 2", exact=True).select_option("screen")
    others = dialog.get_by_label("Player 2: species")
    expect(others.get_by_role("option", name="humans")).to_be_disabled()
    others.select_option(label="mammals")
    dialog.get_by_role("radio", name="seat 1", exact=True).check()
    dialog.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-status=playing]")).to_be_visible()
    panel = page.locator("table", has=page.get_by_role("columnheader", name="Species"))
    expect(panel.get_by_role("rowheader")).to_have_text([re.compile("humans"), re.compile("mammals")])


@pytest.mark.parametrize("language", languages())
def test_the_italian_translation_is_one_press_away(language: str, people: People) -> None:
    ada = people.come(locale=language)
    page = ada.go("/new/trias")
    translations = page.get_by_role("group", name=text("trias-preset", language))
    splits = page.get_by_role("combobox", name=text("trias-option-splits", language))
    expect(translations.get_by_role("radio", name=text("trias-preset-french", language))).to_be_checked()
    translations.get_by_role("radio", name=text("trias-preset-italian", language)).check()
    expect(splits).to_have_value("pole")
    splits.select_option("any")
    expect(translations.get_by_role("radio", name=text("trias-preset-french", language))).to_be_checked()
    translations.get_by_role("radio", name=text("trias-preset-italian", language)).check()
    page.get_by_role("button", name=text("web-new-start", language)).click()
    expect(page.locator("[data-status=playing]")).to_be_visible()
    page.get_by_role("button", name=text("web-menu", language)).click()
    page.get_by_role("button", name=text("web-about-table", language)).click()
    about = page.get_by_role("dialog", name=text("web-about-table", language))
    expect(about.get_by_text(text("trias-option-splits-pole", language))).to_be_visible()


def test_every_level_says_what_it_is_like(people: People) -> None:
    page = people.come().go("/new/clans")
    dialog = page.get_by_role("dialog", name="Clans: a new table")
    dialog.locator("label").filter(has_text="4").click()
    for level in LEVELS:
        for player in ("Player 2", "Player 4"):
            seat = dialog.get_by_role("combobox", name=player)
            seat.select_option(f"bot-{level.name}")
            expect(seat).to_have_accessible_description(text(f"bots-level-{level.name}-note", "en"))
        # Of two that are the same, one is told of.
        expect(dialog.get_by_text(text(f"bots-level-{level.name}-note", "en"))).to_have_count(1)


def test_a_dialog_is_left_by_escape(people: People) -> None:
    ada = people.come()
    page = ada.go("/new/planet")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Play now: Planet")).to_be_visible()


def test_back_leads_home_from_a_dialog_and_from_a_new_game(people: People) -> None:
    page = people.come().go("/")
    set_up = page.get_by_role("link", name="Set up a table: Trias")
    dialog = page.get_by_role("dialog", name="Trias: a new table")
    set_up.click()
    dialog.get_by_role("button", name="Cancel").click()
    page.go_back()
    expect(set_up).to_be_visible()
    expect(dialog).to_have_count(0)
    set_up.click()
    dialog.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-status=playing]")).to_be_visible()
    page.go_back()
    expect(set_up).to_be_visible()
    expect(dialog).to_have_count(0)


def test_new_tables_appear_by_themselves(people: People) -> None:
    ada, bob = people.come(), people.come()
    ada.page.clock.install()
    page = ada.go("/")
    expect(page.get_by_role("region", name="Tables with a free seat")).to_be_visible()
    table = bob.lay_table("clans", "open")
    page.clock.fast_forward(15_000)
    expect(page.locator(f'a[href="/table/{table}"]')).to_be_visible()


def test_a_record_is_opened_from_a_file(people: People, tmp_path: Path) -> None:
    ada, bob = people.come(), people.come()
    table = ada.lay_table("trias", "hatchling")
    ada.let_it_end(table)
    record = ada.ask(f"tables/{table}/record")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    page = bob.go("/")
    page.get_by_label("Drop a file here").set_input_files(file)
    page.wait_for_url("**/replay/*")
    moves = ada.ask(f"replays/{table}")["moves"]
    expect(page.get_by_role("slider", name="Move")).to_have_attribute("max", str(moves))


@pytest.mark.parametrize("content", ["buy bread", "42", "{}"])
def test_a_file_that_is_no_record_is_told_apart(content: str, people: People, tmp_path: Path) -> None:
    ada = people.come()
    file = tmp_path / "notes.json"
    file.write_text(content, encoding="utf-8")
    page = ada.go("/")
    chooser = page.get_by_label("Drop a file here")
    chooser.set_input_files(file)
    expect(page.get_by_text("“notes.json” is not a record")).to_be_visible()
    # Whoever mends the file chooses it once more; browsers say nothing of a choice that is the same.
    expect(chooser).to_have_value("")


def test_a_name_is_chosen_and_changed(people: People) -> None:
    ada = people.come()
    page = ada.go("/")
    page.get_by_role("button", name="Choose a name").click()
    page.get_by_role("textbox", name="What should the others call you?").fill("Ada")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Ada: change your name").click()
    page.get_by_role("textbox", name="What should the others call you?").fill("Ada L.")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Ada L.: change your name")).to_be_visible()
    assert ada.ask("me")["name"] == "Ada L."


def test_a_guest_who_was_removed_looks_around_and_may_start_afresh(
    own_service: Service, own_people: People, tmp_path: Path
) -> None:
    """They were removed after a long absence. Their cookie is left alone until they choose a fresh start."""
    ada = own_people.come()
    table = ada.lay_table("clans", "hatchling", private=True)
    ada.let_it_end(table)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", timeout=PATIENCE)) as database, database:
        for kept in ("people", "heads"):
            database.execute(f"UPDATE {kept} SET seen = 0")
    file = str(tmp_path / "tables.sqlite")
    run_process([sys.executable, "-m", "pangea", "tidy", "--database", file], check=True)
    own_service.stop()  # it knows people whom it has just seen for half a minute
    own_service.start()
    assert own_service.address is not None
    ada.address = own_service.address
    page = ada.go("/")
    expect(page.get_by_role("button", name="Choose a name")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    choose_a_name(page)
    before = own_cookie(ada)
    notice = page.get_by_role("dialog", name="Your identity is not recognised")
    expect(notice).to_contain_text("The old identity is then lost in this browser.")
    notice.get_by_role("button", name="Wait").click()
    expect(notice).to_have_count(0)
    # A table that only its players may see is not called missing.
    ada.go(f"/table/{table}")
    expect(page.get_by_role("heading", name="This table can’t be shown")).to_be_visible()
    notice.get_by_role("button", name="Wait").click()
    expect(page.get_by_role("alert")).to_contain_text("recognise the identity in this browser")
    choose_a_name(ada.go("/"))
    assert own_cookie(ada) == before
    notice.get_by_role("button", name="Start afresh").click()
    expect(page.get_by_role("button", name=re.compile("^Guest [0-9]+: change your name"))).to_be_visible()
    assert own_cookie(ada) != before
    assert all("401" in error for error in ada.errors), "the browser itself tells of refusals"
    ada.errors.clear()


def choose_a_name(page: Page) -> None:
    page.get_by_role("button", name="Choose a name").click()
    page.get_by_role("textbox", name="What should the others call you?").fill("Ada")
    page.get_by_role("button", name="Save").click()


def own_cookie(somebody: Person) -> str:
    (cookie,) = (cookie for cookie in somebody.context.cookies() if cookie["name"] == "pangea")
    return str(cookie["value"])


@pytest.mark.parametrize("language", languages())
def test_the_browsers_language_is_spoken(language: str, people: People) -> None:
    ada = people.come(locale=language)
    page = ada.go("/")
    expect(page.get_by_text(text("web-motto", language))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_is_switched_in_the_middle_of_a_game(people: People) -> None:
    ada = people.come()
    ada.sit_down("trias", "hatchling")
    assert ada.hand.wait_for_turn()
    said: dict[str, str] = {}
    for name, language in (("Deutsch", "de"), ("Français", "fr"), ("Italiano", "it"), ("English", "en")):
        page = ada.page
        page.locator("header").get_by_role("button", name=language_word(said)).click()
        page.get_by_role("button", name=name).locator("visible=true").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("tab", name=text("web-overview", language))).to_be_visible()
        said[language] = page.locator("[role=log]").inner_text()
    assert len(set(said.values())) == len(said)
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")


def language_word(said: dict[str, str]) -> str:
    """The name of the switch, in the language that was chosen last."""
    return text("web-language", next(reversed(said), "en"))


def test_light_and_dark(people: People) -> None:
    ada = people.come(color_scheme="dark")
    page = ada.go("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Light colours").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


@pytest.mark.parametrize("address", ["/no/such/page", "/table/%", "/new/nosuch"])
def test_an_address_that_leads_nowhere(address: str, people: People) -> None:
    ada = people.come()
    expect(ada.go(address).get_by_role("heading", name="There is nothing here")).to_be_visible()
