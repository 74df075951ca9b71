"""How a position of Trias looks: what lies on the table is in the picture and in the text, and no more."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast
from xml.etree import ElementTree as ET

import pytest

from pangea.core.atlas import CREAM, INK, PAPER, SOFT_INK
from pangea.core.chance import random_from
from pangea.core.contract import OVER
from pangea.core.record import copied
from pangea.core.views import shown
from pangea.core.words import Phrase, languages, say
from pangea.games.trias.board import axial
from pangea.games.trias.drawing.palette import HERDS
from pangea.games.trias.state import State
from tests.conformance.looking import assert_colour_is_nothing_more, assert_whole

from . import drawn
from .positions import EDITION, after, table

SVG = "{http://www.w3.org/2000/svg}"
LANGUAGES = pytest.mark.parametrize("lang", languages())


def svg(state: State, lang: str = "en") -> str:
    return EDITION.game.drawing.svg(shown(EDITION, state), lang)


def text(state: State, lang: str = "en", colour: bool = False) -> str:
    return EDITION.game.drawing.text(shown(EDITION, state), lang, colour)


def game(seed: int, players: int) -> Iterator[State]:
    """Every position of a random game, from before the first tile."""
    state = cast(State, EDITION.lay_out(players, {}))
    random = random_from(seed)
    yield state
    while EDITION.rules.to_move(state) != OVER:
        EDITION.rules.apply(state, EDITION.rules.pick(state, random))
        yield state


def moment(seed: int, players: int, moves: int) -> State:
    return next(copied(state) for number, state in enumerate(game(seed, players)) if number == moves)


WIDE = table(
    "tiles 0,0:Pa 1,0:S 20,0:Saab 21,0:Fbb -20,3:M -21,3:Fc 5,-20:S 5,20:Sccc; swim 9,9:abc 12,0:aabbcc"
)
POSITIONS = {
    **{name: table(position) for name, position in drawn.ALL.items()},
    "wide": WIDE,
    "lifted": after(table("tiles 0,0:Pa 1,0:Sabb 2,0:F 0,1:M"), "lift 1,0"),
    "heap": table("players 5; tiles 0,0:P 1,0:F" + "aaaabbbbccccdddde" + " 0,1:S"),
    "nothing": moment(1, 4, 0),
    "laying": moment(1, 4, 20),
    "dealing": moment(1, 4, 37),
    "middle": moment(1, 5, 120),
    "end": [copied(state) for state in game(1, 3)][-1],
}
MOMENTS = pytest.mark.parametrize("state", POSITIONS.values(), ids=POSITIONS.keys())


def herds_in(state: State) -> list[int]:
    """Herds of each seat on the table, in the water too."""
    return [int(state.herds[:, seat].sum() + state.swimmers[:, seat].sum()) for seat in range(5)]


@MOMENTS
def test_the_picture_shows_every_tile_and_every_herd(state: State) -> None:
    root = ET.fromstring(svg(state))
    groups = list(root.iter(f"{SVG}g"))
    tiles = {g.attrib["data-hex"]: g.attrib["data-terrain"] for g in groups if "data-tile" in g.attrib}
    there = [tile for tile in range(state.tiles) if tile != state.lifted]
    assert len(tiles) == len(there)
    for tile in there:
        q, r = axial(state.place[tile])
        assert tiles[f"{q},{r}"] == ("mountain", "steppe", "forest", "pole")[state.terrain[tile]]
    letters = "".join(
        g.attrib.get("data-herds", "") + g.attrib.get("data-swimmers", "") for g in groups
    ).lower()
    assert [letters.count(herd.letter) for herd in HERDS] == herds_in(state)
    assert len([g for g in groups if "data-lifted" in g.attrib]) == (state.lifted >= 0)


@MOMENTS
def test_the_text_shows_every_herd_and_keeps_to_its_width(state: State) -> None:
    for lang in languages():
        plain = text(state, lang)
        assert max(len(line) for line in plain.splitlines()) <= 110
    land = text(state).split(" M  mountain")[0]
    letters = "".join(re.findall(r"[MSFP~^]([a-eA-E]+)", land)).lower()
    assert [letters.count(herd.letter) for herd in HERDS] == herds_in(state)


@MOMENTS
def test_drawings_are_whole_and_colour_is_nothing_more(state: State) -> None:
    """However far the land reaches, and however many herds stand on a tile."""
    assert_whole(EDITION, state, "en")
    assert_colour_is_nothing_more(EDITION, state, "en")


def test_the_map_in_the_text_is_a_position() -> None:
    """What the terminal shows can be read again as a drawing."""
    state = table(drawn.ISLAND)
    rows = text(state).split("\n r/q")[0].replace("=", " ").splitlines()
    again = table("phase act; map\n" + "\n".join(row[5:] for row in rows))
    assert [axial(place) for place in again.place] == [axial(place) for place in state.place]
    assert again.herds.tolist() == state.herds.tolist()


def test_inner_seas_are_drawn() -> None:
    assert text(table(drawn.LAKE)).split("M  mountain")[0].count("=") == 1
    assert text(table(drawn.BAY)).split("M  mountain")[0].count("=") == 0
    assert text(table(drawn.ISLAND)).split("M  mountain")[0].count("=") == 15


@LANGUAGES
def test_every_language_has_its_words(lang: str) -> None:
    state = moment(1, 4, 90)
    picture, plain = svg(state, lang), text(state, lang)
    assert ET.fromstring(picture).attrib["lang"] == lang
    for terrain in ("mountain", "steppe", "forest", "pole"):
        name = say(Phrase(f"trias-terrain-{terrain}"), lang)
        assert name in picture
        assert name in plain


def test_the_end_names_the_winners() -> None:
    state = POSITIONS["end"]
    for picture in (svg(state), text(state)):
        assert say(Phrase("trias-ending-impact")) in picture
        assert re.search(r"wins?\.", picture)


def light(colour: str) -> float:
    """How bright a colour is, as the Web Content Accessibility Guidelines count it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_words_and_marks_stand_out() -> None:
    for paper in (PAPER, CREAM):
        assert contrast(INK, paper) > 7
        assert contrast(SOFT_INK, paper) > 4.5
    for herd in HERDS:
        assert contrast(herd.colour, herd.mark) > 3.5
    assert len({herd.outline for herd in HERDS}) == len({herd.letter for herd in HERDS}) == 5
