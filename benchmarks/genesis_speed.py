"""How fast is random legal play of Genesis, and what is the scoring's part in it?

Every choice is uniform over the legal moves, to the end of the game, on one core. What counts is seconds of
the processor, the best of some rounds: a shared machine is not equally fast at all times.

    python benchmarks/genesis_speed.py [--rounds 7] [--games 20000]
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from rich.console import Console
from rich.table import Table

import pangea
from pangea.core.compiled import Compiled, Entry
from pangea.core.edition import Edition
from pangea.core.kernel import rule
from pangea.games.genesis.rules.scoring import points_now
from pangea.simulate.cpu import Simulation


@rule
def score_again(states: Any, count: int) -> int:
    """Score the first table so many times."""
    total = 0
    for _ in range(count):
        total ^= points_now(states[0])
    return total


def best_of(rounds: int, simulation: Simulation, games: int) -> tuple[float, float, float]:
    """Decisions and moves a second, and seconds a game."""
    found = []
    for _ in range(rounds):
        before = time.process_time()
        played = simulation.play(games, threads=1)
        seconds = time.process_time() - before
        found.append((played.decisions / seconds, played.moves / seconds, seconds / games))
    return max(found)


def seconds_to_score(compiled: Compiled, players: int, tables: int = 20, times: int = 2000) -> float:
    """The mean over the last positions of some games."""
    (score,) = compiled.entries(Entry(score_again, ("states", "int")))
    edition = compiled.edition
    states: Any = edition.game.state.batch(1)
    seconds = 0.0
    for log in Simulation(compiled, players, {}, seed=3).logs(tables):
        states[0] = edition.lay_out(players, {})
        for move in log:
            edition.rules.apply(states[0], move)
        before = time.process_time()
        score(states, times)
        seconds += time.process_time() - before
    return seconds / tables / times


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", type=int, default=20_000)
    chosen = parser.parse_args()
    compiled = Compiled(Edition(pangea.game("genesis")))
    table = Table(
        "players", "decisions/s", "moves/s", "a game", "its scoring", title="Genesis, random legal play"
    )
    for players in (2, 3, 4):
        simulation = Simulation(compiled, players, {}, seed=1)
        simulation.play(10, threads=1)
        decisions, moves, game = best_of(chosen.rounds, simulation, chosen.games)
        scoring = seconds_to_score(compiled, players)
        shown = [f"{decisions / 1e6:.1f} million", f"{moves / 1e6:.1f} million", f"{game * 1e6:.1f} µs"]
        table.add_row(str(players), *shown, f"{scoring * 1e6:.2f} µs")
    Console().print(table)


if __name__ == "__main__":
    main()
