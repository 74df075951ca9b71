"""What a record holds, for type checkers: docs/reference/notation.md says what each key means."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class GameRecord(TypedDict):
    """A game written down, as `Match.record` makes it."""

    pangea: int
    game: str
    rules: NotRequired[int]
    players: int
    options: dict[str, Any]
    content_hash: str
    species: NotRequired[list[str]]
    position: NotRequired[str]
    moves: list[str]
    points: NotRequired[list[int]]
    winners: NotRequired[list[int]]
    legal: NotRequired[list[list[str]]]
    seed: NotRequired[str]
    shuffle: NotRequired[str]
