"""Processes that tests start end with all that they have started, and write no more than they may."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

from tests import processes
from tests.processes import PIPE, finish, patient_with, run_process, started, started_in_terminal

PARENT = f"""
import os, subprocess, sys, time
for own_session in (False, True):
    child = subprocess.Popen([{sys.executable!r}, "-c", "import time; time.sleep(1000)"],
                             start_new_session=own_session)
    print(child.pid, flush=True)
print(os.getpid(), flush=True)
sys.stdout.close()
time.sleep(1000)
"""


def alive(pids: list[int]) -> list[int]:
    return [one.pid for one in processes.processes() if one.pid in pids and one.lives]


@pytest.mark.parametrize("error", [AssertionError, KeyboardInterrupt])
def test_a_process_ends_with_its_children_whatever_happens(error: type[BaseException]) -> None:
    """Also a child with a session of its own, which no signal to the group reaches."""
    running = started([sys.executable, "-c", PARENT], stdout=PIPE)
    with pytest.raises(error), running as process:  # noqa: PT012  (the test raises it itself)
        assert process.stdout is not None
        family = [int(process.stdout.readline()) for _ in range(3)]
        assert alive(family) == sorted(family)
        raise error
    assert alive(family) == []
    assert process.stdout is not None
    assert process.stdout.closed
    assert process.returncode == -signal.SIGKILL


def test_children_of_a_process_that_has_ended_end_too() -> None:
    with started(f"{sys.executable} -c 'import time; time.sleep(1000)' & echo $!", stdout=PIPE) as process:
        assert process.stdout is not None
        child = int(process.stdout.readline())
        assert process.wait(10) == 0
        assert alive([child]) == [child]
    assert alive([child]) == []


def test_a_process_that_does_not_end_is_killed_and_its_output_is_shown() -> None:
    program = "import sys, time; print('one', flush=True); print('two', file=sys.stderr); time.sleep(1000)"
    with started([sys.executable, "-c", program], stdout=PIPE, stderr=PIPE) as process:
        with pytest.raises(
            pytest.fail.Exception, match=r"has not ended within 2 seconds\.[\s\S]*one[\s\S]*two"
        ):
            finish(process, patience=2.0)
        assert process.returncode == -signal.SIGKILL


def test_waiting_for_a_line_that_does_not_come_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "PATIENCE", 0.2)
    with started([sys.executable, "-c", "import time; time.sleep(1000)"], stdout=PIPE) as process:
        assert process.stdout is not None
        waiting = patient_with(process, "says something")
        with pytest.raises(pytest.fail.Exception, match=r"in vain until “.*” says something"), waiting:
            process.stdout.readline()


def test_a_terminal_that_does_not_show_something_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    program = "import sys; print('something else', file=sys.stderr)"
    with started_in_terminal([sys.executable, "-c", program]) as (_, terminal):
        terminal.wait_for("something")
        with pytest.raises(pytest.fail.Exception, match=r"shows “a table”\. It shows:\nsomething else"):
            terminal.wait_for("a table")


@pytest.mark.parametrize("command", ["head -c 2000 /dev/zero > file", "exec head -c 2000 /dev/zero > file"])
def test_what_a_process_writes_is_limited(command: str, tmp_path: Path) -> None:
    with pytest.raises(pytest.fail.Exception, match="has tried to write a file that is too large"):
        run_process(f"sleep 0.1; {command}", cwd=tmp_path, most_written=1000)
    assert (tmp_path / "file").stat().st_size <= 1000


def test_a_python_program_that_writes_too_much_fails_clearly(tmp_path: Path) -> None:
    """Python ignores the signal, and raises an error."""
    program = "import pathlib, sys; sys.stdin.read(); pathlib.Path('file').write_bytes(bytes(2000))"
    with pytest.raises(pytest.fail.Exception, match="has tried to write a file that is too large"):
        run_process([sys.executable, "-c", program], cwd=tmp_path, most_written=1000)


def test_an_exit_code_is_checked_where_it_is_asked_for() -> None:
    assert run_process("exit 3").returncode == 3
    with pytest.raises(pytest.fail.Exception, match="ended with exit code 3"):
        run_process("exit 3", check=True)


def test_what_is_typed_arrives_and_ctrl_c_is_not_ignored() -> None:
    """Where a shell runs the tests in the background, they begin with Ctrl-C ignored."""
    program = "import signal; print(input(), signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    assert run_process([sys.executable, "-c", program], typed="hello\n").stdout == "hello True\n"
