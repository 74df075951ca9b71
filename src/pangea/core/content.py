"""A content as a whole: how large it may be, what of it is only looked at, and the name it is known by."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from pangea.core.contract import Game
from pangea.core.errors import BadContent

MOST_BYTES = 256_000
"""The most a content may take as compact JSON. The largest one shipped, Clans with its drawing, is 130 kB."""
DRAWING = "drawing"
"""The part of a content that no rule reads."""


def checked_board(game: Game, content: Mapping[str, Any] | None) -> Any:
    """The board of a content; BadContent if it breaks a rule for it or is too large.

    The limit holds for everybody, not for the service alone: a record carries its content with it, and what
    was played anywhere can be opened everywhere.
    """
    board = game.board(content)
    if content is not None:
        size = len(written(content).encode())
        if size > MOST_BYTES:
            raise BadContent("core-content-large", size=-(-size // 1000), most=MOST_BYTES // 1000)
    return board


def written(content: Mapping[str, Any]) -> str:
    """A content as compact JSON; equal contents are written alike."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"), sort_keys=True, default=dict)


def without_drawing(content: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """What a content is played by."""
    return None if content is None else {key: part for key, part in content.items() if key != DRAWING}


def digest_of(game: str, content: Mapping[str, Any]) -> str:
    """The name of a game's board: 64 hexadecimal digits of SHA-256. Whoever can tell it has the board."""
    return hashlib.sha256(f"{game}\n{written(content)}".encode()).hexdigest()
