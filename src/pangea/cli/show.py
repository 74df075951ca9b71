"""`pangea show FILE`: a position of a recorded game, as text or as a picture."""

from __future__ import annotations

import json
import os
import sys
from typing import Annotated

import typer

from pangea.cli.files import writing
from pangea.cli.language import checked_language, said
from pangea.cli.options import Json, Language, Plain, RecordFile
from pangea.cli.positions import match_in, moves_in, seat_in
from pangea.core.reading import fields_of
from pangea.core.views import View, shown, veiled


def command(
    file: RecordFile,
    move: Annotated[int | None, typer.Option("--move", "-m", metavar="N", help=said("cli-opt-move"))] = None,
    seat: Annotated[
        str | None, typer.Option("--seat", "-s", metavar="SEAT", help=said("cli-opt-seat"))
    ] = None,
    svg: Annotated[str | None, typer.Option("--svg", metavar="FILE", help=said("cli-opt-svg"))] = None,
    number: Annotated[int, typer.Option("--number", "-n", metavar="K", help=said("cli-opt-number"))] = 1,
    plain: Plain = False,
    json_: Json = False,
    lang: Language = None,
) -> None:
    lang = checked_language(lang)
    match = match_in(file, number)
    moves = moves_in(match, move)
    state = match.position(moves)
    edition, drawing = match.edition, match.game.drawing
    watching = seat_in(seat, match.players)
    if watching is not None:
        state = veiled(edition, state, watching)
    if json_:
        if watching is None:
            fields = fields_of(state, match.game.state)
        else:
            fields = View(edition, state, watching).fields
        print(json.dumps({"game": match.game.name, "moves": moves, "seat": seat, "fields": fields}))
    elif svg == "-":
        print(drawing.svg(shown(edition, state), lang))
    elif svg is not None:
        with writing(svg) as picture:
            picture.write(drawing.svg(shown(edition, state), lang))
    else:
        colour = not plain and sys.stdout.isatty() and "NO_COLOR" not in os.environ
        print(said("cli-position", lang, game=match.game.name, moves=moves, count=len(match.moves)))
        if moves:
            print(said("cli-last-move", lang, text=" ".join(match.told(moves - 1, lang, watching))))
        print(drawing.text(shown(edition, state), lang, colour))
