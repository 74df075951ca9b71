"""A bot for a first game: it moves at random, and now and then it sees what is to be gained at once."""

from __future__ import annotations

from pangea.bots import greedy
from pangea.bots.greedy import SEEN, GreedyRoom, choose_greedily
from pangea.core.chance import Random, below
from pangea.core.contract import legal
from pangea.core.kernel import rule

ATTENTION = 3
"""It looks for a gain in one move out of this many."""


@rule
def choose_as_novice(room: GreedyRoom, seat: int, random: Random, greedy_random: Random) -> int:
    """Which of the legal moves, by its number in their list: now and then the greedy one."""
    if below(random, ATTENTION) == 0:
        return choose_greedily(room, seat, greedy_random)
    return below(random, legal(room.states[SEEN], room.moves))


class Player(greedy.Player):
    def __init__(self, seed: int) -> None:
        super().__init__(seed, choose_as_novice, streams=2)
