"""Positions drawn by hand against the slow rules: what is legal, what comes of it, what is legal then."""

from __future__ import annotations

import copy

import pytest

from pangea.core.contract import NATURE
from pangea.core.record import copied, fingerprint
from pangea.games.trias.rules.land import survey
from pangea.games.trias.state import Phase

from . import drawn
from .positions import EDITION, after, legal, points_of, reference_of, table
from .test_reference import compare


@pytest.mark.parametrize("name", drawn.ALL)
def test_what_is_legal_now_and_after_each_move(name: str) -> None:
    """T1.5, T3.3, T3.5, T4: the cheap tests of the fast rules against a search of the whole table."""
    state = table(drawn.ALL[name])
    slow = reference_of(state)
    assert legal(state) == slow.legal()
    for move in sorted(slow.legal()):
        now, slow_now = after(state, move), copy.deepcopy(slow)
        slow_now.play(move)
        compare(now, slow_now)
        if EDITION.rules.to_move(now) != NATURE:
            assert legal(now) == slow_now.legal(), move
        surveyed = copied(now)
        survey(surveyed)
        assert fingerprint(surveyed) == fingerprint(now)


@pytest.mark.parametrize(
    "name", ["peninsula", "lake", "bay", "hub", "two_continents", "far_split", "landing"]
)
def test_every_drift_to_its_end(name: str) -> None:
    """T3.5 to T3.7, T7: each tile that can be lifted, on each hex where it can be put."""
    for splits in ("any", "pole"):
        state = table(f"splits {splits}; {drawn.ALL[name]}")
        for lift in sorted(legal(state, "lift")):
            lifted = after(state, lift)
            for put in sorted(legal(lifted, "put")):
                slow = reference_of(state)
                slow.play(lift)
                slow.play(put)
                now = after(lifted, put)
                compare(now, slow)
                assert points_of(now) == slow.result()
                if now.phase == Phase.ACTING:
                    assert legal(now) == slow.legal(), (lift, put)


@pytest.mark.parametrize("name", drawn.ALL)
def test_no_number_but_those_listed_is_legal(name: str) -> None:
    """`refusal` says LEGAL of exactly the moves that `legal` lists."""
    state = table(drawn.ALL[name])
    for position in (state, *(after(state, lift) for lift in sorted(legal(state, "lift"))[:3])):
        listed = set(EDITION.legal(position))
        unrefused = {m for m in range(EDITION.sizes.codes) if EDITION.rules.refusal(position, m) == 0}
        assert unrefused == listed
