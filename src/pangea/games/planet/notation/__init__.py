"""Planet in writing: moves as text, moves and scores in words, positions as a line of text."""

from __future__ import annotations

from pangea.games.planet.notation.explained import explained
from pangea.games.planet.notation.position import read_position, write_position
from pangea.games.planet.notation.told import prompt, refused, told
from pangea.games.planet.notation.written import kept_by, read, write

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
