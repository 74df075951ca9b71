"""Peers in an environment of their own, under build/: for comparisons alone."""

from __future__ import annotations

import importlib
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any

PEERS = Path(__file__).parents[2] / "build" / "peers"
OPEN_SPIEL = "open_spiel==2.0.2"
CHESS = "chess==1.11.2"
PUFFER_LIB = "pufferlib==2.0.2"
PUFFER_LIB_TAKES = ("cython", "gym==0.23", "psutil", "shimmy")
"""What it really imports. It asks for a NumPy of years ago, but works with ours."""


class NotInstalled(Exception):
    """A peer is not there, and can't be fetched."""


def python_with_open_spiel() -> Path:
    return python_with(OPEN_SPIEL, CHESS)


def python_with_puffer_lib() -> Path:
    python_with(*PUFFER_LIB_TAKES)
    return python_with("--no-deps", PUFFER_LIB)


def python_with(*packages: str) -> Path:
    """The interpreter of an environment with these packages in it, which is made at the first run."""
    python = PEERS / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages]
    try:
        if not python.exists():
            venv.create(PEERS, with_pip=True)
        subprocess.run(pip, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as failed:
        told = str(getattr(failed, "stderr", None) or failed).strip()
        raise NotInstalled(told.splitlines()[-1] if told else "pip failed") from None
    return python


def open_spiel(name: str) -> Any:
    """A module of OpenSpiel, imported into this process."""
    return module_of("pyspiel", name, python_with_open_spiel)


def puffer_lib(name: str) -> Any:
    """A module of PufferLib, imported into this process."""
    return module_of("pufferlib", name, python_with_puffer_lib)


def module_of(package: str, name: str, python: Callable[[], Path]) -> Any:
    try:
        importlib.import_module(package)
    except ImportError:
        words = [str(python()), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
        folder = subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()
        # Last: what both of us need, such as NumPy, is our own.
        sys.path.append(folder)
        importlib.invalidate_caches()
    return importlib.import_module(name)
