"""Commands of `pangea`, as a person types them, each in a process of its own.

The processes are forks of one that has imported what commands need, which is most of what a short one takes.
That a command starts from nothing too is tested where it is interrupted, or its streams are closed or full.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from tests.patience import PATIENCE

Outcome = subprocess.CompletedProcess[str]


def run_command(
    *words: str, typed: str = "", cwd: Path | None = None, environment: Mapping[str, str] | None = None
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
            "patience": int(PATIENCE),
            **{name: str(file) for name, file in files.items()},
        }
        code = _asked(_server(), json.dumps(order))
        output, errors = (files[name].read_text(encoding="utf-8") for name in ("output", "errors"))
    return Outcome(words, code, output, errors)


def _asked(server: subprocess.Popen[str], order: str) -> int:
    assert server.stdin is not None
    assert server.stdout is not None
    server.stdin.write(order + "\n")
    server.stdin.flush()
    return int(server.stdout.readline())


@cache
def _server() -> subprocess.Popen[str]:
    """Started when the first command is typed; it ends with the tests."""
    program = [sys.executable, "-P", str(Path(__file__).parent / "command_server.py")]
    server = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(server.communicate)
    return server
