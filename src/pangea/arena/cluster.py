"""A schedule of games on a Ray cluster: one that is there, or one that is started here and ends with it."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from pangea.arena.spreading import Played_co, Schedule
from pangea.core.errors import BadTable, PangeaError
from pangea.core.extras import library

_PATIENCE = 10.0
"""How many seconds a cluster has to open its door."""
_AHEAD = 8
"""How many games are handed out ahead, for each processor of the cluster."""


class NoCluster(PangeaError):
    """The Ray cluster can't be reached, or none can be started."""


def address_in(place: str) -> str | None:
    """The cluster that is meant by `ray:HOST:PORT` or `ray://HOST:PORT`; None for a plain `ray`.

    >>> address_in("ray"), address_in("ray:auto"), address_in("ray://club:10001")
    (None, 'auto', 'ray://club:10001')
    """
    name, _, address = place.partition(":")
    if name != "ray":
        raise BadTable("arena-no-place", place=place)
    return place if address.startswith("//") else address or None


def on_ray(
    schedule: Schedule[Played_co], numbers: Sequence[int], address: str | None = None, jobs: int | None = None
) -> Iterator[Played_co]:
    """Play these games on a cluster; each result as it comes. If a machine fails, another takes over."""
    ray = library("ray", "ray")
    ours = not ray.is_initialized()
    if ours:
        _join_or_start(ray, address, jobs)
    waiting: list[Any] = []
    try:
        play = ray.remote(_play)
        shared, left = ray.put(schedule), iter(numbers)
        # Whoever reads slowly must not be buried: no more than this is under way or waits to be read.
        most = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = [play.remote(shared, number) for number in islice(left, most)]
        while waiting:
            (done,), waiting = ray.wait(waiting, num_returns=1)
            waiting += [play.remote(shared, number) for number in islice(left, 1)]
            yield ray.get(done)
    finally:
        # Interrupted: what has not begun is dropped.
        for match in waiting:
            ray.cancel(match)
        if ours:
            ray.shutdown()


def _play(schedule: Schedule[Played_co], number: int) -> Played_co:
    return schedule.play(number)


def _join_or_start(ray: Any, address: str | None, jobs: int | None) -> None:
    quiet = {"log_to_driver": False, "logging_level": "error", "configure_logging": True}
    address = address or os.environ.get("RAY_ADDRESS")
    try:
        if address is not None:
            _knock(address)
            ray.init(address=address, **quiet)
            return
        # A cluster of our own tells nobody of itself.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
    except Exception as error:  # noqa: BLE001 (Ray's own, for a node that does not start in time, is a plain one)
        raise NoCluster("arena-no-cluster", address=address or "local", reason=str(error)) from None


def _knock(address: str) -> None:
    """Is anybody there? Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        socket.create_connection((host, int(port)), timeout=_PATIENCE).close()
