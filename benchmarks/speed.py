"""How fast is random legal play, for every game, number of players and option, and what is costly in it?

Every choice is uniform over the legal moves, to the end of the game, on one core. What counts is seconds of
the processor, in the best of some rounds: other work on the same machine only ever makes a round slower.

    python benchmarks/speed.py [--game planet] [--rounds 7] [--games 2000]
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Callable, Mapping

import numpy as np
from rich.console import Console
from rich.table import Table

import pangea
from pangea.core.chance import Random, random_from
from pangea.core.compiled import Compiled
from pangea.core.contract import OVER, Game, Moves, Points, apply, pick, points
from pangea.core.edition import Edition
from pangea.core.kernel import rule
from pangea.core.record import Batch, Record
from pangea.core.signatures import Entry
from pangea.simulate.cpu import Simulation

POSITIONS = 4000
"""The verbs are timed in at most this many positions."""


@rule
def pick_in_each(states: Batch[Record], random: Random, picked: Moves) -> None:
    """Pick a move in each of these positions."""
    for number in range(len(states)):
        picked[number] = pick(states[number], random)


@rule
def apply_in_each(states: Batch[Record], picked: Moves) -> None:
    """Make the move that was picked in each of these positions."""
    for number in range(len(states)):
        apply(states[number], picked[number])


@rule
def score_each(states: Batch[Record], points_now: Points) -> None:
    """Count the points in each of these positions."""
    for number in range(len(states)):
        points(states[number], points_now)


def seconds_for(deed: Callable[[], object]) -> float:
    begun = time.process_time()
    deed()
    return time.process_time() - begun


def time_games(game: Game, compiled: Compiled, rounds: int, games: int) -> Table:
    table = Table("players", "options", "decisions/s", "moves/s", "a game", title=f"{game.name}: random play")
    choices = [[(option.name, value) for value in option.values] for option in game.options]
    for players, chosen in itertools.product(game.players, itertools.product(*choices)):
        simulation = Simulation(compiled, players, dict(chosen), seed=1)
        played = simulation.play(games, threads=1)
        best = min(seconds_for(lambda: simulation.play(games, threads=1)) for _ in range(rounds))  # noqa: B023
        table.add_row(
            str(players),
            " ".join(value for _, value in chosen),
            f"{played.decisions / best / 1e6:.2f} million",
            f"{played.moves / best / 1e6:.2f} million",
            f"{best / games * 1e6:.1f} µs",
        )
    return table


def time_verbs(game: Game, compiled: Compiled, rounds: int) -> Table:
    """What `pick`, `apply` and `points` take, on average over positions of random games."""
    table = Table("players", "pick", "apply", "points", title=f"{game.name}: a verb, in ns")
    for players in game.players:
        times = verb_times(compiled, players)
        for _ in range(rounds - 1):
            times = {verb: min(took, times[verb]) for verb, took in verb_times(compiled, players).items()}
        table.add_row(str(players), *(f"{took * 1e9:.0f}" for took in times.values()))
    return table


def verb_times(compiled: Compiled, players: int) -> Mapping[str, float]:
    picks, applies, scores = compiled.entries(Entry(pick_in_each), Entry(apply_in_each), Entry(score_each))
    states = positions(compiled, players)
    picked = np.zeros(len(states), np.int32)
    points_now = np.zeros(compiled.edition.game.players[-1], np.int32)
    times = {
        "pick": seconds_for(lambda: picks(states, random_from(1), picked)),
        "points": seconds_for(lambda: scores(states, points_now)),
        "apply": seconds_for(lambda: applies(states, picked)),  # the last: it changes the states
    }
    return {verb: times[verb] / len(states) for verb in ("pick", "apply", "points")}


def positions(compiled: Compiled, players: int) -> Batch[Record]:
    """Positions of random games, as they come."""
    edition, rules = compiled.edition, compiled.rules
    states = edition.game.state.batch(POSITIONS)
    random, state = random_from(1), edition.lay_out(players, {})
    for number in range(POSITIONS):
        if rules.to_move(state) == OVER:
            state = edition.lay_out(players, {})
        states[number] = state
        rules.apply(state, rules.pick(state, random))
    return states


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n", maxsplit=1)[0])
    parser.add_argument("--game", choices=[game.name for game in pangea.every_game()])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--games", type=int, default=2000)
    chosen = parser.parse_args()
    console = Console()
    for game in pangea.every_game():
        if chosen.game in (None, game.name):
            compiled = Compiled(Edition(game))
            console.print(time_games(game, compiled, chosen.rounds, chosen.games))
            console.print(time_verbs(game, compiled, chosen.rounds))


if __name__ == "__main__":
    main()
