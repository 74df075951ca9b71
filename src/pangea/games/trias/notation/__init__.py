"""Trias in writing: moves as text, moves and scores in words, positions as text."""

from __future__ import annotations

from pangea.games.trias.notation.positions import read_position, write_position
from pangea.games.trias.notation.scores import explained
from pangea.games.trias.notation.telling import prompt, refused, told
from pangea.games.trias.notation.writing import kept_by, read, write

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
