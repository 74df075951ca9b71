"""What a kept card tells of its terrain."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np
import pytest

import pangea
from pangea.core.beliefs import FollowRoom, belief_of, odds_of, suspicions_of
from pangea.core.chance import below, random_from
from pangea.core.compiled import compiled_for
from pangea.core.edition import Edition
from pangea.core.match import Match, start
from pangea.core.record import copied
from pangea.core.signatures import Entry
from pangea.core.views import View
from pangea.games.trias.belief import GUESSING
from pangea.games.trias.board import TERRAINS
from pangea.games.trias.moves import DRAW
from pangea.games.trias.rules.chance import credence
from pangea.games.trias.state import NO_CARD, SEATS

from .positions import EDITION


@cache
def fast() -> Edition:
    return compiled_for(EDITION).fast_edition


@cache
def follow_compiled() -> Any:
    """As `core.beliefs` asks for it, so that it is compiled once."""
    return compiled_for(EDITION).entries(Entry(GUESSING.follow), Entry(GUESSING.odds))[0]


def odds_of_cards(view: View) -> dict[int, list[float]]:
    """For each other seat with a card the odds of each terrain."""
    rows = enumerate(odds_of(view).tolist())
    return {seat: row for seat, row in rows if seat != view.seat and any(row)}


def played(seed: int, players: int, moves: int, keeps: bool | None = None) -> Match:
    """A random game, so many decisions long; `keeps` says whether cards in hand are kept or played."""
    match = start(fast(), players, seed=seed)
    random = random_from(seed)
    for _ in range(moves):
        legal = match.legal()
        if legal == ["hand", "draw"] and keeps is not None:
            match.play("draw" if keeps else "hand")
        else:
            match.play(legal[below(random, len(legal))])
    return match


def by_the_cards_alone(view: View) -> dict[int, list[float]]:
    return odds_of_cards(View(view.edition, view.state, view.seat))


def test_before_the_first_choice_only_the_cards_count() -> None:
    """T10.2  Of 5, 6 and 5 cards of part 1 a seat holds one itself; the other's is any of the 15 left."""
    match = start(fast(), 2, seed=4)
    own = int(match.state.hand[0])  # type: ignore[attr-defined]
    left = [count - (terrain == own) for terrain, count in enumerate((5, 6, 5))]
    assert odds_of_cards(match.view(0)) == {1: pytest.approx([count / 15 for count in left])}


def test_the_odds_by_cards_are_those_of_imagine() -> None:
    """Enumerated and drawn, with several hands out of one part: the same odds."""
    match = played(seed=9, players=4, moves=60)
    view, random = match.view(2), random_from(1)
    found = by_the_cards_alone(view)
    counts = np.zeros((SEATS, TERRAINS))
    for _ in range(4000):
        world: Any = copied(view.state)
        fast().rules.imagine(world, 2, random)
        for seat in found:
            counts[seat, world.hand[seat]] += 1
    for seat, odds in found.items():
        assert counts[seat] / 4000 == pytest.approx(odds, abs=0.04)


def test_a_card_played_tells_nothing_of_the_next() -> None:
    match = played(seed=3, players=3, moves=70, keeps=False)
    assert belief_of(match.view(0)).tolist() == [1.0] * (SEATS * TERRAINS)


def test_a_card_kept_tells_something_and_rules_nothing_out() -> None:
    match = played(seed=3, players=3, moves=70, keeps=True)
    belief = belief_of(match.view(0)).reshape(SEATS, TERRAINS)
    assert belief.max(axis=1).tolist() == [1.0] * SEATS
    assert belief.min() >= 0.05
    assert (belief[1:3].min(axis=1) < 1).all()


@pytest.mark.parametrize("players", [2, 3, 5])
def test_odds_are_odds_and_never_exclude_the_truth(players: int) -> None:
    for seed in range(4):
        match = played(seed, players, moves=30 * players)
        truth: Any = match.state
        for watcher in (pangea.WATCHER, *range(players)):
            for seat, odds in odds_of_cards(match.view(watcher)).items():
                assert sum(odds) == pytest.approx(1)
                assert odds[truth.hand[seat]] > 0


def test_whoever_has_no_card_is_not_suspected() -> None:
    """Between playing the card in hand and drawing a new one (T3.1, T6.1)."""
    match = played(seed=5, players=3, moves=6)
    seat = match.turn
    match.play("hand")
    assert match.state.hand[seat] == NO_CARD  # type: ignore[attr-defined]
    assert seat not in odds_of_cards(match.view(pangea.WATCHER))


def test_who_keeps_what_it_does_not_like_is_seen_through() -> None:
    """Players who keep a card exactly when a drift of its terrain is worse than usual, by the model itself.

    The truth must be likelier, on average, than by the cards alone: a smaller log-loss.
    """
    losses: list[tuple[float, float]] = []
    for seed in range(6):
        match = start(fast(), 3, seed=seed)
        random = random_from(seed)
        while not match.is_over:
            legal = match.legal()
            if legal == ["hand", "draw"]:
                losses.append(_losses(match))
                match.play("draw" if _dislikes_its_card(match) else "hand")
            else:
                match.play(legal[below(random, len(legal))])
    believed, by_cards = map(sum, zip(*losses, strict=True))
    assert believed < 0.95 * by_cards, (believed, by_cards)


def _losses(match: Match) -> tuple[float, float]:
    """The log-loss of the true cards for somebody who watches: by belief, and by the cards alone."""
    view, truth = match.view(pangea.WATCHER), match.state
    hands: Any = truth.hand  # type: ignore[attr-defined]
    both = odds_of_cards(view), by_the_cards_alone(view)
    return tuple(-sum(math.log(odds[hands[seat]]) for seat, odds in found.items()) for found in both)  # type: ignore[return-value]


def _dislikes_its_card(match: Match) -> bool:
    """Is a drift of its terrain worse than one of any card? Then keeping it fits better than even odds."""
    states: Any = EDITION.game.state.batch(4)
    states[0] = match.state
    moves, told = np.zeros(EDITION.sizes.legal, np.int32), np.zeros(SEATS * TERRAINS)
    follow_compiled()(states, DRAW, FollowRoom(moves, moves.copy(), np.zeros(TERRAINS)), told)
    card = int(match.state.hand[match.turn])  # type: ignore[attr-defined]
    return bool(told[match.turn * TERRAINS + card] > math.log(0.5))


def test_credence_is_the_product_over_the_others_cards() -> None:
    state: Any = start(fast(), 3, seed=5).state
    belief = np.linspace(0.1, 0.9, SEATS * TERRAINS)
    expected = math.prod(belief[seat * TERRAINS + state.hand[seat]] for seat in (0, 2))
    assert credence(state, 1, belief) == pytest.approx(expected)
    assert fast().rules.credence(state, 1, belief) == pytest.approx(expected)
    state.hand[0] = NO_CARD
    assert credence(state, 1, belief) == pytest.approx(belief[2 * TERRAINS + state.hand[2]])


def test_suspicions_are_told_in_words() -> None:
    match = start(fast(), 3, seed=5)
    (first, second) = suspicions_of(match.view(1))
    assert (first.of.seat, second.of.seat) == (0, 2)
    assert [phrase.message for phrase, _ in first.odds] == [
        "trias-card-mountain",
        "trias-card-steppe",
        "trias-card-forest",
    ]
