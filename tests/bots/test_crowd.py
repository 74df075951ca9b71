"""The search has room for as many seats, and for as large secrets, as a game has."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from pangea.bots.search import Player, SearchSettings
from pangea.bots.search.growing import grow, learned_something
from pangea.bots.search.searcher import Searcher, believed
from pangea.bots.search.tree import UNSEEN
from pangea.core.compiled import Compiled
from pangea.core.edition import Edition
from pangea.core.views import View

from .crowd import CROWD, FIRST_CARD, SEATS

EDITION = Edition(CROWD)


def dealt(seats: int = SEATS) -> Any:
    """A table for nine at which as many seats have a card, 100 and 101 in turn."""
    state = EDITION.lay_out(SEATS, {})
    for seat in range(seats):
        EDITION.rules.apply(state, FIRST_CARD + seat % 2)
    return state


def test_every_seat_of_nine_is_thought_of() -> None:
    view = View(EDITION, dealt(), 0)
    compiled, interpreted = (Searcher(Compiled(EDITION), SearchSettings(nodes=4000)) for _ in range(2))
    interpreted._grow = EDITION.binding().twin(grow)
    for searcher in (compiled, interpreted):
        searcher.start(view, believed(view), 1, 0)
        searcher.grow(60)
    assert compiled.branches() == interpreted.branches()
    root = compiled.branch_to(compiled.root)
    assert root.visits == 60
    assert len(root.wins) == SEATS
    assert sum(root.wins) == pytest.approx(60, rel=1e-4)
    assert min(root.points) >= 60, "everybody takes a point at least"


def test_it_finds_the_better_of_two_moves() -> None:
    view = View(EDITION, dealt(), 0)
    assert Player(1, "500").choose(view, view.legal()) == "move 2"


def test_what_nature_deals_to_others_is_one_branch_and_what_it_deals_to_the_seat_is_its_own() -> None:
    searcher = Searcher(Compiled(EDITION), SearchSettings(nodes=4000))
    for seat, moves in ((0, [UNSEEN]), (1, [FIRST_CARD, FIRST_CARD + 1])):
        view = View(EDITION, dealt(1), seat)
        searcher.start(view, believed(view), 1, 0)
        searcher.grow(200)
        assert sorted(branch.move for branch in searcher.branches()) == moves


def test_secrets_of_any_size_are_told_apart() -> None:
    """Two seats' secrets were once packed into one number, 64 to a digit: there these were the same."""
    state, learned = dealt(), EDITION.binding().twin(learned_something)
    state.players = 3
    state.card[:3] = 7, 1, 0
    assert learned(state, 0, np.array([7, 0, 64], np.int32))
    assert not learned(state, 0, np.array([8, 1, 0], np.int32)), "its own secret does not count"
