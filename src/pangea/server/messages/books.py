"""What a game says and shows, for whoever reads its stories, its moves and its views."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class PartShown(Struct, frozen=True):
    """What a number of a story or a word of a move stands for: see the reference of the service."""

    kind: str
    prefix: str
    names: list[str]


class Words(Struct, frozen=True):
    """All that a game can say. A story names a message by its place in this list."""

    messages: list[tuple[str, dict[str, int]]]
    """The id of each message, and its parts in their order: what each is stands in `parts`."""
    parts: list[PartShown]
    rules: list[str]
    """The rules that lines of a score are explained by."""
    counts: list[int] = []
    """The messages that tell of something that counts, by their places: they are announced."""


class MoveForm(Struct, frozen=True):
    """One kind of move in writing: its parts stand in braces."""

    kind: str
    form: str
    parts: dict[str, PartShown]


class FieldShown(Struct, frozen=True):
    """A field of a view or of the facts: what it means, and what its values are."""

    means: str
    shape: list[int]
    """The lengths of its lists, the outer one first; empty for a single value."""
    seen_by: Literal["all", "owner", "nobody"]
    open_at_end: bool
    set_of: int
    """Above 0, each value is a set: the list of its members, which are less than this."""
    one_of: list[str]
    """Where it lists words, each value is one of them."""
    is_seat: bool
    maybe: bool
    """May a value be null, where there is none or it is not known?"""


class Book(Struct, frozen=True):
    """What it takes to read the stories and views of a game. Its digest changes with whatever is in it."""

    digest: str
    words: Words
    moves: list[MoveForm]
    printed: dict[str, Any]
    """Numbers of the rules that are shown beside a board, as printed on cards and boards."""
    view: dict[str, FieldShown]
    facts: dict[str, FieldShown]
