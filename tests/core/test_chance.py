"""Random numbers: the same everywhere, and random enough."""

from __future__ import annotations

import numpy as np
from scipy.stats import chisquare

from pangea.core.chance import below, random_from, scatter


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
