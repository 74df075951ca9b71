"""`pangea belief FILE`: what a seat must think of what it can't see, by its cards and everybody's moves."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from pangea.cli.language import checked_language, said
from pangea.cli.options import Json, Language, RecordFile
from pangea.cli.positions import match_in, moves_in, seat_in
from pangea.cli.screen import fitting
from pangea.core.beliefs import Suspicion, suspicions_of
from pangea.core.contract import WATCHER
from pangea.core.errors import BadTable
from pangea.core.views import View
from pangea.core.words import Phrase, say

if TYPE_CHECKING:
    from rich.table import Table


def command(
    file: RecordFile,
    move: Annotated[
        int | None, typer.Option("--move", "-m", metavar="N", help=said("cli-opt-move-belief"))
    ] = None,
    seat: Annotated[
        str, typer.Option("--seat", "-s", metavar="SEAT", help=said("cli-opt-believer"))
    ] = "watcher",
    number: Annotated[int, typer.Option("--number", "-n", metavar="K", help=said("cli-opt-number"))] = 1,
    json_: Json = False,
    lang: Language = None,
) -> None:
    lang = checked_language(lang)
    match = match_in(file, number)
    if match.game.guessing is None:
        raise BadTable("cli-belief-none", game=match.game.name)
    # When a game is over everything lies open. What could be thought is asked of the position before.
    before_the_end = move is None and match.is_over
    moves = moves_in(match, -1 if before_the_end else move)
    believer = seat_in(seat, match.players)
    believer = WATCHER if believer is None else believer
    view = View(match.edition, match.position(moves), believer, match.seat_log(believer, moves))
    suspicions = suspicions_of(view)
    if json_:
        of = {str(suspicion.of.seat): _by_name(suspicion.odds) for suspicion in suspicions}
        print(json.dumps({"game": match.game.name, "moves": moves, "seat": seat, "odds": of}))
        return
    from rich.console import Console

    title = said("cli-belief-title-end" if before_the_end else "cli-belief-title", lang, moves=moves)
    console = Console()
    console.print(fitting(_tables(suspicions, title, lang), console.width))


def _tables(suspicions: Sequence[Suspicion], title: str, lang: str) -> list[Table]:
    """The odds by seat; and the same laid on its side, which is narrower."""
    from rich.table import Table

    seat = said("cli-stat-seat", lang)
    seats = [str(suspicion.of.seat) for suspicion in suspicions]
    hidden = [say(phrase, lang) for phrase, _ in suspicions[0].odds] if suspicions else []
    odds = [[f"{share:.0%}" for _, share in suspicion.odds] for suspicion in suspicions]
    forms = []
    for corner, across, down, cells in (
        (seat, hidden, seats, odds),
        (f"{seat} →", seats, hidden, [list(row) for row in zip(*odds, strict=True)]),
    ):
        table = Table(title=title, title_justify="left")
        table.add_column(corner)
        for heading in across:
            table.add_column(heading, justify="right", no_wrap=True)
        for name, row in zip(down, cells, strict=True):
            table.add_row(name, *row)
        forms.append(table)
    return forms


def _by_name(odds: tuple[tuple[Phrase, float], ...]) -> dict[str, float]:
    return {phrase.message.rpartition("-")[2]: round(share, 4) for phrase, share in odds}
