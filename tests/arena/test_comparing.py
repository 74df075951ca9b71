"""Who is ahead of whom, what a seat is worth, and differences in Elo."""

from __future__ import annotations

from math import isclose, log10, sqrt
from random import Random

import pytest

from pangea.arena import Result
from pangea.arena.comparing import ELO, by_seat, elo, head_to_head
from pangea.arena.estimates import WIDTH

from .test_ratings import result


def duels(wins: int, draws: int, losses: int) -> list[Result]:
    points = [(2, 1)] * wins + [(1, 1)] * draws + [(1, 2)] * losses
    return [result(number, ("a", "b"), each) for number, each in enumerate(points)]


def test_head_to_head_counts_both_ways() -> None:
    met = {(one.bot, one.against): one for one in head_to_head(duels(5, 2, 3))}
    assert set(met) == {("a", "b"), ("b", "a")}
    ahead = met["a", "b"]
    assert (ahead.ahead, ahead.level, ahead.behind, ahead.rate.value) == (5, 2, 3, 0.6)
    behind = met["b", "a"]
    assert (behind.ahead, behind.level, behind.behind, behind.rate.value) == (3, 2, 5, 0.4)


def test_at_a_larger_table_places_are_compared_and_copies_not_with_each_other() -> None:
    met = {
        (one.bot, one.against): (one.ahead, one.level, one.behind)
        for one in head_to_head([result(0, ("a", "b", "b", "c"), (5, 9, 5, 1))])
    }
    assert met["a", "b"] == (0, 1, 1)
    assert met["b", "c"] == (2, 0, 0)
    assert met["c", "a"] == (0, 0, 1)
    assert ("b", "b") not in met


def test_seats_are_counted_for_everybody_and_for_each_bot() -> None:
    games = [result(n, ("a", "b") if n % 2 == 0 else ("b", "a"), (3, 1)) for n in range(6)]
    found = {(one.bot, one.seat): (one.games, one.rate.value, one.points.value) for one in by_seat(games)}
    assert found[None, 0] == (6, 1.0, 3.0)
    assert found[None, 1] == (6, 0.0, 1.0)
    assert found["b", 0] == (3, 1.0, 3.0)


def test_between_two_elo_is_the_logarithm_of_their_odds() -> None:
    """With the one draw that is added: 70.5 of 101 for a."""
    found = elo(duels(60, 20, 20))
    expected = 400 * log10(70.5 / 30.5)
    assert isclose(found["a"].value, expected, abs_tol=0.01)
    assert isclose(found["b"].value, -expected, abs_tol=0.01)
    p = 70.5 / 101
    assert isclose(found["a"].high - found["a"].value, WIDTH * ELO / sqrt(101 * p * (1 - p)), rel_tol=1e-4)


def test_whoever_wins_always_is_not_stronger_without_limit() -> None:
    few, many = (elo(duels(count, 0, 0))["a"] for count in (10, 1000))
    assert 300 < few.value < 700
    assert few.low < few.value < many.value < 2000


def test_the_strengths_that_games_were_drawn_from_are_found_again() -> None:
    """Three bots, 100 and 300 Elo apart, thousands of games: each figure is the distance to the other two."""
    strengths = {"a": 300.0, "b": 0.0, "c": -100.0}
    random = Random(5)
    games = []
    for number in range(6000):
        one, other = random.sample(sorted(strengths), 2)
        expected = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
        games.append(result(number, (one, other), (2, 1) if random.random() < expected else (1, 2)))
    found = elo(games)
    for bot, strength in strengths.items():
        others = [value for name, value in strengths.items() if name != bot]
        assert found[bot].low < strength - sum(others) / 2 < found[bot].high
        assert found[bot].high - found[bot].low < 60
    assert sum(estimate.value for estimate in found.values()) == pytest.approx(0, abs=1e-6)


def test_at_a_table_of_four_each_comparison_counts_half() -> None:
    alone = elo([result(n, ("a", "b"), (2, 1)) for n in range(8)])["a"]
    at_four = elo([result(n, ("a", "a", "b", "b"), (2, 2, 1, 1)) for n in range(4)])["a"]
    assert at_four.value == pytest.approx(alone.value)
