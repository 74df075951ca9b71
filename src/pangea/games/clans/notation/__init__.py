"""Clans in writing: moves as text, moves and scores in words, positions as a line of text."""

from pangea.games.clans.notation.moves import MOVES
from pangea.games.clans.notation.positions import read_position, write_position
from pangea.games.clans.notation.telling import TELLING
from pangea.games.clans.notation.words import WORDS

__all__ = ["MOVES", "TELLING", "WORDS", "read_position", "write_position"]
