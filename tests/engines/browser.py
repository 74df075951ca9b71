"""What a browser must be able to do here, whatever its engine, and whatever protocol it is driven by."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any, Protocol

from tests.web.hands import EYES, Screen

WIDTH, HEIGHT = 1280, 800
ALL_EYES = (EYES, Path(__file__).with_name("finding.js"))
PACKAGES = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
"""By the program that is in it, in Debian."""


class Browser(Screen, Protocol):
    """One window of a browser, with a profile of its own."""

    @property
    def errors(self) -> list[str]:
        """Whatever the pages have complained of."""

    def open(self, address: str) -> None:
        """Load a page, and have eyes in it."""

    def reload(self) -> None: ...


def program(engine: str, *names: str) -> str:
    """The first of these that is on the PATH."""
    found = next((path for name in names if (path := shutil.which(name))), None)
    wanted, package = " or ".join(names), PACKAGES[names[0]]
    assert found, f"{engine} can't be tried: {wanted} is not on the PATH (Debian: apt install {package})"
    return found


def asked(expression: str) -> str:
    """A function that answers as Playwright does: an expression, or what a function returns."""
    value = f"const value = {expression};"
    answer = "const answer = await (typeof value === 'function' ? value(JSON.parse(given)) : value);"
    return f"async (given) => {{ {value} {answer} return JSON.stringify(answer ?? null); }}"


def answer_of(text: str) -> Any:
    return json.loads(text)


def click(x: float, y: float) -> list[dict[str, Any]]:
    """A click of the mouse, as both protocols write it."""
    there = {"type": "pointerMove", "x": round(x), "y": round(y)}
    press, release = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
    return [{"type": "pointer", "id": "mouse", "actions": [there, press, release]}]
