"""Messages at the foot of the screen never lie above what can be pressed there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.hands import Hand, wanted
from tests.web.people import People, forget_the_cut

MOVES = re.compile(r"/api/tables/[^/]+/moves")
UNREACHABLE = re.compile("service can’t be reached|Dienst ist gerade nicht erreichbar")
COVERED = """message => {
  const { left, top, right, bottom } = message.getBoundingClientRect();
  const isBelow = box =>
    box.width && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  return [...document.querySelectorAll('button, a, input, [data-choice]')]
    .filter(one => one.checkVisibility() && !message.contains(one) && isBelow(one.getBoundingClientRect()))
    .map(one => one.getAttribute('aria-label') ?? one.textContent);
}"""


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_lost_move_can_be_made_again_below_its_message(phone: bool, lang: str, people: People) -> None:
    ada = people.come(phone=phone, locale=lang)
    ada.sit_down("planet", "hatchling")
    hand = ada.finger if phone else ada.hand
    assert hand.wait_for_turn()
    place = ada.page.get_by_role("button", name=re.compile("Place it here|Hier anlegen"))
    choose_a_face(hand, place)
    ada.page.route(MOVES, lambda route: route.abort())
    place.click()
    message = ada.page.locator(".toast").filter(has_text=UNREACHABLE)
    expect(message).to_be_visible()
    expect(place).to_be_in_viewport(ratio=1)
    assert message.evaluate(COVERED) == []
    ada.page.unroute(MOVES)
    number = hand.table()["number"]
    place.click()
    ada.page.wait_for_function("number => eyes.table().number !== number", arg=number)
    forget_the_cut(ada)


def choose_a_face(hand: Hand, place: Locator) -> None:
    """Press what is offered until only the move itself is to be confirmed."""
    known = frozenset[str]()
    while place.count() == 0:
        options = hand.options()
        hand.press(wanted(options, known))
        known |= {option.label for option in options}
