"""`pangea daily [DATE]`: the deal of a day's challenge, what bots make of it, and whether a record is it."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pangea.cli.files import reading
from pangea.cli.language import checked_language, said
from pangea.cli.options import Json, Language
from pangea.core.catalogue import game as game_named
from pangea.core.content import default_hash
from pangea.core.errors import BadRecord, BadTable
from pangea.core.words import Phrase

if TYPE_CHECKING:
    from pangea.arena.daily import Attempt, Deal

Day = Annotated[
    str | None, typer.Argument(metavar="DATE", help=said("cli-arg-daily-date"), show_default=False)
]
Checked = Annotated[
    str | None, typer.Option("--check", metavar="FILE", help=said("cli-opt-daily-check"), show_default=False)
]
Compare = Annotated[bool, typer.Option("--compare", metavar="", help=said("cli-opt-daily-compare"))]


def command(
    day: Day = None,
    check: Checked = None,
    compare: Compare = False,
    json_: Json = False,
    lang: Language = None,
) -> None:
    from pangea.arena import daily

    lang = checked_language(lang)
    wanted = None if day is None else _day_in(day)
    if check is not None:
        outcome = _checked(check, wanted)
        print(json.dumps(_outcome(outcome)) if json_ else _told(outcome, lang))
        return
    deal = daily.deal_of(wanted or _today())
    found = _deal(deal)
    if not json_:
        named = {"game": said(f"{deal.game}-title", lang), "level": said(f"bots-level-{deal.level}", lang)}
        print(said("daily-deal-told", lang, **{**found, **named}))
    if compare:
        outcomes = {level: daily.played_by(level, deal) for level in daily.COMPARED}
        found["levels"] = {level: {"points": one.own, "place": one.place} for level, one in outcomes.items()}
        if not json_:
            for level, one in outcomes.items():
                name = said(f"bots-level-{level}", lang)
                print(said("daily-level-told", lang, level=name, points=one.own, place=one.place))
    if json_:
        print(json.dumps(found))


def _today() -> date:
    return datetime.now(UTC).date()


def _day_in(text: str) -> date:
    from pangea.arena.daily import FIRST_DAY

    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadTable("daily-bad-date", text=text, first=FIRST_DAY.isoformat()) from None
    if day < FIRST_DAY or day.isoformat() != text:
        raise BadTable("daily-bad-date", text=text, first=FIRST_DAY.isoformat())
    return day


def _checked(file: str, wanted: date | None) -> Attempt:
    """What the first record of a file came to, as the challenge of this day or of its own."""
    from pangea.arena import daily
    from pangea.core import records

    with reading(file) as source:
        _, text = next(records.lines_of(source), (1, ""))
    if not text:
        raise BadRecord(Phrase("core-record-none"))
    record = records.read(text)
    day = wanted or daily.day_of(record, _today())
    if day is None:
        raise BadRecord(Phrase("daily-no-day"))
    return daily.checked(record, daily.deal_of(day))


def _deal(deal: Deal) -> dict[str, Any]:
    return {
        "date": deal.day.isoformat(),
        "number": deal.number,
        "game": deal.game,
        "players": deal.players,
        "seat": deal.seat,
        "level": deal.level,
        "seed": str(deal.seed),
        "content_hash": default_hash(game_named(deal.game)),
    }


def _outcome(outcome: Attempt) -> dict[str, Any]:
    return {**_deal(outcome.deal), "points": list(outcome.points), "own": outcome.own, "place": outcome.place}


def _told(outcome: Attempt, lang: str) -> str:
    deal = outcome.deal
    return said(
        "daily-record-told",
        lang,
        date=deal.day.isoformat(),
        number=deal.number,
        game=said(f"{deal.game}-title", lang),
        points=outcome.own,
        place=outcome.place,
        players=deal.players,
    )
