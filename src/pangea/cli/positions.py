"""Which record, which move, which seat: what the commands that look at a recorded game have in common."""

from __future__ import annotations

from pangea.cli.files import reading
from pangea.core import records
from pangea.core.contract import WATCHER
from pangea.core.errors import BadRecord, BadTable
from pangea.core.match import Match
from pangea.core.words import Phrase


def match_in(file: str, wanted: int) -> Match:
    count = 0
    with reading(file) as source:
        for count, text in records.lines_of(source):
            if count == wanted:
                try:
                    return records.replayed(records.read(text))
                except BadRecord as error:
                    raise error.within(count) from error
    if count == 0:
        raise BadRecord(Phrase("core-record-none"))
    raise BadTable("cli-no-such-record", count=count, number=wanted)


def moves_in(match: Match, wanted: int | None) -> int:
    count = len(match.moves)
    moves = count if wanted is None else wanted if wanted >= 0 else count + wanted
    if not 0 <= moves <= count:
        raise BadTable("cli-no-such-move", count=count, number=str(wanted))
    return moves


def seat_in(text: str | None, players: int) -> int | None:
    if text is None:
        return None
    if text == "watcher":
        return WATCHER
    if not text.isdecimal() or int(text) >= players:
        raise BadTable("cli-seat-form", text=text, last=players - 1)
    return int(text)
