"""Tables on a screen of any width: figures are never cut, and what matters less gives way to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Column, Table

WORD = 10
"""A word of a name is given room for at most this many letters; a longer one goes on in the next line."""


def fitting(forms: Sequence[Table], width: int) -> Table:
    """The first form of a table that a screen of this width has room for, or else the last."""
    return next((form for form in forms if least_width(form) <= width), forms[-1])


def least_width(table: Table) -> int:
    """How wide a table is if names go on in the next line, and figures and headings of figures do not."""
    return sum(_least_width_of(column) + 3 for column in table.columns) + 1


def _least_width_of(column: Column) -> int:
    from rich.text import Text

    texts = [Text.from_markup(str(cell)) for cell in (column.header, *column.cells)]
    if column.no_wrap:
        return max(text.cell_len for text in texts)
    words = [word for text in texts for word in text.plain.split()]
    return max((min(len(word), WORD) for word in words), default=0)
