"""The sequential test: its figures, its error rates, and that it asks after whole deals."""

from __future__ import annotations

from collections import Counter
from math import exp, isclose, log
from random import Random

import pytest

from pangea.arena import Outcome, Result, Tournament
from pangea.arena.comparisons import verdict_told
from pangea.arena.sequential import Hypotheses, SequentialTest, expected_score, log_likelihood_ratio
from pangea.core.errors import BadTable
from pangea.core.words import languages

DUEL = Tournament("clans", ["greedy", "random"], games=1000)


def won_by(bot: str | None, number: int, tournament: Tournament = DUEL) -> Result:
    """A match that this bot has won, or all have."""
    fixture = tournament.fixture(number)
    winners = tuple(seat for seat, name in enumerate(fixture.seats) if bot in (name, None))
    points = tuple(int(seat in winners) for seat in range(len(fixture.seats)))
    return Result(fixture, Outcome(points, winners, "over", 60))


def test_without_draws_it_is_the_likelihood_of_coins() -> None:
    """Where only wins and losses are seen, the ratio is that of two coins: each p as the mean says."""
    ratio = 70 * log(0.6 / 0.45) + 50 * log(0.4 / 0.55)
    assert isclose(log_likelihood_ratio({1.0: 70, 0.0: 50}, 0.45, 0.6), ratio, abs_tol=1e-3)


def test_with_draws_it_is_the_likeliest_of_all_distributions_found_by_trying() -> None:
    """Wins w, losses l and draws d with w + d/2 = mean: one number is free and tried in small steps."""
    wins, draws, losses = 40, 35, 25

    def best(mean: float) -> float:
        found = -1e9
        for step in range(1, 100_000):
            win = step / 100_000
            draw = 2 * (mean - win)
            loss = 1 - win - draw
            if draw > 0 and loss > 0:
                found = max(found, wins * log(win) + draws * log(draw) + losses * log(loss))
        return found

    ratio = log_likelihood_ratio({1.0: wins, 0.5: draws, 0.0: losses}, 0.48, 0.55)
    assert isclose(ratio, best(0.55) - best(0.48), abs_tol=1e-3)


def test_draws_alone_tell_nothing_of_who_is_better() -> None:
    low, high = expected_score(-25), expected_score(25)
    assert isclose(log_likelihood_ratio({0.5: 1000}, low, high), 0, abs_tol=1e-6)


def test_the_bounds_are_those_of_wald() -> None:
    least, most = Hypotheses(alpha=0.05, beta=0.1).bounds
    assert isclose(exp(most), 18)
    assert isclose(exp(least), 0.1 / 0.95)


@pytest.mark.parametrize(("true", "wrongly"), [(-60.0, "high"), (60.0, "low")])
def test_it_is_wrong_no_more_often_than_stated(true: float, wrongly: str) -> None:
    """Duels of deals with two games, a third of them drawn, by one of the hypotheses: 5% may go wrong."""
    hypotheses, random, trials = Hypotheses(-60, 60), Random(7), 300
    low, high = expected_score(-60), expected_score(60)
    least, most = hypotheses.bounds
    decided: Counter[str] = Counter()
    win = expected_score(true) - 1 / 6

    for _ in range(trials):
        seen: Counter[float] = Counter()
        llr = 0.0
        while least < llr < most:
            seen[sum(random.choices([1.0, 0.5, 0.0], [win, 1 / 3, 2 / 3 - win], k=2)) / 2] += 1
            llr = log_likelihood_ratio(seen, low, high)
        decided["high" if llr >= most else "low"] += 1
    # Of 300 at 5% more than 27 would come once in a thousand times.
    assert decided[wrongly] <= 27
    assert decided[wrongly] < decided.total() == trials


def test_a_deal_counts_when_all_its_games_are_there_and_in_its_turn() -> None:
    test = SequentialTest(DUEL)
    for number in (2, 3, 1):
        test.add(won_by("greedy", number))
        assert (test.deals, test.llr) == (0, 0.0)
    test.add(won_by("greedy", 0))
    assert (test.deals, test.games) == (2, 4)
    assert isclose(test.llr, 2 * log(expected_score(25) / expected_score(-25)), abs_tol=0.02)


def test_after_the_answer_nothing_changes() -> None:
    test = SequentialTest(DUEL, Hypotheses(-100, 100))
    for number in range(60):
        test.add(won_by("random", number))
    assert test.accepted == "low"
    assert test.games < 60
    assert test.counts(won_by(None, test.games - 1))
    assert not test.counts(won_by(None, test.games))
    assert test.as_json()["accepted"] == "low"


def test_at_a_table_of_three_the_two_meet_evenly_too() -> None:
    three = Tournament("clans", ["greedy", "random"], players=3, games=60)
    assert three.round == 6
    test = SequentialTest(three)
    for number in range(6):
        test.add(won_by(None, number, three))
    assert test.deals == 1
    assert isclose(test.llr, 0, abs_tol=1e-6)


@pytest.mark.parametrize("lang", languages())
def test_what_it_found_is_said(lang: str) -> None:
    still, even, uneven = SequentialTest(DUEL), SequentialTest(DUEL), SequentialTest(DUEL, Hypotheses(0, 200))
    for number in range(200):
        even.add(won_by("greedy", number))
        uneven.add(won_by("greedy", number))
    told = [verdict_told(test, lang) for test in (still, even, uneven)]
    assert len(set(told)) == 3
    assert all("greedy" in one and "random" in one and "LLR" in one for one in told)
    assert "+200" in told[2]


def test_hypotheses_must_differ_and_leave_room_for_error() -> None:
    with pytest.raises(BadTable, match="0 is not below 0"):
        Hypotheses(0, 0)
    with pytest.raises(BadTable, match="no odds"):
        Hypotheses(alpha=0.5)
