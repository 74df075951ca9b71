"""A tournament is played: here, in several processes or on a cluster, and its results are kept."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import closing, nullcontext
from dataclasses import replace

from pangea.arena.games_file import GamesFile
from pangea.arena.results import ResultsFile
from pangea.arena.spreading import played_anywhere
from pangea.arena.tournaments import Result, Tournament


def play(
    tournament: Tournament,
    keep: str | os.PathLike[str] | None = None,
    jobs: int | None = 1,
    on: str | None = None,
    records: str | os.PathLike[str] | None = None,
) -> Generator[Result]:
    """The results of a tournament, as they come: in any order, and the same whatever plays them.

    With a file to `keep` them in, those that are there come first and only the rest is played. `jobs` is
    how many matches are played at a time (None: as many as there are cores); with more than one, a script
    needs the usual `if __name__ == "__main__"`. `on` names a Ray cluster: see `cluster.address_in`.
    `records` is a file for the games themselves, in writing, as `pangea check` takes it.
    """
    if on is not None:
        from pangea.arena.cluster import address_in

        address_in(on)  # refuses what can't be a cluster
    kept = None if keep is None else ResultsFile(tournament, keep)
    known = {} if kept is None else kept.results
    games = None if records is None else GamesFile(tournament, records, None if kept is None else known)
    tournament.keeps_games = games is not None
    missing = [number for number in range(tournament.games) if number not in known]
    if missing and on is None:
        tournament.look_for_programs()
        tournament.prepare()
    return _results(tournament, kept, games, played_anywhere(tournament, missing, jobs, on))


def _results(
    tournament: Tournament, kept: ResultsFile | None, games: GamesFile | None, played: Generator[Result]
) -> Generator[Result]:
    if kept is not None:
        yield from [result for number, result in kept.results.items() if number < tournament.games]
    with kept or nullcontext(), games or nullcontext(), closing(played) as playing:
        for result in playing:
            # First the game, then its result: whatever has a result is in writing.
            if games is not None and result.record is not None:
                games.add(result.record)
            told = replace(result, record=None)
            if kept is not None:
                kept.add(told)
            yield told
