"""What moves tell of the clan behind them."""

from __future__ import annotations

import pytest

import pangea
from pangea.core.beliefs import odds_of
from pangea.core.record import copied
from pangea.games.clans.board import CLANS

from .positions import EDITION


def test_before_the_first_move_every_other_clan_is_as_likely() -> None:
    match = pangea.start("clans", players=3, seed=4)
    own = int(match.state.clan[0])  # type: ignore[attr-defined]
    odds = odds_of(match.view(0))
    assert odds[0][own] == pytest.approx(1)
    for seat in (1, 2):
        assert odds[seat][own] == 0
        assert [share for clan, share in enumerate(odds[seat]) if clan != own] == pytest.approx([0.25] * 4)


def test_who_helps_a_clan_is_suspected_of_it() -> None:
    """Seat 0 makes every village that gives red points and no other; seat 1 makes none if it can help it."""
    deals = [suspected_of_red(seed) for seed in range(1, 7)]
    assert sum(deals) / len(deals) > 2 / CLANS


def suspected_of_red(seed: int) -> float:
    """How likely it seems, just before the cards are shown, that seat 0 is red; by chance a fifth."""
    match = pangea.start("clans", players=2, seed=seed)
    odds = 0.0
    while not match.is_over:
        odds = odds_of(match.view(pangea.WATCHER))[0][0]
        legal = match.legal()
        if match.turn == 0:
            match.play(max(legal, key=lambda move: _red_lead_after(match, move)))
        else:
            match.play(min(legal, key=lambda move: _villages_after(match, move)))
    return odds


def _villages_after(match: pangea.Match, move: str) -> int:
    after = copied(match.state)
    EDITION.rules.apply(after, EDITION.read(after, move))
    return int(after.villages)  # type: ignore[attr-defined]


def _red_lead_after(match: pangea.Match, move: str) -> float:
    after = copied(match.state)
    EDITION.rules.apply(after, EDITION.read(after, move))
    points = after.points.tolist()  # type: ignore[attr-defined]
    return float(points[0] - sum(points[1:]) / 4)
