"""How fast are the rules and the search in a browser's engine, beside the processor's own code?

The rulebook of a game, as WebAssembly, runs in Node; the same functions run natively in this process. Both
take turns, and the ratio of each pair of runs counts, in seconds of the processor. They have to play the same
games and grow the same trees.

    python benchmarks/browser.py [--rounds 5] [--seconds 0.5] [--games clans,genesis] [--variants]

`--variants` compares ways to emit the rules: pasted into each other or not, the board's tables as constants
or as data, with and without vectors.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

import pangea
from pangea import Game
from pangea.bots.search.searcher import Searcher, believed
from pangea.bots.search.settings import SearchSettings
from pangea.core.chance import seed_word
from pangea.core.compiled import compiled_for
from pangea.core.edition import Edition
from pangea.core.match import start
from pangea.core.record import fingerprint
from pangea.simulate.cpu import ROWS, Simulation, columns_for

sys.path.append(str(Path(__file__).parents[1]))

from benchmarks.opponents.machine import machine
from tools.pages import node_command, run_node
from tools.wasm import FEATURES

PLAYERS = 3
SEED = 7
SCALAR = FEATURES.replace(",+simd128", "")
VARIANTS: dict[str, dict[str, Any]] = {
    "called, tables as data, no vectors": {"inlined": False, "constants": False, "features": SCALAR},
    "called, tables as data": {"inlined": False, "constants": False},
    "pasted, tables as data": {"inlined": True, "constants": False},
    "pasted, tables as constants": {"inlined": True, "constants": True},
}
ROOT = Path(__file__).parents[1]
SCRIPT = Path(__file__).with_suffix(".ts")


class Native:
    """The processor's own code."""

    def __init__(self, game: Game) -> None:
        compiled = compiled_for(Edition(game))
        self._simulation = Simulation(compiled, PLAYERS, {}, seed=SEED)
        match = start(compiled.fast_edition, PLAYERS, seed=5)
        self.view = match.view(match.turn)
        self.belief = believed(self.view)
        self._searcher = Searcher(compiled, SearchSettings())

    def run(self, what: str, count: int) -> tuple[float, int]:
        """Seconds of the processor, and what it came to."""
        before = time.process_time()
        if what == "games":
            sums = self._simulation.batch(0, count)
            return time.process_time() - before, int(sums.sum())
        self._searcher.start(self.view, self.belief, 1, 0)
        self._searcher.grow(count)
        return time.process_time() - before, int(self._searcher.tree.used.sum())


class Page:
    """The same as WebAssembly, in Node."""

    def __init__(self, game: Game, script: Path, file: Path, native: Native) -> None:
        self._node = subprocess.Popen(
            [*node_command(), str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        view = native.view
        self._tell(
            {
                "file": str(file),
                "players": PLAYERS,
                "options": [0] * len(game.options),
                "seed": str(int(seed_word(SEED)[0])),
                "sums": [ROWS, columns_for(game)],
                "search": {
                    "state": b64encode(fingerprint(view.state)).decode(),
                    "seat": view.seat,
                    "belief": native.belief.tolist(),
                    "seed": "1",
                },
            }
        )

    def run(self, what: str, count: int) -> tuple[float, int]:
        self._tell({"what": what, "count": count})
        assert self._node.stdout is not None
        answer = json.loads(self._node.stdout.readline())
        return answer["seconds"], answer["sum"]

    def end(self) -> None:
        assert self._node.stdin is not None
        self._node.stdin.close()
        self._node.wait()

    def _tell(self, message: dict[str, Any]) -> None:
        assert self._node.stdin is not None
        self._node.stdin.write(json.dumps(message) + "\n")
        self._node.stdin.flush()


def compare(native: Native, page: Page, what: str, rounds: int, seconds: float) -> list[str]:
    """What each does in a second, and the ratio of each pair of runs: its median and its range."""
    warm = 300
    for side in (native, page, page, page):
        side.run(what, warm)
    count = max(warm, round(warm * seconds / native.run(what, warm)[0]))
    pairs = []
    for _ in range(rounds):
        (own, came_to), (its, its_sum) = native.run(what, count), page.run(what, count)
        if came_to != its_sum:
            raise SystemExit(f"{what}: {came_to} natively, {its_sum} in the page")
        pairs.append((own, its))
    ratios = [own / its for own, its in pairs]
    return [
        *(f"{count / median(one):,.0f}" for one in zip(*pairs, strict=True)),
        f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})",
    ]


def emit(game: str, file: Path, how: dict[str, Any]) -> None:
    """A rulebook with what is timed and nothing else, emitted in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.opponents.emitting", game, str(file), json.dumps(how)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "NUMBA_OPT": "0", "PYTHONHASHSEED": "0"}, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="about how long a native run lasts")
    parser.add_argument("--games", default="clans,genesis,planet,trias")
    parser.add_argument("--variants", action="store_true")
    chosen = parser.parse_args()
    console = Console()
    console.print(machine())
    table = Table("", "", "", "native, a second", "page, a second", "page / native", "kB", "kB gzip")
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder, "browser.mjs")
        bundler = "node_modules/rolldown/bin/cli.mjs"
        run_node([bundler, str(SCRIPT), "--platform", "node", "--file", str(script)])
        for name in chosen.games.split(","):
            game = pangea.game(name)
            native = Native(game)
            for label, how in VARIANTS.items() if chosen.variants else [("as it is", {})]:
                file = Path(folder, f"{name}.wasm")
                emit(name, file, how)
                code = file.read_bytes()
                sizes = [f"{len(code) / 1000:.0f}", f"{len(gzip.compress(code)) / 1000:.0f}"]
                page = Page(game, script, file, native)
                for what in ("games", "search"):
                    row = compare(native, page, what, chosen.rounds, chosen.seconds)
                    table.add_row(name, label, what, *row, *sizes)
                page.end()
    console.print(table)


if __name__ == "__main__":
    main()
