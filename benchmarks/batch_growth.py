"""How does a batch grow with its games and cores, what do restarts cost, and how soon is the first step made?

Random legal actions with masks and observations, nature's moves not counted; in seconds of the clock, because
cores are to help, in the best of some rounds.

    python benchmarks/batch_growth.py [--game clans] [--rounds 5] [--cold]    --cold compiles anew, too
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.table import Table

import pangea
from pangea.core.catalogue import names
from pangea.simulate.batch import GameBatch

SIZES = (1, 16, 256, 4096, 32768)
STEPS_AT_LEAST = 65_536
"""Steps of a round: a batch of one game makes as many as that of thousands."""
AT_ONCE = 4096
FIRST_STEP = """
import time
begun = time.perf_counter()
import pangea
games = pangea.batch({game!r}, games=256, players={players}, seed=1)
games.step(games.random_actions())
print(time.perf_counter() - begun)
"""


def thread_counts() -> list[int]:
    """One thread, two, four, up to as many as there are cores."""
    cores = os.cpu_count() or 1
    return sorted({1, cores, *(1 << power for power in range(1, cores.bit_length()) if 1 << power <= cores)})


def seconds(work: Callable[[], object], rounds: int) -> float:
    """In the best of these rounds."""
    spent = []
    for _ in range(rounds):
        begun = time.perf_counter()
        work()
        spent.append(time.perf_counter() - begun)
    return min(spent)


def steps_a_second(name: str, games: int, threads: int, rounds: int) -> float:
    players = pangea.game(name).players[-1]
    steps = max(2, min(STEPS_AT_LEAST // games, 2000))
    with pangea.batch(name, games=games, players=players, seed=1, threads=threads) as batch:

        def go_on() -> None:
            for _ in range(steps):
                batch.step(batch.random_actions(), check=False)

        go_on()
        return games * steps / seconds(go_on, rounds)


def costs(batch: GameBatch, rounds: int) -> Iterator[tuple[str, float]]:
    """What is done with a batch, and the seconds it takes."""
    actions = batch.random_actions().copy()
    kept = batch.snapshot()

    def step(*, check: bool) -> None:
        batch.restore(kept)
        batch.step(actions, check=check)

    again = seconds(lambda: batch.restore(kept), rounds)
    yield "a step, actions unchecked", seconds(lambda: step(check=False), rounds) - again
    yield "a step, actions checked", seconds(lambda: step(check=True), rounds) - again
    yield "one game begun anew", seconds(lambda: batch.reset([7]), rounds)
    tenth = list(range(0, batch.games, 10))
    yield "a tenth of the games begun anew", seconds(lambda: batch.reset(tenth), rounds)
    yield "all games begun anew", seconds(batch.reset, rounds)
    yield "a snapshot", seconds(batch.snapshot, rounds)
    yield "back to a snapshot, told anew", again


def first_step(name: str, *, cold: bool) -> float:
    """Seconds from the start of Python's own work to the first step of 256 games."""
    words = FIRST_STEP.format(game=name, players=pangea.game(name).players[-1])
    with tempfile.TemporaryDirectory() as empty:
        where = {**os.environ, "PANGEA_CACHE": empty} if cold else None
        done = subprocess.run(
            [sys.executable, "-c", words], env=where, check=True, capture_output=True, text=True
        )
    return float(done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description="How a batch grows.")
    parser.add_argument("--game", choices=names(), action="append")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--cold", action="store_true", help="time the first step without compiled code, too")
    chosen = parser.parse_args()
    games, console = chosen.game or names(), Console()

    growth = Table(title="million steps/s with masks and observations, by the clock")
    growth.add_column("games, threads")
    for name in games:
        growth.add_column(name, justify="right")
    for size in SIZES:
        # A few games are not worth another thread.
        for threads in thread_counts() if size >= AT_ONCE else [1]:
            rates = [steps_a_second(name, size, threads, chosen.rounds) / 1e6 for name in games]
            growth.add_row(f"{size:,}, {threads}", *(f"{rate:.2f}" for rate in rates))
    console.print(growth)

    spent = Table(title=f"what {AT_ONCE:,} games take on one thread, in milliseconds")
    spent.add_column("")
    for name in games:
        spent.add_column(name, justify="right")
    found = {}
    for name in games:
        players = pangea.game(name).players[-1]
        with pangea.batch(name, games=AT_ONCE, players=players, seed=1, threads=1) as batch:
            found[name] = dict(costs(batch, chosen.rounds))
    for what in found[games[0]]:
        spent.add_row(what, *(f"{found[name][what] * 1e3:.2f}" for name in games))
    console.print(spent)

    soon = Table(title="seconds from an import to the first step")
    soon.add_column("")
    for name in games:
        soon.add_column(name, justify="right")
    warm = [min(first_step(name, cold=False) for _ in range(3)) for name in games]
    soon.add_row("compiled code is kept", *(f"{one:.2f}" for one in warm))
    if chosen.cold:
        soon.add_row("nothing is kept", *(f"{first_step(name, cold=True):.1f}" for name in games))
    console.print(soon)


if __name__ == "__main__":
    main()
