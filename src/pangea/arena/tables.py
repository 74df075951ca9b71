"""The results of a tournament, as tables for a person and as JSON for a program."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from pangea.arena import comparisons
from pangea.arena.comparing import by_seat, head_to_head
from pangea.arena.estimates import Estimate
from pangea.arena.matches import Lapse
from pangea.arena.ratings import BotStanding, by_line_up, standings
from pangea.arena.sequential import SequentialTest
from pangea.arena.tournaments import LineUp, Result, Tournament
from pangea.core.extras import needed
from pangea.core.words import Phrase, Spoken, listed, say

if TYPE_CHECKING:
    from rich.table import Table

LESS_AND_LESS_SPARE = ("shared", "wins", "games", "rating", "points", "elo")
"""The columns that a narrow table leaves out, in this order."""


def as_json(
    tournament: Tournament, results: Sequence[Result], test: SequentialTest | None = None
) -> dict[str, Any]:
    """Everything that the tables say, in figures."""
    return {
        **tournament.described,
        "games": len(results),
        "standings": [asdict(standing) for standing in standings(results)],
        "line_ups": [
            {
                "bots": list(tournament.line_ups[number]),
                "standings": [asdict(standing) for standing in found],
            }
            for number, found in by_line_up(results).items()
        ],
        "head_to_head": [asdict(encounter) for encounter in head_to_head(results)],
        "seats": [asdict(standing) for standing in by_seat(results)],
        "lapses": [{"bot": bot, "match": match, **asdict(lapse)} for bot, match, lapse in _lapses(results)],
        **({} if test is None else {"test": test.as_json()}),
    }


def tables(tournament: Tournament, results: Sequence[Result], lang: str) -> list[list[Table]]:
    """How the bots fared overall, from each seat and, where there are several, against each other and in
    each line-up.

    Each table comes in several forms, from the fullest to the narrowest.
    """
    needed("cli")
    overall = standings(results)
    found = [
        [
            _standings_table(tournament, overall, lang, columns)
            for columns in _fewer_and_fewer(("games", "wins", "shared", "rate", "points", "rating", "elo"))
        ],
        comparisons.seats_tables(results, lang),
    ]
    if len(overall) > 2:
        found.append(comparisons.head_to_head_tables([standing.bot for standing in overall], results, lang))
    if len(tournament.line_ups) > 1:
        forms = [
            _line_ups_table(tournament, results, lang, columns)
            for columns in _fewer_and_fewer(("games", "rate", "points"))
        ]
        found.append([*forms, _narrow_line_ups_table(tournament, results, lang)])
    return found


def lapses_told(results: Sequence[Result], lang: str) -> list[str]:
    """Which bots lost turns to random moves, how many, and how it began."""
    found, told = _lapses(results), []
    for bot in dict.fromkeys(bot for bot, _, _ in found):
        turns = sum(lapse.turns for name, _, lapse in found if name == bot)
        match, first = next((match, lapse) for name, match, lapse in found if name == bot)
        told.append(
            _said("arena-lapse", lang, bot=bot, turns=turns, match=str(match), reason=first.reason)
            + (f" ({first.heard})" if first.heard else "")
        )
    return told


def line_up_named(line_up: LineUp, lang: str) -> str:
    """Who meets, each bot once: a and 3 × b."""
    counts = Counter(line_up)
    names = [_said("arena-copies", lang, count=counts[bot], bot=bot) for bot in counts]
    return listed(names, lang)


def percent(estimate: Estimate) -> str:
    """A rate with its interval: 75.0% (61.2 … 85.1)."""
    return f"{estimate.value:.1%} ({100 * estimate.low:.1f} … {100 * estimate.high:.1f})"


def plain(estimate: Estimate) -> str:
    """A figure with its interval: 21.43 ± 1.20."""
    return f"{estimate.value:.2f} ± {estimate.high - estimate.value:.2f}"


def elo_told(estimate: Estimate) -> str:
    """A difference in Elo with its interval: +120 ± 35."""
    return f"{estimate.value:+.0f} ± {estimate.high - estimate.value:.0f}".replace("-", "−")


def _standings_table(
    tournament: Tournament, found: Sequence[BotStanding], lang: str, columns: Sequence[str]
) -> Table:
    from rich.markup import escape
    from rich.table import Table

    games = sum(standing.games for standing in found) // tournament.players
    title, caption = say(tournament.title(games), lang), _said("arena-caption", lang)
    table = Table(title=title, title_justify="left", caption=caption)
    table.add_column(_said("arena-column-bot", lang))
    _add_figures(table, columns, lang)
    for standing in found:
        table.add_row(escape(standing.bot), *_figures(standing, columns))
    return table


def _line_ups_table(
    tournament: Tournament, results: Sequence[Result], lang: str, columns: Sequence[str]
) -> Table:
    from rich.markup import escape
    from rich.table import Table

    table = Table(title=_said("arena-line-ups", lang), title_justify="left")
    for column in ("line-up", "bot"):
        table.add_column(_said(f"arena-column-{column}", lang))
    _add_figures(table, columns, lang)
    for number, found in by_line_up(results).items():
        name = line_up_named(tournament.line_ups[number], lang)
        for standing in found:
            table.add_row(escape(name), escape(standing.bot), *_figures(standing, columns))
            name = ""
        table.add_section()
    return table


def _narrow_line_ups_table(tournament: Tournament, results: Sequence[Result], lang: str) -> Table:
    """Each line-up above its bots, where there is no room beside them."""
    from rich.markup import escape
    from rich.table import Table

    table = Table(title=_said("arena-line-ups", lang), title_justify="left")
    table.add_column(_said("arena-column-bot", lang))
    _add_figures(table, ("rate",), lang)
    for number, found in by_line_up(results).items():
        table.add_row(f"[bold]{escape(line_up_named(tournament.line_ups[number], lang))}", "")
        for standing in found:
            table.add_row(f"  {escape(standing.bot)}", *_figures(standing, ("rate",)))
        table.add_section()
    return table


def _add_figures(table: Table, columns: Sequence[str], lang: str) -> None:
    for column in columns:
        table.add_column(_said(f"arena-column-{column}", lang), justify="right", no_wrap=True)


def _figures(standing: BotStanding, columns: Sequence[str]) -> list[str]:
    figures = {
        "games": str(standing.games),
        "wins": str(standing.wins),
        "shared": str(standing.shared),
        "rate": percent(standing.rate),
        "points": plain(standing.points),
        "rating": plain(standing.rating),
        "elo": elo_told(standing.elo),
    }
    return [figures[column] for column in columns]


def _fewer_and_fewer(columns: Sequence[str]) -> list[list[str]]:
    """All columns, then without the one that matters least, and so on down to the win rate alone."""
    forms, left = [list(columns)], list(columns)
    for column in LESS_AND_LESS_SPARE:
        if column in left:
            left.remove(column)
            forms.append(list(left))
    return forms


def _lapses(results: Sequence[Result]) -> list[tuple[str, int, Lapse]]:
    """Every lapse with its bot and the number of its match, in the order of the matches."""
    ordered = sorted(results, key=lambda result: result.fixture.number)
    return [
        (result.fixture.seats[lapse.seat], result.fixture.number, lapse)
        for result in ordered
        for lapse in result.outcome.lapses
    ]


def _said(message: str, lang: str, **about: Spoken) -> str:
    return say(Phrase(message, about), lang)
