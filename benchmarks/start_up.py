"""How long does one wait: for the library, for the help, for the first game of all, for the first of a day?

Each is measured in fresh processes, by the clock on the wall and by the processor (which other work on the
machine does not slow down as much), beside the time it may take at most. The games are Clans; compiled code
is kept in temporary folders, so that nothing that lies on this machine helps.

    python benchmarks/start_up.py [--rounds 9]
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

FIRST_GAME = """
import pangea
from pangea.core.compiled import Compiled
from pangea.simulate.cpu import Simulation
compiled = Compiled(pangea.Edition(pangea.game("clans")))
assert Simulation(compiled, 3, {}, 1).play(1, threads=1).games == 1
"""
EVERY_VERB = """
import pangea
from pangea.core.compiled import Compiled
Compiled(pangea.Edition(pangea.game("clans"))).rules
"""
WITHOUT_TOOLS = """
import sys
sys.modules.update(scipy=None, cffi=None, coverage=None)
"""
"""What only developers have is hidden: numba imports it where it finds it, and that takes a while."""
COLD_ROUNDS = 3
"""Rounds of what compiles from cold: it takes long, so a few are enough."""


@dataclass(frozen=True)
class Wait:
    """A question: what is waited for, how long at most, and a command that does it."""

    name: str
    at_most: float | None
    command: Sequence[str]
    rounds: int
    cold: bool = False


def python(*words: str) -> list[str]:
    return [sys.executable, *words]


def questions(rounds: int) -> list[Wait]:
    cold = min(rounds, COLD_ROUNDS)
    return [
        Wait("python, and nothing else", None, python("-c", "pass"), rounds),
        Wait("import pangea", 0.3, python("-c", "import pangea"), rounds),
        Wait("pangea --help", 0.5, python("-m", "pangea", "--help"), rounds),
        Wait(
            "the first game of all (cold compile)",
            15,
            python("-c", WITHOUT_TOOLS + FIRST_GAME),
            cold,
            cold=True,
        ),
        Wait("the first game of a later start", 1, python("-c", WITHOUT_TOOLS + FIRST_GAME), rounds),
        Wait("the same where developers work", None, python("-c", FIRST_GAME), rounds),
        Wait("every verb of the rules (cold)", 15, python("-c", WITHOUT_TOOLS + EVERY_VERB), cold, cold=True),
        Wait("every verb, later", 1, python("-c", WITHOUT_TOOLS + EVERY_VERB), rounds),
    ]


@dataclass(frozen=True)
class Seconds:
    clock: float
    processor: float


def seconds_of(command: Sequence[str], cache: Path) -> Seconds:
    """How long a command takes, in a process of its own; CalledProcessError where it fails."""
    surroundings = os.environ | {"PANGEA_CACHE": str(cache)}
    before, busy = time.perf_counter(), processor_seconds()
    subprocess.run(command, check=True, capture_output=True, env=surroundings)
    return Seconds(time.perf_counter() - before, processor_seconds() - busy)


def processor_seconds() -> float:
    """What all processes that were started here and have ended took of the processor."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def measured(wait: Wait, warm: Path, empty: Callable[[], Path]) -> list[Seconds]:
    if wait.cold:
        return [seconds_of(wait.command, empty()) for _ in range(wait.rounds)]
    seconds_of(wait.command, warm)  # once for whatever is kept: bytecode, compiled rules
    return [seconds_of(wait.command, warm) for _ in range(wait.rounds)]


def columns(wait: Wait, seconds: Sequence[Seconds]) -> list[str]:
    """What it may take, what it took by the clock (red where that is too long), and by the processor."""
    clock = [taken.clock for taken in seconds]
    colour = "red" if wait.at_most is not None and median(clock) > wait.at_most else "green"
    return [
        "" if wait.at_most is None else f"{wait.at_most:g}",
        f"[{colour}]{median(clock):.2f}[/]",
        f"{min(clock):.2f}",
        f"{max(clock):.2f}",
        f"{median(taken.processor for taken in seconds):.2f}",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="How long one waits for Pangea to start.")
    parser.add_argument("--rounds", type=int, default=9, help="how often each is measured")
    chosen = parser.parse_args()
    console = Console()
    table = Table(title="Seconds until …")
    for column in ("", "at most", "median", "least", "most", "processor", "rounds"):
        table.add_column(column, justify="right" if column else "left")
    with tempfile.TemporaryDirectory() as folder:
        warm = Path(folder) / "warm"
        for wait in questions(chosen.rounds):
            try:
                seconds = measured(wait, warm, lambda: Path(tempfile.mkdtemp(dir=folder)))
            except subprocess.CalledProcessError as failed:
                reason = (failed.stderr or b"").decode(errors="replace").strip().splitlines()
                console.print(f"Left out: {wait.name} ({reason[-1] if reason else failed})", highlight=False)
                continue
            table.add_row(wait.name, *columns(wait, seconds), str(wait.rounds))
    console.print(table)


if __name__ == "__main__":
    main()
