"""The name that was probably meant."""

from __future__ import annotations

from collections.abc import Iterable

_SLIPS_IN = 3
"""One slip in this many letters is a slip; more is another word."""
_BEGINNING = 3
"""Whoever types this many letters has begun a name."""


def nearest(typed: str, names: Iterable[str]) -> str | None:
    """The name that somebody meant who typed this: it begins so, or is a slip or two away.

    >>> nearest("clns", ["clans", "genesis"]), nearest("chess", ["clans", "genesis"])
    ('clans', None)
    """
    typed, found = typed.lower(), list(names)
    by_slips = sorted((slips(typed, name.lower()), name) for name in found)
    for count, name in by_slips:
        if count <= max(len(typed), len(name)) // _SLIPS_IN:
            return name
    if len(typed) >= _BEGINNING:
        return next((name for name in found if name.lower().startswith(typed)), None)
    return None


def slips(one: str, other: str) -> int:
    """How many letters are missing, too many, wrong, or swapped with the next.

    >>> slips("trais", "trias"), slips("plant", "planet"), slips("chess", "genesis")
    (1, 1, 4)
    """
    before, row = list[int](), list(range(len(other) + 1))
    for number, letter in enumerate(one, 1):
        older, before, row = before, row, [number]
        for place, wanted in enumerate(other, 1):
            fewest = min(before[place] + 1, row[-1] + 1, before[place - 1] + (letter != wanted))
            swapped = number > 1 < place and letter == other[place - 2] and one[number - 2] == wanted
            row.append(min(fewest, older[place - 2] + 1) if swapped else fewest)
    return row[-1]
