"""What every message is made of: numbers from outside, things to be said, and why something was refused."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

MOST = 2**31 - 1
Number = Annotated[int, Meta(ge=-MOST, le=MOST)]
"""A whole number that comes from outside: no larger than every database and every array can take."""


class Said(Struct, frozen=True):
    """A message to be said. It speaks of text, numbers, {"seat": 2}, other messages or lists of them."""

    say: str
    about: dict[str, Any] = {}


class Trouble(Struct, frozen=True):
    """Why something was refused: a word for programs, a message for people, and the rule that forbids it."""

    code: str
    words: Said
    text: str
    """The message in the language that was asked for."""
    rule: str | None = None
