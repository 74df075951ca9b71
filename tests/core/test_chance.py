"""Random numbers: the same everywhere, and random enough."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from scipy.stats import chisquare

from pangea.core.bits import set_of
from pangea.core.chance import any_of, below, below_later, deal_unseen, random_from, scatter, skip


def test_the_generator_is_splitmix64() -> None:
    """Its published first numbers from the state 0."""
    random = np.zeros(1, np.uint64)
    assert [scatter(random) for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


def test_streams_and_seeds_differ() -> None:
    firsts = {scatter(random_from(seed, stream)) for seed in (-1, 0, 1, 10**30) for stream in range(50)}
    assert len(firsts) == 200


def test_numbers_below_a_limit_are_even() -> None:
    random = random_from(3)
    for limit in (2, 5, 270):
        counts = np.bincount([below(random, limit) for _ in range(20_000)], minlength=limit)
        assert len(counts) == limit
        assert chisquare(counts).pvalue > 0.001


def test_draws_can_be_known_before_they_are_made() -> None:
    for seed in range(20):
        random, other = random_from(seed), random_from(seed)
        limits = [seed + 1, 7, 100, 2**20]
        known = [below_later(random, draws, limit) for draws, limit in enumerate(limits)]
        assert random == other, "nothing is drawn"
        assert known == [below(other, limit) for limit in limits]
        skip(random, len(limits))
        assert random == other


def test_any_member_of_a_set_is_as_likely() -> None:
    random = random_from(4)
    members = [0, 7, 8, 31, 59]
    found = [any_of(set_of(members), random) for _ in range(10_000)]
    assert set(found) == set(members)
    assert chisquare([found.count(member) for member in members]).pvalue > 0.001


@pytest.mark.parametrize("seat", [-3, 0, 1])
def test_unseen_cards_are_dealt_anew_each_way_as_likely(seat: int) -> None:
    random = random_from(5)
    deals: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        cards = np.array([2, 0, -1], np.int8)
        deal_unseen(cards, 2, 4, seat, random)
        deals[tuple(cards.tolist())] += 1
    possible = {(*deal, -1) for deal in permutations(range(4), 2) if seat < 0 or deal[seat] == (2, 0)[seat]}
    assert set(deals) == possible
    assert chisquare(list(deals.values())).pvalue > 0.001
