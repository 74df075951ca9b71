"""Can the database be written? As the last write that was tried tells."""

from __future__ import annotations

import re
import socket
from typing import Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoneFree

_OURS = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
"""Errors that are our fault: nothing is wrong with the database."""
_OUR_STATES = ("22", "23", "42")
"""The same in PostgreSQL's own words: wrong values, rows against a rule, wrong statements."""
_WRITES = re.compile(r"\s*(INSERT|UPDATE|DELETE)", re.IGNORECASE)
_WROTE, _COMMITS = "pangea wrote", "pangea commits"
"""Notes on a connection, until it is given back."""


def is_database_error(error: BaseException) -> bool:
    """Is this the database's trouble: a full disk, a file that can't be written, a lost connection?"""
    state = str(getattr(getattr(error, "orig", error), "sqlstate", None) or "")
    if isinstance(error, _OURS) or state.startswith(_OUR_STATES):
        return False
    # While it connects, its driver speaks for itself.
    is_of_the_driver = type(error).__module__.partition(".")[0] in {"asyncpg", "sqlite3"}
    return is_of_the_driver or isinstance(
        error, DBAPIError | NoneFree | ConnectionError | TimeoutError | socket.gaierror
    )


class WriteHealth:
    """Listens to what is written over some engines."""

    def __init__(self, *engines: Engine) -> None:
        self.is_writable = True
        for engine in engines:
            event.listen(engine, "after_cursor_execute", self._executed)
            event.listen(engine, "commit", self._commits)
            event.listen(engine, "handle_error", self._failed)
            event.listen(engine, "checkin", self._given_back)

    def _executed(self, connection: Connection, cursor: Any, statement: str, *_: object) -> None:
        if cursor.rowcount != 0 and _WRITES.match(statement):
            connection.info[_WROTE] = True

    def _commits(self, connection: Connection) -> None:
        if connection.info.pop(_WROTE, False):
            connection.info[_COMMITS] = True

    def _failed(self, context: ExceptionContext) -> None:
        commits = False
        if context.connection is not None:
            context.connection.info.pop(_WROTE, None)
            commits = context.connection.info.pop(_COMMITS, False)
        wrote = commits or bool(context.statement and _WRITES.match(context.statement))
        if wrote and is_database_error(context.sqlalchemy_exception or context.original_exception):
            self.is_writable = False

    def _given_back(self, _: object, record: Any) -> None:
        record.info.pop(_WROTE, None)
        if record.info.pop(_COMMITS, False):
            self.is_writable = True
