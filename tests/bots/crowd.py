"""A small game for nine, with large secrets and many endings: no part of the house may have less room.

Nature deals everybody a card that only they see, 100 or 101. Then each in turn takes one or two points.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from pangea.core.chance import Random, below
from pangea.core.contract import (
    NATURE,
    OVER,
    PLAYING,
    Drawing,
    Features,
    Flags,
    Game,
    Moves,
    Notation,
    Options,
    Points,
    Rules,
    Sizes,
    Weights,
)
from pangea.core.kernel import rule
from pangea.core.messages import Story, Vocabulary
from pangea.core.moves import MoveTable, Row, number_below
from pangea.core.record import ALL, OWNER, UNKNOWN, Counts, Record, fact, field
from pangea.core.telling import Telling

SEATS, LAST_ENDING = 9, 19
FIRST_CARD, CARDS = 100, 2


class Table(Record):
    players: int = field(np.int8, means="how many play", seen_by=ALL)
    made: int = field(np.int8, means="how many moves were made", seen_by=ALL)
    card: Counts = field(np.int16, SEATS, means="card[seat]", seen_by=OWNER)
    taken: Counts = field(np.int8, SEATS, means="taken[seat]", seen_by=ALL)


@rule
def setup(state: Table, players: int, options: Options) -> None:
    state.players = players


@rule
def to_move(state: Table) -> int:
    if state.made < state.players:
        return NATURE
    return OVER if state.made == 2 * state.players else int(state.made - state.players)


@rule
def legal(state: Table, moves: Moves) -> int:
    moves[0], moves[1] = 1, 2
    return 2


@rule
def odds(state: Table, moves: Moves, weights: Weights) -> int:
    for number in range(CARDS):
        moves[number], weights[number] = FIRST_CARD + number, 1
    return CARDS


@rule
def pick(state: Table, random: Random) -> int:
    return FIRST_CARD + below(random, CARDS) if to_move(state) == NATURE else 1 + below(random, 2)


@rule
def apply(state: Table, move: int) -> None:
    if move >= FIRST_CARD:
        state.card[state.made] = move
    else:
        state.taken[state.made - state.players] = move
    state.made += 1


@rule
def refusal(state: Table, move: int) -> int:
    return 1


@rule
def ending(state: Table) -> int:
    return LAST_ENDING if to_move(state) == OVER else PLAYING


@rule
def points(state: Table, out: Points) -> None:
    for seat in range(state.players):
        out[seat] = state.taken[seat]


@rule
def winners(state: Table, out: Flags) -> None:
    most = 0
    for seat in range(state.players):
        most = max(most, int(state.taken[seat]))
    for seat in range(state.players):
        out[seat] = state.taken[seat] == most


@rule
def imagine(state: Table, seat: int, random: Random) -> None:
    for other in range(state.players):
        if state.card[other] == UNKNOWN:
            state.card[other] = FIRST_CARD + below(random, CARDS) if other < state.made else 0


@rule
def features(state: Table, seat: int, out: Features) -> None:
    """Nobody learns this game."""


@rule
def secret(state: Table, seat: int) -> int:
    return int(state.card[seat])


class Board:
    content: dict[str, Any] = {}  # noqa: RUF012  never changed
    tables: dict[str, object] = {}  # noqa: RUF012  never changed


MOVES = MoveTable("crowd", by_code=True)
MOVE = MOVES.kind("move {number}", number=number_below(FIRST_CARD + CARDS, "core-plain"))


class Facts(Record):
    nothing: int = fact(np.int8, means="nothing follows from what lies on the table")


@rule
def spelled(state: Table, move: int, row: Row) -> None:
    row[0], row[1] = MOVE, move


@rule
def understood(state: Table, row: Row, story: Story) -> int:
    return int(row[1])


@rule
def told(before: Table, move: int, after: Table, story: Story) -> None:
    """Nobody speaks of this game."""


@rule
def prompt(state: Table, story: Story) -> None:
    """Nobody speaks of this game."""


@rule
def refused(state: Table, move: int, why: int, story: Story) -> None:
    """Nobody speaks of this game."""


@rule
def show(state: Table, facts: Facts) -> None:
    """Nobody looks at this game."""


CROWD = Game(
    name="crowd",
    version=1,
    designer="",
    year=2000,
    minutes=1,
    players=range(2, SEATS + 1),
    state=Table,
    rules=Rules(
        setup=setup, to_move=to_move, legal=legal, pick=pick, odds=odds, apply=apply, refusal=refusal,
        ending=ending, points=points, winners=winners, imagine=imagine, features=features, secret=secret,
    ),
    endings=("playing", *(f"ending-{number}" for number in range(1, LAST_ENDING + 1))),
    refusals=(),
    features=(),
    board=lambda content: Board(),
    sizes=lambda board: Sizes(codes=FIRST_CARD + CARDS, legal=2, odds=CARDS, moves=2 * SEATS),
    facts=Facts,
    moves=MOVES,
    vocabulary=Vocabulary("crowd"),
    telling=Telling(spelled, understood, told, prompt, refused, explained=prompt, show=show),
    notation=cast(Notation, None),
    drawing=cast(Drawing, None),
)  # fmt: skip
