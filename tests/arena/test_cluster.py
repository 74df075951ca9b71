"""A tournament on a real Ray cluster, started here."""

from __future__ import annotations

from .commanding import answer


def test_a_ray_cluster_gives_the_same_results() -> None:
    words = ["clans", "search:20", "random", "--games", "4"]
    here = answer(*words, "--jobs", "1")
    assert answer(*words, "--on", "ray", "--jobs", "2") == here
