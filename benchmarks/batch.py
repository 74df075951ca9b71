"""How many steps a second does a batch make from Python, and what do masks and observations cost?

Random legal actions, nature's moves not counted, on one core unless `--threads` says otherwise. What counts
is seconds of the processor, in the best of some rounds.

    python benchmarks/batch.py [--game clans] [--games 4096] [--steps 100] [--rounds 5] [--threads 1]
"""

from __future__ import annotations

import argparse
import time

from rich.console import Console
from rich.table import Table

import pangea
from pangea.core.catalogue import names
from pangea.simulate.batch import GameBatch

TELLS = {
    "nothing": (),
    "lists": ("moves",),
    "masks": ("mask",),
    "sets": ("sets",),
    "observations": ("observations",),
    "counts": ("counts",),
    "masks and observations": ("mask", "observations"),
    "sets and observations": ("sets", "observations"),
    "masks and counts": ("mask", "counts"),
    "sets and counts": ("sets", "counts"),
}

SPREAD = 250
"""Steps before anything is timed: until then all games are at their beginning, where moves cost less."""


def steps_a_second(batch: GameBatch, steps: int, rounds: int, *, check: bool) -> float:
    """In the best of these rounds."""
    best = 0.0
    for _ in range(rounds):
        begun = time.process_time()
        for _ in range(steps):
            batch.step(batch.random_actions(), check=check)
        best = max(best, batch.games * steps / (time.process_time() - begun))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=names())
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--threads", type=int, default=1)
    asked = parser.parse_args()
    table = Table("game", "told", "million steps/s", "unchecked", "ready after, s")
    for name in [asked.game] if asked.game else names():
        players = pangea.game(name).players[-1]
        for told, tells in TELLS.items():
            begun = time.perf_counter()
            with GameBatch(name, asked.games, players, 1, tells=tells, threads=asked.threads) as batch:
                batch.step(batch.random_actions())
                ready = time.perf_counter() - begun
                for _ in range(SPREAD):
                    batch.step(batch.random_actions(), check=False)
                figures = [
                    steps_a_second(batch, asked.steps, asked.rounds, check=check) / 1e6
                    for check in (True, False)
                ]
            table.add_row(name, told, *(f"{figure:.2f}" for figure in figures), f"{ready:.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
