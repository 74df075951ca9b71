"""`pangea verify FILE`: were the deals, draws and rolls of these records really drawn from their seeds?"""

from __future__ import annotations

import json
import sys
from typing import Any

import typer

from pangea.cli.files import reading
from pangea.cli.language import checked_language, said
from pangea.cli.options import Json, Language, RecordFile
from pangea.core import records
from pangea.core.errors import BadRecord
from pangea.core.shuffle import hash_of
from pangea.core.words import Phrase


def command(file: RecordFile, json_: Json = False, lang: Language = None) -> None:
    lang = checked_language(lang)
    found: list[dict[str, Any]] = []
    with reading(file) as source:
        for number, text in records.lines_of(source):
            found.append({"record": number, **_verified(text, number, lang)})
            if not json_:
                print(_told(found[-1], lang))
    if not found:
        raise BadRecord(Phrase("core-record-none"))
    bad = sum(one["fair"] is False for one in found)
    if json_:
        print(json.dumps({"records": found}, ensure_ascii=False))
    elif bad:
        print(said("cli-verify-unfair", lang, bad=bad, count=len(found)), file=sys.stderr)
    elif all(one["fair"] is None for one in found):
        print(said("cli-verify-unchecked", lang), file=sys.stderr)
    if not any(one["fair"] for one in found) or bad:
        raise typer.Exit(1)


def _verified(text: str, number: int, lang: str) -> dict[str, Any]:
    """What can be said of a record: `fair` is None where there is no seed to tell by."""
    try:
        record = records.read(text)
        records.replayed(record)
        if "seed" not in record:
            return {"fair": None, "move": None, "reason": None}
        drawn = records.redrawn(record)
    except BadRecord as error:
        return {"fair": False, "move": error.move, "reason": error.within(number).told(lang)}
    return {"fair": True, "move": None, "reason": None, "drawn": drawn, "hash": hash_of(record["seed"])}


def _told(verified: dict[str, Any], lang: str) -> str:
    if verified["fair"] is None:
        return said("cli-verify-no-seed", lang, record=verified["record"])
    if not verified["fair"]:
        return str(verified["reason"])
    return said(
        "cli-verify-fair", lang, record=verified["record"], count=verified["drawn"], hash=verified["hash"]
    )
