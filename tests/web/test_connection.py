"""A game goes on after a reload, a cut line, a service that was killed; nobody has to do anything for it."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Service
from tests.web.line import Line
from tests.web.people import People, Person, forget_the_cut, sit_down_together

LOST = "The connection is lost."
GAMES = "**/data/games.json*"
AWAY = "The service can’t be reached just now."


def number_on(page: Page) -> int:
    number = page.locator("[data-number]").get_attribute("data-number")
    assert number is not None
    return int(number)


def test_a_reload_in_the_middle_of_a_game(people: People) -> None:
    ada = people.come()
    ada.sit_down("genesis", "hatchling")
    for _ in range(2):
        ada.hand.wait_for_turn()
        ada.hand.move()
    before = ada.hand.wait_for_turn(), number_on(ada.page), offered(ada)
    ada.page.reload()
    assert (ada.hand.wait_for_turn(), number_on(ada.page), offered(ada)) == before
    ada.hand.move()
    assert number_on(ada.page) > before[1]


def offered(person: Person) -> list[str]:
    """What can be chosen, wherever it lies: a long sentence above the board has moved it until a reload."""
    return [option.label for option in person.hand.options()]


def test_a_cut_line_comes_back_by_itself(people: People, service: str) -> None:
    with Line.laid(to=service) as line:
        ada, bob = people.come(address=line.address), people.come()
        table = sit_down_together(ada, bob, "clans")
        ada.hand.wait_for_turn()
        ada.hand.move()
        line.cut()
        expect(ada.page.get_by_text(LOST)).to_be_visible()
        bob.hand.wait_for_turn()
        bob.hand.move()
        number = bob.ask(f"tables/{table}")["number"]
        line.mend()
        expect(ada.page.locator(f'[data-number="{number}"][data-your-turn=true]')).to_be_visible()
        expect(ada.page.get_by_text(LOST)).to_be_hidden()
        ada.hand.move()
        forget_the_cut(ada)
        ada.page.close()  # before its line is taken down


def test_a_service_that_was_killed_comes_back(browser: Browser, own_service: Service) -> None:
    assert own_service.address is not None
    with Line.laid(to=own_service.address) as line, People(browser, line.address) as people:
        ada = people.come()
        ada.sit_down("trias", "hatchling")
        ada.hand.wait_for_turn()
        ada.hand.move()
        ada.hand.wait_for_turn()
        number = number_on(ada.page)
        own_service.kill()
        expect(ada.page.get_by_text(LOST)).to_be_visible()
        own_service.start()
        assert own_service.address is not None
        line.to = own_service.address
        expect(ada.page.get_by_text(LOST)).to_be_hidden()
        ada.hand.wait_for_turn()
        assert number_on(ada.page) >= number
        ada.hand.move()
        assert number_on(ada.page) > number
        forget_the_cut(ada)


def test_rules_that_did_not_come_are_asked_for_again(people: People) -> None:
    ada = people.come()
    # The network is there all the time: when it comes back, the page asks again without being told to.
    ada.context.route(GAMES, lambda route: route.abort())
    ada.sit_down("trias", "hatchling")
    ada.hand.wait_for_turn()
    ada.page.get_by_role("button", name="Rules", exact=True).click()
    rules = ada.page.get_by_role("complementary", name="Rules: Trias")
    expect(rules.get_by_role("alert")).to_be_visible()
    ada.context.unroute(GAMES)
    rules.get_by_role("button", name="Try again").click()
    expect(rules.get_by_role("heading", level=3).first).to_be_visible()
    forget_the_cut(ada)


def test_a_page_that_did_not_come_is_fetched_when_the_network_is_back(people: People) -> None:
    ada = people.come()
    ada.sit_down("trias", "hatchling")
    ada.hand.wait_for_turn()
    ada.context.set_offline(True)
    ada.page.get_by_role("link", name="Home").click()
    expect(ada.page.get_by_role("main").get_by_role("alert")).to_have_text(AWAY)
    ada.context.set_offline(False)
    expect(ada.page.get_by_role("button", name="Play now: Trias")).to_be_visible()
    forget_the_cut(ada)


def test_a_table_that_did_not_come_is_fetched_when_the_network_is_back(people: People) -> None:
    ada = people.come()
    table = ada.sit_down("trias", "hatchling")
    ada.hand.wait_for_turn()
    ada.page.get_by_role("link", name="Home").click()
    mine = ada.page.locator(f'a[href="/table/{table}"]')
    expect(mine).to_be_visible()
    ada.context.set_offline(True)
    mine.click()
    expect(ada.page.get_by_role("main").get_by_role("alert")).to_have_text(AWAY)
    ada.context.set_offline(False)
    ada.hand.wait_for_turn()
    forget_the_cut(ada)
