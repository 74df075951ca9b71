"""The second half of the contract: what a game shows and says, as verbs beside those of its rules.

They are rules like the others, over a state as the reader may see it, and write numbers: a story, or the
fields of the game's facts. To whom a move may be told is decided here, for every game alike.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pangea.core.contract import OPEN, REFEREE
from pangea.core.kernel import rule, verb
from pangea.core.messages import Story, begin, place_for
from pangea.core.moves import Row
from pangea.core.record import Record
from pangea.core.signatures import Grid

NO_MOVE = -1
"""`understood`: what is spelled isn't a move."""


@verb
def kept_by(state: Record, move: int) -> int:
    """The only seat that may know the last word of this move; OPEN if all may."""
    raise NotImplementedError


@rule
def kept_by_nobody(state: Record, move: int) -> int:  # noqa: ARG001  as the contract says
    """In a game without secrets every move is open."""
    return OPEN


@verb
def spelled(state: Record, move: int, row: Row) -> None:
    """A move as it is written: its kind, as the game's table of moves has it, and its parts."""


@verb
def understood(state: Record, row: Row, story: Story) -> int:
    """The code of a move that is spelled, legal or not. Where there is no such move, the answer is NO_MOVE.
    The story says why: in a line with its rule where one forbids it, else in a message alone."""
    raise NotImplementedError


@verb
def told(before: Record, move: int, after: Record, story: Story) -> None:
    """The move and what came of it. For whom is not the game's business."""


@verb
def prompt(state: Record, story: Story) -> None:
    """What the seat to move has to decide, in a sentence."""


@verb
def refused(state: Record, move: int, why: int, story: Story) -> None:
    """Why a move is refused: the message of the game's refusal of this number, with what it speaks of."""


@verb
def explained(state: Record, story: Story) -> None:
    """How the points came about, line by line. Where numbers are unknown, as far as it can be known."""


@verb
def show(state: Record, facts: Record) -> None:
    """Whatever is shown of a position beyond the fields of its state, into a blank record."""


@dataclass(frozen=True)
class Telling:
    """The verbs of what a game shows and says, interpreted or compiled."""

    spelled: Callable[[Any, int, Row], None]
    understood: Callable[[Any, Row, Story], int]
    told: Callable[[Any, int, Any, Story], None]
    prompt: Callable[[Any, Story], None]
    refused: Callable[[Any, int, int, Story], None]
    explained: Callable[[Any, Story], None]
    show: Callable[[Any, Any], None]
    kept_by: Callable[[Any, int], int] = kept_by_nobody

    def by_name(self) -> dict[str, Callable[..., Any]]:
        return {field.name: getattr(self, field.name) for field in fields(self)}


HIDDEN = 0
"""The number of `<game>-move-hidden` in the vocabulary of a game with secrets."""


@rule
def spell(state: Record, moves: NDArray[np.int32], rows: Grid[np.int32]) -> None:
    """Several moves of one position, a row each."""
    for number in range(len(moves)):
        spelled(state, moves[number], rows[number])


@rule
def understand(state: Record, row: Row, story: Story) -> int:
    begin(story)
    return understood(state, row, story)


@rule
def tell(before: Record, move: int, after: Record, eyes: int, story: Story) -> None:
    """A move as these eyes may hear it: of one that another seat keeps, only that it was made."""
    begin(story)
    keeper = kept_by(before, move)
    if eyes in (keeper, REFEREE) or keeper == OPEN:
        told(before, move, after, story)
    else:
        at = place_for(story, 2)
        story[at], story[at + 1] = HIDDEN, keeper


@rule
def ask(state: Record, story: Story) -> None:
    """What is to be decided."""
    begin(story)
    prompt(state, story)


@rule
def refuse(state: Record, move: int, why: int, story: Story) -> None:
    begin(story)
    refused(state, move, why, story)


@rule
def explain(state: Record, story: Story) -> None:
    begin(story)
    explained(state, story)
