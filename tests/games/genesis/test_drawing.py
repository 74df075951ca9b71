"""How a position of Genesis looks: what lies on the table is in picture and text, no more, no less."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from pangea.core.atlas import CREAM
from pangea.core.chance import random_from
from pangea.core.contract import OVER
from pangea.core.views import shown
from pangea.core.words import languages
from pangea.games.genesis.board import COLUMNS, SPACES, SPECIES_NAMES, TERRAIN_NAMES, USUAL, Ground, name_of
from pangea.games.genesis.drawing import svg, text
from pangea.games.genesis.drawing.palette import KINS, LANDS
from pangea.games.genesis.state import State

from .positions import EDITION, full_but_for, table, with_tiles

SVG = "{http://www.w3.org/2000/svg}"
LANGUAGES = pytest.mark.parametrize("lang", languages())
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
PICTURE = Path(__file__).parents[3] / "docs" / "images" / "genesis.svg"


def played(seed: int, moves: int, players: int) -> State:
    state, random = EDITION.lay_out(players, {}), random_from(seed)
    while moves > 0 and EDITION.rules.to_move(state) != OVER:
        EDITION.rules.apply(state, EDITION.rules.pick(state, random))
        moves -= 1
    return state  # type: ignore[return-value]


def of_the_docs() -> State:
    """The position of the picture in the documentation."""
    return played(3, 115, 4)


MOMENTS = {
    "start": table("players 4"),
    "rolled": table("players 2; turn 1; dice savanna wild"),
    "second": with_tiles(
        "Fr a1", "Sd n10", players=3, dice="swamp wild", second="forest savanna mountain swamp"
    ),
    "middle": played(1, 70, 3),
    "end": played(1, 1000, 4),
    "end of two": played(2, 1000, 2),
    "full": full_but_for("a1 c3"),
}


def tile_on(state: State, space: int) -> tuple[int, int] | None:
    """The terrain and the seat of the tile on a space, if there is one."""
    row, column = divmod(space, COLUMNS)
    lie = [terrain for terrain in range(4) if state.land[terrain, row] >> column & 1]
    live = [seat for seat in range(4) if state.kin[seat, row] >> column & 1]
    return (lie[0], live[0]) if lie else None


MOMENT = pytest.mark.parametrize("state", MOMENTS.values(), ids=MOMENTS)


@MOMENT
@LANGUAGES
def test_the_picture_is_whole(state: State, lang: str) -> None:
    root = ET.fromstring(svg(shown(EDITION, state), lang))
    assert root.tag == f"{SVG}svg"
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert all(str(one).startswith("genesis-") for one in ids)
    for element in root.iter():
        for value in (element.get("href", ""), element.get("fill", "")):
            if "#genesis-" in value:
                assert value.strip("url()").removeprefix("#") in ids
    assert "http" not in svg(shown(EDITION, state), lang).replace("http://www.w3.org/2000/svg", ""), (
        "nothing from elsewhere"
    )
    title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert desc is not None
    assert title.text
    assert desc.text
    assert root.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"


@MOMENT
def test_every_tile_is_in_the_picture_with_its_terrain_and_its_species(state: State) -> None:
    root = ET.fromstring(svg(shown(EDITION, state), "en"))
    drawn = {}
    for element in root.iter(f"{SVG}g"):
        if element.get("data-space"):
            shapes = [use.get("href", "").removeprefix("#genesis-") for use in element.iter(f"{SVG}use")]
            drawn[element.get("data-space")] = shapes
    expected = {}
    for space in range(SPACES):
        tile = tile_on(state, space)
        if tile is not None:
            expected[name_of(space)] = [TERRAIN_NAMES[tile[0]], SPECIES_NAMES[tile[1]]]
        elif USUAL.ground[space] != Ground.FREE:
            expected[name_of(space)] = ["volcano" if USUAL.ground[space] == Ground.VOLCANO else "tar-pit"]
    assert drawn == expected


@MOMENT
@LANGUAGES
def test_the_text_is_no_wider_than_a_terminal(state: State, lang: str) -> None:
    plain, coloured = text(shown(EDITION, state), lang, False), text(shown(EDITION, state), lang, True)
    assert all(len(line) <= 100 for line in plain.splitlines())
    assert "\x1b" not in plain
    bare = "\n".join(line.rstrip() for line in ESCAPE.sub("", coloured).splitlines())
    assert bare == "\n".join(line.rstrip() for line in plain.splitlines())


@MOMENT
def test_every_space_is_in_the_text(state: State) -> None:
    lines = text(shown(EDITION, state), "en", False).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("  1 "))
    rows = lines[first : first + 10]
    signs = [sign for row in rows for sign in row.replace("≈", " ").split()[1:-1]]
    expected = []
    for space in range(SPACES):
        tile = tile_on(state, space)
        if tile is not None:
            expected.append(LANDS[tile[0]].letter + KINS[tile[1]].letter)
        elif USUAL.ground[space] != Ground.FREE:
            expected.append("^" if USUAL.ground[space] == Ground.VOLCANO else "o")
        elif state.players > 2 or space % 14 < USUAL.river:
            expected.append(".")
    assert signs == expected


@LANGUAGES
def test_stock_dice_and_points_are_in_text_and_picture(lang: str) -> None:
    state = with_tiles("Fr a1 b1 c1", "Sd n10", players=3, dice="swamp wild", second="swamp")
    told, picture = text(shown(EDITION, state), lang, False), svg(shown(EDITION, state), lang)
    assert re.search(r"> .*10 +13 +13 +13 +18", told)
    assert re.search(r"\n   .*13 +12 +13 +13 +0", told)
    assert picture.count(">18<") == 1
    drawn = ET.fromstring(picture)
    assert [use.get("href") for use in drawn.iter(f"{SVG}use")].count("#genesis-wild") == 1


def test_who_is_to_move_and_who_won() -> None:
    assert "Seat 1 (dinosaurs) rolls the dice" in text(
        shown(EDITION, table("players 2; turn 1")), "en", False
    )
    assert "Won by: " in svg(shown(EDITION, MOMENTS["end"]), "en")


def test_whoever_hears_the_picture_hears_every_tile() -> None:
    state = MOMENTS["middle"]
    desc = ET.fromstring(svg(shown(EDITION, state), "en")).find(f"{SVG}desc")
    assert desc is not None
    assert desc.text
    tiles = [tile for space in range(SPACES) if (tile := tile_on(state, space))]
    for terrain, name in enumerate(TERRAIN_NAMES):
        for seat, species in enumerate(SPECIES_NAMES):
            assert desc.text.count(f" {name}, {species}") == tiles.count((terrain, seat))


def test_seats_and_terrains_differ_without_colour_too() -> None:
    assert len({kin.badge for kin in KINS}) == len({kin.letter for kin in KINS}) == 4
    assert len({land.letter for land in LANDS}) == 4
    for kin in KINS:
        assert contrast(kin.colour, CREAM) > 4.5
        assert all(contrast(kin.colour, land.wash) > 3 for land in LANDS)
    for one, other in combinations(LANDS, 2):
        assert one.wash != other.wash
    assert all(contrast(land.ink, land.wash) > 3 for land in LANDS)


def contrast(one: str, other: str) -> float:
    """How well two colours can be told apart, by the web's rule: 1 not at all, 21 black on white."""
    light, dark = sorted((lightness(one), lightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lightness(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_the_picture_of_the_documentation_is_fresh() -> None:
    """Made anew by: python -m tests.games.genesis.test_drawing"""
    assert PICTURE.read_text(encoding="utf-8") == svg(shown(EDITION, of_the_docs()), "en") + "\n"


if __name__ == "__main__":
    PICTURE.write_text(svg(shown(EDITION, of_the_docs()), "en") + "\n", encoding="utf-8")
