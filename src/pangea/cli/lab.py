"""`pangea lab GAME --option NAME=VALUE`: what an option or a board of one's own does to a game."""

from __future__ import annotations

import json
import os
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING, Annotated

import typer

from pangea.cli.files import content_from, options_from, writing, writing_bytes
from pangea.cli.language import checked_language, said
from pangea.cli.options import (
    Choices,
    ContentFile,
    GameName,
    Jobs,
    Json,
    Language,
    Players,
    Seed,
    check_counts,
)
from pangea.cli.progress import progress
from pangea.core.catalogue import game as game_named
from pangea.core.errors import BadTable
from pangea.core.words import Spoken

if TYPE_CHECKING:
    from pangea.lab import Experiment, Findings
    from pangea.lab.experiments import Trial

MINUTES = 2.0
BOT = "hunter"


def command(
    name: GameName,
    option: Choices = None,
    content: ContentFile = None,
    players: Players = 3,
    bot: Annotated[str, typer.Option("--bot", "-b", metavar="BOT", help=said("lab-opt-bot"))] = BOT,
    minutes: Annotated[
        str | None, typer.Option("--minutes", "-m", metavar="M", help=said("lab-opt-minutes", minutes=2))
    ] = None,
    games: Annotated[
        int | None, typer.Option("--games", "-g", metavar="N", help=said("lab-opt-games"))
    ] = None,
    seed: Seed = 1,
    plot: Annotated[str | None, typer.Option("--plot", metavar="FILE", help=said("lab-opt-plot"))] = None,
    examples: Annotated[
        str | None, typer.Option("--examples", metavar="FILE", help=said("lab-opt-examples"))
    ] = None,
    jobs: Jobs = None,
    json_: Json = False,
    lang: Language = None,
) -> None:
    lang = checked_language(lang)
    check_counts({"--games": games, "--jobs": jobs})
    if minutes is not None and games is not None:
        raise BadTable("lab-not-both")
    seconds = 60 * (MINUTES if minutes is None else _minutes(minutes))

    from pangea.arena import plots as formats
    from pangea.lab import Experiment, Side, plots, tables
    from pangea.lab.experiments import CHANGED, STANDARD

    game = game_named(name)
    chosen, own = options_from(option, game), content_from(content)
    sides = [Side(STANDARD, {})]
    if chosen or own is not None:
        sides.append(Side(CHANGED, chosen, own))
    experiment = Experiment(game.name, sides, players, seed or 0, bot)
    form = "svg"
    if plot is not None:
        form = formats.format_of(plot)
        formats.check()
    with (
        nullcontext() if plot is None else writing_bytes(plot) as picture,
        nullcontext() if examples is None else writing(examples) as sheet,
    ):
        findings = _found(experiment, games, seconds, jobs, lang)
        if picture is not None:
            picture.write(plots.picture(experiment, findings, lang, form))
        if sheet is not None:
            sheet.writelines(f"{example.record}\n" for example in findings.sides[-1].examples)
    if json_:
        print(json.dumps(tables.as_json(experiment, findings), ensure_ascii=False))
        return
    _print(experiment, findings, examples, lang)


def _minutes(text: str) -> float:
    try:
        minutes = float(text.replace(",", "."))
    except ValueError:
        raise BadTable("lab-minutes", text=text) from None
    if not 0 < minutes < 60 * 24 * 365:  # neither is nan
        raise BadTable("lab-minutes", text=text)
    return minutes


def _found(
    experiment: Experiment, games: int | None, seconds: float, jobs: int | None, lang: str
) -> Findings:
    from time import monotonic

    from pangea.lab import run

    if games is not None:
        rounds = -(-games // experiment.mirrors_a_round)
        total = rounds * len(experiment.round)
        with progress(said("lab-playing", lang), total) as advance:
            return run(experiment, rounds, jobs=jobs, progress=lambda _: advance(1))
    with progress(said("lab-playing", lang), seconds) as advance:
        told = monotonic()

        def go_on(_: Trial) -> None:
            nonlocal told
            now = monotonic()
            advance(now - told)
            told = now

        return run(experiment, seconds=seconds, jobs=jobs, progress=go_on)


def _print(experiment: Experiment, findings: Findings, examples: str | None, lang: str) -> None:
    from rich.console import Console

    from pangea.lab import tables

    # Into a file or a pipe no line is cut: there is no screen that would be too narrow.
    console = Console(width=None if sys.stdout.isatty() or "COLUMNS" in os.environ else 200)
    for table in tables.tables(experiment, findings, lang):
        console.print(table)
    for example in findings.sides[-1].examples:
        record = json.loads(example.record)
        points = " : ".join(map(str, record["points"]))
        about: dict[str, Spoken] = {"moves": len(record["moves"]), "points": points}
        console.print(said(f"lab-example-{example.why}", lang, **about), markup=False, highlight=False)
    if examples is not None:
        console.print(said("lab-examples-written", lang, file=examples), markup=False, highlight=False)
    again = said("lab-again", lang, games=str(findings.sides[0].played.games))
    console.print(again, markup=False, highlight=False)
