"""The colours of Clans on paper and in a terminal, and the letters that say the same without colour."""

from __future__ import annotations

from dataclasses import dataclass

from pangea.games.clans.board import CLAN_NAMES, TERRAINS

SURF, SEA_LINE = "#bcd0d0", "#7f9ca3"
LIGHT_WATER, RIVER = "#c6dbe1", "#8db9cb"
STONE, SNOW = "#877d70", "#e6dccd"


@dataclass(frozen=True)
class Clan:
    """A clan's colour and that of the mark on it; for a terminal its letter and two colours."""

    name: str
    colour: str
    mark: str
    letter: str
    terminal: tuple[int, int]


@dataclass(frozen=True)
class Ground:
    """A terrain's wash, edge and ink; for a terminal its texture, and the numbers of ground and texture."""

    name: str
    wash: str
    edge: str
    ink: str
    texture: str
    terminal: tuple[int, int]


# They can be told apart with any kind of colour blindness; besides, each clan has its own house and mark.
CLANS = (
    Clan("red", "#b3261e", "#fff6e5", "R", (124, 231)),
    Clan("blue", "#1f559f", "#fff6e5", "B", (26, 231)),
    Clan("green", "#2f8f5b", "#fff6e5", "G", (28, 231)),
    Clan("yellow", "#efc02e", "#33261a", "Y", (220, 16)),
    Clan("black", "#2b2725", "#fff6e5", "K", (16, 231)),
)
GROUNDS = (
    Ground("forest", "#b4c596", "#7f9c62", "#41592f", "*", (107, 64)),
    Ground("mountain", "#d2c3b2", "#a48c78", "#5d4a3c", "^", (138, 95)),
    Ground("steppe", "#ecd59c", "#cda956", "#86662a", '"', (222, 136)),
    Ground("plain", "#e3e8bd", "#b6bf7f", "#77803f", ".", (193, 107)),
)
assert tuple(clan.name for clan in CLANS) == CLAN_NAMES
assert tuple(ground.name for ground in GROUNDS) == TERRAINS
