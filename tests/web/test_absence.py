"""A player who stays away: what the others are shown, what they agree to, and the way back."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from playwright.sync_api import expect

from tests.server.servers import Service
from tests.web.people import Json, People, Person

DAY = 24 * 3600


def named(person: Person, name: str) -> Person:
    answer = person.context.request.put(f"{person.address}/api/me", data={"name": name})
    assert answer.ok, answer.text()
    return person


def lay_table(ada: Person, *others: Person, **more: Json) -> str:
    """A table at which Ada has moved, and the next one is to."""
    table = ada.lay_table("clans", *["open"] * len(others), **more)
    for person in others:
        person.tell(f"tables/{table}/join", {})
    now = ada.ask(f"tables/{table}")
    move = {"seat": 0, "number": now["number"], "move": now["scene"]["legal"][0]}
    ada.tell(f"tables/{table}/moves", move)
    return table


def days_pass(days: float, service: Service, folder: Path, *people: Person) -> None:
    """While the service is not running, all that happened is made that much older."""
    service.stop()
    with sqlite3.connect(folder / "tables.sqlite") as database:
        for change in (
            "entries SET at = at - ?",
            "heads SET touched = touched - ?",
            "sitters SET seen = seen - ?",
        ):
            database.execute(f"UPDATE {change}", (days * DAY,))
    database.close()
    service.start()
    assert service.address is not None
    for person in people:
        person.address = service.address


def test_a_bot_plays_on_for_a_player_who_is_away(
    own_people: People, own_service: Service, tmp_path: Path
) -> None:
    ada, bob = named(own_people.come(phone=True), "Ada"), named(own_people.come(), "Bob")
    table = lay_table(ada, bob)
    days_pass(4, own_service, tmp_path, ada, bob)
    page = ada.go(f"/table/{table}")
    card = page.get_by_role("region", name="Bob has been away for 4 days")
    expect(card).to_contain_text("You can go on without Bob")
    card.get_by_role("button", name="Let a bot play on (Hunter)").click()
    expect(card).to_have_count(0)
    expect(page.get_by_role("list", name="Players")).to_contain_text("Hunter stands in")
    # He comes back.
    back = bob.go(f"/table/{table}")
    back.get_by_role("button", name="Take your seat back").click()
    expect(back.get_by_role("button", name="Take your seat back")).to_have_count(0)
    ada.hears("Bob is back.")


def test_all_who_are_there_agree(own_people: People, own_service: Service, tmp_path: Path) -> None:
    ada, bob, cid = (named(own_people.come(), name) for name in ("Ada", "Bob", "Cid"))
    table = lay_table(ada, bob, cid)
    days_pass(3.5, own_service, tmp_path, ada, bob, cid)
    cid.go(f"/table/{table}")
    expect(cid.page.get_by_role("region", name="Bob has been away for 3 days")).to_be_visible()
    page = ada.go(f"/table/{table}")
    card = page.get_by_role("region", name="Bob has been away for 3 days")
    expect(card).to_contain_text("If all who are still here agree")
    card.get_by_role("button", name="End the game here").click()
    page.get_by_role("dialog").get_by_role("button", name="End this game").click()
    expect(page.get_by_text("Waiting for Cid.")).to_be_visible()
    offer = cid.page.get_by_role("region", name="Proposal")
    expect(offer).to_contain_text("Ada proposes to end the game here, without waiting for Bob.")
    offer.get_by_role("button", name="Agree").click()
    result = page.get_by_role("dialog", name="Ended without a result")
    expect(result).to_contain_text("Bob stayed away, and the others ended the game.")


def test_a_player_who_comes_to_the_table_is_waited_for(
    own_people: People, own_service: Service, tmp_path: Path
) -> None:
    ada, bob = named(own_people.come(), "Ada"), named(own_people.come(), "Bob")
    table = lay_table(ada, bob)
    days_pass(4, own_service, tmp_path, ada, bob)
    page = ada.go(f"/table/{table}")
    card = page.get_by_role("region", name="Bob has been away for 4 days")
    expect(card).to_be_visible()
    bob.go(f"/table/{table}")
    expect(card).to_have_count(0)
    page.reload()
    expect(page.locator("[data-status=playing]")).to_be_visible()
    expect(card).to_have_count(0)


def test_the_days_are_chosen_and_shown(own_people: People) -> None:
    ada, bob = named(own_people.come(phone=True), "Ada"), named(own_people.come(), "Bob")
    page = ada.go("/new/clans")
    page.get_by_role("combobox", name="Player 2").select_option("open")
    days = page.get_by_role("combobox", name="If a player stays away")
    expect(days).to_have_value("3")
    days.select_option("the others may go on after 7 days")
    page.get_by_role("combobox", name="Time per move").select_option("60")
    expect(days).to_have_count(0)
    page.get_by_role("combobox", name="Time per move").select_option("0")
    page.get_by_role("button", name="Invite").click()
    expect(page.get_by_text("the others may go on after 7 days")).to_be_visible()
    link = page.get_by_label("Send this link to your friends").input_value()
    guest = bob.go(link.removeprefix(bob.address))
    expect(guest.get_by_text("the others may go on after 7 days")).to_be_visible()
