"""The board of Genesis: fourteen columns, ten rows, volcanoes, tar pits and a river (G1.1, G1.4)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import Any, NewType

import numpy as np

from pangea.core.content import ContentWarning
from pangea.core.errors import BadContent
from pangea.core.kernel import ids, lookup, rule
from pangea.core.words import Phrase

Space = NewType("Space", int)
"""A space of the board: row by row from the top, in a row from the left."""


class Terrain(IntEnum):
    FOREST, SAVANNA, MOUNTAIN, SWAMP = range(4)


class Ground(IntEnum):
    """What is printed on a space."""

    FREE, VOLCANO, TAR = range(3)


TERRAINS = len(Terrain)
TERRAIN_NAMES = tuple(terrain.name.lower() for terrain in Terrain)
SPECIES_NAMES = ("reptiles", "dinosaurs", "mammals", "humans")
"""G1.2  The species. Unless the players choose, each seat has the one at its place."""
COLUMNS, ROWS = 14, 10
SPACES = COLUMNS * ROWS
COLUMN_NAMES = "abcdefghijklmn"
GROUND_SIGNS = ".^o"
BLOCKED, VOLCANOES = 22, 10
"""G1.4  The spaces of the printed board that take no tile, and how many of them are volcanoes."""
LEAST_LEFT_OF_RIVER = 60
_BOARDS = Path(__file__).parent / "boards"


def name_of(space: int) -> str:
    """A space as it is written: its column's letter and its row's number.

    >>> name_of(0), name_of(60), name_of(139)
    ('a1', 'e5', 'n10')
    """
    row, column = divmod(space, COLUMNS)
    return f"{COLUMN_NAMES[column]}{row + 1}"


SPACE_NAMES = tuple(map(name_of, range(SPACES)))


@dataclass(frozen=True)
class Board:
    """A checked board: its rows as the content has them, and how many columns lie left of the river."""

    rows: tuple[str, ...]
    river: int

    @property
    def content(self) -> dict[str, Any]:
        return {"rows": list(self.rows), "river": self.river}

    @cached_property
    def ground(self) -> tuple[Ground, ...]:
        """What is printed on each space."""
        return tuple(Ground(GROUND_SIGNS.index(sign)) for sign in "".join(self.rows))

    @property
    def warnings(self) -> tuple[ContentWarning, ...]:
        """G1.1, G1.4  Where the board differs from the counts that players report of the printed one."""
        blocked, volcanoes = SPACES - self.ground.count(Ground.FREE), self.ground.count(Ground.VOLCANO)
        found = (
            ("G1.1", "genesis-warning-blocked", blocked, BLOCKED),
            ("G1.4", "genesis-warning-volcanoes", volcanoes, VOLCANOES),
        )
        return tuple(
            ContentWarning(rule, Phrase(message, {"count": count, "wanted": wanted}))
            for rule, message, count, wanted in found
            if count != wanted
        )

    def spaces(self, *, left: bool) -> list[int]:
        """The spaces that take a tile: all of them, or those left of the river."""
        columns = self.river if left else COLUMNS
        return [s for s in range(SPACES) if self.ground[s] == Ground.FREE and s % COLUMNS < columns]

    @cached_property
    def tables(self) -> dict[str, Any]:
        """The tables that the rules read, by name. Of two entries the first is for two players (G2.1)."""
        left, all_spaces = self.spaces(left=True), self.spaces(left=False)
        places = left + [space for space in all_spaces if space not in left]
        return {
            "GROUND": np.array(self.ground, np.int64),
            "PLACES": np.array(places, np.int64),
            "PLACES_IN_PLAY": np.array([len(left), len(all_spaces)], np.int64),
            "IN_PLAY": np.array([_rows_of(left), _rows_of(all_spaces)], np.int64),
            "COLUMNS_IN_PLAY": np.array([self.river, COLUMNS], np.int64),
        }


def board_from(content: Mapping[str, Any] | None) -> Board:
    """The board of a content, checked (G1.4); the usual one if there is none."""
    if content is None:
        return USUAL
    _check_shape(content)
    board = _unchecked(content)
    _check_land(board)
    return board


def _unchecked(content: Mapping[str, Any]) -> Board:
    return Board(tuple(content["rows"]), content["river"])


def _check_shape(content: Mapping[str, Any]) -> None:
    if not isinstance(content, Mapping):
        raise BadContent("genesis-content-no-object")
    for unknown in sorted(set(content) - {"rows", "river"}):
        raise BadContent("genesis-content-unknown-key", key=unknown)
    for key in ("rows", "river"):
        if key not in content:
            raise BadContent("genesis-content-missing-key", key=key)
    rows, river = content["rows"], content["river"]
    if not isinstance(rows, (list, tuple)) or not all(isinstance(row, str) for row in rows):
        raise BadContent("genesis-content-no-rows")
    if len(rows) != ROWS:
        raise BadContent("genesis-content-rows", count=len(rows))
    for number, row in enumerate(rows, 1):
        if len(row) != COLUMNS:
            raise BadContent("genesis-content-columns", row=str(number), count=len(row))
        for column, sign in enumerate(row):
            if sign not in GROUND_SIGNS:
                raise BadContent("genesis-content-sign", space=f"{COLUMN_NAMES[column]}{number}", sign=sign)
    if not isinstance(river, int) or isinstance(river, bool) or not 1 <= river < COLUMNS:
        raise BadContent("genesis-content-river", river=json.dumps(river))


def _check_land(board: Board) -> None:
    left = board.spaces(left=True)
    if len(left) < LEAST_LEFT_OF_RIVER:
        raise BadContent("genesis-content-left", count=len(left))
    for spaces, message in (
        (board.spaces(left=False), "genesis-content-cut-off"),
        (left, "genesis-content-cut-off-left"),
    ):
        for space in sorted(set(spaces) - connected_to(spaces[0], spaces)):
            raise BadContent(message, space=name_of(space), other=name_of(spaces[0]))


def neighbours_of(space: int) -> Iterator[int]:
    """The spaces side by side with a space."""
    row, column = divmod(space, COLUMNS)
    if row > 0:
        yield space - COLUMNS
    if column > 0:
        yield space - 1
    if column < COLUMNS - 1:
        yield space + 1
    if row < ROWS - 1:
        yield space + COLUMNS


def connected_to(space: int, spaces: Iterable[int]) -> set[int]:
    """Those of some spaces that can be reached from one of them, side by side."""
    within = set(spaces)
    reached, waiting = {space}, [space]
    while waiting:
        for near in neighbours_of(waiting.pop()):
            if near in within and near not in reached:
                reached.add(near)
                waiting.append(near)
    return reached


def _rows_of(spaces: Iterable[int]) -> list[int]:
    """Some spaces, as ten numbers: one for each row, with a bit for each column."""
    rows = [0] * ROWS
    for space in spaces:
        rows[space // COLUMNS] |= 1 << space % COLUMNS
    return rows


USUAL: Board
USUAL = _unchecked(json.loads((_BOARDS / "crater.json").read_text(encoding="utf-8")))

# The tables of the usual board. Rules read these; on another board they are bound to that board's.
GROUND, IN_PLAY = USUAL.tables["GROUND"], USUAL.tables["IN_PLAY"]
PLACES, PLACES_IN_PLAY = USUAL.tables["PLACES"], USUAL.tables["PLACES_IN_PLAY"]
COLUMNS_IN_PLAY = USUAL.tables["COLUMNS_IN_PLAY"]


@lookup
def every_terrain() -> Iterable[int]:
    return range(TERRAINS)


@lookup
def every_row() -> Iterable[int]:
    return range(ROWS)


@lookup
def every_space() -> Iterable[Space]:
    return ids(SPACES)


@rule
def row_of(space: Space) -> int:
    return space // COLUMNS


@rule
def column_of(space: Space) -> int:
    return space % COLUMNS
