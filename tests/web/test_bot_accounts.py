"""My bots: tokens are made, shown once, revoked; the API is tried in the page; bots that wait are invited."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from pangea.core.words import Phrase, languages, say
from tests.web.people import Json, People, Person
from tests.web.test_axe import keeps_nobody_out


def make_bot(page: Page, name: str) -> str:
    """Make a bot account in the page; its token."""
    page.get_by_role("textbox", name="What should the others call it?").fill(name)
    page.get_by_role("button", name="Make a token").click()
    made = page.get_by_role("region", name=f"{name} is ready")
    return made.get_by_role("group", name="Token").locator("code").inner_text()


def who_is(person: Person, token: str) -> Json:
    answer = person.context.request.get(
        f"{person.address}/api/me", headers={"authorization": f"Bearer {token}"}
    )
    return answer.json()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_token_is_made_shown_once_and_revoked(phone: bool, people: People) -> None:
    ada = people.come(phone=phone)
    page = ada.go("/")
    page.get_by_role("contentinfo").get_by_role("link", name="My bots").click()
    expect(page.get_by_text("You have none yet.")).to_be_visible()
    assert ada.ask("me")["id"] is None, "to look makes nobody a guest"
    token = make_bot(page, "Wanderer")
    expect(page.get_by_role("region", name="Wanderer is ready")).to_be_focused()
    assert who_is(ada, token)["name"] == "Wanderer"
    for lines in ("Try it in a terminal", "Try it in Python"):
        assert token in page.get_by_role("group", name=lines).locator("code").inner_text()
    page.get_by_role("button", name="Copy: Token").focus()
    keeps_nobody_out(ada)
    page.reload()
    row = page.get_by_role("region", name="Your bot accounts").get_by_role("listitem")
    expect(row).to_contain_text("last used on")
    expect(page.get_by_text(token)).to_have_count(0)
    row.get_by_role("button", name="Revoke: Wanderer").press("Enter")
    dialog = page.get_by_role("dialog", name="Revoke the token of Wanderer?")
    dialog.get_by_role("button", name="Cancel").click()
    expect(row).to_have_count(1)
    row.get_by_role("button", name="Revoke: Wanderer").click()
    dialog.get_by_role("button", name="Revoke", exact=True).click()
    expect(page.get_by_text("You have none yet.")).to_be_visible()
    assert who_is(ada, token)["code"] == "unknown-token"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_is_refused_is_said(people: People) -> None:
    ada = people.come()
    for number in range(10):
        ada.tell("me/tokens", {"name": f"Bot {number}"})
    page = ada.go("/bots")
    page.get_by_role("textbox", name="What should the others call it?").fill("One more")
    page.get_by_role("button", name="Make a token").click()
    expect(page.get_by_role("alert")).to_contain_text("up to 10 bot accounts")
    # The browser notes every answer that is a refusal, too.
    ada.errors = [error for error in ada.errors if "429" not in error]


@pytest.mark.parametrize("address", ["/#/bots", "/#/bots/api"])
def test_without_a_service_the_pages_say_so(address: str, alone: People) -> None:
    page = alone.come().go(address)
    expect(page.get_by_text("Bot accounts are kept by the service")).to_be_visible()
    expect(page.get_by_text("There is no service behind these pages.")).to_be_visible()


@pytest.mark.parametrize("language", languages())
def test_they_speak_the_readers_language(language: str, people: People) -> None:
    page = people.come(locale=language).go("/bots")
    expect(page.get_by_role("heading", level=1)).to_have_text(say(Phrase("accounts-title"), language))
    page.get_by_role("link", name=say(Phrase("accounts-api-title"), language)).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say(Phrase("accounts-api-title"), language))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_api_is_tried_in_the_page(phone: bool, people: People) -> None:
    ada = people.come(phone=phone)
    bot = ada.tell("me/tokens", {"name": "Wanderer"})
    me = ada.ask("me")["name"]
    page = ada.go("/bots/api")
    page.get_by_role("searchbox", name="Find a request").fill("/api/me")
    asked = page.locator("details", has=page.locator("summary", has_text="Who asks."))
    asked.locator("summary").first.click()
    answer = asked.get_by_role("region", name="Answer")
    asked.get_by_role("button", name="Send").click()
    expect(answer).to_contain_text(f'"name": "{me}"')
    keeps_nobody_out(ada)
    # With a token it is the bot who asks, here and over the WebSocket.
    page.get_by_label("Token of a bot account").fill(bot["token"])
    asked.get_by_role("button", name="Send").click()
    expect(answer).to_contain_text('"name": "Wanderer"')
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("textbox", name="Message (JSON)").fill('{"type": "wait", "games": ["trias"]}')
    page.get_by_role("region", name="What happens").get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name="Messages")).to_contain_text('"name":"Wanderer"')
    page.get_by_role("button", name="Close", exact=True).click()
    # A table is made by a form, and looked at by another.
    page.get_by_label("Token of a bot account").fill("")
    page.get_by_role("searchbox", name="Find a request").fill("POST /api/tables")
    make = page.locator("details", has=page.locator("summary", has_text="Make a table."))
    make.locator("summary").first.click()
    make.get_by_role("textbox", name="Body (JSON)").fill("{")
    make.get_by_role("button", name="Send").click()
    expect(make.get_by_role("alert")).to_contain_text("The body is not JSON")
    body = {"game": "clans", "seats": [{"kind": "me"}, {"kind": "open"}]}
    make.get_by_role("textbox", name="Body (JSON)").fill(json.dumps(body))
    make.get_by_role("button", name="Send").click()
    expect(make.get_by_role("region", name="Answer")).to_contain_text('"status": "gathering"')
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@contextmanager
def waiting_bot(person: Person, name: str) -> Iterator[None]:
    """A bot that waits for opponents, and takes every seat that is kept for it."""
    made = person.tell("me/tokens", {"name": name})
    proof = {"Authorization": f"Bearer {made['token']}"}
    address = person.address.replace("http", "ws", 1) + "/api/events"
    with connect(address, additional_headers=proof, proxy=None) as socket:
        socket.send(json.dumps({"type": "wait", "tables": 5, "about": "I play quickly."}))
        while json.loads(socket.recv())["type"] != "waiting":
            pass
        yield


def test_a_bot_that_waits_is_invited_when_a_table_is_set_up(people: People) -> None:
    ada, bob = people.come(), people.come()
    with waiting_bot(bob, "Patience"):
        page = ada.go("/new/clans")
        dialog = page.get_by_role("dialog", name="Clans: a new table")
        seat = dialog.get_by_role("combobox", name="Player 2")
        expect(seat.get_by_role("option", name="Patience")).to_be_attached()
        seat.select_option(label="Patience")
        expect(dialog.get_by_text("I play quickly.")).to_be_visible()
        keeps_nobody_out(ada)
        dialog.get_by_role("button", name="Set up and invite").click()
        expect(page.get_by_role("listitem").filter(has_text="Patience")).to_contain_text("seat kept")
        # Or into a seat of a table that gathers already.
        table = ada.sit_down("clans", "open")
        page.get_by_role("button", name="Seat 2: let a bot play").click()
        page.get_by_role("dialog").get_by_role("combobox").select_option(label="Patience")
        page.get_by_role("dialog").get_by_role("button", name="Let a bot play").click()
        expect(page.get_by_role("listitem").filter(has_text="Patience")).to_be_visible()
        assert ada.ask(f"tables/{table}")["seats"][1]["kept"] == "other"
    # Once its connection is gone nobody finds it any more.
    page.goto(f"{ada.address}/new/clans")
    expect(page.get_by_role("dialog").get_by_role("option", name="Hatchling").first).to_be_attached()
    assert [bot for bot in ada.ask("waiting") if bot["name"] == "Patience"] == []
