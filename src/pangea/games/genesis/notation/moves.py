"""The moves of Genesis in writing: `forest e5`, `stop`, `roll forest wild`."""

from __future__ import annotations

from pangea.core.kernel import rule
from pangea.core.messages import Story, named
from pangea.core.moves import MoveTable, Row
from pangea.core.telling import NO_MOVE
from pangea.games.genesis.board import SPACE_NAMES, TERRAIN_NAMES, Space
from pangea.games.genesis.moves import (
    FACE_NAMES,
    ROLLED,
    ROLLS,
    STOP,
    places_tile,
    placing,
    roll_in,
    rolling,
    space_in,
    stops,
    terrain_in,
)
from pangea.games.genesis.notation.words import WORDS
from pangea.games.genesis.state import State

FACE = named(FACE_NAMES)

MOVES = MoveTable("genesis", by_code=True)
TILE = MOVES.kind(
    "{terrain} {space}",
    terrain=named(TERRAIN_NAMES),
    space=named(SPACE_NAMES, shape="[a-z][1-9][0-9]?", unreadable="genesis-unreadable-space"),
)
NO_MORE = MOVES.kind("stop")
ROLL = MOVES.kind("roll {one} {other}", one=FACE, other=FACE)

ROLL_IN_ORDER = WORDS.message("genesis-unreadable-roll", one=FACE, other=FACE)


@rule
def spelled(state: State, move: int, row: Row) -> None:
    if places_tile(move):
        row[0], row[1], row[2] = TILE, terrain_in(move), space_in(move)
    elif stops(move):
        row[0] = NO_MORE
    else:
        roll = roll_in(move)
        row[0], row[1], row[2] = ROLL, ROLLED[roll, 0], ROLLED[roll, 1]


@rule
def understood(state: State, row: Row, story: Story) -> int:
    if row[0] == TILE:
        return placing(row[1], Space(row[2]))
    if row[0] == NO_MORE:
        return STOP
    for roll in range(ROLLS):
        if ROLLED[roll, 0] == row[1] and ROLLED[roll, 1] == row[2]:
            return rolling(roll)
    ROLL_IN_ORDER(story, row[1], row[2])
    return NO_MOVE
