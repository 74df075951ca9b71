"""The colours of Genesis, on paper and in a terminal, and what says the same without colour."""

from __future__ import annotations

from dataclasses import dataclass

from pangea.games.genesis.board import SPECIES_NAMES, TERRAIN_NAMES

ROCK, LAVA, TAR = "#8d7a68", "#c8481d", "#2d2622"


@dataclass(frozen=True)
class Land:
    """A terrain's wash, a deeper tone for its edges, its ink; in a terminal its letter and colours."""

    name: str
    wash: str
    edge: str
    ink: str
    letter: str
    terminal: tuple[int, int]


@dataclass(frozen=True)
class Kin:
    """A species' colour, the outline of its badge (40 wide, around 0, 0), in a terminal its letter."""

    name: str
    colour: str
    badge: str
    letter: str


LANDS = (
    Land("forest", "#a9bf87", "#6f8f52", "#3b5429", "F", (107, 16)),
    Land("savanna", "#ecd083", "#c79f43", "#80601f", "S", (221, 16)),
    Land("mountain", "#c9c3bb", "#948b81", "#544d45", "M", (250, 16)),
    Land("swamp", "#a3c6d3", "#5f96ab", "#285a70", "W", (110, 16)),
)
# Dark enough for any terrain, far apart in hue, and each on a badge of its own shape.
KINS = (
    Kin("reptiles", "#8c1f17", "M0-20A20 20 0 0 1 0 20 20 20 0 0 1 0-20z", "r"),
    Kin("dinosaurs", "#3a2a78", "M-18-18H18V18H-18z", "d"),
    Kin("mammals", "#7a4306", "M0-23L23 0 0 23-23 0z", "m"),
    Kin("humans", "#1f1c1a", "M-11-20H11L22 0 11 20H-11L-22 0z", "h"),
)
assert tuple(land.name for land in LANDS) == TERRAIN_NAMES
assert tuple(kin.name for kin in KINS) == SPECIES_NAMES
