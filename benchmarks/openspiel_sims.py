"""Are our games games of OpenSpiel's? Its own test plays each at random and checks every state.

What a seat knows is checked here, too: a state that is resampled from it looks the same to that seat. Each
game is played with its usual options and with the others, and is to refuse actions that are not legal.

    python benchmarks/openspiel_sims.py [--sims 2]
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console

sys.path.append(str(Path(__file__).parents[1]))

from benchmarks.opponents.installing import NotInstalled, open_spiel

from pangea.core.catalogue import every_game
from pangea.core.contract import Game
from pangea.core.errors import BadMove

LENGTH = 100
"""Moves after which states are resampled"""


def resampled(wanted: str) -> int:
    """How many states on the way through a game were resampled, and looked as before."""
    spiel, dice, found = open_spiel("pyspiel"), random.Random(1), 0
    game = spiel.load_game(wanted)
    state = game.new_initial_state()
    while not state.is_terminal() and len(state.history()) < LENGTH:
        seat = state.current_player()
        if seat >= 0:
            other = state.resample_from_infostate(seat, dice.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.legal_actions() == state.legal_actions()
            found += 1
        chances = [move for move, _ in state.chance_outcomes()] if state.is_chance_node() else None
        possible = chances or state.legal_actions()
        for action in (dice.randrange(game.num_distinct_actions()), game.num_distinct_actions(), 99999):
            if action not in possible:
                assert is_refused(state, action), f"{wanted} takes {action} after {state.history()}"
        state.apply_action(dice.choice(possible))
    return found


def is_refused(state: Any, action: int) -> bool:
    history = state.history()
    try:
        state.apply_action(action)
    except BadMove:
        return bool(state.history() == history)
    return False


def parameters(game: Game) -> Iterator[str]:
    """The fewest and the most players, with the usual options and with the others."""
    for players in sorted({game.players[0], game.players[-1]}):
        yield f"players={players}"
    if game.options:
        others = (f"{option.name}={option.values[-1]}" for option in game.options)
        yield ",".join((f"players={game.players[-1]}", *others))


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's own test of our games.")
    parser.add_argument("--sims", type=int, default=1, help="random games of each")
    chosen = parser.parse_args()
    console = Console()
    try:
        spiel = open_spiel("pyspiel")
    except (ImportError, NotInstalled) as error:
        console.print(f"OpenSpiel can't be installed here, so nothing is tried: {error}", highlight=False)
        return
    import pangea.research.openspiel  # noqa: F401 (makes the games known)

    for game in every_game():
        for chosen_for in parameters(game):
            wanted = f"python_pangea_{game.name}({chosen_for})"
            loaded = spiel.load_game(wanted)
            spiel.random_sim_test(loaded, num_sims=chosen.sims, serialize=False, verbose=False)
            console.print(f"{loaded}: {chosen.sims} games and {resampled(wanted)} resamplings, all well")


if __name__ == "__main__":
    main()
