"""`pangea belief FILE`: what a seat must think of what it can't see, by its cards and everybody's moves."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from pangea.cli.language import checked_language, said
from pangea.cli.options import Json, Language, RecordFile
from pangea.cli.positions import match_in, moves_in, seat_in
from pangea.core.contract import WATCHER
from pangea.core.errors import BadTable
from pangea.core.views import View
from pangea.core.words import Phrase, say


def command(
    file: RecordFile,
    move: Annotated[int | None, typer.Option("--move", "-m", metavar="N", help=said("cli-opt-move"))] = None,
    seat: Annotated[
        str, typer.Option("--seat", "-s", metavar="SEAT", help=said("cli-opt-believer"))
    ] = "watcher",
    number: Annotated[int, typer.Option("--number", "-n", metavar="K", help=said("cli-opt-number"))] = 1,
    json_: Json = False,
    lang: Language = None,
) -> None:
    lang = checked_language(lang)
    match = match_in(file, number)
    if match.game.suspicions is None:
        raise BadTable("cli-belief-none", game=match.game.name)
    moves = moves_in(match, move)
    believer = seat_in(seat, match.players)
    believer = WATCHER if believer is None else believer
    view = View(match.edition, match.position(moves), believer, lambda seat: match.log(seat)[:moves])
    suspicions = match.game.suspicions(view)
    if json_:
        of = {str(suspicion.of.seat): _by_name(suspicion.odds) for suspicion in suspicions}
        print(json.dumps({"game": match.game.name, "moves": moves, "seat": seat, "odds": of}))
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(title=said("cli-belief-title", lang, moves=moves), title_justify="left")
    table.add_column(said("cli-stat-seat", lang))
    for phrase, _ in suspicions[0].odds if suspicions else ():
        table.add_column(say(phrase, lang), justify="right")
    for suspicion in suspicions:
        table.add_row(str(suspicion.of.seat), *(f"{odds:.0%}" for _, odds in suspicion.odds))
    Console().print(table)


def _by_name(odds: tuple[tuple[Phrase, float], ...]) -> dict[str, float]:
    return {phrase.message.rpartition("-")[2]: round(share, 4) for phrase, share in odds}
