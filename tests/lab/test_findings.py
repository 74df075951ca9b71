"""Figures are what one counts by hand, and intervals hold what they should."""

from __future__ import annotations

import numpy as np
import pytest

from pangea.arena.estimates import Estimate
from pangea.core.words import Phrase
from pangea.lab.experiments import Mirror, Source
from pangea.lab.findings import difference, differs, examples, figures, sources
from pangea.lab.tracing import Traces

ENDINGS = ("playing", "full", "empty")


def traces_of(*games: tuple[int, int, int, int, list[int], list[int]]) -> Traces:
    """Each: decisions, ending, changes, decided, points, winners."""
    decisions, endings, changes, decided, points, winners = zip(*games, strict=True)
    winning = np.array([[seat in won for seat in range(len(points[0]))] for won in winners])
    return Traces(
        moves=np.array(decisions, np.int32),
        decisions=np.array(decisions, np.int32),
        endings=np.array(endings, np.int32),
        changes=np.array(changes, np.int32),
        decided=np.array(decided, np.int32),
        points=np.array(points, np.int32),
        winning=winning,
    )


def test_figures_are_what_one_counts() -> None:
    found = figures(
        traces_of(
            (10, 1, 0, 10, [20, 18], [0]),
            (20, 1, 2, 10, [10, 30], [1]),
            (10, 2, 1, 5, [20, 20], [0, 1]),
            (40, 1, 5, 38, [0, 40], [1]),
        ),
        ENDINGS,
    )
    assert found.games == 4
    assert [each.value for each in found.seats] == [1.5 / 4, 2.5 / 4]
    assert [each.value for each in found.points] == [12.5, 27]
    assert found.winner.value == (20 + 30 + 20 + 40) / 4
    assert found.margin.value == (2 + 20 + 0 + 40) / 4
    assert found.close.value == 2 / 4, "ahead by a tenth is close, and so is a tie"
    assert found.ties.value == 1 / 4
    assert found.changes.value == 2
    assert found.decided.value == pytest.approx((1 + 0.5 + 0.5 + 0.95) / 4)
    assert found.late.value == 2 / 4
    assert found.decisions.value == 20
    assert {name: each.value for name, each in found.endings.items()} == {"full": 0.75, "empty": 0.25}
    assert all(each.low <= each.value <= each.high for each in (*found.seats, found.margin, found.decided))
    assert found.decided.high <= 1


def test_intervals_of_a_fair_coin_hold_one_half() -> None:
    """Of a hundred samples about five miss it."""
    random = np.random.default_rng(1)
    held = 0
    for _ in range(100):
        first = random.random(200) < 0.5
        games = [(1, 1, 0, 0, [int(won), int(not won)], [0 if won else 1]) for won in first]
        seats = figures(traces_of(*games), ENDINGS).seats
        held += seats[0].low <= 0.5 <= seats[0].high
        assert seats[0].value + seats[1].value == pytest.approx(1)
    assert 89 <= held <= 99


def test_a_difference_is_told_from_chance() -> None:
    small, large = Estimate(0.4, 0.3, 0.5), Estimate(0.6, 0.55, 0.65)
    gap = difference(small, large)
    assert gap.value == pytest.approx(0.2)
    assert (gap.low, gap.high) == pytest.approx((0.2 - 0.1118, 0.2 + 0.1118), abs=1e-4)
    assert differs(small, large)
    assert differs(large, small)
    assert not differs(small, small)


def mirror(record: str, *given: tuple[str, int]) -> Mirror:
    return Mirror([], [Source(rule, points, Phrase("core-kind-int")) for rule, points in given], record)


def test_sources_are_averaged_over_all_games() -> None:
    found = sources([mirror("a", ("C6.3", 30), ("C7.3", 5)), mirror("b", ("C6.3", 10)), mirror("c")])
    assert [source.rule for source in found] == ["C6.3", "C7.3"]
    assert [source.points.value for source in found] == [pytest.approx(40 / 3), pytest.approx(5 / 3)]
    assert [source.share for source in found] == [pytest.approx(40 / 45), pytest.approx(5 / 45)]


def test_three_games_stand_out() -> None:
    margins = [9, 1, 4, 30, 5]
    games = traces_of(*((1, 1, 0, 0, [50, 50 - margin], [0]) for margin in margins))
    found = examples([mirror(str(margin)) for margin in margins], games)
    assert [(example.why, example.record) for example in found] == [
        ("closest", "1"),
        ("clearest", "30"),
        ("usual", "5"),
    ]
    assert len(examples([mirror("a")], traces_of((1, 1, 0, 0, [2, 1], [0])))) == 1
