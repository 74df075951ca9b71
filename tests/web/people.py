"""People at the pages: each has a browser window of their own, and hears of every error in it."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Self

from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
)

import pangea
from tests.patience import PATIENCE
from tests.server.servers import wait_until
from tests.web.hands import EYES, Finger, Hand, Keys

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
Json = Any
KNOWN = {game.name: {"tables": [], "isClosed": True} for game in pangea.every_game()}
PLAYED_BEFORE = f"""
  // Somebody who has put the goal cards away. A page of no address keeps nothing.
  if (location.protocol !== 'about:')
    localStorage['pangea-help'] ??= JSON.stringify({json.dumps(KNOWN)});
"""

expect.set_options(timeout=PATIENCE * 1000)


def program() -> str:
    found = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    assert found, f"the pages are tested in Chromium; none of {', '.join(BROWSERS)} is on the PATH"
    return found


@contextmanager
def chromium(kind: BrowserType, *flags: str) -> Iterator[Browser]:
    """Whichever Chromium is on the PATH."""
    browser = kind.launch(executable_path=program(), args=["--no-sandbox", *flags])
    try:
        yield browser
    finally:
        browser.close()


class Person:
    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.errors: list[str] = []
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(path=EYES)
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    @property
    def hand(self) -> Hand:
        return Hand(self.page)

    @property
    def finger(self) -> Finger:
        return Finger(self.page)

    @property
    def keys(self) -> Keys:
        return Keys(self.page)

    def go(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def hears(self, words: str) -> None:
        """Wait until this has been said aloud, if only for a moment."""
        wait_until(
            lambda: any(words in said for said in self.page.evaluate("eyes.heard")), f"“{words}” is said"
        )

    def ask(self, path: str) -> Json:
        answer = self.context.request.get(f"{self.address}/api/{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def tell(self, path: str, what: Json) -> Json:
        answer = self.context.request.post(f"{self.address}/api/{path}", data=what)
        assert answer.ok, answer.text()
        return answer.json()

    def lay_table(self, game: str, *others: str, **more: Json) -> str:
        """A table with this person in the first seat; others are `open`, `screen NAME` or a bot's level."""
        seats = [{"kind": "me"}, *map(seat_for, others)]
        table = self.tell("tables", {"game": game, "seats": seats, "shuffle": False, **more})
        return str(table["id"])

    def sit_down(self, game: str, *others: str, **more: Json) -> str:
        """Lay a table and open it."""
        table = self.lay_table(game, *others, **more)
        self.go(f"/table/{table}")
        return table

    def play(self, table: str, moves: int, seed: int = 7) -> None:
        """Make some moves without looking at a page, any that are legal."""
        dice = random.Random(seed)
        for _ in range(moves):
            now = self._when_it_is_my_turn(table)
            assert now["status"] != "over", f"the game was over before {moves} moves were made"
            seat, legal = now["scene"]["turn"], now["scene"]["legal"]
            move = {"seat": seat, "number": now["number"], "move": dice.choice(legal)}
            self.tell(f"tables/{table}/moves", move)
        self._when_it_is_my_turn(table)

    def play_to_the_end(self, table: str) -> None:
        """Make any moves that are legal, without looking at a page, until the game is over."""
        while self._when_it_is_my_turn(table)["status"] != "over":
            self.play(table, 1)

    def let_it_end(self, table: str) -> None:
        """Leave the seat to a bot: bots end a game in a moment, while somebody watches."""
        watching = self.context.new_page()
        watching.goto(f"{self.address}/table/{table}")
        now = self.ask(f"tables/{table}")
        act = {"seat": 0, "number": now["number"], "level": "hatchling"}
        self.tell(f"tables/{table}/leave", act)
        wait_until(lambda: self.ask(f"tables/{table}")["status"] == "over", "the bots have ended the game")
        watching.close()

    def _when_it_is_my_turn(self, table: str) -> Json:
        found: list[Json] = []

        def is_so() -> bool:
            found.append(self.ask(f"tables/{table}"))
            return bool(found[-1]["scene"]["legal"]) or found[-1]["status"] == "over"

        wait_until(is_so, "it is my turn")
        return found[-1]


def seat_for(word: str) -> Json:
    if word == "open":
        return {"kind": "open"}
    kind, _, name = word.partition(" ")
    return {"kind": "screen", "name": name} if kind == "screen" else {"kind": "bot", "level": word}


def forget_the_cut(person: Person) -> None:
    """The browser itself tells of connections that fail; of nothing else may it have told."""
    fails = ("WebSocket connection to", "net::ERR_")
    others = [error for error in person.errors if not any(words in error for words in fails)]
    assert others == []
    person.errors.clear()


def sit_down_together(ada: Person, bob: Person, game: str, **more: Json) -> str:
    """A table at which both sit, and which both look at."""
    table = ada.lay_table(game, "open", **more)
    bob.tell(f"tables/{table}/join", {})
    for person in (ada, bob):
        person.go(f"/table/{table}")
        expect(person.page.locator("[data-status=playing]")).to_be_visible()
    return table


def who_is_to_move(table: str, *players: Person) -> Person:
    """The players are named in the order of their seats."""
    turns: list[int] = []

    def is_a_players() -> bool:
        turns.append(players[0].ask(f"tables/{table}")["scene"]["turn"])
        return turns[-1] >= 0

    wait_until(is_a_players, "it is a player's turn")
    mover = players[turns[-1]]
    assert mover.hand.wait_for_turn()
    return mover


def leave_to_a_bot(page: Page, level: str = "hatchling") -> None:
    """Leave one's seat, after the page has asked whether one means it."""
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Leave your seat to a bot").click()
    asked = page.get_by_role("dialog", name="Leave your seat to a bot?")
    asked.get_by_role("combobox", name="Which bot?").select_option(level)
    asked.get_by_role("button", name="Leave your seat to a bot").click()
    expect(asked).to_be_hidden()


class People:
    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._all: list[Person] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        for person in self._all:
            person.context.close()
        errors = [error for person in self._all for error in person.errors]
        # Whatever failed already says more than its consequences.
        assert kind is not None or not errors, errors

    def come(
        self,
        *,
        address: str | None = None,
        phone: bool = False,
        motion: bool = False,
        newcomer: bool = False,
        **how: Any,
    ) -> Person:
        """Somebody with a browser of their own, at a desk or with a phone.

        It keeps no pages for later, unless `service_workers` is "allow". Whoever is no newcomer has put the
        goal cards of all games away.
        """
        context = self._browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="no-preference" if motion else "reduce",
            **{"locale": "en-GB", "color_scheme": "light", "service_workers": "block", **how},
        )
        if not newcomer:
            context.add_init_script(PLAYED_BEFORE)
        person = Person(context, address or self._address)
        self._all.append(person)
        return person
