"""Something to be counted in a position, and how people miscount it: what a game can ask about its score."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pangea.core.words import Phrase

WRONG_ANSWERS = 3


@dataclass(frozen=True)
class Count:
    """A question about a figure of the rules."""

    question: Phrase
    answer: int
    mistakes: tuple[tuple[int, Phrase], ...]
    """Other figures, and which mistake each of them comes from"""
    why: tuple[Phrase, ...]
    rule: str
    things: int
    """How much has to be looked at: the more, the harder"""

    @property
    def is_fair(self) -> bool:
        """Are there enough mistakes to choose from?"""
        return len(self.mistakes) == WRONG_ANSWERS


def told_apart(answer: int, mistakes: Iterable[tuple[int, Phrase]]) -> tuple[tuple[int, Phrase], ...]:
    """The first mistakes that come to different figures, none of them the right one."""
    apart: dict[int, Phrase] = {}
    for figure, phrase in mistakes:
        if figure >= 0 and figure != answer:
            apart.setdefault(figure, phrase)
    return tuple(apart.items())[:WRONG_ANSWERS]
