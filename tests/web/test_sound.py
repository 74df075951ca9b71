"""Sound: none unless somebody asks for it, and from then on every time."""

from __future__ import annotations

from tests.server.servers import wait_until
from tests.web.people import People, Person

COUNT_TONES = """
window.tones = 0;
window.OscillatorNode = class extends OscillatorNode {
  start(when) {
    window.tones += 1;
    super.start(when);
  }
};
"""


def test_sound_is_off_until_it_is_wanted(people: People) -> None:
    ada = people.come()
    ada.context.add_init_script(COUNT_TONES)
    ada.sit_down("clans", "hatchling")
    for _ in range(2):
        assert ada.hand.wait_for_turn()
        ada.hand.move()
    assert ada.hand.wait_for_turn()
    assert tones(ada) == 0

    switch_sound(ada, "Sound on")
    assert tones(ada) > 0
    sounds_at_a_move(ada)

    ada.page.reload()
    assert ada.hand.wait_for_turn()
    sounds_at_a_move(ada)
    switch_sound(ada, "Sound off")
    before = tones(ada)
    ada.hand.move()
    assert ada.hand.wait_for_turn()
    assert tones(ada) == before


def tones(person: Person) -> int:
    return int(person.page.evaluate("tones"))


def switch_sound(person: Person, to: str) -> None:
    person.page.get_by_role("button", name="More").click()
    person.page.get_by_role("button", name=to).click()


def sounds_at_a_move(person: Person) -> None:
    before = tones(person)
    person.hand.move()
    wait_until(lambda: tones(person) > before, "a sound is made")
    assert person.hand.wait_for_turn()
