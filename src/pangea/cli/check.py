"""`pangea check FILE …`: replay records, and say which move of which record is wrong."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from contextlib import closing
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pangea.cli.files import STANDARD_INPUT, reading
from pangea.cli.language import checked_language, said
from pangea.cli.options import Json, Language, check_counts
from pangea.cli.progress import progress
from pangea.core import records
from pangea.core.errors import BadRecord, BadTable, PangeaError
from pangea.core.words import Phrase

if TYPE_CHECKING:
    from pangea.cli.checking import Checking
    from pangea.core.checking import Fault

WRONG_DATA, WRONG_USE = 1, 2
RecordFiles = Annotated[
    list[str], typer.Argument(metavar="FILE", help=said("cli-arg-record-files"), show_default=False)
]
Jobs = Annotated[int | None, typer.Option("--jobs", "-j", metavar="N", help=said("cli-opt-check-jobs"))]


def command(file: RecordFiles, jobs: Jobs = None, json_: Json = False, lang: Language = None) -> None:
    lang = checked_language(lang)
    check_counts({"--jobs": jobs})
    if file.count(STANDARD_INPUT) > 1:
        raise BadTable("cli-check-input-twice")

    from pangea.cli.checking import Checking

    report = Report(len(file) > 1, json_, lang)
    with (
        closing(Checking(jobs)) as checking,
        progress(said("cli-checking", lang), _size(file)) as advance,
    ):
        for name in file:
            report.check(name, checking, advance)
    report.conclude()


class Report:
    """What is found in the files, said as it is found, or in JSON at the end."""

    def __init__(self, several: bool, as_json: bool, lang: str) -> None:
        self._several, self._as_json, self._lang = several, as_json, lang
        self._count = 0
        self._faults: list[dict[str, Any]] = []
        self._unread: list[dict[str, Any]] = []
        self._exit = 0

    def check(self, file: str, checking: Checking, advance: Callable[[float], None]) -> None:
        """Check a file. One of several that can't be read is told of, and does not keep from the others."""
        try:
            count = 0
            with reading(file) as source:
                for checked in checking.of(records.lines_of(source)):
                    count += checked.records
                    for fault in checked.faults:
                        self._tell(file, fault)
                    advance(checked.letters)
            self._count += count
            if count == 0:
                raise BadRecord(Phrase("core-record-none"))
        except PangeaError as error:
            if not self._several:
                raise
            told, is_empty = error.told(self._lang), isinstance(error, BadRecord)
            self._exit = max(self._exit, WRONG_DATA if is_empty else WRONG_USE)
            self._unread.append({"file": file, "reason": told})
            if not self._as_json:  # a file that can't be read is named already
                print(f"pangea: {self._in(file, told) if is_empty else told}", file=sys.stderr)

    def _tell(self, file: str, fault: Fault) -> None:
        told = fault.told(self._lang)
        place = {"file": file, "record": fault.record, "move": fault.move, "rule": fault.rule}
        self._faults.append({**place, "reason": told})
        if not self._as_json:
            print(self._in(file, told))

    def _in(self, file: str, told: str) -> str:
        return said("cli-check-in", self._lang, file=file, told=told) if self._several else told

    def conclude(self) -> None:
        if self._as_json:
            answer = {"records": self._count, "faults": self._faults}
            print(json.dumps({**answer, "unread": self._unread}, ensure_ascii=False))
        elif self._faults:
            bad, count = len(self._faults), self._count
            print(said("cli-check-bad", self._lang, bad=bad, count=count), file=sys.stderr)
        elif self._count:
            print(said("cli-check-sound", self._lang, count=self._count))
        code = max(self._exit, WRONG_DATA if self._faults else 0)
        if code:
            raise typer.Exit(code)


def _size(files: list[str]) -> int | None:
    """How many bytes there are to read; None where nobody can know."""
    sizes = [os.path.getsize(file) for file in files if os.path.isfile(file)]
    return None if STANDARD_INPUT in files else sum(sizes)
