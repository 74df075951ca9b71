"""Places in words: by their land and by where that lies. Their numbers are never all that is said."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pangea.core.errors import IllegalMove
from pangea.core.messages import hex_number
from pangea.core.words import Phrase, Spoken, languages, say
from pangea.games.trias.board import EDGE, TERRAIN_NAMES, WINDS, Hex, steps, wind_of
from tests.conformance.test_stories import loaded

from .positions import EDITION, after, table

BARE = re.compile(r"(?<![(\d,-])-?\d+,-?\d+")
"""A hex by its numbers alone: they belong in brackets, behind the words."""
PLAYED = Path(__file__).parent / "played"
POSITIONS = (
    "phase place; tiles 0,0:P 1,0:Saa 2,0:F 0,1:M",
    "phase lift; card forest; tiles 0,0:Pa 1,0:Sabb 2,0:F 0,1:M 4,-2:Fb 4,1:M 4,2:S",
    "phase put; lifted 2,0; tiles 0,0:Pa 1,0:Sa 1,-1:M 3,0:M 2,0:F",
    "ap 4; tiles 0,0:Paab 1,0:Sabb 2,0:FAA 0,1:Mb; swim -1,0:b -1,1:a",
)
PARTS = ("name", "tile", "where", "source", "target")


def test_a_wind_is_the_nearest_of_eight() -> None:
    span = range(-EDGE, EDGE + 1)
    for q, r in ((q, r) for q in span for r in span if 0 < steps(q, r) <= EDGE):
        east, north = q + r / 2, -r * math.sqrt(3) / 2
        eighth = round(math.atan2(east, north) / (math.pi / 4)) % len(WINDS)
        assert wind_of(Hex(hex_number(q, r))) == eighth, (q, r)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            "Seat 0 moves a herd from the forest in the north-east (2,-1) to the steppe in the east (2,0).",
        ),
        ("it", "Posto 0 sposta un branco dal bosco a nord-est (2,-1) nella steppa a est (2,0)."),
        ("fr", "Siège 0 déplace un troupeau de la forêt au nord-est (2,-1) vers la steppe à l’est (2,0)."),
        ("de", "Sitz 0 zieht mit einer Herde aus dem Wald im Nordosten (2,-1) in die Steppe im Osten (2,0)."),
    ],
)
def test_a_move_is_told_by_land_and_wind(lang: str, told: str) -> None:
    state = table("ap 1; tiles 0,0:P 1,0:M 2,-1:Fa 2,0:S")
    code = EDITION.read(state, "move 2,-1>2,0")
    assert [say(each, lang) for each in EDITION.told(state, code, after(state, "move 2,-1>2,0"))] == [told]


@pytest.mark.parametrize("lang", languages())
def test_every_place_has_words_of_its_own(lang: str) -> None:
    """Terrains, water and the South Pole, in every part of a sentence: no two are called the same."""
    for part in PARTS:
        places: list[dict[str, Spoken]] = [
            {"land": land, "wind": Phrase(f"trias-wind-{wind}"), "hex": "2,1"}
            for land in (*TERRAIN_NAMES, "water")
            for wind in WINDS
        ]
        said = {say(Phrase(f"trias-place-{part}", place), lang) for place in places}
        assert len(said) == 4 * len(WINDS) + 1, "the South Pole lies in no wind"
        assert not any(BARE.search(each) for each in said)


@pytest.mark.parametrize("lang", languages())
def test_a_whole_game_is_told_without_bare_numbers(lang: str) -> None:
    match = loaded(PLAYED / "lake_opened.json")
    told = [line for number in range(len(match.moves)) for line in match.told(number, lang)]
    told += match.score().told(lang)
    assert sum("(" in line for line in told) > 50
    assert [line for line in told if BARE.search(line)] == []


def refusals() -> Iterator[Phrase]:
    """Why moves are not made: of every kind, wherever a tile lies or could lie, in some positions."""
    hexes = [f"{q},{r}" for q in range(-1, 5) for r in range(-2, 3)]
    moves = [f"{kind} {place}" for kind in ("place", "lift", "put", "breed") for place in hexes]
    moves += [f"{kind} {one}>{other}" for kind in ("move", "rescue") for one in hexes for other in hexes]
    moves += [f"{move} spent" for move in moves if move.startswith("move")]
    for position in POSITIONS:
        state = table(position)
        for move in moves:
            try:
                code = EDITION.read(state, move)
                if not EDITION.is_possible(state, code):
                    raise EDITION.refuse(state, code)
            except IllegalMove as refused:
                reason = refused.phrase.about["reason"]
                assert isinstance(reason, Phrase)
                yield reason


@pytest.mark.parametrize("lang", languages())
def test_no_refusal_has_bare_numbers(lang: str) -> None:
    found = {phrase.message: say(phrase, lang) for phrase in refusals()}
    assert len(found) > 20
    assert [words for words in found.values() if BARE.search(words)] == []
