"""`pangea simulate GAME`: random games, their statistics, and their records if wanted."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pangea.cli.files import edition_from, options_from, writing
from pangea.cli.language import checked_language, said
from pangea.cli.options import Choices, ContentFile, GameName, Json, Language, Players, Seed, check_counts
from pangea.cli.progress import progress
from pangea.cli.screen import fitting
from pangea.core.errors import BadTable

if TYPE_CHECKING:
    from rich.table import Table

DEVICES = ("cpu", "cuda")
FULL_AND_NARROWER = (
    ("seat", "wins", "shared", "points", "spread"),
    ("seat", "wins", "points", "spread"),
    ("seat", "wins", "points"),
)
"""The columns of the table of seats, from all of them to those for the narrowest screen."""


def command(
    name: GameName,
    players: Players = 3,
    games: Annotated[int, typer.Option("--games", "-g", metavar="K", help=said("cli-opt-games"))] = 1000,
    seed: Seed = 1,
    records: Annotated[
        str | None, typer.Option("--records", metavar="FILE", help=said("cli-opt-records-out"))
    ] = None,
    legal: Annotated[bool, typer.Option("--legal", metavar="", help=said("cli-opt-legal"))] = False,
    threads: Annotated[
        int | None, typer.Option("--threads", metavar="N", help=said("cli-opt-threads"))
    ] = None,
    device: Annotated[str, typer.Option("--device", metavar="DEVICE", help=said("cli-opt-device"))] = "cpu",
    option: Choices = None,
    content: ContentFile = None,
    json_: Json = False,
    lang: Language = None,
) -> None:
    lang = checked_language(lang)
    if device not in DEVICES:
        raise BadTable("cli-bad-device", device=device)
    if device == "cuda" and records is not None:
        raise BadTable("cli-device-records")
    check_counts({"--games": games, "--threads": threads})
    edition = edition_from(name, content)
    options = options_from(option, edition.game)
    edition.lay_out(players, options)  # refuses players and options before anything is compiled

    from pangea.core.compiled import Compiled
    from pangea.simulate.cpu import Simulation

    compiled = Compiled(edition)
    simulation = Simulation(compiled, players, options, seed or 0)
    if device == "cuda":
        from pangea.simulate.gpu import GpuSimulation

        on_gpu = GpuSimulation(compiled, players, options, seed or 0)
        with progress(said("cli-simulating", lang, games=games), games) as advance:
            statistics = on_gpu.play_all(games, advance)
    elif records is None:
        with progress(said("cli-simulating", lang, games=games), games) as advance:
            statistics = simulation.play(games, threads, advance)
    else:
        with writing(records) as file, progress(said("cli-writing", lang, games=games), games) as advance:
            fast = compiled.fast_edition

            def keep(moves: list[int]) -> None:
                file.write(record_line(fast, players, options, moves, legal))

            statistics = simulation.play(games, threads, advance, keep)
    if json_:
        print(json.dumps({"game": name, "players": players, "seed": seed, **statistics.as_dict()}))
        return
    _print_table(edition.game.name, players, seed or 0, statistics, lang)
    if records is not None:
        print(said("cli-records-written", lang, count=games, file=records))


def record_line(edition: Any, players: int, options: Mapping[str, str], moves: list[int], legal: bool) -> str:
    """A game of move numbers as a record on one line."""
    from pangea.core import records
    from pangea.core.match import Match

    match = Match(edition, players, options, seed=0)
    lists = []
    for move in moves:
        if legal:
            lists.append(match.legal())
        match.restore([move], [edition.write(match.state, move)])
    record = match.record()
    if legal:
        record["legal"] = lists
    return records.write(record) + "\n"


def _print_table(name: str, players: int, seed: int, statistics: Any, lang: str) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    title = said("cli-statistics", lang, game=name, players=players, games=statistics.games, seed=str(seed))
    console.print(f"[bold]{title}")
    console.print(f"{said('cli-stat-moves', lang)}: {statistics.moves / statistics.games:.1f}")
    console.print(f"{said('cli-stat-decisions', lang)}: {statistics.decisions / statistics.games:.1f}")
    forms = [_seats_table(players, statistics, lang, columns) for columns in FULL_AND_NARROWER]
    console.print(fitting(forms, console.width))
    endings = Table()
    endings.add_column(said("cli-stat-ending", lang))
    endings.add_column(said("cli-stat-count", lang), justify="right", no_wrap=True)
    for ending, count in _endings(name, statistics.endings, lang):
        endings.add_row(ending, f"{count} ({count / statistics.games:.1%})")
    console.print(endings)


def _seats_table(players: int, statistics: Any, lang: str, columns: Sequence[str]) -> Table:
    from rich.table import Table

    seats = Table()
    for column in columns:
        seats.add_column(said(f"cli-stat-{column}", lang), justify="right", no_wrap=True)
    for seat in range(players):
        figures = {
            "seat": str(seat),
            "wins": f"{statistics.wins[seat] / statistics.games:.1%}",
            "shared": f"{statistics.shared[seat] / statistics.games:.1%}",
            "points": f"{statistics.mean_points[seat]:.2f}",
            "spread": f"{statistics.spread_of_points[seat]:.2f}",
        }
        seats.add_row(*(figures[column] for column in columns))
    return seats


def _endings(name: str, endings: Mapping[str, int], lang: str) -> Iterator[tuple[str, int]]:
    for ending, count in endings.items():
        yield said(f"{name}-ending-{ending}", lang), count
