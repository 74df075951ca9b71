"""All that can be done in a game, described: kinds of moves, how they are written, their numbers."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pangea.core.edition import Edition
    from pangea.core.record import Record


@dataclass(frozen=True)
class Action:
    """One kind of move, a player's or nature's."""

    kind: str
    form: str
    """How it is written: `move {source}>{target}`"""
    parts: dict[str, Any]
    """What may stand for each word in braces"""
    codes: tuple[range, ...]
    """The numbers that stand for moves of this kind, in runs"""

    def __contains__(self, code: object) -> bool:
        return any(code in run for run in self.codes)


def actions_of(edition: Edition, state: Record) -> list[Action]:
    """The kinds of moves of an edition's game, in the order in which the game declares them."""
    kinds = edition.speaker.kinds(state, range(edition.sizes.codes))
    runs: dict[int, list[range]] = {}
    for kind, run in groupby(range(len(kinds)), kinds.__getitem__):
        numbers = list(run)
        runs.setdefault(kind, []).append(range(numbers[0], numbers[-1] + 1))
    return [
        Action(one["kind"], one["form"], one["parts"], tuple(runs.get(number, ())))
        for number, one in enumerate(edition.game.moves.described())
    ]
