"""The moves of Genesis as numbers. First the players': a tile on a space, or stopping; then nature's rolls.

tile      0 …              terrain by terrain, a tile on each of the 140 spaces (G3.2)
stop      560              no second tile (G3.5)
roll      561 …            what two dice can show, in either order (G1.3)
"""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np

from pangea.core.contract import Sizes
from pangea.core.kernel import rule
from pangea.games.genesis.board import SPACES, TERRAIN_NAMES, TERRAINS, Board, Space

WILD = TERRAINS
FACE_NAMES = (*TERRAIN_NAMES, "wild")
FACES = (1, 1, 1, 1, 2)  # G1.3: how often a die has each terrain, and wild
STOP = TERRAINS * SPACES
FIRST_ROLL = STOP + 1

ROLL_PAIRS = tuple(combinations_with_replacement(range(len(FACES)), 2))
ROLLS = len(ROLL_PAIRS)
CODES = FIRST_ROLL + ROLLS
ROLLED = np.array(ROLL_PAIRS, np.int64)
ROLL_WEIGHT = np.array(
    [FACES[one] * FACES[other] * (1 if one == other else 2) for one, other in ROLL_PAIRS], np.int64
)
ROLL_WEIGHTS = int(ROLL_WEIGHT.sum())
ROLL_BY_CHANCE = np.repeat(np.arange(ROLLS), ROLL_WEIGHT)
"""The roll of each of the 36 ways that two dice can fall."""


def sizes(_board: Board) -> Sizes:
    # A turn is a roll, one tile and a stop, or a roll and more tiles: at most three moves for each tile.
    return Sizes(codes=CODES, legal=FIRST_ROLL, odds=ROLLS, moves=3 * SPACES)


@rule
def places_tile(move: int) -> bool:
    return move < STOP


@rule
def stops(move: int) -> bool:
    return move == STOP


@rule
def placing(terrain: int, space: Space) -> int:
    return terrain * SPACES + space


@rule
def rolling(roll: int) -> int:
    return FIRST_ROLL + roll


@rule
def terrain_in(move: int) -> int:
    """The terrain of the tile that a move places."""
    return move // SPACES


@rule
def space_in(move: int) -> Space:
    """The space that a move places a tile on."""
    return Space(move % SPACES)


@rule
def roll_in(move: int) -> int:
    """Which of the fifteen rolls a move of nature is."""
    return move - FIRST_ROLL
