"""Genesis in writing: moves as text, moves and scores in words, positions as text."""

from pangea.games.genesis.notation.position import read_position, write_position
from pangea.games.genesis.notation.score import explained
from pangea.games.genesis.notation.text import kept_by, read, write
from pangea.games.genesis.notation.words import prompt, refused, told

__all__ = [
    "explained",
    "kept_by",
    "prompt",
    "read",
    "read_position",
    "refused",
    "told",
    "write",
    "write_position",
]
