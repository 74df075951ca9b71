"""What moves tell of the clan behind them: whoever helps a clan, again and again, may well stand for it.

A player is taken to like a move the more, the more its clan gains by it on the other clans at once. So for
every decision there are odds of each move under each clan, and the moves made weigh the clans.
"""

from __future__ import annotations

from pangea.core.beliefs import FollowRoom, Guessing
from pangea.core.bits import bit, has
from pangea.core.contract import NATURE, Belief
from pangea.core.exact import exp, log
from pangea.core.kernel import rule
from pangea.core.messages import one_of
from pangea.core.record import Batch
from pangea.games.clans.board import CLAN_NAMES, CLANS, every_clan
from pangea.games.clans.rules.turn import apply, legal, to_move
from pangea.games.clans.state import NO_CLAN, State

EASE = 5.0
"""A move better by this many points is liked e times as much: people have plans beyond the moment."""
DOUBT = 0.05
"""This much is left of any clan's odds, whatever its moves told."""


@rule
def gain(before: State, after: State, clan: int) -> float:
    """What a move gave a clan, against what it gave the others on average."""
    own = float(int(after.points[clan]) - int(before.points[clan]))
    others = 0.0
    for other in every_clan():
        if other != clan:
            others += float(int(after.points[other]) - int(before.points[other]))
    return own - others / (CLANS - 1)


@rule
def follow(states: Batch[State], move: int, room: FollowRoom, told: Belief) -> None:
    """Make a move; whoever made it may stand for a clan the more, the better it was for the clan."""
    mover = to_move(states[0])
    if mover != NATURE:
        choices = legal(states[0], room.moves)
        for clan in every_clan():
            room.likings[clan] = 0.0
        for choice in range(choices):
            states[1] = states[0]
            apply(states[1], room.moves[choice])
            for clan in every_clan():
                room.likings[clan] += exp(gain(states[0], states[1], clan) / EASE)
        states[1] = states[0]
        apply(states[1], move)
        for clan in every_clan():
            made = gain(states[0], states[1], clan) / EASE
            told[mover * CLANS + clan] += made - log(room.likings[clan] / choices)
    apply(states[0], move)


@rule
def odds(state: State, seat: int, belief: Belief, odds: Belief) -> None:
    """Every way to deal the clans, weighed by the cards that are known and by the moves of the others."""
    deals = 1
    for _ in range(state.players):
        deals *= CLANS
    for deal in range(deals):
        weight = weight_of(state, seat, belief, deal)
        if weight > 0.0:
            left = deal
            for other in range(state.players):
                odds[other * CLANS + left % CLANS] += weight
                left //= CLANS


@rule
def weight_of(state: State, seat: int, belief: Belief, deal: int) -> float:
    """How likely a deal is: the clan of seat n is digit n. No clan is dealt twice."""
    weight = 1.0
    dealt = 0
    for other in range(state.players):
        clan = deal % CLANS
        deal //= CLANS
        if has(dealt, clan) or (state.clan[other] != NO_CLAN and state.clan[other] != clan):
            return 0.0
        dealt |= bit(clan)
        if other != seat:
            weight *= belief[other * CLANS + clan]
    return weight


GUESSING = Guessing(one_of("clans-clan", CLAN_NAMES), follow, odds, states=2, doubt=DOUBT)
