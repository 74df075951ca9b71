"""Bots compared with each other: who came out ahead of whom, from which seat, and by how much in Elo."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log, sqrt

import numpy as np
from numpy.typing import NDArray

from pangea.arena.estimates import WIDTH, Estimate, mean, wilson
from pangea.arena.tournaments import Result

ELO = 400 / log(10)
"""Elo points to one unit of the logarithm of odds: with 400 more, ten wins are expected to each loss."""
Figures = NDArray[np.float64]
_ROUNDS = 50
_STILL = 1e-9


@dataclass(frozen=True)
class Encounter:
    """How a bot fared against another: a pair of their seats at one table is one comparison of places."""

    bot: str
    against: str
    ahead: int
    level: int
    behind: int
    rate: Estimate
    """How often it was ahead; level counts half."""


@dataclass(frozen=True)
class SeatStanding:
    """How a bot, or everybody who sat there, fared in a seat."""

    bot: str | None
    seat: int
    games: int
    rate: Estimate
    """Wins by games; of a shared win each winner gets its part."""
    points: Estimate


def head_to_head(results: Iterable[Result]) -> list[Encounter]:
    """Every bot against every other that it met, in both directions."""
    tally: dict[tuple[str, str], list[int]] = {}
    for result in results:
        for one, other, order in _compared(result):
            for pair, place in (((one, other), order), ((other, one), -order)):
                tally.setdefault(pair, [0, 0, 0])[1 - place] += 1
    return [
        Encounter(bot, against, ahead, level, behind, wilson(ahead + level / 2, ahead + level + behind))
        for (bot, against), (ahead, level, behind) in sorted(tally.items())
    ]


def by_seat(results: Sequence[Result]) -> list[SeatStanding]:
    """What each seat is worth: to everybody (None), then to each bot."""
    seats = range(max((len(result.fixture.seats) for result in results), default=0))
    bots = sorted({bot for result in results for bot in result.fixture.seats})
    found = [_seat_standing(results, bot, seat) for bot in (None, *bots) for seat in seats]
    return [standing for standing in found if standing is not None]


def elo(results: Iterable[Result]) -> dict[str, Estimate]:
    """By how many Elo points each bot is stronger than the others it played with, on average.

    The strengths that make all comparisons of places the likeliest (Bradley and Terry). Of n places at a
    table only n - 1 comparisons are news, so each counts 2/n. A draw is added to those of every two bots that
    met: whoever has won every game isn't stronger without limit.
    """
    weights: dict[tuple[str, str], list[float]] = {}
    for result in results:
        worth = 2 / len(result.fixture.seats)
        for one, other, order in _compared(result):
            swapped = one > other
            pair = (other, one) if swapped else (one, other)
            tally = weights.setdefault(pair, [0.5, 0.5])
            won = (1 + (-order if swapped else order)) / 2
            tally[0] += worth * won
            tally[1] += worth * (1 - won)
    return _fitted(weights)


def _fitted(weights: Mapping[tuple[str, str], Sequence[float]]) -> dict[str, Estimate]:
    """The likeliest strengths by Newton's method, and how far they may be off."""
    bots = sorted({bot for pair in weights for bot in pair})
    numbers = {bot: number for number, bot in enumerate(bots)}
    pairs = [(numbers[one], numbers[other], tally) for (one, other), tally in weights.items()]
    strength = np.zeros(len(bots))
    for _ in range(_ROUNDS):
        slope, spread = _slope_and_spread(pairs, strength)
        step = spread @ slope
        # A step of at most one unit: far from the top the bend says little.
        longest = float(np.abs(step).max(initial=0.0))
        strength += step / max(1.0, longest)
        if longest < _STILL:
            break
    _, spread = _slope_and_spread(pairs, strength)
    # From the distance to the mean of all to the distance to the mean of the others.
    scale = ELO * len(bots) / max(1, len(bots) - 1)
    found = {}
    for bot, number in numbers.items():
        value = scale * float(strength[number])
        reach = WIDTH * scale * sqrt(max(0.0, float(spread[number, number])))
        found[bot] = Estimate(value, value - reach, value + reach)
    return found


def _slope_and_spread(
    pairs: Sequence[tuple[int, int, Sequence[float]]], strength: Figures
) -> tuple[Figures, Figures]:
    """Where likelihood grows from these strengths, and what is not known of them (the covariances)."""
    slope, bend = np.zeros(len(strength)), np.zeros((len(strength), len(strength)))
    for one, other, (won, lost) in pairs:
        expected = 1 / (1 + np.exp(strength[other] - strength[one]))
        off = won - (won + lost) * expected
        slope[one] += off
        slope[other] -= off
        known = (won + lost) * expected * (1 - expected)
        bend[one, one] += known
        bend[other, other] += known
        bend[one, other] -= known
        bend[other, one] -= known
    # Only differences are known, hence no plain inverse: the mean stays 0.
    return slope, np.linalg.pinv(bend, hermitian=True).astype(np.float64)


def _compared(result: Result) -> Iterator[tuple[str, str, int]]:
    """Every two seats with different bots: 1 if the first is ahead, 0 if they are level, else -1."""
    places = result.outcome.places
    for (one, mine), (other, theirs) in combinations(zip(result.fixture.seats, places, strict=True), 2):
        if one != other:
            yield one, other, (theirs > mine) - (theirs < mine)


def _seat_standing(results: Sequence[Result], bot: str | None, seat: int) -> SeatStanding | None:
    games = [result.outcome for result in results if bot is None or result.fixture.seats[seat] == bot]
    if len(games) < 2:
        return None
    wins = sum(1 / len(outcome.winners) for outcome in games if seat in outcome.winners)
    points = mean([outcome.points[seat] for outcome in games])
    return SeatStanding(bot, seat, len(games), wilson(wins, len(games)), points)
