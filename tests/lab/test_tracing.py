"""The lead is followed as anybody at the table would, and games in a hurry are the same on any threads."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

import pangea
from pangea.core.compiled import compiled_for
from pangea.core.contract import NATURE
from pangea.lab.tracing import Tracer, Traces

PLAYERS = 3


@pytest.fixture(scope="module")
def tracer() -> Tracer:
    return Tracer(compiled_for(pangea.Edition(pangea.game("clans"))), PLAYERS, {}, seed=1)


def same(one: Traces, other: Traces) -> bool:
    return all(np.array_equal(array, vars(other)[name]) for name, array in vars(one).items())


def test_the_lead_is_followed(tracer: Tracer) -> None:
    """Against a match that is asked after each move who would win."""
    matches = [pangea.play("clans", ["random"] * PLAYERS, seed=seed) for seed in range(4)]
    traces = tracer.of([match.played for match in matches])
    for game, match in enumerate(matches):
        leads, decisions = [], 0
        for number in range(len(match.played)):
            decisions += match.mover(number) != NATURE
            leads.append((decisions, tuple(match.edition.winners(match.position(number + 1)))))
        alone = [leaders[0] for _, leaders in leads if len(leaders) == 1]
        changes = sum(one != other for one, other in pairwise(alone))
        last_other = max(
            (place for place, (_, leaders) in enumerate(leads) if leaders != leads[-1][1]), default=-1
        )
        assert traces.changes[game] == changes
        assert traces.decided[game] == leads[last_other + 1][0]
        assert (traces.moves[game], traces.decisions[game]) == (len(match.played), decisions)
        assert traces.points[game].tolist() == match.score().points
        assert np.flatnonzero(traces.winning[game]).tolist() == match.score().winners
        assert match.game.endings[traces.endings[game]] == match.ending
    assert traces.changes.max() > 1, "and the lead did change"


def test_games_in_a_hurry_are_the_same_on_any_threads(tracer: Tracer) -> None:
    one, three = tracer.hurried(600, threads=1), tracer.hurried(600, threads=3)
    assert same(one, three)
    assert len(one) == 600
    assert one.decisions.min() > 0
    assert (one.winning.sum(axis=1) >= 1).all()
    fewer = tracer.hurried(300)
    assert np.array_equal(fewer.points, one.points[:300])
    assert len(np.unique(one.points, axis=0)) > 300, "and they are different games"


def test_margins_are_those_of_the_best_two() -> None:
    points = np.array([[3, 9, 5], [7, 7, 1], [0, 0, 0]], np.int32)
    numbers = np.zeros(3, np.int32)
    traces = Traces(numbers, numbers, numbers, numbers, numbers, points, points == points.max())
    assert traces.margins.tolist() == [4, 0, 0]
