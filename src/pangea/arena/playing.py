"""A tournament is played: here, in several processes or on a cluster, and its results are kept."""

from __future__ import annotations

import os
from collections.abc import Generator, Sequence
from contextlib import closing

from pangea.arena.results import ResultsFile
from pangea.arena.tournaments import Result, Tournament


def play(
    tournament: Tournament,
    keep: str | os.PathLike[str] | None = None,
    jobs: int | None = 1,
    on: str | None = None,
) -> Generator[Result]:
    """The results of a tournament, as they come: in any order, and the same whatever plays them.

    With a file to `keep` them in, those that are there come first and only the rest is played. `jobs` is
    how many matches are played at a time (None: as many as there are cores); with more than one, a script
    needs the usual `if __name__ == "__main__"`. `on` names a Ray cluster: see `cluster.address_in`.
    """
    if on is not None:
        from pangea.arena.cluster import address_in

        address_in(on)  # refuses what can't be a cluster
    kept = None if keep is None else ResultsFile(tournament, keep)
    known = {} if kept is None else kept.results
    missing = [number for number in range(tournament.games) if number not in known]
    if missing and on is None:
        tournament.look_for_programs()
        tournament.prepare()
    return _results(tournament, kept, missing, jobs, on)


def _results(
    tournament: Tournament, kept: ResultsFile | None, missing: Sequence[int], jobs: int | None, on: str | None
) -> Generator[Result]:
    if kept is None:
        yield from _played(tournament, missing, jobs, on)
        return
    yield from [result for number, result in kept.results.items() if number < tournament.games]
    with kept, closing(_played(tournament, missing, jobs, on)) as playing:
        for result in playing:
            kept.add(result)
            yield result


def _played(
    tournament: Tournament, numbers: Sequence[int], jobs: int | None, on: str | None
) -> Generator[Result]:
    jobs_here = jobs or os.cpu_count() or 1
    if not numbers:
        return
    if on is not None:
        from pangea.arena.cluster import address_in, on_ray

        yield from on_ray(tournament, numbers, address_in(on), jobs)
    elif jobs_here == 1:
        yield from map(tournament.play, numbers)
    else:
        from pangea.arena.workers import on_processes

        yield from on_processes(tournament, numbers, jobs_here)
