"""Players who know no rules: they see what can be chosen on a page, and click, touch or type it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Page

EYES = Path(__file__).with_name("eyes.js")
MANY = 60
"""More steps than any one move takes."""
FEW = 8
"""As many steps as most moves take."""
MANY_KEYS = 400
FINGERTIP = 8
"""How far from a panel or the edge of the screen a finger aims, in pixels. Chromium may move a touch by some
pixels before it looks for the target, and then finds the panel."""
ARROWS = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowDown", (0, -1): "ArrowUp"}


class Mouse(Protocol):
    def click(self, x: float, y: float) -> None: ...


class Screen(Protocol):
    """A page in any browser, however it is driven. Playwright's are such."""

    @property
    def mouse(self) -> Mouse: ...

    def evaluate(self, expression: str, arg: Any = None, /) -> Any: ...


@dataclass(frozen=True)
class Option:
    """Something on the page that can be chosen."""

    place: int
    label: str
    pressed: bool
    group: int
    x: float
    y: float


class Hand:
    """Makes moves with the mouse, any that are offered; the same ones for the same options and seed."""

    def __init__(self, page: Screen, seed: int = 7) -> None:
        self.page = page
        self.dice = random.Random(seed)

    def table(self) -> dict[str, Any]:
        """The table's number, its status, and whether a move can be made now."""
        found: dict[str, Any] = self.page.evaluate("eyes.table()")
        return found

    def wait_for_turn(self) -> bool:
        """Wait until a move can be made. False: the game is over."""
        return bool(self.page.evaluate("eyes.ready()")["status"] != "over")

    def play_to_the_end(self) -> int:
        """How many moves were made."""
        moves = 0
        while self.wait_for_turn():
            self.move()
            moves += 1
        return moves

    def move(self) -> None:
        """Make one move, in as many steps as the board asks for."""
        number, known = self.table()["number"], frozenset[str]()
        for step in range(MANY):
            if step % FEW == FEW - 1:
                self.step_back()
            options = self.options()
            self.press(wanted(options, known))
            if self.page.evaluate("number => eyes.settled(number)", number)["number"] != number:
                return
            known |= {option.label for option in options}
        raise AssertionError(f"no move came about; choices: {sorted(known)}")

    def step_back(self) -> None:
        """Nothing came of a few presses: look at all there is."""

    def options(self) -> list[Option]:
        return [Option(place, **told) for place, told in enumerate(self.page.evaluate("eyes.options()"))]

    def press(self, wishes: Sequence[Option]) -> None:
        """Press one of these, and wait until it shows."""
        before = self.page.evaluate("eyes.look()")
        self.choose(wishes)
        self.page.evaluate("before => eyes.changed(before)", before)

    def choose(self, wishes: Sequence[Option]) -> None:
        option = self.dice.choice(wishes)
        self.page.evaluate("eyes.still()")  # what is still on its way out covers nothing for long
        spot = self.page.evaluate("place => eyes.point(place)", option.place)
        if spot is None:
            above = self.page.evaluate("place => eyes.above(place)", option.place)
            raise AssertionError(f"something lies above {option.label!r}: {above}")
        self.point_at(spot["x"], spot["y"])

    def point_at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class Finger(Hand):
    """Touches the screen. Where things are too small for it, its first touch brings it closer to them."""

    page: Page

    def choose(self, wishes: Sequence[Option]) -> None:
        """From close by something may lie above what it wants, or that is out of sight: then it looks at the
        whole board again."""
        place = self.dice.choice(wishes).place if wishes else None
        spot = self.page.evaluate("([place, breadth]) => eyes.point(place, breadth)", [place, FINGERTIP])
        if not spot:
            self.page.get_by_role("button", name="Show everything").tap()
        else:
            self.point_at(spot["x"], spot["y"])

    def step_back(self) -> None:
        """From close by, where a picked group may go to can lie out of sight."""
        everything = self.page.locator(".viewport").get_by_role("button", name="Show everything")
        if everything.count() == 1 and everything.is_enabled():
            everything.tap()
            self.page.evaluate("eyes.still()")

    def point_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Keys(Hand):
    """Has nothing but a keyboard: Tab to the board, arrows from choice to choice, Enter."""

    page: Page

    def choose(self, wishes: Sequence[Option]) -> None:
        options = self.options()
        places = {option.place for option in wishes}
        goal = self.dice.choice(wishes)
        for _ in range(MANY_KEYS):
            here = self.page.evaluate("eyes.focused()")
            if here in places:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press(self.key_towards(goal, options[here] if here >= 0 else None))
        raise AssertionError(f"the keys do not lead to {goal.label!r}")

    def key_towards(self, goal: Option, here: Option | None) -> str:
        """Now and then another arrow than the straight one: a straight way may lead to and fro."""
        if here is None or here.group != goal.group:
            return "Tab"
        if self.dice.random() < 0.2:
            return self.dice.choice(list(ARROWS.values()))
        across, down = goal.x - here.x, goal.y - here.y
        way = (sign(across), 0) if abs(across) > abs(down) else (0, sign(down))
        return ARROWS[way]


def wanted(options: Sequence[Option], known: frozenset[str]) -> Sequence[Option]:
    """What to press next: what the last press has brought; else in a group where nothing is picked yet."""
    assert options, "it is a player's turn, and nothing can be chosen"
    loose = [option for option in options if not option.pressed]
    fresh = [option for option in loose if option.label not in known]
    picked = {option.group for option in options if option.pressed}
    elsewhere = [option for option in loose if option.group not in picked]
    return fresh or elsewhere or loose


def sign(number: float) -> int:
    return 1 if number > 0 else -1
