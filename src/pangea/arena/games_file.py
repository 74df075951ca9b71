"""The games of a tournament in writing, a record on each line, in the form that other programs read too.

A game is written before its result is, and in one go. So when the power fails at most the last line is broken
or has no result; it goes when the tournament goes on.
"""

from __future__ import annotations

import json
import os
from collections.abc import Container
from pathlib import Path
from typing import Any, Self

from pangea.arena.results import ResultsNotKept
from pangea.arena.tournaments import Tournament
from pangea.core.errors import BadTable


class GamesFile:
    """A file for the games of a tournament. Opened, it takes more.

    `known` are the matches whose results are on file, and a file of games that is there must have those.
    None: there are no results to go on from, and the file must be new.
    """

    def __init__(
        self, tournament: Tournament, path: str | os.PathLike[str], known: Container[int] | None = None
    ) -> None:
        self._tournament, self._path, self._known = tournament, Path(path), known or ()
        self._content_hash = tournament.rules_as_printed.content_hash
        self._whole = 0
        """How many bytes of the file stay."""
        self._numbers: set[int] = set()
        if known is None and self._path.is_file() and self._path.stat().st_size:
            raise BadTable("arena-games-there", file=str(path))
        self._read()
        lacking = [
            number
            for number in range(tournament.games)
            if number in self._known and number not in self._numbers
        ]
        if lacking:
            raise BadTable("arena-games-lacking", file=str(path), count=len(lacking))

    def __enter__(self) -> Self:
        try:
            self._file = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)
            if self._path.is_file():
                os.truncate(self._file, self._whole)
        except OSError as error:
            raise self._not_kept(error) from None
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._file)

    def add(self, record: str) -> None:
        """Write a game down, whole or not at all."""
        line = f"{record}\n".encode()
        try:
            if os.write(self._file, line) < len(line):
                os.truncate(self._file, self._whole)
                os.write(self._file, line)  # there is no room: now it is said
        except OSError as error:
            raise self._not_kept(error) from None
        self._whole += len(line)

    def _not_kept(self, error: OSError) -> ResultsNotKept:
        return ResultsNotKept(
            "arena-games-not-kept", file=str(self._path), reason=error.strerror or str(error)
        )

    def _read(self) -> None:
        """Find out which games are there, line by line: a file may be longer than there is memory."""
        if self._path.exists() and not self._path.is_file():
            return  # a pipe, or nothing at all
        try:
            with open(self._path, "rb") as file:
                for line in file:
                    if not self._takes(line):
                        # Only the last game may lack its result: it was being written.
                        if file.read(1):
                            raise BadTable("arena-games-other", file=str(self._path))
                        return
                    self._whole += len(line)
        except FileNotFoundError:
            return
        except OSError as error:
            raise self._not_kept(error) from None

    def _takes(self, line: bytes) -> bool:
        """Is this a game of the tournament with a result? Any other is refused, unless it breaks off."""
        try:
            record: Any = json.loads(line)
        except (ValueError, RecursionError):
            record = None
        if record is None and not line.endswith(b"\n") and line.startswith(b'{"pangea"'):
            return False
        number = record.get("match") if isinstance(record, dict) else None
        if type(number) is not int or number < 0:
            raise BadTable("arena-games-other", file=str(self._path))
        about = self._tournament.about(self._tournament.fixture(number))
        about |= {"game": self._tournament.game, "content_hash": self._content_hash}
        same = ("game", "content_hash", "seed", "bots")
        if any(record.get(key) != about[key] for key in same):
            raise BadTable("arena-games-other", file=str(self._path))
        self._numbers.add(number)
        return number in self._known and line.endswith(b"\n")
