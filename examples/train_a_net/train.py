"""Train a policy and value net by self-play.

    python examples/train_a_net/train.py --game clans --rounds 2 --games 1024 --out net.npz

The first round is played by playouts alone, every further one under the guidance of what was learned so far.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
from learning import has_torch, learn
from nets import NETS, Net, save
from self_play import lessons_from
from small_net import Lessons

import pangea

AT_ONCE = 128
"""Games that are played side by side."""


def main(arguments: list[str] | None = None) -> None:
    asked = _asked(arguments)
    edition = pangea.Edition(pangea.game(asked.game))
    net = NETS[asked.net].fresh(
        asked.game, edition.game.feature_count, edition.sizes.codes, asked.players, asked.width, asked.seed
    )
    print(f"{asked.game}, {asked.players} players; learning with {'torch' if has_torch() else 'NumPy'}")
    known: list[Lessons] = []
    for number in range(asked.rounds):
        begun = time.perf_counter()
        guide = net if number else None
        for first in range(0, asked.games, AT_ONCE):
            size = min(AT_ONCE, asked.games - first)
            seed = asked.seed + (number * asked.games + first) * 1000
            known.append(lessons_from(guide, asked.game, asked.players, size, asked.iterations, seed))
        played = time.perf_counter() - begun
        lessons = Lessons.together(known)
        # Games lie one after the other: those of the last part are not learned from, but asked about.
        # A single part is both, and that is said.
        is_apart = len(known) > 1
        apart = known[-1] if is_apart else lessons
        taught = Lessons.together(known[:-1]) if is_apart else lessons
        losses = learn(net, taught, asked.passes, asked.seed + number)
        print(
            f"round {number + 1}: {len(lessons)} positions, played in {played:.0f} s, learned in "
            f"{time.perf_counter() - begun - played:.0f} s, loss {losses[0]:.3f} to {losses[-1]:.3f}; "
            f"in {'other games' if is_apart else 'the games it learned from'} {_judged(net, apart)}"
        )
        save(net, asked.out)
    print(f"written: {asked.out}")


def _judged(net: Net, lessons: Lessons) -> str:
    """How well the net foresees these games."""
    priors, values = net(lessons.seen, lessons.mask)
    hits = float((priors.argmax(axis=1) == lessons.policy.argmax(axis=1)).mean())
    foreseen, actual = values[:, 0], lessons.values[:, 0]
    is_constant = np.ptp(foreseen) == 0 or np.ptp(actual) == 0
    r = (
        "no r, as one of the two is constant"
        if is_constant
        else f"r = {np.corrcoef(foreseen, actual)[0, 1]:.2f}"
    )
    return f"its first choice is the search's in {hits:.0%}, and its value has {r}"


def _asked(arguments: list[str] | None) -> argparse.Namespace:
    """What is asked for, or a sentence that says why it can't be had."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    players = pangea.game(asked.game).players
    if asked.players not in players:
        parser.error(f"{asked.game} is for {players[0]} to {players[-1]} players, not {asked.players}")
    if asked.net == "clans" and asked.game != "clans":
        parser.error(f"--net clans knows the map of Clans: take --net small for {asked.game}")
    return asked


def _at_least_one(given: str) -> int:
    number = int(given)
    if number < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {number}")
    return number


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="clans", choices=[game.name for game in pangea.every_game()])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=_at_least_one, default=2)
    parser.add_argument("--games", type=_at_least_one, default=1024, help="games of each round")
    parser.add_argument("--iterations", type=_at_least_one, default=200, help="of the search, for each move")
    parser.add_argument("--passes", type=_at_least_one, default=8, help="over all positions")
    parser.add_argument(
        "--net", choices=[*NETS], default="small", help="`clans` knows the map, and needs torch"
    )
    parser.add_argument("--width", type=_at_least_one, default=256, help="of the net's layers")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("net.npz"))
    return parser


if __name__ == "__main__":
    main()
