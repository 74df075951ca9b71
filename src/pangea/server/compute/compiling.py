"""Compiling outside the service: in a process of its own, which fills the cache that the service reads.

On a machine that has compiled nothing yet the compiler is busy for a minute a game, and holds Python's lock
most of the time: in a thread of the service it would slow everybody down. What is kept already starts no
process. There are two at most: one for the usual boards, and a modest one for the code of all other boards.

`python -m pangea.server.compute.compiling` takes a job from the first line of its standard input, and works
for as long as that stays open: however the service ends, nobody goes on compiling for it.
"""

from __future__ import annotations

import hashlib
import logging
import os
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from importlib import import_module
from threading import Lock, Thread

import msgspec
from msgspec import Struct

from pangea.core.catalogue import game as game_named
from pangea.core.code_cache import NotKept
from pangea.core.compiled import Compiled
from pangea.core.edition import Edition
from pangea.core.signatures import Entry
from pangea.server.observing import note
from pangea.server.refusals import Refused

COMMAND = (sys.executable, "-m", "pangea.server.compute.compiling")
GIVES_WAY = 10
"""How nice, as Unix counts it, the compiler for boards that people bring along is to everybody else."""
LEFT_ALONE = 1
"""The exit code of a compiler whose service has ended."""


class Closed(Refused):
    """The service closes: nothing is compiled for it any more."""

    def __init__(self) -> None:
        super().__init__(503, "closing", "server-closing")


class Definition(Struct, frozen=True):
    """Where another process finds a function."""

    module: str
    name: str


class CompileJob(Struct, frozen=True):
    """What is to be compiled, together."""

    game: str
    is_usual: bool
    """For the usual board, or for all others?"""
    check_bounds: bool
    inlined: bool
    entries: list[Definition]


def job_of(compiled: Compiled, entries: Sequence[Entry]) -> CompileJob:
    edition = compiled.edition
    wanted = [Definition(entry.function.__module__, entry.function.__qualname__) for entry in entries]
    return CompileJob(edition.game.name, edition.is_usual, compiled.check_bounds, compiled.inlined, wanted)


def carry_out(job: CompileJob) -> None:
    """Compile what a job asks for; it fails if that can't be kept."""
    edition = Edition(game_named(job.game))
    if not job.is_usual:
        edition = Edition(edition.game, edition.board.content)
    entries = [Entry(getattr(import_module(place.module), place.name)) for place in job.entries]
    with warnings.catch_warnings():
        warnings.simplefilter("error", NotKept)
        Compiled(edition, check_bounds=job.check_bounds, inlined=job.inlined).entries(*entries)


class CompilerProcesses:
    """Where a service lets others compile: one job at a time for the usual boards, one for all others.

    No job is done twice, and boards that people bring along add none: there are a few for each game.
    """

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._jobs: dict[str, Future[None]] = {}
        self._at_work: set[subprocess.Popen[bytes]] = set()
        self._is_closed = False
        self._lock, self._one_at_a_time = Lock(), {True: Lock(), False: Lock()}

    @contextmanager
    def open(self) -> Iterator[None]:
        """Whatever this process needs compiled meanwhile is compiled here."""
        before, Compiled.elsewhere = Compiled.elsewhere, self.compile
        try:
            yield
        finally:
            Compiled.elsewhere = before
            self.close()

    def compile(self, compiled: Compiled, entries: Sequence[Entry]) -> None:
        """Wait until these entries are kept, or can't be; that is written in the log."""
        job = job_of(compiled, entries)
        text = msgspec.json.encode(job)
        name = hashlib.sha256(text).hexdigest()
        with self._lock:
            known = self._jobs.get(name)
            job_done = known or self._jobs.setdefault(name, Future())
        if known is None:
            try:
                self._have_made(job, text)
            finally:
                job_done.set_result(None)
        job_done.result()
        if self._is_closed:
            raise Closed

    def close(self) -> None:
        """Whoever waits here waits no longer."""
        with self._lock:
            self._is_closed = True
            for process in self._at_work:
                process.kill()

    def _have_made(self, job: CompileJob, text: bytes) -> None:
        game, functions = job.game, ", ".join(wanted.name for wanted in job.entries)
        with self._one_at_a_time[job.is_usual]:
            begun = time.perf_counter()
            note("compiling", game=game, functions=functions, usual=job.is_usual)
            try:
                trouble = self._trouble_with(text)
            except OSError as error:  # no process can be had
                trouble = str(error)
            if self._is_closed:
                return
            if trouble is None:
                seconds = round(time.perf_counter() - begun, 1)
                note("compiled", game=game, functions=functions, seconds=seconds)
            else:
                note("compiled-here", logging.WARNING, game=game, functions=functions, reason=trouble)

    def _trouble_with(self, text: bytes) -> str | None:
        """Let a process do a job; what went wrong, in a line."""
        process = self._begun()
        if process is None:
            return None
        assert process.stdin is not None
        assert process.stderr is not None
        with process:
            with suppress(BrokenPipeError):  # why it ended is read below
                process.stdin.write(text + b"\n")
                process.stdin.flush()
            said = process.stderr.read().decode(errors="replace").strip()
            code = process.wait()
        with self._lock:
            self._at_work.discard(process)
        return None if code == 0 else said.rpartition("\n")[2] or f"exit code {code}"

    def _begun(self) -> subprocess.Popen[bytes] | None:
        with self._lock:
            if self._is_closed:
                return None
            # In a session of its own: Ctrl-C is for the service, which then lets it go.
            process = subprocess.Popen(  # noqa: S603  our own interpreter, nothing of anybody's
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
            self._at_work.add(process)
            return process


def main() -> None:
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=CompileJob)
    Thread(target=_leave_with_the_service, daemon=True).start()
    if not job.is_usual:
        with suppress(AttributeError, OSError):  # not every system knows it
            os.nice(GIVES_WAY)
    carry_out(job)


def _leave_with_the_service() -> None:
    # Read past Python's own buffer, whose lock would be missed when the process ends in good order.
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(LEFT_ALONE)


if __name__ == "__main__":
    main()
