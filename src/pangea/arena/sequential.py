"""Which of two bots is better? Asked after every deal, and answered as soon as it can be, with stated odds.

It is Wald's sequential test, as those who test chess programs use it (the generalised one of sequential
likelihood ratios). What is weighed is a whole deal, played from every seat, and not a single game: games with
the same deal depend on each other. Of the distribution of results nothing is taken for granted: under either
hypothesis it is the likeliest one that has the hypothesis' mean.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite, log
from typing import Any

from pangea.arena.tournaments import Result, Tournament
from pangea.core.errors import BadTable

USUAL_ELO = 25.0
"""By default the question is: is the first bot better by this much, or worse by as much?"""
_UNSEEN = 1e-3
"""How often each result is taken to have been seen beyond what was seen: no result is impossible."""
_STEPS = 64


@dataclass(frozen=True)
class Hypotheses:
    """The first bot is stronger by `low` Elo, or by `high`; and how often each may be taken for the other."""

    low: float = -USUAL_ELO
    high: float = USUAL_ELO
    alpha: float = 0.05
    """How often `high` may be accepted where `low` is true."""
    beta: float = 0.05
    """How often `low` may be accepted where `high` is true."""

    def __post_init__(self) -> None:
        if not (isfinite(self.low) and isfinite(self.high) and self.low < self.high):
            raise BadTable("arena-elo-order", low=f"{self.low:g}", high=f"{self.high:g}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise BadTable("arena-odds-form", text=f"{1 - self.alpha:g}:{1 - self.beta:g}")

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first `low` is accepted, above the second `high`."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    @property
    def are_even(self) -> bool:
        """Is it the same question from both sides: which one is better?"""
        return self.low == -self.high


class SequentialTest:
    """The test of a tournament between two bots. Results may come in any order: deals are weighed in theirs.

    So the same tournament stops at the same deal, on any number of processes.
    """

    def __init__(self, tournament: Tournament, hypotheses: Hypotheses | None = None) -> None:
        self.hypotheses = hypotheses or Hypotheses()
        self._tournament = tournament
        self.bots = _the_two(tournament)
        self.deals = 0
        """How many deals have been weighed."""
        self.llr = 0.0
        """The logarithm of how much likelier all results are if `high` is true than if `low` is."""
        self._scores: Counter[float] = Counter()
        self._waiting: dict[int, list[Result]] = {}

    @property
    def accepted(self) -> str | None:
        """'low' or 'high', or None as long as nobody can tell."""
        least, most = self.hypotheses.bounds
        return "high" if self.llr >= most else "low" if self.llr <= least else None

    @property
    def games(self) -> int:
        """How many games have been weighed."""
        return self.deals * self._tournament.round

    def add(self, result: Result) -> None:
        """One more result. What comes after the answer changes nothing."""
        self._waiting.setdefault(result.fixture.deal, []).append(result)
        while self.accepted is None and len(self._waiting.get(self.deals, ())) == self._tournament.round:
            self._scores[self._score(self._waiting.pop(self.deals))] += 1
            self.deals += 1
            self.llr = log_likelihood_ratio(
                self._scores, expected_score(self.hypotheses.low), expected_score(self.hypotheses.high)
            )

    def counts(self, result: Result) -> bool:
        """Was this result weighed?"""
        return result.fixture.deal < self.deals

    def as_json(self) -> dict[str, Any]:
        least, most = self.hypotheses.bounds
        return {
            "bots": list(self.bots),
            "elo": [self.hypotheses.low, self.hypotheses.high],
            "alpha": self.hypotheses.alpha,
            "beta": self.hypotheses.beta,
            "llr": self.llr,
            "bounds": [least, most],
            "games": self.games,
            "accepted": self.accepted,
        }

    def _score(self, deal: list[Result]) -> float:
        """The part of all wins with a deal that the first bot has; of a shared win each winner has a part."""
        wins = sum(
            (result.fixture.seats[seat] == self.bots[0]) / len(result.outcome.winners)
            for result in deal
            for seat in result.outcome.winners
        )
        return round(wins / len(deal), 9)


def expected_score(elo: float) -> float:
    """The part of all wins that a bot may expect which is stronger by this much.

    >>> expected_score(0), round(expected_score(100), 3), round(expected_score(-400), 3)
    (0.5, 0.64, 0.091)
    """
    return float(1 / (1 + 10 ** (-elo / 400)))


def log_likelihood_ratio(scores: Mapping[float, int], low: float, high: float) -> float:
    """How much likelier these scores (each with how often it was seen) are with a mean of `high` than of
    `low`, as a logarithm.

    >>> round(log_likelihood_ratio({1.0: 30, 0.0: 20}, 0.45, 0.55), 2)
    2.01
    """
    seen = {0.0: _UNSEEN, 0.5: _UNSEEN, 1.0: _UNSEEN}
    for score, times in scores.items():
        seen[score] = seen.get(score, 0.0) + times
    at_low, at_high = _likeliest(seen, low), _likeliest(seen, high)
    return sum(times * log(at_high[score] / at_low[score]) for score, times in seen.items())


def _likeliest(seen: Mapping[float, float], mean: float) -> dict[float, float]:
    """Of all distributions with this mean the one that makes what was seen the likeliest."""
    total = sum(seen.values())
    # By Lagrange: each p is its share / (1 + x (score - mean)), and x is found where the mean comes out.
    # There it lies between the two poles, and what has to be 0 falls all the way.
    above, below = max(seen) - mean, mean - min(seen)
    least, most = -1 / above, 1 / below
    x = 0.0
    for _ in range(_STEPS):
        x = (least + most) / 2
        off = sum(times * (score - mean) / (1 + x * (score - mean)) for score, times in seen.items())
        least, most = (x, most) if off > 0 else (least, x)
    return {score: times / total / (1 + x * (score - mean)) for score, times in seen.items()}


def _the_two(tournament: Tournament) -> tuple[str, str]:
    """The two bots; another number of them, or two that don't meet evenly, are refused."""
    bots = tuple(dict.fromkeys(tournament.bots))
    if len(bots) != 2:
        raise BadTable("arena-stop-two", count=len(bots))
    seats = Counter(bot for line_up in tournament.line_ups for bot in line_up)
    if seats[bots[0]] != seats[bots[1]]:
        raise BadTable("arena-stop-even", first=bots[0], second=bots[1])
    return bots[0], bots[1]
