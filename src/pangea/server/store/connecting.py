"""Connecting to the database: what goes wrong on the way, and whether its file is still the same one."""

from __future__ import annotations

import os
from typing import Any

from sqlalchemy import Connection, Engine, event


class NotReached(ConnectionError):
    """The database can't be reached: nothing listens, or its socket is not there."""


class FileGone(ConnectionError):
    """The file of the database was removed or replaced while it was open."""


def tell_what_is_not_reached(engine: Engine) -> None:
    """While PostgreSQL restarts its Unix socket is not there. No other missing file means that."""
    event.listen(engine, "do_connect", _connected)


def _connected(dialect: Any, _: object, arguments: Any, options: Any) -> Any:
    try:
        return dialect.connect(*arguments, **options)
    except OSError as error:
        raise NotReached(f"the database can’t be reached: {error}") from error


class OpenFile:
    """The file of an SQLite database, as it was when it was opened.

    A file that is removed stays readable and writable for whoever has it open, and is gone when they close
    it: what would be written to it is lost. So its name must lead to the same file, before anything is read
    and after anything was written.
    """

    def __init__(self, path: str) -> None:
        self._path = path
        self._known = _identity(path)

    def watch(self, engine: Engine) -> None:
        """Let every use of this engine look first. Opening a connection too: that would make a new file."""
        event.listen(engine, "do_connect", lambda *_: self.check())
        event.listen(engine, "checkout", lambda *_: self.check())
        event.listen(engine, "commit", self._commits)

    def check(self) -> None:
        now = _identity(self._path)
        if now != self._known:
            what = "was removed" if now is None else "is another one now"
            raise FileGone(f"the file of the database {what} while it was open: {self._path}")

    def _commits(self, _: Connection) -> None:
        self.check()


def _identity(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
