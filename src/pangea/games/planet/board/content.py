"""The check of a content file: tiles, animals and habitat cards (P1.5 to P1.8).

What no game could be played with is an error. Where a file differs from what is only reported of the box, its
owner knows better: that is a warning, with the rule that it departs from.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from pangea.core.content import ContentWarning
from pangea.core.errors import BadContent
from pangea.core.words import Phrase
from pangea.games.planet.board.globe import ART, EDGES, PORTIONS

HABITATS: tuple[str, ...] = tuple(ART["habitats"])
LETTERS: str = ART["letters"]
KINDS = ("most", "touching", "apart")
TILES = 50
ANIMALS = 45
MOST_POINTS = 99
"""No step of a habitat card gives more."""
STEP_POINTS = (2, 4, 6, 8, 10)
STEP_PORTIONS = 3
"""P1.7  The steps of a habitat card: what they give, and how many portions apart they are."""

_KEYS = ("tiles", "animals", "habitats")
_ANIMAL_KEYS = ("name", "habitat", "kind", "other", "border")
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


def warnings(content: Mapping[str, Any]) -> Iterator[ContentWarning]:
    """P1.5, P1.6, P1.7  Yield where a sound content differs from what is reported of the box."""
    yield from _warnings_of_tiles(content["tiles"])
    yield from _warnings_of_animals(content["animals"])
    for habitat in HABITATS:
        yield from _warnings_of_steps(habitat, content["habitats"][habitat])


def _warnings_of_tiles(tiles: Sequence[str]) -> Iterator[ContentWarning]:
    """P1.5  Two or three habitats on each, no two tiles alike, most oceans, then forests, fewest glaciers."""
    seen: dict[str, int] = {}
    for number, tile in enumerate(tiles):
        if (count := len(set(tile))) not in (2, 3):
            shown = Phrase(
                "planet-content-tile-habitats", {"tile": str(number), "text": tile, "count": count}
            )
            yield ContentWarning("P1.5", shown)
        other = seen.setdefault(min(turned(tile, turn) for turn in range(EDGES)), number)
        if other != number:
            about = {"tile": str(number), "text": tile, "other": str(other)}
            yield ContentWarning("P1.5", Phrase("planet-content-tile-twice", about))
    portions = [sum(tile.count(letter) for tile in tiles) for letter in LETTERS]
    ocean, forest, *others, glacier = portions
    if not ocean > forest > max(others) or glacier >= min(others):
        counts = ", ".join(f"{habitat} {count}" for habitat, count in zip(HABITATS, portions, strict=True))
        yield ContentWarning("P1.5", Phrase("planet-content-portions", {"counts": counts}))


def _warnings_of_animals(animals: Sequence[Mapping[str, Any]]) -> Iterator[ContentWarning]:
    """P1.6  Each liking once."""
    likings: dict[str, str] = {}
    for animal in animals:
        liking = " ".join(str(animal[key]) for key in ("habitat", "kind", "other") if animal.get(key))
        other = likings.setdefault(liking, animal["name"])
        if other != animal["name"]:
            about = {"name": animal["name"], "other": other, "liking": liking}
            yield ContentWarning("P1.6", Phrase("planet-content-animal-twice", about))


def _warnings_of_steps(habitat: str, steps: Sequence[Sequence[int]]) -> Iterator[ContentWarning]:
    """P1.7  Five steps of three portions, worth 2, 4, 6, 8 and 10 points."""
    first = steps[0][0]
    reported = [[first + STEP_PORTIONS * number, points] for number, points in enumerate(STEP_POINTS)]
    if [list(step) for step in steps] != reported:
        about = {"habitat": habitat, "text": _shown(steps), "reported": _shown(reported)}
        yield ContentWarning("P1.7", Phrase("planet-content-five-steps", about))


def turned(tile: str, turn: int) -> str:
    """The letters of a tile from portion 0 on, when it lies with this turn: letter j at portion j + turn."""
    return tile[-turn % EDGES :] + tile[: -turn % EDGES]


def _check_tiles(tiles: Any) -> None:
    if not isinstance(tiles, (list, tuple)) or len(tiles) != TILES:
        raise BadContent("planet-content-fifty", count=len(tiles) if isinstance(tiles, (list, tuple)) else 0)
    for number, tile in enumerate(tiles):
        if not isinstance(tile, str) or len(tile) != EDGES or set(tile) - set(LETTERS):
            raise BadContent(
                "planet-content-tile", tile=str(number), text=_shown(tile), letters=" ".join(LETTERS)
            )


def _check_animals(animals: Any) -> None:
    if not isinstance(animals, (list, tuple)) or len(animals) != ANIMALS:
        raise BadContent(
            "planet-content-forty-five", count=len(animals) if isinstance(animals, (list, tuple)) else 0
        )
    names: set[str] = set()
    for number, animal in enumerate(animals):
        _check_animal(number, animal)
        name = animal["name"]
        if name in names:
            raise BadContent("planet-content-animal-name-twice", name=name)
        names.add(name)


def _check_animal(number: int, animal: Any) -> None:
    if not isinstance(animal, Mapping) or set(animal) - set(_ANIMAL_KEYS):
        raise BadContent("planet-content-animal", animal=str(number), text=_shown(animal))
    name = animal.get("name")
    if not isinstance(name, str) or not _WORD.fullmatch(name):
        raise BadContent("planet-content-animal-name", animal=str(number), text=_shown(name))
    for key in ("habitat", "border"):
        habitat = animal.get(key, animal.get("habitat"))
        if habitat not in HABITATS:
            raise BadContent(
                "planet-content-animal-habitat", name=name, text=_shown(habitat), habitats=", ".join(HABITATS)
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
