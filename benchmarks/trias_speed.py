"""How fast is Trias? Random legal play on one core, and where the time goes, phase by phase.

Times are the processor's own, so that whoever else uses the machine does not count.

python benchmarks/trias_speed.py [--games 4000] [--seed 1]
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from pangea.core.chance import Random, random_from
from pangea.core.compiled import Compiled, Entry
from pangea.core.contract import Moves, apply, pick
from pangea.core.edition import Edition
from pangea.core.kernel import rule
from pangea.core.record import Record
from pangea.games.trias import GAME
from pangea.games.trias.state import Phase, State
from pangea.simulate.cpu import Simulation

SAMPLES = 4000
"""Positions of each phase that are timed."""
TRIES = 7
"""The fastest of so many counts."""


@rule
def pick_in_each(states: Any, random: Random, picked: Moves) -> None:
    """Pick a move in each of these positions."""
    for number in range(len(states)):
        picked[number] = pick(states[number], random)


@rule
def apply_in_each(states: Any, picked: Moves) -> None:
    """Make the move that was picked in each of these positions."""
    for number in range(len(states)):
        apply(states[number], picked[number])


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=2000)
    arguments.add_argument("--seed", type=int, default=1)
    chosen = arguments.parse_args()
    compiled = Compiled(Edition(GAME))
    print(f"a position takes {GAME.state.dtype.itemsize} bytes")
    for players in GAME.players:
        time_games(compiled, players, chosen.games, chosen.seed)
    for players in (2, 4):
        time_phases(compiled, players, chosen.seed)


def time_games(compiled: Compiled, players: int, games: int, seed: int) -> None:
    simulation = Simulation(compiled, players, {}, seed)
    played = simulation.play(games, threads=1)
    fastest = min(_seconds(lambda: simulation.play(games, threads=1)) for _ in range(TRIES))
    decisions, moves = played.decisions, played.moves
    print(
        f"{players} players: {decisions / fastest / 1e6:5.2f} million decisions a second,"
        f" {moves / fastest / 1e6:5.2f} million moves;"
        f" a game has {decisions / games:.0f} decisions and {moves / games:.0f} moves"
    )


def _seconds(deed: Callable[[], object]) -> float:
    begun = time.process_time()
    deed()
    return time.process_time() - begun


def time_phases(compiled: Compiled, players: int, seed: int) -> None:
    """Collect positions of random games by phase, and time `pick` and `apply` in them."""
    picks, applies = compiled.entries(
        Entry(pick_in_each, ("states", "random", "moves")), Entry(apply_in_each, ("states", "moves"))
    )
    positions, counts, games = collected(compiled, players, seed)
    costs = {phase: _costs(picks, applies, states, seed) for phase, states in positions.items()}
    total = sum(counts[phase] * sum(costs[phase]) for phase in costs)
    print(f"\n{players} players      a game   pick   apply   share (times in billionths of a second)")
    for phase, (to_pick, to_apply) in costs.items():
        often, share = counts[phase] / games, counts[phase] * (to_pick + to_apply) / total
        print(
            f"{phase.name.lower():>12} {often:8.1f} {to_pick * 1e9:6.0f} {to_apply * 1e9:7.0f} {share:7.1%}"
        )


def _costs(picks: Any, applies: Any, states: list[Record], seed: int) -> tuple[float, float]:
    """Seconds for one `pick` and one `apply`, on average over these positions."""
    batch: Any = State.batch(len(states))
    picked: Moves = np.zeros(len(states), np.int32)
    times = []
    for _ in range(TRIES):
        for number, state in enumerate(states):
            batch[number] = state
        picking = _seconds(partial(picks, batch, random_from(seed), picked))
        times.append((picking, _seconds(partial(applies, batch, picked))))
    fastest_pick, fastest_apply = (min(column) / len(states) for column in zip(*times, strict=True))
    return fastest_pick, fastest_apply


Positions = dict[Phase, list[Record]]


def collected(compiled: Compiled, players: int, seed: int) -> tuple[Positions, dict[Phase, int], int]:
    """Positions of random games by phase, how often each phase came, and in how many games."""
    rules = compiled.rules
    positions: Positions = defaultdict(list)
    counts: dict[Phase, int] = defaultdict(int)
    games = 0
    for log in Simulation(compiled, players, {}, seed).logs(120):
        state: Any = compiled.edition.lay_out(players, {})
        for move in log:
            phase = Phase(int(state.phase))
            counts[phase] += 1
            if len(positions[phase]) < SAMPLES:
                positions[phase].append(state.copy())
            rules.apply(state, move)
        games += 1
    return dict(sorted(positions.items())), counts, games


if __name__ == "__main__":
    main()
