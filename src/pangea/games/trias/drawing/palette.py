"""The colours of Trias on paper and in a terminal, and what says the same without colour."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path

from pangea.core.engraving import FOREST, MOUNTAIN, STEPPE, Ground

ART = json.loads((Path(__file__).parents[1] / "art.json").read_text(encoding="utf-8"))
"""What the browser draws in the same way."""


@dataclass(frozen=True)
class Herd:
    """A seat's herds: colour, letter and its colour, outline; for a terminal two colours."""

    letter: str
    colour: str
    mark: str
    outline: str
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
_POLE = Ground(
    "pole",
    "#f7f3ea",
    "#c9d3d6",
    "#6f8890",
    hatching="M2.5 2.5v.1M7.5 7.5v.1",
    growth=("M-8 0q4-3 8 0t8 0", "M-5 0q2.5-2 5 0t5 0"),
)
GROUNDS = (
    replace(MOUNTAIN, sign="M", terminal=(138, 16)),
    replace(STEPPE, sign="S", terminal=(222, 16)),
    replace(FOREST, sign="F", terminal=(107, 16)),
    replace(_POLE, sign="P", terminal=(255, 16)),
)
