"""`pangea content GAME`: what the game is made of, as JSON; and the check of a file of one's own."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from pangea.cli.files import content_from, edition_from
from pangea.cli.language import checked_language, said
from pangea.cli.options import GameName, Language
from pangea.core.catalogue import game as game_named
from pangea.core.content import checked_board
from pangea.core.words import say


def command(
    name: GameName,
    check: Annotated[str | None, typer.Option("--check", metavar="FILE", help=said("cli-opt-check"))] = None,
    drawing: Annotated[bool, typer.Option("--drawing", metavar="", help=said("cli-opt-drawing"))] = False,
    lang: Language = None,
) -> None:
    lang = checked_language(lang)
    if check is not None:
        board = checked_board(game_named(name), content_from(check))
        for warning in getattr(board, "warnings", ()):
            print(f"[{warning.rule}] {say(warning.phrase, lang)}")
        print(said("cli-content-sound", lang, file=check, game=name))
        return
    board = edition_from(name).board
    content: dict[str, Any] = dict(board.content)
    if drawing and getattr(board, "drawing", None):
        content["drawing"] = board.drawing
    print(json.dumps(content, ensure_ascii=False))
