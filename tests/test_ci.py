"""The net of .ci/run: which failed tests are run again, and what ends a run all the same."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.processes import Outcome, run_process

ROOT = Path(__file__).parents[1]
ONCE = """
from pathlib import Path


def test_flaky_{number}():
    mark = Path(__file__).with_name("mark{number}")
    tried = mark.exists()
    mark.touch()
    assert tried, "the first try"
"""
ALWAYS = """
def test_broken():
    assert 1 == 2
"""
CRASH = """
import os


def test_crash():
    os._exit(3)
"""
UNREADABLE = "import a_module_that_is_missing\n"
TEARDOWN = """
import pytest
from pathlib import Path


@pytest.fixture
def resource():
    yield
    mark = Path(__file__).with_name("mark")
    tried = mark.exists()
    mark.touch()
    assert tried, "left open"


def test_resource(resource):
    pass
"""


def run_pytest(folder: Path) -> tuple[int, Path]:
    """Run the tests in `folder`, with two workers. Return its exit code and the file of failures."""
    failures = folder / "failures.json"
    words = [sys.executable, "-m", "pytest", "-c", "/dev/null", f"--rootdir={folder}", "-n", "2"]
    words += ["-p", "tools.ci", "--failures", str(failures), str(folder)]
    return run_process(words, cwd=ROOT).returncode, failures


def run_ci(folder: Path, failures: Path) -> Outcome:
    words = [sys.executable, "-P", "-m", "tools.ci", str(failures)]
    return run_process(words, cwd=folder, environment={"PYTHONPATH": str(ROOT)})


@pytest.mark.parametrize("tests", [1, 3])
def test_few_flaky_tests_pass_and_are_named(tmp_path: Path, tests: int) -> None:
    for number in range(tests):
        (tmp_path / f"test_{number}.py").write_text(ONCE.format(number=number))
    code, failures = run_pytest(tmp_path)
    assert code == 1
    ended = run_ci(tmp_path, failures)
    assert ended.returncode == 0, ended.stdout
    for number in range(tests):
        assert (
            f"flaky: test_{number}.py::test_flaky_{number}\n    AssertionError: the first try" in ended.stdout
        )


def test_an_error_at_the_end_of_a_test_is_run_again(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TEARDOWN)
    _, failures = run_pytest(tmp_path)
    ended = run_ci(tmp_path, failures)
    assert ended.returncode == 0, ended.stdout
    assert "flaky: test_it.py::test_resource\n    AssertionError: left open" in ended.stdout


def test_four_flaky_tests_are_too_many(tmp_path: Path) -> None:
    for number in range(4):
        (tmp_path / f"test_{number}.py").write_text(ONCE.format(number=number))
    _, failures = run_pytest(tmp_path)
    ended = run_ci(tmp_path, failures)
    assert ended.returncode == 1
    assert "4 tests failed, more than 3" in ended.stdout


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (CRASH, "a worker crashed in test_it.py::test_crash"),
        (UNREADABLE, "can't be collected"),
    ],
)
def test_a_crash_and_a_failed_collection_stay_red(tmp_path: Path, source: str, reason: str) -> None:
    (tmp_path / "test_it.py").write_text(source)
    (tmp_path / "test_other.py").write_text(ONCE.format(number=0))
    _, failures = run_pytest(tmp_path)
    ended = run_ci(tmp_path, failures)
    assert ended.returncode == 1
    assert reason in ended.stdout


def test_a_broken_test_stays_red(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(ALWAYS)
    _, failures = run_pytest(tmp_path)
    ended = run_ci(tmp_path, failures)
    assert ended.returncode == 1
    assert "flaky" not in ended.stdout


def test_what_fails_without_a_failed_test_stays_red(tmp_path: Path) -> None:
    """The tests of the pages fail before pytest starts, so the file stays empty."""
    failures = tmp_path / "failures.json"
    failures.touch()
    assert run_ci(tmp_path, failures).returncode == 1
    (tmp_path / "test_it.py").write_text("def test_it(): pass\n")
    code, failures = run_pytest(tmp_path)
    assert code == 0
    assert run_ci(tmp_path, failures).returncode == 1


def test_the_net_runs_all_tests_by_the_configuration_of_the_project(tmp_path: Path) -> None:
    """pytest takes a path in a word of its own for a folder of tests, and looks for its settings there."""
    found = re.search(r'ARGS="(.*)"', (ROOT / ".ci/run").read_text(encoding="utf-8"))
    assert found is not None
    (tmp_path / "failures").touch()
    words = found[1].replace("$failures", str(tmp_path / "failures")).split()
    nothing = ["--collect-only", "--ignore=src", "--ignore=tests"]
    done = run_process([sys.executable, "-m", "pytest", *words, *nothing], cwd=ROOT)
    assert f"rootdir: {ROOT}\nconfigfile: pyproject.toml" in done.stdout
