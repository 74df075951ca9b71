"""The colours of Clans on paper and in a terminal, and the letters that say the same without colour."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pangea.core.engraving import FOREST, MOUNTAIN, STEPPE, Ground
from pangea.games.clans.board import CLAN_NAMES, TERRAINS

LIGHT_WATER, RIVER = "#c6dbe1", "#8db9cb"
STONE = "#877d70"


@dataclass(frozen=True)
class Clan:
    """A clan's colour and that of the mark on it; for a terminal its letter and two colours."""

    name: str
    colour: str
    mark: str
    letter: str
    terminal: tuple[int, int]


# They can be told apart with any kind of colour blindness; besides, each clan has its own house and mark.
CLANS = (
    Clan("red", "#b3261e", "#fff6e5", "R", (124, 231)),
    Clan("blue", "#1f559f", "#fff6e5", "B", (26, 231)),
    Clan("green", "#2f8f5b", "#fff6e5", "G", (28, 231)),
    Clan("yellow", "#efc02e", "#33261a", "Y", (220, 16)),
    Clan("black", "#2b2725", "#fff6e5", "K", (16, 231)),
)
_PLAIN = Ground(
    "plain",
    "#e3e8bd",
    "#b6bf7f",
    "#77803f",
    hatching="M2.5 2.5v.1M7.5 7.5v.1",
    growth=(
        "M-9 0q4.5-2.4 9-.6t9-.6M-6-3.6q3.6-1.8 7-.4t6-.6",
        "M-5 0v.1M0-1.5v.1M5 0v.1M-2.5-4v.1M2.6-4.6v.1",
    ),
)
_HIGHER = ("M-2.6-6.6l.3 2.6", "M4.5-4.4l.5 2.6")
"""More strokes on the mountains, which are smaller here."""
GROUNDS = (
    replace(FOREST, sign="*", terminal=(107, 64)),
    replace(
        MOUNTAIN,
        shades=tuple(map("".join, zip(MOUNTAIN.shades, _HIGHER, strict=True))),
        sign="^",
        terminal=(138, 95),
    ),
    replace(STEPPE, sign='"', terminal=(222, 136)),
    replace(_PLAIN, sign=".", terminal=(193, 107)),
)
assert tuple(clan.name for clan in CLANS) == CLAN_NAMES
assert tuple(ground.name for ground in GROUNDS) == TERRAINS
