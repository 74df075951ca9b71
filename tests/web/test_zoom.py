"""A large board on a small screen: two fingers zoom, one moves it about, and the page still scrolls."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, expect

from tests.server.servers import wait_until
from tests.web.people import People, Person

STEPS = 10
Spot = tuple[float, float]


class Fingers:
    """Touch the board of a page; spots are told from its middle."""

    def __init__(self, person: Person) -> None:
        self._page = person.page
        self._line: CDPSession = person.context.new_cdp_session(person.page)
        box = person.page.locator(".viewport").bounding_box()
        assert box is not None
        self._middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def glide(self, *ways: tuple[Spot, Spot]) -> None:
        """A finger for each way, all at once, from here to there."""
        here = [start for start, _ in ways]
        for finger in range(len(here)):
            self._touch("touchStart", here[: finger + 1])
        for step in range(1, STEPS + 1):
            self._touch("touchMove", [between(*way, step / STEPS) for way in ways])
        self._touch("touchEnd", [])

    def _touch(self, kind: str, spots: list[Spot]) -> None:
        points = [
            {"x": self._middle[0] + x, "y": self._middle[1] + y, "id": finger}
            for finger, (x, y) in enumerate(spots)
        ]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def part(self) -> list[float]:
        """What part of the board is seen: left, top, width, height."""
        told = self._page.locator(".viewport > svg").get_attribute("viewBox")
        assert told is not None
        return [float(number) for number in told.split()]


def between(start: Spot, end: Spot, share: float) -> Spot:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


@pytest.fixture
def ada(people: People) -> Iterator[Person]:
    """Somebody with a phone at a board that has drifted far. Their fingers look, and choose nothing."""
    ada = people.come(phone=True)
    chosen: list[str] = []
    ada.page.on("console", lambda message: chosen.extend([message.text] if message.type == "log" else []))
    ada.go("/gallery/trias?scene=late")
    expect(ada.page.get_by_role("button", name="Zoom in")).to_be_visible()
    yield ada
    assert chosen == []


@pytest.mark.parametrize("way", [(1, 0), (0, 1), (0.7, 0.7)], ids=["sideways", "upright", "aslant"])
def test_two_fingers_zoom(way: Spot, ada: Person) -> None:
    fingers, (x, y) = Fingers(ada), way
    *_, width, _ = fingers.part()
    near = ((-40 * x, -40 * y), (40 * x, 40 * y))
    far = ((-100 * x, -100 * y), (100 * x, 100 * y))
    fingers.glide((near[0], far[0]), (near[1], far[1]))
    wait_until(
        lambda: abs(fingers.part()[2] - width / 2.5) < width / 20,
        "the board is two and a half times as large",
    )
    # One finger rests, the other comes closer: more than far enough back.
    fingers.glide((far[0], far[0]), (far[1], (-70 * x, -70 * y)))
    wait_until(lambda: fingers.part()[2] == width, "the whole board is seen again")
    expect(ada.page.locator("html")).to_have_js_property("scrollTop", 0)
    ada.page.get_by_role("button", name="Zoom in").click()
    assert ada.page.evaluate("visualViewport.scale") == 1


def test_one_finger_moves_what_is_near_and_scrolls_past_what_is_far(ada: Person) -> None:
    fingers = Fingers(ada)
    whole = fingers.part()
    fingers.glide(((-40, 0), (-100, 0)), ((40, 0), (100, 0)))
    wait_until(lambda: fingers.part()[2] < whole[2], "the board is larger")
    left, top, width, _ = fingers.part()
    fingers.glide(((0, 0), (60, 40)))
    wait_until(lambda: fingers.part()[0] < left and fingers.part()[1] < top, "the board has moved")
    assert fingers.part()[2] == width
    assert ada.page.evaluate("scrollY") == 0
    ada.page.get_by_role("button", name="Show everything").click()
    wait_until(lambda: fingers.part() == whole, "the whole board is seen again")
    fingers.glide(((0, 120), (0, -120)))
    wait_until(lambda: ada.page.evaluate("scrollY") > 0, "the page has scrolled")
    assert fingers.part() == whole


def test_a_finger_that_was_never_lifted_is_not_the_first_of_two(people: People) -> None:
    """A system gesture can take a finger away without an event: then each later touch was a second finger."""
    ada = people.come(phone=True)
    page = ada.go("/gallery/clans?scene=start")
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Zoom in").click()
    page.locator(".viewport > svg").evaluate(
        """board => board.dispatchEvent(new PointerEvent('pointerdown', {
          pointerId: 4711, pointerType: 'touch', isPrimary: true, bubbles: true, clientX: 90, clientY: 300
        }))"""
    )
    fingers = Fingers(ada)
    left, _, width, _ = fingers.part()
    fingers.glide(((0, 0), (50, 0)))
    wait_until(lambda: fingers.part()[0] < left, "the board has moved")
    assert fingers.part()[2] == pytest.approx(width), "one finger moves, and does not zoom"


@pytest.fixture
def map_from_close_by(alone: People) -> Person:
    """A player with a phone, zoomed in on a map of Clans on which groups can be picked."""
    person = alone.come(phone=True)
    page = person.go("/#/gallery/clans?scene=start")
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Zoom in").click()
    return person


def spot_of_a_group(person: Person) -> Spot:
    """A point on a group that can be picked; the same one until the board moves."""
    options = person.hand.options()
    for option in options:
        if "Pick this group" in option.label:
            spot = person.page.evaluate("place => eyes.point(place)", option.place)
            if spot is not None:
                return spot["x"], spot["y"]
    raise AssertionError(f"no group can be picked: {[option.label for option in options]}")


def test_a_press_that_trembles_chooses(map_from_close_by: Person) -> None:
    """It stays within a pixel of where it began, however often it moves there."""
    page = map_from_close_by.page
    x, y = spot_of_a_group(map_from_close_by)
    view = Fingers(map_from_close_by).part()
    page.mouse.move(x, y)
    page.mouse.down()
    for _ in range(STEPS):
        page.mouse.move(x + 1, y)
        page.mouse.move(x, y)
    page.mouse.up()
    expect(page.locator("[data-choice][aria-pressed=true]")).to_have_count(1)
    assert Fingers(map_from_close_by).part() == view


def test_a_click_without_a_pointer_chooses_after_a_drag(map_from_close_by: Person) -> None:
    """A screen reader sends such a click. The drag of a finger sends none."""
    page = map_from_close_by.page
    fingers = Fingers(map_from_close_by)
    before = fingers.part()
    fingers.glide(((0, 0), (-40, 0)))
    wait_until(lambda: fingers.part() != before, "the board has moved")
    page.locator("[data-choice][aria-pressed=false]").first.evaluate(
        "choice => choice.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))"
    )
    expect(page.locator("[data-choice][aria-pressed=true]")).to_have_count(1)
