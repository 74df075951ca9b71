"""Links to hand round: by whatever a phone shares with, or by the clipboard."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.server.servers import wait_until
from tests.web.people import Json, People, Person

SHARES = """
window.shared = [];
navigator.share = async (what) => void shared.push(what);
"""
SHARES_NOTHING = "delete Navigator.prototype.share;"
COPIES = """
window.copied = [];
navigator.clipboard.writeText = async (text) => void copied.push(text);
"""


def gather(ada: Person, *scripts: str) -> str:
    """A table with a seat still free: the link to it."""
    for script in scripts:
        ada.context.add_init_script(script)
    ada.sit_down("clans", "open")
    return ada.page.get_by_label("Send this link to your friends").input_value()


def got(person: Person, where: str) -> Json:
    wait_until(lambda: bool(person.page.evaluate(where)), f"something is {where}")
    return person.page.evaluate(where)


def test_a_phone_shares_the_link(people: People) -> None:
    ada = people.come(phone=True)
    link = gather(ada, SHARES)
    assert "?invite=" in link
    ada.page.get_by_role("button", name="Share").tap()
    assert got(ada, "shared") == [{"title": "Pangea: Clans", "url": link}]


def test_without_sharing_the_link_is_copied(people: People) -> None:
    ada = people.come()
    link = gather(ada, SHARES_NOTHING, COPIES)
    expect(ada.page.get_by_role("button", name="Share")).to_have_count(0)
    ada.page.get_by_role("button", name="Copy the link").click()
    assert got(ada, "copied") == [link]
    ada.hears("The link has been copied.")


@pytest.mark.parametrize("reason", ["AbortError", "NotAllowedError"])
def test_whoever_thinks_better_of_it_gets_nothing(reason: str, people: People) -> None:
    """Only where sharing is not possible the clipboard takes its place."""
    ada = people.come()
    fails = f"navigator.share = async () => {{ throw new DOMException('no', '{reason}'); }};"
    link = gather(ada, fails, COPIES)
    ada.page.get_by_role("button", name="Share").click()
    if reason == "AbortError":
        ada.page.get_by_role("button", name="Copy the link").click()
    assert got(ada, "copied") == [link]


def test_who_watches_by_a_link_may_keep_the_record(people: People) -> None:
    ada, bob = people.come(), people.come()
    table = ada.lay_table("trias", "hatchling", private=True)
    invite = ada.ask(f"tables/{table}")["invite"]
    ada.let_it_end(table)
    page = bob.go(f"/table/{table}?invite={invite}")
    page.get_by_role("button", name="More").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert record == ada.ask(f"tables/{table}/record")


def test_the_replay_of_a_private_table_is_for_whoever_has_the_link(people: People) -> None:
    ada, bob = people.come(), people.come()
    table = ada.lay_table("trias", "hatchling", private=True)
    ada.let_it_end(table)
    page = ada.go(f"/table/{table}")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/**")
    expect(page.get_by_role("slider")).to_be_visible()
    link = page.url
    assert "?invite=" in link
    page = bob.go(link.removeprefix(ada.address))
    expect(page.get_by_role("slider")).to_be_visible()
    page = bob.go(f"/replay/{table}")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_count(0)
    assert ["status of 404" in error for error in bob.errors] == [True]
    bob.errors.clear()
