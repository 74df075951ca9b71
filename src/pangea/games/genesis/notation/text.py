"""Moves as text: `forest e5`, `stop`, `roll forest wild`."""

from __future__ import annotations

import re

from pangea.core.errors import UnreadableMove
from pangea.games.genesis.board import COLUMN_NAMES, COLUMNS, ROWS, SPACES, TERRAIN_NAMES, Board, name_of
from pangea.games.genesis.moves import FACE_NAMES, FIRST_ROLL, ROLL_PAIRS, STOP
from pangea.games.genesis.state import State

_FACE = f"({'|'.join(FACE_NAMES)})"
_TILE = re.compile(f"({'|'.join(TERRAIN_NAMES)}) ([a-z])([1-9][0-9]?)")
_ROLL = re.compile(f"roll {_FACE} {_FACE}")


def write(board: Board, state: State, move: int) -> str:
    if move < STOP:
        terrain, space = divmod(move, SPACES)
        return f"{TERRAIN_NAMES[terrain]} {name_of(space)}"
    if move == STOP:
        return "stop"
    one, other = ROLL_PAIRS[move - FIRST_ROLL]
    return f"roll {FACE_NAMES[one]} {FACE_NAMES[other]}"


def read(board: Board, state: State, text: str) -> int:
    if found := _TILE.fullmatch(text):
        terrain, column, row = TERRAIN_NAMES.index(found[1]), COLUMN_NAMES.find(found[2]), int(found[3]) - 1
        if column < 0 or row >= ROWS:
            raise UnreadableMove("genesis-unreadable-space", text=text, space=found[2] + found[3])
        return terrain * SPACES + row * COLUMNS + column
    if text == "stop":
        return STOP
    if found := _ROLL.fullmatch(text):
        one, other = FACE_NAMES.index(found[1]), FACE_NAMES.index(found[2])
        if one > other:
            raise UnreadableMove("genesis-unreadable-roll", text=text, better=f"roll {found[2]} {found[1]}")
        return FIRST_ROLL + ROLL_PAIRS.index((one, other))
    raise UnreadableMove("genesis-unreadable", text=text[:60])


def kept_by(board: Board, state: State, move: int) -> int | None:
    """G9.1  Nothing is hidden."""
    return None
