"""What the box of Planet holds: tiles, animals and habitat cards (P1), as tables for the rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NewType

import numpy as np
from numpy.typing import NDArray

from pangea.core.content import ContentWarning
from pangea.core.kernel import ids, lookup
from pangea.games.planet.board.content import (
    ANIMALS,
    HABITATS,
    KINDS,
    LETTERS,
    TILES,
    check,
    turned,
    warnings,
)
from pangea.games.planet.board.globe import EDGES, PORTIONS

Tile = NewType("Tile", int)
Habitat = NewType("Habitat", int)
Animal = NewType("Animal", int)


def _bits(flags: Iterable[Any]) -> int:
    return sum(1 << number for number, flag in enumerate(flags) if flag)


HABITAT_COUNT = len(HABITATS)
MOST, TOUCHING, APART = range(len(KINDS))

SLOTS = 5
"""P2.1  Tiles that lie open in a round."""
ROUNDS = 12
FIRST_LIFE = 3
"""P4.1  The first round with animals."""
LEFTOVERS = 2
"""P3.2  Piles of tiles left over: for the rounds 11 and 12."""
NEW_ROUNDS = TILES // SLOTS
"""P2.1  Rounds with a pile of new tiles."""
CARDS = 20
"""P2.2  Animals in a game."""

# P2.2, P6.2: how many animals lie under each of the rounds 3 to 12; with surprises every second is face down.
_PER_ROUND = ((1, 1, 1, 2, 2, 2, 2, 3, 3, 3), (2,) * 10)
COLUMN = np.array([np.repeat(np.arange(FIRST_LIFE, ROUNDS + 1), numbers) for numbers in _PER_ROUND], np.int64)
"""COLUMN[surprise, card]: the round that a card lies under."""
OPEN_AT_FIRST = np.array([CARDS, CARDS // 2], np.int64)
"""OPEN_AT_FIRST[surprise]: the animals that lie open before the first round."""
DUE_BY = np.array([[_bits(row <= number) for number in range(ROUNDS + 1)] for row in COLUMN], np.int64)
"""DUE_BY[surprise, round]: the cards that lie under this round or an earlier one, as bits."""

_USUAL = Path(__file__).parents[1] / "boards" / "first_life.json"


@dataclass(frozen=True)
class AnimalCard:
    """P1.6  An animal, and what it likes."""

    name: str
    habitat: str
    kind: str
    other: str | None = None
    border: str | None = None
    """P5.2  The habitat that its card's border shows, where a content states it; else its own habitat."""


@dataclass(frozen=True)
class Board:
    """A checked content."""

    tiles: tuple[str, ...]
    animals: tuple[AnimalCard, ...]
    steps: Mapping[str, tuple[tuple[int, int], ...]]
    """P1.7  By habitat: the steps of its card, each a number of portions and the points from there on."""

    @property
    def content(self) -> dict[str, Any]:
        return {
            "tiles": list(self.tiles),
            "animals": [
                {key: value for key, value in vars(animal).items() if value is not None}
                for animal in self.animals
            ],
            "habitats": {habitat: [list(step) for step in steps] for habitat, steps in self.steps.items()},
        }

    @cached_property
    def warnings(self) -> tuple[ContentWarning, ...]:
        """P1.8  Where it differs from what is reported of the box."""
        return tuple(warnings(self.content))

    @cached_property
    def names(self) -> dict[str, list[str]]:
        """What the board lists by name, as moves and messages speak of it."""
        return {"animals": [animal.name for animal in self.animals]}

    @cached_property
    def tables(self) -> dict[str, object]:
        """The tables that the rules read, by name."""
        return {
            "TILE_HABITAT": self._by_turn(lambda tile: [LETTERS.index(letter) for letter in tile]),
            "TILE_SHOWN": np.array([_shown(tile) for tile in self.tiles], np.int64),
            "TILE_HEAD": self._by_turn(_heads),
            "TILE_EXTENT": self._by_turn(_extents),
            "TILE_HEADS": self._by_turn(_heads_of_habitats, np.int64),
            "TILE_TOUCHING": self._by_turn(_touching, np.int64),
            "LIKES": np.array([HABITATS.index(animal.habitat) for animal in self.animals], np.int64),
            "BORDER": np.array(
                [HABITATS.index(animal.border or animal.habitat) for animal in self.animals], np.int64
            ),
            "KIND": np.array([KINDS.index(animal.kind) for animal in self.animals], np.int64),
            "OTHER": np.array(
                [HABITATS.index(animal.other or animal.habitat) for animal in self.animals], np.int64
            ),
            "CARD_POINTS": np.array(
                [
                    [_points(self.steps[habitat], number) for number in range(PORTIONS + 1)]
                    for habitat in HABITATS
                ],
                np.int64,
            ),
        }

    def _by_turn(self, facts: Callable[[str], list[int]], kind: type[np.generic] = np.int8) -> NDArray[Any]:
        """Five facts about each tile in each of its five turns."""
        return np.array([[facts(turned(tile, turn)) for turn in range(EDGES)] for tile in self.tiles], kind)


def board_from(content: Mapping[str, Any] | None) -> Board:
    """The board of a content, checked (P1.8); the usual one if there is none."""
    if content is None:
        return USUAL
    check(content)
    return _unchecked(content)


def _unchecked(content: Mapping[str, Any]) -> Board:
    return Board(
        tiles=tuple(content["tiles"]),
        animals=tuple(AnimalCard(**animal) for animal in content["animals"]),
        steps={
            habitat: tuple((portions, points) for portions, points in content["habitats"][habitat])
            for habitat in HABITATS
        },
    )


def _heads(tile: str) -> list[int]:
    """P1.4  Of each portion, the smallest one in its region of the tile."""
    heads = list(range(EDGES))
    for _ in range(EDGES):
        for edge in range(EDGES):
            for near in (edge - 1, (edge + 1) % EDGES):
                if tile[near] == tile[edge]:
                    heads[edge] = min(heads[edge], heads[near])
    return heads


def _extents(tile: str) -> list[int]:
    """At the head of each region its number of portions, elsewhere nothing."""
    heads = _heads(tile)
    return [heads.count(edge) for edge in range(EDGES)]


def _heads_of_habitats(tile: str) -> list[int]:
    """For each habitat the heads of its regions inside the tile, as bits."""
    heads = _heads(tile)
    return [_bits(heads[edge] == edge and tile[edge] == own for edge in range(EDGES)) for own in LETTERS]


def _touching(tile: str) -> list[int]:
    """P1.4  For each habitat the heads of the regions that touch it inside the tile, as bits."""
    touching = [0] * HABITAT_COUNT
    for edge, head in enumerate(_heads(tile)):
        for near in (edge - 1, (edge + 1) % EDGES):
            if tile[near] != tile[edge]:
                touching[LETTERS.index(tile[near])] |= 1 << head
    return touching


def _shown(tile: str) -> int:
    """A one for the habitat of each edge: edge 0 and habitat 2 are bit 2, edge 1 and habitat 0 bit 5."""
    return sum(1 << edge * HABITAT_COUNT + LETTERS.index(letter) for edge, letter in enumerate(tile))


def _points(steps: Iterable[tuple[int, int]], portions: int) -> int:
    """P1.7  The points of the last step that this many portions reach."""
    return max((points for least, points in steps if portions >= least), default=0)


USUAL: Board
USUAL = _unchecked(json.loads(_USUAL.read_text(encoding="utf-8")))

# The tables of the usual content. Rules read these; with another content they are bound to that one's.
TILE_HABITAT: Any = USUAL.tables["TILE_HABITAT"]
"""TILE_HABITAT[tile, turn, edge]: the habitat of a portion."""
TILE_SHOWN: Any = USUAL.tables["TILE_SHOWN"]
"""TILE_SHOWN[tile]: its habitats as a learner is shown them, a bit for each edge and habitat."""
TILE_HEAD: Any = USUAL.tables["TILE_HEAD"]
"""TILE_HEAD[tile, turn, edge]: the head of its region, inside the tile."""
TILE_EXTENT: Any = USUAL.tables["TILE_EXTENT"]
"""TILE_EXTENT[tile, turn, edge]: the portions of the region that it is the head of."""
TILE_HEADS: Any = USUAL.tables["TILE_HEADS"]
"""TILE_HEADS[tile, turn, habitat]: the heads of its regions inside the tile, as bits."""
TILE_TOUCHING: Any = USUAL.tables["TILE_TOUCHING"]
"""TILE_TOUCHING[tile, turn, habitat]: the heads of the regions that touch it inside the tile, as bits."""
LIKES: Any = USUAL.tables["LIKES"]
"""LIKES[animal]: the habitat that it wants much of."""
BORDER: Any = USUAL.tables["BORDER"]
"""P5.2  BORDER[animal]: the habitat that it counts as beside a habitat card."""
KIND: Any = USUAL.tables["KIND"]
OTHER: Any = USUAL.tables["OTHER"]
"""OTHER[animal]: the habitat that its own must touch, or must not."""
CARD_POINTS: Any = USUAL.tables["CARD_POINTS"]
"""CARD_POINTS[habitat, portions]: the points of the habitat card for this many portions."""


@lookup
def every_habitat() -> Iterable[Habitat]:
    return ids(HABITAT_COUNT)


@lookup
def every_animal() -> Iterable[Animal]:
    return ids(ANIMALS)


@lookup
def every_tile() -> Iterable[Tile]:
    return ids(TILES)
