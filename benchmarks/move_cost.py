"""What does a move cost the service, in its own process: to make it, and to show it to every seat?

    python benchmarks/move_cost.py                   # this checkout alone
    python benchmarks/move_cost.py ../before         # beside another one, in turns

A random game of each kind is played again and again, by compiled rules and words. A move is made, and a scene
for each seat, with the log since the last one, is made and written as JSON. Seconds are those of the
processor, so a busy machine matters less; the two checkouts run in turns, so it matters the same to both.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

HERE = Path(__file__).resolve().parent.parent
GAMES = ("clans", "genesis", "planet", "trias")
PLAYERS = 3
ROUNDS = 11


def played(game: str, seed: int) -> float:
    """Microseconds for a move of a random game, on average."""
    import msgspec

    match, show = ready(game, seed)
    random, encode = Random(seed), msgspec.json.Encoder().encode
    match.let_nature_move()
    spent, moves = 0.0, 0
    while not match.is_over:
        known, move = len(match.moves), random.choice(match.legal())
        begun = time.process_time()
        match.play(move)
        for eyes in range(PLAYERS):
            encode(show(match, eyes, known))
        spent += time.process_time() - begun
        moves += 1
    return spent / moves * 1e6


def ready(game: str, seed: int) -> tuple[Any, Any]:
    """A match as a service has it, and how it shows it: also in checkouts that kept both elsewhere."""
    try:
        match_of = import_module("pangea.server.tables.table_match").TableMatch
    except ImportError:
        match_of = import_module("pangea.server.tables.matches").TableMatch
    return match_of(edition_of(game), PLAYERS, {}, seed), match_of.scene


@cache
def edition_of(game: str) -> Any:
    """Compiled rules and words, which all tables of a service share."""
    import pangea
    from pangea.core import compiled
    from pangea.core.edition import Edition

    edition = compiled.compiled_for(Edition(pangea.game(game))).fast_edition
    if hasattr(compiled, "speaker_for"):
        edition = edition.spoken_by(compiled.speaker_for(edition))
    return edition


def answer() -> None:
    """For each line with a game and a seed, one with what its moves cost."""
    for line in sys.stdin:
        game, seed = line.split()
        print(played(game, int(seed)), flush=True)


class Checkout:
    """A process that plays by the code of one checkout."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        environment = os.environ | {"PYTHONPATH": str(folder / "src")}
        command = [sys.executable, __file__, "--answer"]
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, game: str, seed: int) -> float:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{game} {seed}\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline())


def compare(folders: list[Path]) -> None:
    checkouts = [Checkout(folder) for folder in folders]
    for game in GAMES:
        for checkout in checkouts:
            checkout.ask(game, 0)  # everything is loaded now
        costs = [[checkout.ask(game, seed) for checkout in checkouts] for seed in range(1, ROUNDS + 1)]
        middle = [statistics.median(each) for each in zip(*costs, strict=True)]
        ratio = statistics.median(each[-1] / each[0] for each in costs)
        figures = " → ".join(f"{cost:.0f} µs" for cost in middle)
        print(f"{game:8} {figures}" + (f"  ({ratio:.2f})" if len(folders) > 1 else ""), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="What a move costs the service.")
    parser.add_argument("before", type=Path, nargs="?", help="the folder of another checkout")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.answer:
        answer()
    else:
        compare([folder for folder in (asked.before, HERE) if folder])


if __name__ == "__main__":
    main()
