"""How a position of Planet looks: what lies on the table is in the picture and in the text, and no more."""

from __future__ import annotations

import math
import re
from itertools import combinations
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from pangea.core.atlas import CREAM, INK, PAPER, SOFT_INK
from pangea.core.chance import random_from
from pangea.core.edition import Edition
from pangea.core.record import Record
from pangea.core.views import shown
from pangea.core.words import Phrase, languages, say
from pangea.games.planet.board.globe import NEIGHBOURS
from pangea.games.planet.board.tables import USUAL
from pangea.games.planet.drawing.net import APOTHEM, net
from pangea.games.planet.drawing.palette import GROUNDS, SEAT_MARKS
from pangea.games.planet.notation.positions import face_letters, planet_words

from .positions import EDITION, table
from .test_content import other

SVG = "{http://www.w3.org/2000/svg}"
LANGUAGES = pytest.mark.parametrize("lang", languages())


def svg(state: Record, lang: str, edition: Edition = EDITION) -> str:
    return edition.game.drawing.svg(shown(edition, state), lang)


def text(state: Record, lang: str, colour: bool, edition: Edition = EDITION) -> str:
    return edition.game.drawing.text(shown(edition, state), lang, colour)


def played(seed: int, moves: int, players: int = 4, **options: str) -> Any:
    state: Any = EDITION.lay_out(players, options)
    random = random_from(seed)
    while EDITION.rules.to_move(state) != -2 and moves > 0:
        EDITION.rules.apply(state, EDITION.rules.pick(state, random))
        moves -= 1
    return state


POSITIONS = {
    "nothing": played(1, 0),
    "laying": played(1, 9),
    "dealing": played(1, 22),
    "turning up": played(1, 26),
    "start": played(1, 29),
    "middle": played(1, 80),
    "late": played(1, 118),
    "end": played(1, 1000),
    "two": played(2, 60, players=2),
    "three": played(3, 70, players=3),
    "beginners": played(4, 70, players=3, rules="beginners"),
    "surprise": played(5, 50, players=2, animals="surprise"),
    "drawn": table("round 5; table 1 2 3; cards 3:fox>0 4:owl 5:dolphin; planets 0:FFGDD | 7:OOFFD"),
}
MOMENTS = pytest.mark.parametrize("state", POSITIONS.values(), ids=POSITIONS.keys())


# The net


def test_the_net_is_unfolded_along_real_edges() -> None:
    """Where two faces lie edge to edge on paper, they are neighbours, and the portions at the edge touch."""
    seams = 0
    for (one, a), (two, b) in combinations(enumerate(net()), 2):
        distance = math.dist(a.centre, b.centre)
        assert distance > 2 * APOTHEM - 1e-9, "faces don't overlap"
        if distance < 2 * APOTHEM + 1e-6:
            seams += 1
            assert two in NEIGHBOURS[one]
            here, there = NEIGHBOURS[one].index(two), NEIGHBOURS[two].index(one)
            assert a.direction(here) == b.direction(there)
            edges = [
                sorted((round(x, 6), round(y, 6)) for x, y in spot.triangle(edge)[1:])
                for spot, edge in ((a, here), (b, there))
            ]
            assert edges[0] == edges[1]
    assert seams >= 11


def test_portions_go_clockwise_on_paper() -> None:
    for spot in net():
        x, y = spot.centre
        angles = []
        for edge in range(5):
            _, (x1, y1), (x2, y2) = spot.triangle(edge)
            angles.append(math.atan2((y1 + y2) / 2 - y, (x1 + x2) / 2 - x))
        for one, two in zip(angles, [*angles[1:], angles[0]], strict=True):
            assert math.isclose((two - one) % (2 * math.pi), 2 * math.pi / 5)


# The picture


@MOMENTS
def test_the_picture_shows_every_face_tile_and_animal(state: Any) -> None:
    root = ET.fromstring(svg(state, "en"))
    planets = [g for g in root.iter(f"{SVG}g") if "data-seat" in g.attrib]
    assert len(planets) == state.players
    for seat, drawn in enumerate(planets):
        faces = {
            int(g.attrib["data-face"]): g.attrib["data-letters"]
            for g in drawn.iter(f"{SVG}g")
            if "data-face" in g.attrib
        }
        assert faces == {face: face_letters(state, seat, face) or "-" for face in range(12)}
    tiles = [int(g.attrib["data-tile"]) for g in root.iter(f"{SVG}g") if "data-tile" in g.attrib]
    left = [tile for tile in state.leftover.ravel().tolist() if tile >= 0]
    assert tiles == [*state.open_tiles[: state.on_table].tolist(), *left]
    shown = [g.attrib["data-animal"] for g in root.iter(f"{SVG}g") if "data-animal" in g.attrib]
    assert sorted(shown) == sorted(
        USUAL.animals[animal].name for animal in state.animal.tolist() if animal >= 0
    )


def test_who_hears_the_picture_learns_the_same() -> None:
    state = POSITIONS["middle"]
    told = ET.fromstring(svg(state, "en")).findtext(f"{SVG}desc") or ""
    for seat in range(4):
        assert planet_words(state, seat) in told
    for animal in state.animal.tolist():
        assert say(Phrase(f"planet-animal-{USUAL.animals[animal].name}")) in told


def test_who_is_ahead_is_shown() -> None:
    """P4.1, P4.4: with the tie-breaks of round 12 for the cards that lie there."""
    state = table("round 5; table 1 2; cards 5:fox 6:panda 12:reindeer; planets 0:FFGDD | 0:FGGOO 11:FGMMM")
    root = ET.fromstring(svg(state, "en"))
    ahead = {
        g.attrib["data-animal"]: g.attrib["data-leader"]
        for g in root.iter(f"{SVG}g")
        if "data-animal" in g.attrib
    }
    assert ahead == {"fox": "0", "panda": "1", "reindeer": "1"}
    plain = text(state, "en", colour=False)
    assert re.search(r"Fox .* 2\* +1", plain)
    assert re.search(r"Panda .* 1 +2\*", plain)


# The text


@MOMENTS
def test_the_text_shows_every_letter(state: Any) -> None:
    plain = text(state, "en", colour=False)
    planets = plain.split(" O  ocean")[0]
    counted = dict.fromkeys("OFDMG", 0)
    for line in planets.splitlines():
        if "Seat" in line or "Habitat" in line or "Planet" in line or "Animals" in line:
            continue
        for letter in counted:
            counted[letter] += line.count(letter)
    assert list(counted.values()) == [int((state.cover == habitat).sum()) for habitat in range(5)]
    assert planets.count("·") == sum(5 * int(faces).bit_count() for faces in state.bare[: state.players])


@MOMENTS
@LANGUAGES
def test_the_text_is_at_most_100_wide_and_colour_changes_nothing_but_the_colour(
    state: Any, lang: str
) -> None:
    plain, coloured = text(state, lang, colour=False), text(state, lang, colour=True)
    assert "\x1b" not in plain
    bare = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert [line.rstrip() for line in bare.splitlines()] == plain.splitlines()
    assert max(len(line) for line in plain.splitlines()) <= 100
    assert ET.fromstring(svg(state, lang)).attrib["lang"] == lang


# Both


def test_at_the_end_the_winners_are_named() -> None:
    """P5.3"""
    state = POSITIONS["end"]
    best = EDITION.winners(state)
    for drawn in (svg(state, "en"), text(state, "en", colour=False)):
        assert say(Phrase("planet-ending-twelve")) in drawn
        assert all(f"Seat {seat}" in drawn for seat in best)


def test_another_content_is_drawn_too() -> None:
    edition = Edition(EDITION.game, other())
    for state in (POSITIONS["middle"], POSITIONS["end"]):
        for animal in state.animal.tolist():
            assert edition.board.animals[animal].name in text(state, "en", False, edition)
            assert edition.board.animals[animal].name in svg(state, "en", edition)


def light(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


def contrast(one: str, two: str) -> float:
    dark, bright = sorted((light(one), light(two)))
    return (bright + 0.05) / (dark + 0.05)


def test_words_marks_and_textures_stand_out() -> None:
    for paper in (PAPER, CREAM):
        assert contrast(INK, paper) > 7
        assert contrast(SOFT_INK, paper) > 4.5
    for mark in SEAT_MARKS:
        assert contrast(mark.colour, mark.mark) > 3.5
    for ground in GROUNDS:
        assert contrast(INK, ground.wash) > 4.5
        assert contrast(ground.ink, ground.wash) > 2.5
    assert len({ground.strokes for ground in GROUNDS}) == len({mark.path for mark in SEAT_MARKS}) + 1 == 5
