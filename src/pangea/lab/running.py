"""An experiment is run: for so many rounds, or for as many whole rounds as a time allows."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from contextlib import closing

from pangea.arena.spreading import played_anywhere
from pangea.core.compiled import compiled_for
from pangea.lab.experiments import Experiment, Trial
from pangea.lab.findings import Findings, found
from pangea.lab.tracing import Tracer

HURRIED = 5000
"""How many games are played in a hurry on each side, if nobody says."""
_MOST_ROUNDS = 10_000


def run(
    experiment: Experiment,
    rounds: int | None = None,
    seconds: float | None = None,
    hurried: int = HURRIED,
    jobs: int | None = 1,
    progress: Callable[[Trial], None] | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Findings:
    """What an experiment finds in so many rounds, or in the whole rounds that are over after so many seconds.

    The same number of rounds gives the same findings, on however many `jobs` (None: as many as there are
    cores; more than one takes the usual `if __name__ == "__main__"`). At least one round is played.
    """
    end = None if seconds is None else clock() + seconds
    experiment.prepare()
    tracers = [
        Tracer(compiled_for(play.rules_as_printed), play.players, play.options, play.seed)
        for play in experiment.mirrors
    ]
    quick = [tracer.hurried(hurried, jobs) for tracer in tracers] if hurried else []
    numbers = range((rounds or _MOST_ROUNDS) * len(experiment.round))
    trials: list[Trial] = []
    with closing(played_anywhere(experiment, numbers, jobs)) as coming:
        for trial in coming:
            trials.append(trial)
            if progress is not None:
                progress(trial)
            if end is not None and clock() >= end and len(whole_rounds(trials, experiment)):
                break
    kept = whole_rounds(trials, experiment)
    traced = [
        tracer.of([trial.mirror.moves for trial in kept if trial.side == side and trial.mirror is not None])
        for side, tracer in enumerate(tracers)
    ]
    return found(experiment, kept, traced, quick)


def whole_rounds(trials: Iterable[Trial], experiment: Experiment) -> list[Trial]:
    """The trials of the first rounds that are whole, in the order of their numbers: what others have played
    beyond that is not counted, so that it doesn't matter how fast who was."""
    known = {trial.number: trial for trial in trials}
    there = 0
    while there in known:
        there += 1
    size = len(experiment.round)
    return [known[number] for number in range(there // size * size)]
