"""Are our games environments of PufferLib's, and how fast are its buffers filled?

PufferLib's own `vector.make` runs each game at random, in this process and in others. What it hands over is
compared with the batch.

    python benchmarks/puffer_sims.py [--games 4096] [--steps 50]
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

sys.path.append(str(Path(__file__).parents[1]))

from benchmarks.opponents.installing import NotInstalled, puffer_lib

from pangea.core.catalogue import names
from pangea.research.learners import LearnerBatch

SEED = 7


def any_legal(games: Any, observations: Any, dice: np.random.Generator) -> Any:
    """A legal action for each row, by the mask that lies at its end."""
    legal = games.driver_env.legal_in(observations)
    return (legal * dice.random(legal.shape, np.float32)).argmax(axis=1).astype(np.int32)


def compared(vector: Any, made: dict[str, Any], steps: int) -> None:
    """One process fills the buffers with what a batch of the same seed tells."""
    from pangea.research.puffer import LearnerPufferEnv

    games = vector.make(LearnerPufferEnv, env_kwargs=made, backend=vector.PufferEnv)
    alike = LearnerBatch(made["game"], made["num_envs"], games.driver_env.batch.players, SEED, restarts=False)
    observations, _ = games.reset(seed=SEED)
    dice = np.random.default_rng(SEED)
    for _ in range(steps):
        features = alike.edition.game.feature_count
        assert np.array_equal(observations[:, :features], alike.observations)
        assert np.array_equal(observations[:, features:], alike.mask)
        actions = any_legal(games, observations, dice)
        observations, rewards, terminals, _, _ = games.step(actions)
        alike.step(actions)
        assert np.array_equal(rewards, alike.learners_rewards.astype(np.float32))
        assert np.array_equal(terminals, alike.turn < 0)
        alike.begin_next(terminals.copy())
    games.close()


def rate(vector: Any, made: dict[str, Any], steps: int) -> float:
    """Steps of learners a second, actions at random left out."""
    from pangea.research.puffer import LearnerPufferEnv

    games = vector.make(LearnerPufferEnv, env_kwargs=made, backend=vector.PufferEnv)
    games.reset(seed=SEED)
    batch, spent = games.driver_env.batch, 0.0
    for _ in range(steps):
        actions = batch.random_actions().copy()
        begun = time.perf_counter()
        games.step(actions)
        spent += time.perf_counter() - begun
    games.close()
    return float(steps * made["num_envs"] / spent)


def in_other_processes(vector: Any, made: dict[str, Any], steps: int) -> int:
    """PufferLib's workers step them, too, in memory that they share."""
    from pangea.research.puffer import LearnerPufferEnv

    games = vector.make(
        LearnerPufferEnv, env_kwargs=made, backend=vector.Multiprocessing, num_envs=2, num_workers=2
    )
    observations, _ = games.reset(seed=SEED)
    dice, ended = np.random.default_rng(SEED), 0
    for _ in range(steps):
        observations, rewards, terminals, _, _ = games.step(any_legal(games, observations, dice))
        assert not rewards[~terminals].any()
        ended += int(terminals.sum())
    games.close()
    return ended


def main() -> None:
    parser = argparse.ArgumentParser(description="Our games in PufferLib's buffers.")
    parser.add_argument("--games", type=int, default=4096, help="games at once")
    parser.add_argument("--steps", type=int, default=50)
    chosen = parser.parse_args()
    console = Console()
    try:
        vector = puffer_lib("pufferlib.vector")
    except (ImportError, NotInstalled) as error:
        console.print(f"PufferLib can't be installed here, so nothing is tried: {error}", highlight=False)
        return
    for name in names():
        made = {"num_envs": chosen.games, "game": name, "threads": 1}
        compared(vector, made | {"num_envs": 64}, 3 * chosen.steps)
        ended = in_other_processes(vector, made | {"num_envs": 64}, 3 * chosen.steps)
        per_second = rate(vector, made, chosen.steps)
        elsewhere = f"{ended} games ended in other processes"
        told = f"{name}: as the batch tells; {elsewhere}; {per_second / 1e6:.2f} million steps/s"
        console.print(told, highlight=False)


if __name__ == "__main__":
    main()
