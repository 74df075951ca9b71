"""Trias in writing: moves as text, moves and scores in words, positions as text."""

from pangea.games.trias.notation.moves import MOVES
from pangea.games.trias.notation.positions import read_position, write_position
from pangea.games.trias.notation.telling import TELLING
from pangea.games.trias.notation.words import WORDS

__all__ = ["MOVES", "TELLING", "WORDS", "read_position", "write_position"]
