"""Every benchmark can be asked what it asks, as one would from a shell."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.processes import run_process

ROOT = Path(__file__).parents[1]
QUESTIONS = sorted((ROOT / "benchmarks").glob("*.py"))


@pytest.mark.parametrize("file", QUESTIONS, ids=[file.stem for file in QUESTIONS])
def test_a_benchmark_says_what_it_asks(file: Path, tmp_path: Path) -> None:
    asked = run_process([sys.executable, file, "--help"], cwd=tmp_path)
    assert asked.returncode == 0, asked.stderr
    assert asked.stdout.startswith("usage: ")


def test_the_readme_lists_every_benchmark() -> None:
    listed = (ROOT / "benchmarks" / "README.md").read_text(encoding="utf-8")
    assert [file.name for file in QUESTIONS if f"| `{file.name}` |" not in listed] == []
