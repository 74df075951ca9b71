"""One service for all workers of a test run: to warm it up takes minutes of a processor."""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol


class Ends(Protocol):
    """A service that somebody started."""

    address: str | None

    def stop(self) -> None: ...


@contextmanager
def one_for_all(folder: Path, start: Callable[[], Ends]) -> Iterator[str]:
    """The address of the service that whoever came first to this folder has started.

    It is up as long as anybody uses it: whoever started it waits at the end until the others are done. The
    locks are those of the system, so a worker that dies keeps nobody waiting.
    """
    note = folder / "address"
    with (folder / "door").open("w") as door, (folder / "users").open("w") as users:
        fcntl.flock(door, fcntl.LOCK_EX)
        own = None if note.exists() else start()
        if own is not None:
            note.write_text(own.address or "", encoding="utf-8")
        fcntl.flock(users, fcntl.LOCK_SH)
        address = note.read_text(encoding="utf-8")
        fcntl.flock(door, fcntl.LOCK_UN)
        try:
            yield address
        finally:
            fcntl.flock(users, fcntl.LOCK_UN)
            if own is not None:
                _end(own, note, door.fileno(), users.fileno())


def _end(own: Ends, note: Path, door: int, users: int) -> None:
    # Whoever still comes uses it too: the door is shut only once nobody is inside.
    while True:
        fcntl.flock(users, fcntl.LOCK_EX)
        fcntl.flock(users, fcntl.LOCK_UN)
        fcntl.flock(door, fcntl.LOCK_EX)
        try:
            fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            fcntl.flock(door, fcntl.LOCK_UN)
            continue
        note.unlink()
        own.stop()
        fcntl.flock(door, fcntl.LOCK_UN)
        return
