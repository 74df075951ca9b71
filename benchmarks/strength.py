"""How strong is the search, and how much does it think in a second?

Matches are those of the arena: every seat equally often, the same deals for both sides. A rate comes with
its 95% interval, and a claim is met when the rate itself reaches the aim. Small by default; in earnest:

    python benchmarks/strength.py --games 200 [--game clans] [--jobs 2] [--seed 1] [--seconds 2]

Bots think by the clock: let nothing else run, and no more jobs than there are cores. Speeds are by the
seconds of the processor.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import pangea
from pangea import Game, arena
from pangea.arena import Tournament
from pangea.arena.ratings import Standing, standings
from pangea.arena.tables import percent, plain
from pangea.bots import search
from pangea.core.compiled import Compiled
from pangea.core.edition import Edition
from pangea.core.match import start
from pangea.simulate.cpu import Simulation


@dataclass(frozen=True)
class Claim:
    """The first of these bots wins so large a part of its games against the others."""

    words: str
    bots: tuple[str, ...]
    aim: float


CLAIMS = (
    Claim("0.1 s against greedy", ("search:0.1s", "greedy"), 0.9),
    Claim("0.1 s against three greedy ones", ("search:0.1s", "greedy", "greedy", "greedy"), 0.7),
    Claim("0.2 s against 0.02 s", ("search:0.2s", "search:0.02s"), 0.6),
)
ITERATIONS = {"clans": 100_000, "genesis": 40_000, "planet": 40_000, "trias": 5_000}
"""What to aim for, in a second and on one core, at the start of a game of three."""
PLAYOUTS = 0.7
"""An iteration plays a game at random: the aim is so large a part of the speed of plain random games."""


# How strong?


def measured(claim: Claim, game: Game, games: int, seed: int, jobs: int | None) -> tuple[int, Standing]:
    """How many games were played, and how the bot that the claim is about fared."""
    tournament = Tournament(game.name, claim.bots, games=games, seed=seed)
    with Progress(transient=True, disable=not sys.stdout.isatty()) as progress:
        task = progress.add_task(f"{game.name}: {claim.words}", total=tournament.games)
        results = []
        for result in arena.play(tournament, jobs=jobs):
            results.append(result)
            progress.advance(task)
    found = {standing.bot: standing for standing in standings(results)}
    return tournament.games, found[claim.bots[0]]


def compare_strength(
    console: Console, games: Iterable[Game], count: int, seed: int, jobs: int | None
) -> None:
    """Play what the claims speak of."""
    table = Table(title="How often the search wins, with 95% intervals")
    for column in ("game", "search", "games", "win rate", "aim", "points", ""):
        table.add_column(column, justify="left" if column in ("game", "search", "") else "right")
    for game in games:
        for claim in CLAIMS:
            if len(claim.bots) not in game.players:
                continue
            played, fared = measured(claim, game, count, seed, jobs)
            is_met = fared.rate.value >= claim.aim
            figures = percent(fared.rate), f"{claim.aim:.0%}", plain(fared.points)
            table.add_row(game.name, claim.words, str(played), *figures, _verdict(is_met))
    console.print(table)


# How fast?


def iterations_a_second(compiled: Compiled, players: int, seconds: float) -> float:
    """On one core, for the first decision of a game."""
    match = start(compiled.fast_edition, players, seed=1)
    view = match.view(match.turn)
    player = search.Player(1, f"{seconds}s")
    player.choose(view, view.legal())  # compiled now, if it was not yet
    begun = time.process_time()
    player.choose(view, view.legal())
    return player.iterations / (time.process_time() - begun)


def random_games_a_second(compiled: Compiled, players: int, seconds: float) -> float:
    """Plain random games on one core."""
    simulation = Simulation(compiled, players, {}, seed=1)
    simulation.play(1, threads=1)
    games, rate = 100, 0.0
    while games < 2 * rate * seconds or rate == 0.0:
        begun = time.process_time()
        simulation.play(games, threads=1)
        rate = games / (time.process_time() - begun)
        games *= 2
    return rate


def compare_speed(console: Console, games: Iterable[Game], seconds: float) -> None:
    """Count iterations beside random games."""
    table = Table(title="How much it thinks: one core, the first decision of a game of three")
    for column in ("game", "iterations/s", "aim", "random games/s", "iterations / random games", "aim", ""):
        table.add_column(column, justify="left" if column in ("game", "") else "right")
    for game in games:
        compiled = Compiled(Edition(game))
        players = min(max(3, game.players[0]), game.players[-1])
        thoughts = iterations_a_second(compiled, players, seconds)
        plays = random_games_a_second(compiled, players, seconds)
        aim = ITERATIONS.get(game.name, 0)
        is_met = thoughts >= aim and thoughts >= PLAYOUTS * plays
        figures = f"{thoughts:,.0f}", f"{aim:,}", f"{plays:,.0f}", f"{thoughts / plays:.0%}"
        table.add_row(game.name, *figures, f"{PLAYOUTS:.0%}", _verdict(is_met))
    console.print(table)


def _verdict(is_met: bool) -> str:
    return "[green]met[/]" if is_met else "[red]not met[/]"


def main() -> None:
    parser = argparse.ArgumentParser(description="The strength and the speed of the search.")
    parser.add_argument(
        "--games", type=int, default=4, help="games for each claim; rounded up to whole rounds"
    )
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--jobs", type=int, help="matches at a time; usually one for each core")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same deals")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long the speed is measured")
    chosen = parser.parse_args()
    games = [pangea.game(name) for name in chosen.game] if chosen.game else pangea.every_game()
    console = Console()
    compare_speed(console, games, chosen.seconds)
    compare_strength(console, games, chosen.games, chosen.seed, chosen.jobs)


if __name__ == "__main__":
    main()
