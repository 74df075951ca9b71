"""An experiment gives the same findings however it is run, and is fair to both sides."""

from __future__ import annotations

import itertools
import json
from functools import cache

import pytest

import pangea
from pangea.core import records
from pangea.core.errors import BadTable
from pangea.lab import Experiment, Findings, Side, run
from pangea.lab.plots import picture
from pangea.lab.running import whole_rounds
from pangea.lab.tables import as_json

LADDER = ("random", "novice")
ROUNDS = 2


def experiment() -> Experiment:
    """The second side is the first once more."""
    sides = [Side("standard", {}), Side("changed", {})]
    return Experiment("clans", sides, players=2, seed=5, bot="random", ladder=LADDER)


@cache
def findings() -> Findings:
    return run(experiment(), ROUNDS, hurried=300)


def told(found: Findings) -> str:
    return json.dumps(as_json(experiment(), found))


def test_a_round_is_fair() -> None:
    tried = experiment()
    kinds = [(side, pair) for side, pair, _ in tried.round]
    for side in range(2):
        assert kinds.count((side, None)) == 4
        assert kinds.count((side, 0)) == 2
    trials = [tried.play(number) for number in range(len(tried.round))]
    results = [trial.result for trial in trials if trial.result is not None and trial.side == 0]
    assert sorted(result.fixture.seats for result in results) == [("novice", "random"), ("random", "novice")]
    assert len({result.fixture.seed for result in results}) == 1


def test_what_is_not_changed_makes_no_difference() -> None:
    standard, changed = findings().sides
    assert standard.played == changed.played
    assert standard.hurried == changed.hurried
    assert standard.skill == changed.skill
    assert standard.sources == changed.sources
    assert standard.played.games == 4 * ROUNDS
    assert standard.hurried is not None
    assert standard.hurried.games == 300


def test_sources_are_all_points() -> None:
    side = findings().sides[0]
    scored = sum(points.value for points in side.played.points)
    assert sum(source.points.value for source in side.sources) == pytest.approx(scored)
    assert sum(source.share for source in side.sources) == pytest.approx(1)


def test_examples_are_games_that_were_played() -> None:
    examples = findings().sides[1].examples
    assert [example.why for example in examples] == ["closest", "clearest", "usual"]
    margins = {}
    for example in examples:
        record = records.read(example.record)
        match = records.replayed(record)
        assert match.is_over
        assert records.redrawn(record) > 0
        margins[example.why] = abs(record["points"][0] - record["points"][1])
    assert margins["closest"] <= margins["usual"] <= margins["clearest"]


def test_two_processes_find_the_same() -> None:
    assert told(run(experiment(), ROUNDS, hurried=300, jobs=2)) == told(findings())


def test_a_time_gives_whole_rounds_which_a_number_repeats() -> None:
    """By a clock that ticks with every game."""
    ticks = itertools.count()
    size = len(experiment().round)
    found = run(experiment(), seconds=size * ROUNDS + 3, hurried=300, clock=lambda: float(next(ticks)))
    assert found.rounds == ROUNDS
    assert told(found) == told(findings())
    assert run(experiment(), seconds=0, hurried=0).rounds == 1, "and at least one is played"


def test_rounds_that_are_not_whole_do_not_count() -> None:
    tried = experiment()
    size = len(tried.round)
    trials = [tried.play(number) for number in range(size + 3)]
    assert whole_rounds(reversed(trials), tried) == trials[:size]
    assert whole_rounds(trials[1:], tried) == []


def test_the_same_findings_are_the_same_picture() -> None:
    drawn = picture(experiment(), findings(), "it")
    assert drawn == picture(experiment(), findings(), "it")
    assert "Quanto conta la bravura" in drawn.decode()


def test_options_that_a_game_does_not_have_are_refused() -> None:
    with pytest.raises(BadTable, match="planet"):
        Experiment("planet", [Side("changed", {"weather": "fine"})], 2)
    assert pangea.game("planet").options
