"""Commands of `pangea`, as a person types them, each in a process of its own.

The processes are forks of one that has imported what commands need, which is most of what a short one takes.
That a command starts from nothing too is tested where it is interrupted, or its streams are closed or full.
"""

from __future__ import annotations

import atexit
import json
import os
import sys
import tempfile
from collections.abc import Mapping
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import pytest

from tests.leftovers import lasting_handles
from tests.patience import PATIENCE
from tests.processes import (
    MOST_WRITTEN,
    NO_LIMIT,
    PIPE,
    Outcome,
    Process,
    end_family,
    limit_files,
    started,
    wait_for_ends,
)


def run_command(
    *words: str,
    typed: str = "",
    cwd: Path | None = None,
    environment: Mapping[str, str] | None = None,
    most_written: int = MOST_WRITTEN,
) -> Outcome:
    """Its exit code, and what it has printed."""
    with tempfile.TemporaryDirectory() as folder:
        files = {name: Path(folder, name) for name in ("typed", "output", "errors")}
        for file in files.values():
            file.touch()
        files["typed"].write_text(typed, encoding="utf-8")
        order = {
            "words": words,
            "environment": dict(os.environ if environment is None else environment),
            "folder": str(cwd or Path.cwd()),
            **{name: str(file) for name, file in files.items()},
        }
        in_time, code = _asked(_server(), json.dumps(order), most_written)
        output, errors = (files[name].read_text(encoding="utf-8") for name in ("output", "errors"))
    if not in_time:
        pytest.fail(
            f"pangea {' '.join(words)} has not ended within {PATIENCE:g} seconds. "
            f"Its output:\n{output[-4000:]}\nIts errors:\n{errors[-4000:]}"
        )
    return Outcome(words, code, output, errors)


def _asked(server: Process, order: str, most_written: int) -> tuple[bool, int]:
    """Run a command. Return whether it has ended in time, and its exit code."""
    assert server.stdin is not None
    assert server.stdout is not None
    server.stdin.write(order + "\n")
    server.stdin.flush()
    command = int(server.stdout.readline())
    try:
        limit_files(command, most_written)
        in_time = not wait_for_ends([command], PATIENCE)
    finally:
        end_family(command)
        code = int(server.stdout.readline())
    return in_time, code


@cache
def _server() -> Process:
    """Started when the first command is typed; it ends with the tests."""
    stack = ExitStack()
    atexit.register(stack.close)
    program: list[str | Path] = [sys.executable, "-P", Path(__file__).parent / "command_server.py"]
    server = stack.enter_context(
        started(program, stdin=PIPE, stdout=PIPE, stderr=None, most_written=NO_LIMIT)
    )
    lasting_handles.update(str(pipe.fileno()) for pipe in (server.stdin, server.stdout) if pipe)
    return server
