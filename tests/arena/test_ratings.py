"""What results say: intervals on known numbers, and ratings that put the stronger bot first."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pangea.arena import Fixture, Lapse, Outcome, Result
from pangea.arena.estimates import Estimate, mean, wilson
from pangea.arena.ratings import by_line_up, ratings, standings
from pangea.core.words import Phrase


def result(
    number: int,
    seats: tuple[str, ...],
    points: tuple[int, ...],
    lapses: tuple[Lapse, ...] = (),
    line_up: int = 0,
) -> Result:
    """A match that was won by whoever has most points."""
    winners = tuple(seat for seat, own in enumerate(points) if own == max(points))
    return Result(Fixture(number, 0, line_up, seats, 0), Outcome(points, winners, "over", 60, lapses))


def near(estimate: Estimate, value: float, low: float, high: float) -> bool:
    return (estimate.value, estimate.low, estimate.high) == pytest.approx((value, low, high), abs=5e-4)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 20, 0.0, 0.1611),
        (9, 10, 0.5958, 0.9821),
        (50, 100, 0.4038, 0.5962),
        (180, 200, 0.8506, 0.9344),
        (200, 200, 0.9812, 1.0),
    ],
)
def test_wilson_gives_the_known_intervals(successes: int, trials: int, low: float, high: float) -> None:
    assert near(wilson(successes, trials), successes / trials, low, high)


@given(trials=st.integers(1, 10_000), part=st.floats(0, 1))
def test_a_rate_lies_in_its_interval_and_that_between_0_and_1(trials: int, part: float) -> None:
    estimate = wilson(part * trials, trials)
    assert 0 <= estimate.low <= estimate.value <= estimate.high <= 1


def test_points_have_the_normal_interval() -> None:
    # The standard deviation of these is 2.138, and 1.96 of 2.138 / √8 are 1.4816.
    assert near(mean([2, 4, 4, 4, 5, 5, 7, 9]), 5, 5 - 1.4816, 5 + 1.4816)
    assert near(mean([3, 3, 3]), 3, 3, 3)


def test_wins_and_shared_wins_are_counted() -> None:
    found = standings(
        [
            result(0, ("a", "b"), (20, 10)),
            result(1, ("b", "a"), (12, 18)),
            result(2, ("a", "b"), (15, 15)),
            result(3, ("b", "a"), (30, 7)),
        ]
    )
    a, b = sorted(found, key=lambda standing: standing.bot)
    assert (a.games, a.wins, a.shared, a.rate.value) == (4, 2, 1, 2.5 / 4)
    assert (b.games, b.wins, b.shared, b.rate.value) == (4, 1, 1, 1.5 / 4)
    assert (a.points.value, b.points.value) == (15, 16.75)


def test_the_stronger_bot_has_the_higher_rating() -> None:
    played = [
        result(number, ("weak", "strong"), (9, 7) if number % 4 == 0 else (5, 8)) for number in range(40)
    ]
    first, second = standings(played)
    assert (first.bot, second.bot) == ("strong", "weak")
    assert first.rating.value > second.rating.value
    more = standings([*played, *(result(number, ("weak", "strong"), (5, 8)) for number in range(40, 80))])
    assert more[0].rating.value > first.rating.value
    assert more[0].rating.high - more[0].rating.low < first.rating.high - first.rating.low


def test_four_at_a_table_are_ranked_by_their_places() -> None:
    chance = Random(1)
    strength = {"a": 0, "b": 6, "c": 12, "d": 18}
    played = []
    for number in range(60):
        seats = tuple(chance.sample(sorted(strength), 4))
        played.append(result(number, seats, tuple(strength[bot] + chance.randrange(20) for bot in seats)))
    assert [standing.bot for standing in standings(played)] == ["d", "c", "b", "a"]


def test_ties_leave_equals_equal() -> None:
    for seats in (("a", "b"), ("a", "b", "c", "d")):
        found = ratings([result(number, seats, (10,) * len(seats)) for number in range(20)])
        assert all(near(rating, 25, rating.low, rating.high) for rating in found.values())


def test_a_tie_counts_more_than_a_defeat_and_less_than_a_win() -> None:
    points = {"win": (2, 1), "tie": (1, 1), "defeat": (1, 2)}
    rated = {name: ratings([result(0, ("a", "b"), own)])["a"].value for name, own in points.items()}
    assert rated["win"] > rated["tie"] > rated["defeat"]


def test_one_against_copies_of_its_equal_stays_their_equal() -> None:
    played = []
    for number in range(200):
        seats = tuple("a" if seat == number % 4 else "b" for seat in range(4))
        # Every seat wins as often as the others, whoever sits there.
        best = (number // 4) % 4
        played.append(result(number, seats, tuple(9 if seat == best else 5 for seat in range(4))))
    a, b = sorted(standings(played), key=lambda standing: standing.bot)
    assert (a.games, b.games) == (200, 600)
    assert a.rate.value == b.rate.value == 0.25
    assert a.rating.low < b.rating.value < a.rating.high
    assert abs(a.rating.value - b.rating.value) < 2


def test_the_order_in_which_results_come_does_not_matter() -> None:
    played = [result(number, ("a", "b"), (number % 3, number % 2)) for number in range(30)]
    shuffled = played.copy()
    Random(7).shuffle(shuffled)
    assert standings(shuffled) == standings(played)


def test_lost_turns_are_counted_for_the_bot_that_lost_them() -> None:
    lapse = Lapse(1, 12, 63, Phrase("core-nothing-to-undo"))
    played = [
        result(0, ("a", "b"), (2, 1), (lapse,)),
        result(1, ("b", "a"), (2, 1), (Lapse(0, 3, 70, lapse.reason),)),
    ]
    assert {standing.bot: standing.lost_turns for standing in standings(played)} == {"a": 0, "b": 15}


def test_line_ups_are_told_apart() -> None:
    played = [
        result(number, ("a", "b") if line_up == 0 else ("a", "c"), (3, number), (), line_up)
        for number, line_up in enumerate([0, 0, 1, 1])
    ]
    found = by_line_up(played)
    assert [sorted(standing.bot for standing in found[number]) for number in found] == [
        ["a", "b"],
        ["a", "c"],
    ]
    assert [standing.games for standing in found[1]] == [2, 2]
