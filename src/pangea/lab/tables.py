"""What an experiment found, as tables for a person and as JSON for a program."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from pangea.arena.estimates import Estimate
from pangea.arena.tables import percent, plain
from pangea.core.extras import needed
from pangea.core.words import Phrase, Spoken, say
from pangea.lab.experiments import Experiment
from pangea.lab.findings import Findings, GameFigures, SideFindings, difference, differs

if TYPE_CHECKING:
    from rich.table import Table

Told = Callable[[Estimate], str]
Row = tuple[str, Sequence[Estimate | None], Told]
"""What a figure is called, the figure of each side, and how it is written."""
_LINE = 72
"""So many letters of a line of the score are enough to know it again."""


def as_json(experiment: Experiment, findings: Findings) -> dict[str, Any]:
    """Everything that the tables say, in figures, and the examples."""
    return {
        "game": experiment.game,
        "players": experiment.players,
        "seed": experiment.seed,
        "bot": experiment.bot,
        "rounds": findings.rounds,
        "sides": [
            {
                "side": side.side,
                "options": dict(experiment.sides[number].options),
                "hurried": None if side.hurried is None else asdict(side.hurried),
                "played": asdict(side.played),
                "skill": [
                    {"lower": lower, "higher": higher, "ahead": asdict(rate)}
                    for (lower, higher), rate in zip(findings.ladder, side.skill, strict=True)
                ],
                "sources": [
                    {
                        "rule": source.rule,
                        "points": asdict(source.points),
                        "share": source.share,
                    }
                    for source in side.sources
                ],
                "examples": [
                    {"why": example.why, "record": json.loads(example.record)} for example in side.examples
                ],
            }
            for number, side in enumerate(findings.sides)
        ],
    }


def tables(experiment: Experiment, findings: Findings, lang: str) -> list[Table]:
    """How the bot played, how games go in a hurry, how much skill pays, and what points come from."""
    needed("cli")
    sides, found = findings.sides, []
    names = [_said(f"lab-side-{side.side}", lang) for side in sides]
    about: dict[str, Spoken] = {"game": experiment.game, "players": experiment.players}
    title = {**about, "games": sides[0].played.games, "bot": experiment.bot, "seed": str(experiment.seed)}
    found.append(
        _table(
            _said("lab-title-played", lang, **title),
            names,
            _rows(experiment.game, [side.played for side in sides], lang),
            lang,
        )
    )
    hurried = [side.hurried for side in sides if side.hurried is not None]
    if hurried:
        heading = _said("lab-title-hurried", lang, games=hurried[0].games)
        found.append(_table(heading, names, _rows(experiment.game, hurried, lang), lang))
    found.append(_table(_said("lab-title-skill", lang), names, _skill_rows(findings, lang), lang))
    found.append(_table(_said("lab-title-sources", lang), names, _source_rows(sides, lang), lang))
    return found


def _rows(game: str, figures: Sequence[GameFigures], lang: str) -> Iterator[Row]:
    for seat in range(len(figures[0].seats)):
        yield _said("lab-seat-wins", lang, seat=str(seat)), [each.seats[seat] for each in figures], percent
    for seat in range(len(figures[0].seats)):
        yield _said("lab-seat-points", lang, seat=str(seat)), [each.points[seat] for each in figures], plain
    yield _said("lab-winner", lang), [each.winner for each in figures], plain
    yield _said("lab-margin", lang), [each.margin for each in figures], plain
    yield _said("lab-close", lang), [each.close for each in figures], percent
    yield _said("lab-ties", lang), [each.ties for each in figures], percent
    yield _said("lab-changes", lang), [each.changes for each in figures], plain
    yield _said("lab-decided", lang), [each.decided for each in figures], percent
    yield _said("lab-late", lang), [each.late for each in figures], percent
    yield _said("lab-decisions", lang), [each.decisions for each in figures], plain
    for ending in dict.fromkeys(name for each in figures for name in each.endings):
        label = _said("lab-ending", lang, ending=Phrase(f"{game}-ending-{ending}"))
        yield label, [each.endings.get(ending) for each in figures], percent


def _skill_rows(findings: Findings, lang: str) -> Iterator[Row]:
    for number, (lower, higher) in enumerate(findings.ladder):
        label = _said("lab-skill", lang, higher=higher, lower=lower)
        yield label, [side.skill[number] for side in findings.sides], percent


def _source_rows(sides: Sequence[SideFindings], lang: str) -> Iterator[Row]:
    by_rule = [{each.rule: each for each in side.sources} for side in sides]
    for rule in dict.fromkeys(rule for known in by_rule for rule in known):
        found = [known.get(rule) for known in by_rule]
        example = next(each.example for each in found if each is not None)
        line = say(example, lang)
        told = line if len(line) <= _LINE else f"{line[: _LINE - 1]}…"
        yield f"[{rule}] {told}", [None if each is None else each.points for each in found], plain


def _table(title: str, names: Sequence[str], rows: Iterator[Row], lang: str) -> Table:
    from rich.markup import escape
    from rich.table import Table

    caption = _said("lab-caption" if len(names) > 1 else "lab-caption-alone", lang)
    table = Table(title=title, title_justify="left", caption=caption, caption_justify="left")
    table.add_column(_said("lab-column-figure", lang))
    for name in (*names, *([_said("lab-column-difference", lang)] if len(names) > 1 else [])):
        table.add_column(name, justify="right", no_wrap=True)
    for label, estimates, told in rows:
        cells = ["–" if each is None else told(each) for each in estimates]
        table.add_row(escape(label), *cells, *([_gap(estimates, told)] if len(names) > 1 else []))
    return table


def _gap(estimates: Sequence[Estimate | None], told: Told) -> str:
    """By how much the second side has more, marked where that is more than chance explains."""
    one, other = estimates[:2]
    if one is None or other is None:
        return ""
    gap = difference(one, other)
    reach = max(gap.high - gap.value, gap.value - gap.low)
    figures = (
        f"{100 * gap.value:+.1f} ± {100 * reach:.1f}"
        if told is percent
        else f"{gap.value:+.2f} ± {reach:.2f}"
    )
    return f"{figures} {'*' if differs(one, other) else ' '}".replace("-", "−")


def _said(message: str, lang: str, **about: Spoken) -> str:
    return say(Phrase(message, about), lang)
