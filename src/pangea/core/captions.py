"""What a picture says in words: the part of it that is the same in every game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pangea.core.contract import OVER
from pangea.core.words import Phrase, SeatName, Spoken, listed, say


@dataclass(frozen=True)
class Shown:
    """A position as it is drawn: nothing that the reader may not see, and nothing left to be worked out."""

    game: str
    board: Any
    state: Any
    """The state as the reader may see it, as a plain object."""
    facts: Any
    """The game's facts, as a plain object."""
    turn: int
    """The seat to move, NATURE or OVER."""
    points: Sequence[int]
    """The points of each seat once the game is over; none before."""
    winners: Sequence[int]
    """The seats that have won."""
    ending: str
    """How the game ended, or 'playing'."""


class Captions:
    """A position in the words of one language. Each game adds its own."""

    def __init__(self, shown: Shown, lang: str) -> None:
        self.board, self.state, self.facts = shown.board, shown.state, shown.facts
        self.shown, self.lang = shown, lang
        self.turn, self.is_over = shown.turn, shown.turn == OVER

    def say(self, message: str, **about: Spoken) -> str:
        return say(Phrase(message, about), self.lang)

    def title(self) -> str:
        return self.say(f"{self.shown.game}-title")

    def seat(self, seat: int) -> str:
        return self.say(f"{self.shown.game}-label-seat", seat=SeatName(seat))

    def what_happens(self) -> str:
        """Whose turn it is and for what, or how the game ended and who won."""
        if not self.is_over:
            return self.what_is_next()
        names = [self.seat(seat) for seat in self.shown.winners]
        ended = self.say(f"{self.shown.game}-ending-{self.shown.ending}")
        won = self.say(f"{self.shown.game}-label-winners", seats=listed(names, self.lang), count=len(names))
        return f"{ended} {won}"

    def what_is_next(self) -> str:
        """Whose turn it is and for what, while the game goes on."""
        raise NotImplementedError
