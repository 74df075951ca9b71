"""Records as a dataset, and back again to the byte.

A record is replayed as it is taken in, so what is kept is sound. What it says is kept by its keys, the moves
as numbers. A record that would be written otherwise than it was (spaces, another order of keys, a mark at
the beginning of its file) is kept as text as well.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Generator, Iterator, Mapping
from pathlib import Path
from typing import IO, Any

from pangea.core import records
from pangea.core.edition import Edition
from pangea.core.errors import BadRecord
from pangea.core.match import Match
from pangea.core.quick import quick_edition
from pangea.core.words import Phrase, Spoken
from pangea.datasets.folder import DatasetFolder, head_of, shard_files, unreadable_is_said
from pangea.datasets.loading import read_file
from pangea.datasets.rows import KeptGame, decisions_of, shape_of
from pangea.datasets.schema import Shape

SHARD = 1000
"""How many records are written at a time, if nobody says."""
KEYS = (
    "pangea",
    "game",
    "rules",
    "players",
    "options",
    "content_hash",
    "species",
    "position",
    "moves",
    "points",
    "winners",
    "seed",
    "shuffle",
    "bots",
    "match",
    "software",
)
"""The keys of a record in the order in which we write them; `legal`, if it has that, comes last."""
_MARK = b"\xef\xbb\xbf"
_MOST_EDITIONS = 16


class CompiledEditions:
    """Compiled editions by game and content, the last few of them."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], Edition] = {}

    def __call__(self, name: str, content: Mapping[str, Any] | None) -> Edition:
        key = name, json.dumps(content)
        if key not in self._known:
            while len(self._known) >= _MOST_EDITIONS:
                del self._known[next(iter(self._known))]
            self._known[key] = quick_edition(records.edition_of(name, content))
        return self._known[key]


def take_in(
    file: str | os.PathLike[str],
    folder: str | os.PathLike[str],
    shard: int = SHARD,
    with_decisions: bool = False,
) -> Generator[int]:
    """Keep the records of a file in a folder; comes with the bytes of each record as it is taken in.

    The same call goes on where it stopped. `with_decisions`: also keep what was seen and legal at every
    decision, which takes records of one game for as many players, all of them over.
    """
    editions = CompiledEditions()
    with unreadable_is_said(Path(file)):
        about: dict[str, Any] = {"records": _digest_of(file)}
        shape = None
        if with_decisions:
            first = _first_match(file, editions)
            shape = shape_of(first.edition, first.players)
            about |= {"game": first.game.name, "players": first.players}
    kept = DatasetFolder(folder, about, shard, shape)
    return _taken_in(Path(file), kept, shape, editions)


def _taken_in(
    path: Path, kept: DatasetFolder, shape: Shape | None, editions: CompiledEditions
) -> Generator[int]:
    there = kept.sizes()
    games: list[KeptGame] = []
    number = 0
    with unreadable_is_said(path), open(path, "rb") as file:
        for number, (raw, text) in enumerate(records_in(file), 1):
            place = (number - 1) // kept.shard
            if place not in there:
                games.append(_kept(number, raw, text, kept, shape, editions))
            if number % kept.shard == 0 and games:
                kept.write(place, games)
                games = []
            yield len(raw)
    if number == 0:
        raise BadRecord(Phrase("core-record-none"))
    if games:
        kept.write((number - 1) // kept.shard, games)


def _kept(
    number: int, raw: bytes, text: str, kept: DatasetFolder, shape: Shape | None, editions: CompiledEditions
) -> KeptGame:
    try:
        record = records.read(text)
        match = records.replayed(record, editions)
        if shape is not None:
            _must_fit(match, kept)
    except BadRecord as error:
        raise error.within(number) from error
    row = {key: record.get(key) for key in KEYS}
    row["content_hash"] = records.content_hash_of(record, match.edition)
    row |= {"number": number - 1, "moves": list(match.played), "legal": "legal" in record or None}
    row["options"] = json.dumps(record["options"], ensure_ascii=False) if "options" in record else None
    row["ending"] = match.ending if match.is_over else None
    if written(row, editions) != raw:
        row["text"] = raw
    if shape is None:
        return KeptGame(row)
    decisions = decisions_of(match)
    return KeptGame(row, tuple(match.score().points), tuple(match.score().winners), decisions)


def _must_fit(match: Match, kept: DatasetFolder) -> None:
    first, seats = kept.head["game"], kept.head["players"]
    if (match.game.name, match.players) != (first, seats):
        about: dict[str, Spoken] = {
            "game": match.game.name,
            "players": match.players,
            "first": first,
            "seats": seats,
        }
        raise BadRecord(Phrase("dataset-mixed", about))
    if not match.is_over:
        raise BadRecord(Phrase("dataset-not-over"))


def written(row: Mapping[str, Any], editions: CompiledEditions) -> bytes:
    """A row of the games as a record on its line, as we write one."""
    record = {key: row[key] for key in KEYS if row.get(key) is not None}
    if "options" in record:
        record["options"] = json.loads(record["options"])
    match = records.opened({**record, "moves": []}, editions)
    legal: list[list[str]] = []
    for code in row["moves"]:
        if row.get("legal"):
            legal.append(match.legal())
        match.restore([code], [match.edition.write(match.state, code)])
    record["moves"] = match.moves
    if row.get("legal"):
        record["legal"] = legal
    return f"{records.write(record)}\n".encode()


def lines_of(folder: str | os.PathLike[str]) -> Iterator[bytes]:
    """The records of a dataset, each as it is written down with the end of its line."""
    path, editions = Path(folder), CompiledEditions()
    head_of(path)
    for file in shard_files(path):
        for row in read_file(file).to_pylist():
            yield row["text"] if row["text"] is not None else written(row, editions)


def records_in(file: IO[bytes]) -> Iterator[tuple[bytes, str]]:
    """The records of a file: all bytes of it, in pieces of a record each, and each as text.

    One a line, or a single one over many lines. Empty lines belong to the record before them.
    """
    pending, is_first = b"", True
    for line in file:
        if not line.strip() or _is_empty(pending):
            pending += line
            continue
        if is_first and not _is_json(pending):
            # The first line isn't a record: the whole file is one, or the line is broken.
            whole = pending + line + file.read()
            yield whole, _text(whole if _is_json(whole) else pending)
            return
        yield pending, _text(pending)
        pending, is_first = line, False
    if not _is_empty(pending):
        yield pending, _text(pending)


def _is_empty(raw: bytes) -> bool:
    return not raw.removeprefix(_MARK).strip()


def _is_json(raw: bytes) -> bool:
    try:
        json.loads(raw.removeprefix(_MARK))
    except (ValueError, RecursionError):
        return False
    return True


def _text(raw: bytes) -> str:
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord(Phrase("dataset-not-text")) from None


def _first_match(file: str | os.PathLike[str], editions: CompiledEditions) -> Match:
    with open(file, "rb") as source:
        for _, text in records_in(source):
            try:
                return records.opened(records.read(text), editions)
            except BadRecord as error:
                raise error.within(1) from error
    raise BadRecord(Phrase("core-record-none"))


def _digest_of(file: str | os.PathLike[str]) -> str:
    with open(file, "rb") as source:
        return hashlib.file_digest(source, "sha256").hexdigest()
