"""Games by their numbers, played here, in several processes or on a cluster: the same whatever plays them."""

from __future__ import annotations

import os
from collections.abc import Generator, Sequence
from typing import Protocol, TypeVar

from pangea.arena.seeded import Maker

Played_co = TypeVar("Played_co", covariant=True)
"""What a game that was played comes to."""


class Schedule(Protocol[Played_co]):
    """Games that depend on nothing but their numbers. It travels to other processes, and what it answers
    travels back."""

    make: Maker

    def play(self, number: int) -> Played_co: ...


def played_anywhere(
    schedule: Schedule[Played_co], numbers: Sequence[int], jobs: int | None, on: str | None = None
) -> Generator[Played_co]:
    """These games, each as it ends. `jobs`: how many at a time (None: as many as there are cores). `on`: a
    Ray cluster, as `cluster.address_in` reads it."""
    jobs_here = jobs or os.cpu_count() or 1
    if not numbers:
        return
    if on is not None:
        from pangea.arena.cluster import address_in, on_ray

        yield from on_ray(schedule, numbers, address_in(on), jobs)
    elif jobs_here == 1:
        yield from map(schedule.play, numbers)
    else:
        from pangea.arena.workers import on_processes

        yield from on_processes(schedule, numbers, jobs_here)
