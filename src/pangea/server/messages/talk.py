"""What people say to each other at a table."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

LONGEST = 280
"""The most characters of a line."""

SetPhrase = Literal[
    "hello",
    "luck",
    "well-played",
    "thanks",
    "moment",
    "back",
    "oops",
    "sorry",
    "your-turn",
    "again",
    "goodbye",
]
"""Phrases that every reader reads in their own language, as `talk-phrase-<id>` of the catalogues."""
PHRASES: tuple[SetPhrase, ...] = SetPhrase.__args__  # type: ignore[attr-defined]

Channel = Literal["players", "watchers"]
"""Who speaks. Those who play don't read what watchers say while the game goes on."""
TalkMode = Literal["on", "phrases", "off", "closed"]
"""What can be said: anything, set phrases alone, nothing because the table's host switched talk off, or
nothing because the service has none."""


class TalkWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say: a line of one's own, or one of the set phrases."""

    text: str | None = None
    phrase: SetPhrase | None = None


class TalkSwitched(Struct, frozen=True, forbid_unknown_fields=True):
    """The table's host lets people talk, or not."""

    on: bool


class TalkLine(Struct, frozen=True):
    """One line. `text` is what was said, the id of a set phrase, or empty where talk was switched."""

    number: int
    """Grows from line to line, with gaps where others said something that the asker doesn't read."""
    at: str
    """When it was said, in ISO 8601."""
    kind: Literal["text", "phrase", "on", "off"]
    text: str
    channel: Channel
    person: str
    """The public id of whoever said it."""
    name: str
    """What they were called then."""
    seat: int | None
    """Where they sat then; None for somebody who watches."""


class Talk(Struct, frozen=True):
    """What was said at a table after a line that the asker knows, and what may be said now."""

    mode: TalkMode
    channel: Channel
    """Where what the asker says goes."""
    may_switch: bool
    longest: int
    """The most characters of a line."""
    phrases: list[SetPhrase]
    lines: list[TalkLine]
