"""Whole games in the engines that other browsers have, on a static host: `make browsers`.

`make test` does not run these: it tries everything in Chromium, and not everybody has three browsers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import pytest

import pangea
from pangea.core.words import Phrase, say
from tests.commands import run_command
from tests.engines.browser import Browser
from tests.engines.firefox import Firefox
from tests.engines.webkit import WebKit
from tests.web.hands import Hand
from tests.web.static_host import StaticHost

GAMES = [game.name for game in pangea.every_game()]
ENGINES: dict[str, Callable[[], AbstractContextManager[Browser]]] = {
    "firefox": Firefox.started,
    "webkit": WebKit.started,
}
A_FEW = 3


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a host that can do no more than hand out files."""
    folder = tmp_path_factory.mktemp("host") / "site"
    written = run_command("site", str(folder))
    assert written.returncode == 0, written.stderr
    with StaticHost.opened(folder) as host:
        yield host.address


@pytest.fixture(params=ENGINES)
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    with ENGINES[request.param]() as browser:
        yield browser


def press(browser: Browser, name: str) -> None:
    spot = browser.evaluate("name => finding.button(name)", name)
    browser.mouse.click(spot["x"], spot["y"])


def test_errors_are_heard(browser: Browser, site: str) -> None:
    """Else a game without any would prove nothing."""
    browser.open(f"{site}/")
    for wrong in (
        "void setTimeout(() => { throw new Error('thrown') })",
        "void Promise.reject(new Error('rejected'))",
        "console.error('complained')",
    ):
        browser.evaluate(wrong)
    browser.reload()
    heard = " ".join(browser.errors)
    assert all(word in heard for word in ("thrown", "rejected", "complained")), heard


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game: str, browser: Browser, site: str) -> None:
    title = say(Phrase(f"{game}-title", {}), "en")
    browser.open(f"{site}/")
    press(browser, f"Play now: {title}")
    assert Hand(browser).play_to_the_end() > A_FEW
    browser.evaluate("finding.button('Rematch')")

    # The browser has kept it: after a reload it is there, with its result.
    browser.reload()
    press(browser, "Pangea: Home")
    listed = browser.evaluate("finding.link('My tables')")
    assert title in listed
    assert "points" in listed
    assert "in this browser" in listed

    press(browser, listed)
    press(browser, "Replay")
    press(browser, "To the end")
    assert browser.evaluate("finding.lastMove()") > A_FEW
    assert browser.errors == []
