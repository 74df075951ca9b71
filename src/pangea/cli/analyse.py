"""`pangea analyse FILE`: every move of a recorded game judged, luck told from skill, the odds as a curve."""

from __future__ import annotations

import json
import math
from contextlib import nullcontext
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pangea.cli.files import writing
from pangea.cli.language import checked_language, said
from pangea.cli.options import Json, Language, RecordFile, check_counts
from pangea.cli.positions import match_in
from pangea.cli.progress import progress
from pangea.cli.screen import fitting
from pangea.core.errors import BadTable
from pangea.core.match import Match
from pangea.core.words import Phrase, SeatName, say

if TYPE_CHECKING:
    from rich.table import Table

    from pangea.analysis import Analysis, Judgement

ITERATIONS = 4000


def command(
    file: RecordFile,
    iterations: Annotated[
        int | None,
        typer.Option("--iterations", metavar="N", help=said("analysis-opt-iterations", usual=ITERATIONS)),
    ] = None,
    seconds: Annotated[
        str | None, typer.Option("--seconds", metavar="T", help=said("analysis-opt-seconds"))
    ] = None,
    number: Annotated[int, typer.Option("--number", "-n", metavar="K", help=said("cli-opt-number"))] = 1,
    seat: Annotated[
        int | None, typer.Option("--seat", "-s", metavar="SEAT", help=said("analysis-opt-seat"))
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help=said("analysis-opt-seed"))] = 1,
    threads: Annotated[
        int | None, typer.Option("--threads", metavar="N", help=said("cli-opt-threads"))
    ] = None,
    plot: Annotated[
        str | None, typer.Option("--plot", metavar="FILE", help=said("analysis-opt-plot"))
    ] = None,
    json_: Json = False,
    lang: Language = None,
) -> None:
    lang = checked_language(lang)
    check_counts({"--iterations": iterations, "--threads": threads})
    if iterations is not None and seconds is not None:
        raise BadTable("analysis-two-depths")
    time = None if seconds is None else _time(seconds)
    match = match_in(file, number)
    if seat is not None and not 0 <= seat < match.players:
        raise BadTable("core-no-seat", seat=str(seat), players=match.players, last=match.players - 1)

    from pangea.analysis import Depth, analyse
    from pangea.analysis.drawing import svg

    # Opened first: whoever has no right to write there is told so before the search.
    with nullcontext() if plot in (None, "-") else writing(plot) as picture:
        analysis = analyse(
            match,
            Depth(iterations or ITERATIONS, time, seed),
            None if seat is None else [seat],
            threads,
            lambda stage, steps: progress(say(stage, lang), steps),
        )
        if picture is not None:
            picture.write(svg(analysis, match, lang))
    if json_:
        print(json.dumps(analysis.as_dict(), ensure_ascii=False))
    elif plot == "-":
        print(svg(analysis, match, lang))
    else:
        _Terminal(analysis, match, lang).print()
        if plot is not None:
            print(said("analysis-plot-written", lang, file=plot))


def _time(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise BadTable("analysis-seconds-form", text=text)
    return seconds


class _Terminal:
    """An analysis in tables and lines, for a person."""

    def __init__(self, analysis: Analysis, match: Match, lang: str) -> None:
        from rich.console import Console

        self._analysis, self._match, self._lang = analysis, match, lang
        self._console = Console(highlight=False)

    def print(self) -> None:
        self._title()
        if self._analysis.judgements:
            self._judgements()
        else:
            self._line("analysis-no-moves")
        self._accounts()
        self._curve()
        self._turning_points()

    def _title(self) -> None:
        from pangea.analysis.telling import depth_told

        title = self._say("analysis-title", game=Phrase(f"{self._match.game.name}-title"))
        self._console.print(f"{title} ({say(depth_told(self._analysis.depth), self._lang)})", style="bold")

    def _judgements(self) -> None:
        table = self._table(
            ("analysis-column-number", "right"),
            ("cli-stat-seat", "right"),
            ("analysis-column-told", "left"),
            ("analysis-column-odds", "right"),
            ("analysis-column-loss", "right"),
            ("analysis-column-best", "left"),
        )
        for judgement in self._analysis.judgements:
            table.add_row(*self._row(judgement), style="" if judgement.loss else "dim")
        self._console.print(table)
        self._line("analysis-knowledge")

    def _row(self, judgement: Judgement) -> tuple[str, ...]:
        from pangea.analysis.figures import change, percent
        from pangea.analysis.telling import move_told, reasons_told

        seat, position = judgement.seat, judgement.number - 1
        best, played = (
            percent(outlook.win_odds[seat]) for outlook in (judgement.with_best, judgement.with_move)
        )
        odds = self._say("analysis-odds-change", best=best, played=played)
        loss = say(change(-judgement.loss), self._lang) if judgement.loss else ""
        if judgement.verdict.sign:
            word = Phrase(f"analysis-verdict-{judgement.verdict.word}")
            loss += "\n" + self._say("analysis-sign", sign=judgement.verdict.sign, word=word)
        better = "\n".join(self._told(phrase) for phrase in reasons_told(judgement))
        told = self._told(move_told(self._match, position, judgement.move))
        return str(judgement.number), str(seat), told, odds, loss, better

    def _accounts(self) -> None:
        from pangea.analysis.telling import accounted

        told = [accounted(account) for account in self._analysis.accounts]
        parts = list(told[0])
        rows = [[self._say(heading) for heading in ("cli-stat-seat", *parts)]]
        for account, figures in zip(self._analysis.accounts, told, strict=True):
            rows.append([str(account.seat), *(say(figures[part], self._lang) for part in parts)])
        on_its_side = [list(column) for column in zip(*rows, strict=True)]
        forms = [self._account_table(form) for form in (rows, on_its_side)]
        self._console.print(fitting(forms, self._console.width))
        self._line("analysis-yardstick", level=Phrase("bots-level-gatherer"))
        self._line("analysis-accuracy-note")

    def _account_table(self, rows: list[list[str]]) -> Table:
        """Figures with their names in the first row and in the first column."""
        from rich.table import Table

        table = Table(title=self._say("analysis-accounts"), title_justify="left")
        for number, heading in enumerate(rows[0]):
            table.add_column(heading, justify="right" if number else "left", no_wrap=number > 0)
        for row in rows[1:]:
            table.add_row(*row)
        return table

    def _curve(self) -> None:
        from pangea.analysis.drawing import sparkline

        self._console.print(self._say("analysis-curve"), style="bold")
        names = {
            seat: self._told(Phrase("analysis-label", {"mark": "", "seat": SeatName(seat)})).strip()
            for seat in self._analysis.seats
        }
        width = max(len(name) for name in names.values())
        room = max(10, min(60, self._console.width - width - 3))
        for seat, name in names.items():
            odds = [station.odds_of(seat) for station in self._analysis.curve]
            self._console.print(f"  {name:{width}} {sparkline(odds, room)}", markup=False)

    def _turning_points(self) -> None:
        from pangea.analysis.telling import turning_point_told

        if not self._analysis.turning_points:
            return
        self._console.print(self._say("analysis-turning-points"), style="bold")
        for turning_point in self._analysis.turning_points:
            told = self._told(turning_point_told(turning_point, self._match))
            self._console.print(f"  {told}", markup=False)

    def _table(self, *columns: tuple[str, Any]) -> Table:
        from rich.table import Table

        table = Table()
        for heading, justify in columns:
            table.add_column(self._say(heading), justify=justify)
        return table

    def _line(self, message: str, **about: Any) -> None:
        self._console.print(self._say(message, **about), markup=False, style="dim")

    def _told(self, phrase: Phrase) -> str:
        return say(phrase, self._lang, self._match.names)

    def _say(self, message: str, **about: Any) -> str:
        return said(message, self._lang, **about)
