"""A first game in the page: how much is fetched for it, how soon can one play, what does a move take?

    python benchmarks/local.py [--moves 20]

The page is visited by a browser that has nothing yet, "Play now" is pressed, and moves are made by the list
of moves; bots answer at once. Bytes are as they come over the line, compressed, without fonts and without the
library that draws solids. A move takes from the press until the table has its next number: it is checked,
written to the disk, shown to its seat and drawn. Memory is what the page and its workers hold of their own
(USS of the browser's renderers), at home and then at the table.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import sys
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

import pangea

sys.path.append(str(Path(__file__).parents[1]))

from benchmarks.opponents.machine import machine
from benchmarks.pages import SOLID, Load, listening
from tests.web.people import People, Person, chromium
from tools.make_screenshots import service

FONTS = ".woff2"
AT_ONCE = "localStorage.setItem('pangea-pace', '0')"
PRESS = """
() => new Promise((resolve) => {
  const table = document.querySelector('[data-number]');
  const before = table.dataset.number;
  const begun = performance.now();
  new MutationObserver((_, observer) => {
    if (table.dataset.number === before) return;
    observer.disconnect();
    resolve(performance.now() - begun);
  }).observe(table, { attributeFilter: ['data-number'] });
  document.querySelector('[role=tabpanel] [data-move], [role=tabpanel] li button').click();
})
"""


def memory() -> float:
    """Megabytes that the renderers of this program's browser share with nobody (Linux tells)."""
    pages = 0.0
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if b"--type=renderer" in (folder / "cmdline").read_bytes() and is_ours(folder):
                told = (folder / "smaps_rollup").read_text(encoding="utf-8")
                pages += sum(int(size) for size in re.findall(r"Private_\w+:\s+(\d+) kB", told)) / 1000
    return pages


def is_ours(folder: Path) -> bool:
    """Does a process descend from this one?"""
    while folder.name not in ("0", "1"):
        if folder.name == str(os.getpid()):
            return True
        parent = re.search(r"PPid:\s+(\d+)", (folder / "status").read_text(encoding="utf-8"))
        assert parent is not None
        folder = folder.with_name(parent[1])
    return False


def weight(load: Load) -> float:
    counted = (size for address, size in load.bytes.items() if SOLID not in address and FONTS not in address)
    return sum(counted) / 1000


def moves_of(person: Person, moves: int) -> list[float]:
    """Milliseconds for each of some moves."""
    page = person.page
    page.get_by_role("tab", name="Moves").click()
    times = []
    for _ in range(moves):
        page.locator("[data-your-turn=true], [data-status=over]").wait_for()
        if page.locator("[data-status=over]").count():
            break
        times.append(float(page.evaluate(PRESS)))
    return times


def first_game(browser: Browser, address: str, number: int, moves: int) -> list[float]:
    """Bytes before and after the press, how soon there is a board and something to choose, and a move."""
    with People(browser, address) as people:
        person = people.come()
        person.context.add_init_script(AT_ONCE)
        with listening(person) as home:
            page = person.go("/")
            page.wait_for_load_state("networkidle")
        at_home = memory()
        with listening(person) as table:
            begun = float(page.evaluate("performance.now()"))
            page.get_by_role("button", name="Play now").nth(number).click()
            page.locator("[data-number]").wait_for()
            shown = float(page.evaluate("performance.now()")) - begun
            page.locator("[data-your-turn=true]").wait_for()
            playable = float(page.evaluate("performance.now()")) - begun
            page.wait_for_load_state("networkidle")
        move = median(moves_of(person, moves))
        return [weight(home), weight(table), shown, playable, move, at_home, memory()]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--moves", type=int, default=20, help="how many moves are timed")
    moves = asked.parse_args().moves
    out = Console()
    out.print(machine())
    table = Table(
        "game",
        "home kB",
        "table kB",
        "board after ms",
        "playable after ms",
        "a move, ms",
        "MB at home",
        "MB then",
    )
    with sync_playwright() as playwright, chromium(playwright.chromium) as browser, service() as address:
        first_game(browser, address, 0, 1)  # the browser itself warms up
        for number, game in enumerate(pangea.every_game()):
            figures = first_game(browser, address, number, moves)
            table.add_row(game.name, *(f"{one:.0f}" for one in figures))
    out.print(table)


if __name__ == "__main__":
    main()
