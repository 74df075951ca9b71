"""Several players at one screen: between their turns it is hidden, where there is something to hide."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.web.people import People, forget_the_cut


def test_a_curtain_hides_what_is_secret(people: People) -> None:
    ada = people.come()
    ada.sit_down("clans", "screen Bob")
    page = ada.page
    table = page.url.rpartition("/")[2]
    names = [seat["name"] for seat in ada.ask(f"tables/{table}")["seats"]]
    for name in [*names, *names]:
        curtain = page.get_by_role("button", name=f"I am {name}: show me the board")
        expect(curtain).to_be_visible()
        # Behind the curtain is what everybody may see, and nothing else is to be found.
        assert ada.hand.options() == []
        expect(page.locator(".viewport > svg")).to_be_visible()
        expect(page.get_by_role("region", name="Your clan")).to_have_count(0)
        curtain.click()
        assert ada.hand.wait_for_turn()
        expect(page.get_by_role("region", name="Your clan")).to_be_visible()
        with page.expect_response(f"**/api/tables/{table}?eyes=-1*") as looked:
            ada.hand.move()
        assert looked.value.json()["scene"]["view"]["clan"] == [None] * 4


def test_a_misclick_is_taken_back_before_the_next_one_looks(people: People) -> None:
    ada = people.come()
    ada.sit_down("clans", "screen Bob")
    ready = ada.page.get_by_role("button", name="show me the board")
    ready.click()
    assert ada.hand.wait_for_turn()
    number = ada.hand.table()["number"]
    ada.hand.move()
    ada.page.get_by_role("button", name="take the move back").click()
    assert ada.hand.wait_for_turn()
    expect(ready).to_have_count(0)
    ada.hand.move()
    assert ada.hand.table()["number"] == number + 3
    expect(ada.page.get_by_role("button", name="I am Bob: show me the board")).to_be_visible()


def test_a_lost_request_leaves_the_curtain_closed(people: People) -> None:
    """What the last player saw must not stay; and the next one must not be stuck behind it."""
    ada = people.come()
    ada.sit_down("clans", "screen Bob")
    page = ada.page
    ready = page.get_by_role("button", name="show me the board")
    ready.click()
    assert ada.hand.wait_for_turn()
    looks = re.compile(r"/api/tables/[^/]+\?eyes=")
    is_cut = [True]  # said to the route that is there: one taken away may lose a request that is on its way
    page.route(looks, lambda route: route.abort() if is_cut[0] else route.continue_())
    ada.hand.move()
    expect(ready).to_be_visible()
    expect(page.get_by_role("tabpanel")).to_have_count(0)
    with page.expect_event("requestfailed", lambda request: bool(looks.search(request.url))):
        ready.click()  # its message was spoken before: only the request shows that this one was lost, too
    ada.hears("The service can’t be reached just now.")
    expect(ready).to_be_visible()
    is_cut[0] = False
    ready.click()
    assert ada.hand.wait_for_turn()
    ada.hand.move()
    forget_the_cut(ada)


def test_a_request_without_an_answer_closes_the_curtain(people: People) -> None:
    """The last player's secret must not stay while the public view is awaited."""
    ada = people.come()
    ada.sit_down("clans", "screen Bob")
    page = ada.page
    ready = page.get_by_role("button", name="show me the board")
    ready.click()
    assert ada.hand.wait_for_turn()
    expect(page.get_by_role("region", name="Your clan")).to_be_visible()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(r"/api/tables/[^/]+\?eyes=-1"), hold)
    ada.hand.move()
    expect(ready).to_be_visible()
    expect(page.get_by_role("region", name="Your clan")).to_have_count(0)
    assert len(held) == 1
    # The next player opens it all the same, and an answer that comes late closes nothing.
    ready.click()
    assert ada.hand.wait_for_turn()
    with page.expect_response(re.compile(r"\?eyes=-1")):
        held[0].continue_()
    expect(page.get_by_role("region", name="Your clan")).to_be_visible()
    expect(ready).to_have_count(0)


def test_no_curtain_where_nothing_is_secret(people: People) -> None:
    ada = people.come()
    ada.sit_down("genesis", "screen Bob")
    table = ada.page.url.rpartition("/")[2]
    movers: set[int] = set()
    while len(movers) < 2:
        assert ada.hand.wait_for_turn()
        movers.add(ada.ask(f"tables/{table}")["scene"]["turn"])
        ada.hand.move()
    assert movers == {0, 1}
    expect(ada.page.get_by_role("button", name="show me the board")).to_have_count(0)


def test_a_whole_game_at_one_screen(people: People) -> None:
    ada = people.come()
    table = ada.sit_down("trias", "screen Bob")
    ready = ada.page.get_by_role("button", name="show me the board")
    while ada.ask(f"tables/{table}")["status"] != "over":
        expect(ready.or_(ada.page.locator("[data-your-turn=true], [data-status=over]")).first).to_be_visible()
        if ready.is_visible():
            ready.click()
        if ada.hand.wait_for_turn():
            ada.hand.move()
    expect(ada.page.get_by_role("button", name="Rematch")).to_be_visible()
