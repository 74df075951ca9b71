"""Positions of Genesis, drawn as text or told by what lies where, and moves made on them."""

from __future__ import annotations

from collections.abc import Iterable

import pangea
from pangea.core.edition import Edition
from pangea.core.record import copied
from pangea.games.genesis.board import COLUMNS, GROUND_SIGNS, ROWS, SPACES, name_of
from pangea.games.genesis.notation import read_position
from pangea.games.genesis.state import State

EDITION = Edition(pangea.game("genesis"))
REPTILES, DINOSAURS, MAMMALS, HUMANS = range(4)
FOREST, SAVANNA, MOUNTAIN, SWAMP = range(4)
TILES = [terrain + species for terrain in "FSMW" for species in "rdmh"]

# 118 spaces left of the river for two players, who have 104 tiles: only here can all tiles be placed (G4.2).
WIDE = {
    "rows": [
        "....^....^...^",
        "....^....^...^",
        ".............^",
        ".............^",
        "..^^.........^",
        ".........^^..^",
        ".............^",
        ".............^",
        "...^....^....^",
        "...^....^....^",
    ],
    "river": 13,
}


def table(text: str, edition: Edition = EDITION) -> State:
    return read_position(edition.board, text)


def with_tiles(*tiles: str, edition: Edition = EDITION, **clauses: object) -> State:
    """A position by its tiles, "Fr a1 b1" for two forests of the reptiles, and what else is said of it."""
    lying = {space: one.split()[0] for one in tiles for space in one.split()[1:]}
    signs = [lying.pop(name_of(s), GROUND_SIGNS[edition.board.ground[s]]) for s in range(SPACES)]
    assert not lying, f"no such spaces: {lying}"
    rows = ("".join(signs[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS))
    said = "".join(f"{name} {value}; " for name, value in clauses.items())
    return table(f"{said}board {'/'.join(rows)}", edition)


def full_but_for(free: str, edition: Edition = EDITION, players: int = 4, **clauses: object) -> State:
    """A board on which just these spaces are free; the tiles of the others differ from their neighbours'."""
    spaces = [name_of(s) for s in edition.board.spaces(left=players == 2) if name_of(s) not in free.split()]
    kinds = [kind for kind in TILES if "rdmh".index(kind[1]) < players]
    tiles = [f"{kinds[5 * number % len(kinds)]} {space}" for number, space in enumerate(spaces)]
    return with_tiles(*tiles, edition=edition, players=players, **clauses)


def after(state: State, *moves: str, edition: Edition = EDITION) -> State:
    """The position after these moves, each of which must be legal."""
    now = copied(state)
    for move in moves:
        code = edition.read(now, move)
        assert edition.is_possible(now, code), f"{move} is not legal"
        edition.rules.apply(now, code)
    return now


def legal(state: State, edition: Edition = EDITION) -> set[str]:
    return {edition.write(state, move) for move in edition.legal(state)}


def terrains_of(moves: Iterable[str]) -> set[str]:
    """The terrains that some moves place, and "stop" where that is among them."""
    return {move.split()[0] for move in moves}


def refused_by(state: State, text: str, edition: Edition = EDITION) -> str:
    """The rule that forbids a move; empty if none does."""
    return edition.game.refusals[edition.rules.refusal(state, edition.read(state, text))].rule
