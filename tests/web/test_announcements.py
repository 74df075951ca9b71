"""What happens is said aloud, for those who see no board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import pangea
from tests.web.people import People, sit_down_together, who_is_to_move

GAMES = [game.name for game in pangea.every_game()]


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_said(game: str, people: People) -> None:
    ada, bob = people.come(), people.come()
    table = sit_down_together(ada, bob, game, shuffle=False)
    for _ in range(2):
        mover = who_is_to_move(table, ada, bob)
        other = bob if mover is ada else ada
        # What is to be done, to the one who is to do it ...
        aloud = mover.page.locator("[role=log][aria-live=polite]")
        expect(aloud).to_contain_text(mover.page.locator(".prompt .sentence").inner_text().strip())
        mover.hand.move()
        number = mover.hand.table()["number"]
        expect(other.page.locator(f'[data-number="{number}"]')).to_be_visible()
        # ... and what was done, to the others.
        done = other.page.locator(".recap .turn:has(h4) .step > span").last.inner_text().strip()
        other.hears(done.rpartition(". ")[2])
