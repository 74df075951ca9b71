"""What moves tell of what is hidden: gathered move by move, and remembered as far as it was gathered.

A game says it by rules: `follow` takes one more move into account, `odds` weighs what may be hidden where.
What is gathered is a row of logarithms for each seat, one number for each card that it may hold: how well its
moves fit that card.

A bot asks what it must believe at every turn, a page after every move: each time only the new moves are
followed. They are followed as everybody may read them, so that all seats of a game share what they tell: what
a seat knows besides is weighed by whoever asks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pangea.core.contract import Belief
from pangea.core.exact import exp
from pangea.core.kernel import rule, verb
from pangea.core.messages import Part
from pangea.core.record import Counts, Record, overwrite
from pangea.core.signatures import Entry
from pangea.core.words import Phrase, SeatName

if TYPE_CHECKING:
    from pangea.core.edition import Edition
    from pangea.core.views import Shared, View

MOST_GAMES = 512
"""At most this many games are remembered."""
_BEGINNING = 40
"""This many moves, most of them of the set-up, tell one game from another."""


class FollowRoom(NamedTuple):
    """What `follow` writes into meanwhile."""

    moves: NDArray[np.int32]
    more_moves: NDArray[np.int32]
    likings: Belief


@dataclass(frozen=True)
class Guessing:
    """How a game guesses at hidden cards: rules, and how much room they take."""

    card: Part
    """What may be hidden: a choice of cards."""
    follow: Callable[[Any, int, FollowRoom, Belief], None]
    """Make a move in states[0], and add to told[seat * cards + card] how well it fits that card (a log)."""
    odds: Callable[[Any, int, Belief, Belief], None]
    """Into odds[seat * cards + card], by what `seat` sees and believes: how likely each card of each seat is,
    in any scale; all 0 for a seat without a card."""
    states: int
    """States that `follow` takes: the first is the game, the others are its scratch."""
    doubt: float
    """This much is left of any card's odds, whatever was told."""
    options: tuple[str, ...] = ()
    """The fields of the state that hold the options of the game, in their order."""


@dataclass(frozen=True)
class Suspicion:
    """What a seat must think of something hidden: of whom, what it may be, and with what odds."""

    of: SeatName
    odds: tuple[tuple[Phrase, float], ...]


@rule
def believe(told: Belief, cards: int, doubt: float, belief: Belief) -> None:
    """How well each card fits a seat's moves, where the best fit is 1."""
    for first in range(0, len(told), cards):
        best = told[first]
        for card in range(1, cards):
            best = max(best, told[first + card])
        for card in range(cards):
            belief[first + card] = doubt + (1.0 - doubt) * exp(told[first + card] - best)


@rule
def fit_of(cards: Counts, players: int, kinds: int, seat: int, belief: Belief) -> float:
    """How well the cards of the others, by seat and -1 for none, fit what their moves told; 1 at most."""
    fit = 1.0
    if len(belief) == 0:
        return fit
    for other in range(players):
        if other != seat and cards[other] >= 0:
            fit *= belief[other * kinds + int(cards[other])]
    return fit


@verb
def weigh_cards(state: Record, seat: int, belief: Belief, odds: Belief) -> None:
    """The game's own `Guessing.odds`."""


@rule
def guess(
    state: Record, seat: int, told: Belief, cards: int, doubt: float, belief: Belief, odds: Belief
) -> None:
    """Into odds[seat * cards + card] how likely each card of each seat is: a seat's add up to 1, or are all 0
    where it has no card."""
    believe(told, cards, doubt, belief)
    for number in range(len(odds)):
        odds[number] = 0.0
    weigh_cards(state, seat, belief, odds)
    for first in range(0, len(odds), cards):
        together = 0.0
        for card in range(cards):
            together += odds[first + card]
        if together > 0.0:
            for card in range(cards):
                odds[first + card] /= together


class GuessingRules(NamedTuple):
    """What a game's guessing takes, compiled: every choice of a move is tried."""

    follow: Callable[[Any, int, FollowRoom, Belief], None]
    believe: Callable[[Belief, int, float, Belief], None]
    guess: Callable[[Any, int, Belief, int, float, Belief, Belief], None]


class Followed:
    """One game as anybody can follow it, and what its moves told so far."""

    def __init__(self, view: View, beginning: Record | None = None) -> None:
        """From the set-up on, or from another position of the game."""
        edition, guessing = view.edition, _guessing(view)
        self._edition, self._first_card = edition, guessing.card.names[0]
        self._follow = edition.guessing_rules.follow
        self._states: Any = edition.game.state.batch(guessing.states)
        options = np.array([getattr(view.state, name) for name in guessing.options], np.int64)
        self._state = self._states[0]
        if beginning is None:
            edition.rules.setup(self._state, view.state.players, options)
        else:
            overwrite(self._state, beginning)
        moves = edition.sizes.legal
        cards = len(guessing.card.names)
        self._room = FollowRoom(np.zeros(moves, np.int32), np.zeros(moves, np.int32), np.zeros(cards))
        self.told = np.zeros(edition.game.players[-1] * cards)

    def follow(self, text: str) -> None:
        """One more move, as everybody reads it."""
        # Nothing that everybody sees depends on hidden cards: one that is not known is taken for the first.
        known = f"{text[:-1]}{self._first_card}" if text.endswith("?") else text
        move = self._edition.speaker.read_again(self._state, known)
        self._follow(self._states, move, self._room, self.told)

    @property
    def state(self) -> Record:
        """Where the game stands now."""
        return self._state


class FollowedGames:
    """Games that are followed, the one that was asked for last kept longest."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], tuple[Followed, list[str]]] = {}
        self._lock = Lock()

    def told(self, view: View) -> Belief:
        """What the log of a view tells."""
        log = view.public_log
        # Where only what the seat itself reads is known, what is followed is for that seat alone.
        reader = view.seat if log == view.log else None
        key = (view.edition.game.name, id(view.edition.board), reader, *log[:_BEGINNING])
        # Taken out while it is in use: another thread that follows the same game begins it anew.
        with self._lock:
            game, known = self._kept.pop(key, (None, []))
        if game is None or known != log[: len(known)]:
            game, known = Followed(view), []
        for text in log[len(known) :]:
            game.follow(text)
        told = game.told.copy()
        with self._lock:
            self._kept[key] = game, log
            if len(self._kept) > MOST_GAMES:
                del self._kept[next(iter(self._kept))]
        return told


_FOLLOWED = FollowedGames()


def told_by_moves(view: View, shared: Shared | None = None) -> Belief:
    """What the moves so far reveal: the same for all views of one position."""
    shared = shared or view.found
    if shared.told is None:
        shared.told = _FOLLOWED.told(view)
    return shared.told


def belief_of(view: View) -> Belief:
    """What the moves so far tell a seat about what is hidden, as `credence` takes it."""
    guessing, told = _guessing(view), told_by_moves(view)
    belief = np.empty(told.size)
    view.edition.guessing_rules.believe(told, len(guessing.card.names), guessing.doubt, belief)
    return belief


def odds_of(view: View, shared: Shared | None = None) -> NDArray[np.float64]:
    """For each seat the odds of each card it may hold; a row of zeros for a seat that has none."""
    return _odds(view, told_by_moves(view, shared))


def odds_after(view: View, moves: Sequence[str]) -> NDArray[np.float64]:
    """The same after some more moves, which all may read: by what is seen then and what those moves tell,
    whatever was played before."""
    followed = Followed(view, view.state)
    for text in moves:
        followed.follow(text)
    return _odds(type(view)(view.edition, followed.state, view.seat), followed.told)


def _odds(view: View, told: Belief) -> NDArray[np.float64]:
    guessing = _guessing(view)
    cards = len(guessing.card.names)
    belief, odds = np.empty(told.size), np.empty(told.size)
    view.edition.guessing_rules.guess(view.state, view.seat, told, cards, guessing.doubt, belief, odds)
    return odds.reshape(-1, cards)


def suspicions_of(view: View) -> list[Suspicion]:
    """What a seat must think of the cards of all others."""
    part = _guessing(view).card
    cards = [Phrase(f"{part.prefix}-{name}") for name in part.names]
    rows = enumerate(odds_of(view)[: view.state.players].tolist())
    return [
        Suspicion(SeatName(seat), tuple(zip(cards, row, strict=True)))
        for seat, row in rows
        if seat != view.seat and any(row)
    ]


def rules_of_guessing(edition: Edition) -> GuessingRules:
    from pangea.core.compiled import compiled_for

    guessing = edition.game.guessing
    assert guessing is not None, f"in {edition.game.name} moves tell nothing"
    return GuessingRules(*compiled_for(edition).entries(*guessing_entries(guessing)))


def guessing_entries(guessing: Guessing) -> list[Entry]:
    """What a game's guessing has compiled."""
    return [Entry(guessing.follow), Entry(believe), Entry(guess)]


def _guessing(view: View) -> Guessing:
    guessing = view.edition.game.guessing
    assert guessing is not None, f"in {view.edition.game.name} moves tell nothing"
    return guessing
