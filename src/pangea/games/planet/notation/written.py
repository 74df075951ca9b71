"""Moves as text, exactly as in a record."""

from __future__ import annotations

import difflib
import re

from pangea.core.contract import PLAYING
from pangea.core.errors import IllegalMove, UnreadableMove
from pangea.core.words import Phrase
from pangea.games.planet.board import FIRST_LIFE, HABITAT_COUNT, ROUNDS, SEATS, Board
from pangea.games.planet.board.content import ANIMALS, HABITATS, TILES
from pangea.games.planet.board.globe import EDGES, FACES, PORTIONS
from pangea.games.planet.moves import DEALINGS, LAYINGS, PLACINGS
from pangea.games.planet.state import PLACING, State

_NUMBER = r"(0|[1-9][0-9]{0,2})"
_TILE = re.compile(f"tile {_NUMBER} face {_NUMBER} turn {_NUMBER}")
_ANIMAL = re.compile(f"animal {_NUMBER} ([a-z]+)")
_HABITAT = re.compile(f"habitat {_NUMBER} ({'|'.join(HABITATS)})")
_REVEAL = re.compile(f"reveal {_NUMBER}")


def open_tiles(state: State) -> list[int]:
    """The tiles that lie open, in the order in which they were turned up."""
    return [int(tile) for tile in state.open_tiles[: state.on_table]]


def write(board: Board, state: State, move: int) -> str:
    if move < PLACINGS:
        slot, portion = divmod(move, PORTIONS)
        tile = str(state.open_tiles[slot]) if slot < state.on_table else "?"
        return f"tile {tile} face {portion // EDGES} turn {portion % EDGES}"
    if move < LAYINGS:
        row, animal = divmod(move - PLACINGS, ANIMALS)
        return f"animal {FIRST_LIFE + row} {board.animals[animal].name}"
    if move < DEALINGS:
        seat, habitat = divmod(move - LAYINGS, HABITAT_COUNT)
        return f"habitat {seat} {HABITATS[habitat]}"
    return f"reveal {move - DEALINGS}"


def read(board: Board, state: State, text: str) -> int:
    if found := _TILE.fullmatch(text):
        tile = _below(TILES, "planet-unreadable-tile", text, found[1])
        face = _below(FACES, "planet-unreadable-face", text, found[2])
        turn = _below(EDGES, "planet-unreadable-turn", text, found[3])
        return _slot(state, tile) * PORTIONS + face * EDGES + turn
    if found := _ANIMAL.fullmatch(text):
        row = _below(ROUNDS + 1, "planet-unreadable-round", text, found[1]) - FIRST_LIFE
        if row < 0:
            raise UnreadableMove("planet-unreadable-round", text=text, number=found[1])
        return PLACINGS + row * ANIMALS + _animal(board, text, found[2])
    if found := _HABITAT.fullmatch(text):
        seat = _below(SEATS, "planet-unreadable-seat", text, found[1])
        return LAYINGS + seat * HABITAT_COUNT + HABITATS.index(found[2])
    if found := _REVEAL.fullmatch(text):
        return DEALINGS + _below(TILES, "planet-unreadable-tile", text, found[1])
    raise UnreadableMove("planet-unreadable", text=text[:60])


def _below(limit: int, message: str, text: str, number: str) -> int:
    if int(number) >= limit:
        raise UnreadableMove(message, text=text, number=number)
    return int(number)


def _slot(state: State, tile: int) -> int:
    """Where a tile lies. One that does not lie open is refused here, in the words of the rule."""
    tiles = open_tiles(state)
    if tile in tiles:
        return tiles.index(tile)
    if state.phase == PLACING and state.ending == PLAYING:
        about = {"tile": str(tile), "tiles": ", ".join(map(str, tiles))}
        raise IllegalMove("P3.1", Phrase("planet-refusal-P3-1-tile", about))
    return 0  # nobody may place now: `refusal` says why


def _animal(board: Board, text: str, name: str) -> int:
    if name not in board.animal_number:
        nearest = difflib.get_close_matches(name, board.animal_number, 1, 0.0)[0]
        raise UnreadableMove("planet-unreadable-animal", text=text, name=name[:30], nearest=nearest)
    return board.animal_number[name]


def kept_by(board: Board, state: State, move: int) -> int | None:
    """P7.1  A habitat card is known to its owner alone."""
    return (move - LAYINGS) // HABITAT_COUNT if LAYINGS <= move < DEALINGS else None
