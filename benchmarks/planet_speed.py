"""How fast is random legal play of Planet, for each number of players and each variant?

Every choice is uniform over the legal moves, on one core. The best of many short runs is shown, because other
work on the same machine only ever makes a run slower.

    python benchmarks/planet_speed.py [--runs 40] [--games 500]
"""

from __future__ import annotations

import argparse
import itertools
import time

import pangea
from pangea.core.compiled import Compiled
from pangea.core.edition import Edition
from pangea.simulate.cpu import Simulation


def decisions_per_second(simulation: Simulation, runs: int, games: int) -> tuple[float, float]:
    """Decisions and all moves a second, nature's too."""
    simulation.play(1, threads=1)
    best, moves = 0.0, 0.0
    for _ in range(runs):
        before = time.process_time()
        played = simulation.play(games, threads=1)
        seconds = time.process_time() - before
        if played.decisions / seconds > best:
            best, moves = played.decisions / seconds, played.moves / seconds
    return best, moves


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", maxsplit=1)[0])
    parser.add_argument("--runs", type=int, default=40)
    parser.add_argument("--games", type=int, default=500)
    arguments = parser.parse_args()
    game = pangea.game("planet")
    compiled = Compiled(Edition(game))
    choices = [[(option.name, value) for value in option.values] for option in game.options]
    for players, chosen in itertools.product(game.players, itertools.product(*choices)):
        simulation = Simulation(compiled, players, dict(chosen), seed=1)
        decisions, moves = decisions_per_second(simulation, arguments.runs, arguments.games)
        names = " ".join(f"{value:10}" for _, value in chosen)
        print(
            f"{players} players  {names}  {decisions / 1e6:5.2f} M decisions/s  {moves / 1e6:5.2f} M moves/s"
        )


if __name__ == "__main__":
    main()
