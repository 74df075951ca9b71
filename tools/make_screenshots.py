"""Take pictures of every page and board into docs/images/screens: desk and phone, light and dark.

    python tools/make_screenshots.py           all of them
    python tools/make_screenshots.py table-    those whose names begin like this
    python tools/make_screenshots.py --into FOLDER [table-]

It starts a service of its own, which shuffles alike every time.
"""

from __future__ import annotations

import argparse
import io
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, expect, sync_playwright

import pangea

sys.path.append(str(Path(__file__).parents[1]))
from tests.web.people import People, Person, chromium

LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SCREENS = Path(__file__).parent.parent / "docs" / "images" / "screens"
SEED = 1912
"""The year in which Wegener told of Pangaea."""
QUALITY = 70
HALF = {"clans": 7, "genesis": 14, "planet": 7, "trias": 12}
"""Moves of one's own after which a game is about half over; a dozen where it is not known."""


@dataclass(frozen=True)
class Shot:
    name: str
    """The name of the file, without the device and the light."""
    pose: Callable[[Person], object]
    """Brings the page before the camera."""


def every_shot() -> Iterator[Shot]:
    yield Shot("home", home)
    yield Shot("new-table", partial(dialog, game="trias"))
    yield Shot("gathering", gathering)
    yield Shot("curtain", curtain)
    yield Shot("lesson", lesson)
    yield Shot("gallery", partial(titled, path="/gallery"))
    for game in pangea.every_game():
        name = game.name
        yield Shot(f"table-{name}", partial(table, game=name))
        yield Shot(f"end-{name}", partial(end, game=name))
        yield Shot(f"replay-{name}", partial(replay, game=name))
        yield Shot(f"rules-{name}", partial(titled, path=f"/rules/{name}"))


# What stands before the camera


def home(person: Person) -> None:
    person.lay_table("trias", "gatherer", "hunter")
    person.lay_table("clans", "open", "gatherer")
    page = person.go("/")
    expect(page.get_by_role("region", name="My tables").get_by_role("link")).to_have_count(2)


def dialog(person: Person, game: str) -> None:
    expect(person.go(f"/new/{game}").get_by_role("dialog")).to_be_visible()


def gathering(person: Person) -> None:
    person.sit_down("clans", "gatherer", "open")
    expect(person.page.get_by_label("Send this link to your friends")).to_be_visible()


def curtain(person: Person) -> None:
    person.sit_down("clans", "screen Grace", "hatchling")
    expect(person.page.get_by_role("button", name="show me the board")).to_be_visible()


def lesson(person: Person) -> None:
    page = person.go("/#/learn/clans/first")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("[data-look]").first).to_be_visible()


def titled(person: Person, path: str) -> None:
    expect(person.go(path).get_by_role("heading", level=1)).to_be_visible()


def table(person: Person, game: str) -> None:
    found = person.lay_table(game, "gatherer", "hatchling")
    person.play(found, HALF.get(game, 12))
    person.go(f"/table/{found}")
    person.hand.wait_for_turn()


def end(person: Person, game: str) -> None:
    person.go(f"/table/{over(person, game)}")
    expect(person.page.get_by_role("button", name="Count step by step")).to_be_visible()


def replay(person: Person, game: str) -> None:
    found = over(person, game)
    moves = person.ask(f"replays/{found}")["moves"]
    person.go(f"/replay/{found}#move-{moves * 2 // 3}")
    expect(person.page.get_by_role("slider", name="Move")).to_have_value(str(moves * 2 // 3))
    person.page.get_by_role("tab", name="Log").click()


def over(person: Person, game: str) -> str:
    found = person.lay_table(game, "gatherer", "hatchling")
    person.let_it_end(found)
    return found


# The camera


def take(shot: Shot, browser: Browser, address: str, folder: Path = SCREENS) -> Iterator[Path]:
    """One pose from four sides."""
    for device in ("desk", "phone"):
        with People(browser, address) as people:
            person = people.come(phone=device == "phone")
            shot.pose(person)
            for light in LIGHTS:
                person.page.emulate_media(color_scheme=light, reduced_motion="reduce")
                expect(person.page.locator("html")).to_have_attribute("data-theme", light)
                file = folder / f"{shot.name}-{device}-{light}.webp"
                file.write_bytes(compact(picture_of(person.page)))
                yield file


def picture_of(page: Page) -> bytes:
    page.evaluate("document.fonts.ready.then(() => window.scrollTo(0, 0))")
    # The solid of Planet comes after the rest.
    expect(page.locator("canvas[data-drawn=false]")).to_have_count(0)
    page.evaluate("eyes.still()")
    return page.screenshot(animations="disabled")


def compact(png: bytes) -> bytes:
    from PIL import Image

    shrunk = io.BytesIO()
    Image.open(io.BytesIO(png)).convert("RGB").save(shrunk, "WEBP", quality=QUALITY, method=6)
    return shrunk.getvalue()


# The service


@contextmanager
def service() -> Iterator[str]:
    """A service that shuffles alike every time: its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", f"{folder}/tables.sqlite"]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            assert process.stdout is not None
            try:
                yield next(word for line in process.stdout for word in line.split() if "://" in word)
            finally:
                process.terminate()


def serve(database: str) -> None:
    from unittest import mock

    from pangea.cli import main as cli
    from pangea.server.tables import fairness

    dice = random.Random(SEED)
    sys.argv = ["pangea", "serve", "--port", "0", "--pace", "0", "--database", database]
    with mock.patch.object(fairness, "secrets", mock.Mock(randbits=dice.getrandbits)):
        cli()


def main() -> None:
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, usage=argparse.SUPPRESS
    )
    asked.add_argument("beginning", nargs="?", default="", help="how the names begin of the pictures to take")
    asked.add_argument("--into", type=Path, default=SCREENS, metavar="FOLDER", help="another folder for them")
    asked.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    wanted = asked.parse_args()
    if wanted.serve:
        serve(wanted.serve)
        return
    chosen = [shot for shot in every_shot() if shot.name.startswith(wanted.beginning)]
    if not chosen:
        asked.error(f"no picture is called {wanted.beginning}…; there are " + names_of(every_shot()))
    wanted.into.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, chromium(playwright.chromium) as browser, service() as address:
        for shot in chosen:
            for file in take(shot, browser, address, wanted.into):
                print(f"{file.name}: {file.stat().st_size // 1000} kB")


def names_of(shots: Iterator[Shot]) -> str:
    return ", ".join(shot.name for shot in shots)


if __name__ == "__main__":
    main()
