"""What an experiment found: figures with their 95% intervals, side by side, and what differs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pangea.arena.comparing import head_to_head
from pangea.arena.estimates import WIDTH, Estimate, mean, wilson
from pangea.core.words import Phrase
from pangea.lab.experiments import Experiment, Mirror, Trial
from pangea.lab.tracing import Traces

CLOSE = 0.1
"""A game is close if the best seat is ahead of the next by no more than this share of its points."""
LATE = 0.9
"""A game is decided late if it is so after this share of its decisions."""


@dataclass(frozen=True)
class GameFigures:
    """What games came to."""

    games: int
    seats: list[Estimate]
    """How often each seat wins; a shared win is divided."""
    points: list[Estimate]
    """What each seat scores."""
    winner: Estimate
    """The points of the best seat."""
    margin: Estimate
    """By how many points it is ahead of the next."""
    close: Estimate
    """How often it is ahead by no more than a tenth."""
    ties: Estimate
    """How often several win."""
    changes: Estimate
    """How often the lead changes."""
    decided: Estimate
    """After which share of the decisions the winners lead to the end."""
    late: Estimate
    """How often that is in the last tenth."""
    decisions: Estimate
    endings: dict[str, Estimate]


@dataclass(frozen=True)
class SourceFigures:
    """What the lines of the explained score that name one rule give to all seats together, a game."""

    rule: str
    points: Estimate
    share: float
    """Of all points."""
    example: Phrase


@dataclass(frozen=True)
class Example:
    """A game worth a look: why, and its record."""

    why: str
    record: str


@dataclass(frozen=True)
class SideFindings:
    """What was found on one side."""

    side: str
    hurried: GameFigures | None
    played: GameFigures
    skill: list[Estimate]
    """For every two neighbours of the ladder: how often the higher level is ahead of the lower one."""
    sources: list[SourceFigures]
    traces: Traces
    examples: list[Example]


@dataclass(frozen=True)
class Findings:
    rounds: int
    sides: list[SideFindings]
    ladder: list[tuple[str, str]]


def found(
    experiment: Experiment, trials: Sequence[Trial], traced: Sequence[Traces], hurried: Sequence[Traces]
) -> Findings:
    """What whole rounds of trials came to. `traced` are the traces of the bot's games against itself, in the
    order of their numbers; `hurried` those of games played in a hurry, or none. One for each side."""
    endings = experiment.mirrors[0].rules_as_printed.game.endings
    sides = []
    for number, side in enumerate(experiment.sides):
        own = [trial for trial in trials if trial.side == number]
        mirrors = [trial.mirror for trial in own if trial.mirror is not None]
        sides.append(
            SideFindings(
                side=side.name,
                hurried=figures(hurried[number], endings) if hurried else None,
                played=figures(traced[number], endings),
                skill=[skill(own, pair, experiment.ladder) for pair in range(len(experiment.ladder) - 1)],
                sources=sources(mirrors),
                traces=traced[number],
                examples=examples(mirrors, traced[number]),
            )
        )
    return Findings(len(trials) // len(experiment.round), sides, list(pairwise(experiment.ladder)))


def figures(traces: Traces, endings: Sequence[str]) -> GameFigures:
    """The figures of games, from how they went."""
    games = len(traces)
    shares = traces.winning / traces.winning.sum(axis=1, keepdims=True)
    decided = traces.decided / np.maximum(traces.decisions, 1)
    best = traces.points.max(axis=1)
    counts = np.bincount(traces.endings, minlength=len(endings))
    return GameFigures(
        games=games,
        seats=[wilson(float(shares[:, seat].sum()), games) for seat in range(shares.shape[1])],
        points=[_mean(traces.points[:, seat]) for seat in range(shares.shape[1])],
        winner=_mean(best),
        margin=_mean(traces.margins),
        close=_share(traces.margins <= CLOSE * best),
        ties=_share(traces.winning.sum(axis=1) > 1),
        changes=_mean(traces.changes),
        decided=_within(_mean(decided)),
        late=_share(decided > LATE),
        decisions=_mean(traces.decisions),
        endings={
            name: wilson(int(count), games) for name, count in zip(endings, counts, strict=True) if count
        },
    )


def skill(trials: Sequence[Trial], pair: int, ladder: Sequence[str]) -> Estimate:
    """How often the higher of two neighbouring levels is ahead of the lower one; level counts half."""
    results = [trial.result for trial in trials if trial.pair == pair and trial.result is not None]
    lower, higher = ladder[pair : pair + 2]
    encounters = {(each.bot, each.against): each.rate for each in head_to_head(results)}
    return encounters[higher, lower]


def sources(mirrors: Sequence[Mirror]) -> list[SourceFigures]:
    """What points come from, the richest source first."""
    lines = {source.rule: source.example for mirror in reversed(mirrors) for source in mirror.sources}
    given = {
        rule: [sum(source.points for source in mirror.sources if source.rule == rule) for mirror in mirrors]
        for rule in lines
    }
    total = sum(map(sum, given.values())) or 1
    found = [
        SourceFigures(rule, mean(points), sum(points) / total, lines[rule]) for rule, points in given.items()
    ]
    return sorted(found, key=lambda source: (-source.share, source.rule))


def examples(mirrors: Sequence[Mirror], traces: Traces) -> list[Example]:
    """Three games to look at: the closest, the clearest, and one whose margin is that of most."""
    margins = traces.margins.astype(np.float64)
    middle = np.abs(margins - np.median(margins))
    chosen: dict[str, int] = {}
    for why, order in (("closest", margins), ("clearest", -margins), ("usual", middle)):
        left = [place for place in np.argsort(order, kind="stable").tolist() if place not in chosen.values()]
        if left:
            chosen[why] = left[0]
    return [Example(why, mirrors[place].record) for why, place in chosen.items()]


def difference(one: Estimate, other: Estimate) -> Estimate:
    """By how much the second figure is more than the first, if they are of different games."""
    value = other.value - one.value
    below = sqrt((other.value - other.low) ** 2 + (one.high - one.value) ** 2)
    above = sqrt((other.high - other.value) ** 2 + (one.value - one.low) ** 2)
    return Estimate(value, value - below, value + above)


def differs(one: Estimate, other: Estimate) -> bool:
    """Is the difference more than chance explains, 19 times out of 20?"""
    gap = difference(one, other)
    return gap.low > 0 or gap.high < 0


def _mean(numbers: NDArray[Any]) -> Estimate:
    if len(numbers) < 2:
        value = float(numbers[0])
        return Estimate(value, value, value)
    value = float(numbers.mean())
    reach = WIDTH * float(numbers.std(ddof=1)) / sqrt(len(numbers))
    return Estimate(value, value - reach, value + reach)


def _within(share: Estimate) -> Estimate:
    """A mean of shares is one too, and so are the ends of its interval."""
    return Estimate(share.value, max(0.0, share.low), min(1.0, share.high))


def _share(flags: NDArray[np.bool_]) -> Estimate:
    return wilson(int(flags.sum()), len(flags))
