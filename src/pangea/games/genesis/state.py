"""The table of one game of Genesis."""

from __future__ import annotations

import numpy as np

from pangea.core.record import ALL, Counts, Record, field
from pangea.games.genesis.board import COLUMNS, ROWS, SPECIES_NAMES, TERRAINS
from pangea.games.genesis.moves import FACE_NAMES

VERSION = 2
SEATS = 4
DICE = 2
ENDINGS = ("playing", "no-room", "no-tiles")
NO_ROOM, NO_TILES = 1, 2
NO_ROLL = -1
"""What a die shows before the player has rolled."""


class State(Record):
    """All that lies on the table, and nothing else.

    Sets of spaces are ten numbers, one for each row of the board from the top; in a row column 0 is bit 0.
    """

    players: int = field(np.int8, means="how many play", seen_by=ALL)
    turn: int = field(np.int8, means="the seat whose turn it is", seen_by=ALL, is_seat=True)
    ending: int = field(np.int8, means="how it ended, once it has", seen_by=ALL, one_of=ENDINGS)
    dice: Counts = field(
        np.int8,
        DICE,
        means="the faces rolled, the smaller number first; none before the roll",
        seen_by=ALL,
        one_of=FACE_NAMES,
        maybe=True,
    )
    second: int = field(
        np.int8,
        means="after a first tile: the terrains that a second one may be",
        seen_by=ALL,
        set_of=TERRAINS,
    )
    room: int = field(
        np.int8,
        means="the topmost row where a free space has two free neighbours; 10 if none has",
        seen_by=ALL,
    )
    stock: Counts = field(
        np.int8, SEATS, TERRAINS, means="stock[seat, terrain]: tiles not yet placed", seen_by=ALL
    )
    free: Counts = field(
        np.int16,
        ROWS,
        means="free[row]: the columns of its spaces in play without a tile",
        seen_by=ALL,
        set_of=COLUMNS,
    )
    land: Counts = field(
        np.int16,
        TERRAINS,
        ROWS,
        means="land[terrain, row]: the columns where its tiles lie",
        seen_by=ALL,
        set_of=COLUMNS,
    )
    kin: Counts = field(
        np.int16,
        SEATS,
        ROWS,
        means="kin[seat, row]: the columns where its species lives",
        seen_by=ALL,
        set_of=COLUMNS,
    )
    points: Counts = field(np.int16, SEATS, means="points[seat], once the game is over", seen_by=ALL)
    species: Counts = field(
        np.int8, SEATS, means="species[seat]: the species it plays", seen_by=ALL, one_of=SPECIES_NAMES
    )
