"""How strong is the search, and how much does it think in a second?

Matches are those of the arena: every seat equally often, the same deals for both sides. A rate comes with
its 95% interval, and a claim is met when the rate itself reaches the aim. Small by default; in earnest:

    python benchmarks/strength.py --games 200 [--claim duel] [--game clans] [--jobs 16] [--json FILE]
    python benchmarks/strength.py --games 200 --minutes 3     as many as can be played in 3 minutes each
    python benchmarks/strength.py --games 200 --plan          how long it would take; nothing is played

What each claim says stands in CLAIMS; `ladder` is every level against the one below, and is asked only by
name: the highest level takes its time. `speed` is counted in seconds of the processor. Bots think by the
clock: let nothing else run, and no more jobs than there are cores.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import fmean

from rich.console import Console
from rich.table import Table

import pangea
from pangea import Game
from pangea.bots import bot, search
from pangea.bots.levels import BY_NAME, LEVELS
from pangea.bots.search.searcher import Searcher, believed
from pangea.bots.search.settings import SearchSettings
from pangea.core.chance import below, random_from
from pangea.core.compiled import Compiled
from pangea.core.edition import Edition
from pangea.core.match import start
from pangea.simulate.cpu import Simulation

sys.path.append(str(Path(__file__).parents[1]))

from benchmarks.opponents.contests import Budget, Contest, Report, held, threads_of, verdict
from benchmarks.opponents.machine import machine

CLAIMS = {
    "duel": ("0.1 s against greedy", ("search:0.1s", "greedy"), 0.9),
    "crowd": ("0.1 s against three greedy ones", ("search:0.1s", "greedy", "greedy", "greedy"), 0.7),
    "time": ("0.2 s against 0.02 s", ("search:0.2s", "search:0.02s"), 0.6),
}
"""In words, who plays, and how often the first should win."""
SPEED, LADDER = "speed", "ladder"
STEP_UP = 0.6
"""How often a level should win against the one below."""
ITERATIONS = {"clans": 100_000, "genesis": 40_000, "planet": 40_000, "trias": 5_000}
"""What to aim for, in a second and on one core, at the start of a game of three."""
PLAYOUTS = 0.7
"""Every iteration plays a game to its end: the aim is this part of the speed of plain random games."""


# How strong?


def contests(claims: Sequence[str], games: Sequence[Game], levels: Sequence[str]) -> Iterator[Contest]:
    """What is to be played, claim by claim, where a game has enough seats."""
    for claim in claims:
        for game in games:
            if claim == LADDER:
                for lower, higher in pairwise(level.name for level in LEVELS):
                    if higher in levels:
                        yield Contest(f"{higher} against {lower}", game.name, (higher, lower), STEP_UP)
            elif claim in CLAIMS and len(CLAIMS[claim][1]) in game.players:
                words, players, aim = CLAIMS[claim]
                yield Contest(words, game.name, players, aim)


# How long will it take?


def thinking_seconds(name: str, compiled: Compiled, players: int) -> float:
    """How long a bot thinks about a decision: as it is told, or on average over a random game."""
    own_name, _, settings = (BY_NAME[name].bot if name in BY_NAME else name).partition(":")
    if own_name == "search" and (seconds := search.Player(0, settings).settings.seconds) is not None:
        return seconds
    match, random, player = start(compiled.fast_edition, players, seed=1), random_from(1), bot(name, 1)
    took: list[float] = []
    while not match.is_over:
        view = match.view(match.turn)
        moves = view.legal()
        begun = time.perf_counter()
        player.choose(view, moves)
        took.append(time.perf_counter() - begun)
        match.play(moves[below(random, len(moves))])
    return fmean(took[1:])  # the first may have had to wait for a compiler


def expected_seconds(contest: Contest, budget: Budget) -> float:
    """How long the games of a contest take on this many cores. Decisions are counted in random games."""
    compiled, players = Compiled(Edition(pangea.game(contest.game))), len(contest.bots)
    played = Simulation(compiled, players, {}, budget.seed).play(2000, threads=1)
    decisions = played.decisions / 2000 / players
    of_a_game = decisions * sum(thinking_seconds(name, compiled, players) for name in contest.bots)
    jobs = max(1, budget.cores // max(map(threads_of, contest.bots)))
    return of_a_game * -(-budget.games // jobs)


def print_plan(console: Console, planned: Sequence[Contest], budget: Budget) -> None:
    table = Table(title=f"{budget.games} games each, {budget.cores} cores: how long it would take")
    for column in ("game", "claim", "seconds"):
        table.add_column(column, justify="right" if column == "seconds" else "left")
    total = 0.0
    for contest in planned:
        seconds = expected_seconds(contest, budget)
        total += seconds
        table.add_row(contest.game, contest.claim, f"{seconds:.0f}")
    table.add_row("", "together", f"{total:.0f}")
    console.print(table)


# How fast?


def iterations_a_second(compiled: Compiled, players: int, seconds: float) -> float:
    """On one core, for the first decision of a game."""
    match = start(compiled.fast_edition, players, seed=1)
    view = match.view(match.turn)
    search.Player(1, "1").choose(view, view.legal())  # compiled now, if it was not yet
    player = search.Player(1, f"{seconds}s")
    begun = time.process_time()
    player.choose(view, view.legal())
    return player.iterations / (time.process_time() - begun)


def playouts_a_second(compiled: Compiled, players: int, seconds: float) -> float:
    """The same with a tree that never branches: worlds imagined, games played to their end and judged."""
    match = start(compiled.fast_edition, players, seed=1)
    view = match.view(match.turn)
    searcher = Searcher(compiled, SearchSettings(patience=10**9))
    searcher.start(view, believed(view), seed=1, stream=0)
    played, begun = 0, time.process_time()
    while (worked := time.process_time() - begun) < seconds:
        searcher.grow(1000)
        played += 1000
    return played / worked


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


def compare_speed(console: Console, report: Report, games: Sequence[Game], seconds: float) -> None:
    """Count iterations, with their tree and without it, beside random games."""
    table = Table(title="How much it thinks: one core, the first decision of a game of three")
    counted = ("iterations/s", "aim", "random games/s", "playouts / random games", "aim", "iterations / them")
    for column in ("game", *counted, ""):
        table.add_column(column, justify="left" if column in ("game", "") else "right")
    for game in games:
        compiled = Compiled(Edition(game))
        players = min(max(3, game.players[0]), game.players[-1])
        thoughts = iterations_a_second(compiled, players, seconds)
        playouts = playouts_a_second(compiled, players, seconds)
        plays = random_games_a_second(compiled, players, seconds)
        aim = ITERATIONS.get(game.name, 0)
        is_met = thoughts >= aim and playouts >= PLAYOUTS * plays
        figures = f"{thoughts:,.0f}", f"{aim:,}", f"{plays:,.0f}", f"{playouts / plays:.0%}"
        table.add_row(game.name, *figures, f"{PLAYOUTS:.0%}", f"{thoughts / plays:.0%}", verdict(is_met))
        found = {"iterations": round(thoughts), "playouts": round(playouts), "random_games": round(plays)}
        report.add_speed({"game": game.name, "players": players, **found, "met": is_met})
    console.print(table)


def main() -> None:
    claims = (SPEED, *CLAIMS, LADDER)
    parser = argparse.ArgumentParser(description="The strength and the speed of the search.")
    parser.add_argument("--claim", action="append", choices=claims, help="only this; may be given again")
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    levels = [level.name for level in LEVELS[1:]]
    parser.add_argument("--level", action="append", choices=levels, help="only this step of the ladder")
    parser.add_argument(
        "--games", type=int, default=2, help="games for each claim; rounded up to whole rounds"
    )
    parser.add_argument("--minutes", type=float, help="stop each claim in each game after so many minutes")
    parser.add_argument("--jobs", type=int, help="matches at a time; usually one for each core")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same deals")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long the speed is measured")
    parser.add_argument("--json", help="write what was found to this file, too, after each claim")
    parser.add_argument("--plan", action="store_true", help="say how long it would take, and play nothing")
    chosen = parser.parse_args()
    asked = chosen.claim or [claim for claim in claims if claim != LADDER]
    games = [pangea.game(name) for name in chosen.game] if chosen.game else list(pangea.every_game())
    budget = Budget(chosen.games, chosen.minutes, chosen.jobs, chosen.seed)
    planned = list(contests(asked, games, chosen.level or levels))
    console = Console()
    console.print(machine(), highlight=False)
    if chosen.plan:
        print_plan(console, planned, budget)
        return
    report = Report(console, chosen.json, machine())
    if SPEED in asked:
        compare_speed(console, report, games, chosen.seconds)
    for contest in planned:
        fared = held(contest, budget)
        if fared is not None:
            report.add(fared)
    if planned:
        report.print_table("How often the first one wins, with 95% intervals")


if __name__ == "__main__":
    main()
