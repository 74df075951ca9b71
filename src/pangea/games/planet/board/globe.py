"""The shape of every planet: twelve faces, sixty portions, and which of them touch (P1.1 to P1.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NewType

import numpy as np

from pangea.core.kernel import lookup, rule

Face = NewType("Face", int)

FACES = 12
EDGES = 5
PORTIONS = FACES * EDGES
"""Portion 17 is that of face 3 at the edge to its neighbour number 2: 17 = 3 · 5 + 2."""

NEIGHBOURS = (  # of each face, clockwise seen from outside
    (1, 2, 3, 4, 5),
    (0, 5, 10, 6, 2),
    (0, 1, 6, 7, 3),
    (0, 2, 7, 8, 4),
    (0, 3, 8, 9, 5),
    (0, 4, 9, 10, 1),
    (1, 10, 11, 7, 2),
    (2, 6, 11, 8, 3),
    (3, 7, 11, 9, 4),
    (4, 8, 11, 10, 5),
    (1, 5, 9, 11, 6),
    (6, 10, 9, 8, 7),
)


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
    return range(FACES)  # type: ignore[return-value]


@rule
def bit(number: int) -> int:
    """The set of just this portion, face, tile or card."""
    return int(np.int64(1) << number)


@rule
def has(members: int, number: int) -> bool:
    """Is this portion, face, tile or card in the set?"""
    return (members >> number) & 1 != 0


@rule
def count(members: int) -> int:
    """How many are in a set. Compilers know this loop, and make one instruction of it."""
    number = 0
    while members != 0:
        members &= members - 1
        number += 1
    return number


@rule
def lowest(members: int) -> int:
    """The smallest number in a set that is not empty."""
    return count((members & -members) - 1)


@rule
def chosen(members: int, number: int) -> int:
    """The member of a set that has `number` smaller ones in it."""
    for _ in range(number):
        members &= members - 1
    return lowest(members)
