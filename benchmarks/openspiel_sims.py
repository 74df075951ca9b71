"""Are our games games of OpenSpiel's? Its own test plays each at random and checks every state.

What a seat knows is checked here, too: a state that is resampled from it looks the same to that seat.

    python benchmarks/openspiel_sims.py [--sims 2]
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

from rich.console import Console

sys.path.append(str(Path(__file__).parents[1]))

from benchmarks.opponents.installing import NotInstalled, open_spiel

from pangea.core.catalogue import every_game

LENGTH = 100
"""Moves after which states are resampled"""


def resampled(name: str, players: int) -> int:
    """How many states on the way through a game were resampled, and looked as before."""
    spiel, dice, found = open_spiel("pyspiel"), random.Random(1), 0
    state = spiel.load_game(f"python_pangea_{name}(players={players})").new_initial_state()
    while not state.is_terminal() and len(state.history()) < LENGTH:
        seat = state.current_player()
        if seat >= 0:
            other = state.resample_from_infostate(seat, dice.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.legal_actions() == state.legal_actions()
            found += 1
        chances = [move for move, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(dice.choice(chances or state.legal_actions()))
    return found


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
        for players in sorted({game.players[0], game.players[-1]}):
            loaded = spiel.load_game(f"python_pangea_{game.name}(players={players})")
            spiel.random_sim_test(loaded, num_sims=chosen.sims, serialize=False, verbose=False)
            console.print(
                f"{loaded}: {chosen.sims} games and {resampled(game.name, players)} resamplings, all well"
            )


if __name__ == "__main__":
    main()
