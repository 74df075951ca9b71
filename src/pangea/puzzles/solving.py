"""How hard a puzzle is: by how often each level finds the answer, or by what there is to look at."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from pangea.bots import bot
from pangea.core.views import View

TRIES = {"hatchling": 8, "gatherer": 8, "hunter": 6, "elder": 6}
"""How often each level tries. The highest is left out: it thinks for a time, and finds what time allows."""
_STEPS = (0.7, 0.55, 0.48, 0.3)
"""Whatever the levels find less often, on average, is harder by one step each. What both strong levels find
and both weak ones don't is in the middle."""
OBVIOUS = 0.75
"""What the weakest level finds so often, anybody sees."""


def solved_by_levels(view: View, answers: Collection[str]) -> dict[str, float]:
    """The share of its tries in which each level chooses one of the answers."""
    legal = view.legal()
    return {
        level: sum(bot(level, seed).choose(view, legal) in answers for seed in range(tries)) / tries
        for level, tries in TRIES.items()
    }


def difficulty_of(solved: Mapping[str, float]) -> int:
    """From 1, which nearly every level finds, to 5, which hardly any does.

    >>> difficulty_of({"hatchling": 0.5, "gatherer": 1.0, "hunter": 1.0, "elder": 1.0})
    1
    >>> difficulty_of({"hatchling": 0.0, "gatherer": 0.0, "hunter": 0.5, "elder": 1.0})
    4
    """
    share = sum(solved.values()) / len(solved)
    return 1 + sum(share < step for step in _STEPS)


def is_obvious(solved: Mapping[str, float]) -> bool:
    return solved["hatchling"] >= OBVIOUS
