"""A game as one pair of eyes sees it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from pangea.server.messages.words import Said

Story = list[int]
"""Numbers that the game's book reads."""


class LogLine(Struct, frozen=True):
    """A move as these eyes may read it, and in words with what came of it. Nature is seat -1."""

    seat: int
    move: str
    told: Story


class Log(Struct, frozen=True):
    """The moves from number `start` on: they replace whatever was known from there on."""

    start: int
    lines: list[LogLine]


class Chance(Struct, frozen=True):
    words: Said
    odds: float


class Suspected(Struct, frozen=True):
    """What these eyes must think of something that a seat hides."""

    seat: int
    chances: list[Chance]


class PositionSent(Struct, frozen=True):
    """A position for whoever has the rules: all that these eyes may know of it, to try moves on."""

    moves: int
    state: str
    """The bytes of the state, as base64. What these eyes may not know is UNKNOWN in them."""


class Scene(Struct, frozen=True):
    """A game as one pair of eyes sees it now."""

    eyes: int
    """The seat that looks; -1 for somebody who only watches."""
    moves: int
    """How many moves the record has, nature's too."""
    turn: int
    """The seat to move; -1 nature, -2 nobody any more."""
    view: dict[str, Any]
    """The fields of the game's state that these eyes may see, as its state.py declares them."""
    facts: dict[str, Any]
    """What follows from them, as its facts.py declares it."""
    legal: list[str]
    """What these eyes may play now; empty when it is another's turn."""
    prompt: Story | None
    """What the seat to move has to decide."""
    points: list[int | None]
    """The points if the game ended now; None where these eyes can't know them."""
    lines: Story
    """How the points come about, as one story."""
    ending: Said | None
    winners: list[int]
    log: Log
    book: str
    """The digest of the book by which the stories are read."""
    suspected: list[Suspected] = []
