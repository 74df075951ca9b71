"""Planets and tiles on paper: every portion in the wash and the texture of its habitat."""

from __future__ import annotations

from collections.abc import Iterable

from pangea.core.atlas import CREAM, INK, SOFT_INK
from pangea.core.ink import Point, escaped, group, moved, path, tag, words
from pangea.games.planet.board.content import LETTERS
from pangea.games.planet.board.globe import EDGES, FACES
from pangea.games.planet.board.tables import HABITAT_COUNT
from pangea.games.planet.drawing.captions import Captions
from pangea.games.planet.drawing.net import Spot, bounds, net
from pangea.games.planet.drawing.palette import GROUNDS, SEAT_MARKS, SPACE
from pangea.games.planet.notation.positions import face_letters

EDGE = 57.0
"""The length of an edge of a planet's face."""
_LEFT, _TOP, _RIGHT, _BOTTOM = bounds()
WIDTH, HEIGHT = (_RIGHT - _LEFT) * EDGE, (_BOTTOM - _TOP) * EDGE
_LYING = Spot(on_edge=False, turn=0, centre=(0.0, 0.0), cell=(0, 0))
"""How a tile lies that is on no planet: letter 0 at the top."""


def definitions() -> str:
    """The engraver's textures, and the marks of the seats."""
    made = []
    for ground in GROUNDS:
        stroke = {"fill": "none", "stroke": ground.ink, "stroke_width": ".8", "stroke_linecap": "round"}
        strokes = tag("path", d=ground.strokes, opacity=".75", **stroke)
        size = {"width": 10, "height": 10, "patternUnits": "userSpaceOnUse"}
        made.append(tag("pattern", strokes, id=f"planet-{ground.name}", **size))
    for seat, mark in enumerate(SEAT_MARKS):
        disc = tag("circle", r=11, fill=mark.colour, stroke=INK, stroke_width="1.2")
        made.append(group([disc, tag("path", d=mark.path, fill=mark.mark)], id=f"planet-seat-{seat}"))
    return "".join(made)


def planet(captions: Captions, seat: int) -> str:
    """A planet unfolded, with its upper left corner at (0, 0)."""
    letters = [face_letters(captions.state, seat, face) for face in range(FACES)]
    pieces = [(_shifted(spot), word) for spot, word in zip(net(), letters, strict=True)]
    faces = [_face(captions, face, spot, word) for face, (spot, word) in enumerate(pieces)]
    return _washes((spot, word) for spot, word in pieces if word) + _seams(pieces) + "".join(faces)


def _shifted(spot: Spot) -> Spot:
    x, y = spot.centre
    return Spot(spot.on_edge, spot.turn, (x - _LEFT, y - _TOP), spot.cell)


def _washes(pieces: Iterable[tuple[Spot, str]], edge: float = EDGE) -> str:
    """All portions of a habitat as one shape, once for the wash and once for the texture."""
    shapes = [""] * HABITAT_COUNT
    for spot, letters in pieces:
        for portion, letter in enumerate(letters):
            shapes[LETTERS.index(letter)] += path(_scaled(spot.triangle(portion), edge))
    drawn = []
    for ground, shape in zip(GROUNDS, shapes, strict=True):
        if shape:
            drawn.append(tag("path", d=shape, fill=ground.wash, stroke=ground.wash, stroke_width=".8"))
            drawn.append(tag("path", d=shape, fill=f"url(#planet-{ground.name})"))
    return "".join(drawn)


def _scaled(points: list[Point], edge: float = EDGE) -> list[Point]:
    return [(x * edge, y * edge) for x, y in points]


def _seams(pieces: list[tuple[Spot, str]], edge: float = EDGE) -> str:
    """Lines inside a tile where one habitat ends and another begins."""
    lines = ""
    for spot, letters in pieces:
        for portion in range(EDGES if letters else 0):
            if letters[portion] != letters[(portion + 1) % EDGES]:
                centre, _, corner = _scaled(spot.triangle(portion), edge)
                lines += path([centre, corner], closed=False)
    return tag("path", d=lines, fill="none", stroke=SOFT_INK, stroke_width="1") if lines else ""


def _face(captions: Captions, face: int, spot: Spot, letters: str) -> str:
    """The outline of a face and its number; a bare one is empty paper."""
    title = captions.say("planet-label-face", face=str(face))
    name = tag("title", escaped(f"{title}: {letters or captions.say('planet-label-bare')}"))
    fill = {"fill": "none"} if letters else {"fill": SPACE}
    rim = (
        {"stroke": INK, "stroke_width": "1.6"} if letters else {"stroke": SOFT_INK, "stroke_dasharray": "4 3"}
    )
    outline = tag("path", d=path(_scaled(spot.outline())), stroke_linejoin="round", **fill, **rim)
    (centre,) = _scaled([spot.centre])
    label = _number(str(face), centre, 15.0 if letters else 17.0)
    return group([name, outline, label], data_face=face, data_letters=letters or "-")


def _number(text: str, centre: Point, size: float) -> str:
    x, y = centre
    halo = {"stroke": CREAM, "stroke_width": "3.2", "stroke_opacity": ".85", "paint_order": "stroke"}
    return words(text, x, y, size, fill=INK, text_anchor="middle", font_style="italic", **halo)


def tile(captions: Captions, number: int, letters: str, x: float, y: float, edge: float) -> str:
    """A tile that lies on the table, its middle at a point."""
    name = tag("title", escaped(f"{captions.say('planet-label-tile', tile=str(number))}: {letters}"))
    pieces = [(_LYING, letters)]
    outline = path(_scaled(_LYING.outline(), edge))
    rim = tag("path", d=outline, fill="none", stroke=INK, stroke_width="1.6", stroke_linejoin="round")
    label = _number(str(number), (0.0, 0.0), max(13.0, edge * 0.36))
    inner = [name, _washes(pieces, edge), _seams(pieces, edge), rim, label]
    return moved(inner, x, y, data_tile=number)


def swatch(habitat: int, x: float, y: float, size: float) -> str:
    """A habitat as it looks on the planets, its middle at a point."""
    ground = GROUNDS[habitat]
    box = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size, "rx": 4}
    wash = tag("rect", fill=ground.wash, stroke=ground.ink, stroke_width="1", **box)
    return wash + tag("rect", fill=f"url(#planet-{ground.name})", **box)
