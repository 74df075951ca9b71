"""Whole games against a bot, of every game that there is: by clicks, by keys alone, by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

import pangea
from tests.web.hands import Finger, Hand
from tests.web.people import People, Person, chromium

GAMES = [game.name for game in pangea.every_game()]
A_FEW = 3


def plays_to_the_end(person: Person, hand: Hand, game: str) -> None:
    table = person.sit_down(game, "hatchling")
    assert hand.play_to_the_end() > A_FEW
    expect(person.page.get_by_role("button", name="Rematch")).to_be_visible()
    assert person.ask(f"tables/{table}")["status"] == "over"


def plays_a_few_moves(person: Person, hand: Hand, game: str) -> None:
    table = person.sit_down(game, "hatchling")
    before = person.ask(f"tables/{table}")["scene"]["moves"]
    for _ in range(A_FEW):
        assert hand.wait_for_turn()
        hand.move()
    assert person.ask(f"tables/{table}")["scene"]["moves"] >= before + A_FEW


@pytest.mark.parametrize("game", GAMES)
def test_by_clicks(game: str, people: People) -> None:
    ada = people.come()
    plays_to_the_end(ada, ada.hand, game)


def test_a_whole_game_by_keys_alone(people: People) -> None:
    ada = people.come()
    plays_to_the_end(ada, ada.keys, "clans")


@pytest.mark.parametrize("game", GAMES)
def test_by_keys(game: str, people: People) -> None:
    ada = people.come()
    plays_a_few_moves(ada, ada.keys, game)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_by_touch(game: str, own_people: People) -> None:
    ada = own_people.come(phone=True)
    plays_to_the_end(ada, ada.finger, game)


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_somewhere_in_sight_is_always_something_to_touch(seed: int, own_people: People) -> None:
    """In these games a tile that one has come close to can drift only to where one does not look."""
    ada = own_people.come(phone=True)
    plays_to_the_end(ada, Finger(ada.page, seed), "trias")


@pytest.mark.parametrize("game", GAMES)
def test_while_things_move(game: str, people: People) -> None:
    ada = people.come(motion=True)
    plays_a_few_moves(ada, ada.hand, game)


def test_planet_by_its_net_alone(browser: Browser, service: str) -> None:
    with (
        chromium(browser.browser_type, "--disable-3d-apis") as plain,
        People(plain, service) as people,
    ):
        ada = people.come()
        table = ada.sit_down("planet", "hatchling")
        expect(ada.page.get_by_text("can’t show the planet in 3D")).to_be_visible()
        expect(ada.page.locator("canvas")).to_have_count(0)
        assert ada.hand.play_to_the_end() > A_FEW
        assert ada.ask(f"tables/{table}")["status"] == "over"
