"""The colours of Trias on paper and in a terminal, and what says the same without colour."""

from __future__ import annotations

from dataclasses import dataclass

SURF, SEA_LINE = "#bcd0d0", "#7f9ca3"
SNOW = "#e6dccd"


@dataclass(frozen=True)
class Herd:
    """A seat's herds: colour, letter and its colour, outline; for a terminal two colours."""

    letter: str
    colour: str
    mark: str
    outline: str
    terminal: tuple[int, int]


@dataclass(frozen=True)
class Ground:
    """A terrain's wash, edge and ink; for a terminal its letter, and the numbers of ground and letter."""

    name: str
    wash: str
    edge: str
    ink: str
    letter: str
    terminal: tuple[int, int]


# Colours that can be told apart with any kind of colour blindness; besides, each seat has an outline and a
# letter.
HERDS = (
    Herd("a", "#b3261e", "#fff6e5", "M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0z", (124, 231)),
    Herd("b", "#1f559f", "#fff6e5", "M-11-11h22v22h-22z", (26, 231)),
    Herd("c", "#2f8f5b", "#fff6e5", "M0-14L14 11h-28z", (28, 231)),
    Herd("d", "#efc02e", "#33261a", "M0-14.5L14.5 0 0 14.5-14.5 0z", (220, 16)),
    Herd("e", "#2b2725", "#fff6e5", "M-7-12h14l7 12-7 12h-14l-7-12z", (16, 231)),
)
GROUNDS = (
    Ground("mountain", "#d2c3b2", "#a48c78", "#5d4a3c", "M", (138, 16)),
    Ground("steppe", "#ecd59c", "#cda956", "#86662a", "S", (222, 16)),
    Ground("forest", "#b4c596", "#7f9c62", "#41592f", "F", (107, 16)),
    Ground("pole", "#f7f3ea", "#c9d3d6", "#6f8890", "P", (255, 16)),
)
