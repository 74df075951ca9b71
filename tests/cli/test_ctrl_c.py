"""Ctrl-C at moments when Python would lose it ends a command all the same."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.processes import run_process

LOSING = (
    "numpy",
    "pangea.cli.app",
    "numba",
    "numba._devicearray",
    "numba._dispatcher",
    "llvmlite.binding",
    "numba.core.types",
)


@pytest.mark.parametrize("presses", [1, 2])
@pytest.mark.parametrize("module", LOSING)
def test_ctrl_c_during_an_import_is_not_lost(module: str, presses: int, tmp_path: Path) -> None:
    """C code imports some of its parts, and makes an ImportError of any exception or drops it.

    NumPy is imported by nearly every module of the project: the handler must be set before.
    """
    words = ["simulate", "clans", "--games", "200", "--records", str(tmp_path / "games.jsonl")]
    done = run_process(
        [sys.executable, "-m", "tests.cli.interrupted_at_import", module, str(presses), *words],
        environment={**os.environ, "PANGEA_LANG": "en"},
    )
    assert (done.returncode, done.stdout) == (130, "")
    if presses == 1:
        assert done.stderr == "\nInterrupted.\n"
        assert list(tmp_path.iterdir()) == []


def test_ctrl_c_while_code_is_made_from_text_ends_with_the_same_code() -> None:
    done = run_process(
        [sys.executable, "-m", "tests.cli.interrupted_in_text"],
        environment={**os.environ, "PANGEA_LANG": "en"},
    )
    assert (done.returncode, done.stderr) == (130, "\nInterrupted.\n")
