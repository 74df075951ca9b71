"""`pangea check FILE`: replay records, and say which move of which record is wrong."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from typing import Any

import typer

from pangea.cli.files import reading
from pangea.cli.language import checked_language, said
from pangea.cli.options import Json, Language, RecordFile
from pangea.cli.progress import progress
from pangea.core import records
from pangea.core.edition import Edition
from pangea.core.errors import BadRecord
from pangea.core.match import Match
from pangea.core.words import Phrase

FEW = 20
"""Up to this many records are replayed interpreted. For more, compiling pays."""


def command(file: RecordFile, json_: Json = False, lang: Language = None) -> None:
    lang = checked_language(lang)
    referees = Referees()
    count, faults, older = 0, [], []
    with reading(file) as source, progress(said("cli-checking", lang), _size(file)) as advance:
        for count, text in records.lines_of(source):
            try:
                match = referees.check(text)
                if match.version != match.game.version:
                    older.append({"record": count, "rules": match.version})
                    if not json_:
                        print(_told_as_older(match, count, lang))
            except BadRecord as error:
                faults.append(error.within(count))
                if not json_:
                    print(faults[-1].told(lang))
            advance(len(text.encode()))
    if count == 0:
        raise BadRecord(Phrase("core-record-none"))
    if json_:
        print(
            json.dumps(
                {
                    "records": count,
                    "faults": [_as_json(fault, lang) for fault in faults],
                    "older": older,
                },
                ensure_ascii=False,
            )
        )
    elif faults:
        print(said("cli-check-bad", lang, bad=len(faults), count=count), file=sys.stderr)
    else:
        print(said("cli-check-sound", lang, count=count))
    if faults:
        raise typer.Exit(1)


class Referees:
    """An edition for every game and content that a file meets, compiled once there are many records."""

    def __init__(self) -> None:
        self._editions: dict[str, Edition] = {}
        self._seen = 0
        self._compiled: set[str] = set()

    def check(self, text: str) -> Match:
        self._seen += 1
        return records.replayed(records.read(text), self._edition)

    def _edition(self, name: str, content: Mapping[str, Any] | None) -> Edition:
        key = name + json.dumps(content, sort_keys=True)
        if key not in self._editions:
            self._editions[key] = records.edition_of(name, content)
        if self._seen > FEW and key not in self._compiled:
            from pangea.core.compiled import Compiled

            self._compiled.add(key)
            self._editions[key] = Compiled(self._editions[key]).fast_edition
        return self._editions[key]


def _told_as_older(match: Match, number: int, lang: str) -> str:
    """By its own version of the rules a record keeps its result, and whoever checks it is told."""
    about = {"record": number, "version": match.version, "now": match.game.version}
    return said("cli-check-older", lang, game=said(f"{match.game.name}-title", lang), **about)


def _size(file: str) -> int | None:
    return os.path.getsize(file) if os.path.isfile(file) else None


def _as_json(fault: BadRecord, lang: str) -> dict[str, Any]:
    return {"record": fault.record, "move": fault.move, "reason": fault.told(lang)}
