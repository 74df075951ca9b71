"""Results on file, a line for each match as it ends, so that a tournament can go on where it stopped.

The first line says which tournament it is. A line that broke off, because the power did, is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any, Self

from pangea.arena.matches import Lapse, Outcome
from pangea.arena.tournaments import Result, Tournament
from pangea.core.errors import BadRecord, BadTable, PangeaError
from pangea.core.words import Phrase

VERSION = 1


class ResultsNotKept(PangeaError):
    """The results can't be read from a file, or written to it."""


class ResultsFile:
    """The results of a tournament that are on file, by the number of the match. Opened, it takes more."""

    def __init__(self, tournament: Tournament, path: str | os.PathLike[str]) -> None:
        self._tournament, self._path = tournament, Path(path)
        self._head = json.dumps({"arena": VERSION, **tournament.described}, ensure_ascii=False)
        self._whole = self._size = 0
        """How many bytes of the file are whole lines, and how many it has."""
        self.results: dict[int, Result] = {}
        self._read()

    def __enter__(self) -> Self:
        try:
            self._file: IO[bytes] = open(self._path, "ab")
            if self._size > self._whole:
                self._file.truncate(self._whole)
            if self._whole == 0:
                self._write(self._head)
        except OSError as error:
            raise self._not_kept(error) from None
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, result: Result) -> None:
        try:
            self._write(json.dumps(as_json(result), ensure_ascii=False))
        except OSError as error:
            raise self._not_kept(error) from None
        self.results[result.fixture.number] = result

    def _write(self, line: str) -> None:
        self._file.write(f"{line}\n".encode())
        self._file.flush()

    def _not_kept(self, error: OSError) -> ResultsNotKept:
        return ResultsNotKept("arena-not-kept", file=str(self._path), reason=error.strerror or str(error))

    def _read(self) -> None:
        try:
            written = self._path.read_bytes()
        except FileNotFoundError:
            return
        except OSError as error:
            raise self._not_kept(error) from None
        self._size = len(written)
        whole, _, rest = written.rpartition(b"\n")
        if not whole:
            # A file of somebody else's must not be cut: only what this would have written is.
            if not self._head.encode().startswith(rest):
                raise BadTable("arena-no-results", file=str(self._path))
            return
        self._whole = len(whole) + 1
        head, *lines = whole.split(b"\n")
        self._check_head(head)
        for number, line in enumerate(lines, 2):
            result = self._result(line, number)
            self.results.setdefault(result.fixture.number, result)

    def _check_head(self, line: bytes) -> None:
        there, here = _object(line), json.loads(self._head)
        if there is None or "arena" not in there:
            raise BadTable("arena-no-results", file=str(self._path))
        for key in here:
            if there.get(key) != here[key]:
                about = {"there": _spelled(there.get(key)), "here": _spelled(here[key])}
                raise BadTable("arena-other", file=str(self._path), key=key, **about)

    def _result(self, line: bytes, number: int) -> Result:
        written = _object(line)
        try:
            result = None if written is None else from_json(self._tournament, written)
        except (KeyError, TypeError, ValueError):
            result = None
        if result is None or as_json(result) != written:
            raise BadRecord(Phrase("arena-no-result"), record=number)
        return result


def as_json(result: Result) -> dict[str, Any]:
    """A result as it is written down."""
    fixture, outcome = result.fixture, result.outcome
    return {
        "match": fixture.number,
        "deal": fixture.deal,
        "seed": fixture.seed,
        "seats": list(fixture.seats),
        "points": list(outcome.points),
        "winners": list(outcome.winners),
        "ending": outcome.ending,
        "moves": outcome.moves,
        "lapses": [asdict(lapse) for lapse in outcome.lapses],
    }


def from_json(tournament: Tournament, written: Mapping[str, Any]) -> Result:
    """The result that was written; what the schedule has too, such as the seats, is taken from there."""
    points, winners = tuple(map(int, written["points"])), tuple(map(int, written["winners"]))
    seats = range(tournament.players)
    if written["match"] < 0 or len(points) != len(seats) or not set(winners) <= set(seats):
        raise ValueError(written)
    outcome = Outcome(
        points=points,
        winners=winners,
        ending=written["ending"],
        moves=written["moves"],
        lapses=tuple(Lapse(**{**lapse, "reason": _phrase(lapse["reason"])}) for lapse in written["lapses"]),
    )
    return Result(tournament.fixture(written["match"]), outcome)


def _phrase(written: Mapping[str, Any]) -> Phrase:
    about = {
        key: _phrase(value) if isinstance(value, dict) else value for key, value in written["about"].items()
    }
    return Phrase(written["message"], about)


def _object(line: bytes) -> dict[str, Any] | None:
    try:
        written = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return written if isinstance(written, dict) else None


def _spelled(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else f"{text[:80]}…"
