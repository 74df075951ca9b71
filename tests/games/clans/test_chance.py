"""Deals, random moves and imagined cards come with the right odds (chi-square, with fixed seeds)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from scipy.stats import chisquare

import pangea
from pangea.core.chance import random_from
from pangea.core.compiled import compiled_for
from pangea.core.contract import WATCHER
from pangea.core.record import copied
from pangea.games.clans.board import CLAN_NAMES
from pangea.simulate.cpu import Simulation

from .positions import EDITION

COMPILED = compiled_for(EDITION)
DRAWS = 30_000
LIKELY = 0.001


def test_huts_and_cards_are_dealt_evenly() -> None:
    """C2.1, C2.2: each clan as often on each of a region's territories, each card as often to each seat."""
    places: Counter[tuple[int, int]] = Counter()
    cards: Counter[tuple[int, int]] = Counter()
    games, apply = 4000, COMPILED.rules.apply
    for moves in Simulation(COMPILED, 2, {}, seed=3).logs(games):
        state = EDITION.lay_out(2, {})
        for move in moves[:62]:
            apply(state, move)
        for here in range(5):
            places[here, int(state.huts[here].argmax())] += 1  # type: ignore[attr-defined]
        cards[int(state.clan[0]), int(state.clan[1])] += 1  # type: ignore[attr-defined]
    assert chisquare(list(places.values())).pvalue > LIKELY
    assert len(cards) == 20
    assert chisquare(list(cards.values())).pvalue > LIKELY


@pytest.mark.parametrize("seat", [WATCHER, 0, 2])
def test_imagined_cards_have_the_right_odds(seat: int) -> None:
    """C8.1: the others hold any of the remaining cards, each way as likely; one's own card stays."""
    state = pangea.start("clans", players=3, seed=8).state
    random, imagine = random_from(1), COMPILED.rules.imagine
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(DRAWS):
        other = copied(state)
        imagine(other, seat, random)
        counts[tuple(other.clan[:3].tolist())] += 1  # type: ignore[attr-defined]
    own = state.clan.tolist()  # type: ignore[attr-defined]
    possible = [
        deal for deal in permutations(range(len(CLAN_NAMES)), 3) if seat == WATCHER or deal[seat] == own[seat]
    ]
    assert set(counts) == set(possible)
    assert chisquare([counts[deal] for deal in possible]).pvalue > LIKELY


def test_cards_not_dealt_yet_stay_undealt() -> None:
    """C8.1: in the middle of the deal there is only so much to imagine."""
    match = pangea.Match(EDITION, 3)
    while len(match.moves) < 61:
        match.follow(EDITION.write(match.state, min(EDITION.odds(match.state))))
    for seat in (WATCHER, 0, 1):
        other = copied(match.state)
        EDITION.rules.imagine(other, seat, random_from(4))
        assert other.clan.tolist()[1:] == [-1, -1, -1]  # type: ignore[attr-defined]
