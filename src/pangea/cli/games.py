"""`pangea games`: what there is to play."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pangea import bots
from pangea.cli.language import checked_language, said
from pangea.cli.options import Json, Language
from pangea.cli.screen import fitting
from pangea.core.catalogue import every_game, troubles
from pangea.core.contract import Game

if TYPE_CHECKING:
    from rich.table import Table


def command(lang: Language = None, json_: Json = False) -> None:
    lang = checked_language(lang)
    for trouble in (*troubles(), *bots.troubles()):
        print(f"pangea: {trouble.told(lang)}", file=sys.stderr)
    if json_:
        print(json.dumps([_as_json(game, lang) for game in every_game()], ensure_ascii=False, indent=2))
        return
    from rich.console import Console

    console = Console()
    forms = ("game", "players", "age", "minutes", "about"), ("game", "players", "about"), ("game", "about")
    console.print(fitting([_table(columns, lang) for columns in forms], console.width))


def _table(columns: Sequence[str], lang: str) -> Table:
    from rich.table import Table

    table = Table(title=said("cli-games-title", lang), title_justify="left", show_lines=False)
    for column in columns:
        table.add_column(said(f"cli-column-{column}", lang), no_wrap=column != "about")
    for game in every_game():
        by = said("cli-by", lang, designer=game.designer, year=str(game.year))
        cells = {
            "game": f"[bold]{game.name}",
            "players": said("cli-players-range", lang, least=game.players[0], most=game.players[-1]),
            "age": "" if game.age is None else said("cli-age", lang, age=game.age),
            "minutes": "" if game.minutes is None else str(game.minutes),
            "about": f"{said(f'{game.name}-tagline', lang)}\n[dim]{by}",
        }
        table.add_row(*(cells[column] for column in columns))
    return table


def _as_json(game: Game, lang: str) -> dict[str, object]:
    return {
        "name": game.name,
        "title": said(f"{game.name}-title", lang),
        "tagline": said(f"{game.name}-tagline", lang),
        "designer": game.designer,
        "year": game.year,
        "players": [game.players[0], game.players[-1]],
        "minutes": game.minutes,
        "age": game.age,
        "version": game.version,
        "options": {option.name: list(option.values) for option in game.options},
        "presets": {preset.name: dict(preset.options) for preset in game.presets},
    }
