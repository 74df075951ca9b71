"""What an experiment found as a picture: seats, margins, when games are decided, and how much skill pays."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import numpy as np

from pangea.arena.estimates import Estimate
from pangea.arena.plots import DOTS, EXTRA, FORMATS, SETTINGS
from pangea.core.extras import library
from pangea.core.words import Phrase, Spoken, say
from pangea.lab.experiments import Experiment
from pangea.lab.findings import Findings

_COLOURS = ("#2f7d4f", "#c4622d")
_BARS = 12
_APART = 0.12
"""How far the marks of two sides stand apart."""


def picture(experiment: Experiment, findings: Findings, lang: str, form: str = "svg") -> bytes:
    """Four panels; the same findings give the same bytes."""
    figure = library("matplotlib.figure", EXTRA)
    about: dict[str, Spoken] = {"game": experiment.game, "players": experiment.players, "bot": experiment.bot}
    title = {**about, "games": findings.sides[0].played.games, "seed": str(experiment.seed)}
    with library("matplotlib", EXTRA).rc_context({**SETTINGS, "axes.grid.axis": "both"}):
        sheet = figure.Figure(figsize=(10, 7), layout="constrained")
        sheet.suptitle(_said("lab-title-played", lang, **title), x=0.01, horizontalalignment="left")
        (seats, margins), (decided, skill) = sheet.subplots(2, 2)
        _rates(seats, findings, lang)
        _margins(margins, findings, lang)
        _decided(decided, findings, lang)
        _skill(skill, findings, lang)
        for axes in (seats, skill):
            axes.yaxis.set_major_formatter(library("matplotlib.ticker", EXTRA).PercentFormatter(1))
        decided.xaxis.set_major_formatter(library("matplotlib.ticker", EXTRA).PercentFormatter(1))
        if len(findings.sides) > 1:
            sheet.legend(*seats.get_legend_handles_labels(), loc="outside lower center", ncols=2)
        drawn = io.BytesIO()
        sheet.savefig(drawn, format=form, metadata=FORMATS[form], dpi=DOTS)
    return drawn.getvalue()


def _rates(axes: Any, findings: Findings, lang: str) -> None:
    players = len(findings.sides[0].played.seats)
    for number, side in enumerate(findings.sides):
        label = _said(f"lab-side-{side.side}", lang)
        _marks(axes, side.played.seats, _place(number, findings), label, _COLOURS[number])
    axes.axhline(1 / players, color="#888888", linewidth=1, linestyle="dashed")
    names = [_said("lab-seat", lang, seat=str(seat)) for seat in range(players)]
    axes.set_xticks(range(players), names)
    axes.set_title(_said("lab-plot-seats", lang))


def _margins(axes: Any, findings: Findings, lang: str) -> None:
    most = max(int(side.traces.margins.max()) for side in findings.sides)
    edges = np.arange(0, most + 2, max(1, -(-(most + 1) // _BARS)))
    for number, side in enumerate(findings.sides):
        margins = side.traces.margins
        axes.hist(margins, edges, weights=np.full(len(margins), 1 / len(margins)), **_look(number))
    axes.set_title(_said("lab-plot-margins", lang))
    axes.yaxis.set_major_formatter(library("matplotlib.ticker", EXTRA).PercentFormatter(1))


def _decided(axes: Any, findings: Findings, lang: str) -> None:
    for number, side in enumerate(findings.sides):
        share = np.sort(side.traces.decided / np.maximum(side.traces.decisions, 1))
        steps = np.arange(1, len(share) + 1) / len(share)
        axes.step(np.r_[0, share, 1], np.r_[0, steps, 1], where="post", color=_COLOURS[number])
    axes.yaxis.set_major_formatter(library("matplotlib.ticker", EXTRA).PercentFormatter(1))
    axes.set_title(_said("lab-plot-decided", lang))


def _skill(axes: Any, findings: Findings, lang: str) -> None:
    for number, side in enumerate(findings.sides):
        _marks(axes, side.skill, _place(number, findings), "", _COLOURS[number])
    axes.axhline(0.5, color="#888888", linewidth=1, linestyle="dashed")
    axes.set_xticks(range(len(findings.ladder)), [f"{higher} : {lower}" for lower, higher in findings.ladder])
    axes.set_title(_said("lab-title-skill", lang))


def _place(number: int, findings: Findings) -> float:
    """Where the marks of a side stand: in the middle, if there is but one."""
    return _APART * (2 * number - len(findings.sides) + 1)


def _marks(axes: Any, estimates: Sequence[Estimate], beside: float, label: str, colour: str) -> None:
    places = [place + beside for place in range(len(estimates))]
    reach = [
        [each.value - each.low for each in estimates],
        [each.high - each.value for each in estimates],
    ]
    values = [each.value for each in estimates]
    axes.errorbar(places, values, yerr=reach, fmt="o", color=colour, capsize=4, label=label)
    axes.set_xlim(-0.5, len(estimates) - 0.5)


def _look(number: int) -> dict[str, Any]:
    return {"histtype": "stepfilled", "alpha": 0.45, "color": _COLOURS[number]}


def _said(message: str, lang: str, **about: Spoken) -> str:
    return say(Phrase(message, about), lang)
