"""What does it cost to plug a function or a net into the search, and is the search as strong as the house's?

    python benchmarks/guided.py                           speed of every game
    python benchmarks/guided.py --game clans --net        with a net of two layers of 256 units, in NumPy
    python benchmarks/guided.py --games 200               and a match: playouts alone against search:600

Speed is counted in seconds of the processor, on one thread, at the start of a game of two.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

import pangea
from pangea.arena.tables import percent
from pangea.bots.guided import PLAYOUTS_ALONE, Evaluate, GuidedPlayer, GuidedSearch, GuidedSettings, softmax
from pangea.bots.search.searcher import Searcher, believed
from pangea.bots.search.settings import SearchSettings
from pangea.core.compiled import compiled_for

sys.path.append(str(Path(__file__).parents[1]))

from benchmarks.opponents.contests import Budget, Contest, held
from benchmarks.opponents.machine import machine

SIDE_BY_SIDE = 64
"""Games that are searched at once."""
WIDTH = 256


class PlayoutsAlone(GuidedPlayer):
    """The bot of the match."""

    def __init__(self, seed: int, iterations: int = 600) -> None:
        super().__init__(None, seed, iterations, settings=PLAYOUTS_ALONE)


def nothing(observations: NDArray[np.float32], mask: NDArray[np.bool_]) -> tuple[Any, Any]:
    """An evaluator that takes no time: what is left is the search, and the way to Python and back."""
    return mask, np.full(len(observations), 0.5, np.float32)


def net_for(name: str) -> Evaluate:
    """Weights at random: they cost as much as good ones."""
    edition, draw = pangea.Edition(pangea.game(name)), np.random.default_rng(1)
    sizes = (edition.game.feature_count, WIDTH, WIDTH, edition.sizes.codes + 1)
    layers = [draw.standard_normal(size).astype(np.float32) / 16 for size in pairwise(sizes)]

    def evaluate(observations: NDArray[np.float32], mask: NDArray[np.bool_]) -> tuple[Any, Any]:
        seen = observations
        for layer in layers[:-1]:
            seen = np.maximum(seen @ layer, 0)
        out = seen @ layers[-1]
        return softmax(out[:, :-1], mask), 1 / (1 + np.exp(-out[:, -1]))

    return evaluate


def iterations_a_second(work: Callable[[], int], seconds: float) -> float:
    work()  # compiled now, if it was not yet
    done, begun = 0, time.process_time()
    while (worked := time.process_time() - begun) < seconds:
        done += work()
    return done / worked


def of_the_house(name: str, iterations: int) -> Callable[[], int]:
    match = pangea.start(name, players=2, seed=1, fast=True)
    view = match.view(match.turn)
    searcher, belief = Searcher(compiled_for(view.edition), SearchSettings()), believed(view)

    def work() -> int:
        searcher.start(view, belief, seed=1, stream=0)
        searcher.grow(iterations)
        return iterations

    return work


def guided(
    name: str, evaluate: Evaluate | None, games: int, settings: GuidedSettings, iterations: int
) -> Callable[[], int]:
    batch = pangea.batch(name, games=games, players=2, seed=1, threads=1)
    trees = GuidedSearch(name, evaluate, games, 1, settings, threads=1)

    def work() -> int:
        trees.look_at(batch.states, batch.turn)
        trees.grow(iterations)
        return iterations * games

    return work


def speeds(name: str, seconds: float, with_net: bool, iterations: int) -> dict[str, float]:
    asked = {"asked about nothing": nothing} | ({"a net of 256 units": net_for(name)} if with_net else {})
    measured = {
        "search of the house": of_the_house(name, iterations),
        "guided, by playouts alone": guided(name, None, 1, PLAYOUTS_ALONE, iterations),
    }
    for words, evaluate in asked.items():
        for games, leaves in ((1, 8), (SIDE_BY_SIDE, 1), (SIDE_BY_SIDE, 8)):
            settings = GuidedSettings(leaves=leaves)
            plural = "game" if games == 1 else "games"
            measured[f"{words}: {games} {plural}, {leaves} leaves a wave"] = guided(
                name, evaluate, games, settings, iterations
            )
    return {words: iterations_a_second(work, seconds) for words, work in measured.items()}


def main() -> None:
    asked = _parser().parse_args()
    console = Console()
    console.print(machine())
    names = [asked.game] if asked.game else [game.name for game in pangea.every_game()]
    for name in names:
        table = Table(title=f"{name}: iterations a second, {asked.iterations} for each choice")
        table.add_column("how")
        table.add_column("thousands", justify="right")
        for words, speed in speeds(name, asked.seconds, asked.net, asked.iterations).items():
            table.add_row(words, f"{speed / 1000:.1f}")
        console.print(table)
        if asked.games:
            own = f"{Path(__file__)}:PlayoutsAlone:iterations={asked.iterations}"
            contest = Contest("guided by nobody", name, (own, f"search:{asked.iterations}"), 0.5)
            fared = held(contest, Budget(asked.games, jobs=1))
            assert fared is not None, "no round was finished"
            rate = fared.standing.rate
            console.print(
                f"{name}: against search:{asked.iterations} it wins {percent(rate)}"
                f" of {fared.standing.games} games"
            )


def _parser() -> argparse.ArgumentParser:
    as_written = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=as_written)
    parser.add_argument("--game", choices=[game.name for game in pangea.every_game()])
    parser.add_argument("--seconds", type=float, default=0.5, help="for each figure")
    parser.add_argument("--iterations", type=int, default=600)
    parser.add_argument("--net", action="store_true", help="with a net, too")
    parser.add_argument("--games", type=int, default=0, help="of a match against the search of the house")
    return parser


if __name__ == "__main__":
    main()
