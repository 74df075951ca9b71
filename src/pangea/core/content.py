"""A content as a whole: how large it may be, which part no rule reads, and the hashes that it is known by."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from pangea.core.contract import Game
from pangea.core.errors import BadContent
from pangea.core.words import Phrase

MOST_BYTES = 256_000
"""The most a content may take as compact JSON. The largest one shipped, Clans with its drawing, is 130 kB."""
DRAWING = "drawing"
"""The part of a content that no rule reads."""
_HASH_DIGITS = 16


class ContentWarning(NamedTuple):
    """A part of a sound content that differs from what is reported of the printed game, and by which rule."""

    rule: str
    phrase: Phrase


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


def hash_of(content: Mapping[str, Any]) -> str:
    """Return the `content_hash` of a content: 16 hexadecimal digits. Its drawing does not count.

    >>> hash_of({})
    '44136fa355b3678a'
    """
    return hashlib.sha256(written(without_drawing(content) or {}).encode()).hexdigest()[:_HASH_DIGITS]


@cache
def default_hash(game: Game) -> str:
    """Return the `content_hash` of the content that a game is played with by default."""
    return hash_of(game.board(None).content)


def digest_of(game: str, content: Mapping[str, Any]) -> str:
    """The name of a game's board: 64 hexadecimal digits of SHA-256. Whoever can tell it has the board."""
    return hashlib.sha256(f"{game}\n{written(content)}".encode()).hexdigest()
