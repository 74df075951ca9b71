"""Figures with their 95% intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev

WIDTH = NormalDist().inv_cdf(0.975)
"""This many standard errors to either side make an interval of 95%."""


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95% interval."""

    value: float
    low: float
    high: float


def wilson(successes: float, trials: int) -> Estimate:
    """A rate with Wilson's interval, which stays between 0 and 1 and is honest where there are few trials.

    >>> estimate = wilson(9, 10)
    >>> round(estimate.low, 3), round(estimate.high, 3)
    (0.596, 0.982)
    """
    rate, weight = successes / trials, WIDTH**2 / trials
    middle = (rate + weight / 2) / (1 + weight)
    reach = sqrt(rate * (1 - rate) * weight + weight**2 / 4) / (1 + weight)
    # At the ends of the scale the arithmetic misses 0 or 1 by a hair.
    return Estimate(rate, max(0.0, min(rate, middle - reach)), min(1.0, max(rate, middle + reach)))


def mean(figures: Sequence[float]) -> Estimate:
    """The mean of two figures or more, with the normal interval.

    >>> mean([2, 4, 4, 4, 5, 5, 7, 9]).value
    5.0
    """
    value = fmean(figures)
    reach = WIDTH * stdev(figures) / sqrt(len(figures))
    return Estimate(value, value - reach, value + reach)
