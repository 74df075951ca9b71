"""How fast is random legal play of Clans, beside C written by hand for nothing else?

Both play the same rules to the end, every choice uniform over the legal moves, on one core and in turns,
because a machine is not equally fast at all times: what counts is the ratio of each pair of runs, in seconds
of the processor. That they play the same game is tested first: every figure of their statistics must agree.

    python benchmarks/beside_c.py [--rounds 9] [--seconds 1] [--games 400000]
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

import pangea
from pangea.core.compiled import Compiled
from pangea.simulate.cpu import Simulation

sys.path.append(str(Path(__file__).parents[1]))

from benchmarks.opponents.machine import machine

SOURCE = Path(__file__).parent / "yardstick" / "clans.c"
FLAGS = ("-O3", "-march=native", "-std=c11", "-D_POSIX_C_SOURCE=200809L", "-Wall", "-Wextra")
TERRAINS = ("forest", "mountain", "steppe", "plain")  # as the yardstick numbers them
AGREED = 4.0
"""Two samples of the same thing differ by more standard errors than this once in sixteen thousand."""

Play = Callable[[int, int, int], "Played"]
"""Play with this many players, this many games, from this seed."""


@dataclass(frozen=True)
class Played:
    """What games came to (the words of `Statistics`), and the processor's seconds they took."""

    statistics: Mapping[str, Any]
    seconds: float

    @property
    def games(self) -> float:
        return float(self.statistics["games"]) / self.seconds

    @property
    def decisions(self) -> float:
        return float(self.statistics["decisions"]) / self.seconds

    @property
    def moves(self) -> float:
        return float(self.statistics["moves"]) / self.seconds


# The two players


def pangea_player(compiled: Compiled) -> Play:
    def play(players: int, games: int, seed: int) -> Played:
        simulation = Simulation(compiled, players, {}, seed)
        simulation.play(1, threads=1)
        before = time.process_time()
        statistics = simulation.play(games, threads=1)
        return Played(statistics.as_dict(), time.process_time() - before)

    return play


def yardstick_player(folder: Path, content: Mapping[str, Any]) -> Play | None:
    """The C program, compiled in this folder; None where there is no compiler."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        return None
    (folder / "board.h").write_text(board_header(content), encoding="utf-8")
    program = folder / "clans"
    subprocess.run([compiler, *FLAGS, f"-I{folder}", str(SOURCE), "-o", str(program), "-lm"], check=True)

    def play(players: int, games: int, seed: int) -> Played:
        words = [str(program), str(players), str(games), str(seed)]
        statistics = json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)
        return Played(statistics, float(statistics["seconds"]))

    return play


def board_header(content: Mapping[str, Any]) -> str:
    """The board as tables in C: what `board.h` holds."""
    terrain, region, neighbours = content["terrain"], content["region"], content["neighbours"]
    regions = [[place for place, number in enumerate(region) if number == own] for own in sorted(set(region))]
    borders = [(here, there) for here, others in enumerate(neighbours) for there in others if here < there]
    sizes = {
        "TERRITORIES": len(terrain),
        "REGIONS": len(regions),
        "BORDERS": len(borders),
        "MOST_NEIGHBOURS": max(len(others) for others in neighbours),
    }
    lines = [f"enum {{ {', '.join(f'{name} = {size}' for name, size in sizes.items())} }};"]
    tables: dict[str, Sequence[Any]] = {
        "terrain_of[TERRITORIES]": [TERRAINS.index(name) for name in terrain],
        "region_places[REGIONS][CLANS]": regions,
        "border_ends[BORDERS][2]": borders,
    }
    lines += [f"static const uint8_t {name} = {_braces(rows)};" for name, rows in tables.items()]
    return "\n".join(lines) + "\n"


def _braces(rows: Any) -> str:
    return f"{{{', '.join(map(_braces, rows))}}}" if isinstance(rows, (list, tuple)) else str(rows)


# Do they play the same game?


def distances(one: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, float]:
    """How far each figure of two samples is apart, in standard errors."""
    sizes = int(one["games"]), int(other["games"])
    far: dict[str, float] = {}

    def compare(name: str, figures: tuple[float, float], spread: float) -> None:
        error = spread * sqrt(1 / sizes[0] + 1 / sizes[1])
        far[name] = (figures[0] - figures[1]) / error if error else 0.0

    def compare_counts(name: str, counts: tuple[int, int]) -> None:
        share = sum(counts) / sum(sizes)
        compare(name, (counts[0] / sizes[0], counts[1] / sizes[1]), sqrt(share * (1 - share)))

    spread = float(other["spread_of_decisions"])
    compare("decisions", (one["decisions"] / sizes[0], other["decisions"] / sizes[1]), spread)
    for ending in one["endings"]:
        compare_counts(f"ending {ending}", (one["endings"][ending], other["endings"][ending]))
    for seat in range(len(one["wins"])):
        compare_counts(f"wins of seat {seat}", (one["wins"][seat], other["wins"][seat]))
        compare_counts(f"shared wins of seat {seat}", (one["shared"][seat], other["shared"][seat]))
        means = one["mean_points"][seat], other["mean_points"][seat]
        spreads = one["spread_of_points"][seat], other["spread_of_points"][seat]
        compare(f"points of seat {seat}", means, sqrt((spreads[0] ** 2 + spreads[1] ** 2) / 2))
        compare(f"spread of the points of seat {seat}", spreads, spreads[1] / sqrt(2))
    return far


def compare_statistics(console: Console, fast: Play, yardstick: Play, games: int) -> bool:
    """Say how far apart they are at worst; is that near enough?"""
    table = Table(title=f"The same game? {games:,} games each, Pangea / C")
    for column in ("players", "figures", "largest |z|", "which", "decisions a game", "stuck"):
        table.add_column(column, justify="left" if column == "which" else "right")
    agreed = True
    for players in (2, 3, 4):
        both = [play(players, games, 20_020 + players).statistics for play in (fast, yardstick)]
        far = distances(both[0], both[1])
        worst = max(far, key=lambda name: abs(far[name]))
        agreed = agreed and abs(far[worst]) < AGREED
        table.add_row(
            str(players),
            str(len(far)),
            f"{abs(far[worst]):.2f}",
            worst,
            " / ".join(f"{sample['decisions'] / games:.2f}" for sample in both),
            " / ".join(f"{sample['endings']['stuck'] / games:.2%}" for sample in both),
        )
    console.print(table)
    console.print("They agree." if agreed else f"[red]They do not agree: |z| should stay below {AGREED}.[/]")
    return agreed


# How fast?


def enough_games(play: Play, players: int, seconds: float) -> int:
    """As many games as take about this many seconds."""
    return max(1, round(play(players, 20_000, 1).games * seconds))


def compare_speed(console: Console, fast: Play, yardstick: Play | None, rounds: int, seconds: float) -> None:
    sides = {"Pangea": fast} | ({"C": yardstick} if yardstick else {})
    games = {name: enough_games(play, 3, seconds) for name, play in sides.items()}
    runs: dict[str, list[Played]] = {name: [] for name in sides}
    for number in range(rounds):
        for name, play in sides.items():
            runs[name].append(play(3, games[name], 100 + number))

    table = Table(
        title=f"3 players, one core, millions a second: median (and range) of {rounds} rounds in turns"
    )
    for column in ("", "decisions", "moves, nature's too", "games"):
        table.add_column(column, justify="right" if column else "left")
    for name, played in runs.items():
        table.add_row(
            name,
            millions([run.decisions for run in played]),
            millions([run.moves for run in played]),
            millions([run.games for run in played]),
        )
    console.print(table)
    if yardstick:
        ratios = [
            own.decisions / other.decisions for own, other in zip(runs["Pangea"], runs["C"], strict=True)
        ]
        console.print(f"Pangea / C: {median(ratios):.1%}  ({min(ratios):.1%} to {max(ratios):.1%})")


def compare_players(console: Console, compiled: Compiled, seconds: float) -> None:
    """Tables of every size on one thread and on two, by the processor and by the clock on the wall."""
    table = Table(title="Pangea by players and threads, millions of decisions a second")
    table.add_column("players", justify="right")
    for column in ("1 thread: a core", "by the clock", "2 threads: a core", "by the clock"):
        table.add_column(column, justify="right")
    for players in (2, 3, 4):
        simulation = Simulation(compiled, players, {}, 7)
        games = enough_games(pangea_player(compiled), players, seconds)
        row = []
        for threads in (1, 2):
            clock, busy = time.perf_counter(), time.process_time()
            decisions = simulation.play(games * threads, threads).decisions / 1e6
            row += [decisions / (time.process_time() - busy), decisions / (time.perf_counter() - clock)]
        table.add_row(str(players), *(f"{rate:.1f}" for rate in row))
    console.print(table)


def millions(rates: Sequence[float]) -> str:
    return f"{median(rates) / 1e6:.3g} ({min(rates) / 1e6:.3g} to {max(rates) / 1e6:.3g})"


def main() -> None:
    parser = argparse.ArgumentParser(description="The speed of random play of Clans, beside C.")
    parser.add_argument("--rounds", type=int, default=9, help="how often each side plays")
    parser.add_argument("--seconds", type=float, default=1.0, help="about how long a round lasts")
    parser.add_argument("--games", type=int, default=400_000, help="games each to compare the statistics of")
    chosen = parser.parse_args()
    console = Console()
    console.print(machine())
    edition = pangea.Edition(pangea.game("clans"))
    compiled = Compiled(edition)
    fast = pangea_player(compiled)
    with tempfile.TemporaryDirectory() as folder:
        yardstick = yardstick_player(Path(folder), edition.board.content)
        if yardstick is None:
            console.print("There is no C compiler here (cc, or what CC names), so Pangea plays alone.")
        agreed = yardstick is None or compare_statistics(console, fast, yardstick, chosen.games)
        compare_speed(console, fast, yardstick, chosen.rounds, chosen.seconds)
    compare_players(console, compiled, chosen.seconds)
    if not agreed:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
