"""The colours of Genesis, on paper and in a terminal, and what says the same without colour."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from pangea.games.genesis.board import SPECIES_NAMES, TERRAIN_NAMES

ROCK, LAVA, TAR = "#8d7a68", "#c8481d", "#2d2622"


ART = json.loads((Path(__file__).parents[1] / "art.json").read_text(encoding="utf-8"))
"""The shapes and colours that the browser draws with as well."""


@dataclass(frozen=True)
class Land:
    """A terrain's wash, a deeper tone for its edges, its ink, and what the engraver draws in it, on 24 by 24;
    in a terminal its letter and colours."""

    name: str
    letter: str
    terminal: tuple[int, int]
    wash: str
    edge: str
    ink: str
    texture: str


@dataclass(frozen=True)
class Kin:
    """A species' colour, the outline of its badge (40 wide, around 0, 0), its animal and the marks on it; in
    a terminal its letter.

    The animals are as a cave painter would do them: a turtle from above, a long-necked dinosaur and a mammoth
    that walk to the left, the print of a hand.
    """

    name: str
    letter: str
    colour: str
    badge: str
    shape: str
    marks: str


_ON_TERMINALS = (("F", (107, 16)), ("S", (221, 16)), ("M", (250, 16)), ("W", (110, 16)))
LANDS = tuple(
    Land(name, letter, colours, **ART["lands"][name])
    for name, (letter, colours) in zip(TERRAIN_NAMES, _ON_TERMINALS, strict=True)
)
# Dark enough for any terrain, far apart in hue, and each on a badge of its own shape.
KINS = tuple(
    Kin(name, letter, **ART["kins"][name]) for name, letter in zip(SPECIES_NAMES, "rdmh", strict=True)
)
