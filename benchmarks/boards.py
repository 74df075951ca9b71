"""What does it cost to hand rules a board's tables instead of constants?

The usual board is played twice: as itself, its tables constants of the compiled rules, and as a board that
somebody brought along, by the rules that serve every board. Both run in turns on one core, and the ratio of
each pair of runs counts, in seconds of the processor. That they play the same games is tested first.

    python benchmarks/boards.py [--rounds 9] [--seconds 1] [--games clans,genesis,planet]
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

import pangea
from pangea.bots.search.searcher import Searcher, believed
from pangea.bots.search.settings import SearchSettings
from pangea.core.compiled import Compiled
from pangea.core.edition import Edition
from pangea.core.match import start
from pangea.simulate.cpu import Simulation

sys.path.append(str(Path(__file__).parents[1]))

from benchmarks.opponents.machine import machine

PLAYERS = 3

Work = Callable[[int], object]
"""Play this many games, or search for this many iterations."""


def random_games(compiled: Compiled) -> Work:
    simulation = Simulation(compiled, PLAYERS, {}, seed=7)
    return lambda games: simulation.play(games, threads=1)


def iterations(compiled: Compiled) -> Work:
    match = start(compiled.edition, PLAYERS, seed=5)
    view = match.view(match.turn)
    searcher, belief = Searcher(compiled, SearchSettings()), believed(view)

    def search(count: int) -> None:
        searcher.start(view, belief, 1, 0)
        searcher.grow(count)

    return search


def seconds_of(work: Work, count: int) -> float:
    before = time.process_time()
    work(count)
    return time.process_time() - before


def compare(constants: Work, data: Work, rounds: int, seconds: float) -> list[str]:
    """Both a second, and the ratio of each pair of runs: its median and its range."""
    for work in (constants, data):
        work(100)  # all is loaded now
    count = max(100, round(1000 * seconds / seconds_of(constants, 1000)))
    pairs = [(seconds_of(constants, count), seconds_of(data, count)) for _ in range(rounds)]
    speeds = [count / median(one) for one in zip(*pairs, strict=True)]
    ratios = [one / other for one, other in pairs]
    return [
        *(f"{speed:,.0f}" for speed in speeds),
        f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=9, help="how often each side runs")
    parser.add_argument("--seconds", type=float, default=1.0, help="about how long a run lasts")
    parser.add_argument("--games", default="clans,genesis,planet", help="which games, with commas between")
    chosen = parser.parse_args()
    console = Console()
    console.print(machine())
    table = Table(
        "", "", "constants, a second", "data, a second", "data / constants", title="A board's tables"
    )
    for name in chosen.games.split(","):
        game = pangea.game(name)
        usual = Compiled(Edition(game))
        brought = Compiled(Edition(game, usual.edition.board.content))
        one, other = (Simulation(compiled, PLAYERS, {}, seed=3).play(200, 1) for compiled in (usual, brought))
        if one != other:
            raise SystemExit(f"{name}: they don't play the same games")
        for what, work in (("random games", random_games), ("search iterations", iterations)):
            table.add_row(name, what, *compare(work(usual), work(brought), chosen.rounds, chosen.seconds))
    console.print(table)


if __name__ == "__main__":
    main()
