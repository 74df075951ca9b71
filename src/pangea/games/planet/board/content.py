"""The check of a content file: tiles, animals and habitat cards as the box has them (P1.5 to P1.8)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from pangea.core.errors import BadContent
from pangea.games.planet.board.globe import ART, EDGES, PORTIONS

HABITATS: tuple[str, ...] = tuple(ART["habitats"])
LETTERS: str = ART["letters"]
KINDS = ("most", "touching", "apart")
TILES = 50
ANIMALS = 45
MOST_POINTS = 99
"""No step of a habitat card gives more."""

_KEYS = ("tiles", "animals", "habitats")
_WORD = re.compile("[a-z]+")


def check(content: Any) -> None:
    """P1.8  Raise BadContent, with what is wrong, where, and what would be right."""
    if not isinstance(content, Mapping):
        raise BadContent("planet-content-no-object")
    for key in content:
        if key not in _KEYS:
            raise BadContent("planet-content-unknown-key", key=str(key), keys=", ".join(_KEYS))
    for key in _KEYS:
        if key not in content:
            raise BadContent("planet-content-missing-key", key=key)
    _check_tiles(content["tiles"])
    _check_animals(content["animals"])
    _check_habitats(content["habitats"])


def turned(tile: str, turn: int) -> str:
    """The letters of a tile from portion 0 on, when it lies with this turn: letter j at portion j + turn."""
    return tile[-turn % EDGES :] + tile[: -turn % EDGES]


def _check_tiles(tiles: Any) -> None:
    if not isinstance(tiles, (list, tuple)) or len(tiles) != TILES:
        raise BadContent("planet-content-fifty", count=len(tiles) if isinstance(tiles, (list, tuple)) else 0)
    seen: dict[str, int] = {}
    for number, tile in enumerate(tiles):
        if not isinstance(tile, str) or len(tile) != EDGES or set(tile) - set(LETTERS):
            raise BadContent(
                "planet-content-tile", tile=str(number), text=_shown(tile), letters=" ".join(LETTERS)
            )
        if len(set(tile)) not in (2, 3):
            raise BadContent(
                "planet-content-tile-habitats", tile=str(number), text=tile, count=len(set(tile))
            )
        alike = min(turned(tile, turn) for turn in range(EDGES))
        if alike in seen:
            raise BadContent("planet-content-tile-twice", tile=str(number), text=tile, other=str(seen[alike]))
        seen[alike] = number


def _check_animals(animals: Any) -> None:
    if not isinstance(animals, (list, tuple)) or len(animals) != ANIMALS:
        raise BadContent(
            "planet-content-forty-five", count=len(animals) if isinstance(animals, (list, tuple)) else 0
        )
    names: set[str] = set()
    likings: dict[tuple[str, str, str], str] = {}
    for number, animal in enumerate(animals):
        _check_animal(number, animal)
        name = animal["name"]
        if name in names:
            raise BadContent("planet-content-animal-name-twice", name=name)
        names.add(name)
        liking = (animal["habitat"], animal["kind"], animal.get("other") or "")
        if liking in likings:
            raise BadContent(
                "planet-content-animal-twice",
                name=name,
                other=likings[liking],
                liking=" ".join(liking).strip(),
            )
        likings[liking] = name


def _check_animal(number: int, animal: Any) -> None:
    if not isinstance(animal, Mapping) or set(animal) - {"name", "habitat", "kind", "other"}:
        raise BadContent("planet-content-animal", animal=str(number), text=_shown(animal))
    name = animal.get("name")
    if not isinstance(name, str) or not _WORD.fullmatch(name):
        raise BadContent("planet-content-animal-name", animal=str(number), text=_shown(name))
    if animal.get("habitat") not in HABITATS:
        raise BadContent(
            "planet-content-animal-habitat",
            name=name,
            text=_shown(animal.get("habitat")),
            habitats=", ".join(HABITATS),
        )
    if animal.get("kind") not in KINDS:
        raise BadContent(
            "planet-content-animal-kind", name=name, text=_shown(animal.get("kind")), kinds=", ".join(KINDS)
        )
    other = animal.get("other")
    if animal["kind"] == "most":
        if other is not None:
            raise BadContent("planet-content-animal-most", name=name, text=_shown(other))
    elif other not in HABITATS or other == animal["habitat"]:
        others = ", ".join(habitat for habitat in HABITATS if habitat != animal["habitat"])
        raise BadContent("planet-content-animal-other", name=name, text=_shown(other), habitats=others)


def _check_habitats(habitats: Any) -> None:
    if not isinstance(habitats, Mapping) or set(habitats) != set(HABITATS):
        raise BadContent("planet-content-habitats", habitats=", ".join(HABITATS))
    for habitat in HABITATS:
        steps = habitats[habitat]
        if not isinstance(steps, (list, tuple)) or not steps or not all(_is_step(step) for step in steps):
            raise BadContent("planet-content-steps", habitat=habitat, text=_shown(steps))
        for (portions, points), (more, better) in pairwise(steps):
            if more <= portions or better <= points:
                raise BadContent(
                    "planet-content-rising",
                    habitat=habitat,
                    one=_shown([portions, points]),
                    next=_shown([more, better]),
                )


def _is_step(step: Any) -> bool:
    return (
        isinstance(step, (list, tuple))
        and len(step) == 2
        and all(isinstance(number, int) and not isinstance(number, bool) for number in step)
        and 1 <= step[0] <= PORTIONS
        and 1 <= step[1] <= MOST_POINTS
    )


def _shown(value: Any) -> str:
    """A part of a content file as its reader wrote it, cut where it is long."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:59] + "…"
