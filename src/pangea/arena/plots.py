"""The results of a tournament as a picture: how often each bot wins, and what it scores."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from pangea.arena.estimates import Estimate
from pangea.arena.ratings import BotStanding, standings
from pangea.arena.tournaments import Result, Tournament
from pangea.core.errors import BadTable
from pangea.core.extras import library
from pangea.core.words import Phrase, say

EXTRA = "plots"
"""The extra of the package that brings what draws."""
FORMATS = {
    "svg": {"Date": None, "Creator": None},
    "png": {"Software": None},
    "pdf": {"CreationDate": None, "Creator": None, "Producer": None},
}
"""What is drawn, by the ending of the file's name, and what is not written there: the same results give the
same bytes."""
DOTS = 150
"""Dots to an inch, where a picture is made of dots."""
COLOUR = "#2f7d4f"
SETTINGS = {
    # The same results give the same bytes, and the text stays text.
    "svg.hashsalt": "pangea",
    "svg.fonttype": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.grid.axis": "x",
    "grid.color": "#dddddd",
    "axes.axisbelow": True,
    "font.family": "sans-serif",
}


def check() -> None:
    """Say at once if nothing can be drawn here, and not after an hour of games."""
    library("matplotlib.figure", EXTRA)


def format_of(path: str | os.PathLike[str]) -> str:
    """What is drawn into a file of this name; what nobody here can draw is refused.

    >>> format_of("duel.PNG"), format_of("duel")
    ('png', 'svg')
    """
    ending = Path(path).suffix.lower().removeprefix(".") or "svg"
    if ending not in FORMATS:
        raise BadTable(
            "arena-plot-format", file=str(path), formats=", ".join(f".{known}" for known in FORMATS)
        )
    return ending


def picture(tournament: Tournament, results: Sequence[Result], lang: str, form: str = "svg") -> bytes:
    """Win rates, points and Elo with their 95% intervals, the best bot on top."""
    found = standings(results)
    figure = library("matplotlib.figure", EXTRA)
    panels: list[tuple[str, Callable[[BotStanding], Estimate]]] = [
        ("arena-column-rate", lambda standing: standing.rate),
        ("arena-column-points", lambda standing: standing.points),
        ("arena-column-elo", lambda standing: standing.elo),
    ]
    with library("matplotlib", EXTRA).rc_context(SETTINGS):
        sheet = figure.Figure(figsize=(10, 1.4 + 0.45 * len(found)), layout="constrained")
        sheet.suptitle(say(tournament.title(len(results)), lang), x=0.01, horizontalalignment="left")
        for axes, (column, estimate) in zip(sheet.subplots(1, 3, sharey=True), panels, strict=True):
            _draw(axes, say(Phrase(column), lang), found, estimate)
        sheet.axes[0].set_xlim(-0.03, 1.03)  # the marks at both ends are seen whole
        sheet.axes[0].xaxis.set_major_formatter(library("matplotlib.ticker", EXTRA).PercentFormatter(1))
        drawn = io.BytesIO()
        sheet.savefig(drawn, format=form, metadata=FORMATS[form], dpi=DOTS)
    return drawn.getvalue()


def _draw(
    axes: Any, name: str, found: Sequence[BotStanding], figure: Callable[[BotStanding], Estimate]
) -> None:
    estimates = [figure(standing) for standing in found]
    rows = range(len(found))
    reach = [
        [estimate.value - estimate.low for estimate in estimates],
        [estimate.high - estimate.value for estimate in estimates],
    ]
    axes.errorbar(
        [estimate.value for estimate in estimates], rows, xerr=reach, fmt="o", color=COLOUR, capsize=4
    )
    axes.set_yticks(rows, [standing.bot for standing in found], parse_math=False)
    axes.set_ylim(len(found) - 0.5, -0.5)
    axes.set_xlabel(name)
