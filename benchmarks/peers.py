"""How fast is random play elsewhere? OpenSpiel beside Pangea, in the same run, on one core.

OpenSpiel has no Clans; its games of about that size stand in for it: moves on a board of some sixty places,
with a few dozen legal ones at a time. Both are measured twice. In bulk: the library plays whole games by
itself, in C++ there (the rollouts of its search), compiled here. And step by step from Python: ask for the
legal moves, choose one, make it. Nature's moves are left out; seconds are the processor's.

Then matches as people write them: `pangea.start`, list the legal moves, choose one, play it, as text and as
numbers, beside python-chess and OpenSpiel's backgammon, which has dice. Set-up and nature's moves are within
the time there. The same loop over one edition that was prepared beforehand takes turns with it: their ratio
does not depend on how busy the machine is.

At last all ways to play Pangea beside each other, from interpreted matches to compiled games without Python.
Whatever is measured, only decisions of players are counted.

Both are installed into build/peers at the first run; where that can't be, Pangea is measured alone.

    python benchmarks/peers.py [--rounds 5] [--matches]    --matches leaves the first part out
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median

import numpy as np
from rich.console import Console
from rich.table import Table

import pangea
from pangea.core.chance import random_from
from pangea.core.compiled import Compiled, compiled_for
from pangea.core.contract import NATURE, OVER
from pangea.core.edition import Edition
from pangea.core.match import Match, start
from pangea.simulate.cpu import Simulation

sys.path.append(str(Path(__file__).parents[1]))

from benchmarks.opponents.installing import NotInstalled, python_with_open_spiel

GAMES = ("clobber", "breakthrough", "othello", "amazons", "hex", "checkers")
MEASURE = """
import json, random, sys, time
import pyspiel

def step_by_step(game, games):
    moves = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves

rates = {}
for name in sys.argv[2:]:
    game = pyspiel.load_game(name)
    length = step_by_step(game, 200) / 200
    for _ in range(int(sys.argv[1])):
        before = time.process_time()
        moves = step_by_step(game, 30)
        python = moves / (time.process_time() - before)
        # A search of two simulations: rollouts from the start, and from one move on.
        rollouts = pyspiel.RandomRolloutEvaluator(500, random.randrange(1 << 30))
        search = pyspiel.MCTSBot(game, rollouts, 1.0, 2, 100, False, 1, False)
        before = time.process_time()
        search.mcts_search(game.new_initial_state())
        bulk = 500 * (2 * length - 1) / (time.process_time() - before)
        rates.setdefault(name, []).append((bulk, python))
print(json.dumps(rates))
"""
MATCHES = """
import json, random, sys, time
import chess, pyspiel

def backgammon():
    state, moves = pyspiel.load_game("backgammon").new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(random.choices(outcomes, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves

def chess_as(write, push):
    board, moves = chess.Board(), 0
    while not board.is_game_over():
        push(board, random.choice([write(board, move) for move in board.legal_moves]))
        moves += 1
    return moves

def rate(play):
    moves, before = 0, time.process_time()
    while time.process_time() - before < 1:
        moves += play()
    return moves / (time.process_time() - before)

print(json.dumps({
    "OpenSpiel: backgammon, numbers": [rate(backgammon) for _ in range(int(sys.argv[1]))],
    "python-chess: SAN": [
        rate(lambda: chess_as(chess.Board.san, chess.Board.push_san)) for _ in range(int(sys.argv[1]))
    ],
    "python-chess: UCI": [
        rate(lambda: chess_as(lambda _, move: move.uci(), chess.Board.push_uci))
        for _ in range(int(sys.argv[1]))
    ],
}))
"""

INTERPRETED, TEXT, NUMBERS = "text, interpreted", "text", "numbers"
"""Ways to play a match"""
AT_ONCE = 2_000_000
"""About as many decisions are measured together in bulk."""

Lister = Callable[[Match], Sequence[str | int]]
Rates = list[tuple[float, float]]
"""Moves a second in bulk and from Python, round by round."""


def open_spiel(console: Console, rounds: int) -> dict[str, Rates]:
    try:
        words = [str(python_with_open_spiel()), "-c", MEASURE, str(rounds), *GAMES]
        found = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    except (NotInstalled, subprocess.CalledProcessError) as failed:
        reason = str(getattr(failed, "stderr", None) or failed).strip().splitlines()[-1]
        console.print(
            f"OpenSpiel can't be installed or run here, so Pangea is alone: {reason}", highlight=False
        )
        return {}
    return {f"OpenSpiel: {name}": rates for name, rates in json.loads(found).items()}


def matches_elsewhere(rounds: int) -> dict[str, list[float]]:
    try:
        words = [str(python_with_open_spiel()), "-c", MATCHES, str(rounds)]
        found = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    except (NotInstalled, subprocess.CalledProcessError):
        return {}
    rates: dict[str, list[float]] = json.loads(found)
    return rates


def matches_here(rounds: int) -> dict[str, list[float]]:
    """Decisions a second of whole matches, set-up and nature's moves within the time."""
    rates: dict[str, list[float]] = {}
    for game in pangea.every_game():
        ways: dict[str, tuple[bool, Lister]] = {
            INTERPRETED: (False, Match.legal),
            TEXT: (True, Match.legal),
            NUMBERS: (True, Match.codes),
        }
        for way, (fast, listed) in ways.items():
            pangea.start(game.name, players=3, fast=fast)  # compiled code is loaded
            begin = partial(pangea.start, game.name, 3, fast=None if fast else False)
            rates[f"Pangea: {game.name}, {way}"] = [match_rate(begin, listed) for _ in range(rounds)]
    return rates


def beside_one_edition(rounds: int) -> Table:
    """What `pangea.start` costs a loop by text: beside the same loop over one edition, in turns."""
    table = Table(title=f"pangea.start beside one prepared edition, best of {rounds} rounds in turns")
    for column in ("", "by pangea.start", "by one edition", "ratio", "a start, ms"):
        table.add_column(column, justify="right" if column else "left")
    for game in pangea.every_game():
        edition = pangea.start(game.name, 3, fast=True).edition
        ways = partial(pangea.start, game.name, 3), partial(start, edition, 3)
        found = [[match_rate(begin, Match.legal) for begin in ways] for _ in range(rounds)]
        user, prepared = (max(rates) for rates in zip(*found, strict=True))
        took = min(start_time(game.name) for _ in range(rounds)) * 1000
        table.add_row(game.name, f"{user:,.0f}", f"{prepared:,.0f}", f"{user / prepared:.2f}", f"{took:.3f}")
    return table


def start_time(name: str, times: int = 300) -> float:
    before = time.process_time()
    for seed in range(times):
        pangea.start(name, 3, seed)
    return (time.process_time() - before) / times


def ways_here(rounds: int, matches: dict[str, list[float]]) -> Table:
    """All ways to play, in every game."""
    games = [game.name for game in pangea.every_game()]
    table = Table(title=f"Ways to play: decisions a second on one core, median of {rounds}")
    for column in ("", *games):
        table.add_column(column, justify="right" if column else "left")
    rows = {
        way: [matches[f"Pangea: {game}, {way}"] for game in games] for way in (INTERPRETED, TEXT, NUMBERS)
    }
    quicker = [rates_of(game, rounds) for game in games]
    rows["verbs"] = [[python for _, python in rates] for rates in quicker]
    rows["in bulk"] = [[bulk for bulk, _ in rates] for rates in quicker]
    for way, found in rows.items():
        table.add_row(way, *(f"{median(rates):,.0f}" for rates in found))
    return table


def match_rate(begin: Callable[..., Match], listed: Lister) -> float:
    decisions, before = 0, time.process_time()
    while time.process_time() - before < 1:
        match = begin(seed=decisions)
        while not match.is_over:
            match.play(random.choice(listed(match)))
            decisions += 1
    return decisions / (time.process_time() - before)


def rates_of(name: str, rounds: int) -> Rates:
    compiled = compiled_for(Edition(pangea.game(name)))
    simulation = Simulation(compiled, 3, {}, 1)
    games = AT_ONCE * 100 // simulation.play(100, threads=1).decisions
    rates = []
    for _ in range(rounds):
        before = time.process_time()
        decisions = simulation.play(games, threads=1).decisions
        bulk = decisions / (time.process_time() - before)
        rates.append((bulk, step_by_step(compiled, 100)))
    return rates


def step_by_step(compiled: Compiled, games: int) -> float:
    """Decisions a second by the verbs, with every legal list asked for and every move chosen in Python."""
    edition, rules, luck = compiled.edition, compiled.rules, random_from(1)
    states = [edition.lay_out(3, {}) for _ in range(games)]
    moves = np.zeros(edition.sizes.legal, np.int32)
    for state in states:
        while rules.to_move(state) == NATURE:
            rules.apply(state, rules.pick(state, luck))
    decisions = 0
    before = time.process_time()
    for state in states:
        while (turn := rules.to_move(state)) != OVER:
            if turn == NATURE:
                rules.apply(state, rules.pick(state, luck))
            else:
                rules.apply(state, int(moves[random.randrange(rules.legal(state, moves))]))
                decisions += 1
    return decisions / (time.process_time() - before)


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play of Pangea and of OpenSpiel.")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured")
    parser.add_argument("--matches", action="store_true", help="only matches, and Pangea's ways to play")
    chosen = parser.parse_args()
    console = Console()
    if not chosen.matches:
        console.print(rollouts(console, chosen.rounds))
    console.print(beside_one_edition(chosen.rounds))
    matches = matches_here(chosen.rounds) | matches_elsewhere(chosen.rounds)
    table = Table(title=f"Matches from Python: decisions a second on one core, median of {chosen.rounds}")
    for column in ("", "list, choose, play"):
        table.add_column(column, justify="right" if column else "left")
    for name, found in matches.items():
        table.add_row(name, f"{median(found):,.0f}")
    console.print(table)
    console.print(ways_here(chosen.rounds, matches))


def rollouts(console: Console, rounds: int) -> Table:
    everyone = {"Pangea: clans": rates_of("clans", rounds)} | open_spiel(console, rounds)
    table = Table(title=f"Millions of moves a second on one core, median of {rounds}")
    for column in ("", "in bulk", "from Python, step by step"):
        table.add_column(column, justify="right" if column else "left")
    for name, rates in everyone.items():
        bulk, python = (median(rate[way] for rate in rates) / 1e6 for way in (0, 1))
        table.add_row(name, f"{bulk:.3g}", f"{python:.3g}")
    return table


if __name__ == "__main__":
    main()
