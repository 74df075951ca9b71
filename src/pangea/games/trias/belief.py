"""What a kept card tells: who draws in place of playing it (T3.1) may not have liked its terrain.

A player is taken to like a terrain the more, the better the lead is, on average, after the drifts that such a
card allows. So there are odds that a card of each terrain would have been kept, and every time it was kept
they weigh the terrains. A card played, or a new one, starts afresh.
"""

from __future__ import annotations

import math
from itertools import product
from typing import Any

import numpy as np

from pangea.core.compiled import Entry
from pangea.core.contract import Belief, Moves, Suspicion
from pangea.core.kernel import rule
from pangea.core.stories import Stories, Telling
from pangea.core.views import View
from pangea.core.words import Phrase, SeatName
from pangea.games.trias.board import CARD_NAMES, CARDS, SEATS, TERRAINS
from pangea.games.trias.moves import DRAW, deals_card, seat_in
from pangea.games.trias.rules.cards import box_of
from pangea.games.trias.rules.drift import tiles_to_drift
from pangea.games.trias.rules.scoring import total_of
from pangea.games.trias.rules.turns import follow_card
from pangea.games.trias.rules.verbs import apply, legal
from pangea.games.trias.state import Phase, State

EASE = 5.0
"""A card liked better by so many points is kept e times as seldom, at most: players have further plans.

Searching bots show how little it tells: over 600 cards that they kept, the truth did not become measurably
likelier. So it is weighed with care; somebody who plays by likes and dislikes is seen through all the same.
"""
DOUBT = 0.05
"""So much is left of any terrain's odds, whatever was told."""


@rule
def lead(state: State, seat: int) -> float:
    """How far a seat is ahead of the best of the others, if the game ended now."""
    best = -1000
    for other in range(state.players):
        if other != seat:
            best = max(best, total_of(state, other))
    return float(total_of(state, seat) - best)


@rule
def liking(states: Any, terrain: int, lifts: Moves, puts: Moves) -> float:
    """The lead on average after the drifts that a card allows whoever is to choose one in states[0]."""
    seat = int(states[0].turn)
    states[1] = states[0]
    follow_card(states[1], terrain)
    leads = 0.0
    drifts = 0
    for number in range(legal(states[1], lifts)):
        states[2] = states[1]
        apply(states[2], lifts[number])
        places = legal(states[2], puts)
        for place in range(places):
            states[3] = states[2]
            apply(states[3], puts[place])
            leads += lead(states[3], seat)
        drifts += places
    return leads / drifts


@rule
def weigh_keeping(states: Any, lifts: Moves, puts: Moves, likings: Belief, told: Belief) -> None:
    """A seat draws: to told[seat * TERRAINS + terrain] add how well that fits such a card in hand (a log)."""
    if tiles_to_drift(states[0]) == 0:
        return  # T3.9: nothing drifts, so a card is as good as another
    seat, box = int(states[0].turn), box_of(states[0])
    usual = 0.0
    cards = 0
    for terrain in range(TERRAINS):
        likings[terrain] = liking(states, terrain, lifts, puts)
        usual += likings[terrain] * CARDS[box, 0, terrain]
        cards += CARDS[box, 0, terrain]
    for terrain in range(TERRAINS):
        regret = (likings[terrain] - usual / cards) / EASE
        told[seat * TERRAINS + terrain] -= math.log(1.0 + math.exp(regret))


@rule
def forget(told: Belief, seat: int) -> None:
    """A seat has another card, or none."""
    for terrain in range(TERRAINS):
        told[seat * TERRAINS + terrain] = 0.0


@rule
def follow(states: Any, move: int, lifts: Moves, puts: Moves, likings: Belief, told: Belief) -> None:
    """Make a move in states[0], and note what it tells."""
    state = states[0]
    if state.phase == Phase.CHOOSING:
        if move == DRAW:
            weigh_keeping(states, lifts, puts, likings, told)
        else:
            forget(told, state.turn)
    elif deals_card(move) and state.phase != Phase.DRAWING:
        forget(told, seat_in(move))
    apply(states[0], move)


_FOLLOW = Telling(Entry(follow, ("states", "int", "moves", "moves", "belief", "belief")))


class Story:
    """A game as a seat can tell it, and what the kept cards told meanwhile."""

    def __init__(self, view: View) -> None:
        state: Any = view.state
        self._edition = view.edition
        self._follow = _FOLLOW.on(view.edition)
        self._states: Any = view.edition.game.state.batch(4)
        view.edition.rules.setup(self._states[0], state.players, np.array([state.splits], np.int64))
        moves = view.edition.sizes.legal
        self._room = np.zeros(moves, np.int32), np.zeros(moves, np.int32), np.zeros(TERRAINS)
        self.told = np.zeros(SEATS * TERRAINS)

    def tell(self, text: str) -> None:
        # The land is the same whatever is in the hands: a card not known is taken for the first kind.
        known = f"{text[:-1]}{CARD_NAMES[0]}" if text.endswith("?") else text
        self._follow(self._states, self._edition.read(self._states[0], known), *self._room, self.told)


_STORIES = Stories(Story)


def belief_of(view: View) -> Belief:
    """belief[seat * 3 + terrain]: how well a terrain fits the card a seat keeps, where the best fit is 1."""
    told = _STORIES.told(view).reshape(SEATS, TERRAINS)
    fits = np.exp(told - told.max(axis=1, keepdims=True))
    return (DOUBT + (1 - DOUBT) * fits).reshape(-1)


def odds_of_cards(view: View) -> dict[int, list[float]]:
    """For each other seat with a card the odds of each terrain: by all cards seen, and all cards kept."""
    belief = belief_of(view).reshape(SEATS, TERRAINS)
    state: Any = view.state
    others = [seat for seat in range(state.players) if seat != view.seat and state.back[seat] != 0]
    odds = np.zeros((len(others), TERRAINS))
    for hands in product(range(TERRAINS), repeat=len(others)):
        weight = _ways(view, others, hands) * math.prod(map(belief.item, others, hands))
        for number, terrain in enumerate(hands):
            odds[number, terrain] += weight
    return {seat: [float(share) for share in row / row.sum()] for seat, row in zip(others, odds, strict=True)}


def _ways(view: View, seats: list[int], hands: tuple[int, ...]) -> int:
    """In how many ways these seats can have drawn these terrains, from the parts that the backs tell."""
    state: Any = view.state
    left = CARDS[box_of(state)] - state.played
    if view.seat >= 0 and state.back[view.seat] != 0:
        left[state.back[view.seat] - 1, state.hand[view.seat]] -= 1
    ways = 1
    for seat, terrain in zip(seats, hands, strict=True):
        part = state.back[seat] - 1
        ways *= max(0, int(left[part, terrain]))
        left[part, terrain] -= 1
    return ways


def suspicions(view: View) -> list[Suspicion]:
    """The odds of each terrain in the hand of each other seat."""
    return [
        Suspicion(SeatName(seat), tuple(zip(_TERRAINS, odds, strict=True)))
        for seat, odds in odds_of_cards(view).items()
    ]


_TERRAINS = tuple(Phrase(f"trias-card-{name}") for name in CARD_NAMES[:TERRAINS])
