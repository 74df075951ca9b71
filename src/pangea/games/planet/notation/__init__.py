"""Planet in writing: moves as text, moves and scores in words, positions as a line of text."""

from pangea.games.planet.notation.moves import MOVES
from pangea.games.planet.notation.positions import contradictions, read_position, write_position
from pangea.games.planet.notation.telling import TELLING
from pangea.games.planet.notation.words import WORDS

__all__ = ["MOVES", "TELLING", "WORDS", "contradictions", "read_position", "write_position"]
