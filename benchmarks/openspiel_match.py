"""How does the search fare against OpenSpiel's own, at the same game and with the same time to think?

Against its IS-MCTS where something is hidden, against its MCTS where nothing is, through an adapter that says
(opponents/openspiel.py) what it does to be fair. Every seat equally often, the same deals for both. Small by
default; in earnest:

    python benchmarks/openspiel_match.py --games 40 --seconds 0.5 [--game clans] [--jobs 2] [--json FILE]

OpenSpiel is installed into build/peers at the first run, unless it can be imported already; where neither
can be, nothing is played. Bots think by the clock: let nothing else run, no more jobs than there are cores.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

import pangea
from pangea.bots import search
from pangea.core.compiled import Compiled
from pangea.core.edition import Edition
from pangea.core.match import start

sys.path.append(str(Path(__file__).parents[1]))

from benchmarks.opponents.contests import Budget, Contest, Report, held
from benchmarks.opponents.installing import OPEN_SPIEL, NotInstalled
from benchmarks.opponents.machine import machine

AIM = 0.9
PLAYERS = 2


def compare_thoughts(console: Console, games: list[pangea.Game], seconds: float) -> None:
    """How much each thinks in the time, on the first decision of a game."""
    from benchmarks.opponents import openspiel

    table = Table(title=f"How often each plays the game out in {seconds:g} s, at the first decision")
    for column in ("game", "their search", "OpenSpiel", "Pangea"):
        table.add_column(column, justify="left" if column in ("game", "their search") else "right")
    for game in games:
        match = start(Compiled(Edition(game)).fast_edition, PLAYERS, seed=1)
        view = match.view(match.turn)
        theirs = openspiel.Player(1, f"{seconds}s")
        ours = search.Player(1, f"{seconds}s")
        for _ in range(2):  # the first time, something may have to be compiled
            theirs.choose(view, view.legal())
            ours.choose(view, view.legal())
        table.add_row(game.name, theirs.kind, f"{theirs.simulations:,}", f"{ours.iterations:,}")
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description="The search against OpenSpiel's own.")
    parser.add_argument(
        "--games", type=int, default=2, help="games for each game; rounded up to whole rounds"
    )
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--seconds", type=float, default=0.05, help="how long each thinks about a move")
    parser.add_argument("--minutes", type=float, help="stop a game's matches after so many minutes")
    parser.add_argument("--jobs", type=int, help="matches at a time; usually one for each core")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same deals")
    parser.add_argument("--json", help="write the results to this file, too, after each game")
    chosen = parser.parse_args()
    console = Console()
    try:
        from benchmarks.opponents import openspiel
    except (ImportError, NotInstalled) as error:
        console.print(f"OpenSpiel can't be installed here, so there is no match: {error}", highlight=False)
        return
    games = [pangea.game(name) for name in chosen.game] if chosen.game else list(pangea.every_game())
    console.print(f"{machine()}, {OPEN_SPIEL}", highlight=False)
    compare_thoughts(console, games, chosen.seconds)
    report = Report(console, chosen.json, machine())
    budget = Budget(chosen.games, chosen.minutes, chosen.jobs, chosen.seed)
    for game in games:
        pair = f"search:{chosen.seconds:g}s", f"openspiel:{chosen.seconds:g}s"
        claim = f"{chosen.seconds:g} s each, against OpenSpiel"
        fared = held(Contest(claim, game.name, pair, AIM), budget, openspiel.bot)
        if fared is not None:
            report.add(fared)
    report.print_table("How often the search wins against OpenSpiel's, with 95% intervals")


if __name__ == "__main__":
    main()
