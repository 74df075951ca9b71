"""What moves tell of the clan behind them: who helps a clan, again and again, may well stand for it.

A player is taken to like a move the more, the more its clan gains by it on the other clans at once. So for
every decision there are odds of each move under each clan, and the moves made weigh the clans.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import permutations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pangea.core.compiled import Entry
from pangea.core.contract import NATURE, Belief, Moves, Suspicion
from pangea.core.kernel import rule
from pangea.core.stories import Stories, Telling
from pangea.core.views import View
from pangea.core.words import Phrase, SeatName
from pangea.games.clans.board import CLAN_NAMES, CLANS, every_clan
from pangea.games.clans.rules.verbs import apply, legal, to_move
from pangea.games.clans.state import NO_CLAN, SEATS, State

EASE = 5.0
"""A move better by so many points is liked e times as much: people have plans beyond the moment."""
DOUBT = 0.05
"""So much is left of any clan's odds, whatever its moves told."""


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
def follow(states: Any, move: int, moves: Moves, likings: Belief, told: Belief) -> None:
    """Make a move in states[0]; to told[seat * CLANS + clan] add how well it fits each clan (a log)."""
    mover = to_move(states[0])
    if mover != NATURE:
        choices = legal(states[0], moves)
        for clan in every_clan():
            likings[clan] = 0.0
        for choice in range(choices):
            states[1] = states[0]
            apply(states[1], moves[choice])
            for clan in every_clan():
                likings[clan] += math.exp(gain(states[0], states[1], clan) / EASE)
        states[1] = states[0]
        apply(states[1], move)
        for clan in every_clan():
            made = gain(states[0], states[1], clan) / EASE
            told[mover * CLANS + clan] += made - math.log(likings[clan] / choices)
    apply(states[0], move)


_FOLLOW = Telling(Entry(follow, ("states", "int", "moves", "belief", "belief")))


class Story:
    """A game as a seat can tell it, and how well each seat's moves fitted each clan."""

    def __init__(self, view: View) -> None:
        self._edition = view.edition
        self._follow = _FOLLOW.on(view.edition)
        self._states: Any = view.edition.game.state.batch(2)
        view.edition.rules.setup(self._states[0], view.state.players, np.zeros(0, np.int64))
        self._room = np.zeros(view.edition.sizes.legal, np.int32), np.zeros(CLANS)
        self.told = np.zeros(SEATS * CLANS)

    def tell(self, text: str) -> None:
        # Nothing that everybody sees depends on the cards: one that is not known is taken for the first.
        known = f"{text[:-1]}{CLAN_NAMES[0]}" if text.endswith("?") else text
        self._follow(self._states, self._edition.read(self._states[0], known), *self._room, self.told)


_STORIES = Stories(Story)


def belief_of(view: View) -> Belief:
    """belief[seat * 5 + clan]: how well a clan fits a seat's moves, where the best fit is 1."""
    table = _STORIES.told(view).reshape(SEATS, CLANS)
    fits = np.exp(table - table.max(axis=1, keepdims=True))
    return (DOUBT + (1 - DOUBT) * fits).reshape(-1)


@cache
def deals_to(players: int) -> NDArray[np.int64]:
    """Every way to deal clans to so many seats, a row each."""
    return np.array(list(permutations(range(CLANS), players)))


def odds_of_clans(view: View) -> list[list[float]]:
    """For each seat the odds of each clan, as the view's seat must see them: by its card and all moves."""
    belief = belief_of(view).reshape(SEATS, CLANS)
    state: Any = view.state
    deals = deals_to(int(state.players))
    weights = np.ones(len(deals))
    for seat, clan in enumerate(state.clan[: state.players].tolist()):
        if clan != NO_CLAN:
            weights *= deals[:, seat] == clan
        if seat != view.seat:
            weights *= belief[seat, deals[:, seat]]
    shares = weights / weights.sum()
    return [np.bincount(clans, shares, CLANS).tolist() for clans in deals.T]


def suspicions(view: View) -> list[Suspicion]:
    """The odds of each clan behind each other seat."""
    return [
        Suspicion(SeatName(seat), tuple(zip(_CLANS, odds, strict=True)))
        for seat, odds in enumerate(odds_of_clans(view))
        if seat != view.seat
    ]


_CLANS = tuple(Phrase(f"clans-clan-{name}") for name in CLAN_NAMES)
