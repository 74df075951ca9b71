"""Self-play is written down, played here or elsewhere, and goes on where it stopped."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import closing

from pangea.arena.spreading import played_anywhere
from pangea.datasets.folder import DatasetFolder
from pangea.datasets.rows import KeptGame
from pangea.datasets.self_play import SelfPlay

SHARD = 100
"""How many games are written at a time, if nobody says."""


def write(
    play: SelfPlay,
    folder: str | os.PathLike[str],
    games: int,
    shard: int = SHARD,
    jobs: int | None = 1,
    on: str | None = None,
) -> Generator[KeptGame]:
    """Play so many games into a folder; each comes as it is played, in any order.

    What is there already is not played again. The files are the same whatever plays, and on however many
    `jobs` (None: as many as there are cores; more than one takes the usual `if __name__ == "__main__"`). `on`
    names a Ray cluster: see `arena.cluster.address_in`.
    """
    if on is not None:
        from pangea.arena.cluster import address_in

        address_in(on)  # refuses what can't be a cluster
    kept = DatasetFolder(folder, play.described, shard, play.shape)
    kept.begin()  # says now, and not after an hour of games, if nothing can be written there
    missing = kept.missing(games)
    if missing and on is None:
        play.look_for_programs()
        play.prepare()
    return _written(play, kept, games, missing, jobs, on)


def _written(
    play: SelfPlay, kept: DatasetFolder, games: int, missing: list[int], jobs: int | None, on: str | None
) -> Generator[KeptGame]:
    with closing(played_anywhere(play, missing, jobs, on)) as playing:
        for game in playing:
            kept.add(game, games)
            yield game
