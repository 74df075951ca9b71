"""Who fared how against whom and in which seat, as tables; and what a sequential test says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pangea.arena.comparing import Encounter, by_seat, head_to_head
from pangea.arena.sequential import SequentialTest
from pangea.arena.tournaments import Result
from pangea.core.words import Phrase, Spoken, say

if TYPE_CHECKING:
    from rich.table import Table


def seats_tables(results: Sequence[Result], lang: str) -> list[Table]:
    """How often each seat wins: everybody in it, and each bot. The second form is for a narrow screen."""
    found = by_seat(results)
    seats = sorted({standing.seat for standing in found})
    bots = list(dict.fromkeys(standing.bot for standing in found))
    rates = {(standing.bot, standing.seat): f"{standing.rate.value:.1%}" for standing in found}
    names = [_said("arena-everybody", lang) if bot is None else bot for bot in bots]
    headings = [_said("arena-column-seat", lang, seat=str(seat)) for seat in seats]
    rows = [[rates.get((bot, seat), "–") for seat in seats] for bot in bots]
    about = _said("arena-seats", lang), _said("arena-seats-caption", lang)
    return _both_ways(about, _said("arena-column-bot", lang), (names, headings), rows)


def head_to_head_tables(bots: Sequence[str], results: Sequence[Result], lang: str) -> list[Table]:
    """How often each bot was ahead of each other, level with it and behind it; or the rates alone."""
    met = {(encounter.bot, encounter.against): encounter for encounter in head_to_head(results)}
    about = _said("arena-head-to-head", lang), _said("arena-head-to-head-caption", lang)
    forms = []
    for told in (_in_full, _in_short):
        rows = [[told(met[bot, other]) if (bot, other) in met else "–" for other in bots] for bot in bots]
        forms += _both_ways(about, _said("arena-column-bot", lang), (bots, bots), rows)[:1]
    return forms


def verdict_told(test: SequentialTest, lang: str) -> str:
    """What the test has found so far, in a sentence."""
    first, second = test.bots
    low, high = (f"{elo:+g}".replace("-", "−") for elo in (test.hypotheses.low, test.hypotheses.high))
    about: dict[str, Spoken] = {"games": test.games, "figures": figures_told(test, lang)}
    if test.accepted is None:
        return _said("arena-test-open", lang, first=first, second=second, **about)
    if test.hypotheses.are_even:
        better, worse = (first, second) if test.accepted == "high" else (second, first)
        return _said("arena-test-better", lang, better=better, worse=worse, **about)
    is_true, is_not = (high, low) if test.accepted == "high" else (low, high)
    return _said("arena-test-rather", lang, first=first, second=second, true=is_true, other=is_not, **about)


def figures_told(test: SequentialTest, lang: str) -> str:
    """How far the test is: LLR 1.20 (−2.94 … 2.94)."""
    least, most = test.hypotheses.bounds
    figures = {"llr": test.llr, "least": least, "most": most}
    told = {name: f"{figure:.2f}".replace("-", "−") for name, figure in figures.items()}
    return _said("arena-test-figures", lang, **told)


def _in_full(encounter: Encounter) -> str:
    counts = f"{encounter.ahead} : {encounter.level} : {encounter.behind}"
    return f"{encounter.rate.value:.1%} ({counts})"


def _in_short(encounter: Encounter) -> str:
    return f"{encounter.rate.value:.0%}"


def _both_ways(
    about: tuple[str, str], corner: str, names: tuple[Sequence[str], Sequence[str]], rows: list[list[str]]
) -> list[Table]:
    """A table, and the same laid on its side."""
    from rich.markup import escape
    from rich.table import Table

    title, caption = about
    forms = []
    for (down, across), cells in (
        (names, rows),
        (names[::-1], [list(row) for row in zip(*rows, strict=True)]),
    ):
        table = Table(title=title, title_justify="left", caption=caption)
        table.add_column(corner)
        for heading in across:
            table.add_column(escape(heading), justify="right", no_wrap=True)
        for name, row in zip(down, cells, strict=True):
            table.add_row(escape(name), *row)
        forms.append(table)
    return forms


def _said(message: str, lang: str, **about: Spoken) -> str:
    return say(Phrase(message, about), lang)
