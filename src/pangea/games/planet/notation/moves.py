"""The moves of Planet in writing."""

from __future__ import annotations

from pangea.core.contract import OPEN, PLAYING
from pangea.core.kernel import rule
from pangea.core.messages import Story, line, named
from pangea.core.moves import MoveTable, Row, number_below
from pangea.core.telling import NO_MOVE
from pangea.games.planet.board.content import HABITATS, TILES
from pangea.games.planet.board.globe import EDGES, FACES, Face
from pangea.games.planet.board.tables import FIRST_LIFE, ROUNDS, Animal, Habitat, Tile
from pangea.games.planet.moves import (
    animal_in,
    column_in,
    dealing,
    deals_habitat,
    face_in,
    habitat_in,
    laying,
    lays_animal,
    places_tile,
    placing,
    revealing,
    seat_in,
    tile_in,
    turn_in,
)
from pangea.games.planet.notation.words import ANIMAL, WORDS, refuse_tile, tile_placed
from pangea.games.planet.rules.refusals import TILE_NOT_OPEN
from pangea.games.planet.state import SEATS, Phase, State

TILE = number_below(TILES, "planet-unreadable-tile")

MOVES = MoveTable("planet")
PLACE = MOVES.kind(
    "tile {tile} face {face} turn {turn}",
    tile=TILE,
    face=number_below(FACES, "planet-unreadable-face"),
    turn=number_below(EDGES, "planet-unreadable-turn"),
)
LAY = MOVES.kind(
    "animal {round} {animal}",
    round=number_below(ROUNDS + 1, "planet-unreadable-round", least=FIRST_LIFE),
    animal=ANIMAL,
)
DEAL = MOVES.kind(
    "habitat {seat} {habitat}",
    seat=number_below(SEATS, "planet-unreadable-seat"),
    habitat=named(HABITATS),
)
REVEAL = MOVES.kind("reveal {tile}", tile=TILE)

P3_1 = WORDS.rule("P3.1")


@rule
def spelled(state: State, move: int, row: Row) -> None:
    if places_tile(move):
        row[0], row[1], row[2], row[3] = PLACE, tile_placed(state, move), face_in(move), turn_in(move)
    elif lays_animal(move):
        row[0], row[1], row[2] = LAY, column_in(move), animal_in(move)
    elif deals_habitat(move):
        row[0], row[1], row[2] = DEAL, seat_in(move), habitat_in(move)
    else:
        row[0], row[1] = REVEAL, tile_in(move)


@rule
def understood(state: State, row: Row, story: Story) -> int:
    if row[0] == PLACE:
        return placing_of(state, int(row[1]), Face(row[2]), int(row[3]), story)
    if row[0] == LAY:
        return laying(int(row[1]), Animal(row[2]))
    if row[0] == DEAL:
        return dealing(int(row[1]), Habitat(row[2]))
    return revealing(Tile(row[1]))


@rule
def placing_of(state: State, tile: int, face: Face, turn: int, story: Story) -> int:
    """P3.1  Where the tile lies. One that does not lie open is refused here, in the words of the rule."""
    for slot in range(state.on_table):
        if state.open_tiles[slot] == tile:
            return placing(slot, face, turn)
    if state.phase == Phase.PLACING and state.ending == PLAYING:
        line(story, P3_1)
        refuse_tile(state, TILE_NOT_OPEN, tile, face, story)
        return NO_MOVE
    return placing(0, face, turn)  # nobody may place now: `refusal` says why


@rule
def kept_by(state: State, move: int) -> int:
    """P7.1  A habitat card is known to its owner alone."""
    return seat_in(move) if deals_habitat(move) else OPEN
