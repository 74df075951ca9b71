"""Run failed tests once more, so that one flaky test does not reject a whole submission.

`.ci/run` loads this module as a pytest plugin while all tests run: the plugin writes the failed tests to the
file that `--failures` names. If there are few, `python -m tools.ci FILE` runs just those once more, alone.
It exits with 0 if all of them pass, and prints each as `flaky: NAME` with its first error: a bug to be found.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path

import pytest

MOST = 3
"""With more failed tests than this, nothing is run again."""
_PHASES = ("setup", "call", "teardown")


@dataclass
class Failures:
    """The failed tests of one run of pytest."""

    errors: dict[str, str] = field(default_factory=dict)
    """The first error of each failed test, by the test's id."""
    fatal: list[str] = field(default_factory=list)
    """Failures that are never run again: a failed collection, a crashed worker, pytest itself."""


class FailureRecorder:
    """A pytest plugin that writes the failures of a run to a file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._failures = Failures()

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._failures.fatal.append(f"{report.nodeid or 'tests'} can't be collected")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.failed:
            return
        if report.when not in _PHASES:  # how xdist reports the test whose worker crashed
            self._failures.fatal.append(f"a worker crashed in {report.nodeid}")
        self._failures.errors.setdefault(report.nodeid, _first_error(report.longreprtext))

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            self._failures.fatal.append(f"pytest ended with exit code {int(exitstatus)}")
        self._file.write_text(json.dumps(asdict(self._failures)), encoding="utf-8")


def _first_error(error: str) -> str:
    """Return the first line that pytest marks as an error, with “E”; if there is none, the last line."""
    lines = [line.strip() for line in error.splitlines() if line.strip()]
    marked = [line.removeprefix("E").strip() for line in lines if line.startswith("E ")]
    return next(iter(marked or lines[-1:]), "no message")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--failures", type=Path, help="write the failed tests to this file, as JSON")


def pytest_configure(config: pytest.Config) -> None:
    file = config.getoption("--failures")
    if file is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(FailureRecorder(file))


def run_again(file: Path) -> int:
    """Run the failed tests in `file` once more. Return the exit code: 0 if they are few and all pass now."""
    if not file.exists() or not file.stat().st_size:
        print("Not run again: no test of pytest failed, something before it did.")
        return 1
    failures = Failures(**json.loads(file.read_text(encoding="utf-8")))
    if not failures.errors and not failures.fatal:
        print("Not run again: all tests of pytest passed, something else failed.")
        return 1
    if failures.fatal:
        print(f"Not run again: {'; '.join(failures.fatal)}.")
        return 1
    if len(failures.errors) > MOST:
        print(f"Not run again: {len(failures.errors)} tests failed, more than {MOST}.")
        return 1
    print(f"Running {len(failures.errors)} failed tests once more, alone.", flush=True)
    code = subprocess.run([sys.executable, "-m", "pytest", *failures.errors], check=False).returncode
    if code == 0:
        for test, error in failures.errors.items():
            print(f"flaky: {test}\n    {error}")
    return code


if __name__ == "__main__":
    sys.exit(run_again(Path(sys.argv[1])))
