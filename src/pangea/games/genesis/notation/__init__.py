"""Genesis in writing: moves as text, moves and scores in words, positions as text."""

from pangea.games.genesis.notation.moves import MOVES
from pangea.games.genesis.notation.positions import read_position, write_position
from pangea.games.genesis.notation.telling import TELLING
from pangea.games.genesis.notation.words import WORDS

__all__ = ["MOVES", "TELLING", "WORDS", "read_position", "write_position"]
