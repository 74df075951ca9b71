"""`pangea arena GAME BOT BOT …`: bots against bots, fairly seated, with win rates, points and ratings."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from typing import TYPE_CHECKING, Annotated

import typer

from pangea.bots.levels import LEVELS
from pangea.cli.files import content_from, options_from, writing
from pangea.cli.language import checked_language, said
from pangea.cli.options import Choices, ContentFile, GameName, Json, Language, Seed
from pangea.cli.progress import progress
from pangea.cli.screen import fitting
from pangea.core.catalogue import game as game_named
from pangea.core.errors import BadTable

if TYPE_CHECKING:
    from pangea.arena import Result, Tournament


def command(
    name: GameName,
    bot: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT",
            help=said("arena-arg-bots", levels=", ".join(level.name for level in LEVELS)),
            show_default=False,
        ),
    ],
    games: Annotated[int, typer.Option("--games", "-g", metavar="N", help=said("arena-opt-games"))] = 100,
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="N", help=said("arena-opt-players"))
    ] = None,
    seed: Seed = 1,
    results: Annotated[
        str | None, typer.Option("--results", metavar="FILE", help=said("arena-opt-results"))
    ] = None,
    plot: Annotated[str | None, typer.Option("--plot", metavar="FILE", help=said("arena-opt-plot"))] = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", metavar="N", help=said("arena-opt-jobs"))
    ] = None,
    on: Annotated[str | None, typer.Option("--on", metavar="PLACE", help=said("arena-opt-on"))] = None,
    option: Choices = None,
    content: ContentFile = None,
    json_: Json = False,
    lang: Language = None,
) -> None:
    lang = checked_language(lang)
    for flag, number in (("--games", games), ("--jobs", jobs)):
        if number is not None and number < 1:
            raise BadTable("cli-number-positive", name=flag)

    from pangea.arena import Tournament, plots, tables

    chosen = options_from(option, game_named(name))
    tournament = Tournament(name, bot, players, games, seed or 0, chosen, content_from(content))
    if tournament.games != games:
        print(said("arena-rounded", lang, wanted=games, games=tournament.games), file=sys.stderr)
    if plot is not None:
        plots.check()
    with nullcontext() if plot is None else writing(plot) as picture:
        played = _played(tournament, results, jobs, on, lang)
        if picture is not None:
            picture.write(plots.svg(tournament, played, lang))
    if json_:
        print(json.dumps(tables.as_json(tournament, played), ensure_ascii=False))
        return
    _print_tables(tournament, played, lang)


def _played(
    tournament: Tournament, keep: str | None, jobs: int | None, on: str | None, lang: str
) -> list[Result]:
    """All results; what is kept on file is not played again."""
    from pangea import arena

    played: list[Result] = []
    with (
        closing(arena.play(tournament, keep, jobs, on)) as results,
        _word_on_leaving(tournament, played, keep, lang),
        progress(said("arena-playing", lang, games=tournament.games), tournament.games) as advance,
    ):
        for result in results:
            played.append(result)
            advance(1)
    return played


@contextmanager
def _word_on_leaving(
    tournament: Tournament, played: list[Result], keep: str | None, lang: str
) -> Iterator[None]:
    """Whoever interrupts is told what is kept."""
    try:
        yield
    except KeyboardInterrupt:
        if keep is not None:
            kept = said("arena-kept", lang, count=len(played), games=tournament.games, file=keep)
            print(f"\n{kept}", file=sys.stderr)
        raise


def _print_tables(tournament: Tournament, played: list[Result], lang: str) -> None:
    from rich.console import Console

    from pangea.arena import tables

    # Into a file or a pipe no line is cut: there is no screen that would be too narrow.
    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else 200
    console = Console(width=width)
    for forms in tables.tables(tournament, played, lang):
        console.print(fitting(forms, console.width))
    for line in tables.lapses_told(played, lang):
        console.print(line, markup=False)
