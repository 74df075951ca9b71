"""How many moves a second does a GPU play, and are its results those of the processor?

Without a GPU it says so and ends well. Run it where one is: `python benchmarks/gpu.py`.
"""

from __future__ import annotations

import time

import pangea
from pangea.core.compiled import Compiled
from pangea.core.edition import Edition
from pangea.simulate.cpu import DECISIONS, MOVES, Simulation
from pangea.simulate.gpu import GpuSimulation, NoGpu

THREADS = 1 << 17
ROUNDS = 5


def main() -> None:
    for game in pangea.every_game():
        compiled = Compiled(Edition(game))
        players = min(3, game.players[-1])
        try:
            gpu = GpuSimulation(compiled, players, {}, seed=1)
        except NoGpu as error:
            print(error)
            return
        there = Simulation(compiled, players, {}, seed=1).play(8192)
        same = "equal to" if gpu.play(1024, 8) == there else "DIFFERENT FROM"
        print(f"{game.name}: the statistics of 8,192 games are {same} the processor's")
        for _ in range(ROUNDS):
            start = time.perf_counter()
            sums = gpu.sums(THREADS, 16)
            seconds = time.perf_counter() - start
            decisions, moves = int(sums[DECISIONS, 0]), int(sums[MOVES, 0])
            rates = decisions / seconds / 1e6, moves / seconds / 1e6
            print(f"  {rates[0]:8.0f} million decisions/s, {rates[1]:8.0f} million moves with nature's/s")


if __name__ == "__main__":
    main()
