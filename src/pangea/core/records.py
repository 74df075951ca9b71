"""Records: games written down as JSON, read, checked and replayed."""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Callable, Generator, Iterator, Mapping
from typing import IO, Any

from pangea.core.arguments import LONGEST_SEED, path_in
from pangea.core.catalogue import game as game_named
from pangea.core.content import hash_of
from pangea.core.contract import NATURE, Game
from pangea.core.edition import Edition
from pangea.core.errors import (
    BadContent,
    BadMove,
    BadRecord,
    BadTable,
    MissingFile,
    UnknownGame,
    UnreadableFile,
    UnreadablePosition,
)
from pangea.core.match import Match, known_shuffle
from pangea.core.shuffle import SHUFFLE, SPLITMIX
from pangea.core.words import Phrase, Spoken

VERSION = 1
_NEEDED = {"pangea": int, "game": str, "players": int, "moves": list}
_POSSIBLE = {
    **_NEEDED,
    "options": dict,
    "content_hash": str,
    "species": list,
    "position": str,
    "points": list,
    "winners": list,
    "legal": list,
    "seed": str,
    "shuffle": str,
    "rules": int,
    "bots": list,
    "match": int,
    "software": str,
}

Editions = Callable[[str, Mapping[str, Any] | None], Edition]
"""Where a reader gets its editions from: by the game's name and a content."""


def write(record: Mapping[str, Any]) -> str:
    """A record on one line, as in a .jsonl file."""
    return json.dumps(record, ensure_ascii=False, separators=(", ", ": "))


def edition_of(name: str, content: Mapping[str, Any] | None) -> Edition:
    """The interpreted edition of a game."""
    return Edition(game_named(name), content)


def read(text: str) -> dict[str, Any]:
    """One record from its JSON, with the right keys and types; nothing is replayed yet."""
    try:
        record = json.loads(text)
    except (
        ValueError,
        RecursionError,
        TypeError,
    ) as error:  # also a number of thousands of digits, or no text
        column = error.colno if isinstance(error, json.JSONDecodeError) else 1
        raise _bad("core-record-not-json", column=column) from None
    if not isinstance(record, dict):
        raise _bad("core-record-no-object")
    for key in _NEEDED:
        if key not in record:
            raise _bad("core-record-missing", key=key)
    for key, value in record.items():
        if key not in _POSSIBLE:
            raise _bad("core-record-unknown-key", key=key)
        if not isinstance(value, _POSSIBLE[key]) or isinstance(value, bool):
            raise _bad("core-record-wrong-type", key=key, kind=Phrase(f"core-kind-{_POSSIBLE[key].__name__}"))
    if record["pangea"] != VERSION:
        raise _bad("core-record-version", version=record["pangea"], known=VERSION)
    _check_parts(record)
    return record


def _check_parts(record: Mapping[str, Any]) -> None:
    """Moves are texts, results are whole numbers, and a seed is one too, written as text."""
    for number, move in enumerate(record["moves"], 1):
        if not isinstance(move, str):
            raise BadRecord(Phrase("core-record-move-text"), move=number)
    for key in ("points", "winners"):
        if not all(type(number) is int for number in record.get(key, [])):
            raise _bad("core-record-whole-numbers", key=key)
    for key in ("bots", "species"):
        if not all(isinstance(name, str) for name in record.get(key, [])):
            raise _bad("core-record-texts", key=key)
    if "seed" in record and not _is_seed(record["seed"]):
        raise _bad("core-record-seed")
    try:
        known_shuffle(record.get("shuffle", SPLITMIX))
    except BadTable as error:
        raise BadRecord(error.phrase) from error


def _is_seed(text: str) -> bool:
    """Is it a whole number, as Python writes one?"""
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) < LONGEST_SEED and str(int(text)) == text


def opened(record: Mapping[str, Any], editions: Editions = edition_of) -> Match:
    """The match of a record before its first move: the game, the players, the options and the content."""
    options = dict(record.get("options", {}))
    content = options.pop("content", None)
    try:
        edition = editions(record["game"], content)
        check_content(record, edition)
        check_version(edition.game, record)
        match = Match(
            edition,
            record["players"],
            options,
            seed=int(record["seed"]) if "seed" in record else None,
            shuffle=record.get("shuffle", SPLITMIX if "seed" in record else SHUFFLE),
            position=record.get("position"),
            roles=record.get("species", ()),
        )
    except (UnknownGame, BadTable, BadContent, UnreadablePosition) as error:
        raise BadRecord(error.phrase) from error
    match.knows_its_seed = "seed" in record
    return match


def check_content(record: Mapping[str, Any], edition: Edition) -> None:
    """Refuse a record that names another content than the edition's. One that names none is accepted."""
    said = record.get("content_hash")
    true = content_hash_of(record, edition)
    if said is None or said in (true, edition.content_hash):  # as it was written, or as the board has it
        return
    is_own = record.get("options", {}).get("content") is not None
    message = "core-record-content-changed" if is_own else "core-record-other-content"
    raise _bad(message, game=Phrase(f"{edition.game.name}-title"), said=said, true=true)


def content_hash_of(record: Mapping[str, Any], edition: Edition) -> str:
    """Return the hash of the content in a record, as it is written there; without one, the edition's."""
    content = record.get("options", {}).get("content")
    return edition.content_hash if content is None else hash_of(content)


def check_version(game: Game, record: Mapping[str, Any]) -> None:
    """Raise BadTable if a record names another version of the rules than today's."""
    version = record.get("rules", game.version)
    if version != game.version:
        title = Phrase(f"{game.name}-title")
        raise BadTable("core-unknown-version", game=title, version=str(version), known=str(game.version))


def replayed(record: Mapping[str, Any], editions: Editions = edition_of) -> Match:
    """The match of a record, every move checked, the result too. BadRecord says what is wrong, and where."""
    steps = replaying(record, editions)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            match: Match = end.value
            return match


def replaying(record: Mapping[str, Any], editions: Editions = edition_of) -> Generator[None, None, Match]:
    """Replay a record like `replayed`, a move at each step. The caller can stop between two moves."""
    match = opened(record, editions)
    legal = record.get("legal")
    if legal is not None and len(legal) != len(record["moves"]):
        raise _bad("core-record-legal-count", lists=len(legal), moves=len(record["moves"]))
    for number, text in enumerate(record["moves"], 1):
        if legal is not None and not _are_the_same(legal[number - 1], match.legal()):
            raise BadRecord(Phrase("core-record-legal-wrong"), move=number)
        if match.is_over:
            raise BadRecord(Phrase("core-record-after-end", {"text": text}), move=number)
        try:
            match.follow(text)
        except BadMove as error:
            raise BadRecord(
                Phrase("core-record-illegal", {"text": text, "reason": error.phrase}), move=number
            ) from error
        yield
    match.knows_its_seed = "seed" in record
    check_result(record, match.is_over, match.record())
    return match


def redrawn(record: Mapping[str, Any], editions: Editions = edition_of) -> int:
    """Draw every move of nature again from the record's seed, in the way it names; how many there were.

    BadRecord says which move is not the one that the seed gives. The record must be sound.
    """
    match, drawn = opened(record, editions), 0
    for number, text in enumerate(record["moves"], 1):
        if match.turn == NATURE:
            drawn += 1
            true = match.next_of_nature()
            if true != text:
                raise BadRecord(Phrase("core-record-redrawn", {"text": text, "true": true}), move=number)
        match.follow(text)
    return drawn


def _are_the_same(listed: Any, legal: list[str]) -> bool:
    """The same moves, in whatever order."""
    return listed == legal or (isinstance(listed, list) and sorted(map(str, listed)) == sorted(legal))


def check_result(record: Mapping[str, Any], is_over: bool, true: Mapping[str, Any]) -> None:
    """Points and winners are there when the game is over, and only then, and are right."""
    for key in ("points", "winners"):
        if key in record and not is_over:
            raise _bad("core-record-not-over", key=key)
        if is_over and key not in record and ("points" in record or "winners" in record):
            raise _bad("core-record-missing", key=key)
        if key in record and record[key] != true[key]:
            raise _bad("core-record-wrong-result", key=key, said=str(record[key]), true=str(true[key]))


def lines_of(file: IO[str]) -> Iterator[tuple[int, str]]:
    """The records of a file with their numbers, from 1: one a line, or a single one over many lines."""
    lines = (line for line in file if line.strip())
    first = next(lines, None)
    if first is None:
        return
    if _is_json(first):
        yield from enumerate(itertools.chain([first], lines), 1)
        return
    # The first line isn't a record: the whole file is one, or the line is broken and the rest are lines.
    rest = file.read()
    if _is_json(first + rest):
        yield 1, first + rest
    else:
        yield from enumerate([first, *(line for line in rest.splitlines(keepends=True) if line.strip())], 1)


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def load(path: str | os.PathLike[str], editions: Editions = edition_of) -> Match:
    """The match of a file with one record (the first of a .jsonl file)."""
    number, text = _first_of(path_in(path))
    try:
        return replayed(read(text), editions)
    except BadRecord as error:
        raise error.within(number) from error


def _first_of(path: str | os.PathLike[str]) -> tuple[int, str]:
    try:
        with open(path, encoding="utf-8-sig") as file:  # with or without the mark that some editors put first
            for number, text in lines_of(file):
                return number, text
    except FileNotFoundError as error:
        raise MissingFile(os.fspath(path), error) from None
    except OSError as error:
        raise UnreadableFile(os.fspath(path), error) from None
    except ValueError:  # no text, or a name with a zero in it
        raise _bad("core-record-binary", file=os.fspath(path)) from None
    raise _bad("core-record-none")


def _bad(message: str, **about: Spoken) -> BadRecord:
    return BadRecord(Phrase(message, about))
