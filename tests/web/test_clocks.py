"""Clocks: how much time is left, second by second, and what comes of it when it has run out."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.server.servers import wait_until
from tests.web.people import People, sit_down_together

LONG, SHORT = 300, 8
"""Seconds for a move."""


def seconds_on(clock: Locator) -> int:
    minutes, seconds = map(int, clock.inner_text().split(":"))
    return 60 * minutes + seconds


def test_the_time_left_is_shown(people: People) -> None:
    ada, bob = people.come(), people.come(phone=True)
    ada.page.clock.install()
    sit_down_together(ada, bob, "clans", clock={"seconds": LONG})
    clock = ada.page.get_by_role("timer", name="Time left")
    expect(clock).to_have_text(re.compile(r"^\d:\d\d$"))
    # A phone shows it above the board; the seats are out of sight.
    expect(bob.page.get_by_role("timer", name="Time left").first).to_be_in_viewport()
    before = seconds_on(clock)
    assert before <= LONG
    ada.page.clock.fast_forward("02:00")
    wait_until(lambda: seconds_on(clock) <= before - 120, "the clock has gone on")


def test_a_bot_takes_over_when_the_time_is_up(people: People) -> None:
    ada, bob = people.come(), people.come()
    table = ada.sit_down("clans", "open", clock={"seconds": SHORT, "level": "hatchling"}, shuffle=False)
    expect(ada.page.get_by_label("Send this link to your friends")).to_be_visible()
    bob.tell(f"tables/{table}/join", {})
    ada.hears("Your time is up: a bot plays for you")
    mine = ada.page.get_by_role("list", name="Players").get_by_role("listitem").first
    expect(mine).to_contain_text("Hatchling stands in")
