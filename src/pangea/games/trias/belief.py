"""What a kept card tells: whoever draws instead of playing it (T3.1) may not have liked its terrain.

A player is taken to like a terrain the more, the better the lead is, on average, after the drifts that such a
card allows. So there are odds that a card of each terrain would have been kept, and every time it was kept
they weigh the terrains. After a card is played, or drawn, that starts afresh.
"""

from __future__ import annotations

from pangea.core.beliefs import FollowRoom, Guessing
from pangea.core.contract import Belief
from pangea.core.exact import exp, log
from pangea.core.kernel import rule
from pangea.core.messages import one_of
from pangea.core.record import Batch
from pangea.games.trias.board import CARD_NAMES, CARDS, TERRAINS
from pangea.games.trias.moves import DRAW, deals_card, seat_in
from pangea.games.trias.rules.cards import box_of
from pangea.games.trias.rules.choosing import legal
from pangea.games.trias.rules.drift import tiles_to_drift
from pangea.games.trias.rules.scoring import total_of
from pangea.games.trias.rules.turn import apply, follow_card
from pangea.games.trias.state import Phase, State

EASE = 5.0
"""A card liked better by this many points is kept at most e times less often: players have further plans.

Searching bots show how little it tells: over 600 cards that they kept, the truth did not become measurably
likelier. So it is weighed with care; somebody who plays by likes and dislikes is seen through all the same.
"""
DOUBT = 0.05
"""This much is left of any terrain's odds, whatever was told."""


@rule
def lead(state: State, seat: int) -> float:
    """How far a seat is ahead of the best of the others, if the game ended now."""
    best = -1000
    for other in range(state.players):
        if other != seat:
            best = max(best, total_of(state, other))
    return float(total_of(state, seat) - best)


@rule
def liking(states: Batch[State], terrain: int, room: FollowRoom) -> float:
    """The lead on average after the drifts that a card allows whoever is to choose one in states[0]."""
    seat = int(states[0].turn)
    states[1] = states[0]
    follow_card(states[1], terrain)
    leads = 0.0
    drifts = 0
    for number in range(legal(states[1], room.moves)):
        states[2] = states[1]
        apply(states[2], room.moves[number])
        places = legal(states[2], room.more_moves)
        for place in range(places):
            states[3] = states[2]
            apply(states[3], room.more_moves[place])
            leads += lead(states[3], seat)
        drifts += places
    return leads / drifts


@rule
def weigh_keeping(states: Batch[State], room: FollowRoom, told: Belief) -> None:
    """A seat draws: to told[seat * TERRAINS + terrain] add how well that fits such a card in hand (a log)."""
    if tiles_to_drift(states[0]) == 0:
        return  # T3.9: nothing drifts, so one card is as good as another
    seat, box = int(states[0].turn), box_of(states[0])
    usual = 0.0
    cards = 0
    for terrain in range(TERRAINS):
        room.likings[terrain] = liking(states, terrain, room)
        usual += room.likings[terrain] * CARDS[box, 0, terrain]
        cards += CARDS[box, 0, terrain]
    for terrain in range(TERRAINS):
        regret = (room.likings[terrain] - usual / cards) / EASE
        told[seat * TERRAINS + terrain] -= log(1.0 + exp(regret))


@rule
def forget(told: Belief, seat: int) -> None:
    """A seat has another card, or none."""
    for terrain in range(TERRAINS):
        told[seat * TERRAINS + terrain] = 0.0


@rule
def follow(states: Batch[State], move: int, room: FollowRoom, told: Belief) -> None:
    """Make a move, and note what it tells."""
    state = states[0]
    if state.phase == Phase.CHOOSING:
        if move == DRAW:
            weigh_keeping(states, room, told)
        else:
            forget(told, state.turn)
    elif deals_card(move) and state.phase != Phase.DRAWING:
        forget(told, seat_in(move))
    apply(states[0], move)


@rule
def holds_hidden_card(state: State, seat: int, other: int) -> bool:
    return other != seat and state.back[other] != 0


@rule
def odds(state: State, seat: int, belief: Belief, odds: Belief) -> None:
    """Whatever the others may hold together, weighed by all cards seen and all cards kept."""
    hands = 1
    for other in range(state.players):
        if holds_hidden_card(state, seat, other):
            hands *= TERRAINS
    for hand in range(hands):
        weight = weight_of(state, seat, belief, hand)
        left = hand
        for other in range(state.players):
            if holds_hidden_card(state, seat, other):
                odds[other * TERRAINS + left % TERRAINS] += weight
                left //= TERRAINS


@rule
def weight_of(state: State, seat: int, belief: Belief, hands: int) -> float:
    """In how many ways the others can have drawn these cards, and how well they fit what was kept."""
    weight = 1.0
    left = hands
    for other in range(state.players):
        if holds_hidden_card(state, seat, other):
            terrain = left % TERRAINS
            left //= TERRAINS
            weight *= cards_left(state, seat, hands, other, terrain) * belief[other * TERRAINS + terrain]
    return weight


@rule
def cards_left(state: State, seat: int, hands: int, drawer: int, terrain: int) -> int:
    """The cards of a terrain that a seat may have drawn, from the part that the back of its card tells, when
    those before it have drawn theirs."""
    part = state.back[drawer] - 1
    left = CARDS[box_of(state), part, terrain] - state.played[part, terrain]
    if seat >= 0 and state.back[seat] == state.back[drawer] and state.hand[seat] == terrain:
        left -= 1
    for other in range(drawer):
        if holds_hidden_card(state, seat, other):
            if state.back[other] == state.back[drawer] and hands % TERRAINS == terrain:
                left -= 1
            hands //= TERRAINS
    return max(0, int(left))


GUESSING = Guessing(
    one_of("trias-card", CARD_NAMES[:TERRAINS]), follow, odds, states=4, doubt=DOUBT, options=("splits",)
)
