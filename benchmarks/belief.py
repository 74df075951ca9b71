"""How much do moves tell of what is hidden? And what does it cost to listen?

Bots play; before each decision its seat is asked what it believes. The gain is how much likelier the truth is
by that belief than by the cards alone, on average, as a logarithm: the difference of the two log-losses, in
nats. Above 0 the belief helps; 0.69 would be twice as likely every time.

    python benchmarks/belief.py [--game trias] [--games 4] [--players 3] [--bot search:200] [--seed 1]
"""

from __future__ import annotations

import argparse
import time
from math import log, sqrt
from statistics import fmean, stdev

import numpy as np
from rich.console import Console
from rich.table import Table

import pangea
from pangea import Game
from pangea.bots import bot
from pangea.core.beliefs import belief_of
from pangea.core.chance import Random, random_from
from pangea.core.compiled import Compiled
from pangea.core.edition import Edition
from pangea.core.match import Match, start
from pangea.core.record import copied
from pangea.core.views import View

WORLDS = 200
"""What is hidden is imagined this many times, to know how well any world fits."""


def gain(match: Match, view: View, random: Random) -> tuple[float, float]:
    """How much likelier the truth is by the belief of a seat (a log), and the seconds it took to believe."""
    rules = match.edition.rules
    begun = time.perf_counter()
    belief = belief_of(view)
    seconds = time.perf_counter() - begun
    fits = np.zeros(WORLDS)
    for number in range(WORLDS):
        world = copied(view.state)
        rules.imagine(world, view.seat, random)
        fits[number] = rules.credence(world, view.seat, belief)
    return log(rules.credence(match.state, view.seat, belief)) - log(fits.mean()), seconds


def measured(game: Game, players: int, name: str, games: int, seed: int) -> tuple[list[float], list[float]]:
    """The mean gain of each game, and the seconds of each look but the first of all."""
    edition, random = Compiled(Edition(game)).fast_edition, random_from(seed)
    gains: list[float] = []
    seconds: list[float] = []
    for number in range(games):
        match = start(edition, players, seed=seed + number)
        bots = [bot(name, seed * 1000 + 10 * number + seat) for seat in range(players)]
        of_game = []
        while not match.is_over:
            view = match.view(match.turn)
            found, took = gain(match, view, random)
            of_game.append(found)
            seconds.append(took)
            match.play(bots[match.turn].choose(view, view.legal()))
        gains.append(fmean(of_game))
    return gains, seconds[1:]


def main() -> None:
    parser = argparse.ArgumentParser(description="What moves tell of what is hidden.")
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--games", type=int, default=4, help="games for each bot, at least 2")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", action="append", help="who plays; may be given several times")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    games = [pangea.game(name) for name in chosen.game] if chosen.game else list(pangea.every_game())
    table = Table(title=f"What moves tell: {chosen.games} games of {chosen.players}")
    for column in ("game", "played by", "gain (nats)", "a look takes (ms)"):
        table.add_column(column, justify="left" if column in ("game", "played by") else "right")
    for game in games:
        if game.guessing is None:
            continue
        for name in chosen.bot or ["greedy", "search:200"]:
            gains, seconds = measured(game, chosen.players, name, chosen.games, chosen.seed)
            error = 1.96 * stdev(gains) / sqrt(len(gains))
            figures = f"{fmean(gains):+.3f} ± {error:.3f}", f"{1000 * fmean(seconds):.1f}"
            table.add_row(game.name, name, *figures)
    Console().print(table)


if __name__ == "__main__":
    main()
