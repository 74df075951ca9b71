"""The moves of Planet as numbers. First the players', then nature's.

place      0 … 299      an open tile (0 … 4, as they lie), a face, a turn (P3.1)
animal     300 … 749    a round (3 … 12) and the animal that is laid down or turned up for it (P2.2, P6.2)
habitat    750 … 769    a seat and its habitat card (P2.3)
reveal     770 … 819    the tile that is turned up (P3.1)
"""

from __future__ import annotations

from pangea.core.kernel import rule
from pangea.games.planet.board import FIRST_LIFE, HABITAT_COUNT, ROUNDS, SEATS, SLOTS, Animal, Habitat, Tile
from pangea.games.planet.board.content import ANIMALS
from pangea.games.planet.board.globe import EDGES, PORTIONS, Face

PLACINGS = SLOTS * PORTIONS
LAYINGS = PLACINGS + (ROUNDS - FIRST_LIFE + 1) * ANIMALS
DEALINGS = LAYINGS + SEATS * HABITAT_COUNT


@rule
def places_tile(move: int) -> bool:
    return move < PLACINGS


@rule
def lays_animal(move: int) -> bool:
    return PLACINGS <= move < LAYINGS


@rule
def deals_habitat(move: int) -> bool:
    return LAYINGS <= move < DEALINGS


@rule
def placing(slot: int, face: Face, turn: int) -> int:
    return slot * PORTIONS + face * EDGES + turn


@rule
def laying(column: int, animal: Animal) -> int:
    return PLACINGS + (column - FIRST_LIFE) * ANIMALS + animal


@rule
def dealing(seat: int, habitat: Habitat) -> int:
    return LAYINGS + seat * HABITAT_COUNT + habitat


@rule
def revealing(tile: Tile) -> int:
    return DEALINGS + tile


@rule
def slot_in(move: int) -> int:
    """Which of the open tiles is placed."""
    return move // PORTIONS


@rule
def face_in(move: int) -> Face:
    return move % PORTIONS // EDGES  # type: ignore[return-value]


@rule
def turn_in(move: int) -> int:
    return move % EDGES


@rule
def column_in(move: int) -> int:
    """The round that an animal is laid down for."""
    return FIRST_LIFE + (move - PLACINGS) // ANIMALS


@rule
def animal_in(move: int) -> Animal:
    return (move - PLACINGS) % ANIMALS  # type: ignore[return-value]


@rule
def seat_in(move: int) -> int:
    """The seat that a habitat card is dealt to."""
    return (move - LAYINGS) // HABITAT_COUNT


@rule
def habitat_in(move: int) -> Habitat:
    return (move - LAYINGS) % HABITAT_COUNT  # type: ignore[return-value]


@rule
def tile_in(move: int) -> Tile:
    """The tile that is turned up."""
    return move - DEALINGS  # type: ignore[return-value]
