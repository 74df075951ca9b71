"""The shape of every planet: twelve faces, sixty portions, and which of them touch (P1.1 to P1.3)."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import NewType

import numpy as np

from pangea.core.kernel import ids, lookup

Face = NewType("Face", int)

FACES = 12
EDGES = 5
PORTIONS = FACES * EDGES
"""Portion 17 is that of face 3 at the edge to its neighbour number 2: 17 = 3 · 5 + 2."""

ART = json.loads((Path(__file__).parents[1] / "art.json").read_text(encoding="utf-8"))
"""What every planet has, whatever the content: a file, because the browser reads it, too."""
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(map(tuple, ART["neighbours"]))
"""Of each face its neighbours, clockwise seen from outside."""
FACE_ACROSS = np.array(NEIGHBOURS, np.int64)
"""FACE_ACROSS[face, edge]: the face on the other side of an edge."""
ACROSS = np.array(
    [[other * EDGES + NEIGHBOURS[other].index(face) for other in row] for face, row in enumerate(NEIGHBOURS)],
    np.int64,
)
"""P1.3  ACROSS[face, edge]: the portion on the other side of an edge."""
ALL_FACES = (1 << FACES) - 1


@lookup
def every_face() -> Iterable[Face]:
    return ids(FACES)
