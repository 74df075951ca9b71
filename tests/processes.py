"""Start processes in tests, and end each with all that it has started, whatever happens meanwhile."""

from __future__ import annotations

import contextlib
import errno
import os
import pty
import resource
import select
import shlex
import signal
import subprocess
import threading
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import pytest

from tests.patience import PATIENCE

DEVNULL, PIPE, STDOUT = subprocess.DEVNULL, subprocess.PIPE, subprocess.STDOUT
MOST_WRITTEN = 100 * 2**20
"""The largest file, in bytes, that a process of a test can write."""
NO_LIMIT = resource.RLIM_INFINITY
"""For a program whose children have limits of their own, or that shares its memory as a file."""
Command = Sequence[str | Path] | str
"""A program with its arguments, or a line for the shell."""
Process = subprocess.Popen[str]
Outcome = subprocess.CompletedProcess[str]
Stream = int | IO[Any]

# A shell that runs the tests in the background has them ignore Ctrl-C, and so the programs that they start.
if threading.current_thread() is threading.main_thread() and (
    signal.getsignal(signal.SIGINT) is signal.SIG_IGN
):
    signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def started(
    command: Command,
    *,
    stdin: Stream = DEVNULL,
    stdout: Stream | None = DEVNULL,
    stderr: Stream | None = DEVNULL,
    cwd: str | Path | None = None,
    environment: Mapping[str, str] | None = None,
    pass_fds: Collection[int] = (),
    most_written: int = MOST_WRITTEN,
) -> Iterator[Process]:
    """Start a process in a session of its own. At the end, end it and all that it has started."""
    process = subprocess.Popen(
        command if isinstance(command, str) else [str(word) for word in command],
        shell=isinstance(command, str),
        stdin=stdin,
        stdout=stdout,
        stderr=stderr,
        cwd=cwd,
        env=environment,
        pass_fds=pass_fds,
        encoding="utf-8",
        start_new_session=True,
    )
    try:
        limit_files(process.pid, most_written)
        yield process
    finally:
        end(process)


class Terminal:
    """The terminal that the errors of a process go to, and with them its progress bars."""

    def __init__(self, handle: int) -> None:
        self._handle = handle
        self.seen = b""

    def wait_for(self, text: str) -> None:
        """Read until the process has written `text`."""
        limit = time.monotonic() + PATIENCE
        while text.encode() not in self.seen:
            if not self._read(limit - time.monotonic()):
                pytest.fail(f"waited in vain until the terminal shows “{text}”. It shows:\n{self.shown}")

    def read_all(self) -> str:
        """Return what was written when no process has the terminal open any more."""
        limit = time.monotonic() + PATIENCE
        while self._read(limit - time.monotonic()):
            pass
        return self.shown

    @property
    def shown(self) -> str:
        return self.seen.decode(errors="replace")

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._handle], [], [], max(0.0, seconds))
        more = b""
        with contextlib.suppress(OSError):  # Linux's word for the end of a terminal
            more = os.read(self._handle, 1000) if ready else b""
        self.seen += more
        return bool(more)


@contextmanager
def started_in_terminal(
    command: Command, *, stdout: Stream = DEVNULL, environment: Mapping[str, str] | None = None
) -> Iterator[tuple[Process, Terminal]]:
    """Start a process whose errors go to a terminal."""
    watched, terminal = (os.fdopen(handle, "rb", buffering=0) for handle in pty.openpty())
    with (
        watched,
        terminal,
        started(command, stdout=stdout, stderr=terminal, environment=environment) as process,
    ):
        terminal.close()
        yield process, Terminal(watched.fileno())


def run_process(
    command: Command,
    *,
    typed: str = "",
    stdout: Stream = PIPE,
    stderr: Stream = PIPE,
    cwd: str | Path | None = None,
    environment: Mapping[str, str] | None = None,
    check: bool = False,
    patience: float = PATIENCE,
    most_written: int = MOST_WRITTEN,
) -> Outcome:
    """Run a process to its end. Return its exit code and output; with `check`, fail unless the code is 0."""
    with started(
        command,
        stdin=PIPE,
        stdout=stdout,
        stderr=stderr,
        cwd=cwd,
        environment=environment,
        most_written=most_written,
    ) as process:
        done = finish(process, typed, patience=patience)
    if check and done.returncode != 0:
        pytest.fail(f"{_name(process)} ended with exit code {done.returncode}.{_shown(done)}")
    return done


@contextmanager
def patient_with(process: Process, what: str) -> Iterator[None]:
    """Read from a process meanwhile. If that takes too long, kill the process, and say what did not come."""
    late = threading.Event()

    def give_up() -> None:
        late.set()
        end_family(process.pid)

    timer = threading.Timer(PATIENCE, give_up)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        if late.is_set():
            pytest.fail(f"waited {PATIENCE:g} seconds in vain until {_name(process)} {what}")


def finish(process: Process, typed: str | None = None, *, patience: float = PATIENCE) -> Outcome:
    """Wait until a process has ended. Return its exit code, and what it wrote to its pipes.

    Fail, with its output so far, if it does not end in time or writes a file that is too large.
    """
    try:
        output, errors = process.communicate(typed, timeout=patience)
    except subprocess.TimeoutExpired:
        end_family(process.pid)
        output, errors = process.communicate(timeout=PATIENCE)
        done = Outcome(process.args, process.returncode, output or "", errors or "")
        pytest.fail(f"{_name(process)} has not ended within {patience:g} seconds.{_shown(done)}")
    done = Outcome(process.args, process.returncode, output or "", errors or "")
    killed = (-signal.SIGXFSZ, 128 + signal.SIGXFSZ)  # the latter is what a shell says of it
    if done.returncode in killed or os.strerror(errno.EFBIG) in done.stdout + done.stderr:
        pytest.fail(f"{_name(process)} has tried to write a file that is too large.{_shown(done)}")
    return done


def limit_files(pid: int, most: int = MOST_WRITTEN) -> None:
    """Limit the size of the files that a process, and all that it starts from now on, can write."""
    with contextlib.suppress(ProcessLookupError):
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))


def end(process: Process) -> None:
    """End a process and all that it has started, and close its pipes."""
    end_family(process.pid)
    process.wait(PATIENCE)
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with contextlib.suppress(OSError):  # what is left to write has no reader any more
                pipe.close()


def end_family(pid: int) -> None:
    """Kill a process, all processes of its session, and their descendants."""
    limit = time.monotonic() + PATIENCE
    while family := _family(pid):
        for one in family:
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        left = wait_for_ends(family, limit - time.monotonic())
        if left:
            pytest.fail(f"the processes {left} can’t be killed")


def wait_for_ends(pids: Collection[int], seconds: float) -> list[int]:
    """Wait until these processes have ended. Return those that have not in time."""
    limit = time.monotonic() + seconds
    return [pid for pid in pids if not _ends(pid, limit - time.monotonic())]


def _ends(pid: int, seconds: float) -> bool:
    try:
        handle = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        poll = select.poll()
        poll.register(handle, select.POLLIN)
        return bool(poll.poll(max(0.0, seconds) * 1000))
    finally:
        os.close(handle)


@dataclass(frozen=True)
class Running:
    """A process of this machine, as `/proc` describes it."""

    pid: int
    name: str
    state: str
    parent: int
    session: int

    @property
    def lives(self) -> bool:
        return self.state not in "ZX"


def processes() -> list[Running]:
    """All processes of this machine."""
    found = []
    for name in os.listdir("/proc"):
        if name.isdigit():
            with contextlib.suppress(OSError):
                found.append(_running(int(name)))
    return found


def _running(pid: int) -> Running:
    text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    before, _, after = text.rpartition(")")
    state, parent, _, session, *_ = after.split()
    return Running(pid, before.partition("(")[2], state, int(parent), int(session))


def _family(root: int) -> set[int]:
    """A process, those of its session, and the descendants of all of these, as far as they live."""
    everyone = [one for one in processes() if one.lives]
    family = {one.pid for one in everyone if root in (one.pid, one.session)}
    while more := {one.pid for one in everyone if one.parent in family} - family:
        family |= more
    return family


def _name(process: Process) -> str:
    words = process.args
    return f"“{words if isinstance(words, str) else shlex.join(map(str, words))}”"  # type: ignore[arg-type]


def _shown(done: Outcome) -> str:
    parts = (("output", done.stdout), ("errors", done.stderr))
    return "".join(f"\nIts {what}:\n{text[-4000:]}" for what, text in parts if text)
