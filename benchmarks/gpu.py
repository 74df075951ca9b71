"""What does a GPU do, and is it what the processor does? One command for all figures.

First, for every game, a batch on the GPU is stepped beside one on the processor, and every array is compared;
whatever differs is told, and that game is not measured. Libraries that are installed beside Pangea (PyTorch,
CuPy, JAX) borrow the arrays, and must see what a step writes. Then, over sizes of batches:

- random games played whole inside a kernel, in decisions of players;
- steps from Python by random legal actions, unchecked, with nothing told, with masks, with sets, with
  observations, and with both; and checked, with both;
- what it costs to begin a hundredth of the games anew;
- how long the first step takes: with an empty folder of compiled code, and with what that run has kept.

At the end, the nearest games of Pgx on the same GPU in the same run, where JAX with CUDA is installed or can
be: backgammon has dice, Sparrow Mahjong has three players, chance and hidden tiles, Hex and Othello have
boards of about the size of Clans'.

Without a GPU it says so and ends well.

    python benchmarks/gpu.py [--game clans] [--sizes 16384,65536,262144] [--steps 50] [--rounds 3] [--no-pgx]
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import pangea
from pangea.core.catalogue import names
from pangea.core.compiled import compiled_for
from pangea.core.edition import Edition
from pangea.simulate.arrays import WANTED
from pangea.simulate.batch import GameBatch
from pangea.simulate.cpu import DECISIONS, MOVES, Simulation
from pangea.simulate.gpu import GpuSimulation
from pangea.simulate.gpu_code import NoGpu, cuda_here

sys.path.append(str(Path(__file__).parents[1]))

from benchmarks.batch import SPREAD, TELLS
from benchmarks.opponents import pgx
from benchmarks.opponents.installing import NotInstalled, python_with

COMPARED, COMPARED_STEPS = 256, 120
COMPARED_WHOLE, WHOLE = (1024, 8), (1 << 18, 16)
"""Random games played whole: threads, and games for each of them."""
BORROWERS: dict[str, Callable[[Any, Any], Any]] = {
    "torch": lambda torch, array: torch.from_dlpack(array),
    "cupy": lambda cupy, array: cupy.from_dlpack(array),
    "jax": lambda jax, array: jax.dlpack.from_dlpack(array),
}
"""How libraries take an array by DLPack."""
ALWAYS = ("turn", "is_over", "ending", "points", "rewards", "choices")
PGX = (pgx.VERSION, "jax[cuda13]==0.10.2")
FIRST_STEP = """
import sys, time
begun = time.perf_counter()
import pangea
batch = pangea.batch(sys.argv[1], 65536, pangea.game(sys.argv[1]).players[-1], 1, device="cuda")
batch.step(batch.random_actions())
batch.turn.copy_to_host()
print(time.perf_counter() - begun)
"""


def best_rate(play: Callable[[], int], rounds: int, wait: Callable[[], None]) -> float:
    """Of some rounds the best, after one that doesn't count: how many a second."""
    play()
    wait()
    best = 0.0
    for _ in range(rounds):
        begun = time.perf_counter()
        played = play()
        wait()
        best = max(best, played / (time.perf_counter() - begun))
    return best


def differences(name: str) -> list[str]:
    """What a batch on the GPU tells otherwise than one on the processor."""
    players = pangea.game(name).players[-1]
    here, there = (
        GameBatch(name, COMPARED, players, 1, tells=WANTED, device=device) for device in ("cpu", "cuda")
    )
    found = []
    for step in range(COMPARED_STEPS):
        actions, chosen = here.random_actions(), host(there.random_actions())
        if not np.array_equal(actions, chosen):
            found.append(f"random actions of step {step}")
        here.step(actions)
        there.step(actions)
        found += [
            f"{told} after step {step}"
            for told in (*ALWAYS, *WANTED, "states")
            if host(getattr(there, told)).tobytes() != getattr(here, told).tobytes()
        ]
    played = [host(batch.playouts(2).rewards).tobytes() for batch in (here, there)]
    return found + (["playouts"] if played[0] != played[1] else [])


def host(array: Any) -> Any:
    return array if isinstance(array, np.ndarray) else array.copy_to_host()


def borrowed(name: str, wait: Callable[[], None]) -> list[str]:
    """What each library makes of the arrays of a batch, in a sentence."""
    found = []
    for library, take in BORROWERS.items():
        try:
            module = importlib.import_module(library)
        except ImportError:
            found.append(f"{library} is not installed here")
            continue
        batch = GameBatch(name, COMPARED, pangea.game(name).players[-1], 1, tells=WANTED, device="cuda")
        told = {one: getattr(batch, one) for one in (*ALWAYS, *WANTED)}
        try:
            taken = {
                (one, at): take(module, (array, array.T)[at]) for one, array in told.items() for at in (0, 1)
            }
            batch.step(batch.random_actions())
            wait()
            wrong = [
                f"{one}{'.T' * at}"
                for (one, at), theirs in taken.items()
                if not np.array_equal(here(theirs), host(told[one]).T if at else host(told[one]))
            ]
        except Exception as reason:  # noqa: BLE001  it is another library's, and the others have their turn
            found.append(f"{library} can't take the arrays: {type(reason).__name__}: {reason}")
        else:
            found.append(
                f"{library} sees " + (f"NOT the same: {', '.join(wrong)}" if wrong else "what a step writes")
            )
    return found


def here(array: Any) -> Any:
    """An array of any library as one of NumPy."""
    return np.asarray(
        array.get() if hasattr(array, "get") else array.cpu() if hasattr(array, "cpu") else array
    )


def whole_games(name: str, rounds: int) -> list[str]:
    """Million decisions a second, and moves with nature's, of random games inside a kernel."""
    compiled, players = compiled_for(Edition(pangea.game(name))), min(3, pangea.game(name).players[-1])
    gpu = GpuSimulation(compiled, players, {}, seed=1)
    threads, each = COMPARED_WHOLE
    same = gpu.play(threads, each) == Simulation(compiled, players, {}, seed=1).play(threads * each)

    def rate(row: int) -> float:
        return best_rate(lambda: int(gpu.sums(*WHOLE)[row, 0]), rounds, lambda: None)

    rates = rate(DECISIONS), rate(MOVES)
    return [*(f"{rate / 1e6:,.0f}" for rate in rates), "equal" if same else "DIFFERENT"]


def stepped(name: str, games: int, tells: tuple[str, ...], asked: Any, wait: Any, *, check: bool) -> float:
    batch = GameBatch(name, games, pangea.game(name).players[-1], 1, tells=tells, device="cuda")
    for _ in range(SPREAD):
        batch.step(batch.random_actions(), check=False)

    def play() -> int:
        for _ in range(asked.steps):
            batch.step(batch.random_actions(), check=check)
        return games * int(asked.steps)

    return best_rate(play, asked.rounds, wait)


def restarts(name: str, games: int, asked: Any, wait: Any) -> float:
    """Milliseconds to begin a hundredth of the games anew."""
    batch = GameBatch(name, games, pangea.game(name).players[-1], 1, device="cuda")
    places = np.arange(0, games, 100)

    def play() -> int:
        for _ in range(asked.steps):
            batch.reset(places)
        return int(asked.steps)

    return 1e3 / best_rate(play, asked.rounds, wait)


def first_steps(name: str) -> list[str]:
    """Seconds to the first step of a new process, cold and warm."""
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-c", FIRST_STEP, name]
        environment = {**os.environ, "PANGEA_CACHE": folder}
        runs = [
            subprocess.run(words, check=True, capture_output=True, text=True, env=environment).stdout
            for _ in ("cold", "warm")
        ]
    return [f"{float(run):.1f}" for run in runs]


def pgx_rates(console: Console, sizes: list[int], asked: Any) -> None:
    table = Table(
        "Pgx, million steps/s", *(f"{size:,}, {what}" for size in sizes for what in ("bare", "told"))
    )
    rates: dict[str, list[float]] = {name: [] for name in pgx.GAMES}
    try:
        python = str(python_with(*PGX))
        for size in sizes:
            figures = map(str, (size, asked.steps, asked.rounds))
            words = [python, "-c", pgx.STEPS, "gpu", *figures, *pgx.GAMES]
            done = subprocess.run(words, check=True, capture_output=True, text=True)
            for name, found in json.loads(done.stdout.splitlines()[-1]).items():
                rates[name] += found
    except (NotInstalled, subprocess.CalledProcessError) as failed:
        reason = str(getattr(failed, "stderr", None) or failed).strip().splitlines()[-1]
        console.print(f"{PGX[0]} with {PGX[1]} can't be installed or run here: {reason}", highlight=False)
        return
    for name, found in rates.items():
        table.add_row(name, *(f"{rate / 1e6:.2f}" for rate in found))
    console.print(table)


def measured(console: Console, name: str, sizes: list[int], asked: Any, wait: Any) -> None:
    steps = Table(f"{name}: million steps/s", *(f"{size:,} games" for size in sizes))
    for told, tells in TELLS.items():
        found = [stepped(name, size, tells, asked, wait, check=False) for size in sizes]
        steps.add_row(told, *(f"{rate / 1e6:.1f}" for rate in found))
    found = [stepped(name, size, TELLS["masks and observations"], asked, wait, check=True) for size in sizes]
    steps.add_row("the same, checked", *(f"{rate / 1e6:.1f}" for rate in found))
    found = [restarts(name, size, asked, wait) for size in sizes]
    steps.add_row("restart of 1 in 100, ms", *(f"{milliseconds:.2f}" for milliseconds in found))
    console.print(steps)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=names())
    parser.add_argument("--sizes", default="16384,65536,262144")
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--no-pgx", action="store_true")
    asked = parser.parse_args()
    console = Console()
    try:
        cuda = cuda_here()
    except NoGpu as error:
        console.print(f"{error} So nothing was measured.", highlight=False, markup=False)
        return
    sizes = [int(size) for size in asked.sizes.split(",")]
    for name in [asked.game] if asked.game else names():
        different = differences(name)
        if different:
            console.print(f"{name}: NOT as on the processor: {', '.join(different[:5])}", highlight=False)
            continue
        console.print(f"{name}: {COMPARED_STEPS} steps of {COMPARED} games are as on the processor")
        for sentence in borrowed(name, cuda.synchronize):
            console.print(f"{name}: {sentence}", highlight=False, markup=False)
        # A table for each game as soon as it is measured: whoever stops the rest has it.
        whole = Table(
            "random games, million/s", "decisions", "moves", "statistics", "first step cold, s", "warm, s"
        )
        whole.add_row(name, *whole_games(name, asked.rounds), *first_steps(name))
        console.print(whole)
        measured(console, name, sizes, asked, cuda.synchronize)
    if not asked.no_pgx:
        pgx_rates(console, sizes, asked)


if __name__ == "__main__":
    main()
