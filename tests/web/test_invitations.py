"""Friends come by a link: who finds the table, what they see before they sit down, and how all wait."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pangea.server.http.reach import addresses_in_the_network
from tests.server.servers import Nursery, Service
from tests.web.people import People, Person
from tests.web.test_axe import keeps_nobody_out

LINK = "Send this link to your friends"


def fill_in(ada: Person, game: str, seats: int, *, joining: str | None = None) -> Locator:
    """Ada fills in the dialog for a table with all other seats free."""
    dialog = ada.go(f"/new/{game}").get_by_role("dialog")
    dialog.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    for number in range(2, seats + 1):
        dialog.get_by_role("combobox", name=f"Player {number}").select_option("open")
    if joining:
        group = dialog.get_by_role("group", name="Who may take a free seat?")
        group.get_by_role("radio", name=joining).check(force=True)
    dialog.get_by_role("textbox", name="Your name").fill("Ada")
    return dialog


def set_up(ada: Person, game: str, seats: int, *, joining: str | None = None) -> str:
    """Ada sets the table up: the link."""
    fill_in(ada, game, seats, joining=joining).get_by_role("button", name="Set up and invite").click()
    return ada.page.get_by_label(LINK).input_value()


def finds(person: Person, table: str) -> Page:
    """What somebody finds on the home page, once its lists are there."""
    page = person.go("/")
    expect(page.get_by_role("region", name="Tables with a free seat")).to_be_visible()
    expect(page.locator(f'a[href="/table/{table}"]')).to_have_count(0)
    return page


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_friend_comes_by_link_and_says_their_name(phone: bool, people: People) -> None:
    ada, bob, eve = people.come(phone=phone), people.come(phone=phone), people.come()
    fill_in(ada, "planet", 2)
    keeps_nobody_out(ada)
    link = set_up(ada, "planet", 2)
    table = urlsplit(link).path.rpartition("/")[2]
    # The service of the tests listens to this machine alone: the page says so, and what to do about it.
    expect(ada.page.get_by_text("Only this computer can open this link.")).to_be_visible()
    command = f"pangea serve --host 0.0.0.0 --port {urlsplit(link).port} --database "
    expect(ada.page.get_by_text(command)).to_be_visible()
    expect(ada.page.get_by_text("make play")).to_have_count(0)
    expect(ada.page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    keeps_nobody_out(ada)

    finds(eve, table)
    eve.go(f"/table/{table}")
    expect(eve.page.get_by_role("heading", name="This table can’t be shown")).to_be_visible()
    eve.errors.clear()  # the browser itself tells that something was refused

    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", name="Planet: you are invited")).to_be_visible()
    expect(bob.page.get_by_text("Ada", exact=True)).to_be_visible()
    terms = bob.page.get_by_role("region", name="What will be played")
    for said in ("complete", "all open", "as long as you like", "whoever has the link"):
        expect(terms.get_by_text(said, exact=True)).to_be_visible()
    expect(terms.get_by_role("link", name="Rules: Planet")).to_have_attribute("href", "/rules/planet")
    keeps_nobody_out(bob)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Take a seat").click()
    for person in (ada, bob):
        expect(person.page.locator("[data-status=playing]")).to_be_visible()
    assert {seat["name"] for seat in ada.ask(f"tables/{table}")["seats"]} == {"Ada", "Bob"}
    finds(eve, table)


def test_the_link_has_an_address_that_others_can_open(
    nursery: Nursery, browser: Browser, tmp_path: Path
) -> None:
    """A machine without a network has no such address, and the page says that, too."""
    service = Service(nursery, tmp_path, str(tmp_path / "tables.sqlite"), "--host", "0.0.0.0")
    service.start()
    assert service.address is not None
    nearby = addresses_in_the_network("0.0.0.0")
    said = "For friends on the same network" if nearby else "It works on this computer alone."
    with People(browser, service.address) as people:
        ada = people.come()
        set_up(ada, "clans", 2)
        expect(ada.page.get_by_text(said)).to_be_visible()
        link = ada.page.get_by_label(LINK).input_value()
        assert urlsplit(link).hostname == (nearby or ["127.0.0.1"])[0]
        assert urlsplit(link).port == urlsplit(service.address).port
        expect(ada.page.get_by_role("img", name="QR code of the link")).to_have_count(1 if nearby else 0)
        keeps_nobody_out(ada)
    service.stop()


def test_anybody_finds_a_table_that_is_for_anybody(people: People) -> None:
    ada, eve = people.come(), people.come()
    table = urlsplit(set_up(ada, "clans", 2, joining="anybody")).path.rpartition("/")[2]
    eve.go("/").locator(f'a[href="/table/{table}"]').click()
    eve.page.get_by_role("button", name="Take a seat").click()
    expect(eve.page.locator("[data-status=playing]")).to_be_visible()
    names = {seat["name"] for seat in ada.ask(f"tables/{table}")["seats"]}
    assert names - {"Ada"} == {name for name in names if re.fullmatch(r"Guest \d+", name)}


def test_all_wait_in_the_waiting_room(people: People) -> None:
    ada, bob = people.come(), people.come(phone=True)
    link = set_up(ada, "planet", 3)
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(bob.page.get_by_text("One seat is still free.")).to_be_visible()

    # Other settings: Bob is told, and his seat waits until he agrees.
    ada.page.get_by_role("button", name="Change the settings").click()
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_text("Bob will be asked to sit down again")).to_be_visible()
    dialog.get_by_label("Animals").select_option("surprise")
    dialog.get_by_role("group", name="Who may watch?").get_by_role("radio", name="anybody").check(force=True)
    keeps_nobody_out(ada)
    dialog.get_by_role("button", name="Save").click()
    expect(ada.page.get_by_text("Waiting for Bob.")).to_be_visible()
    expect(bob.page.get_by_text("The settings were changed. Your seat is kept for you")).to_be_visible()
    expect(bob.page.get_by_role("region", name="What will be played")).to_contain_text("surprise animals")
    bob.page.get_by_role("button", name="Take your seat again").click()
    expect(ada.page.get_by_text("Waiting for Bob.")).to_have_count(0)

    # He leaves, nobody else comes, and bots play instead: each with a name of its own.
    bob.page.get_by_role("button", name="Leave the table").click()
    expect(bob.page.get_by_role("heading", name="Pangea", exact=True)).to_be_visible()
    expect(ada.page.get_by_text("2 seats are still free.")).to_be_visible()
    for _ in range(2):
        ada.page.get_by_role("button", name=re.compile("let a bot play")).first.click()
        ada.page.get_by_role("dialog").get_by_role("button", name="Let a bot play").click()
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.page.locator("[data-status=playing]")).to_be_visible()
    for name in ("Gatherer A", "Gatherer B"):
        expect(ada.page.get_by_text(name, exact=True).first).to_be_visible()


def test_a_table_is_called_off(people: People) -> None:
    ada, bob = people.come(), people.come()
    bob.page.goto(set_up(ada, "clans", 3))
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(bob.page.get_by_role("button", name="Leave the table")).to_be_visible()
    ada.page.get_by_role("button", name="Call it off").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Call it off").click()
    for person in (ada, bob):
        expect(person.page.get_by_text("This table was called off.")).to_be_visible()


def test_a_seat_is_chosen_with_its_colour_and_species(people: People) -> None:
    """Whoever sets a table up sits where they like, and so do newcomers while several seats are free."""
    ada, bob = people.come(), people.come()
    dialog = fill_in(ada, "genesis", 3)
    dialog.get_by_role("radio", name="seat 2, dinosaurs").check(force=True)
    dialog.get_by_role("button", name="Set up and invite").click()
    bob.page.goto(ada.page.get_by_label(LINK).input_value())
    seats = bob.page.get_by_role("group", name="Your seat and its colour").get_by_role("radio")
    expect(seats).to_have_count(3)
    bob.page.get_by_role("radio", name="seat 3, mammals").check(force=True)
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(bob.page.get_by_role("button", name="Leave the table")).to_be_visible()
    table = bob.ask(f"tables/{urlsplit(bob.page.url).path.rpartition('/')[2]}")
    assert table["yours"] == [2]
    assert [seat["name"] for seat in table["seats"]][1] == "Ada"
    keeps_nobody_out(bob)


def test_everybody_around_one_screen_has_a_name(people: People) -> None:
    ada = people.come()
    page = ada.go("/new/clans")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="3", exact=True).check(force=True)
    for number in (2, 3):
        dialog.get_by_role("combobox", name=f"Player {number}").select_option("screen")
    dialog.get_by_role("textbox", name="Your name").fill("Ada")
    dialog.get_by_role("textbox", name="Name of player 2").fill("Bob")
    dialog.get_by_role("radio", name="seat 1").check()
    dialog.get_by_role("button", name="Start the game").click()
    expect(page.locator("[data-status=playing]")).to_be_attached()
    ada.page.goto(f"{ada.address}/new/clans")
    mine = page.get_by_role("region", name="My tables")
    expect(mine.get_by_text("Ada, Bob and Player 3")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("textbox", name="Your name")).to_have_value("Ada")


def test_the_rematch_says_for_whom_it_waits(people: People) -> None:
    ada, bob = people.come(), people.come()
    for person, name in ((ada, "Ada"), (bob, "Bob")):
        person.context.request.put(f"{person.address}/api/me", data={"name": name})
    table = ada.lay_table("genesis", "open")
    bob.tell(f"tables/{table}/join", {})
    ada.tell(f"tables/{table}/offers", {"seat": 0, "number": 2, "kind": "end"})
    bob.tell(f"tables/{table}/answers", {"seat": 1, "number": 3, "agree": True})
    again = ada.tell(f"tables/{table}/rematch", {})["id"]
    ada.go(f"/table/{again}")
    expect(ada.page.get_by_text("Waiting for Bob.")).to_be_visible()
    mine = bob.go("/").get_by_role("region", name="My tables")
    expect(mine.get_by_text("Your seat is kept for you.")).to_be_visible()
    mine.locator(f'a[href="/table/{again}"]').click()
    expect(bob.page.get_by_text("Your seat is kept for you.")).to_be_visible()
    expect(bob.page.get_by_label("Your name")).to_have_value("Bob")
