"""The pages in a real browser: how much is fetched, how soon it is there, how smoothly the land drifts?

    python benchmarks/pages.py [--drifts 12]

Bytes are as they come over the line, compressed, to a browser that has nothing yet. Times are those of this
machine, with no network between: what the page itself takes. What would be a fault is said at the end.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright
from rich.console import Console
from rich.table import Table

import pangea

sys.path.append(str(Path(__file__).parents[1]))

from benchmarks.opponents.machine import machine
from tests.web.people import People, Person, chromium
from tools.make_screenshots import service

MOST_BYTES = 300_000
"""The bytes of a first load, without the library that draws solids."""
SOLID = "/assets/solid-"
SMOOTH = 1000 / 60
CAREFUL = {"content-security-policy", "x-content-type-options", "referrer-policy"}

WATCH = """
window.seen = { paint: 0, shift: 0, busy: 0 };
new PerformanceObserver((list) => list.getEntries().forEach((one) => (seen.paint = one.startTime)))
  .observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => list.getEntries().forEach((one) => (seen.shift += one.value)))
  .observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => list.getEntries().forEach((one) => (seen.busy += one.duration - 50)))
  .observe({ type: 'longtask', buffered: true });
"""
FRAMES = """
(milliseconds) => new Promise((resolve) => {
  const times = [];
  const end = performance.now() + milliseconds;
  const frame = (now) => {
    times.push(now);
    if (now < end) requestAnimationFrame(frame);
    else resolve(times.slice(1).map((time, number) => time - times[number]));
  };
  document.querySelector('[aria-label="One move forward"]').click();
  requestAnimationFrame(frame);
})
"""


@dataclass
class Load:
    """What a first visit fetched."""

    bytes: dict[str, int] = field(default_factory=dict)
    """By address."""
    faults: list[str] = field(default_factory=list)
    first_paint: float = 0
    largest_paint: float = 0
    ready: float = 0
    shift: float = 0
    busy: float = 0

    @property
    def total(self) -> int:
        return sum(size for address, size in self.bytes.items() if SOLID not in address)

    @property
    def solid(self) -> int:
        return sum(size for address, size in self.bytes.items() if SOLID in address)


@contextmanager
def listening(person: Person) -> Iterator[Load]:
    """Everything that comes over the line until the end of the block."""
    load = Load()
    line = person.context.new_cdp_session(person.page)
    line.send("Network.enable")
    addresses: dict[str, str] = {}

    def note(event: dict[str, Any]) -> None:
        answer = event["response"]
        addresses[event["requestId"]] = answer["url"]
        load.faults += faults_in(answer)

    def weigh(event: dict[str, Any]) -> None:
        address = addresses.get(event["requestId"], "")
        load.bytes[address] = load.bytes.get(address, 0) + int(event["encodedDataLength"])

    line.on("Network.responseReceived", note)
    line.on("Network.loadingFinished", weigh)
    yield load
    line.detach()


def faults_in(answer: dict[str, Any]) -> Iterator[str]:
    """What a careful service would not do."""
    headers = {name.lower(): value for name, value in answer["headers"].items()}
    address = answer["url"]
    is_text = any(kind in headers.get("content-type", "") for kind in ("javascript", "css", "json", "html"))
    if is_text and "content-encoding" not in headers and int(headers.get("content-length", 0)) > 2000:
        yield f"not compressed: {address}"
    if "/assets/" in address and "immutable" not in headers.get("cache-control", ""):
        yield f"not kept by the browser: {address}"
    if missing := CAREFUL - set(headers):
        yield f"without {', '.join(sorted(missing))}: {address}"


def visit(browser: Browser, address: str, path: str, awaited: str) -> Load:
    """A first visit to a page, until what is awaited is there."""
    with People(browser, address) as people:
        person = people.come()
        person.context.add_init_script(WATCH)
        if path.startswith("/table/"):
            path = f"/table/{person.lay_table(path.removeprefix('/table/'), 'hatchling')}"
        with listening(person) as load:
            page = person.go(path)
            page.locator(awaited).first.wait_for()
            load.ready = page.evaluate("performance.now()")
            page.wait_for_load_state("networkidle")
        seen = page.evaluate("seen")
        load.first_paint = page.evaluate(
            "performance.getEntriesByName('first-contentful-paint')[0].startTime"
        )
        load.largest_paint, load.shift, load.busy = seen["paint"], seen["shift"], seen["busy"]
        for needed in ("html[lang]", "title", "meta[name=viewport]", "meta[name=description]", "main"):
            if page.locator(needed).count() == 0:
                load.faults.append(f"no {needed} at {path}")
        return load


def drifting(browser: Browser, address: str, drifts: int) -> list[float]:
    """Milliseconds from frame to frame while tiles of Trias drift, with all that moves."""
    with People(browser, address) as people:
        person = people.come(motion=True)
        table = person.lay_table("trias", "gatherer", "hatchling")
        person.let_it_end(table)
        lines = person.ask(f"replays/{table}")["lines"]
        puts = [number for number, line in enumerate(lines) if line["move"].startswith("put ")]
        frames: list[float] = []
        for number in puts[:drifts]:
            person.go("/")
            page = person.go(f"/replay/{table}#move-{number}")
            expect(page.get_by_role("slider", name="Move")).to_have_value(str(number))
            frames += page.evaluate(FRAMES, 600)
        return frames


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--drifts", type=int, default=12, help="how many drifts are watched")
    drifts = asked.parse_args().drifts
    out = Console()
    out.print(machine())
    table = Table("page", "kB", "solid kB", "first paint", "largest paint", "ready", "shift", "busy ms")
    faults: set[str] = set()
    with sync_playwright() as playwright, chromium(playwright.chromium) as browser, service() as address:
        pages = {"home": ("/", "li .picture svg")}
        pages |= {game.name: (f"/table/{game.name}", "[data-choice]") for game in pangea.every_game()}
        for name, (path, awaited) in pages.items():
            visit(browser, address, path, awaited)  # the service may have something to compile
            load = visit(browser, address, path, awaited)
            figures = (load.total / 1000, load.solid / 1000, load.first_paint, load.largest_paint, load.ready)
            table.add_row(name, *(f"{one:.0f}" for one in figures), f"{load.shift:.3f}", f"{load.busy:.0f}")
            faults |= set(load.faults)
            if load.total > MOST_BYTES:
                faults.add(f"{name} fetches more than {MOST_BYTES / 1000:.0f} kB")
        frames = drifting(browser, address, drifts)
    out.print(table)
    middle, worst = statistics.median(frames), statistics.quantiles(frames, n=100)[98]
    late = sum(frame > 1.5 * SMOOTH for frame in frames) / len(frames)
    out.print(f"While land drifts: {1000 / middle:.0f} frames a second, 1 % take {worst:.0f} ms or more,")
    out.print(f"{late:.1%} of {len(frames)} frames come late.")
    for fault in sorted(faults):
        out.print(f"fault: {fault}")


if __name__ == "__main__":
    main()
