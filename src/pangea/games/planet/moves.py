"""The moves of Planet as numbers. First the players', then nature's.

place      0 … 299      an open tile (0 … 4, as they lie), a face, a turn (P3.1)
animal     300 … 749    a round (3 … 12) and the animal that is laid down or turned up for it (P2.2, P6.2)
habitat    750 … 769    a seat and its habitat card (P2.3)
reveal     770 … 819    the tile that is turned up (P3.1)
"""

from __future__ import annotations

from pangea.core.contract import Seat, Sizes
from pangea.core.kernel import rule
from pangea.games.planet.board.content import ANIMALS, TILES
from pangea.games.planet.board.globe import EDGES, PORTIONS, Face
from pangea.games.planet.board.tables import (
    CARDS,
    FIRST_LIFE,
    HABITAT_COUNT,
    ROUNDS,
    SLOTS,
    Animal,
    Board,
    Habitat,
    Tile,
)
from pangea.games.planet.state import SEATS

# The first code of each kind of move.
PLACE = 0
ANIMAL = PLACE + SLOTS * PORTIONS
HABITAT = ANIMAL + (ROUNDS - FIRST_LIFE + 1) * ANIMALS
REVEAL = HABITAT + SEATS * HABITAT_COUNT
CODES = REVEAL + TILES


def sizes(_board: Board) -> Sizes:
    longest = CARDS + SEATS + TILES + ROUNDS * SEATS
    return Sizes(codes=CODES, legal=ANIMAL, odds=TILES, moves=longest)


@rule
def places_tile(move: int) -> bool:
    return move < ANIMAL


@rule
def lays_animal(move: int) -> bool:
    return ANIMAL <= move < HABITAT


@rule
def deals_habitat(move: int) -> bool:
    return HABITAT <= move < REVEAL


@rule
def reveals_tile(move: int) -> bool:
    return move >= REVEAL


@rule
def placing(slot: int, face: Face, turn: int) -> int:
    return PLACE + slot * PORTIONS + face * EDGES + turn


@rule
def laying(column: int, animal: Animal) -> int:
    return ANIMAL + (column - FIRST_LIFE) * ANIMALS + animal


@rule
def dealing(seat: int, habitat: Habitat) -> int:
    return HABITAT + seat * HABITAT_COUNT + habitat


@rule
def revealing(tile: Tile) -> int:
    return REVEAL + tile


@rule
def slot_in(move: int) -> int:
    """Which of the open tiles is placed."""
    return (move - PLACE) // PORTIONS


@rule
def face_in(move: int) -> Face:
    return Face(move % PORTIONS // EDGES)


@rule
def turn_in(move: int) -> int:
    return move % EDGES


@rule
def column_in(move: int) -> int:
    """The round that an animal is laid down for."""
    return FIRST_LIFE + (move - ANIMAL) // ANIMALS


@rule
def animal_in(move: int) -> Animal:
    return Animal((move - ANIMAL) % ANIMALS)


@rule
def seat_in(move: int) -> Seat:
    """The seat that a habitat card is dealt to."""
    return Seat((move - HABITAT) // HABITAT_COUNT)


@rule
def habitat_in(move: int) -> Habitat:
    return Habitat((move - HABITAT) % HABITAT_COUNT)


@rule
def tile_in(move: int) -> Tile:
    """The tile that is turned up."""
    return Tile(move - REVEAL)
