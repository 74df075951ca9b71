"""A test that leaves something behind fails, and no other test does."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.processes import Outcome, run_process

ROOT = Path(__file__).parents[1]
HEAD = """
import pytest, socket, subprocess, tempfile, threading, time
from pathlib import Path
from tests import leftovers

leftovers.MOST_LEFT = 2**20
kept = []
stop = threading.Event()
"""
AFTER = """
def test_after():
    pass
"""


def run_tests(folder: Path, text: str) -> Outcome:
    """Run these tests with the check. Processes that they leave behind end with this run."""
    file = folder / "test_it.py"
    file.write_text(HEAD + text + AFTER, encoding="utf-8")
    words = [sys.executable, "-m", "pytest", "-c", "/dev/null", f"--rootdir={folder}"]
    words += ["-p", "no:cacheprovider", "-p", "tests.leftovers", "-W", "ignore::ResourceWarning", str(file)]
    return run_process(words, cwd=ROOT)


@pytest.mark.parametrize(
    ("leaves", "named"),
    [
        ("kept.append(subprocess.Popen(['sleep', '0.2']))", "has ended"),
        ("kept.append(socket.socket())", "socket "),
        ("kept.append(open('/etc/passwd'))", "/etc/passwd"),
        ("(tmp_path / 'large').write_bytes(bytes(2 * 2**20))", "2 MB"),
        ("Path(tempfile.mkdtemp(prefix='much-'), 'large').write_bytes(bytes(2 * 2**20))", "much-"),
    ],
    ids=["process", "socket", "file", "tmp_path", "temporary folder"],
)
def test_what_a_test_leaves_behind_fails_it_and_is_named(leaves: str, named: str, tmp_path: Path) -> None:
    done = run_tests(tmp_path, f"def test_leaves(tmp_path):\n    {leaves}\n")
    assert done.returncode == 1, done.stdout
    assert "2 passed, 1 error" in done.stdout
    assert "ERROR at teardown of test_leaves" in done.stdout
    _, _, left = done.stdout.partition("it has left behind:")
    assert named in left


def test_a_thread_that_goes_on_fails_its_test(tmp_path: Path) -> None:
    """Its test is failed when the patience is over: it is cut short here."""
    text = """
leftovers.PATIENCE = 0.2

def test_leaves():
    threading.Thread(target=stop.wait, name="endless", daemon=True).start()
"""
    done = run_tests(tmp_path, text)
    assert "2 passed, 1 error" in done.stdout
    assert "endless" in done.stdout


@pytest.mark.parametrize(
    "text",
    [
        "def test_ends():\n    threading.Thread(target=time.sleep, args=[0.2]).start()\n",
        "def test_waits():\n    subprocess.run(['true'], check=True)\n",
        "def test_drops():\n    cycle = [open('/etc/passwd')]\n    cycle.append(cycle)\n",
        "def test_small(tmp_path):\n    (tmp_path / 'small').touch()\n    tempfile.mkdtemp()\n",
        """
def connect():
    kept.append(open("/etc/passwd"))
    threading.Thread(target=stop.wait, name=leftovers.CONNECTION, daemon=True).start()

@pytest.fixture(scope="module")
def service():
    connect()

def test_opens_a_further_connection(service):
    connect()
""",
        """
@pytest.fixture(scope="module")
def wide():
    kept.append(open("/etc/passwd"))

def test_uses(wide):
    pass
""",
    ],
    ids=["ends soon", "waited for", "collected", "small", "further connection", "wide fixture"],
)
def test_what_ends_by_itself_or_is_a_fixtures_fails_nothing(text: str, tmp_path: Path) -> None:
    done = run_tests(tmp_path, text)
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout


def test_a_failed_test_is_not_blamed_for_what_its_error_holds(tmp_path: Path) -> None:
    done = run_tests(tmp_path, "def test_fails():\n    file = open('/etc/passwd')\n    assert not file\n")
    assert "1 failed, 1 passed" in done.stdout
    assert "left behind" not in done.stdout
