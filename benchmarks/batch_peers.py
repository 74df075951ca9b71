"""How fast is a batch beside what others offer? Pgx and PettingZoo's own classics, in the same run, on one
core.

Neither has these games. Of Pgx: tic-tac-toe and Connect Four are its fastest games, with 9 and 42 fields
and no chance; Hex and Othello have a board of about the size of Clans'; Sparrow Mahjong is the most like
ours, with three players, chance and hidden tiles; backgammon has dice. Each steps as many games at once as
our batch does, by random legal actions, finished games restarted. *Bare*: nobody reads what is told; Pgx
then loops inside its compiler, which leaves out whatever nobody reads, and Pangea loops in Python. *Told*:
after every step the masks and observations of all games are there as arrays, ours as floats or as whole
numbers. Of PettingZoo: its classics through `last` and `step`, one game at a time, and ours through the
same calls, actions chosen from the mask in the cheapest way (`numpy.random.Generator.choice` alone takes as
long as a step). An observation has 454 to 1,922 numbers in Pangea, of 32 or 8 bits, and up to 484 bools in
Pgx (backgammon: 34 of int32).

Decisions of players are counted, and seconds of the processor, in the best of some rounds; every process
may use one core alone. The peers are installed into build/peers at the first run; where that can't be,
Pangea is measured alone.

    python benchmarks/batch_peers.py [--games 4096] [--steps 40] [--rounds 3]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

import pangea
from pangea.research import pettingzoo
from pangea.simulate.batch import GameBatch

sys.path.append(str(Path(__file__).parents[1]))

from benchmarks.opponents import pgx
from benchmarks.opponents.installing import NotInstalled, python_with

PGX = (pgx.VERSION, "jax==0.10.2")
ZOO = ("pettingzoo[classic]==1.27.0",)
ZOO_STEPS = """
import importlib, json, random, sys, time

def rate(env, seconds, rounds):
    best, chance = 0.0, random.Random(1)
    for number in range(rounds):
        made, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            env.reset(seed=number)
            for agent in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                else:
                    env.step(int(chance.choice(seen["action_mask"].nonzero()[0])))
                    made += 1
        best = max(best, made / (time.process_time() - begun))
    return best

names = sys.argv[2:]
envs = {name: importlib.import_module(f"pettingzoo.classic.{name}").raw_env() for name in names}
print(json.dumps({f"PettingZoo: {name}": rate(env, 1.0, int(sys.argv[1])) for name, env in envs.items()}))
"""
ONE_CORE = {"XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"}


def elsewhere(console: Console, packages: tuple[str, ...], program: str, *words: str) -> dict[str, object]:
    try:
        command = [str(python_with(*packages)), "-c", program, *words]
        done = subprocess.run(
            command, check=True, capture_output=True, text=True, env={**os.environ, **ONE_CORE}
        )
    except (NotInstalled, subprocess.CalledProcessError) as failed:
        reason = str(getattr(failed, "stderr", None) or failed).strip().splitlines()[-1]
        console.print(f"{packages[0]} can't be installed or run here: {reason}", highlight=False)
        return {}
    found: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return found


def batch_rate(batch: GameBatch, steps: int, rounds: int) -> float:
    def play() -> int:
        for _ in range(steps):
            batch.step(batch.random_actions(), check=False)
        return batch.games * steps

    return best_rate(play, rounds)


def best_rate(play: Callable[[], int], rounds: int) -> float:
    play()
    best = 0.0
    for _ in range(rounds):
        begun = time.process_time()
        best = max(best, play() / (time.process_time() - begun))
    return best


def table_rate(name: str, rounds: int) -> float:
    """Decisions a second of our table of PettingZoo, by the same loop that its own games are played by."""
    table = pettingzoo.TableEnv(name)
    chance = random.Random(1)

    def play() -> int:
        made = 0
        for seed in range(20):
            table.reset(seed=seed)
            for _ in table.agent_iter():
                seen, _, ended, cut, _ = table.last()
                if ended or cut:
                    table.step(None)
                else:
                    table.step(int(chance.choice(seen["action_mask"].nonzero()[0])))
                    made += 1
        return made

    return best_rate(play, rounds)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    console = Console()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    batches = Table("million steps/s", "bare", "masks and observations", "masks and counts")
    tables = Table("through PettingZoo", "decisions/s")
    for game in pangea.every_game():
        rates = []
        for tells in ((), ("mask", "observations"), ("mask", "counts")):
            with GameBatch(game.name, asked.games, game.players[-1], 1, tells=tells, threads=1) as batch:
                rates.append(batch_rate(batch, asked.steps, asked.rounds))
        batches.add_row(f"Pangea: {game.name}", *(f"{rate / 1e6:.3f}" for rate in rates))
        tables.add_row(f"Pangea: {game.name}", f"{table_rate(game.name, asked.rounds):,.0f}")
    figures = [str(asked.games), str(asked.steps), str(asked.rounds)]
    for name, found in elsewhere(console, PGX, pgx.STEPS, "cpu", *figures, *pgx.GAMES).items():
        assert isinstance(found, list)
        batches.add_row(f"Pgx: {name}", *(f"{rate / 1e6:.3f}" for rate in found))
    classics = ("chess_v6", "connect_four_v3", "leduc_holdem_v4", "tictactoe_v3")
    for name, rate in elsewhere(console, ZOO, ZOO_STEPS, str(asked.rounds), *classics).items():
        assert isinstance(rate, float)
        tables.add_row(name, f"{rate:,.0f}")
    console.print(batches)
    console.print(tables)


if __name__ == "__main__":
    main()
