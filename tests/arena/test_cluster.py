"""A tournament, and a dataset, on a real Ray cluster, started here."""

from __future__ import annotations

from pathlib import Path

from tests.commands import run_command
from tests.processes import NO_LIMIT

from .commanding import ENVIRONMENT, answer


def test_a_ray_cluster_gives_the_same_results() -> None:
    words = ["clans", "search:20", "random", "--games", "4"]
    here = answer(*words, "--jobs", "1")
    assert answer(*words, "--on", "ray", "--jobs", "2") == here


def test_a_ray_cluster_writes_the_same_dataset(tmp_path: Path) -> None:
    words = ["dataset", "clans", "--bot", "search:20", "-p", "2", "--games", "5", "--shard", "2", "--out"]
    for place, how in {"here": ("--jobs", "1"), "ray": ("--on", "ray", "--jobs", "2")}.items():
        outcome = run_command(
            *words, place, *how, cwd=tmp_path, environment=ENVIRONMENT, most_written=NO_LIMIT
        )
        assert outcome.returncode == 0, outcome.stderr
    here, there = tmp_path / "here", tmp_path / "ray"
    files = sorted(str(file.relative_to(here)) for file in here.rglob("*") if file.is_file())
    assert len(files) == 7
    for file in files:
        assert (there / file).read_bytes() == (here / file).read_bytes(), file
