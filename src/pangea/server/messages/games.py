"""What there is to play."""

from __future__ import annotations

from datetime import date
from typing import Any

from msgspec import Struct


class GameWords(Struct, frozen=True):
    """What a game says in a language."""

    fluent: str
    """A catalogue of messages, as Project Fluent writes them."""


class OptionOffered(Struct, frozen=True):
    name: str
    values: list[str]


class PresetOffered(Struct, frozen=True):
    """Options that are chosen together, by one name."""

    name: str
    options: dict[str, str]


class LevelOffered(Struct, frozen=True):
    name: str


class HiddenOffered(Struct, frozen=True):
    """What every seat keeps from the others: a field of the view, and what it may be, as messages."""

    field: str
    cards: list[str]


class GameOffered(Struct, frozen=True):
    """What stands on the box. Its title and all words are in the catalogue of its name."""

    name: str
    version: int
    designer: str
    year: int
    minutes: int | None
    """About how long a game takes; `null` where the booklet does not say."""
    age: int | None
    """The age from which the booklet recommends the game; `null` where it names none."""
    players: list[int]
    options: list[OptionOffered]
    presets: list[PresetOffered]
    sections: int
    """How many sections its rules have in the catalogue."""
    hides: bool
    """Does a seat see something that others don’t? Around one screen, turns begin behind a curtain then."""
    hidden: list[HiddenOffered]
    """What players may note of each other: what a seat hides, as the game declares it."""
    guesses: bool
    """Do moves suggest what is hidden? A table may show that, or not."""
    roles: list[str]
    """What each seat plays, as messages, in a game in which they differ."""
    species: list[str]
    """The species that players choose from, as `TableWanted.species` names them."""
    daily_from: date | None
    """The first day on which it may be the challenge of the day."""


class Offered(Struct, frozen=True):
    games: list[GameOffered]
    levels: list[LevelOffered]
    """Bots from the weakest to the strongest."""
    languages: list[str]
    version: str


class TableSent(Struct, frozen=True):
    """A table that rules read, as it lies in memory."""

    of: str
    """The kind of its numbers: `int8` and so on, the lowest byte first."""
    shape: list[int]
    base64: str


class SizesSent(Struct, frozen=True):
    """How much room moves take: their codes, the lists of them, and the log of the longest game."""

    codes: int
    legal: int
    odds: int
    moves: int


class BoardTables(Struct, frozen=True):
    """A board for whoever has the rules of its game: its tables in the order of their names, and numbers."""

    content_hash: str
    """The hash of its content, as records name it."""
    tables: list[int | TableSent]
    sizes: SizesSent
    names: dict[str, list[str]]


class BoardShown(Struct, frozen=True):
    """The printed board: the content that the rules read, and how it is drawn if a page can't know."""

    content: dict[str, Any]
    drawing: dict[str, Any]
    names: dict[str, list[str]]
    """What messages and moves choose from on this board, by the names of the lists."""
    scores_at_once: list[str]
    """The rules of the score lines that count during the game. Lines of other rules count only at its end."""
