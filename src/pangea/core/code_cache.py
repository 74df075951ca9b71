"""Compiled code is kept in the user's cache folder, and swept away when it goes unused for long.

Code is kept in a folder named after a digest of exactly what it was made from. Where nothing can be kept (a
read-only home, a full disk) that is said in a warning, and the code is compiled for this run alone.
"""

from __future__ import annotations

import os
import pickle
import shutil
import sys
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from glob import escape
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any, Self

from pangea.core.words import Phrase, preferred_language, say

UNUSED_DAYS = 60
"""Compiled code that has gone unused for this many days is swept away."""
MOST_BYTES = 1_000_000_000
"""All compiled code together takes at most this; what has gone unused the longest goes first."""
IN_USE = 3600
"""Seconds after its last use for which code isn't swept away for room: a process may be about to load it."""


class NotKept(UserWarning):
    """Compiled code could not be kept: it works, but the next start compiles again."""


def cache_folder() -> Path:
    """Where compiled code is kept: PANGEA_CACHE, or the usual place of the system."""
    named = os.environ.get("PANGEA_CACHE")
    if named:
        return Path(named)
    from platformdirs import user_cache_path

    return user_cache_path("pangea")


class CompiledFolder:
    """The folder of one digest. Within a `with`, numba keeps its code there."""

    def __init__(self, digest: str) -> None:
        self._folder = cache_folder() / "compiled" / digest
        self._before: dict[Any, str] = {}
        self.is_open = False

    def __enter__(self) -> Self:
        self._before = {config: config.CACHE_DIR for config in _settings()}
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            (self._folder / "used").touch()
            _sweep(self._folder.parent)
        except OSError as reason:
            self.give_up(reason)
        else:
            self.is_open = True
            for config in self._before:
                config.CACHE_DIR = str(self._folder)
        return self

    def __exit__(self, *_: object) -> None:
        for config, folder in self._before.items():
            config.CACHE_DIR = folder

    @contextmanager
    def alone(self) -> Iterator[None]:
        """No other process compiles the same meanwhile: whoever waits here finds it made."""
        with ExitStack() as stack:
            # Where files can't be locked (other systems, some drives) two may compile the same at once.
            with suppress(ImportError, OSError):
                import fcntl

                file = stack.enter_context((self._folder / "lock").open("w"))
                fcntl.flock(file, fcntl.LOCK_EX)
            yield

    def holds(self, twin: FunctionType) -> bool:
        return any(self._folder.rglob(f"*{twin.__qualname__}-*.nbi"))

    def holds_by_this_compiler(self, name: str) -> bool:
        """Is there code of this name that the numba which is installed here will take?"""
        return any(
            _made_by(index) == _compiler_version() for index in self._folder.rglob(f"*{escape(name)}-*.nbi")
        )

    def give_up(self, reason: Exception) -> None:
        self.is_open = False
        shutil.rmtree(self._folder, ignore_errors=True)  # what is broken must not be met again
        self.__exit__()
        phrase = Phrase("core-not-kept", {"folder": str(self._folder.parent), "reason": str(reason)})
        warnings.warn(say(phrase, preferred_language()), NotKept, stacklevel=2)


def _settings() -> list[Any]:
    """Where numba looks up its folder: its CUDA, where it is in use, has settings of its own."""
    import numba

    return [numba.config, *filter(None, [sys.modules.get("numba.cuda.core.config")])]


@cache
def _compiler_version() -> str:
    return version("numba")


def _made_by(index: Path) -> object:
    """The version of numba that an index of compiled code begins with."""
    # Whatever is wrong with the file, numba finds out too, and compiles again.
    with suppress(Exception), index.open("rb") as file:
        return pickle.load(file)  # noqa: S301  numba unpickles the rest of this very file
    return None


def _sweep(folders: Path) -> None:
    """Take away the code of old versions: whatever has gone unused for long, or finds no room."""
    now, room = time.time(), MOST_BYTES
    for used, folder in sorted(_uses(folders), reverse=True):
        room -= _size(folder)
        is_old = used < now - UNUSED_DAYS * 24 * 3600
        if is_old or (room < 0 and used < now - IN_USE):
            shutil.rmtree(folder, ignore_errors=True)  # others sweep too


def _uses(folders: Path) -> Iterator[tuple[float, Path]]:
    """When each folder was used last."""
    for folder in folders.iterdir():
        with suppress(OSError):  # it has just been swept away, or was never used
            yield (folder / "used").stat().st_mtime, folder


def _size(folder: Path) -> int:
    size = 0
    for file in folder.rglob("*"):
        with suppress(OSError):
            size += file.stat().st_size
    return size
