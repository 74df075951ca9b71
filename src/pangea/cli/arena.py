"""`pangea arena GAME BOT BOT …`: bots against bots, fairly seated, with win rates, points and ratings."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager, nullcontext
from typing import TYPE_CHECKING, Annotated

import typer

from pangea.bots.levels import LEVELS
from pangea.cli.files import content_from, options_from, writing_bytes
from pangea.cli.language import checked_language, said
from pangea.cli.options import Choices, ContentFile, GameName, Jobs, Json, Language, On, Seed, check_counts
from pangea.cli.progress import progress
from pangea.cli.screen import fitting
from pangea.core.catalogue import game as game_named
from pangea.core.errors import BadTable

if TYPE_CHECKING:
    from pangea.arena import Result, Tournament
    from pangea.arena.sequential import SequentialTest

GAMES, MOST_GAMES = 100, 10_000
"""How many games there are if nobody says; with a test, how many at most."""
FIRST_WORD = 16
"""Where there is no terminal the test tells of itself after this many deals, then after twice as many …"""


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
    games: Annotated[
        int | None,
        typer.Option(
            "--games", "-g", metavar="N", help=said("arena-opt-games", games=GAMES, most=MOST_GAMES)
        ),
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="N", help=said("arena-opt-players"))
    ] = None,
    seed: Seed = 1,
    results: Annotated[
        str | None, typer.Option("--results", metavar="FILE", help=said("arena-opt-results"))
    ] = None,
    records: Annotated[
        str | None, typer.Option("--records", metavar="FILE", help=said("arena-opt-records"))
    ] = None,
    stop_when: Annotated[
        str | None, typer.Option("--stop-when", metavar="ODDS", help=said("arena-opt-stop-when"))
    ] = None,
    elo: Annotated[str | None, typer.Option("--elo", metavar="LOW:HIGH", help=said("arena-opt-elo"))] = None,
    plot: Annotated[str | None, typer.Option("--plot", metavar="FILE", help=said("arena-opt-plot"))] = None,
    jobs: Jobs = None,
    on: On = None,
    option: Choices = None,
    content: ContentFile = None,
    json_: Json = False,
    lang: Language = None,
) -> None:
    lang = checked_language(lang)
    check_counts({"--games": games, "--jobs": jobs})

    from pangea import arena
    from pangea.arena import Tournament, plots, tables

    wanted = games or (GAMES if stop_when is None else MOST_GAMES)
    chosen = options_from(option, game_named(name))
    tournament = Tournament(name, bot, players, wanted, seed or 0, chosen, content_from(content))
    test = _test(tournament, stop_when, elo)
    if tournament.games != wanted and test is None:
        print(said("arena-rounded", lang, wanted=wanted, games=tournament.games), file=sys.stderr)
    form = "svg"
    if plot is not None:
        form = plots.format_of(plot)
        plots.check()
    with nullcontext() if plot is None else writing_bytes(plot) as picture:
        coming = arena.play(tournament, results, jobs, on, records)
        played = _played(tournament, coming, results, test, lang)
        if picture is not None:
            picture.write(plots.picture(tournament, played, lang, form))
    if json_:
        print(json.dumps(tables.as_json(tournament, played, test), ensure_ascii=False))
        return
    _print_tables(tournament, played, test, lang)


def _test(tournament: Tournament, odds: str | None, elo: str | None) -> SequentialTest | None:
    from pangea.arena.sequential import Hypotheses, SequentialTest

    if odds is None:
        if elo is not None:
            raise BadTable("arena-elo-alone")
        return None
    usual = Hypotheses()
    low, high = (usual.low, usual.high) if elo is None else _numbers(elo, 2, "arena-elo-form")
    sure = _numbers(odds, 1 + (":" in odds), "arena-odds-form") * 2
    alpha, beta = (1 - (share / 100 if share >= 1 else share) for share in sure[:2])
    if not (0 < alpha < 0.5 and 0 < beta < 0.5):
        raise BadTable("arena-odds-form", text=odds)
    return SequentialTest(tournament, Hypotheses(low, high, alpha, beta))


def _numbers(text: str, count: int, wrong: str) -> list[float]:
    """So many numbers with colons between them, in percent or not."""
    try:
        found = [float(part.strip().removesuffix("%").replace("−", "-")) for part in text.split(":")]
    except ValueError:
        raise BadTable(wrong, text=text) from None
    if len(found) != count:
        raise BadTable(wrong, text=text)
    return found


def _played(
    tournament: Tournament,
    coming: Generator[Result],
    keep: str | None,
    test: SequentialTest | None,
    lang: str,
) -> list[Result]:
    """All results, or with a test those that it took for its answer."""
    played: list[Result] = []
    playing = said("arena-playing", lang, games=tournament.games)
    with (
        closing(coming) as results,
        _word_on_leaving(tournament, played, keep, lang),
        progress(playing, tournament.games) as advance,
    ):
        spoken = FIRST_WORD
        for result in results:
            played.append(result)
            advance(1)
            if test is None:
                continue
            test.add(result)
            if test.accepted is not None:
                break
            advance.say(_so_far(test, lang))
            if test.deals >= spoken:
                spoken *= 2
                if not sys.stderr.isatty():
                    print(_so_far(test, lang), file=sys.stderr)
    if test is None or test.accepted is None:
        return played
    # What other processes have played beyond that is kept on file, and not counted.
    return [result for result in played if test.counts(result)]


def _so_far(test: SequentialTest, lang: str) -> str:
    from pangea.arena.comparisons import figures_told

    return said("arena-test-so-far", lang, games=test.games, figures=figures_told(test, lang))


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


def _print_tables(
    tournament: Tournament, played: list[Result], test: SequentialTest | None, lang: str
) -> None:
    from rich.console import Console

    from pangea.arena import comparisons, tables

    # Into a file or a pipe no line is cut: there is no screen that would be too narrow.
    width = None if sys.stdout.isatty() or "COLUMNS" in os.environ else 200
    console = Console(width=width)
    for forms in tables.tables(tournament, played, lang):
        console.print(fitting(forms, console.width))
    for line in tables.lapses_told(played, lang):
        console.print(line, markup=False)
    if test is not None:
        console.print(comparisons.verdict_told(test, lang), markup=False, highlight=False)
